"""R2: the rounds, and steps 1 to 3; R0.3: what nobody can know."""

from __future__ import annotations

import pytest

from helpers import (
    BOX,
    PLAIN,
    at_turn,
    begin,
    deal,
    dealt,
    furs_at,
    give,
    only,
    options,
    own_land,
    own_ships,
    play,
    position,
    put,
    scarce,
    traders,
)
from nieuw.core.agenda import DEAL_LAND, DEAL_SHIPS, DEAL_STALL, DEAL_TILES, STEP
from nieuw.core.engine import apply, new_game, outcomes, to_move
from nieuw.core.events import Began, Reshuffled
from nieuw.core.furs import furs_left
from nieuw.core.names import CHANCE, LOW, MID, OVER, TOP


def test_six_rounds_of_eleven_steps() -> None:
    """R2.1: step 1 opens a round; after step 11 of round 6 the game ends (R12)."""
    s = position(2, 10, round_now=5)
    events = begin(s, 11)
    assert only(Began, events) == [Began(11, 5), Began(1, 6)]
    assert (s.round, s.step) == (6, 1)
    s = position(2, 10, round_now=6)
    events = begin(s, 11)
    assert only(Began, events) == [Began(11, 6), Began(12, 6)]
    assert to_move(s) == OVER
    assert s.step == 12


def test_steps_follow_one_another() -> None:
    """R2.1: from the last turn of step 7 on to the next round, and through its preparation."""
    s = at_turn(2, 7, 1, tiles=0)
    assert only(Began, play(s, "pass special")) == [
        Began(8, 3),
        Began(9, 3),
        Began(10, 3),
        Began(11, 3),
        Began(1, 4),
    ]
    traders(s, top="BMOR", mid="XXX")
    events = play(s, "land L13 L14 L15 L16", "ships S13 S14 S15 S16", "furs low BBBB")
    assert only(Began, events) == [Began(2, 4), Began(3, 4)]
    assert only(Began, play(s, "tiles CCC CLL LL TT TT")) == [Began(4, 4)]


def test_new_cards() -> None:
    """R2.1: the display leaves the game; 4 land cards, then 4 ships are shown."""
    s = position(3, 11)
    own_land(s, 0, [9, 12])
    own_ships(s, 1, 11)
    begin(s, 1)
    assert (s.land, s.ships) == ([], [])
    assert s.agenda == [(STEP, 0, 2, 0), (DEAL_SHIPS, 0, 4, 0), (DEAL_LAND, 0, 4, 0)]
    play(s, "land L24 L13 L20 L14", "ships S13 S16 S15 S23")
    assert s.land == [24, 13, 20, 14]
    assert s.ships == [13, 16, 15, 23]
    assert s.land_deck == [15, 16, 17, 18, 19, 21, 22, 23]
    assert s.ship_deck == [14, 17, 18, 19, 20, 21, 22, 24]
    assert s.players[0].row == [9, 12]
    assert s.players[1].ships == [11]


def test_the_displays_are_refilled_only_then() -> None:
    """R2.1: a card taken leaves a gap for the rest of the round."""
    s = at_turn(3, 6, 0)
    deck = s.land_deck[:]
    play(s, "add L10")
    assert s.land == [9, 11, 12]
    assert s.land_deck == deck
    s = at_turn(3, 7, 0, box=PLAIN)
    give(s, 0, furs="BBB")
    deck = s.ship_deck[:]
    play(s, "ship S9 3B")
    assert s.ships == [10, 11, 12]
    assert s.ship_deck == deck


def test_traders_are_filled() -> None:
    """R2.2: every empty space, the top trader first; furs lying there stay."""
    s = position(3, 1)
    traders(s, top="B", mid="XX", low="MO")
    begin(s, 2)
    assert s.agenda == [
        (STEP, 0, 3, 0),
        (DEAL_STALL, 0, 2, LOW),
        (DEAL_STALL, 0, 1, MID),
        (DEAL_STALL, 0, 3, TOP),
    ]
    assert [(str(move), weight) for move, weight in outcomes(s)] == [
        ("furs B", 9),
        ("furs M", 9),
        ("furs O", 9),
        ("furs R", 10),
        ("furs X", 8),
    ]
    play(s, "furs top RRR mid B low XM")
    assert [furs_at(s, trader) for trader in (TOP, MID, LOW)] == ["BRRR", "BXX", "MMOX"]
    assert s.reserve == [8, 8, 9, 7, 7]
    assert s.step == 3


def test_full_traders_get_nothing() -> None:
    """R2.2: only empty spaces are filled."""
    s = position(3, 1)
    reserve = s.reserve[:]
    begin(s, 2)
    assert s.step == 3
    assert s.reserve == reserve


def test_a_trader_may_have_other_spaces_free() -> None:
    """R2.2: a full trader before an empty one."""
    s = position(3, 1)
    traders(s, top="BMOR", low="BMOX")
    begin(s, 2)
    assert s.agenda[1:] == [(DEAL_STALL, 0, 3, MID)]


