"""R5.5, R5.6: city actions."""

from __future__ import annotations

import pytest

from helpers import (
    all_buildings_there,
    at_turn,
    changes,
    give,
    options,
    play,
    points,
    purse,
    put,
    there,
)


@pytest.mark.parametrize(("wood", "ways"), [(0, 0), (1, 6), (2, 6 + 21), (3, 6 + 21 + 56), (9, 83)])
def test_one_to_three_businesses(wood: int, ways: int) -> None:
    """R5.5: as many as there is wood, never more than 3, in any districts."""
    s = at_turn(3, 5, 0)
    give(s, 0, wood=wood)
    texts = options(s, "build")
    assert len(set(texts)) == len(texts) == ways
    assert max((len(text.split()) - 1 for text in texts), default=0) == min(3, wood)


def test_build() -> None:
    """R5.5: 1 wood and one building of the stock each."""
    s = at_turn(3, 5, 1)
    events = play(s, "build 1 6 6")
    assert changes(events) == [(1, "-3w", "build")]
    assert purse(s, 1) == "8c 4g 2n"
    assert [there(s, d) for d in range(1, 7)] == [[0, 1, 0], *[[0, 0, 0]] * 4, [0, 2, 0]]
    assert [p.spare for p in s.players] == [24, 21, 24]
    assert all_buildings_there(s)
    assert points(events) == []


def test_build_one() -> None:
    """R5.5: also a single one, where others are."""
    s = at_turn(2, 5, 0)
    put(s, 4, 2, 3)
    assert changes(play(s, "build 4")) == [(0, "-1w", "build")]
    assert there(s, 4) == [3, 3]
    assert s.players[0].spare == 21


@pytest.mark.parametrize(("spare", "most"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3)])
def test_build_from_the_stock(spare: int, most: int) -> None:
    """R9.9: a business needs a building in stock."""
    s = at_turn(3, 5, 0)
    give(s, 0, wood=5)
    put(s, 1, 24 - spare, 0, 0)
    sizes = {len(text.split()) - 1 for text in options(s, "build")}
    assert sizes == set(range(1, most + 1))


def test_elections() -> None:
    """R5.6: 3 for a sole, 2 for a tied majority, also tied by three; nobody else scores."""
    s = at_turn(3, 5, 0)
    put(s, 1, 2, 1, 0)
    put(s, 2, 1, 1, 1)
    put(s, 3, 1, 2, 0)
    put(s, 4, 0, 1, 1)
    put(s, 5, 0, 0, 0)
    put(s, 6, 1, 0, 1)
    before = purse(s, 0)
    events = play(s, "elect")
    assert points(events) == [(0, 3 + 2 + 2, "election")]
    assert [p.score for p in s.players] == [7, 0, 0]
    assert purse(s, 0) == before
    assert there(s, 1) == [2, 1, 0]


def test_two_elections_in_a_turn() -> None:
    """R5.6: each tile scores."""
    s = at_turn(3, 5, 2, tiles=2)
    put(s, 5, 0, 0, 1)
    play(s, "elect", "elect")
    assert s.players[2].score == 6
