"""Rulebook steps 8 to 11: harvest, upkeep, goods, income."""

from __future__ import annotations

from typing import Final

from nieuw.core.agenda import ASK_CLOSE
from nieuw.core.events import Closed, Earned, Harvested, Unloaded, Upkept
from nieuw.core.ledger import gain, score
from nieuw.core.majority import SOLE, standing
from nieuw.core.moves import Move
from nieuw.core.names import (
    COIN,
    CORN,
    DISTRICTS,
    GOODS,
    TO_CLOSE,
    WHY_CARGO,
    WHY_CLOSE,
    WHY_HARVEST,
    WHY_INCOME,
    WHY_UPKEEP,
    Seat,
)
from nieuw.core.state import State

POINTS_LOST: Final = 2


def harvest(s: State) -> None:
    """R10.8: corn printed on cleared cards."""
    for seat in s.order:
        corn = harvest_due(s, seat)
        gain(s, seat, CORN, corn, WHY_HARVEST)
        if s.log is not None:
            s.log.append(Harvested(seat, corn))


def harvest_due(s: State, seat: Seat) -> int:
    """R10.8: what the seat's cleared cards yield."""
    p = s.players[seat]
    corn = 0
    for card in p.row[: p.cleared]:
        corn += s.box.land_corn[card]
    return corn


def upkeep(s: State) -> None:
    """R10.9: everyone pays 1 corn per business as far as the corn goes; then, in turn order, seats
    that paid too little close the rest."""
    closing: list[tuple[int, int]] = []
    for seat in s.order:
        due = businesses_of(s, seat)
        paid = min(due, s.players[seat].purse[CORN])
        gain(s, seat, CORN, -paid, WHY_UPKEEP)
        if s.log is not None:
            s.log.append(Upkept(seat, due, paid))
        if due > paid:
            closing.append((seat, due - paid))
    for seat, n in reversed(closing):
        s.agenda.append((ASK_CLOSE, seat, n, 0))


def businesses_of(s: State, seat: Seat) -> int:
    """All businesses of a seat in the city."""
    businesses = 0
    for at in range(seat, len(s.businesses), s.seats):
        businesses += s.businesses[at]
    return businesses


def close_moves(s: State, seat: Seat, n: int) -> list[Move]:
    """R10.9: the seat's own choice of n of its businesses."""
    ways: list[tuple[int, ...]] = [()]
    later = businesses_of(s, seat)
    for district in range(1, DISTRICTS + 1):
        there = s.businesses[(district - 1) * s.seats + seat]
        later -= there
        ways = [
            way + (district,) * k
            for way in ways
            for k in range(max(0, n - len(way) - later), min(there, n - len(way)) + 1)
        ]
    return [Move(TO_CLOSE, way) for way in sorted(ways)]


def close(s: State, seat: Seat, districts: tuple[int, ...]) -> None:
    """R10.9: 2 points lost for each; R9.9: the buildings go back to the stock."""
    s.players[seat].spare += len(districts)
    for district in districts:
        s.businesses[(district - 1) * s.seats + seat] -= 1
    score(s, seat, -POINTS_LOST * len(districts), WHY_CLOSE)
    if s.log is not None:
        for district in sorted(set(districts)):
            s.log.append(Closed(seat, district, districts.count(district)))


def unload(s: State) -> None:
    """R10.10: goods printed on ship cards; what the open docks can't hold is lost."""
    for seat in s.order:
        arriving = cargo_due(s, seat)
        stored = min(arriving, dock_room(s, seat) - s.players[seat].purse[GOODS])
        gain(s, seat, GOODS, stored, WHY_CARGO)
        if s.log is not None:
            s.log.append(Unloaded(seat, arriving, arriving - stored))


def cargo_due(s: State, seat: Seat) -> int:
    """R10.10: what the seat's ship cards bring."""
    goods = 0
    for card in s.players[seat].ships:
        goods += s.box.ship_goods[card]
    return goods


def dock_room(s: State, seat: Seat) -> int:
    """R10.10, R9.5: room for goods at the docks of the seat's warehouses."""
    room = 0
    for dock in s.box.docks[1 : s.players[seat].warehouses + 1]:
        room += dock
    return room


def income(s: State) -> None:
    """R10.11: 1 coin per district with a business, 1 more for a sole majority."""
    for seat in s.order:
        coins = income_due(s, seat)
        gain(s, seat, COIN, coins, WHY_INCOME)
        if s.log is not None:
            s.log.append(Earned(seat, coins))


def income_due(s: State, seat: Seat) -> int:
    """R10.11: what the seat's districts pay."""
    coins = 0
    for district in range(1, DISTRICTS + 1):
        if s.businesses[(district - 1) * s.seats + seat]:
            coins += 1
            if standing(s, district, seat) == SOLE:
                coins += 1
    return coins
