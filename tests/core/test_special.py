"""R9: special actions."""

from __future__ import annotations

import pytest

from helpers import (
    PLAIN,
    all_buildings_there,
    at_turn,
    changes,
    fur_counts,
    give,
    only,
    options,
    own_land,
    own_warehouses,
    play,
    purse,
    put,
    scarce,
    show,
    traders,
)
from nieuw.core.agenda import ASK_PAY_MARKET, DEAL_FURS
from nieuw.core.engine import to_move
from nieuw.core.events import Reshuffled
from nieuw.core.names import BEAVER, CHANCE
from nieuw.core.row import housed
from nieuw.core.rules.income import dock_room
from nieuw.core.rules.special import coins_after_fee, fee
from nieuw.core.state import State

SPECIALS = [
    ("wood -1", 1),
    ("corn -1", 2),
    ("warehouse", 3),
    ("houses 1", 4),
    ("market 1", 5),
    ("post", 6),
]


def able(step: int = 5) -> State:
    """Seat 0 could take every special action, with 3 coins and two tiles."""
    s = at_turn(3, step, 0, tiles=2, box=PLAIN)
    give(s, 0, coin=3)
    own_land(s, 0, [3])
    s.camps = [2, 1, 0, 0, 0]
    return s


@pytest.mark.parametrize(("text", "district"), SPECIALS)
def test_the_fee(text: str, district: int) -> None:
    """R9.1: 1 coin before everything else where another leads, also at 0-0."""
    for counts in ((0, 0, 0), (1, 2, 0), (0, 1, 1)):
        s = able()
        put(s, district, *counts)
        assert fee(s, 0, district) == 1
        assert coins_after_fee(s, 0, district) == 2
        assert changes(play(s, text))[0] == (0, "-1c", "fee")


@pytest.mark.parametrize(("text", "district"), SPECIALS)
def test_free_with_a_majority(text: str, district: int) -> None:
    """R9.1: nothing with the sole or a tied majority of this district."""
    for counts in ((1, 0, 0), (2, 1, 1), (1, 1, 0), (2, 2, 2)):
        s = able()
        put(s, district, *counts)
        assert fee(s, 0, district) == 0
        assert [fee(s, 0, d) for d in range(1, 7) if d != district] == [1] * 5
        assert coins_after_fee(s, 0, district) == 3
        assert changes(play(s, text), "fee") == []


@pytest.mark.parametrize(("text", "district"), SPECIALS)
def test_no_coin_for_the_fee(text: str, district: int) -> None:
    """R9.1: nothing the special brings can pay it; with a majority no coin is needed."""
    s = able()
    give(s, 0, coin=0, goods=4)
    assert text not in options(s)
    assert options(s, text.split()[0]) == []
    give(s, 0, coin=1)
    assert text in options(s)
    give(s, 0, coin=0)
    put(s, district, 1, 1, 0)
    assert text in options(s)
    put(s, district, 1, 2, 0)
    assert text not in options(s)


@pytest.mark.parametrize(("text", "district"), SPECIALS)
def test_a_coin_of_a_passed_tile_pays_the_fee(text: str, district: int) -> None:
    """R9.1: it is in hand by then."""
    s = able()
    give(s, 0, coin=0)
    assert text not in options(s)
    play(s, "pass tile")
    events = play(s, text)
    assert changes(events)[0] == (0, "-1c", "fee")
    assert s.players[0].purse[0] == (1 if text in ("wood -1", "corn -1") else 0)


def test_build_first_then_act_free() -> None:
    """R9.1: the majority counts at that moment."""
    s = able()
    put(s, 3, 0, 1, 0)
    assert fee(s, 0, 3) == 1
    events = play(s, "build 3", "warehouse")
    assert changes(events) == [(0, "-1w", "build"), (0, "-1w", "warehouse")]


def test_any_district_in_any_step() -> None:
    """R9.2: the same again in the next step, and nobody blocks anybody."""
    s = at_turn(2, 5, 0, tiles=0)
    for step in (5, 6, 7):
        for seat in (0, 1):
            assert (s.step, to_move(s)) == (step, seat)
            play(s, "wood +1")
    assert [p.purse[2] for p in s.players] == [6, 6]


@pytest.mark.parametrize("step", [5, 6, 7])
def test_all_specials_in_every_step(step: int) -> None:
    """R9.2: whatever the step is."""
    for text, _ in SPECIALS:
        s = able(step)
        assert text in options(s)
        play(s, text)
        assert options(s, *(other.split()[0] for other, _ in SPECIALS)) == []


