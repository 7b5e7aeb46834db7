"""What a turn still allows through some sequence of actions, if it isn't possible right away.

Only actions that can help are tried, and only one of those that help equally.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

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

HELPERS: dict[Verb, tuple[Verb, ...]] = {
    TO_BUILD: (TO_WOOD, TO_PASS_TILE),
    TO_ELECT: (TO_BUILD, TO_WOOD, TO_PASS_TILE),
    TO_ADD: (),
    TO_CLEAR: (TO_HOUSES, TO_ADD, TO_PASS_TILE),
    TO_TRADE: (TO_CORN, TO_POST, TO_SHIP, TO_PASS_TILE),
    TO_SHIP: (TO_TRADE, TO_MARKET, TO_CORN, TO_POST, TO_PASS_TILE),
}
"""What may have to be done before a tile can be used in a way."""


def opens(s: State, seat: Seat, verb: Verb) -> bool:
    """Whether a tile can be used in a way, now or later in this turn."""
    return any(moves[verb] for _, moves in _turns(s, seat, HELPERS[verb]))


def largest_ship(s: State, seat: Seat) -> int:
    """Furs of the largest ship that could be loaded within this turn, 0 for none."""
    sizes = [s.box.ship_furs[card] for card in s.ships]
    most = 0
    for t, _ in _turns(s, seat, HELPERS[TO_SHIP]):
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


def _turns(
    s: State, seat: Seat, helpers: tuple[Verb, ...]
) -> Iterator[tuple[State, dict[Verb, list[Move]]]]:
    """The turn as it is and as it can become while a tile is left, with the moves of each verb."""
    kind = s.step - CITY_STEP
    waiting = [s]
    seen = {_told_apart(s, seat)}
    while waiting:
        t = waiting.pop()
        moves: dict[Verb, list[Move]] = defaultdict(list)
        for same in menu(t):
            if same:
                moves[same[0].verb] = same
        yield t, moves
        for verb in helpers:
            for move in _worth_trying(t, seat, verb, moves[verb]):
                for u in _made(t, move):
                    on_turn = u.agenda[-1][:2] == (ASK_TURN, seat)
                    key = _told_apart(u, seat)
                    if on_turn and u.players[seat].tiles[kind] and key not in seen:
                        seen.add(key)
                        waiting.append(u)


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
        yield _drawn(t)
        return
    for paid in payments(t):
        u = t.copy()
        for one in expand(t, payment_text(paid)):
            apply_within_step(u, one)
        yield _drawn(u)


def _drawn(s: State) -> State:
    """The position once furs are drawn, no matter which."""
    while s.agenda[-1][0] == DEAL_FURS:
        apply_within_step(s, outcomes(s)[0][0])
    return s
