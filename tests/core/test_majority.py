"""R0.1: who leads a district."""

from __future__ import annotations

import pytest

from helpers import position, put
from nieuw.core.majority import NONE, SOLE, TIED, election_points, standing


@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ((1, 0, 0), (SOLE, NONE, NONE)),
        ((2, 1, 1), (SOLE, NONE, NONE)),
        ((0, 3, 2), (NONE, SOLE, NONE)),
        ((1, 2, 4), (NONE, NONE, SOLE)),
        ((1, 1, 0), (TIED, TIED, NONE)),
        ((2, 0, 2), (TIED, NONE, TIED)),
        ((1, 3, 3), (NONE, TIED, TIED)),
        ((2, 2, 2), (TIED, TIED, TIED)),
        ((2, 2, 3), (NONE, NONE, SOLE)),
        ((0, 0, 0), (NONE, NONE, NONE)),
    ],
)
@pytest.mark.parametrize("district", [1, 4, 6])
def test_standing(
    district: int, counts: tuple[int, int, int], expected: tuple[int, int, int]
) -> None:
    """R0.1: most businesses and at least one; at 0-0 a district is nobody's."""
    s = position(3, 5)
    put(s, district, *counts)
    assert tuple(standing(s, district, seat) for seat in range(3)) == expected
    others = [d for d in range(1, 7) if d != district]
    assert all(standing(s, d, seat) == NONE for d in others for seat in range(3))


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_standing_at_other_tables(seats: int) -> None:
    """R0.1: everybody at the table counts."""
    s = position(seats, 5)
    put(s, 3, *range(1, seats), seats - 1)
    assert [standing(s, 3, seat) for seat in range(seats)] == [NONE] * (seats - 2) + [TIED, TIED]


def test_election_points() -> None:
    """R5.6, R12.1: 3 for a sole, 2 for a tied majority, over all six districts."""
    s = position(3, 5)
    assert [election_points(s, seat) for seat in range(3)] == [0, 0, 0]
    put(s, 1, 1, 0, 0)
    put(s, 6, 2, 2, 1)
    assert [election_points(s, seat) for seat in range(3)] == [5, 2, 0]
    for district in range(1, 7):
        put(s, district, 1, 0, 0)
    assert election_points(s, 0) == 18
    for district in range(1, 7):
        put(s, district, 1, 1, 1)
    assert [election_points(s, seat) for seat in range(3)] == [12, 12, 12]
