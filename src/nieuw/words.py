"""Words for people, in the language of the reader: messages of `locales/<language>/*.ftl`.

Code never glues parts of sentences together: a message is a whole sentence with arguments, and
where a list of things stands in one, `listed` joins them by a message too.
"""

from __future__ import annotations

import functools
import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

DEFAULT: Final = "en"


class MissingWords(LookupError):
    """A message that is not there, or that lacks an argument."""


@dataclass(frozen=True)
class Phrase:
    """A message to be said: its key and arguments, in no language yet."""

    id: str
    args: dict[str, Arg]


@dataclass(frozen=True)
class Many:
    """Several things in one phrase."""

    items: tuple[Phrase, ...]


@dataclass(frozen=True)
class Who:
    """Whoever sits there."""

    seat: int


Arg = str | int | Phrase | Many | Who


def phrase(key: str, /, **args: Arg) -> Phrase:
    """A message to be said later, in a language the reader chooses."""
    return Phrase(key, args)


def many(items: Iterable[Phrase]) -> Many:
    """Several things, to be listed when they are said."""
    return Many(tuple(items))


def say(key: str, /, **args: Arg) -> str:
    """The message of that key in the reader's language."""
    return say_phrase(Phrase(key, args))


def say_phrase(what: Phrase | Many, who: Sequence[str] = ()) -> str:
    """A phrase in the reader's language; `who` are the names of the seats."""
    if isinstance(what, Many):
        return listed(say_phrase(item, who) for item in what.items)
    return say_in(language(), what.id, {key: _said(arg, who) for key, arg in what.args.items()})


def _said(arg: Arg, who: Sequence[str]) -> str | int:
    if isinstance(arg, Who):
        return who[arg.seat]
    return say_phrase(arg, who) if isinstance(arg, Phrase | Many) else arg


def say_in(language: str, key: str, args: Mapping[str, str | int]) -> str:
    """The message of that key in a language; what that one lacks is said in English."""
    for name in dict.fromkeys((language, DEFAULT)):
        bundle = _bundle(name)
        if bundle.has_message(key):
            pattern = bundle.get_message(key).value
            if pattern is None:
                break
            text, errors = bundle.format_pattern(pattern, dict(args))
            if errors:
                raise MissingWords(f"{key}: {errors[0]}")
            return str(text)
    raise MissingWords(f"no message {key}")


def listed(items: Iterable[str]) -> str:
    """Several things in one phrase: `3 coins, 1 wood`; nothing is an empty text."""
    text = ""
    for item in items:
        text = say("list-more", list=text, item=item) if text else item
    return text


@functools.cache
def languages() -> tuple[str, ...]:
    """The languages there are words in."""
    return tuple(sorted(found.name for found in folder().iterdir() if found.is_dir()))


@functools.cache
def language() -> str:
    """The reader's language, from the same variables every other program reads."""
    for variable in ("NIEUW_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            name = value.split(".")[0].split("_")[0].lower()
            return name if name in languages() else DEFAULT
    return DEFAULT


@functools.cache
def folder() -> Path:
    """Where the words are: in the package, or beside `src` where it runs from the sources."""
    here = Path(__file__).resolve().parent
    inside = here / "locales"
    return inside if inside.is_dir() else here.parent.parent / "locales"


@functools.cache
def _bundle(name: str) -> FluentBundle:
    bundle = FluentBundle([name], use_isolating=False)
    for file in sorted((folder() / name).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
