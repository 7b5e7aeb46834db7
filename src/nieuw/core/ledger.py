"""The only two doors to a purse and to the points; each change carries its reason."""

from __future__ import annotations

from nieuw.core.events import GAINED, SCORED, Event
from nieuw.core.names import BEAVER, Kind, Seat, Why
from nieuw.core.state import State


def tell(s: State, what: int, seat: int, a: int, b: int) -> None:
    """Write down that something moved, where anyone listens."""
    if s.log is not None:
        s.log.append(Event(what, seat, a, b))


def gain(s: State, seat: Seat, kind: Kind, n: int, why: Why) -> None:
    """Change a purse by n, which may be below 0."""
    s.players[seat].purse[kind] += n
    if s.log is not None and n != 0:
        s.log.append(Event(GAINED, seat, kind, n, why))


def score(s: State, seat: Seat, n: int, why: Why) -> None:
    """R0.4: points are one whole number, never below 0, with no upper end."""
    p = s.players[seat]
    if n < -p.score:
        n = -p.score
    p.score += n
    if s.log is not None and n != 0:
        s.log.append(Event(SCORED, seat, 0, n, why))


def discard_fur(s: State, seat: Seat, kind: Kind, n: int, why: Why) -> None:
    """Furs paid or shipped go face up to the discard (R4.4, R7.3)."""
    gain(s, seat, kind, -n, why)
    s.discard[kind - BEAVER] += n
