"""R10: supply and income; R0.4: points never go below 0."""

from __future__ import annotations

import pytest

from helpers import (
    PLAIN,
    all_buildings_there,
    begin,
    changes,
    give,
    made,
    only,
    options,
    own_land,
    own_ships,
    own_warehouses,
    play,
    points,
    position,
    purse,
    put,
    there,
)
from nieuw.core.agenda import ASK_CLOSE, STEP
from nieuw.core.engine import to_move
from nieuw.core.events import (
    Began,
    Closed,
    Earned,
    Gained,
    Harvested,
    Scored,
    Unloaded,
    Upkept,
)
from nieuw.core.ledger import score
from nieuw.core.names import (
    CHANCE,
    COIN,
    CORN,
    GOODS,
    WHY_CARGO,
    WHY_CLOSE,
    WHY_ELECTION,
    WHY_HARVEST,
    WHY_INCOME,
    WHY_UPKEEP,
)
from nieuw.core.rules.income import cargo_due, dock_room, harvest_due, income_due
from nieuw.core.state import State


def supply(*corn: int, order: tuple[int, ...] | None = None) -> State:
    """Before step 8: each seat holds so much corn and 1 coin."""
    s = position(len(corn), 7, box=PLAIN)
    s.order = list(order or range(len(corn)))
    for seat, n in enumerate(corn):
        give(s, seat, coin=1, goods=0, wood=0, corn=n)
    return s


def test_harvest() -> None:
    """R10.8: the corn of cleared cards, in turn order; uncleared ones give none."""
    s = supply(0, 1, 2, order=(1, 2, 0))
    own_land(s, 0, [1, 2, 3], houses=6, cleared=2)
    own_land(s, 1, [5, 4], houses=3, cleared=2)
    own_land(s, 2, [6], houses=3)
    assert [harvest_due(s, seat) for seat in range(3)] == [6, 18, 0]
    events = begin(s, 8)
    assert changes(events, "harvest") == [(1, "+18n", "harvest"), (0, "+6n", "harvest")]
    assert only(Harvested, events) == [Harvested(1, 18), Harvested(2, 0), Harvested(0, 6)]
    assert [p.purse[3] for p in s.players] == [6, 19, 2]


def test_the_steps_follow_one_another() -> None:
    """R10.8 before R10.9 before R10.10 before R10.11, each for all seats."""
    s = supply(0, 0)
    for seat in range(2):
        own_land(s, seat, [seat + 1], houses=seat + 1, cleared=1)
        own_ships(s, seat, seat + 1)
    put(s, 1, 1, 0)
    put(s, 2, 0, 1)
    events = begin(s, 8)
    assert events == [
        Began(8, 3),
        Gained(0, CORN, 2, WHY_HARVEST),
        Harvested(0, 2),
        Gained(1, CORN, 4, WHY_HARVEST),
        Harvested(1, 4),
        Began(9, 3),
        Gained(0, CORN, -1, WHY_UPKEEP),
        Upkept(0, 1, 1),
        Gained(1, CORN, -1, WHY_UPKEEP),
        Upkept(1, 1, 1),
        Began(10, 3),
        Gained(0, GOODS, 1, WHY_CARGO),
        Unloaded(0, 1, 0),
        Gained(1, GOODS, 2, WHY_CARGO),
        Unloaded(1, 2, 0),
        Began(11, 3),
        Gained(0, COIN, 2, WHY_INCOME),
        Earned(0, 2),
        Gained(1, COIN, 2, WHY_INCOME),
        Earned(1, 2),
        Began(1, 4),
    ]


def test_upkeep() -> None:
    """R10.9: 1 corn a business, over all districts."""
    s = supply(5, 3, 0)
    put(s, 1, 1, 0, 0)
    put(s, 3, 2, 1, 0)
    put(s, 6, 1, 2, 0)
    events = begin(s, 9)
    assert changes(events, "upkeep") == [(0, "-4n", "upkeep"), (1, "-3n", "upkeep")]
    assert [p.purse[3] for p in s.players] == [1, 0, 0]
    assert only(Upkept, events) == [Upkept(0, 4, 4), Upkept(1, 3, 3), Upkept(2, 0, 0)]
    assert only(Closed, events) == []
    assert points(events) == []
    assert to_move(s) == CHANCE


