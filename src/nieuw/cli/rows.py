"""An answer as a person reads it: what to type, the words, its price and its prize."""

from __future__ import annotations

from typing import NamedTuple

from nieuw.ask import Choice
from nieuw.core.names import BEAVER, KIND_NAMES, WHY_NAMES
from nieuw.phrases import change
from nieuw.words import Phrase, many, say, say_phrase

PLAIN = ("pass-tile", "pass-special", "bid", "column", "election")
"""Reasons that go without saying."""


class Row(NamedTuple):
    """An answer: what to type, the words, and its notation; none where more must be typed."""

    label: str
    words: str
    text: str | None


def effects(made: Choice, furs: bool = True) -> str:
    """Price and prize of an answer."""
    verb = made["text"].split()[0]
    found: list[Phrase] = []
    for one in made["changes"]:
        kind = None if one["kind"] == "points" else KIND_NAMES.index(one["kind"])
        if kind is not None and kind >= BEAVER and not furs:
            continue
        told = one["why"] == verb or one["why"] in PLAIN
        why = None if told else WHY_NAMES.index(one["why"])
        found.append(change(kind, one["n"], why))
    return say_phrase(many(found))


def marked(words: str, made: Choice, furs: bool = True) -> str:
    """The words of an answer with its price and prize, and whether something is drawn next."""
    found = effects(made, furs)
    text = say("row", what=words, effects=found) if found else words
    return say("row-reveals", row=text) if made["reveals"] else text
