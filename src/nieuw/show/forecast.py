"""What the end of the round and of the game would bring a seat if nothing more happened."""

from __future__ import annotations

from typing import Final, TypedDict

from nieuw.core.agenda import ASK_CLOSE, ASK_TURN
from nieuw.core.majority import election_points
from nieuw.core.names import COIN, CORN, DISTRICTS, GOODS, District, Seat
from nieuw.core.rules.income import (
    POINTS_LOST,
    businesses_of,
    cargo_due,
    dock_room,
    harvest_due,
    income_due,
)
from nieuw.core.state import State
from nieuw.show.projection import scored

TRADE_STEP: Final = 7
"""The last step with turns (R5.1)."""
UPKEEP_STEP: Final = 9
Loss = tuple[int, int, list[District]]
"""Income and points in elections that are lost with the businesses of these districts."""


class Forecast(TypedDict):
    """Steps 8 to 11 and the final scoring for one seat, as things are now."""

    corn: int
    """In hand now."""
    harvest: int
    """Still to come, like everything below."""
    upkeep: int
    needed: int
    """Corn that upkeep takes beyond the harvest."""
    closing: int
    """Businesses that could not be paid for (R10.9)."""
    points_lost: int
    corn_left: int
    """After harvest and upkeep."""
    goods_held: int
    """In hand now."""
    room: int
    """Room for goods at the open docks."""
    goods: int
    """Arriving on ships."""
    goods_lost: int
    """Those without room (R10.10)."""
    coins_held: int
    """In hand now."""
    coins: int
    """Income (R10.11), if those that earn least close; what others close counts once they can no
    longer prevent it."""
    final_election: int
    final_land: int
    final_furs: int
    final_rest: int
    final_total: int
    """Points the final scoring would add now (R12)."""


def forecast(s: State, seat: Seat) -> Forecast:
    """The end of the round and the final scoring for a seat, as things are now."""
    p = s.players[seat]
    corn = p.purse[CORN]
    paid = s.step == UPKEEP_STEP
    harvest = 0 if paid else harvest_due(s, seat)
    upkeep = 0 if paid else businesses_of(s, seat)
    after, closing = closed(s, seat)
    unpaid = len(closing[seat])
    room = dock_room(s, seat)
    goods = cargo_due(s, seat)
    final = scored(s)[seat]
    return {
        "corn": corn,
        "harvest": harvest,
        "upkeep": upkeep,
        "needed": max(0, upkeep - harvest),
        "closing": unpaid,
        "points_lost": min(p.score, POINTS_LOST * unpaid),
        "corn_left": max(0, corn + harvest - upkeep),
        "goods_held": p.purse[GOODS],
        "room": room,
        "goods": goods,
        "goods_lost": max(0, p.purse[GOODS] + goods - room),
        "coins_held": p.purse[COIN],
        "coins": income_due(after, seat),
        "final_election": final["election"],
        "final_land": final["land"],
        "final_furs": final["furs"],
        "final_rest": final["rest"],
        "final_total": final["total"] - p.score,
    }


def closed(s: State, seat: Seat) -> tuple[State, list[list[District]]]:
    """R10.9: the city after a seat, and the others that can no longer prevent it, have closed in
    turn order what they can't pay for; and what each of them closes."""
    after = s.copy()
    closing: list[list[District]] = [[] for _ in range(s.seats)]
    for other in s.order:
        n = to_close(s, other) if other == seat or settled(s, other) else 0
        if n:
            closing[other] = cheapest(after, other, n)
            for district in closing[other]:
                after.businesses[(district - 1) * s.seats + other] -= 1
    return after, closing


def settled(s: State, seat: Seat) -> bool:
    """Whether a seat has had its last turn before the upkeep of the round."""
    if s.step < TRADE_STEP:
        return False
    return all(what != ASK_TURN or who != seat for what, who, _, _ in s.agenda)


def to_close(s: State, seat: Seat) -> int:
    """R10.9: businesses without corn; from step 9 on those that are still to be closed."""
    if s.step < UPKEEP_STEP:
        lacking = businesses_of(s, seat) - s.players[seat].purse[CORN] - harvest_due(s, seat)
        return max(0, lacking)
    return sum(n for what, who, n, _ in s.agenda if what == ASK_CLOSE and who == seat)


def cheapest(s: State, seat: Seat, n: int) -> list[District]:
    """The n businesses that cost the least income (R10.11), then the fewest points in elections
    (R5.6), then the first districts."""
    best: list[Loss | None] = [(0, 0, [])] + [None] * n
    for district in range(1, DISTRICTS + 1):
        here = _losses(s, seat, district, n)
        best = [
            min(
                (
                    (before[0] + coins, before[1] + points, before[2] + districts)
                    for k, (coins, points, districts) in enumerate(here[: m + 1])
                    if (before := best[m - k])
                ),
                default=None,
            )
            for m in range(n + 1)
        ]
    way = best[n]
    assert way is not None, (seat, n)
    return way[2]


def _losses(s: State, seat: Seat, district: District, n: int) -> list[Loss]:
    """What closing 0, 1 and so on up to n businesses in one district costs."""
    at = (district - 1) * s.seats + seat
    t = s.copy()
    coins, points = income_due(s, seat), election_points(s, seat)
    losses: list[Loss] = []
    for k in range(min(n, s.businesses[at]) + 1):
        t.businesses[at] = s.businesses[at] - k
        lost = coins - income_due(t, seat), points - election_points(t, seat)
        losses.append((*lost, [district] * k))
    return losses
