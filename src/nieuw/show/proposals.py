"""Answers worth proposing: how to pay, what to load, which furs to buy, what to close.

The one place that knows; page, terminal and bots get them here. Each of them has its own recipes
for the same thing (`payment`, `payments`, `kept`; `load`, `loads`, `best_loads`), because what
0.1.0 proposed stays. Compiled with the core.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from nieuw.core.agenda import ASK_PAY_MARKET
from nieuw.core.engine import apply_within_step
from nieuw.core.majority import standing
from nieuw.core.moves import Move
from nieuw.core.names import (
    BEAVER,
    COIN,
    CORN,
    DISTRICTS,
    FURS,
    GOODS,
    KINDS,
    TO_HOUSES,
    TOP,
    WOOD,
    Seat,
)
from nieuw.core.paying import last_kind
from nieuw.core.rules.income import (
    businesses_of,
    cargo_due,
    close_moves,
    dock_room,
    harvest_due,
)
from nieuw.core.state import State

Amounts = list[int]
"""How much of each kind."""

# Paying ----------------------------------------------------------------------------------------

KEPT_COINS: Final = 2
"""Coins worth keeping for a fee."""
SPARED: Final = ((COIN, KEPT_COINS), (WOOD, 2), (GOODS, 3))
"""How much of a kind is worth keeping, if several ways are shown."""
ORDERS: Final = (
    (CORN, COIN, GOODS, WOOD),
    (CORN, GOODS, WOOD, COIN),
    (CORN, COIN, WOOD, GOODS),
    (COIN, CORN, GOODS, WOOD),
)
"""First what can be spared of each, then the rest, in one of these orders."""
MARKET_ORDERS: Final = ((COIN, GOODS), (GOODS, COIN))
"""The Black Market takes nothing else (R9.7)."""


def corn_needed(s: State, seat: Seat) -> int:
    """R10.8, R10.9: corn that upkeep takes beyond the harvest."""
    return max(0, businesses_of(s, seat) - harvest_due(s, seat))


def goods_lost(s: State, seat: Seat) -> int:
    """R10.10: goods in hand that will have no room once the ships are unloaded."""
    goods = s.players[seat].purse[GOODS]
    return min(goods, max(0, goods + cargo_due(s, seat) - dock_room(s, seat)))


def payment(s: State) -> Amounts:
    """What a seat can best do without: goods that would have no room, coins beyond two, corn beyond
    upkeep, goods, wood, the rest of coins and corn, and furs last, the rarest kind first."""
    what, seat, due, _ = s.agenda[-1]
    keep = {COIN: KEPT_COINS, CORN: corn_needed(s, seat), GOODS: 0, WOOD: 0}
    order = (COIN, GOODS) if what == ASK_PAY_MARKET else (COIN, CORN, GOODS, WOOD)
    doomed = min(due, goods_lost(s, seat))
    paid = _paid(s, seat, due - doomed, order, keep, what != ASK_PAY_MARKET, doomed)
    paid[GOODS] += doomed
    return paid


def payments(s: State) -> list[Amounts]:
    """Several ways to pay, best first."""
    what, seat, due, _ = s.agenda[-1]
    keep = dict(SPARED)
    keep[CORN] = corn_needed(s, seat)
    ways: list[Amounts] = []
    for order in MARKET_ORDERS if what == ASK_PAY_MARKET else ORDERS:
        way = _paid(s, seat, due, order, keep, what != ASK_PAY_MARKET)
        if way not in ways:
            ways.append(way)
    return ways


def _paid(
    s: State,
    seat: Seat,
    due: int,
    order: tuple[int, ...],
    keep: dict[int, int],
    furs: bool,
    goods: int = 0,
) -> Amounts:
    """What to pay of each kind, kinds of `order` in turn; furs of the rarest kind after them. Some
    goods are already given."""
    purse = s.players[seat].purse[:]
    purse[GOODS] -= goods
    paid = [0] * KINDS
    for kind in order:
        paid[kind] = min(max(0, purse[kind] - keep[kind]), due - sum(paid))
    for kind in order:
        paid[kind] += min(purse[kind] - paid[kind], due - sum(paid))
    if furs:
        for _, kind in sorted([(purse[kind], kind) for kind in range(BEAVER, KINDS)]):
            paid[kind] = min(purse[kind], due - sum(paid))
    return paid


def unit_cost(kind: i64, held: i64, needed: i64) -> i64:
    """How much the last of that many would be missed, in hundredths of a point."""
    if kind == COIN:
        return 38 if held > 6 else 50 if held > 3 else 75 if held > 1 else 95
    if kind == GOODS:
        return 36 if held > 6 else 48 if held > 4 else 62 if held > 2 else 80
    if kind == WOOD:
        return 40 if held > 6 else 52 if held > 3 else 85
    if kind == CORN:
        return 34 if held > needed + 3 else 60 if held > needed else 140
    return 130 if held == 1 else 160 if held == 2 else 220


def kept(s: State) -> Amounts:
    """The purse after the payment a strong player would miss least, weighed unit by unit."""
    what, seat, due, first = s.agenda[-1]
    purse = s.players[seat].purse
    last = last_kind(what)
    needed: i64 = businesses_of(s, seat) - harvest_due(s, seat)
    left = purse[:]
    for _ in range(due):
        best: i64 = -1
        least: i64 = 1000
        for kind in range(first, last + 1):
            held: i64 = left[kind]
            if held:
                cost = unit_cost(kind, held, needed)
                if cost < least:
                    least = cost
                    best = kind
        left[best] -= 1
    return left


# Furs ------------------------------------------------------------------------------------------


def weight(counts: list[int]) -> i64:
    """What furs make as one load (R7.3): 3 points each of the largest kind, 2 of the second, 1."""
    first: i64 = 0
    second: i64 = 0
    total: i64 = 0
    for count in counts:
        n: i64 = count
        total += n
        if n > first:
            second = first
            first = n
        elif n > second:
            second = n
    return total + 2 * first + second


def load(furs: list[int], size: int) -> Amounts:
    """A full load that scores the most (R7.3): all of a kind, the most numerous kinds first."""
    aboard = [0] * FURS
    for _, i in sorted([(-min(size, furs[i]), i) for i in range(FURS)]):
        aboard[i] = min(furs[i], size - sum(aboard))
    return aboard


def load_worth(furs: list[int], load: list[int]) -> i64:
    """What a load scores and, as a tie-break, what the furs left are good for."""
    return 100 * weight(load) + weight([furs[i] - load[i] for i in range(FURS)])


def best_loads(s: State, seat: Seat, moves: list[Move]) -> list[Move]:
    """For each ship in these moves, the load that scores the most and leaves the best furs."""
    furs = s.players[seat].purse[BEAVER:]
    best: list[Move] = []
    card = -1
    most: i64 = -1
    for move in moves:
        worth = load_worth(furs, list(move.args[1:]))
        if move.args[0] != card:
            card = move.args[0]
            best.append(move)
            most = worth
        elif worth > most:
            best[-1] = move
            most = worth
    return best


def loads(s: State, seat: Seat, moves: list[Move], most: int) -> list[Move]:
    """For each ship in these moves, up to `most` loads, the best first."""
    furs = s.players[seat].purse[BEAVER:]
    found: list[Move] = []
    for card in dict.fromkeys([move.args[0] for move in moves]):
        own = [move for move in moves if move.args[0] == card]
        own.sort(key=lambda move: -load_worth(furs, list(move.args[1:])))
        found.extend(own[:most])
    return found


def best_furs(s: State, seat: Seat, moves: list[Move]) -> list[Move]:
    """The best of each number of the top trader's furs; the other traders whole."""
    furs = s.players[seat].purse[BEAVER:]
    best: list[Move] = []
    number: i64 = -1
    most: i64 = -1
    for move in moves:
        if move.args[0] != TOP:
            best.append(move)
            continue
        taken: i64 = 0
        after = furs[:]
        for i in range(FURS):
            taken += move.args[1 + i]
            after[i] += move.args[1 + i]
        worth = weight(after)
        if taken != number:
            number = taken
            best.append(move)
            most = worth
        elif worth > most:
            best[-1] = move
            most = worth
    return best


# Closing ---------------------------------------------------------------------------------------


def closings(s: State) -> list[Move]:
    """Every way to close what is due, first those that leave the best majorities after all seats
    have closed what they must (R10.9)."""
    _, seat, n, _ = s.agenda[-1]
    ways: list[tuple[int, tuple[int, ...], Move]] = []
    for move in close_moves(s, seat, n):
        t = s.copy()
        apply_within_step(t, move)
        leads = sum([standing(t, district, seat) for district in range(1, DISTRICTS + 1)])
        ways.append((-leads, move.args, move))
    ways.sort(key=_order)
    return [move for _, _, move in ways]


def _order(way: tuple[int, tuple[int, ...], Move]) -> tuple[int, tuple[int, ...]]:
    return way[0], way[1]


# Lists -----------------------------------------------------------------------------------------


def of_list(moves: list[Move]) -> str:
    """The only answer, or as many houses as can be built; empty for any other choice."""
    if len(moves) == 1 or moves[0].verb == TO_HOUSES:
        return str(moves[-1])
    return ""
