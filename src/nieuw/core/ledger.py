"""The only two ways to change a purse or the points; each change has its reason."""

from __future__ import annotations

from nieuw.core.events import Gained, Scored
from nieuw.core.names import BEAVER, Kind, Seat, Why
from nieuw.core.state import State


def gain(s: State, seat: Seat, kind: Kind, n: int, why: Why) -> None:
    """Change a purse by n, which may be negative."""
    purse = s.players[seat].purse
    purse[kind] = purse[kind] + n  # compiled, += would add Python objects
    if s.log is not None and n != 0:
        s.log.append(Gained(seat, kind, n, why))


def score(s: State, seat: Seat, n: int, why: Why) -> None:
    """R0.4: points are a whole number, never below 0, with no upper limit."""
    p = s.players[seat]
    if n < -p.score:
        n = -p.score
    p.score += n
    if s.log is not None and n != 0:
        s.log.append(Scored(seat, n, why))


def discard_fur(s: State, seat: Seat, kind: Kind, n: int, why: Why) -> None:
    """Furs paid or shipped go face up to the discard (R4.4, R7.3)."""
    gain(s, seat, kind, -n, why)
    s.discard[kind - BEAVER] += n