def test_all_that_can_be_paid_is_paid() -> None:
    """R10.9: then the unpaid businesses are removed, own choice, 2 points each."""
    s = supply(2, 9, 9)
    s.players[0].score = 10
    put(s, 1, 2, 0, 0)
    put(s, 4, 1, 1, 0)
    put(s, 6, 1, 0, 0)
    events = begin(s, 9)
    assert changes(events, "upkeep") == [(0, "-2n", "upkeep"), (1, "-1n", "upkeep")]
    assert only(Upkept, events) == [Upkept(0, 4, 2), Upkept(1, 1, 1), Upkept(2, 0, 0)]
    assert s.players[0].purse[3] == 0
    assert s.agenda == [(STEP, 0, 10, 0), (ASK_CLOSE, 0, 2, 0)]
    assert options(s) == ["close 1 1", "close 1 4", "close 1 6", "close 4 6"]
    events = play(s, "close 1 6")
    assert only(Scored, events) == [Scored(0, -4, WHY_CLOSE)]
    assert only(Closed, events) == [Closed(0, 1, 1), Closed(0, 6, 1)]
    assert s.players[0].score == 6
    assert [there(s, d)[0] for d in range(1, 7)] == [1, 0, 0, 1, 0, 0]
    assert there(s, 4) == [1, 1, 0]
    assert s.players[0].spare == 22
    assert all_buildings_there(s)


def test_closings_in_turn_order() -> None:
    """R10.9: everybody pays first; then who paid too little chooses, in turn order."""
    s = supply(0, 1, 5, order=(2, 1, 0))
    for district in (1, 2, 3):
        put(s, district, 1, 1, 1)
    s.players[2].purse[3] = 2
    events = begin(s, 9)
    assert changes(events, "upkeep") == [(2, "-2n", "upkeep"), (1, "-1n", "upkeep")]
    assert only(Upkept, events) == [Upkept(2, 3, 2), Upkept(1, 3, 1), Upkept(0, 3, 0)]
    assert to_move(s) == 2
    assert options(s) == ["close 1", "close 2", "close 3"]
    assert only(Closed, play(s, "close 2")) == [Closed(2, 2, 1)]
    assert to_move(s) == 1
    assert options(s) == ["close 1 2", "close 1 3", "close 2 3"]
    events = play(s, "close 1 3")
    assert made(events) == [(1, "close 1 3", False), (0, "close 1 2 3", True)]
    assert only(Closed, events) == [
        *(Closed(1, district, 1) for district in (1, 3)),
        *(Closed(0, district, 1) for district in (1, 2, 3)),
    ]
    assert to_move(s) == CHANCE
    assert [there(s, d) for d in (1, 2, 3)] == [[0, 0, 1], [0, 1, 0], [0, 0, 1]]


def test_one_way_to_close() -> None:
    """R10.9: businesses of one district leave no choice."""
    s = supply(1, 0)
    s.players[0].score = 9
    put(s, 5, 3, 0)
    events = begin(s, 9)
    assert points(events) == [(0, -4, "close")]
    assert only(Closed, events) == [Closed(0, 5, 2)]
    assert there(s, 5) == [1, 0]
    assert s.players[0].spare == 23


def test_many_are_closed_in_many_districts() -> None:
    """R10.9: told by district, in their order, after the points."""
    s = supply(0, 9)
    s.players[0].score = 20
    put(s, 2, 3, 0)
    put(s, 4, 2, 0)
    put(s, 6, 2, 0)
    s.players[0].purse[CORN] = 1
    begin(s, 9)
    assert play(s, "close 2 2 2 4 6 6")[1:5] == [
        Scored(0, -12, WHY_CLOSE),
        Closed(0, 2, 3),
        Closed(0, 4, 1),
        Closed(0, 6, 2),
    ]
    assert [there(s, d)[0] for d in range(1, 7)] == [0, 0, 0, 1, 0, 0]


def test_removed_businesses_earn_nothing() -> None:
    """R10.9: neither a coin nor a majority in step 11."""
    s = supply(1, 9)
    put(s, 1, 1, 0)
    put(s, 2, 1, 1)
    begin(s, 9)
    events = play(s, "close 2")
    assert changes(events, "income") == [(0, "+2c", "income"), (1, "+2c", "income")]
    assert only(Earned, events) == [Earned(0, 2), Earned(1, 2)]
    s = supply(1, 9)
    put(s, 1, 1, 0)
    put(s, 2, 1, 1)
    begin(s, 9)
    events = play(s, "close 1")
    assert changes(events, "income") == [(0, "+1c", "income"), (1, "+1c", "income")]
    assert only(Earned, events) == [Earned(0, 1), Earned(1, 1)]


