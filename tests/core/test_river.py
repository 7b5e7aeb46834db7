"""The river: R7.2 and R9.8."""

from __future__ import annotations

import pytest

from helpers import PLAIN, at_turn, changes, give, only, options, play, position, post, put
from nieuw.core.events import PostMoved
from nieuw.core.river import first_inhabited, last_inhabited, next_area, travel_cost


@pytest.mark.parametrize(
    ("camps", "first", "last"),
    [
        ([3, 0, 0, 0, 0], 0, 0),
        ([2, 1, 0, 0, 0], 0, 1),
        ([0, 2, 0, 0, 0], 1, 1),
        ([0, 0, 1, 1, 0], 2, 3),
        ([0, 0, 0, 0, 1], 4, 4),
        ([1, 0, 0, 0, 1], 0, 4),
    ],
)
def test_inhabited_camps(camps: list[int], first: int, last: int) -> None:
    """R6.2, R9.8: the leftmost camp retreats, the rightmost bounds the posts."""
    s = position(3, 5)
    s.camps = camps
    assert (first_inhabited(s), last_inhabited(s)) == (first, last)


@pytest.mark.parametrize(
    ("camps", "area", "corn"),
    [
        ([3, 0, 0, 0, 0], 1, 0),
        ([1, 1, 0, 0, 0], 1, 0),
        ([0, 1, 1, 0, 0], 1, 1),
        ([0, 0, 2, 0, 0], 1, 1 + 2),
        ([0, 0, 2, 0, 0], 2, 2),
        ([0, 0, 2, 0, 0], 3, 0),
        ([0, 0, 1, 1, 0], 2, 2),
        ([0, 0, 0, 0, 1], 1, 1 + 2 + 4 + 8),
        ([0, 0, 0, 0, 1], 4, 8),
        ([0, 0, 0, 0, 1], 5, 0),
    ],
)
def test_travel_cost(camps: list[int], area: int, corn: int) -> None:
    """R7.2: all boats up to the nearest inhabited camp, none where the camp opposite is one."""
    s = position(3, 7, box=PLAIN)
    s.camps = camps
    post(s, 1, area, 1)
    assert travel_cost(s, 1) == corn


@pytest.mark.parametrize(
    ("seats", "camps", "areas", "then"),
    [
        (3, [2, 1, 0, 0, 0], (1, 1, 1), 2),
        (3, [0, 1, 1, 0, 0], (1, 2, 2), 3),
        (3, [1, 2, 0, 0, 0], (1, 2, 2), 0),
        (3, [3, 0, 0, 0, 0], (1, 1, 1), 0),
        (3, [0, 2, 0, 0, 0], (2, 1, 1), 0),
        (3, [0, 0, 1, 1, 0], (1, 2, 1), 2),
        (3, [0, 0, 1, 1, 0], (2, 2, 1), 3),
        (3, [0, 0, 0, 0, 1], (4, 5, 1), 5),
        (3, [0, 0, 0, 0, 1], (4, 5, 5), 0),
        (3, [0, 0, 0, 0, 1], (5, 1, 1), 0),
        (2, [1, 1, 0, 0, 0], (1, 2), 0),
        (2, [0, 1, 1, 0, 0], (1, 2), 3),
        (2, [1, 1, 0, 0, 0], (1, 1), 2),
        (4, [1, 1, 0, 0, 0], (1, 2, 2, 1), 2),
        (4, [1, 1, 0, 0, 0], (1, 2, 2, 2), 0),
        (5, [0, 1, 1, 0, 0], (1, 2, 2, 2, 1), 3),
        (5, [0, 0, 1, 1, 0], (1, 2, 2, 2, 3), 3),
    ],
)
def test_next_area(seats: int, camps: list[int], areas: tuple[int, ...], then: int) -> None:
    """R9.8: the nearest upstream area with a free space, up to the rightmost inhabited camp.

    R1.5: the number of players says which spaces are usable.
    """
    s = at_turn(seats, 5, 0, box=PLAIN)
    put(s, 6, 1, *[0] * (seats - 1))
    s.camps = camps
    post(s, *areas)
    assert next_area(s, 0) == then - 1
    assert options(s, "post") == (["post"] if then else [])


def test_move_the_post() -> None:
    """R9.8: 1 wood."""
    s = at_turn(3, 6, 1)
    put(s, 6, 0, 1, 0)
    give(s, 1, coin=0, wood=1)
    s.camps = [0, 1, 1, 0, 0]
    post(s, 1, 2, 2)
    events = play(s, "post")
    assert changes(events) == [(1, "-1w", "post")]
    assert only(PostMoved, events) == [PostMoved(1, 1, 2)]
    assert [p.post for p in s.players] == [0, 2, 1]


def test_no_wood_for_the_post() -> None:
    """R9.8: without wood it stays."""
    s = at_turn(3, 6, 1)
    s.camps = [2, 1, 0, 0, 0]
    assert options(s, "post") == ["post"]
    give(s, 1, wood=0)
    assert options(s, "post") == []
