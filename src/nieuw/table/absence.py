"""A person who is away when it is their turn: how long the table has waited for them. Pure: who is
away, and since when, is known elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from nieuw.table.entries import AbsentBody
from nieuw.table.errors import Refused
from nieuw.table.live import Live
from nieuw.table.seats import Seat
from nieuw.table.wire import SHORTEST_WAIT, Absence

MINUTE = 60_000
"""In milliseconds."""


class Attendance(NamedTuple):
    """Which of a table's people are not here, and how long the others wait for them."""

    gone: Mapping[str, int]
    """Since when each of them has been away, in milliseconds since 1970."""
    patience: int
    """In minutes."""


ALL_HERE = Attendance({}, SHORTEST_WAIT)


def absence(live: Live, seats: list[Seat], attendance: Attendance, at: int) -> Absence | None:
    """The person whose turn it is, if they are away: the table has waited since they left, or since
    their turn came if that was later."""
    if live.mover < 0 or seats[live.mover].bot:
        return None
    left = attendance.gone.get(seats[live.mover].person)
    if left is None:
        return None
    waited = max(0, at - max(left, live.asked_at))
    return Absence(live.mover, waited, attendance.patience * MINUTE)


def asks(
    live: Live, seats: list[Seat], whose: int, person: str, attendance: Attendance, at: int
) -> AbsentBody:
    """The vote when someone wants a bot for a seat: those who are here are asked, except people who
    have already agreed."""
    missing = absence(live, seats, attendance, at)
    if missing is None or missing.seat != whose or missing.waited < missing.patience:
        raise Refused("not-absent")
    open_poll = live.poll if live.poll and live.poll.about == "stand-in" else None
    agreed = [open_poll.seat, *open_poll.agreed] if open_poll else []
    settled = {"", person, seats[whose].person, *(seats[seat].person for seat in agreed)}
    waiting = [
        chair.seat
        for chair in seats
        if not (chair.bot or chair.person in settled or chair.person in attendance.gone)
    ]
    if open_poll and waiting and set(waiting) == set(open_poll.waiting):
        raise Refused("vote-open")
    return AbsentBody(whose, waiting, agreed)
