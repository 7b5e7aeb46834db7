"""A game cached next to its journal, so that only the lines not taken back are replayed.

A cache, never the truth: if it has another format or makes no sense, the journal is folded again.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from nieuw.game.dealer import Dealer
from nieuw.game.record import Segment
from nieuw.game.turn import Sentence
from nieuw.table.live import Live
from nieuw.table.wire import ChatLine, Ended, Note, Poll

FORMAT: Final = 2
"""Grows whenever a cached game would be read differently."""


class KeptSeed(msgspec.Struct, tag="seed"):
    """From here on draws come from this seed."""

    seed: str


class KeptTurn(msgspec.Struct, tag="turn"):
    """A sentence not taken back, and the version it was written at."""

    text: str
    v: int
    bot: str = ""
    """The bot that chose it for its person; empty if none did."""


class Kept(msgspec.Struct):
    """Everything a table remembers."""

    seq: int
    v: int
    steps: list[KeptSeed | KeptTurn]
    notes: list[Note]
    chat: list[ChatLine]
    poll: Poll | None
    away: dict[int, str]
    ended: Ended | None
    asked_at: int
    asides: list[ChatLine]


def keep(live: Live) -> Kept:
    """A game as it is now."""
    return Kept(
        *(live.seq, live.v, list(_steps(live)), live.notes, live.chat),
        *(live.poll, live.away, live.ended, live.asked_at, live.asides),
    )


def _steps(live: Live) -> Iterator[KeptSeed | KeptTurn]:
    if live.record.dealer:
        yield _seed(live.record.dealer)
    line = 0
    for entry in live.record.entries:
        if isinstance(entry.what, Segment):
            yield _seed(entry.what)
        elif isinstance(entry.what, Sentence):
            if not entry.what.forced:
                yield KeptTurn(entry.what.line.text, live.written[line], live.players[line])
            line += 1


def _seed(segment: Segment) -> KeptSeed:
    assert segment.seed is not None, "a table knows its own seeds"
    return KeptSeed(segment.seed)


def restore(live: Live, kept: Kept) -> Iterator[Live]:
    """A game before its first entry becomes the cached one: step by step, so that others can be
    served in between; the last step is the whole game."""
    for step in kept.steps:
        if isinstance(step, KeptSeed):
            live.record.new_segment(Dealer(step.seed))
        else:
            live.v = step.v
            live.tell(live.record.play(step.text), step.bot)
        yield live
    live.seq, live.v, live.poll = kept.seq, kept.v, kept.poll
    live.away, live.ended, live.asked_at = kept.away.copy(), kept.ended, kept.asked_at
    live.notes, live.chat, live.asides = kept.notes, kept.chat, kept.asides
    live.record.ended = kept.ended is not None
    yield live
