"""Rulebook step 5, city actions: build businesses, hold elections."""

from __future__ import annotations

from nieuw.core.ledger import gain, score
from nieuw.core.majority import election_points
from nieuw.core.moves import BUILDS, JUST_ELECT, NOTHING, Move
from nieuw.core.names import WHY_BUILD, WHY_ELECTION, WOOD, Seat
from nieuw.core.state import State


def build_moves(s: State, seat: Seat) -> list[Move]:
    """R5.5: 1 to 3 businesses in any districts, 1 wood each; R9.9: from the stock of 25."""
    p = s.players[seat]
    return BUILDS[min(min(3, p.purse[WOOD]), p.spare)]


def build(s: State, seat: Seat, districts: tuple[int, ...]) -> None:
    """R5.5: 1 wood per business."""
    gain(s, seat, WOOD, -len(districts), WHY_BUILD)
    s.players[seat].spare -= len(districts)
    for district in districts:
        s.businesses[(district - 1) * s.seats + seat] += 1


def elect_moves(s: State, seat: Seat) -> list[Move]:
    """R5.4: elections worth nothing can't be held."""
    return JUST_ELECT if election_points(s, seat) else NOTHING


def elect(s: State, seat: Seat) -> None:
    """R5.6: 3 points per district led alone, 2 if tied; nobody else scores."""
    score(s, seat, election_points(s, seat), WHY_ELECTION)
