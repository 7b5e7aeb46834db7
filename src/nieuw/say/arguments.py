"""What messages are said with: the kinds of their arguments, from `locales/arguments.toml`."""

from __future__ import annotations

import functools
import tomllib

import msgspec

from nieuw.say.words import folder


class Kind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an argument may be: exactly one of the six fields after `arguments` is filled."""

    arguments: tuple[str, ...]
    numbers: tuple[int, ...] = ()
    words: tuple[str, ...] = ()
    texts: tuple[str, ...] = ()
    messages: tuple[str, ...] = ()
    list: tuple[str, ...] = ()
    row: tuple[str, ...] = ()


@functools.cache
def kinds() -> dict[str, Kind]:
    """Every kind by its name."""
    text = (folder() / "arguments.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, Kind])


@functools.cache
def _by_argument() -> dict[str, str]:
    return {argument: name for name, kind in kinds().items() for argument in kind.arguments}


def kind_name(message: str, argument: str) -> str:
    """The kind of an argument; a message may use a common name for a kind of its own."""
    known = _by_argument()
    return known.get(f"{message}.{argument}") or known[argument]
