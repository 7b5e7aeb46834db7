"""What can't be done in a turn, and why: held to what is legal, and every reason met."""

from __future__ import annotations

import pytest

from helpers import at_turn, give, own_land, own_warehouses, post, put, scarce, show, traders
from nieuw.core.engine import legal
from nieuw.core.names import GOODS, TO_TRADE, TRADER_NAMES
from nieuw.core.state import State
from nieuw.show.about import AboutDistrict
from nieuw.show.obstacles import AnyObstacle, Lack, SpecialObstacle, TraderObstacle, WayObstacle
from nieuw.show.options import ListOption
from nieuw.show.question import ask
from playing import PLAYERS, SEATS, stops

PLAYED = [(seats, player) for seats in SEATS for player in ("any", "greedy", "busy")]


@pytest.mark.parametrize(("seats", "player"), PLAYED)
def test_what_is_not_offered_has_an_obstacle(seats: int, player: str) -> None:
    """In a turn: each way of a tile, each trader and each special action is an option or closed."""
    for s in stops(seats, 5, PLAYERS[player]):
        question = ask(s)
        if question is None or question.kind != "turn":
            assert question is None or (question.ways, question.obstacles) == ([], [])
            continue
        open_now = {option.verb for option in question.options}
        ways = [o.way for o in question.obstacles if isinstance(o, WayObstacle)]
        assert ways == [way for way in question.ways if way not in open_now]
        specials = [o.district for o in question.obstacles if isinstance(o, SpecialObstacle)]
        offered = {
            option.about.district
            for option in question.options
            if option.uses == "special" and isinstance(option.about, AboutDistrict)
        }
        asked = "pass special" in open_now
        assert specials == [d for d in range(1, 7) if asked and d not in offered]
        traders = [o.trader for o in question.obstacles if isinstance(o, TraderObstacle)]
        selling = {TRADER_NAMES[move.args[0]] for move in legal(s) if move.verb == TO_TRADE}
        trading = "trade" in question.ways
        assert traders == [name for name in TRADER_NAMES if trading and name not in selling]


def turn_obstacles(s: State) -> dict[str, AnyObstacle]:
    """By what each is about."""
    question = ask(s)
    assert question is not None
    named: dict[str, AnyObstacle] = {}
    for obstacle in question.obstacles:
        match obstacle:
            case WayObstacle(way=way):
                named[way] = obstacle
            case TraderObstacle(trader=trader):
                named[trader] = obstacle
            case SpecialObstacle(district=district):
                named[str(district)] = obstacle
    return named


def lacks(s: State, name: str) -> tuple[Lack, int, int]:
    """Why, held and due."""
    obstacle = turn_obstacles(s)[name]
    return obstacle.why, obstacle.held, obstacle.due


def test_what_the_ways_of_a_tile_lack() -> None:
    s = at_turn(3, 5, 0)
    give(s, 0, wood=0)
    assert lacks(s, "build") == ("wood", 0, 1)
    assert lacks(s, "elect") == ("majority", 0, 1)
    put(s, 1, s.players[0].spare, 0, 0)
    assert lacks(s, "build") == ("buildings", 0, 1)
    s = at_turn(3, 6, 0)
    show(s, land=[])
    assert lacks(s, "add") == ("land", 0, 1)
    assert lacks(s, "clear") == ("full-card", 0, 1)


def test_what_trade_lacks() -> None:
    s = at_turn(3, 7, 0)
    give(s, 0, goods=3, corn=0, furs="B")
    assert lacks(s, "ship") == ("ship", 1, min(s.box.ship_furs[card] for card in s.ships))
    assert lacks(s, "mid") == ("goods", 3, s.box.trader_goods[1])
    assert "trade" not in turn_obstacles(s)
    s.camps[:2] = [0, 1]
    assert lacks(s, "trade") == ("corn", 0, s.box.boats[0])
    traders(s, low="BMOX")
    assert lacks(s, "top") == ("sold-out", 0, 1)
    assert lacks(s, "trade") == ("corn", 0, s.box.boats[0])
    traders(s)
    assert lacks(s, "trade") == ("sold-out", 0, 1)


def test_what_the_special_actions_lack() -> None:
    s = at_turn(3, 5, 0)
    give(s, 0, coin=0, wood=0, corn=0, goods=0)
    assert [lacks(s, str(d)) for d in range(1, 7)] == [("coins", 0, 1)] * 6
    give(s, 0, coin=1)
    s.camps[:2] = [0, 1]
    put(s, 5, 1, 0, 0)
    assert lacks(s, "1") == ("coins", 0, 1)
    assert lacks(s, "3") == ("wood", 0, 1)
    assert lacks(s, "5") == ("market", 1, 3)
    assert lacks(s, "6") == ("wood", 0, 1)
    put(s, 5, 0, 0, 0)
    assert lacks(s, "5") == ("market", 1, 4)
    give(s, 0, coin=9, wood=2)
    scarce(s)
    assert lacks(s, "5") == ("sold-out", 0, 1)
    own_warehouses(s, 0, 4)
    assert lacks(s, "3") == ("wharf", 0, 1)
    own_land(s, 0, [1], houses=s.box.land_houses[1])
    assert lacks(s, "4") == ("space", 0, 1)
    own_warehouses(s, 0, 0)
    own_land(s, 0, [1])
    put(s, 1, s.players[0].spare, 0, 0)
    assert lacks(s, "3") == lacks(s, "4") == ("buildings", 0, 1)


def test_what_the_trading_post_lacks() -> None:
    s = at_turn(5, 5, 0)
    give(s, 0, coin=1, wood=1)
    s.camps[:2] = [0, 1]
    post(s, 2, 1, 1, 1, 1)
    assert lacks(s, "6") == ("longhouse", 0, 1)
    post(s, 1, 2, 2, 2, 2)
    assert lacks(s, "6") == ("area", 0, 1)


def test_the_fee_of_what_can_not_be_done() -> None:
    s = at_turn(3, 5, 0)
    give(s, 0, coin=1, goods=0, wood=0)
    put(s, 3, 1, 1, 0)
    fees = {name: o.fee for name, o in turn_obstacles(s).items() if isinstance(o, SpecialObstacle)}
    assert fees == {"1": 1, "3": 0, "4": 1, "5": 1, "6": 1}


def test_what_is_proposed_of_a_list() -> None:
    s = at_turn(3, 5, 0)
    give(s, 0, coin=5, wood=2)
    own_land(s, 0, [1, 2])
    question = ask(s)
    assert question is not None
    proposals = {o.verb: o.proposal for o in question.options if isinstance(o, ListOption)}
    assert proposals["houses"] == "houses 2"
    assert proposals["warehouse"] == "warehouse"
    assert proposals["market"] == ("market 1" if s.players[0].purse[GOODS] < 2 else "")
