"""What the final scoring would give every seat if the game ended now."""

from __future__ import annotations

from typing import TypedDict

from nieuw.core.events import FinalScored
from nieuw.core.names import FINAL_STEP
from nieuw.core.rules.final import final_scoring
from nieuw.core.state import State


class Projection(TypedDict):
    """The final scoring of one seat (R12), by its parts; nothing once it is done."""

    election: int
    land: int
    furs: int
    rest: int
    total: int
    """The points of the seat after it."""


def projections(s: State) -> list[Projection]:
    """What is still to come of it; nothing once it is done."""
    if s.step < FINAL_STEP:
        return scored(s)
    return [_projection(None, p.score) for p in s.players]


def scored(s: State) -> list[Projection]:
    """The final scoring, carried out on a copy of the table."""
    t = s.copy()
    t.log = []
    final_scoring(t)
    parts = {event.seat: event for event in t.log if isinstance(event, FinalScored)}
    return [_projection(parts.get(seat), p.score) for seat, p in enumerate(t.players)]


def _projection(parts: FinalScored | None, total: int) -> Projection:
    if parts is None:
        return {"election": 0, "land": 0, "furs": 0, "rest": 0, "total": total}
    return {
        "election": parts.election,
        "land": parts.land,
        "furs": parts.furs,
        "rest": parts.rest,
        "total": total,
    }
