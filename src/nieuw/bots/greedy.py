"""A simple bot: it takes what looks best right after the move, and bids what that is worth."""

from __future__ import annotations

from nieuw.bots.base import Budget, sentence
from nieuw.bots.rng import Rng
from nieuw.core.agenda import (
    ASK_AUCTION,
    ASK_BID,
    ASK_PAY_BID,
    ASK_PAY_MARKET,
    ASK_TAKE,
    DEAL_FURS,
)
from nieuw.core.engine import apply, legal
from nieuw.core.majority import election_points
from nieuw.core.moves import Move
from nieuw.core.names import (
    BEAVER,
    CITY,
    COIN,
    CORN,
    GOODS,
    LAND,
    ROUNDS,
    TILE_KINDS,
    TO_PASS,
    TRADE,
    WOOD,
    Seat,
)
from nieuw.core.row import free_spaces, housed, row_points
from nieuw.core.rules.income import (
    businesses_of,
    cargo_due,
    dock_room,
    harvest_due,
    income_due,
)
from nieuw.core.rules.trade import load_points
from nieuw.core.state import State

WORTH = (0.4, 0.45, 0.5, 0.3)
"""Points a coin, a good, a wood and a corn are good for."""
FUR = 0.9
"""Points of any fur not yet seen."""


def worth(s: State, seat: Seat) -> float:
    """How well a seat is doing, in points: what it has, and what that will bring."""
    p = s.players[seat]
    rounds = ROUNDS - s.round
    purse = p.purse
    value = float(p.score)
    for kind in (COIN, GOODS, WOOD, CORN):
        value += WORTH[kind] * min(purse[kind], 8)
    furs = purse[BEAVER:]
    value += 0.6 * load_points(tuple(furs)) + 0.2 * max(furs)
    value += sum(item[2] * FUR for item in s.agenda if item[0] == DEAL_FURS and item[1] == seat)
    value += election_points(s, seat) * (1.0 if rounds == 0 else 0.6)
    value += income_due(s, seat) * 0.35 * rounds
    value += land_worth(s, seat, rounds)
    value += WORTH[GOODS] * min(cargo_due(s, seat), dock_room(s, seat)) * rounds
    hungry = businesses_of(s, seat) - purse[CORN] - harvest_due(s, seat)
    return value - 2.5 * max(0, hungry)


def land_worth(s: State, seat: Seat, rounds: int) -> float:
    """Clearings to come, harvests, and houses on the way."""
    p = s.players[seat]
    complete = housed(s.box, p)
    value = 0.35 * harvest_due(s, seat) * rounds
    if complete > p.cleared:
        value += (0.85 if rounds else 1.0) * row_points(s.box, complete)
    if rounds:
        value += 0.8 * len(p.row) + 0.6 * p.houses - 0.3 * max(0, free_spaces(s.box, p) - 3)
    return value


def column_worth(s: State, seat: Seat, column: int) -> float:
    """What the tiles and coins of a column look good for."""
    p = s.players[seat]
    tiles = s.columns[column * TILE_KINDS : (column + 1) * TILE_KINDS]
    city = 1.0 + 0.5 * election_points(s, seat) / 2
    land = 2.5 + 0.5 * len(p.row)
    trade = 1.5 + 0.5 * min(6, sum(p.purse[BEAVER:]) + p.purse[GOODS])
    value = WORTH[COIN] * s.box.column_coins[column]
    for kind, each in ((CITY, city), (LAND, land), (TRADE, trade)):
        for n in range(tiles[kind]):
            value += each * 0.8**n
    return value


def spare_column(s: State, seat: Seat) -> float:
    """What the best column other than the one on offer looks good for."""
    taken = [p.column for p in s.players] + [s.column]
    left = [c for c in range(1, 6) if c not in taken]
    return max(column_worth(s, seat, c) for c in left)


class Greedy:
    """Plays the move that looks best at once."""

    name = "greedy"
    budget = Budget()

    def choose(self, s: State, seat: Seat, rng: Rng, budget: Budget) -> str:
        """The best answer by `worth`; equal ones by chance."""
        return sentence(s, lambda t: self.pick(t, rng))

    def pick(self, s: State, rng: Rng) -> Move:
        """One move of the engine."""
        what, seat = s.agenda[-1][:2]
        moves = legal(s)
        if what == ASK_BID:
            return self.bid(s, seat, moves)
        if what in (ASK_AUCTION, ASK_TAKE):
            return max(moves, key=lambda m: column_worth(s, seat, m.args[0]))
        if what in (ASK_PAY_BID, ASK_PAY_MARKET):
            return self.pay(s, seat, moves)
        best: list[Move] = []
        high = 0.0
        for move in moves:
            t = s.copy()
            apply(t, move)
            value = worth(t, seat)
            if not best or value > high:
                best = [move]
                high = value
            elif value == high:
                best.append(move)
        return best[rng.below(len(best))]

    def bid(self, s: State, seat: Seat, moves: list[Move]) -> Move:
        """The lowest bid that could win, as long as the column is worth it."""
        gain = column_worth(s, seat, s.column) - spare_column(s, seat)
        limit = int(max(gain + 1.0, 0.0) / WORTH[COIN])
        if seat == s.selector:
            return moves[min(limit // 2, len(moves) - 1)]
        return moves[0] if moves[0].verb != TO_PASS and moves[0].args[0] <= limit else moves[-1]

    def pay(self, s: State, seat: Seat, moves: list[Move]) -> Move:
        """Coins beyond two first, then whatever it has most of; furs last."""
        kind = moves[0].args[0]
        keep = {COIN: 2, GOODS: 3, WOOD: 2, CORN: businesses_of(s, seat)}.get(kind, 99)
        wanted = max(0, s.players[seat].purse[kind] - keep)
        for move in moves:
            if move.args[1] >= wanted:
                return move
        return moves[-1]
