"""Votes on a takeback, an early end or a bot for someone who is away: who is asked and who has yet
to answer. Pure."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence

import msgspec

from nieuw.table.seats import Seat
from nieuw.table.wire import Poll


def others(people: Sequence[str], away: Container[int], seat: int) -> list[int]:
    """The seats of all other people, except those a bot plays for."""
    mine = people[seat]
    return [s for s, person in enumerate(people) if person not in ("", mine) and s not in away]


def voter(poll: Poll | None, seats: Iterable[Seat], person: str) -> int:
    """The seat a person votes with, -1 for none."""
    waiting = poll.waiting if poll else []
    own = [chair.seat for chair in seats if chair.person == person and chair.kind == "person"]
    return next((seat for seat in own if seat in waiting), -1)


def answered(poll: Poll, people: Sequence[str], seat: int, agree: bool) -> Poll | None:
    """After a person's answer, with all their seats; None if they are against it."""
    if not agree:
        return None
    voter = people[seat]
    waiting = [s for s in poll.waiting if people[s] != voter]
    agreed = [s for s in poll.waiting if people[s] == voter]
    return msgspec.structs.replace(poll, waiting=waiting, agreed=poll.agreed + agreed)


def without(poll: Poll, seat: int) -> Poll:
    """Once a bot plays a seat: it agrees to anything."""
    return msgspec.structs.replace(poll, waiting=[s for s in poll.waiting if s != seat])
