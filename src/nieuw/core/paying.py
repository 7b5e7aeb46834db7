"""Paying with a mix of resources: one kind after another, so that every list stays short."""

from __future__ import annotations

from nieuw.core.agenda import ASK_PAY_BID, ASK_PAY_MARKET, Item
from nieuw.core.ledger import discard_fur, gain
from nieuw.core.moves import Move, payments
from nieuw.core.names import BEAVER, COIN, GOODS, LYNX, WHY_BID, WHY_MARKET, Kind, Seat
from nieuw.core.state import State


def last_kind(what: int) -> int:
    """The last kind that may be paid: every resource for a bid (R4.3), coins and goods at the
    Black Market (R9.7)."""
    return LYNX if what == ASK_PAY_BID else GOODS


def ask_payment(s: State, what: int, seat: Seat, due: int, kind: Kind = COIN) -> None:
    """Ask a seat to pay `due` resources in any mix, starting with the first kind it has."""
    if due > 0:
        purse = s.players[seat].purse
        while purse[kind] == 0:
            kind += 1
        s.agenda.append((what, seat, due, kind))


def payment_range(s: State, item: Item) -> tuple[int, int]:
    """How much of the current kind can be paid so that the rest can still be paid afterwards."""
    what, seat, due, kind = item
    purse = s.players[seat].purse
    later = 0
    for k in range(kind + 1, last_kind(what) + 1):
        later += purse[k]
    return max(0, due - later), min(due, purse[kind])


def pay_moves(s: State, item: Item) -> list[Move]:
    """R4.4, R9.7: any mix; here the amounts of one kind."""
    least, most = payment_range(s, item)
    return payments(item[3], least, most)


def pay(s: State, item: Item, n: int) -> None:
    """R4.4, R9.7: pay n of the current kind; the rest is asked for from the next kind."""
    what, seat, due, kind = item
    if what == ASK_PAY_MARKET:
        gain(s, seat, kind, -n, WHY_MARKET)
    elif kind >= BEAVER:
        discard_fur(s, seat, kind, n, WHY_BID)
    else:
        gain(s, seat, kind, -n, WHY_BID)
    ask_payment(s, what, seat, due - n, kind + 1)
