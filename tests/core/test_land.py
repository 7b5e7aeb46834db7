"""R6: land actions, and the retreat of the camps."""

from __future__ import annotations

import pytest

from helpers import (
    PLAIN,
    at_turn,
    changes,
    give,
    only,
    options,
    own_land,
    play,
    points,
    purse,
    put,
    show,
)
from nieuw.box.file import builtin_text, parse
from nieuw.core.events import LonghouseMoved
from nieuw.core.row import free_spaces, housed, row_points

LONG_ROW = [1, 4, 7, 10, 13, 16, 19, 22, 2, 5]
"""Ten cards of 1, ..., 1, 2, 2 houses."""


def test_add_land() -> None:
    """R6.1: any card on display to the right end of the row, uncleared; the wood is nobody's."""
    s = at_turn(3, 6, 1, tiles=3)
    show(s, land=[9, 10, 12])
    own_land(s, 1, [11], houses=3, cleared=1)
    deck = s.land_deck[:]
    assert options(s, "add") == ["add L9", "add L10", "add L12"]
    events = play(s, "add L10")
    assert s.land == [9, 12]
    assert s.land_deck == deck
    assert [p.row for p in s.players] == [[], [11, 10], []]
    p = s.players[1]
    assert (p.cleared, p.houses, p.spare) == (1, 3, 21)
    assert changes(events) == []
    assert points(events) == []
    play(s, "add L9")
    assert p.row == [11, 10, 9]
    assert options(s, "add") == ["add L12"]


def test_the_wood_marker_is_never_spent() -> None:
    """R6.1: a row of uncleared land is no wood for the houses on it."""
    s = at_turn(3, 6, 0)
    give(s, 0, wood=0)
    play(s, "add L9")
    assert purse(s, 0) == "8c 4g 2n"
    assert options(s, "houses", "warehouse") == []
    assert [text for text in options(s, "wood") if "-" in text] == []


@pytest.mark.parametrize(
    ("seats", "before", "after", "event"),
    [
        (2, [2, 0, 0, 0, 0], [1, 1, 0, 0, 0], (0, 1)),
        (2, [1, 1, 0, 0, 0], [0, 2, 0, 0, 0], (0, 1)),
        (2, [0, 1, 1, 0, 0], [0, 0, 1, 0, 0], (1, -1)),
        (3, [3, 0, 0, 0, 0], [2, 1, 0, 0, 0], (0, 1)),
        (3, [2, 1, 0, 0, 0], [1, 2, 0, 0, 0], (0, 1)),
        (3, [1, 2, 0, 0, 0], [0, 2, 0, 0, 0], (0, -1)),
        (3, [0, 2, 0, 0, 0], [0, 1, 1, 0, 0], (1, 2)),
        (3, [0, 0, 2, 0, 0], [0, 0, 1, 1, 0], (2, 3)),
        (3, [0, 0, 1, 1, 0], [0, 0, 0, 1, 0], (2, -1)),
        (3, [0, 0, 0, 1, 0], [0, 0, 0, 0, 1], (3, 4)),
        (4, [2, 2, 0, 0, 0], [1, 3, 0, 0, 0], (0, 1)),
        (4, [1, 3, 0, 0, 0], [0, 3, 0, 0, 0], (0, -1)),
        (4, [0, 0, 1, 1, 0], [0, 0, 0, 2, 0], (2, 3)),
        (4, [0, 0, 0, 1, 1], [0, 0, 0, 0, 1], (3, -1)),
        (5, [2, 3, 0, 0, 0], [1, 4, 0, 0, 0], (0, 1)),
        (5, [1, 4, 0, 0, 0], [0, 4, 0, 0, 0], (0, -1)),
    ],
)
def test_a_longhouse_retreats(
    seats: int, before: list[int], after: list[int], event: tuple[int, int]
) -> None:
    """R6.2: from the leftmost inhabited camp to the next one, or off the board if it is full.

    R1.3: the number of players says how many spaces are usable.
    """
    s = at_turn(seats, 6, 0, box=PLAIN)
    s.camps = before[:]
    events = play(s, "add L9")
    assert s.camps == after
    assert only(LonghouseMoved, events) == [LonghouseMoved(*event)]


def test_each_added_card_moves_one() -> None:
    """R6.2: at once, one longhouse for one card; clearing moves none."""
    s = at_turn(3, 6, 0, tiles=3, box=PLAIN)
    show(s, land=[9, 10])
    own_land(s, 0, [1], houses=1)
    play(s, "add L9")
    assert s.camps == [2, 1, 0, 0, 0]
    play(s, "clear")
    assert s.camps == [2, 1, 0, 0, 0]
    play(s, "add L10")
    assert s.camps == [1, 2, 0, 0, 0]


def test_the_last_longhouse_stays() -> None:
    """R6.3: for good."""
    s = at_turn(3, 6, 0, tiles=2)
    s.camps = [0, 0, 0, 0, 1]
    events = play(s, "add L9", "add L10")
    assert s.camps == [0, 0, 0, 0, 1]
    assert only(LonghouseMoved, events) == []


