"""The program's sentences in a language: of the log, of the terminal, of whole commands.

Besides `page.py` only this module of the folder knows the program from inside.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator, Sequence
from typing import Any

from cli.running import run
from nieuw.box.file import builtin
from nieuw.cli.marks import Marks
from nieuw.cli.menu import menu
from nieuw.core.state import State
from nieuw.game.record import Record
from nieuw.say import phrases, words
from nieuw.server.replay import replay

LANGUAGES = ("en", "de", "ru", "hu", "it")


def log_of(record: Record) -> tuple[list[str], list[list[Any]]]:
    """The names of the seats, and the phrases of each line of the log."""
    shown = replay(record, None)
    names = [chair.name for chair in shown.chairs]
    return names, [[sentence.what for sentence in line.said] for line in shown.story]


@contextlib.contextmanager
def speaking(language: str) -> Iterator[None]:
    """The reader's language, for a while."""
    usual = os.environ.get("NIEUW_LANGUAGE")
    os.environ["NIEUW_LANGUAGE"] = language
    words.language.cache_clear()
    try:
        yield
    finally:
        if usual is None:
            del os.environ["NIEUW_LANGUAGE"]
        else:
            os.environ["NIEUW_LANGUAGE"] = usual
        words.language.cache_clear()


def said(phrase: Any, who: Sequence[str]) -> str:
    """A sentence of the log in the language spoken, from the library or from the wire."""
    return words.say_phrase(from_wire(phrase), who)


def from_wire(what: Any) -> Any:
    """A phrase as it came over the wire."""
    if not isinstance(what, dict):
        return what
    if "items" in what:
        return phrases.many(from_wire(item) for item in what["items"])
    if "seat" in what:
        return phrases.Who(what["seat"])
    return phrases.Phrase(what["id"], {key: from_wire(arg) for key, arg in what["args"].items()})


def asked_in_words(s: State, who: list[str]) -> list[str]:
    """The terminal's question, and its answers with what is typed for them."""
    asked = menu(s, who, Marks(builtin()))
    return [asked.question, *(f"{row.label}  {row.words}" for row in asked.rows)]


def printed(*words: str, typed: str = "") -> str:
    """What a command prints when this is typed."""
    ran = run(*words, typed=typed)
    assert ran.code == 0, ran.err
    return ran.out


def at_line(record: Record, count: int) -> Record:
    """The first entries of a record."""
    return record.back_to(count)
