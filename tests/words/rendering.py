"""Every message of a language said with every value of its arguments, and with all pairs of those
it selects by."""

from __future__ import annotations

import contextlib
import fnmatch
import functools
import itertools
from collections.abc import Iterator, Mapping
from typing import NamedTuple
from unittest import mock

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from nieuw.say import words
from nieuw.say.arguments import Kind, kind_name, kinds

Value = str | int
AT_MOST = {
    "page-stood-in": ("n", "of"),
    "page-won-from": ("n", "of"),
    "zone-businesses": ("closing", "n"),
}
"""Arguments that are never more than another of the same message."""


class Rendering(NamedTuple):
    """A message as it is said."""

    key: str
    text: str


class Message(Visitor):
    """What a message asks for, selects by and quotes."""

    def __init__(self, entry: ast.Message, file: str) -> None:
        self.key: str = entry.id.name
        self.file = file
        self.arguments: set[str] = set()
        self.selects: dict[str, list[str]] = {}
        self.quotes: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.quotes.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = [
                v.key.name if isinstance(v.key, ast.Identifier) else v.key.value
                for v in node.variants
            ]
            self.selects.setdefault(node.selector.id.name, []).extend(keys)
        self.generic_visit(node)


@functools.cache
def messages(language: str) -> dict[str, Message]:
    """Every message of a language, in the order of its files."""
    catalogue: dict[str, Message] = {}
    for file in sorted((words.folder() / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                catalogue[entry.id.name] = Message(entry, file.name)
    for message in catalogue.values():
        for quoted in message.quotes & catalogue.keys():
            message.arguments |= catalogue[quoted].arguments
    return catalogue


@contextlib.contextmanager
def speaking(language: str) -> Iterator[None]:
    """Everything is said in that language."""
    with mock.patch.object(words, "language", return_value=language):
        yield


def renderings(language: str, pairs: bool = True) -> Iterator[Rendering]:
    """All that a language says, each text of a message once."""
    for key in messages(language):
        said = (
            words.say_in(language, key, args)
            for args in _tried(language, key, pairs)
            if _possible(key, args)
        )
        yield from (Rendering(key, text) for text in dict.fromkeys(said))


def _possible(key: str, args: Mapping[str, Value]) -> bool:
    small, large = AT_MOST.get(key, ("", ""))
    return not (small in args and large in args) or int(args[small]) <= int(args[large])


def _tried(language: str, key: str, pairs: bool) -> Iterator[Mapping[str, Value]]:
    """Each value alone, the other arguments as usual; then what is selected by with any other."""
    message = messages(language)[key]
    tried = {name: _values(language, kind_name(key, name)) for name in sorted(message.arguments)}
    usual = {name: values[0] for name, values in tried.items()}
    yield usual
    for name, values in tried.items():
        yield from ({**usual, name: value} for value in values[1:])
    if not pairs:
        return
    counted = [name for name in tried if _kind(key, name).numbers or _kind(key, name).words]
    for pair in itertools.combinations(counted, 2):
        if message.selects.keys() & pair:
            for chosen in itertools.product(*(tried[name] for name in pair)):
                yield {**usual, **dict(zip(pair, chosen, strict=True))}


def _kind(key: str, name: str) -> Kind:
    return kinds()[kind_name(key, name)]


@functools.cache
def _values(language: str, kind: str) -> list[Value]:
    """What arguments of a kind may be, the usual value first."""
    of = kinds()[kind]
    if of.list or of.row:
        items = [_usual(language, key) for key in of.list or of.row] * 3
        most = max(3, len(items) // 3)
        joined = words.listed if of.list else words.in_a_row
        with speaking(language):
            return [joined(items[:n]) for n in (2, 1, most)]
    known = [key for pattern in of.messages for key in fnmatch.filter(messages(language), pattern)]
    return [*of.numbers, *of.words, *of.texts, *(_usual(language, key) for key in known)]


def _usual(language: str, key: str) -> str:
    """A message with the usual value of each argument."""
    return words.say_in(language, key, next(iter(_tried(language, key, pairs=False))))
