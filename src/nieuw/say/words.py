"""Words for people, in the language of the reader: messages of `locales/<language>/*.ftl`.

Code never glues parts of sentences together: a message is a whole sentence with arguments, and
where it holds a list of things, `listed` or `in_a_row` joins them by messages too.
"""

from __future__ import annotations

import functools
import os
import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from nieuw.say.phrases import Arg, Many, Phrase, Who
from nieuw.say.spaces import hidden, joined

DEFAULT: Final = "en"
VARIABLES: Final = ("NIEUW_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
_chosen = ""


class MissingWords(LookupError):
    """A message that is missing, or that lacks an argument."""


def say(key: str, /, **args: Arg) -> str:
    """The message of that key in the reader's language."""
    return say_phrase(Phrase(key, args))


def say_phrase(what: Phrase | Many, who: Sequence[str] = ()) -> str:
    """A phrase in the reader's language; `who` are the names of the seats."""
    if isinstance(what, Many):
        items = [say_phrase(item, who) for item in what.items]
        return in_a_row(items) if what.row else listed(items)
    return say_in(language(), what.id, {key: _said(arg, who) for key, arg in what.args.items()})


def _said(arg: Arg, who: Sequence[str]) -> str | int:
    if isinstance(arg, Who):
        return who[arg.seat]
    return say_phrase(arg, who) if isinstance(arg, Phrase | Many) else arg


def say_in(language: str, key: str, args: Mapping[str, str | int]) -> str:
    """The message of that key in a language; in English if that language lacks it."""
    values = {name: hidden(arg) if isinstance(arg, str) else arg for name, arg in args.items()}
    for name in dict.fromkeys((language, DEFAULT)):
        bundle = _bundle(name)
        if bundle.has_message(key):
            pattern = bundle.get_message(key).value
            if pattern is None:
                break
            text, errors = bundle.format_pattern(pattern, values)
            if errors:
                raise MissingWords(f"{key}: {errors[0]}")
            return joined(str(text))
    raise MissingWords(f"no message {key}")


def listed(items: Iterable[str]) -> str:
    """Several things in one phrase: `3 coins, 1 wood and 1 corn`; nothing is an empty text."""
    things = list(items)
    if len(things) < 2:
        return in_a_row(things)
    return say("list-last", list=in_a_row(things[:-1]), item=things[-1])


def in_a_row(items: Iterable[str]) -> str:
    """Things joined by commas alone: changes with signs (`+3 coins, −1 wood`) and what is typed."""
    text = ""
    for item in items:
        text = say("list-more", list=text, item=item) if text else item
    return text


@functools.cache
def languages() -> tuple[str, ...]:
    """The available languages."""
    return tuple(sorted(found.name for found in folder().iterdir() if found.is_dir()))


@functools.cache
def language() -> str:
    """The reader's language: the one asked for, or that of the variables every other program
    reads."""
    for value in (_chosen, *map(os.environ.get, VARIABLES)):
        if value:
            return known_language(value) or DEFAULT
    return DEFAULT


def known_language(name: str) -> str:
    """The language of a locale's name, such as `de` or `de_AT.UTF-8`; empty if there is none."""
    short = re.split("[._-]", name, maxsplit=1)[0].lower()
    return short if short in languages() else ""


def choose_language(name: str) -> None:
    """Speak this language from now on; empty for the one of the environment."""
    global _chosen
    _chosen = name
    language.cache_clear()


def chosen_language() -> str:
    """The language that was asked for, empty if none was."""
    return _chosen


@functools.cache
def folder() -> Path:
    """Where the catalogues are: in the package, or next to `src` when running from the sources."""
    here = Path(__file__).resolve().parent.parent
    inside = here / "locales"
    return inside if inside.is_dir() else here.parent.parent / "locales"


@functools.cache
def _bundle(name: str) -> FluentBundle:
    bundle = FluentBundle([name], use_isolating=False)
    for file in sorted((folder() / name).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