def test_more_than_one_in_the_last_camp() -> None:
    """R6.3: they leave one by one, down to one."""
    s = at_turn(3, 6, 0, tiles=3)
    s.camps = [0, 0, 0, 0, 3]
    assert only(LonghouseMoved, play(s, "add L9")) == [LonghouseMoved(4, -1)]
    assert s.camps == [0, 0, 0, 0, 2]
    assert only(LonghouseMoved, play(s, "add L10")) == [LonghouseMoved(4, -1)]
    assert s.camps == [0, 0, 0, 0, 1]
    assert only(LonghouseMoved, play(s, "add L11")) == []
    assert s.camps == [0, 0, 0, 0, 1]


def test_a_board_with_two_spaces_in_the_last_camp() -> None:
    """R6.3: no document says how many spaces it has, so an owner's box file may have more."""
    text = builtin_text("reconstructed-1").replace("spaces = [1, 1, 1, 1]", "spaces = [2, 2, 2, 2]")
    s = at_turn(3, 6, 0, tiles=4, box=parse(text.encode(), "own").box)
    show(s, land=[9, 10, 11, 12])
    s.camps = [0, 0, 0, 1, 1]
    moved = [only(LonghouseMoved, play(s, f"add L{card}")) for card in (9, 10, 11)]
    assert moved == [[LonghouseMoved(3, 4)], [LonghouseMoved(4, -1)], []]
    assert s.camps == [0, 0, 0, 0, 1]


@pytest.mark.parametrize(
    ("row", "houses", "complete", "free"),
    [
        ([], 0, 0, 0),
        ([1], 0, 0, 1),
        ([1], 1, 1, 0),
        ([3, 1], 2, 0, 2),
        ([3, 1], 3, 1, 1),
        ([3, 1], 4, 2, 0),
        ([1, 2, 3], 2, 1, 4),
        ([1, 2, 3], 3, 2, 3),
        ([1, 2, 3], 5, 2, 1),
        ([1, 2, 3], 6, 3, 0),
    ],
)
def test_housed_cards(row: list[int], houses: int, complete: int, free: int) -> None:
    """R6.4, R9.6: houses fill the row from the left; a card is complete with all its houses."""
    s = at_turn(3, 6, 0, box=PLAIN)
    own_land(s, 0, row, houses)
    assert housed(PLAIN, s.players[0]) == complete
    assert free_spaces(PLAIN, s.players[0]) == free
    assert options(s, "clear") == (["clear"] if complete else [])


@pytest.mark.parametrize(
    ("place", "worth"),
    [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 28), (8, 36), (9, 36), (10, 36)],
)
def test_points_of_each_place(place: int, worth: int) -> None:
    """R6.4: by place from the left; 36 from the eighth on."""
    assert row_points(PLAIN, place) == worth
    s = at_turn(3, 6, 0, round_now=6, box=PLAIN)
    row = LONG_ROW[:place]
    houses = sum(PLAIN.land_houses[card] for card in row)
    show(s, land=[])
    own_land(s, 0, row, houses, cleared=place - 1)
    events = play(s, "clear")
    assert points(events) == [(0, worth, "clear")]
    assert changes(events) == [(0, f"+{row[-1]}w", "clear")]
    assert s.players[0].cleared == place


def test_clear_all_complete_cards() -> None:
    """R6.4: wood of every card cleared now, points of the rightmost; the houses stay (R9.9)."""
    s = at_turn(3, 6, 2, tiles=2, box=PLAIN)
    own_land(s, 2, [2, 4, 6, 5], houses=7, cleared=1)
    events = play(s, "clear")
    assert changes(events) == [(2, "+10w", "clear")]
    assert points(events) == [(2, 6, "clear")]
    p = s.players[2]
    assert (p.cleared, p.houses, p.spare) == (3, 7, 17)
    assert p.row == [2, 4, 6, 5]
    assert options(s, "clear") == []
    assert [q.score for q in s.players] == [0, 0, 6]


def test_cleared_land_yields_this_round() -> None:
    """R6.4: corn from this round's step 8 on."""
    s = at_turn(2, 6, 1, box=PLAIN)
    own_land(s, 1, [4, 2], houses=2)
    play(s, "clear", "pass special", "pass special")
    assert changes(play(s, "pass special"), "harvest") == [(1, "+8n", "harvest")]


def test_clear_twice_in_a_turn() -> None:
    """R6.5: clear, build houses, clear again: both score."""
    s = at_turn(3, 6, 0, tiles=2, box=PLAIN)
    put(s, 4, 1, 0, 0)
    own_land(s, 0, [1, 2], houses=1)
    events = play(s, "clear", "houses 2", "clear")
    assert points(events) == [(0, 1, "clear"), (0, 3, "clear")]
    assert changes(events) == [(0, "+1w", "clear"), (0, "-2w", "houses"), (0, "+2w", "clear")]
    assert s.players[0].score == 4
