"""An answer as a person reads it: what to type, the words, its price and its prize."""

from __future__ import annotations

from typing import NamedTuple

from nieuw.core.names import BEAVER, KIND_NAMES, WHY_NAMES
from nieuw.say.phrases import Phrase, change, in_a_row, phrase
from nieuw.say.words import say, say_phrase
from nieuw.show.preview import Effect


class Row(NamedTuple):
    """An answer: what to type, the words, and its notation; None if more must be typed."""

    label: str
    words: str
    text: str | None


def effects(made: Effect, verb: str, furs: bool = True) -> str:
    """Price and prize of an answer."""
    found: list[Phrase] = []
    for one in made.changes:
        kind = None if one.kind == "points" else KIND_NAMES.index(one.kind)
        if kind is not None and kind >= BEAVER and not furs:
            continue
        found.append(change(kind, one.n, WHY_NAMES.index(one.why), verb))
    if made.to_pay:
        mix = phrase("amount-coins-or-goods", n=made.to_pay)
        found.append(phrase("change-loss", amount=mix))
    return say_phrase(in_a_row(found))


def marked(words: str, made: Effect, verb: str, furs: bool = True) -> str:
    """The words of an answer with its price and prize, and whether something is drawn next."""
    found = effects(made, verb, furs)
    text = say("row", what=words, effects=found) if found else words
    return say("row-reveals", row=text) if made.reveals else text