@pytest.mark.parametrize(("had", "left", "told"), [(5, 1, -4), (4, 0, -4), (3, 0, -3), (0, 0, 0)])
def test_points_never_below_0(had: int, left: int, told: int) -> None:
    """R0.4: what can't be taken is forgiven."""
    s = supply(0, 9)
    s.players[0].score = had
    put(s, 5, 2, 0)
    events = begin(s, 9)
    assert s.players[0].score == left
    assert points(events) == ([(0, told, "close")] if told else [])
    assert only(Closed, events) == [Closed(0, 5, 2)]


def test_points_have_no_upper_end() -> None:
    """R0.4: one whole number, past the 50 of the track."""
    s = supply(0, 0)
    score(s, 0, 49, WHY_ELECTION)
    score(s, 0, 3, WHY_ELECTION)
    score(s, 0, 200, WHY_ELECTION)
    assert [p.score for p in s.players] == [252, 0]


@pytest.mark.parametrize(
    ("warehouses", "held", "ships", "gained", "lost"),
    [
        (1, 0, (3,), 3, 0),
        (1, 1, (3,), 3, 0),
        (1, 2, (3,), 2, 1),
        (1, 4, (3,), 0, 3),
        (1, 4, (), 0, 0),
        (2, 1, (1, 2, 5), 5, 3),
        (3, 0, (3, 5), 8, 0),
        (3, 0, (4, 5), 8, 1),
        (4, 0, (4, 6), 10, 0),
        (4, 3, (4, 5), 7, 2),
    ],
)
def test_goods_of_ships(
    warehouses: int, held: int, ships: tuple[int, ...], gained: int, lost: int
) -> None:
    """R10.10: as many as the open docks hold; the rest is lost."""
    s = supply(0, 0)
    own_warehouses(s, 1, warehouses)
    give(s, 1, goods=held)
    own_ships(s, 1, *ships)
    assert cargo_due(s, 1) == gained + lost
    assert dock_room(s, 1) == 2 + 2 * warehouses
    events = begin(s, 10)
    assert changes(events, "cargo") == ([(1, f"+{gained}g", "cargo")] if gained else [])
    assert only(Unloaded, events) == [Unloaded(0, 0, 0), Unloaded(1, gained + lost, lost)]
    assert s.players[1].purse[1] == held + gained


def test_goods_come_every_round() -> None:
    """R10.10: the ships stay."""
    s = supply(0, 0, 0, order=(2, 0, 1))
    own_ships(s, 0, 1)
    own_ships(s, 2, 2)
    for _ in range(2):
        events = begin(s, 10)
        assert changes(events, "cargo") == [(2, "+2g", "cargo"), (0, "+1g", "cargo")]
        assert only(Unloaded, events) == [Unloaded(2, 2, 0), Unloaded(0, 1, 0), Unloaded(1, 0, 0)]


def test_income() -> None:
    """R10.11: 1 coin a district with a business, 1 more with the sole majority."""
    s = supply(9, 9, 9, order=(1, 0, 2))
    put(s, 1, 3, 1, 0)
    put(s, 2, 1, 1, 0)
    put(s, 3, 1, 2, 2)
    put(s, 6, 0, 1, 0)
    assert [income_due(s, seat) for seat in range(3)] == [2 + 1 + 1, 1 + 1 + 1 + 2, 1]
    events = begin(s, 11)
    assert changes(events, "income") == [
        (1, "+5c", "income"),
        (0, "+4c", "income"),
        (2, "+1c", "income"),
    ]
    assert only(Earned, events) == [Earned(1, 5), Earned(0, 4), Earned(2, 1)]
    assert [purse(s, seat) for seat in range(3)] == ["5c 9n", "6c 9n", "2c 9n"]


def test_income_of_all_districts() -> None:
    """R10.11: up to two coins a district."""
    s = supply(9, 9)
    for district in range(1, 7):
        put(s, district, 1, 0)
    assert [income_due(s, seat) for seat in range(2)] == [12, 0]
    assert only(Earned, begin(s, 11)) == [Earned(0, 12), Earned(1, 0)]
