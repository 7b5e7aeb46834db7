"""Looking ahead by the value of positions: through the rest of a turn, or to an auction's end.

Compiled with the core.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from nieuw.bots.model import Model
from nieuw.bots.narrow import as_moves, asks_payment, candidates, payment
from nieuw.core.agenda import ASK_AUCTION, ASK_BID, ASK_TURN
from nieuw.core.engine import advance, apply
from nieuw.core.moves import PASS, Move, bids
from nieuw.core.names import DISTRICTS, TO_BUILD, WOOD, Seat
from nieuw.core.paying import last_kind
from nieuw.core.rules.auction import NO_BID, bid_range, may_pass, sell
from nieuw.core.state import State
from nieuw.show.proposals import kept

BUILDS: Final = 8
"""Ways to build that are looked at."""


class Line:
    """Successive answers of one seat, where they lead, and what that is worth to each seat."""

    __slots__ = ("plans", "state", "value", "values")

    def __init__(self, plans: list[list[Move]], state: State, values: list[float], seat: i64):
        self.plans = plans
        self.state = state
        self.values = values
        self.value: float = values[seat]


def settle(s: State) -> None:
    """Make the payment that is due, if there is one."""
    while asks_payment(s):
        for move in payment(s):
            apply(s, move)


def ranked(lines: list[Line], most: i64) -> list[Line]:
    """The best lines, best first; if two lead to the same position, one is left out."""
    lines.sort(key=lambda line: -line.value)
    found: list[Line] = []
    for line in lines:
        if not found or line.value != found[-1].value:
            found.append(line)
            if len(found) == most:
                break
    return found


def consider(model: Model, s: State, seat: Seat, width: int) -> list[Line]:
    """What the seat can answer now and where that leads, best first."""
    what = s.agenda[-1][0]
    if what == ASK_TURN:
        return through_turn(model, s, seat, width)
    if asks_payment(s):
        return ways_to_pay(model, s, seat)
    if what == ASK_BID:
        return ways_to_bid(model, s, seat)
    found: list[Line] = []
    for move in candidates(s):
        t = s.copy()
        apply(t, move)
        if what == ASK_AUCTION and t.agenda[-1][0] == ASK_BID:
            ahead = ways_to_bid(model, t, seat)[0]
            found.append(Line([[move], *ahead.plans], ahead.state, ahead.values, seat))
        else:
            found.append(Line([[move]], t, model.shares(t), seat))
    return ranked(found, len(found))


def through_turn(model: Model, s: State, seat: Seat, width: int) -> list[Line]:
    """Every tile and the special to the end of the turn, keeping the best few along the way; the
    best line of each first answer."""
    round_ = s.round
    step = s.step
    ended: list[Line] = []
    going = [Line([], s, [0.0] * s.seats, seat)]
    while going:
        grown: list[Line] = []
        for line in going:
            for move in worth_a_look(model, line.state, seat):
                t = line.state.copy()
                apply(t, move)
                settle(t)
                made = Line([*line.plans, [move]], t, model.shares(t), seat)
                top = t.agenda[-1]
                mine = top[0] == ASK_TURN and top[1] == seat
                if mine and t.step == step and t.round == round_:
                    grown.append(made)
                else:
                    ended.append(made)
        going = ranked(grown, width)
    ended.sort(key=lambda line: -line.value)
    found: list[Line] = []
    first: list[Move] = []
    for line in ended:
        move = line.plans[0][0]
        if move not in first:
            first.append(move)
            found.append(line)
    return found


def worth_a_look(model: Model, s: State, seat: Seat) -> list[Move]:
    """The candidates of a turn, with only the most promising ways to build."""
    found: list[Move] = []
    builds: list[Move] = []
    for move in candidates(s):
        if move.verb == TO_BUILD:
            builds.append(move)
        else:
            found.append(move)
    if len(builds) > BUILDS:
        builds = best_builds(model, s, seat, builds)
    builds.extend(found)
    return builds


def best_builds(model: Model, s: State, seat: Seat, moves: list[Move]) -> list[Move]:
    """Adding up what 1, 2 or 3 businesses bring in each district by itself."""
    most = min(3, s.players[seat].purse[WOOD])
    t = s.copy()
    now = model.reader(t).points(t, seat)
    gains: list[float] = [0.0] * (DISTRICTS * 4)
    for district in range(DISTRICTS):
        at = district * s.seats + seat
        for n in range(1, most + 1):
            t.businesses[at] += 1
            t.players[seat].purse[WOOD] -= 1
            gains[district * 4 + n] = model.reader(t).points(t, seat) - now
        t.businesses[at] -= most
        t.players[seat].purse[WOOD] += most
    scored: list[tuple[float, int]] = []
    for i, move in enumerate(moves):
        total = 0.0
        counts = [0] * DISTRICTS
        for district in move.args:
            counts[district - 1] += 1
        for d in range(DISTRICTS):
            total += gains[d * 4 + counts[d]]
        scored.append((-total, i))
    scored.sort()
    return [moves[i] for _, i in scored[:BUILDS]]


def ways_to_pay(model: Model, s: State, seat: Seat) -> list[Line]:
    """A payment and its neighbours, as long as a neighbour is better."""
    item = s.agenda[-1]
    purse = s.players[seat].purse
    last = last_kind(item[0])
    left = kept(s)
    best = paying(model, s, seat, as_moves(s, item, left))
    found = [best]
    better = True
    while better:
        better = False
        base = left
        for less in range(item[3], last + 1):
            for more in range(item[3], last + 1):
                if less == more or base[less] == purse[less] or base[more] == 0:
                    continue
                other = base[:]
                other[less] += 1
                other[more] -= 1
                line = paying(model, s, seat, as_moves(s, item, other))
                found.append(line)
                if line.value > best.value:
                    best = line
                    left = other
                    better = True
    return ranked(found, len(found))


def paying(model: Model, s: State, seat: Seat, moves: list[Move]) -> Line:
    """Where a payment leads."""
    t = s.copy()
    for move in moves:
        apply(t, move)
    return Line([moves], t, model.shares(t), seat)


def holds(s: State, seat: Seat) -> int:
    """Everything a seat can pay with."""
    total = 0
    for n in s.players[seat].purse:
        total += n
    return total


def won(model: Model, s: State, seat: Seat, price: int) -> float:
    """The points a seat can expect if it wins the column on offer at a price."""
    t = s.copy()
    sell(t, seat, price)
    advance(t)
    settle(t)
    return model.reader(t).points(t, seat)


def lost(model: Model, s: State, seat: Seat) -> float:
    """The points a seat can expect if another wins the column on offer."""
    t = s.copy()
    t.bids = [NO_BID] * s.seats
    for other in s.order:
        if other != seat and s.players[other].column == 0:
            t.bids[other] = 0
            break
    return model.reader(t).points(t, seat)


def limit(model: Model, s: State, seat: Seat) -> int:
    """The most a seat would pay for the column on offer; -1 if it would not take it for free."""
    without = lost(model, s, seat)
    low = -1
    high = holds(s, seat)
    while low < high:
        price = (low + high + 1) // 2
        if won(model, s, seat, price) >= without:
            low = price
        else:
            high = price - 1
    return low


def ways_to_bid(model: Model, s: State, seat: Seat) -> list[Line]:
    """Bids that matter to the seats that follow, each played out to the end of the auction: the
    next seats raise by one as long as the column is worth it."""
    limits = [0] * s.seats
    wanted: list[int] = []
    least, most = bid_range(s, seat)
    own = min(limit(model, s, seat), most)
    for item in s.agenda:
        if item[0] == ASK_BID and item[1] != seat:
            limits[item[1]] = limit(model, s, item[1])
            wanted.append(limits[item[1]])
    wanted.append(own)
    wanted.append(least)
    wanted.append(least + 1)
    wanted.append((least + own) // 2)
    moves: list[Move] = [PASS] if may_pass(s, seat) else []
    for n in sorted(set(wanted)):
        if least <= n <= most and (n <= own + 2 or n == least):
            moves.extend(bids(n, n))
    found: list[Line] = []
    for move in moves:
        t = s.copy()
        apply(t, move)
        while t.agenda[-1][0] == ASK_BID and t.column == s.column:
            bidder = t.agenda[-1][1]
            lowest, _ = bid_range(t, bidder)
            apply(t, bids(lowest, lowest)[0] if lowest <= limits[bidder] else PASS)
        settle(t)
        found.append(Line([[move]], t, model.shares(t), seat))
    return ranked(found, len(found))
