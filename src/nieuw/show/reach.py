"""What a turn still allows through some sequence of actions, if it isn't possible right away.

Only actions that can help are tried, and only one of those that help equally.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from nieuw.core.agenda import ASK_PAY_MARKET, ASK_TURN, DEAL_FURS, STEP
from nieuw.core.engine import apply_within_step, menu, outcomes
from nieuw.core.moves import Move
from nieuw.core.names import (
    BEAVER,
    CORN,
    FURS,
    TILE_KINDS,
    TO_ADD,
    TO_BUILD,
    TO_CLEAR,
    TO_CORN,
    TO_ELECT,
    TO_HOUSES,
    TO_MARKET,
    TO_PASS_TILE,
    TO_POST,
    TO_SHIP,
    TO_TRADE,
    TO_WOOD,
    TRADE,
    Seat,
    Verb,
)
from nieuw.core.river import travel_cost
from nieuw.core.rules.turn import CITY_STEP
from nieuw.core.state import State
from nieuw.show.proposals import best_furs, best_loads, payments
from nieuw.text.sentences import expand, payment_text

TO_HELP: dict[Verb, tuple[Verb, ...]] = {
    TO_BUILD: (TO_WOOD, TO_PASS_TILE),
    TO_ELECT: (TO_BUILD, TO_WOOD, TO_PASS_TILE),
    TO_ADD: (),
    TO_CLEAR: (TO_HOUSES, TO_ADD, TO_PASS_TILE),
    TO_TRADE: (TO_CORN, TO_POST, TO_SHIP, TO_PASS_TILE),
    TO_SHIP: (TO_TRADE, TO_SHIP, TO_MARKET, TO_CORN, TO_POST, TO_PASS_TILE),
}
"""What may have to be done before a tile can be used in a way."""
TO_HELP_SPECIALS: tuple[tuple[Verb, ...], ...] = (
    (TO_BUILD, TO_PASS_TILE),
    (TO_CLEAR, TO_ADD, TO_PASS_TILE),
    (TO_SHIP, TO_TRADE, TO_PASS_TILE),
)
"""What may have to be done before a special action, by the kind of tile."""
Moves = dict[Verb, list[Move]]
"""The moves of each verb."""


class Reached(NamedTuple):
    """A point of a turn where the seat is asked."""

    first: Verb | None
    """What was done first to get there; None for where the turn is now."""
    state: State
    moves: Moves


def first_for_way(s: State, seat: Seat, verb: Verb) -> Verb | None:
    """What to do first in this turn so that a tile can be used in a way; None if nothing helps."""
    reached = _turns(s, seat, TO_HELP[verb])
    return next((first for first, _, moves in reached if moves[verb]), None)


def first_for_traders(s: State, seat: Seat) -> dict[int, Verb]:
    """What to do first in this turn to trade with each of the traders for which that helps."""
    return _firsts(
        s, seat, TO_HELP[TO_TRADE], lambda moves: {move.args[0] for move in moves[TO_TRADE]}
    )


def first_for_specials(s: State, seat: Seat) -> dict[Verb, Verb]:
    """What to do first in this turn for each of the special actions for which that helps."""
    return _firsts(
        s, seat, TO_HELP_SPECIALS[s.step - CITY_STEP], lambda moves: [v for v in moves if moves[v]]
    )


def _firsts(
    s: State, seat: Seat, helpers: tuple[Verb, ...], possible: Callable[[Moves], Iterable[int]]
) -> dict[int, Verb]:
    """What to do first, by what becomes possible after it; of several ways the shortest."""
    firsts: dict[int, Verb] = {}
    for first, _, moves in _turns(s, seat, helpers):
        for what in possible(moves):
            if first is not None:
                firsts.setdefault(what, first)
    return firsts


def largest_ship(s: State, seat: Seat) -> int:
    """Furs of the largest ship that could be loaded within this turn, 0 for none."""
    sizes = [s.box.ship_furs[card] for card in s.ships]
    kind = s.step - CITY_STEP
    most = 0
    for _, t, _ in _turns(s, seat, TO_HELP[TO_SHIP]):
        if not t.players[seat].tiles[kind]:
            continue
        furs = sum(t.players[seat].purse[BEAVER:])
        most = max([most, *[size for size in sizes if size <= furs]])
        if most == max(sizes, default=0):
            break
    return most


def with_tiles(s: State, seat: Seat, kind: int, n: int) -> State:
    """A seat's turn with a number of tiles of a kind, as everything is now."""
    t = s.copy()
    t.step = CITY_STEP + kind
    t.players[seat].tiles = [n if k == kind else 0 for k in range(TILE_KINDS)]
    t.agenda = [(STEP, 0, t.step + 1, 0), (ASK_TURN, seat, 1, 0)]
    return t


def _turns(s: State, seat: Seat, helpers: tuple[Verb, ...]) -> Iterator[Reached]:
    """The turn as it is and as it can become, the shortest ways first."""
    waiting: deque[tuple[Verb | None, State]] = deque([(None, s)])
    seen = {_told_apart(s, seat)}
    while waiting:
        first, t = waiting.popleft()
        moves: Moves = defaultdict(list)
        for same in menu(t):
            if same:
                moves[same[0].verb] = same
        yield Reached(first, t, moves)
        for verb in helpers:
            for move in _worth_trying(t, seat, verb, moves[verb]):
                for u in _made(t, move):
                    key = _told_apart(u, seat)
                    if u.agenda[-1][:2] == (ASK_TURN, seat) and key not in seen:
                        seen.add(key)
                        waiting.append((verb if first is None else first, u))


def _told_apart(s: State, seat: Seat) -> tuple[object, ...]:
    """What makes a difference to what can follow; furs only by their number."""
    p = s.players[seat]
    purse = (*p.purse[:BEAVER], sum(p.purse[BEAVER:]))
    stalls = [sum(s.stalls[at : at + FURS]) for at in range(0, len(s.stalls), FURS)]
    own = (tuple(p.tiles), s.agenda[-1][2], p.post, p.houses, tuple(p.row), p.cleared)
    return (*own, purse, tuple(s.businesses), *stalls, len(s.ships))


def _worth_trying(s: State, seat: Seat, verb: Verb, moves: list[Move]) -> list[Move]:
    """Those of a verb's moves that differ in what they lead to."""
    if verb == TO_BUILD:
        return [move for move in moves if len(set(move.args)) == 1]
    if verb == TO_WOOD:
        most = max([move.args[0] for move in moves], default=0)
        return [move for move in moves if move.args[0] == most > 0]
    if verb == TO_CORN:
        lacking = travel_cost(s, seat) * s.players[seat].tiles[TRADE] - s.players[seat].purse[CORN]
        return [move for move in moves if 0 < move.args[0] <= lacking]
    if verb == TO_TRADE:
        return best_furs(s, seat, moves)
    return best_loads(s, seat, moves) if verb == TO_SHIP else moves


def _made(s: State, move: Move) -> Iterator[State]:
    """The position after a move; furs are paid for in each way worth considering."""
    t = s.copy()
    apply_within_step(t, move)
    if t.agenda[-1][0] != ASK_PAY_MARKET:
        yield draw(t)
        return
    for paid in payments(t):
        u = t.copy()
        for one in expand(t, payment_text(paid)):
            apply_within_step(u, one)
        yield draw(u)


def draw(s: State) -> State:
    """Draw the furs that are due, no matter which, in place."""
    while s.agenda[-1][0] == DEAL_FURS:
        apply_within_step(s, outcomes(s)[0][0])
    return s