def test_the_lumberyard() -> None:
    """R9.3: buy any number of wood or sell any number, at 1 coin each, not both."""
    s = able()
    give(s, 0, coin=3, wood=2)
    assert options(s, "wood") == ["wood +1", "wood +2", "wood -1", "wood -2"]
    put(s, 1, 1, 0, 0)
    assert options(s, "wood") == ["wood +1", "wood +2", "wood +3", "wood -1", "wood -2"]
    t = s.copy()
    assert changes(play(s, "wood +3")) == [(0, "-3c", "wood"), (0, "+3w", "wood")]
    assert purse(s, 0) == "4g 5w 2n"
    assert changes(play(t, "wood -2")) == [(0, "+2c", "wood"), (0, "-2w", "wood")]
    assert purse(t, 0) == "5c 4g 2n"
    assert options(t, "wood") == []


def test_the_granary() -> None:
    """R9.4: the same with corn."""
    s = able()
    give(s, 0, coin=2, wood=3, corn=1)
    assert options(s, "corn") == ["corn +1", "corn -1"]
    put(s, 2, 1, 0, 0)
    assert options(s, "corn") == ["corn +1", "corn +2", "corn -1"]
    t = s.copy()
    assert changes(play(s, "corn +2")) == [(0, "-2c", "corn"), (0, "+2n", "corn")]
    assert purse(s, 0) == "4g 3w 3n"
    assert changes(play(t, "corn -1")) == [(0, "+1c", "corn"), (0, "-1n", "corn")]
    assert purse(t, 0) == "3c 4g 3w"


def test_large_dealings() -> None:
    """R9.3, R9.4: any number means any."""
    s = able()
    give(s, 0, coin=61, wood=80, corn=3)
    assert len(options(s, "wood")) == 60 + 80
    assert len(options(s, "corn")) == 60 + 3
    events = play(s, "wood -80")
    assert changes(events, "fee", "wood") == [
        (0, "-1c", "fee"),
        (0, "+80c", "wood"),
        (0, "-80w", "wood"),
    ]


def test_the_fee_at_the_lumberyard_is_paid_first() -> None:
    """R9.3: with the fee the last coin is gone, so only selling is left."""
    s = able()
    give(s, 0, coin=1, wood=1)
    assert options(s, "wood") == ["wood -1"]
    assert changes(play(s, "wood -1"), "fee", "wood") == [
        (0, "-1c", "fee"),
        (0, "+1c", "wood"),
        (0, "-1w", "wood"),
    ]


@pytest.mark.parametrize(("before", "room"), [(1, 6), (2, 8), (3, 10)])
def test_the_docks(before: int, room: int) -> None:
    """R9.5: 1 wood, one warehouse on the leftmost free space, which opens its dock."""
    s = able()
    put(s, 3, 1, 0, 0)
    give(s, 0, wood=1)
    own_warehouses(s, 0, before)
    spare = s.players[0].spare
    events = play(s, "warehouse")
    assert changes(events) == [(0, "-1w", "warehouse")]
    p = s.players[0]
    assert (p.warehouses, p.spare) == (before + 1, spare - 1)
    assert dock_room(s, 0) == room
    assert all_buildings_there(s)


def test_the_wharf_is_full_or_there_is_no_wood() -> None:
    """R9.5: four warehouses in all, 1 wood each."""
    s = able()
    own_warehouses(s, 0, 3)
    assert options(s, "warehouse") == ["warehouse"]
    own_warehouses(s, 0, 4)
    assert options(s, "warehouse") == []
    own_warehouses(s, 0, 3)
    give(s, 0, wood=0)
    assert options(s, "warehouse") == []


@pytest.mark.parametrize(
    ("row", "built", "wood", "most"),
    [
        ([], 0, 5, 0),
        ([3], 3, 5, 0),
        ([3], 2, 5, 1),
        ([3], 1, 5, 2),
        ([3], 0, 5, 3),
        ([3, 6], 0, 5, 3),
        ([3, 6], 1, 2, 2),
        ([3, 6], 1, 1, 1),
        ([3, 6], 1, 0, 0),
        ([1, 4], 1, 3, 1),
    ],
)
def test_the_guild(row: list[int], built: int, wood: int, most: int) -> None:
    """R9.6: 1 to 3 houses, as far as wood and free spaces go."""
    s = able()
    own_land(s, 0, row, built)
    give(s, 0, wood=wood)
    assert options(s, "houses") == [f"houses {n}" for n in range(1, most + 1)]


def test_houses_go_from_left_to_right() -> None:
    """R9.6: 1 wood each; the left card is finished first."""
    s = able()
    put(s, 4, 1, 0, 0)
    own_land(s, 0, [2, 3, 1], houses=1)
    events = play(s, "houses 3")
    assert changes(events) == [(0, "-3w", "houses")]
    p = s.players[0]
    assert (p.houses, p.spare) == (4, 19)
    assert housed(PLAIN, p) == 1
    assert all_buildings_there(s)


