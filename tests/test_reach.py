"""What a turn still allows, beside everything that could be tried in it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

import pytest

from helpers import at_auction, at_turn, give, own_land, play, post, put, scarce, show, traders
from nieuw.core.agenda import ASK_TURN
from nieuw.core.engine import apply_within_step, legal, outcomes, to_move
from nieuw.core.names import CHANCE, TO_BUILD, TO_ELECT, TO_SHIP, TO_TRADE, TRADE, TRADER_NAMES
from nieuw.core.rules.turn import CITY_STEP
from nieuw.core.state import State
from nieuw.core.verbs import VERB_NAMES
from nieuw.show.lets import lets
from nieuw.show.obstacles import (
    DISTRICT_OF,
    AnyObstacle,
    SpecialObstacle,
    TraderObstacle,
    WayObstacle,
)
from nieuw.show.question import ask
from nieuw.show.reach import first_for_way, largest_ship, with_tiles
from nieuw.text.snapshot import digest
from playing import PLAYERS, stops

FEW = 400
"""A turn with more positions than this is left to the others."""


def everything(s: State, seat: int) -> list[State] | None:
    """Every position of the seat's turn in which it is still asked what to do; None for too many.
    Of what chance could draw only one is drawn."""
    found = {digest(s): s}
    waiting = [s]
    while waiting:
        t = waiting.pop()
        for move in legal(t) if to_move(t) != CHANCE else [outcomes(t)[0][0]]:
            u = t.copy()
            apply_within_step(u, move)
            if u.step == s.step and to_move(u) in (seat, CHANCE) and digest(u) not in found:
                found[digest(u)] = u
                waiting.append(u)
        if len(found) > FEW:
            return None
    return [t for t in found.values() if t.agenda[-1][:2] == (ASK_TURN, seat)]


def turns(seats: int) -> Iterator[State]:
    """Turns of some games, some of them again with little in hand and with more tiles."""
    for player in ("any", "greedy", "busy"):
        for seed in range(1, 4):
            for n, s in enumerate(stops(seats, seed, PLAYERS[player])):
                if s.agenda[-1][0] == ASK_TURN:
                    yield s
                    yield poorer(s, n)


def poorer(s: State, n: int) -> State:
    """The same turn with few coins, little wood, and one or two tiles."""
    t = s.copy()
    seat = to_move(t)
    give(t, seat, coin=n % 3, wood=n // 3 % 2)
    t.players[seat].tiles[t.step - CITY_STEP] = 1 + n // 6 % 2
    return t


def names(whole: list[State]) -> set[str]:
    """What can be done at some point of a turn: ways, traders and districts of special actions."""
    moves = [move for t in whole for move in legal(t)]
    districts = {str(DISTRICT_OF[move.verb]) for move in moves if move.verb in DISTRICT_OF}
    traders = {TRADER_NAMES[move.args[0]] for move in moves if move.verb == TO_TRADE}
    return districts | traders | {VERB_NAMES[move.verb] for move in moves}


def name(obstacle: AnyObstacle) -> str:
    """The same for what can't be done now."""
    match obstacle:
        case WayObstacle(way=way):
            return way
        case TraderObstacle(trader=trader):
            return trader
        case SpecialObstacle(district=district):
            return str(district)


HELPED = {
    "build": {"wood"},
    "elect": {"build"},
    "clear": {"houses"},
    "trade": {"corn", "post"},
    "ship": {"trade", "market"},
    "top": {"corn", "post"},
    "mid": {"post"},
    "1": {"clear", "pass tile"},
    "2": {"build", "ship"},
    "3": {"clear", "ship"},
    "4": {"add", "clear"},
    "5": {"build", "ship"},
    "6": {"add", "clear"},
}
"""What the games must contain: what can't be done now, and what helps."""
HELPLESS = {
    "build": "wood",
    "elect": "majority",
    "add": "land",
    "clear": "full-card",
    "trade": "corn",
    "ship": "ship",
    "top": "goods",
    "mid": "goods",
    "low": "sold-out",
    "1": "coins",
    "2": "coins",
    "3": "wharf",
    "4": "space",
    "5": "market",
    "6": "longhouse",
}
"""And what can't be done in any way, and why."""


