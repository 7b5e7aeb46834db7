"""R1: what everybody starts with."""

from __future__ import annotations

import pytest

from helpers import (
    BOX,
    PLAIN,
    all_buildings_there,
    box_with,
    changes,
    furs_at,
    only,
    options,
    play,
    purse,
    there,
)
from nieuw.box.file import builtin
from nieuw.core.agenda import (
    ASK_PLACE,
    DEAL_FURS,
    DEAL_LAND,
    DEAL_SHIPS,
    DEAL_STALL,
    STEP,
    item_text,
)
from nieuw.core.engine import apply, new_game, outcomes, to_move
from nieuw.core.events import Dealt
from nieuw.core.moves import Move
from nieuw.core.names import BEAVER, CHANCE, LOW, MID, TOP
from nieuw.core.rules.income import dock_room

FIRST_FURS = "furs BB MX top BMOR mid XXX low BMOX"
SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


@pytest.mark.parametrize("seats", [-1, 0, 1, 6])
def test_two_to_five_players(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 5 seats"):
        new_game(seats, BOX)


@SEATS
def test_purses(seats: int) -> None:
    """R1.1: 2 corn, 3 wood, 4 goods, 8 coins and 25 buildings each."""
    s = new_game(seats, BOX)
    assert [purse(s, seat) for seat in range(seats)] == ["8c 4g 3w 2n"] * seats
    assert all_buildings_there(s)
    assert len(s.players) == s.seats == seats
    assert [(p.score, p.row, p.houses, p.cleared, p.ships) for p in s.players] == [
        (0, [], 0, 0, [])
    ] * seats
    assert [(p.tiles, p.column) for p in s.players] == [([0, 0, 0], 0)] * seats


@SEATS
def test_nothing_has_happened_yet(seats: int) -> None:
    """R1.7: no round, no display, no tiles, no auction; the cash box has five columns."""
    s = new_game(seats, BOX)
    assert (s.round, s.step) == (0, 0)
    assert (s.land, s.ships) == ([], [])
    assert s.columns == [0] * (6 * 3)
    assert s.businesses == [0] * (6 * seats)
    assert (s.column, s.selector, s.bids) == (0, -1, [])
    assert s.log is None


@SEATS
def test_first_warehouse(seats: int) -> None:
    """R1.2: one building is the first warehouse; the 4 goods just fit its dock."""
    s = new_game(seats, BOX)
    assert [(p.warehouses, p.spare) for p in s.players] == [(1, 24)] * seats
    assert [dock_room(s, seat) for seat in range(seats)] == [4] * seats


@SEATS
def test_longhouses(seats: int) -> None:
    """R1.3: on all spaces of camp 1 that this many players use, and nowhere else."""
    assert new_game(seats, BOX).camps == [seats, 0, 0, 0, 0]
    other = box_with(camps=[[], [], [7, 1], [8, 1], [9, 1], [10, 1]])
    assert new_game(seats, other).camps == [seats + 5, 0]


def test_first_furs() -> None:
    """R1.4: 2 furs each in turn order, then the top, middle and bottom trader."""
    s = new_game(2, BOX)
    assert s.reserve == [10] * 5
    assert s.stalls == [0] * 15
    assert s.agenda[::-1] == [
        (DEAL_FURS, 0, 2, 0),
        (DEAL_FURS, 1, 2, 0),
        (DEAL_STALL, 0, 4, TOP),
        (DEAL_STALL, 0, 3, MID),
        (DEAL_STALL, 0, 4, LOW),
        (ASK_PLACE, 0, 0, 0),
        (ASK_PLACE, 1, 0, 0),
        (ASK_PLACE, 0, 0, 0),
        (ASK_PLACE, 1, 0, 0),
        (STEP, 0, 1, 0),
    ]
    assert item_text(s.agenda[-2]) == "deal-furs 2 2 0"
    events = play(s, FIRST_FURS)
    assert [purse(s, seat)[12:] for seat in range(2)] == ["2B", "1M 1X"]
    assert [furs_at(s, trader) for trader in (TOP, MID, LOW)] == ["BMOR", "XXX", "BMOX"]
    assert s.reserve == [6, 7, 8, 9, 5]
    assert s.discard == [0] * 5
    assert {why for _, _, why in changes(events)} == {"setup"}
    drawn = [Move.read(f"furs {letter}") for letter in "BBMXBMORXXXBMOX"]
    receivers = [(0, -1)] * 2 + [(1, -1)] * 2 + [(-1, TOP)] * 4 + [(-1, MID)] * 3 + [(-1, LOW)] * 4
    assert only(Dealt, events) == [
        Dealt(0, move, seat, trader) for move, (seat, trader) in zip(drawn, receivers, strict=True)
    ]


@SEATS
def test_first_furs_at_every_table(seats: int) -> None:
    """R1.4: 2 furs a seat and 11 for the traders."""
    s = new_game(seats, BOX)
    draws = 0
    while to_move(s) == CHANCE:
        assert sum(weight for _, weight in outcomes(s)) == 50 - draws
        draws += 1
        apply(s, outcomes(s)[-1][0])
    assert draws == 2 * seats + 11
    assert [sum(p.purse[BEAVER:]) for p in s.players] == [2] * seats
    assert [len(furs_at(s, trader)) for trader in (TOP, MID, LOW)] == [4, 3, 4]


@SEATS
def test_first_posts(seats: int) -> None:
    """R1.5: posts stand in area 1; two players use the black spaces, three the white, more all."""
    assert [p.post for p in new_game(seats, BOX).players] == [0] * seats
    areas = builtin().values["area"]
    for i, spaces in enumerate(BOX.areas[seats]):
        area = areas[str(i + 1)]
        usable = {2: area["black"], 3: area["white"]}.get(seats, area["black"] + area["white"])
        assert spaces == usable
    assert BOX.areas[seats][0] >= seats


def test_decks() -> None:
    """R1.6: the 12 blue cards come before the 12 red ones, each as likely as the others."""
    s = new_game(2, BOX)
    play(s, FIRST_FURS, "place 1", "place 1", "place 1", "place 1")
    assert s.agenda[-1] == (DEAL_LAND, 0, 4, 0)
    assert [(str(move), weight) for move, weight in outcomes(s)] == [
        (f"land L{card}", 1) for card in range(1, 13)
    ]
    events = play(s, "land L12 L1 L5 L7")
    assert only(Dealt, events) == [
        Dealt(1, Move.read(f"land L{card}"), -1, -1) for card in (12, 1, 5, 7)
    ]
    assert s.land == [12, 1, 5, 7]
    assert s.land_deck == [2, 3, 4, 6, 8, 9, 10, 11, *range(13, 25)]
    assert s.agenda[-1] == (DEAL_SHIPS, 0, 4, 0)
    assert [(str(move), weight) for move, weight in outcomes(s)] == [
        (f"ships S{card}", 1) for card in range(1, 13)
    ]
    play(s, "ships S2 S12 S1 S6")
    assert s.ships == [2, 12, 1, 6]
    assert s.ship_deck == [3, 4, 5, 7, 8, 9, 10, 11, *range(13, 25)]


@pytest.mark.parametrize(
    ("left", "first", "last"), [(14, 11, 12), (13, 12, 12), (12, 13, 24), (11, 14, 24), (1, 24, 24)]
)
def test_the_last_blue_card_and_the_first_red(left: int, first: int, last: int) -> None:
    """R1.6: no red card is drawn while a blue one is left."""
    for what, word in ((DEAL_LAND, "land L"), (DEAL_SHIPS, "ships S")):
        s = new_game(2, BOX)
        s.land_deck = s.ship_deck = list(range(25 - left, 25))
        s.agenda.append((what, 0, 1, 0))
        assert options(s) == [f"{word}{card}" for card in range(first, last + 1)]


@SEATS
def test_first_order(seats: int) -> None:
    """R1.7: the first seat has marker 1, the others follow clockwise."""
    s = new_game(seats, PLAIN)
    assert s.order == list(range(seats))


def test_first_businesses() -> None:
    """R1.8: twice in the same turn order, in any district, for no wood; 22 buildings are left."""
    s = new_game(3, BOX)
    play(s, "furs BB MX OO top BMOR mid XXX low BMOX")
    asked = []
    for text in ("place 1", "place 6", "place 6", "place 1", "place 6", "place 3"):
        asked.append(to_move(s))
        assert options(s) == [f"place {district}" for district in range(1, 7)]
        play(s, text)
    assert asked == [0, 1, 2, 0, 1, 2]
    assert [there(s, d) for d in range(1, 7)] == [
        [2, 0, 0],
        [0, 0, 0],
        [0, 0, 1],
        [0, 0, 0],
        [0, 0, 0],
        [0, 2, 1],
    ]
    assert [p.spare for p in s.players] == [22, 22, 22]
    assert [purse(s, seat)[:11] for seat in range(3)] == ["8c 4g 3w 2n"] * 3
    assert (s.round, s.step) == (1, 1)
    assert to_move(s) == CHANCE


def test_an_empty_cash_box() -> None:
    """R2.3: before the first deal no tile lies in it, and nobody has selected a column."""
    s = new_game(3, BOX)
    assert s.columns == [0] * 18
    assert s.selector == -1
