"""The state of a game, saved next to its journal, so that nothing is replayed for a list."""

from __future__ import annotations

from typing import Literal

import msgspec

from nieuw.table.live import Live
from nieuw.table.names import EndReason, Phase


class Summary(msgspec.Struct, frozen=True):
    """What a list says about a game."""

    phase: Phase
    round: int
    step: int
    mover: int
    """The seat whose turn it is, -1 for nobody."""
    seq: int
    """The last entry of the journal it includes."""
    points: list[int]
    ended: EndReason | Literal[""] = ""
    """Why it ended early; empty if it did not."""
    ended_by: int = -1
    """The seat that ended it, or asked for it."""


def summary(live: Live) -> Summary:
    """The state of a game now."""
    s = live.record.state
    points = [player.score for player in s.players]
    how = live.ended
    return Summary(
        *(live.phase, s.round, s.step, max(-1, live.mover), live.seq, points),
        *((how.reason, how.seat) if how else ("", -1)),
    )
