"""What the end of the round and of the game would bring a seat if nothing more happened."""

from __future__ import annotations

from typing import Final, TypedDict

from nieuw.core.agenda import ASK_CLOSE
from nieuw.core.majority import election_points
from nieuw.core.names import CORN, DISTRICTS, GOODS, Seat
from nieuw.core.rules.final import final_furs, final_land, final_rest
from nieuw.core.rules.income import (
    POINTS_LOST,
    businesses_of,
    cargo_due,
    dock_room,
    harvest_due,
    income_due,
)
from nieuw.core.state import State

UPKEEP_STEP: Final = 9


class Forecast(TypedDict):
    """Steps 8 to 11 and the final scoring for one seat, as things stand."""

    corn: int
    """In hand now."""
    harvest: int
    upkeep: int
    closing: int
    """Businesses that could not be paid for (R10.9)."""
    points_lost: int
    goods: int
    """Arriving on ships."""
    goods_lost: int
    """Of them without room (R10.10)."""
    coins: int
    """Income, closing those that earn least (R10.11)."""
    final_election: int
    final_land: int
    final_furs: int
    final_rest: int
    final_total: int
    """Points the final scoring would add now (R12)."""


def forecast(s: State, seat: Seat) -> Forecast:
    """The round's end and the final scoring for a seat, as things stand."""
    p = s.players[seat]
    corn = p.purse[CORN]
    harvest = harvest_due(s, seat)
    upkeep = businesses_of(s, seat)
    closing = to_close(s, seat, upkeep - corn - harvest)
    goods = cargo_due(s, seat)
    final = (
        election_points(s, seat),
        final_land(s, seat),
        final_furs(s, seat),
        final_rest(s, seat),
    )
    return {
        "corn": corn,
        "harvest": harvest,
        "upkeep": upkeep,
        "closing": closing,
        "points_lost": min(p.score, POINTS_LOST * closing),
        "goods": goods,
        "goods_lost": max(0, p.purse[GOODS] + goods - dock_room(s, seat)),
        "coins": income_after(s, seat, closing),
        "final_election": final[0],
        "final_land": final[1],
        "final_furs": final[2],
        "final_rest": final[3],
        "final_total": sum(final),
    }


def to_close(s: State, seat: Seat, lacking: int) -> int:
    """R10.9: businesses without corn; from step 9 on those that are still to be closed."""
    if s.step < UPKEEP_STEP:
        return max(0, lacking)
    return sum(n for what, who, n, _ in s.agenda if what == ASK_CLOSE and who == seat)


def income_after(s: State, seat: Seat, closing: int) -> int:
    """R10.9, R10.11: the most the seat's districts pay once so many businesses are closed."""
    whole = income_due(s, seat)
    least_lost = [0] + [whole + 1] * closing
    t = s.copy()
    for district in range(DISTRICTS):
        at = district * s.seats + seat
        lost = [0]
        while t.businesses[at] and len(lost) <= closing:
            t.businesses[at] -= 1
            lost.append(whole - income_due(t, seat))
        t.businesses[at] = s.businesses[at]
        least_lost = [
            min(least_lost[n - here] + less for here, less in enumerate(lost[: n + 1]))
            for n in range(closing + 1)
        ]
    return whole - least_lost[closing]
