"""Rulebook step 4: bidding for the columns of the cash box."""

from __future__ import annotations

from typing import Final

from nieuw.core.agenda import (
    ASK_AUCTION,
    ASK_BID,
    ASK_PAY_BID,
    ASK_TAKE,
    AUCTION,
    AWARD,
    COLLECT,
)
from nieuw.core.events import MarkerMoved, Won
from nieuw.core.ledger import gain
from nieuw.core.moves import AUCTIONS, TAKES, Move, bids
from nieuw.core.names import COIN, COLUMNS, TILE_KINDS, WHY_COLUMN, Seat
from nieuw.core.paying import ask_payment
from nieuw.core.state import State

NO_BID: Final = -2
"""Not yet asked, or out of this auction."""
PASSED: Final = -1
NOBODY: Final = -1
"""The selector if there is no auction."""


def waiting(s: State) -> list[Seat]:
    """R0.2, R4.1, R4.7: the seats without a column this round, lowest marker first."""
    return [seat for seat in s.order if s.players[seat].column == 0]


def bidders(s: State) -> list[Seat]:
    """R4.1, R4.2: who answers in the current auction, in order; first the seat that chose."""
    return [s.selector, *[seat for seat in waiting(s) if seat != s.selector]]


def columns_left(s: State, tiles: int = 0) -> list[int]:
    """Columns nobody has taken yet; with `tiles`, only those with that many."""
    free = [True] * (COLUMNS + 1)
    for p in s.players:
        free[p.column] = False
    return [
        c
        for c in range(1, COLUMNS + 1)
        if free[c] and (tiles == 0 or s.box.column_tiles[c] == tiles)
    ]


def next_auction(s: State) -> None:
    """R4.1, R4.8: the lowest marker without a column selects; the last seat takes one for free."""
    seats = waiting(s)
    if len(seats) == 1:
        s.agenda.append((ASK_TAKE, seats[0], 0, 0))
    else:
        s.agenda.append((AUCTION, 0, 0, 0))
        s.agenda.append((ASK_AUCTION, seats[0], 0, 0))


def auction_moves(s: State) -> list[Move]:
    """R4.1: any remaining column; R4.9: with two players, a three-tile column."""
    return [AUCTIONS[c] for c in columns_left(s, 3 if s.seats == 2 else 0)]


def auction(s: State, seat: Seat, column: int) -> None:
    """R4.1, R4.2: the selector opens, the others without a column follow once each."""
    s.column = column
    s.selector = seat
    s.bids = [NO_BID] * s.seats
    s.agenda.append((AWARD, 0, 0, 0))
    for bidder in reversed(waiting(s)):
        s.agenda.append((ASK_BID, bidder, 0, 0))


def bid_range(s: State, seat: Seat) -> tuple[int, int]:
    """R4.1: the selector must open with 0 or more. R4.2: the others bid strictly more than the
    highest bid, or pass. R4.3: nobody bids more than they have."""
    least = 0
    if seat != s.selector:
        for bid in s.bids:
            least = max(least, bid + 1)
    most = 0
    for n in s.players[seat].purse:
        most += n
    return least, most


def bid_moves(s: State, seat: Seat) -> list[Move]:
    """R4.1 to R4.3: every bid in the range."""
    least, most = bid_range(s, seat)
    return bids(least, most)


def may_pass(s: State, seat: Seat) -> bool:
    """R4.1, R4.2: everyone but the selector."""
    return seat != s.selector


def bid(s: State, seat: Seat, n: int) -> None:
    """R4.2: a bid is the highest until a higher one."""
    s.bids[seat] = n


def pass_bid(s: State, seat: Seat) -> None:
    """R4.7: a seat that passes may bid again in later auctions of the round."""
    s.bids[seat] = PASSED


def sell(s: State, seat: Seat, price: int) -> None:
    """R4.4: end the bidding as if a seat had bid the price and everyone else passed; to find out
    what the column would be worth."""
    while s.agenda[-1][0] == ASK_BID:
        s.agenda.pop()
    s.bids = [PASSED] * s.seats
    s.bids[seat] = price


def award(s: State) -> None:
    """R4.4: the highest bidder wins and pays at once."""
    winner = 0
    for seat, bid in enumerate(s.bids):
        if bid > s.bids[winner]:
            winner = seat
    s.agenda.append((COLLECT, winner, 0, 0))
    ask_payment(s, ASK_PAY_BID, winner, s.bids[winner])


def collect(s: State, winner: Seat) -> None:
    """R4.5, R4.6: tiles and coins; any other winner swaps markers with the selector."""
    own(s, winner, s.column, s.bids[winner], s.selector)
    if winner != s.selector:
        swap_markers(s, winner, s.selector)
    s.column = 0
    s.selector = NOBODY
    s.bids = []


def swap_markers(s: State, winner: Seat, selector: Seat) -> None:
    """R4.6: the winner gets the selector's marker, the selector the winner's."""
    was = s.order.index(winner)
    now = s.order.index(selector)
    s.order[now] = winner
    s.order[was] = selector
    if s.log is not None:
        s.log.append(MarkerMoved(winner, was + 1, now + 1))
        s.log.append(MarkerMoved(selector, now + 1, was + 1))


def take_moves(s: State) -> list[Move]:
    """R4.8: any remaining column; R4.9: with two players, a two-tile column."""
    return [TAKES[c] for c in columns_left(s, 2 if s.seats == 2 else 0)]


def take(s: State, seat: Seat, column: int) -> None:
    """R4.8: the last seat pays nothing."""
    own(s, seat, column, 0, NOBODY)


def own(s: State, seat: Seat, column: int, price: int, selector: Seat) -> None:
    """R4.5, R4.8: the column's tiles, then its coins. R4.10: tiles of other columns stay."""
    if s.log is not None:
        s.log.append(Won(seat, column, price, selector))
    p = s.players[seat]
    p.column = column
    base = column * TILE_KINDS
    p.tiles = s.columns[base : base + TILE_KINDS]
    gain(s, seat, COIN, s.box.column_coins[column], WHY_COLUMN)
