"""R7: trade actions."""

from __future__ import annotations

from itertools import product

import pytest

from helpers import (
    PLAIN,
    at_turn,
    changes,
    fur_counts,
    furs_at,
    give,
    options,
    play,
    points,
    post,
    purse,
    put,
    show,
    traders,
)
from nieuw.core.names import BEAVER, LOW, MID, TOP
from nieuw.core.notation import amounts_text
from nieuw.core.rules.trade import load_points, mixes


def picks(furs: list[int], n: int) -> list[tuple[int, ...]]:
    """Every way to take n furs, by trying everything."""
    tried = product(*(range(held + 1) for held in furs))
    return sorted(way for way in tried if sum(way) == n)


@pytest.mark.parametrize(
    "furs",
    ["", "B", "X", "BMORX", "BBMMOORRXX", "BBBBX", "MMMRRR", "OOOOOO", "BXXXX", "MORRRX", "BBBOXX"],
)
def test_mixes(furs: str) -> None:
    """R7.1, R7.3: any mix, each once."""
    counts = fur_counts(furs)
    for n in range(len(furs) + 1):
        assert sorted(mixes(counts, n)) == picks(counts, n)


@pytest.mark.parametrize(("goods", "most"), [(0, 0), (1, 1), (3, 3), (4, 4), (5, 4)])
def test_the_top_trader(goods: int, most: int) -> None:
    """R7.1: 1 to 4 of the furs lying there, at a good each."""
    s = at_turn(3, 7, 0)
    traders(s, top="BBMX")
    give(s, 0, goods=goods)
    counts = tuple(fur_counts("BBMX"))
    expected = [
        " ".join(["trade top", *amounts_text(way, BEAVER)])
        for n in range(1, most + 1)
        for way in picks(list(counts), n)
    ]
    assert sorted(options(s, "trade")) == sorted(expected)


def test_buy_at_the_top_trader() -> None:
    """R7.1: a good a fur; the others stay."""
    s = at_turn(3, 7, 1)
    traders(s, top="BMXX", mid="XXX", low="BBBB")
    events = play(s, "trade top 1B 2X")
    assert changes(events) == [(1, "-3g", "trade"), (1, "+1B", "trade"), (1, "+2X", "trade")]
    assert purse(s, 1) == "8c 1g 3w 2n 1B 2X"
    assert [furs_at(s, trader) for trader in (TOP, MID, LOW)] == ["M", "XXX", "BBBB"]
    assert s.discard == [0] * 5


def test_the_middle_trader() -> None:
    """R7.1: all 3 for 4 goods."""
    s = at_turn(3, 7, 0)
    traders(s, mid="BMM", low="X")
    give(s, 0, goods=3)
    assert options(s, "trade") == ["trade low"]
    give(s, 0, goods=4)
    assert options(s, "trade") == ["trade mid", "trade low"]
    events = play(s, "trade mid")
    assert changes(events) == [(0, "-4g", "trade"), (0, "+1B", "trade"), (0, "+2M", "trade")]
    assert [furs_at(s, trader) for trader in (TOP, MID, LOW)] == ["", "", "X"]


def test_the_bottom_trader() -> None:
    """R7.1: all 4 for 3 goods."""
    s = at_turn(3, 7, 0)
    traders(s, mid="BBB", low="MORX")
    give(s, 0, goods=2)
    assert options(s, "trade") == []
    give(s, 0, goods=3)
    assert options(s, "trade") == ["trade low"]
    events = play(s, "trade low")
    assert changes(events) == [
        (0, "-3g", "trade"),
        (0, "+1M", "trade"),
        (0, "+1O", "trade"),
        (0, "+1R", "trade"),
        (0, "+1X", "trade"),
    ]
    assert [furs_at(s, trader) for trader in (TOP, MID, LOW)] == ["", "BBB", ""]


def test_a_sold_out_trader() -> None:
    """R7.1: it is empty until the next round, also for the others."""
    s = at_turn(3, 7, 0, tiles=2)
    give(s, 0, goods=4)
    traders(s, low="MORX")
    play(s, "trade low")
    give(s, 0, goods=4)
    assert options(s, "trade") == []
    play(s, "pass tile", "pass special")
    s.players[1].tiles = [0, 0, 1]
    assert options(s, "trade") == []


@pytest.mark.parametrize(
    ("mid", "low", "text", "price", "gained"),
    [
        ("B", "", "trade mid", "-4g", "+1B"),
        ("XX", "", "trade mid", "-4g", "+2X"),
        ("", "R", "trade low", "-3g", "+1R"),
        ("", "OOO", "trade low", "-3g", "+3O"),
    ],
)
def test_a_trader_left_short(mid: str, low: str, text: str, price: str, gained: str) -> None:
    """R7.1: it sells all it has for the printed price."""
    s = at_turn(3, 7, 0)
    give(s, 0, goods=4)
    traders(s, mid=mid, low=low)
    assert options(s, "trade") == [text]
    assert changes(play(s, text)) == [(0, price, "trade"), (0, gained, "trade")]
    assert s.stalls == [0] * 15


