"""Rulebook end of the game: last elections, land not cleared, furs and leftovers."""

from __future__ import annotations

from typing import Final

from nieuw.core.events import FinalScored
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
    parts = [
        (
            seat,
            election_points(s, seat),
            final_land(s, seat),
            final_furs(s, seat),
            final_rest(s, seat),
        )
        for seat in s.order
    ]
    for seat, election, _, _, _ in parts:
        score(s, seat, election, WHY_FINAL_ELECTION)
    for seat, _, land, _, _ in parts:
        score(s, seat, land, WHY_FINAL_LAND)
    for seat, _, _, furs, rest in parts:
        score(s, seat, furs, WHY_FINAL_FURS)
        score(s, seat, rest, WHY_FINAL_REST)
    if s.log is not None:
        for seat, election, land, furs, rest in parts:
            s.log.append(FinalScored(seat, election, land, furs, rest))


def final_land(s: State, seat: Seat) -> int:
    """R12.2: the rightmost card full of houses scores its position if it is uncleared."""
    p = s.players[seat]
    complete = housed(s.box, p)
    return row_points(s.box, complete) if complete > p.cleared else 0


def final_furs(s: State, seat: Seat) -> int:
    """R12.3: 1 point per fur."""
    return sum(s.players[seat].purse[BEAVER:])


def final_rest(s: State, seat: Seat) -> int:
    """R12.3: 1 point for every three of goods, corn, wood and coins together."""
    return sum(s.players[seat].purse[:BEAVER]) // REST_FOR_A_POINT


def winners(s: State) -> list[Seat]:
    """R12.4: the most points win; equal points share the win."""
    return winners_by([p.score for p in s.players])


def winners_by(points: list[int]) -> list[Seat]:
    """R12.4: the seats that win with these points."""
    best = max(points)
    return [seat for seat, n in enumerate(points) if n == best]