def test_reshuffle_in_the_middle_of_a_draw() -> None:
    """R2.2: the discard becomes the reserve only when a fur is needed and none is left."""
    s = position(3, 1)
    traders(s, top="BB", mid="XXX", low="MMOO")
    scarce(s, reserve="R", discard="XXO")
    begin(s, 2)
    assert options(s) == ["furs R"]
    assert s.discard == [0, 0, 1, 0, 2]
    events = play(s, "furs top RX")
    assert furs_at(s, TOP) == "BBRX"
    assert only(Reshuffled, events) == [Reshuffled(3)]
    assert s.discard == [0] * 5
    assert s.reserve == [0, 0, 1, 0, 1]
    assert s.step == 3


def test_no_reshuffle_without_need() -> None:
    """R2.2: an empty reserve stays empty until the next draw."""
    s = position(3, 1)
    traders(s, top="BBB", mid="XXX", low="MMOO")
    scarce(s, reserve="R", discard="XXO")
    begin(s, 2)
    assert only(Reshuffled, play(s, "furs top R")) == []
    assert s.reserve == [0] * 5
    assert s.discard == [0, 0, 1, 0, 2]


def test_no_fur_left() -> None:
    """R2.2: with reserve and discard empty, spaces stay empty; the top trader comes first."""
    s = position(3, 1)
    traders(s, top="BB", mid="X", low="")
    scarce(s, reserve="R", discard="MO")
    begin(s, 2)
    play(s, "furs top RM mid O")
    assert [furs_at(s, trader) for trader in (TOP, MID, LOW)] == ["BBMR", "OX", ""]
    assert furs_left(s) == 0
    assert s.step == 3
    assert s.agenda[-1][0] == DEAL_TILES


def test_no_fur_left_at_all() -> None:
    """R2.2: nothing is drawn then."""
    s = position(3, 1)
    traders(s)
    scarce(s)
    assert only(Began, begin(s, 2)) == [Began(2, 3), Began(3, 3)]
    assert s.stalls == [0] * 15
    assert furs_left(s) == 0


def test_tiles_are_dealt_again() -> None:
    """R2.3: all twelve tiles, also those in hand and those nobody took."""
    s = at_turn(3, 7, 0, tiles=2)
    begin(s, 3)
    assert [(p.tiles, p.column) for p in s.players] == [([0, 0, 0], 0)] * 3
    assert dealt(s) == [""] * 5
    assert s.agenda[-1] == (DEAL_TILES, 0, 12, 0)
    assert [(str(move), weight) for move, weight in outcomes(s)] == [
        ("tiles C", 4),
        ("tiles L", 4),
        ("tiles T", 4),
    ]
    play(s, "tiles CCL LTT TC CL TL")
    assert dealt(s) == ["CCL", "LTT", "CT", "CL", "LT"]
    assert s.step == 4


def test_tiles_run_out() -> None:
    """R2.3: four of each kind; what is dealt can't come again."""
    s = position(3, 2)
    begin(s, 3)
    weights = []
    while s.step == 3:
        weights.append([weight for _, weight in outcomes(s)])
        apply(s, outcomes(s)[0][0])
    assert weights[:5] == [[4, 4, 4], [3, 4, 4], [2, 4, 4], [1, 4, 4], [4, 4]]
    assert weights[5:] == [[3, 4], [2, 4], [1, 4], [4], [3], [2], [1]]
    assert dealt(s) == ["CCC", "CLL", "LL", "TT", "TT"]


@pytest.mark.parametrize(
    ("left", "column"),
    [
        (12, 1),
        (11, 1),
        (10, 1),
        (9, 2),
        (8, 2),
        (7, 2),
        (6, 3),
        (5, 3),
        (4, 4),
        (3, 4),
        (2, 5),
        (1, 5),
    ],
)
def test_column_of_each_tile(left: int, column: int) -> None:
    """R2.3: columns 1 and 2 hold three tiles, the others two."""
    s = position(3, 3)
    deal(s)
    s.agenda.append((DEAL_TILES, 0, left, 0))
    apply(s, outcomes(s)[0][0])
    assert dealt(s)[column - 1] == "C"
    assert sum(s.columns) == 1
    if left > 1:
        assert s.agenda[-1] == (DEAL_TILES, 0, left - 1, 0)
    else:
        assert s.step == 4


def test_only_chance_is_unknown() -> None:
    """R0.3: the state holds counts, no order; every card and fur that may come is an outcome."""
    s = new_game(2, BOX)
    assert s.reserve == [10, 10, 10, 10, 10]
    assert [weight for _, weight in outcomes(s)] == [10] * 5
    s = position(3, 1)
    traders(s, mid="XXX", low="BMOX")
    scarce(s, reserve="BBBX", discard="M")
    begin(s, 2)
    assert to_move(s) == CHANCE
    assert [(str(move), weight) for move, weight in outcomes(s)] == [("furs B", 3), ("furs X", 1)]
    play(s, "furs top BBBX")
    assert s.land_deck == sorted(s.land_deck)


def test_nothing_is_drawn_where_a_seat_decides() -> None:
    """R0.3: outcomes are there only while chance is asked."""
    s = at_turn(3, 5, 0)
    put(s, 1, 1, 0, 0)
    assert outcomes(s) == []
    begin(s, 12)
    assert outcomes(s) == []
    assert options(s) == []
