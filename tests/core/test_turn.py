"""R5.1 to R5.4: what the turns of steps 5, 6 and 7 have in common."""

from __future__ import annotations

import pytest

from helpers import (
    PLAIN,
    at_turn,
    begin,
    changes,
    give,
    made,
    options,
    own_land,
    own_warehouses,
    play,
    position,
    post,
    purse,
    put,
    scarce,
    show,
    traders,
)
from nieuw.core.agenda import ASK_TURN, STEP
from nieuw.core.engine import IllegalMove, asked, to_move
from nieuw.core.engine import play as play_move
from nieuw.core.moves import CLEAR, PASS_TILE
from nieuw.core.names import CHANCE
from nieuw.core.state import State

TILE_ACTIONS = {5: ("build", "elect"), 6: ("add", "clear"), 7: ("trade", "ship")}
SPECIALS = ("wood", "corn", "warehouse", "houses", "market", "post")


def verbs(s: State) -> list[str]:
    """What can be done now, without the details."""
    found: list[str] = []
    for text in options(s):
        verb = text if text.startswith("pass") else text.split()[0]
        if verb not in found:
            found.append(verb)
    return found


def poor(s: State, seat: int) -> None:
    """A seat with nothing in hand."""
    give(s, seat, coin=0, goods=0, wood=0, corn=0, furs="")


def test_all_city_then_all_land_then_all_trade() -> None:
    """R5.1: each step for everybody in turn order before the next."""
    s = position(3, 4)
    s.order = [2, 0, 1]
    for seat, p in enumerate(s.players):
        p.column = seat + 1
        p.tiles = [1, 1, 1]
    begin(s, 5)
    assert s.agenda == [
        (STEP, 0, 6, 0),
        (ASK_TURN, 1, 1, 0),
        (ASK_TURN, 0, 1, 0),
        (ASK_TURN, 2, 1, 0),
    ]
    turns = []
    while s.step in (5, 6, 7):
        turns.append((s.step, to_move(s)))
        play(s, "pass tile", "pass special")
    assert turns == [(step, seat) for step in (5, 6, 7) for seat in (2, 0, 1)]
    assert [p.tiles for p in s.players] == [[0, 0, 0]] * 3


@pytest.mark.parametrize("step", [5, 6, 7])
def test_tile_and_special_are_offered(step: int) -> None:
    """R5.2: the two actions of the step, six specials, and a pass of either."""
    s = at_turn(3, step, 0, box=PLAIN)
    ready(s)
    assert verbs(s) == [*TILE_ACTIONS[step], "pass tile", *SPECIALS, "pass special"]


def ready(s: State) -> None:
    """Seat 0 could do everything there is."""
    put(s, 1, 1, 0, 0)
    own_land(s, 0, [1, 2], houses=1)
    show(s, land=[9, 10], ships=[9, 10])
    give(s, 0, furs="BBBX")
    s.camps = [1, 1, 0, 0, 0]


@pytest.mark.parametrize("step", [5, 6, 7])
def test_only_tiles_of_the_step(step: int) -> None:
    """R5.2: tiles of other kinds wait, the special is there without a tile too."""
    s = at_turn(3, step, 0, tiles=0, box=PLAIN)
    ready(s)
    s.players[0].tiles = [0 if step == 5 else 3, 0 if step == 6 else 3, 0 if step == 7 else 3]
    assert verbs(s) == [*SPECIALS, "pass special"]


def test_tile_first_then_special() -> None:
    """R5.2: any order; the turn ends when all is used."""
    s = at_turn(3, 5, 0)
    play(s, "build 1")
    assert to_move(s) == 0
    assert s.players[0].tiles == [0, 0, 0]
    assert "pass tile" not in verbs(s)
    play(s, "wood +1")
    assert to_move(s) == 1


def test_special_first_then_tile() -> None:
    """R5.2: any order; only one special a turn."""
    s = at_turn(3, 5, 0)
    play(s, "wood +1")
    assert s.agenda[-1] == (ASK_TURN, 0, 0, 0)
    assert verbs(s) == ["build", "pass tile"]
    play(s, "build 1")
    assert to_move(s) == 1


def test_special_between_tiles() -> None:
    """R5.2: every tile for one of its two actions, each in turn."""
    s = at_turn(3, 5, 0, tiles=3)
    play(s, "build 1", "corn +1", "elect")
    assert to_move(s) == 0
    assert s.players[0].tiles == [1, 0, 0]
    assert verbs(s) == ["build", "elect", "pass tile"]
    play(s, "pass tile")
    assert to_move(s) == 1


def test_all_tiles_then_the_special() -> None:
    """R5.2: the special stays to the end of the turn."""
    s = at_turn(3, 7, 2, tiles=2)
    play(s, "pass tile")
    assert (to_move(s), s.players[2].tiles) == (2, [0, 0, 1])
    play(s, "pass tile")
    assert (to_move(s), s.players[2].tiles) == (2, [0, 0, 0])
    assert "wood +1" in options(s)
    play(s, "pass special")
    assert (s.step, to_move(s)) == (1, CHANCE)


