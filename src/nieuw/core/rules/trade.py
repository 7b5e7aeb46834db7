"""Rulebook step 7, trade actions: trade with the Lenape, ship furs."""

from __future__ import annotations

from typing import Final

from nieuw.core.ledger import discard_fur, gain, score
from nieuw.core.moves import NOTHING, TRADE_LOW, TRADE_MID, Move
from nieuw.core.names import (
    BEAVER,
    COIN,
    CORN,
    FURS,
    GOODS,
    LOW,
    MID,
    TO_SHIP,
    TO_TRADE,
    TOP,
    WHY_SHIP,
    WHY_TRADE,
    WHY_TRAVEL,
    Card,
    Seat,
)
from nieuw.core.river import travel_cost
from nieuw.core.state import State

SHIP_POINTS: Final = (3, 2, 1, 1, 1)


def trade_moves(s: State, seat: Seat) -> list[Move]:
    """R7.1: one trader; top 1 to 4 furs at 1 good each, the others whole for their price. R7.2:
    without corn for the travel there is no trade."""
    p = s.players[seat]
    goods = p.purse[GOODS]
    if goods == 0 or p.purse[CORN] < travel_cost(s, seat):
        return NOTHING
    stalls = s.stalls
    moves = [
        Move(TO_TRADE, (TOP, *pick))
        for n in range(1, min(s.box.trader_furs[TOP], goods) + 1)
        for pick in mixes(stalls[:FURS], n)
    ]
    if goods >= s.box.trader_goods[MID] and any(stalls[FURS : 2 * FURS]):
        moves.append(TRADE_MID)
    if goods >= s.box.trader_goods[LOW] and any(stalls[2 * FURS :]):
        moves.append(TRADE_LOW)
    return moves


def trade(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """R7.1: a short middle or bottom trader sells all it has for the printed price. R7.2: the
    travel is paid once per action."""
    trader = args[0]
    base = trader * FURS
    if trader == TOP:
        furs = list(args[1:])
        price = sum(furs)
    else:
        furs = s.stalls[base : base + FURS]
        price = s.box.trader_goods[trader]
    gain(s, seat, CORN, -travel_cost(s, seat), WHY_TRAVEL)
    gain(s, seat, GOODS, -price, WHY_TRADE)
    for i, n in enumerate(furs):
        s.stalls[base + i] -= n
        gain(s, seat, BEAVER + i, n, WHY_TRADE)


def ship_moves(s: State, seat: Seat) -> list[Move]:
    """R7.3: any ship on display, with exactly as many furs as it asks for, in any mix."""
    furs = s.players[seat].purse[BEAVER:]
    held = 0
    for n in furs:
        held += n
    moves: list[Move] = []
    for card in s.ships:
        wanted = s.box.ship_furs[card]
        if wanted <= held:
            moves.extend([Move(TO_SHIP, (card, *load)) for load in mixes(furs, wanted)])
    return moves


def ship(s: State, seat: Seat, args: tuple[int, ...]) -> None:
    """R7.3: points for the load, coins and the ship card; its goods come every round."""
    card: Card = args[0]
    load = args[1:]
    s.ships.remove(card)
    s.players[seat].ships.append(card)
    for i, n in enumerate(load):
        if n:
            discard_fur(s, seat, BEAVER + i, n, WHY_SHIP)
    score(s, seat, load_points(load), WHY_SHIP)
    gain(s, seat, COIN, s.box.ship_coins[card], WHY_SHIP)


def load_points(load: tuple[int, ...]) -> int:
    """R7.3: 3 points per fur of the largest kind, 2 of the second, 1 of every other."""
    points = 0
    for worth, n in zip(SHIP_POINTS, sorted(load, reverse=True), strict=True):
        points += worth * n
    return points


def mixes(furs: list[int], n: int) -> list[tuple[int, ...]]:
    """Every way to take exactly n of these furs, as counts by kind."""
    a, b, c, d, e = furs
    found: list[tuple[int, ...]] = []
    for i in range(max(0, n - b - c - d - e), min(a, n) + 1):
        n1 = n - i
        for j in range(max(0, n1 - c - d - e), min(b, n1) + 1):
            n2 = n1 - j
            for k in range(max(0, n2 - d - e), min(c, n2) + 1):
                n3 = n2 - k
                fewest, most = max(0, n3 - e), min(d, n3)
                found.extend([(i, j, k, m, n3 - m) for m in range(fewest, most + 1)])
    return found