def test_travel_is_paid_once_an_action() -> None:
    """R7.2: all boats to the nearest inhabited camp upstream; who can't pay can't trade."""
    s = at_turn(3, 7, 0, tiles=2, box=PLAIN)
    traders(s, top="BBXX")
    s.camps = [0, 0, 1, 1, 0]
    give(s, 0, corn=2)
    assert options(s, "trade") == []
    give(s, 0, corn=3)
    assert options(s, "trade") != []
    give(s, 0, corn=6)
    events = play(s, "trade top 2B", "trade top 1X")
    assert changes(events, "travel") == [(0, "-3n", "travel")] * 2
    assert purse(s, 0) == "8c 1g 3w 2B 1X"


def test_no_travel_to_the_camp_opposite() -> None:
    """R7.2: nothing is paid where the camp opposite has a longhouse."""
    s = at_turn(3, 7, 0)
    s.camps = [0, 1, 1, 0, 0]
    post(s, 2, 1, 1)
    give(s, 0, corn=0)
    assert changes(play(s, "trade low"), "travel") == []


def test_shipping_and_the_market_need_no_travel() -> None:
    """R7.2: only the traders are far away."""
    s = at_turn(3, 7, 0, box=PLAIN)
    s.camps = [0, 0, 0, 0, 1]
    give(s, 0, corn=0, furs="BBB")
    assert options(s, "trade") == []
    assert options(s, "ship") == ["ship S9 3B"]
    assert options(s, "market") == ["market 1", "market 2", "market 3"]
    assert changes(play(s, "ship S9 3B"), "travel") == []


def test_ships_that_can_be_filled() -> None:
    """R7.3: any ship on display, with exactly the furs it asks, in any mix."""
    s = at_turn(3, 7, 0, box=PLAIN)
    show(s, ships=[9, 11, 2])
    give(s, 0, furs="BBXX")
    assert sorted(options(s, "ship")) == ["ship S2 2B 2X", "ship S9 1B 2X", "ship S9 2B 1X"]
    give(s, 0, furs="BX")
    assert options(s, "ship") == []


@pytest.mark.parametrize(
    ("load", "worth"),
    [
        ((3, 0, 0, 0, 0), 9),
        ((0, 0, 0, 0, 3), 9),
        ((2, 1, 0, 0, 0), 8),
        ((1, 0, 0, 2, 0), 8),
        ((1, 1, 1, 0, 0), 6),
        ((2, 2, 0, 0, 0), 10),
        ((1, 0, 2, 1, 1), 10),
        ((2, 2, 1, 0, 0), 11),
        ((1, 1, 1, 1, 1), 8),
        ((1, 1, 1, 1, 2), 11),
        ((0, 6, 0, 0, 0), 18),
        ((1, 2, 3, 0, 0), 14),
        ((2, 2, 2, 0, 0), 12),
    ],
)
def test_points_of_a_load(load: tuple[int, ...], worth: int) -> None:
    """R7.3: 3 a fur of the largest kind, 2 of the second, 1 of every other."""
    assert load_points(load) == worth


def test_ship_furs() -> None:
    """R7.3: furs to the discard, points, the ship's coins, and the card."""
    s = at_turn(3, 7, 1, tiles=2, box=PLAIN)
    give(s, 1, furs="BBMXX")
    events = play(s, "ship S10 2B 1M 1X")
    assert points(events) == [(1, 2 * 3 + 2 + 1, "ship")]
    assert changes(events) == [
        (1, "-2B", "ship"),
        (1, "-1M", "ship"),
        (1, "-1X", "ship"),
        (1, "+10c", "ship"),
    ]
    assert purse(s, 1) == "18c 4g 3w 2n 1X"
    assert s.discard == [2, 1, 0, 0, 1]
    assert s.ships == [9, 11, 12]
    assert [p.ships for p in s.players] == [[], [10], []]
    assert [p.score for p in s.players] == [0, 9, 0]
    give(s, 1, furs="XXX")
    play(s, "ship S9 3X")
    assert s.players[1].ships == [10, 9]


def test_a_ship_brings_goods_this_round() -> None:
    """R7.3: from this round's step 10 on."""
    s = at_turn(3, 7, 2, box=PLAIN)
    show(s, ships=[1])
    give(s, 2, goods=2, furs="XXX")
    put(s, 1, 0, 0, 0)
    events = play(s, "ship S1 3X", "pass special")
    assert changes(events, "cargo") == [(2, "+1g", "cargo")]