def test_no_action_interrupts_another() -> None:
    """R5.2: while the Black Market is paid and drawn, nothing else can be done."""
    s = at_turn(3, 5, 0)
    play(s, "market 1")
    assert verbs(s) == ["pay"]
    play(s, "pay 1c 2g")
    assert to_move(s) == CHANCE
    assert verbs(s) == ["furs"]
    play(s, "furs B")
    assert to_move(s) == 0
    assert verbs(s) == ["build", "pass tile"]


@pytest.mark.parametrize("step", [5, 6, 7])
def test_passing_pays_a_coin(step: int) -> None:
    """R5.3: 1 coin for a tile, 1 coin for the special."""
    s = at_turn(3, step, 0)
    assert changes(play(s, "pass tile")) == [(0, "+1c", "pass-tile")]
    assert purse(s, 0) == "9c 4g 3w 2n"
    assert changes(play(s, "pass special")) == [(0, "+1c", "pass-special")]
    assert purse(s, 0) == "10c 4g 3w 2n"


def test_passing_pays_also_when_nothing_can_be_done() -> None:
    """R5.3: the only answer left is made by itself, and pays."""
    s = at_turn(3, 5, 0, tiles=2)
    poor(s, 0)
    poor(s, 1)
    assert options(s) == ["pass tile", "pass special"]
    events = play(s, "pass special")
    assert purse(s, 0) == "3c"
    assert made(events) == [
        (0, "pass special", False),
        (0, "pass tile", True),
        (0, "pass tile", True),
        (1, "pass special", True),
    ]
    assert purse(s, 1) == "1c"
    assert to_move(s) == 2


def test_a_tile_with_a_use_is_not_passed_for_anybody() -> None:
    """R5.3: the pass is made by itself only where nothing else is possible."""
    s = at_turn(3, 5, 0)
    poor(s, 0)
    give(s, 0, wood=1)
    play(s, "pass special")
    assert to_move(s) == 0
    assert verbs(s) == ["build", "pass tile"]
    s = at_turn(3, 5, 0)
    poor(s, 0)
    put(s, 1, 1, 0, 0)
    play(s, "pass special")
    assert to_move(s) == 0
    assert verbs(s) == ["elect", "pass tile"]


def test_a_land_tile_with_a_use_is_not_passed_for_anybody() -> None:
    """R5.3: one card on display, or land to clear, is enough."""
    s = at_turn(3, 6, 0, box=PLAIN)
    show(s, land=[9])
    play(s, "pass special")
    assert options(s) == ["add L9", "pass tile"]
    s = at_turn(3, 6, 0, box=PLAIN)
    show(s, land=[])
    own_land(s, 0, [1], houses=1)
    play(s, "pass special")
    assert options(s) == ["clear", "pass tile"]
    s = at_turn(3, 6, 0, box=PLAIN)
    show(s, land=[])
    give(s, 0, goods=4, wood=3, furs="BBB")
    put(s, 1, 1, 0, 0)
    assert changes(play(s, "pass special"))[1:] == [(0, "+1c", "pass-tile")]
    assert to_move(s) == 1


def test_a_trade_tile_with_a_use_is_not_passed_for_anybody() -> None:
    """R5.3: a trader or a ship is enough."""
    s = at_turn(3, 7, 0, box=PLAIN)
    traders(s, low="B")
    play(s, "pass special")
    assert options(s) == ["trade low", "pass tile"]
    s = at_turn(3, 7, 0, box=PLAIN)
    traders(s)
    give(s, 0, furs="BBB")
    play(s, "pass special")
    assert options(s) == ["ship S9 3B", "pass tile"]
    s = at_turn(3, 7, 0, box=PLAIN)
    traders(s)
    put(s, 1, 1, 0, 0)
    own_land(s, 0, [1], houses=1)
    assert changes(play(s, "pass special"))[1:] == [(0, "+1c", "pass-tile")]
    assert to_move(s) == 1


@pytest.mark.parametrize("special", SPECIALS)
def test_one_possible_special_is_asked_for(special: str) -> None:
    """R5.3: a seat that could do just one special is asked; one that could do none is not."""
    district = 1 + SPECIALS.index(special)
    s = at_turn(3, 5, 0, tiles=0, order=(1, 0, 2))
    s.agenda.append((ASK_TURN, 1, 1, 0))
    poor(s, 0)
    own_land(s, 0, [9])
    s.camps = [1, 1, 0, 0, 0]
    without = s.copy()
    play(without, "pass special")
    assert to_move(without) == 2
    put(s, district, 1, 0, 0)
    if special == "corn":
        give(s, 0, corn=1)
    elif special == "market":
        give(s, 0, goods=3)
    else:
        give(s, 0, wood=1)
    play(s, "pass special")
    assert to_move(s) == 0
    assert verbs(s) == [special, "pass special"]


