"""Rulebook end of the game: last elections, land not cleared, furs and leftovers."""

from __future__ import annotations

from typing import Final

from nieuw.core.ledger import score
from nieuw.core.majority import election_points
from nieuw.core.names import (
    BEAVER,
    WHY_FINAL_ELECTION,
    WHY_FINAL_FURS,
    WHY_FINAL_LAND,
    WHY_FINAL_REST,
    Seat,
)
from nieuw.core.row import housed, row_points
from nieuw.core.state import State

REST_FOR_A_POINT: Final = 3


def final_scoring(s: State) -> None:
    """R12.1 to R12.3, each for every seat in turn order."""
    for seat in s.order:
        score(s, seat, election_points(s, seat), WHY_FINAL_ELECTION)
    for seat in s.order:
        score(s, seat, final_land(s, seat), WHY_FINAL_LAND)
    for seat in s.order:
        score(s, seat, final_furs(s, seat), WHY_FINAL_FURS)
        score(s, seat, final_rest(s, seat), WHY_FINAL_REST)


def final_land(s: State, seat: Seat) -> int:
    """R12.2: the rightmost housed card scores its place if it is uncleared."""
    p = s.players[seat]
    complete = housed(s.box, p)
    return row_points(s.box, complete) if complete > p.cleared else 0


def final_furs(s: State, seat: Seat) -> int:
    """R12.3: 1 point a fur."""
    return sum(s.players[seat].purse[BEAVER:])


def final_rest(s: State, seat: Seat) -> int:
    """R12.3: 1 point for every three of goods, corn, wood and coins together."""
    return sum(s.players[seat].purse[:BEAVER]) // REST_FOR_A_POINT


def winners(s: State) -> list[Seat]:
    """R12.4: most points; equal points share the win."""
    best = max([p.score for p in s.players])
    return [seat for seat, p in enumerate(s.players) if p.score == best]