@pytest.mark.parametrize(
    ("coin", "goods", "most"),
    [
        (1, 2, 0),
        (1, 3, 1),
        (4, 0, 1),
        (3, 0, 0),
        (6, 0, 1),
        (7, 0, 2),
        (3, 4, 2),
        (8, 1, 2),
        (9, 1, 3),
        (6, 4, 3),
        (30, 4, 3),
    ],
)
def test_what_the_black_market_costs(coin: int, goods: int, most: int) -> None:
    """R9.7: 3, 6 or 9 of coins and goods together, after the fee."""
    s = able()
    give(s, 0, coin=coin, goods=goods, wood=9, corn=9, furs="BBBB")
    assert options(s, "market") == [f"market {n}" for n in range(1, most + 1)]


def test_the_black_market() -> None:
    """R9.7: say how many, pay in any mix of coins and goods, then draw from the reserve."""
    s = able()
    give(s, 0, coin=6, goods=4, furs="M")
    reserve = s.reserve[:]
    play(s, "market 2")
    assert s.agenda[-1] == (ASK_PAY_MARKET, 0, 6, 0)
    assert options(s) == ["pay 2c", "pay 3c", "pay 4c", "pay 5c"]
    events = play(s, "pay 4c 2g")
    assert changes(events) == [(0, "-4c", "market"), (0, "-2g", "market")]
    assert s.agenda[-1] == (DEAL_FURS, 0, 2, 0)
    assert options(s) == ["furs B", "furs M", "furs O", "furs R", "furs X"]
    events = play(s, "furs XM")
    assert changes(events) == [(0, "+1X", "market"), (0, "+1M", "market")]
    assert purse(s, 0) == "1c 2g 3w 2n 2M 1X"
    assert s.reserve == [reserve[0], reserve[1] - 1, *reserve[2:4], reserve[4] - 1]
    assert to_move(s) == 0


def test_one_way_to_pay_at_the_black_market() -> None:
    """R9.7: with goods alone the payment is made by itself."""
    s = able()
    give(s, 0, coin=1, goods=4)
    events = play(s, "market 1")
    assert changes(events) == [(0, "-1c", "fee"), (0, "-3g", "market")]
    assert to_move(s) == CHANCE


def test_three_furs() -> None:
    """R9.7: 9 for three."""
    s = able()
    put(s, 5, 1, 0, 0)
    give(s, 0, coin=9, goods=0)
    play(s, "market 3", "furs BBX")
    assert purse(s, 0) == "3w 2n 2B 1X"


def test_reshuffle_at_the_black_market() -> None:
    """R9.7: the discard is reshuffled in the middle of the draw."""
    s = able()
    give(s, 0, coin=9, goods=0)
    scarce(s, reserve="B", discard="XO")
    play(s, "market 2")
    assert options(s) == ["furs B"]
    assert s.discard == fur_counts("XO")
    events = play(s, "furs BX")
    assert only(Reshuffled, events) == [Reshuffled(2)]
    assert s.reserve == fur_counts("O")
    assert s.discard == [0] * 5
    assert s.players[0].purse[BEAVER:] == fur_counts("BX")


@pytest.mark.parametrize(
    ("reserve", "discard", "most"),
    [("", "", 0), ("B", "", 1), ("", "X", 1), ("B", "X", 2), ("BB", "X", 3), ("BB", "XX", 3)],
)
def test_never_more_furs_than_exist(reserve: str, discard: str, most: int) -> None:
    """R9.7: reserve and discard together."""
    s = able()
    give(s, 0, coin=20)
    scarce(s, reserve, discard)
    assert options(s, "market") == [f"market {n}" for n in range(1, most + 1)]


def test_the_last_furs_of_all() -> None:
    """R9.7: they can all be bought."""
    s = able()
    give(s, 0, coin=20, goods=0)
    scarce(s, "B", "X")
    play(s, "market 2", "furs BX")
    assert sum(s.reserve) + sum(s.discard) == 0
    assert options(s, "market") == []


def test_no_building_left() -> None:
    """R9.9: every building comes from the stock of 25."""
    s = able()
    put(s, 1, 24, 0, 0)
    assert s.players[0].spare == 0
    assert options(s, "build", "warehouse", "houses") == []
    put(s, 1, 23, 0, 0)
    assert options(s, "houses") == ["houses 1"]
    assert options(s, "warehouse") == ["warehouse"]
    put(s, 1, 22, 0, 0)
    assert options(s, "houses") == ["houses 1", "houses 2"]


def test_houses_and_warehouses_never_come_back() -> None:
    """R9.9: clearing land returns the markers, not the houses."""
    s = at_turn(3, 6, 0, box=PLAIN)
    own_land(s, 0, [3], houses=3)
    play(s, "clear")
    assert (s.players[0].houses, s.players[0].spare) == (3, 21)


def test_removed_businesses_come_back() -> None:
    """R9.9: they are in stock again."""
    s = at_turn(3, 7, 2, tiles=0)
    give(s, 2, corn=1)
    put(s, 1, 0, 0, 1)
    put(s, 2, 0, 0, 1)
    show(s, ships=[])
    traders(s)
    play(s, "pass special", "close 1")
    assert s.players[2].spare == 23
    assert all_buildings_there(s)