def test_city_actions_without_effect() -> None:
    """R5.4: no wood, no building left, elections worth 0."""
    s = at_turn(3, 5, 0)
    give(s, 0, wood=0)
    assert options(s, "build", "elect") == []
    give(s, 0, wood=1)
    assert len(options(s, "build")) == 6
    put(s, 2, 24, 25, 0)
    assert s.players[0].spare == 0
    assert options(s, "build", "elect") == []
    put(s, 2, 23, 24, 0)
    assert len(options(s, "build")) == 6
    assert options(s, "elect") == []
    put(s, 2, 24, 24, 0)
    assert options(s, "build", "elect") == ["elect"]


def test_a_move_that_can_not_be_made() -> None:
    """R5.4: it changes nothing; the error says what was asked."""
    s = at_turn(3, 5, 0)
    before = purse(s, 0)
    asks = "step 5 asks seat 1 for build, pass, wood, corn, warehouse, market"
    assert asked(s) == asks
    with pytest.raises(IllegalMove) as caught:
        play_move(s, CLEAR)
    assert str(caught.value) == f"clear is not possible: {asks}"
    assert (caught.value.move, caught.value.asked) == ("clear", asks)
    assert (purse(s, 0), s.players[0].tiles) == (before, [1, 0, 0])
    play_move(s, PASS_TILE)
    assert s.players[0].tiles == [0, 0, 0]
    begin(s, 3)
    assert asked(s) == "step 3 asks chance for tiles"
    begin(s, 12)
    assert asked(s) == "the game is over"


def test_land_actions_without_effect() -> None:
    """R5.4: no card on display, nothing to clear."""
    s = at_turn(3, 6, 0, box=PLAIN)
    show(s, land=[])
    own_land(s, 0, [1, 2], houses=2, cleared=1)
    assert options(s, "add", "clear") == []
    with pytest.raises(IllegalMove):
        play_move(s, CLEAR)
    own_land(s, 0, [1, 2], houses=3, cleared=1)
    assert options(s, "add", "clear") == ["clear"]
    own_land(s, 0, [1, 2], houses=3, cleared=2)
    assert options(s, "add", "clear") == []


def test_trade_actions_without_effect() -> None:
    """R5.4: traders empty or not affordable, travel not payable, no ship that can be filled."""
    s = at_turn(3, 7, 0, box=PLAIN)
    show(s, ships=[9, 10])
    give(s, 0, goods=4, corn=0, furs="BX")
    traders(s)
    assert options(s, "trade", "ship") == []
    traders(s, mid="XXX", low="BMOX")
    assert options(s, "trade", "ship") == ["trade mid", "trade low"]
    give(s, 0, goods=2)
    assert options(s, "trade", "ship") == []
    give(s, 0, goods=4)
    s.camps = [0, 1, 0, 0, 0]
    assert options(s, "trade", "ship") == []
    give(s, 0, corn=1)
    assert options(s, "trade", "ship") == ["trade mid", "trade low"]


def test_specials_without_effect() -> None:
    """R5.4: nothing to buy or sell, wharf full, no free house space, post blocked, no fur left."""
    s = at_turn(3, 5, 0, tiles=1, box=PLAIN)
    for district in range(1, 7):
        put(s, district, 1, 0, 0)
    give(s, 0, coin=0, goods=4, wood=0, corn=0)
    assert options(s, *SPECIALS) == ["market 1"]
    scarce(s)
    assert options(s, *SPECIALS) == []
    give(s, 0, wood=1)
    assert options(s, *SPECIALS) == ["wood -1", "warehouse"]
    own_warehouses(s, 0, 4)
    assert options(s, *SPECIALS) == ["wood -1"]
    own_land(s, 0, [1], houses=1)
    assert options(s, *SPECIALS) == ["wood -1"]
    own_land(s, 0, [1, 4], houses=1)
    assert options(s, *SPECIALS) == ["wood -1", "houses 1"]
    s.camps = [1, 1, 0, 0, 0]
    assert options(s, *SPECIALS) == ["wood -1", "houses 1", "post"]
    post(s, 2, 1, 1)
    assert options(s, *SPECIALS) == ["wood -1", "houses 1"]
    give(s, 0, coin=1, corn=1)
    assert options(s, "wood", "corn") == ["wood +1", "wood -1", "corn +1", "corn -1"]


def test_clearing_alone_is_a_choice() -> None:
    """R5.4: with no land on display and the special used, a card to clear is not passed over."""
    s = at_turn(3, 6, 0)
    own_land(s, 0, [1], houses=1)
    show(s, land=[])
    play(s, "pass special")
    assert to_move(s) == 0
    assert options(s) == ["clear", "pass tile"]
