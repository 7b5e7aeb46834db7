"""The answers worth considering: a few bids and amounts, the best loads, and payments in one go.

All of them are legal moves. Compiled with the core.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from nieuw.core.agenda import ASK_BID, ASK_PAY_BID, ASK_PAY_MARKET, ASK_TURN, Item
from nieuw.core.engine import menu
from nieuw.core.moves import Move, payments
from nieuw.core.names import CORN, TO_CORN, TO_SHIP, TO_TRADE, TO_WOOD, Seat
from nieuw.core.paying import payment_range
from nieuw.core.rules.income import businesses_of, harvest_due
from nieuw.core.state import State
from nieuw.show.proposals import best_furs, best_loads, kept

RAISES: Final = (0, 1, 2, 3, 4, 6, 8, 11)
"""Bids above the lowest possible one."""
AMOUNTS: Final = (1, 2, 3, 4, 6)
"""Amounts of wood or corn to buy or sell; also all of it."""


def candidates(s: State) -> list[Move]:
    """Answers to a question other than a payment, in a fixed order."""
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
    """Buying or selling a few, exactly what upkeep needs, or all."""
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


def asks_payment(s: State) -> bool:
    """Whether the next answer is part of a payment."""
    what = s.agenda[-1][0]
    return what == ASK_PAY_BID or what == ASK_PAY_MARKET


def payment(s: State) -> list[Move]:
    """The payment that hurts least, move by move."""
    return as_moves(s, s.agenda[-1], kept(s))


def as_moves(s: State, item: Item, left: list[int]) -> list[Move]:
    """The moves that pay down to what is left; the engine answers where there is no choice."""
    what, seat, due, kind = item
    purse = s.players[seat].purse
    found: list[Move] = []
    while due > 0:
        n = purse[kind] - left[kind]
        least, most = payment_range(s, (what, seat, due, kind))
        if least < most:
            found.append(payments(kind, n, n)[0])
        due -= n
        kind += 1
    return found
