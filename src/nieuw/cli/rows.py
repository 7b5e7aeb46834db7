"""An answer as a person reads it: what to type, the words, its price and its prize."""

from __future__ import annotations

from typing import Literal, NamedTuple

from nieuw.core.names import BEAVER, KIND_NAMES, WHY_NAMES
from nieuw.say.phrases import Many, Phrase, because, change, in_a_row, many, phrase
from nieuw.say.words import say, say_phrase
from nieuw.show.preview import Effect, Loss


class Row(NamedTuple):
    """An answer: what to type, the words, and its notation; None if more must be typed."""

    label: str
    words: str
    text: str | None
    form: Literal["row", "lead", "short"] = "row"
    """A line, words that lead in the short answers after them, or one of these."""


def effects(made: Effect, verb: str, furs: bool = True) -> str:
    """Price and prize of an answer."""
    found: list[Phrase] = []
    for one in made.changes:
        kind = None if one.kind == "points" else KIND_NAMES.index(one.kind)
        if kind is not None and kind >= BEAVER and not furs:
            continue
        found.append(change(kind, one.n, WHY_NAMES.index(one.why), verb))
    for one in made.follows:
        kind = None if one.kind == "points" else KIND_NAMES.index(one.kind)
        found.append(because(kind, one.n, WHY_NAMES.index(one.why)))
    if made.to_pay:
        mix = phrase("amount-coins-or-goods", n=made.to_pay)
        found.append(phrase("change-loss", amount=mix))
    return say_phrase(in_a_row(found))


def marked(words: str, made: Effect, verb: str, furs: bool = True) -> str:
    """The words of an answer with its price and prize, and what there is to note."""
    found = effects(made, verb, furs)
    return noted(say("row", what=words, effects=found) if found else words, made)


def noted(row: str, made: Effect) -> str:
    """A row with what its answer loses for good, and whether something is drawn next."""
    if made.loses:
        row = say("row-loses", row=row, loss=say_phrase(losses(made.loses)))
    return say("row-reveals", row=row) if made.reveals else row


def losses(made: Loss) -> Many:
    """What is lost: `1 business, 2 points and 1 good`."""
    counts = {"businesses": made.businesses, "points": made.points, "goods": made.goods}
    return many(phrase(f"amount-{what}", n=n) for what, n in counts.items() if n)
