"""The totals of a game."""

from __future__ import annotations

from nieuw.core.events import Scored
from nieuw.core.names import WHY_NAMES
from nieuw.game.record import Record


def points_by_source(record: Record) -> dict[str, list[int]]:
    """Points of each seat by reason, in the order in which they came; what a record starts with
    counts as `start`."""
    start = [p.score for p in record.first_state().players]
    points = {"start": start} if any(start) else {}
    for turn in record.turns():
        for event in turn.events:
            if isinstance(event, Scored):
                by_seat = points.setdefault(WHY_NAMES[event.why], [0] * len(start))
                by_seat[event.seat] += event.n
    return points
