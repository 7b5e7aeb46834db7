"""Who leads a district: one question, shared by fees, elections and income."""

from __future__ import annotations

from typing import Final

from nieuw.core.names import DISTRICTS, District, Seat
from nieuw.core.state import State

NONE: Final = 0
TIED: Final = 1
SOLE: Final = 2

ELECTION_POINTS: Final = [0, 2, 3]
"""By standing. A list, because compiled code makes a tuple of constants anew for each lookup."""


def standing(s: State, district: District, seat: Seat) -> int:
    """R0.1: SOLE with more businesses than every other, TIED with as many as the best other; NONE
    behind another or without a business, even at 0-0."""
    n = s.seats
    base = (district - 1) * n
    mine = s.businesses[base + seat]
    if mine == 0:
        return NONE
    result = SOLE
    for other in range(n):
        if other != seat:
            theirs = s.businesses[base + other]
            if theirs > mine:
                return NONE
            if theirs == mine:
                result = TIED
    return result


def election_points(s: State, seat: Seat) -> int:
    """R5.6, R12.1: 3 points for each sole and 2 for each tied majority."""
    points = 0
    for district in range(1, DISTRICTS + 1):
        points += ELECTION_POINTS[standing(s, district, seat)]
    return points
