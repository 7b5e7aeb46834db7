"""R12: the end of the game."""

from __future__ import annotations

import pytest

from helpers import PLAIN, begin, changes, give, only, own_land, points, position, purse, put, show
from nieuw.core.agenda import END
from nieuw.core.engine import legal, results, to_move
from nieuw.core.events import Began, FinalScored, Made
from nieuw.core.names import OVER
from nieuw.core.rules.final import final_furs, final_land, final_rest, winners
from nieuw.core.state import State


def ended(seats: int = 3) -> State:
    """Before the final scoring, with empty purses."""
    s = position(seats, 11, round_now=6, box=PLAIN)
    show(s, land=[], ships=[])
    for seat in range(seats):
        give(s, seat, coin=0, goods=0, wood=0, corn=0)
    return s


def nothing_but(scored: FinalScored) -> list[FinalScored]:
    """The final scoring of three seats where only one may score."""
    others = [FinalScored(seat, 0, 0, 0, 0) for seat in range(3)]
    return [*others[: scored.seat], scored, *others[scored.seat + 1 :]]


def test_final_elections() -> None:
    """R12.1: for everybody, 3 a sole and 2 a tied majority."""
    s = ended()
    s.order = [1, 2, 0]
    put(s, 1, 2, 1, 0)
    put(s, 2, 1, 1, 1)
    put(s, 3, 0, 1, 1)
    put(s, 6, 0, 0, 1)
    events = begin(s, 12)
    assert points(events) == [
        (1, 4, "final-election"),
        (2, 7, "final-election"),
        (0, 5, "final-election"),
    ]
    assert only(FinalScored, events) == [
        FinalScored(1, 4, 0, 0, 0),
        FinalScored(2, 7, 0, 0, 0),
        FinalScored(0, 5, 0, 0, 0),
    ]
    assert results(s) == [5, 4, 7]


@pytest.mark.parametrize(
    ("row", "houses", "cleared", "worth"),
    [
        ([], 0, 0, 0),
        ([1], 0, 0, 0),
        ([1], 1, 0, 1),
        ([1], 1, 1, 0),
        ([1, 4, 7], 3, 1, 6),
        ([1, 4, 7], 3, 2, 6),
        ([1, 4, 7], 3, 3, 0),
        ([1, 4, 3], 4, 1, 3),
        ([1, 4, 3], 4, 2, 0),
        ([1, 4, 7, 10, 13, 16, 19, 22], 8, 7, 36),
        ([1, 4, 7, 10, 13, 16, 19, 22, 2], 10, 3, 36),
        ([1, 4, 7, 10, 13, 16, 19, 22, 2], 9, 3, 36),
        ([1, 4, 7, 10, 13, 16, 19], 7, 0, 28),
    ],
)
def test_final_land(row: list[int], houses: int, cleared: int, worth: int) -> None:
    """R12.2: the rightmost housed card scores its place if it is uncleared; 36 from place 8."""
    s = ended()
    own_land(s, 1, row, houses, cleared)
    assert final_land(s, 1) == worth
    events = begin(s, 12)
    assert points(events) == ([(1, worth, "final-land")] if worth else [])
    assert only(FinalScored, events) == nothing_but(FinalScored(1, 0, worth, 0, 0))
    assert changes(events) == []
    assert s.players[1].cleared == cleared


@pytest.mark.parametrize(
    ("coin", "goods", "wood", "corn", "rest"),
    [
        (0, 0, 0, 0, 0),
        (2, 0, 0, 0, 0),
        (3, 0, 0, 0, 1),
        (0, 1, 1, 1, 1),
        (2, 2, 1, 0, 1),
        (2, 1, 2, 1, 2),
        (3, 2, 1, 2, 2),
        (9, 4, 7, 8, 9),
    ],
)
def test_leftovers(coin: int, goods: int, wood: int, corn: int, rest: int) -> None:
    """R12.3: 1 point for every 3 of goods, corn, wood and coins together, rounded down."""
    s = ended()
    give(s, 0, coin=coin, goods=goods, wood=wood, corn=corn)
    assert final_rest(s, 0) == rest
    events = begin(s, 12)
    assert points(events) == ([(0, rest, "final-rest")] if rest else [])
    assert only(FinalScored, events) == nothing_but(FinalScored(0, 0, 0, 0, rest))


@pytest.mark.parametrize("furs", ["", "B", "X", "BMORX", "BBBXX"])
def test_final_furs(furs: str) -> None:
    """R12.3: 1 point a fur, never counted among the rest."""
    s = ended()
    give(s, 1, coin=2, furs=furs)
    assert (final_furs(s, 1), final_rest(s, 1)) == (len(furs), 0)
    events = begin(s, 12)
    assert points(events) == ([(1, len(furs), "final-furs")] if furs else [])
    assert only(FinalScored, events) == nothing_but(FinalScored(1, 0, 0, len(furs), 0))


def test_the_wood_marker_is_not_counted() -> None:
    """R12.3: uncleared land is no wood (R6.1)."""
    s = ended()
    own_land(s, 0, [1, 2, 3])
    give(s, 0, wood=2)
    begin(s, 12)
    assert results(s) == [0, 0, 0]


def test_the_order_of_final_scoring() -> None:
    """R12.1 to R12.3: elections, land, then furs and the rest, each in turn order."""
    s = ended(2)
    s.order = [1, 0]
    for seat in range(2):
        put(s, seat + 1, *(1 - seat, seat))
        own_land(s, seat, [3 * seat + 1], houses=1)
        give(s, seat, coin=6 + 3 * seat, furs="B")
        s.players[seat].score = 10
    before = purse(s, 0)
    events = begin(s, 12)
    assert points(events) == [
        (1, 3, "final-election"),
        (0, 3, "final-election"),
        (1, 1, "final-land"),
        (0, 1, "final-land"),
        (1, 1, "final-furs"),
        (1, 3, "final-rest"),
        (0, 1, "final-furs"),
        (0, 2, "final-rest"),
    ]
    assert events[-2:] == [FinalScored(1, 3, 1, 1, 3), FinalScored(0, 3, 1, 1, 2)]
    assert len(only(FinalScored, events)) == 2
    assert results(s) == [17, 18]
    assert purse(s, 0) == before
    assert s.agenda == [(END, 0, 0, 0)]
    assert to_move(s) == OVER
    assert legal(s) == []
    assert only(Began, events) == [Began(12, 6)]
    assert only(Made, events) == []


@pytest.mark.parametrize(
    ("scores", "won"),
    [
        ([3, 2, 1], [0]),
        ([1, 2, 3], [2]),
        ([3, 3, 1], [0, 1]),
        ([1, 3, 3], [1, 2]),
        ([2, 2, 2], [0, 1, 2]),
        ([0, 0, 0], [0, 1, 2]),
    ],
)
def test_most_points_win(scores: list[int], won: list[int]) -> None:
    """R12.4: equal points share the win."""
    s = ended()
    for p, n in zip(s.players, scores, strict=True):
        p.score = n
    assert winners(s) == won
    assert results(s) == scores
