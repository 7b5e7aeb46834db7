"""The answers worth a thought: a few bids and amounts, the best loads, and payments in one go.

All of them are legal moves. Compiled with the core.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from nieuw.core.agenda import ASK_BID, ASK_PAY_BID, ASK_PAY_MARKET, ASK_TURN, Item
from nieuw.core.engine import menu
from nieuw.core.moves import Move, payments
from nieuw.core.names import (
    BEAVER,
    COIN,
    CORN,
    FURS,
    GOODS,
    TO_CORN,
    TO_SHIP,
    TO_TRADE,
    TO_WOOD,
    TOP,
    WOOD,
    Seat,
)
from nieuw.core.paying import last_kind
from nieuw.core.rules.income import businesses_of, harvest_due
from nieuw.core.state import State

RAISES: Final = (0, 1, 2, 3, 4, 6, 8, 11)
"""Bids above the lowest possible one."""
AMOUNTS: Final = (1, 2, 3, 4, 6)
"""Wood or corn bought or sold; and all of it."""


def candidates(s: State) -> list[Move]:
    """Answers to a question that is no payment, in a fixed order."""
    item = s.agenda[-1]
    lists = menu(s)
    if item[0] == ASK_BID:
        return some_bids(lists)
    if item[0] != ASK_TURN:
        return lists[0]
    found: list[Move] = []
    for moves in lists:
        if not moves:
            continue
        verb = moves[0].verb
        if verb in (TO_WOOD, TO_CORN):
            found.extend(some_dealings(s, item[1], moves))
        elif verb == TO_SHIP:
            found.extend(best_loads(s, item[1], moves))
        elif verb == TO_TRADE:
            found.extend(best_furs(s, item[1], moves))
        else:
            found.extend(moves)
    return found


def some_bids(lists: list[list[Move]]) -> list[Move]:
    """The lowest bid and a few higher ones, and passing."""
    bids, passing = lists
    found = [bids[n] for n in RAISES if n < len(bids)]
    found.extend(passing)
    return found


def some_dealings(s: State, seat: Seat, moves: list[Move]) -> list[Move]:
    """Buying or selling a few, just what upkeep asks, or all."""
    most_bought: i64 = 0
    most_sold: i64 = 0
    for move in moves:
        n: i64 = move.args[0]
        most_bought = max(most_bought, n)
        most_sold = max(most_sold, -n)
    over: i64 = 0
    if moves[0].verb == TO_CORN:
        over = s.players[seat].purse[CORN] + harvest_due(s, seat) - businesses_of(s, seat)
    found: list[Move] = []
    for move in moves:
        n = move.args[0]
        size = n if n > 0 else -n
        most = most_bought if n > 0 else most_sold
        if size in AMOUNTS or size == most or n == -over:
            found.append(move)
    return found


def weight(counts: list[int]) -> i64:
    """What furs make as one load: 3 points each of the largest kind, 2 of the second, 1."""
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


def best_loads(s: State, seat: Seat, moves: list[Move]) -> list[Move]:
    """For each ship the load that scores most and, of such, leaves the best furs."""
    furs = s.players[seat].purse[BEAVER:]
    found: list[Move] = []
    card = -1
    best: i64 = -1
    for move in moves:
        load = list(move.args[1:])
        rest = [furs[i] - load[i] for i in range(FURS)]
        worth = 100 * weight(load) + weight(rest)
        if move.args[0] != card:
            card = move.args[0]
            found.append(move)
            best = worth
        elif worth > best:
            found[-1] = move
            best = worth
    return found


def best_furs(s: State, seat: Seat, moves: list[Move]) -> list[Move]:
    """Of the top trader's furs the best of each number; the other traders whole."""
    furs = s.players[seat].purse[BEAVER:]
    found: list[Move] = []
    number: i64 = -1
    best: i64 = -1
    for move in moves:
        if move.args[0] != TOP:
            found.append(move)
            continue
        taken: i64 = 0
        after = furs[:]
        for i in range(FURS):
            taken += move.args[1 + i]
            after[i] += move.args[1 + i]
        worth = weight(after)
        if taken != number:
            number = taken
            found.append(move)
            best = worth
        elif worth > best:
            found[-1] = move
            best = worth
    return found


def asks_payment(s: State) -> bool:
    """Whether the next answer is part of a payment."""
    what = s.agenda[-1][0]
    return what == ASK_PAY_BID or what == ASK_PAY_MARKET


def unit_cost(kind: i64, held: i64, needed: i64) -> i64:
    """How much one would miss the last of so many, in hundredths of a point."""
    if kind == COIN:
        return 38 if held > 6 else 50 if held > 3 else 75 if held > 1 else 95
    if kind == GOODS:
        return 36 if held > 6 else 48 if held > 4 else 62 if held > 2 else 80
    if kind == WOOD:
        return 40 if held > 6 else 52 if held > 3 else 85
    if kind == CORN:
        return 34 if held > needed + 3 else 60 if held > needed else 140
    return 130 if held == 1 else 160 if held == 2 else 220


def payment(s: State) -> list[Move]:
    """The payment one would miss least, move by move."""
    return as_moves(s, s.agenda[-1], kept(s))


def kept(s: State) -> list[int]:
    """The purse after the payment one would miss least."""
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


def as_moves(s: State, item: Item, left: list[int]) -> list[Move]:
    """The moves that pay down to what is left; the engine answers where there is no choice."""
    what, seat, due, kind = item
    purse = s.players[seat].purse
    last = last_kind(what)
    found: list[Move] = []
    while due > 0:
        while purse[kind] == 0:
            kind += 1
        later = 0
        for k in range(kind + 1, last + 1):
            later += purse[k]
        n = purse[kind] - left[kind]
        if max(0, due - later) < min(due, purse[kind]):
            found.append(payments(kind, n, n)[0])
        due -= n
        kind += 1
    return found