@pytest.mark.long
def test_what_can_still_be_done_and_what_not() -> None:
    """What helps is done first, and what nothing helps with can't be done in any way."""
    helped: defaultdict[str, set[str]] = defaultdict(set)
    helpless: defaultdict[str, set[str]] = defaultdict(set)
    for s in turns(3):
        question = ask(s)
        assert question is not None
        whole = everything(s, question.seat) if question.obstacles else None
        if whole is None:
            continue
        possible = names(whole)
        after: dict[str, set[str]] = {}
        for obstacle in question.obstacles:
            what, first = name(obstacle), obstacle.first
            assert (first is not None) == (what in possible), obstacle
            if first is None:
                helpless[what].add(obstacle.why)
                continue
            helped[what].add(first)
            if first not in after:
                later = [everything(t, question.seat) or [] for t in done(s, first)]
                after[first] = names([t for many in later for t in many])
            assert what in after[first], obstacle
        if question.tile == "trade":
            loads = [m.args[0] for t in whole for m in legal(t) if m.verb == TO_SHIP]
            most = max([s.box.ship_furs[card] for card in loads], default=0)
            assert largest_ship(s, question.seat) == most
    assert all(helped[what] >= firsts for what, firsts in HELPED.items()), helped
    assert all(helpless[what] >= {why} for what, why in HELPLESS.items()), helpless


def done(s: State, first: str) -> Iterator[State]:
    """The turn after each way to do something first."""
    for move in legal(s):
        if VERB_NAMES[move.verb] == first:
            t = s.copy()
            apply_within_step(t, move)
            yield t


def test_elections_after_building() -> None:
    s = at_turn(3, 5, 0, tiles=2)
    put(s, 1, 0, 1, 1)
    give(s, 0, wood=1, coin=0)
    assert first_for_way(s, 0, TO_ELECT) == TO_BUILD
    give(s, 0, wood=0)
    assert first_for_way(s, 0, TO_ELECT) is None


def test_one_trades_and_then_ships() -> None:
    """R5.2: two trade tiles, two furs, a ship of four: not too few."""
    s = at_auction(3)
    show(s, ships=[card for card in range(1, 13) if s.box.ship_furs[card] == 4][:1])
    give(s, 0, furs="BM", coin=0, goods=2, corn=0, wood=0)
    traders(s, top="BMOR")
    assert lets(s, 0).ships == [0, 4, 4]
    give(s, 0, goods=1)
    assert lets(s, 0).ships == [0, 0, 0]
    give(s, 0, coin=7)
    assert lets(s, 0).ships == [4, 4, 4]
    turn = with_tiles(s, 0, TRADE, 1)
    question = ask(turn)
    assert question is not None
    assert [o.first for o in question.obstacles if isinstance(o, WayObstacle)] == ["market"]


def test_one_ships_for_coins_that_buy_corn_and_ships_again() -> None:
    """R5.2, R7.2: three trade tiles, and nothing left to draw at the market."""
    s = at_auction(3)
    show(s, ships=[1, 4])
    s.camps = [0, 3, 0, 0, 0]
    for district in range(1, 7):
        put(s, district, 0, 1, 1)
    give(s, 0, furs="BBB", coin=0, corn=0, wood=0, goods=3)
    traders(s, low="BMOX")
    scarce(s)
    assert [s.box.ship_furs[card] for card in s.ships] == [3, 4]
    assert lets(s, 0).ships == [3, 3, 4]
    t = with_tiles(s, 0, TRADE, 3)
    for text in ("ship S1 3B", "corn +1", "trade low", "ship S4 1B 1M 1O 1X"):
        play(t, text)
    assert t.players[0].ships == [1, 4]


def test_houses_and_then_clearing() -> None:
    s = at_turn(3, 6, 0)
    own_land(s, 0, [1])
    give(s, 0, wood=s.box.land_houses[1], coin=1)
    question = ask(s)
    assert question is not None
    (way,) = [o for o in question.obstacles if isinstance(o, WayObstacle)]
    assert (way.way, way.first) == ("clear", "houses")


def test_what_a_special_action_needs_first() -> None:
    """R5.2: tiles and the special come in any order, so what it lacks may still come."""
    s = at_turn(3, 6, 0)
    own_land(s, 0, [1], houses=s.box.land_houses[1])
    give(s, 0, wood=0, coin=1)
    assert firsts(s) == {"1": "clear", "3": "clear"}
    give(s, 0, wood=1, coin=1)
    s.camps[:2] = [0, 1]
    post(s, 2, 1, 1)
    assert firsts(s) == {"4": "add", "6": "add"}
    s = at_turn(3, 7, 0)
    give(s, 0, wood=1, coin=5, furs="BBBBBB")
    scarce(s)
    assert firsts(s) == {"5": "ship"}


def firsts(s: State) -> dict[str, str]:
    """What helps with the special actions that can't be done."""
    question = ask(s)
    assert question is not None
    closed = [o for o in question.obstacles if isinstance(o, SpecialObstacle)]
    return {name(o): o.first for o in closed if o.first}
