"""What a turn still allows, beside everything that could be tried in it."""

from __future__ import annotations

import pytest

from helpers import at_auction, at_turn, give, own_land, put, show, traders
from nieuw.core.agenda import ASK_TURN
from nieuw.core.engine import apply_within_step, legal, outcomes, to_move
from nieuw.core.names import CHANCE, TO_ELECT, TO_SHIP, TRADE
from nieuw.core.state import State
from nieuw.core.verbs import VERB_NAMES
from nieuw.show.lets import lets
from nieuw.show.obstacles import WAYS, WayObstacle
from nieuw.show.question import ask
from nieuw.show.reach import largest_ship, opens, with_tiles
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


@pytest.mark.long
def test_what_can_still_be_done_and_what_not() -> None:
    met = set()
    for player in ("any", "greedy", "busy"):
        for seed in range(1, 4):
            for s in stops(3, seed, PLAYERS[player]):
                question = ask(s)
                if question is None or not question.ways:
                    continue
                closed = [o for o in question.obstacles if isinstance(o, WayObstacle)]
                whole = everything(s, question.seat) if closed else None
                if whole is None:
                    continue
                verbs = {move.verb for t in whole for move in legal(t)}
                for way in closed:
                    assert way.later == (VERB_NAMES.index(way.way) in verbs)
                    met.add((way.way, way.later))
                if question.tile == "trade":
                    loads = [m.args[0] for t in whole for m in legal(t) if m.verb == TO_SHIP]
                    most = max([s.box.ship_furs[card] for card in loads], default=0)
                    assert largest_ship(s, question.seat) == most
    ways = {way for two in WAYS.values() for way in two} - {"add"}
    assert {way for way, later in met if later} >= ways - {"elect"}, met
    assert {way for way, later in met if not later} >= ways, met


def test_elections_after_building() -> None:
    s = at_turn(3, 5, 0, tiles=2)
    put(s, 1, 0, 1, 1)
    give(s, 0, wood=1, coin=0)
    assert opens(s, 0, TO_ELECT)
    give(s, 0, wood=0)
    assert not opens(s, 0, TO_ELECT)


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
    assert [o.later for o in question.obstacles if isinstance(o, WayObstacle)] == [True]


def test_houses_and_then_clearing() -> None:
    s = at_turn(3, 6, 0)
    own_land(s, 0, [1])
    give(s, 0, wood=s.box.land_houses[1], coin=1)
    question = ask(s)
    assert question is not None
    (way,) = [o for o in question.obstacles if isinstance(o, WayObstacle)]
    assert (way.way, way.later) == ("clear", True)
