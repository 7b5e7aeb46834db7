"""What can't be done in a turn, and what is missing: ways to use a tile, traders, special actions.

Only for screens; the rules (`core.rules`) say what is legal, and a test compares the two.
"""

from __future__ import annotations

from typing import Literal, cast

import msgspec

from nieuw.core.furs import furs_left
from nieuw.core.majority import election_points
from nieuw.core.names import (
    BEAVER,
    COIN,
    COMPANY,
    CORN,
    DISTRICTS,
    DOCKS,
    FURS,
    GOODS,
    GRANARY,
    GUILD,
    LUMBERYARD,
    MARKET,
    TO_CORN,
    TO_HOUSES,
    TO_MARKET,
    TO_POST,
    TO_WAREHOUSE,
    TO_WOOD,
    TRADER_NAMES,
    TRADERS,
    WOOD,
    District,
    Seat,
    Verb,
)
from nieuw.core.river import last_inhabited, next_area, travel_cost
from nieuw.core.row import free_spaces, housed
from nieuw.core.rules.special import FUR_PRICE, WAREHOUSES, coins_after_fee, fee
from nieuw.core.state import State
from nieuw.core.verbs import VERB_NAMES
from nieuw.show.names import Tile, Trader
from nieuw.show.reach import first_for_specials, first_for_traders, first_for_way

Lack = Literal[
    "coins",
    "wharf",
    "space",
    "longhouse",
    "area",
    "wood",
    "buildings",
    "market",
    "majority",
    "land",
    "full-card",
    "ship",
    "sold-out",
    "corn",
    "goods",
]
"""What an action lacks."""
Way = Literal["build", "elect", "add", "clear", "ship", "trade"]
"""The ways to use a tile."""
WAYS: dict[Tile, tuple[Way, Way]] = {
    "city": ("build", "elect"),
    "land": ("add", "clear"),
    "trade": ("ship", "trade"),
}
"""The two ways to use a tile (R5 to R7)."""
First = Literal[
    "build",
    "add",
    "clear",
    "trade",
    "ship",
    "pass tile",
    "wood",
    "corn",
    "houses",
    "market",
    "post",
]
"""What can help: the first action of a sequence within the turn."""
DISTRICT_OF = {
    TO_WOOD: 1,
    TO_CORN: 2,
    TO_WAREHOUSE: 3,
    TO_HOUSES: 4,
    TO_MARKET: 5,
    TO_POST: 6,
}
"""The district of each special action."""
STUFF = {LUMBERYARD: WOOD, GRANARY: CORN}
"""What is bought and sold in a district (R9.3, R9.4)."""


class Obstacle(msgspec.Struct, kw_only=True):
    """What an action lacks."""

    why: Lack
    held: int
    """How much of it the seat has."""
    due: int
    """How much of it the action needs."""
    first: First | None
    """What makes it possible, now or after some more of the same turn; None if nothing does."""


class WayObstacle(Obstacle, tag_field="t", tag="way", kw_only=True):
    """Of a way to use the tile."""

    way: Way


class TraderObstacle(Obstacle, tag_field="t", tag="trader", kw_only=True):
    """Of a Lenape trader."""

    trader: Trader


class SpecialObstacle(Obstacle, tag_field="t", tag="special", kw_only=True):
    """Of the special action of a district."""

    district: int
    fee: int


AnyObstacle = WayObstacle | TraderObstacle | SpecialObstacle
Missing = tuple[Lack, int, int]
"""Why, held, due."""


def of_tile(s: State, seat: Seat, tile: Tile) -> list[AnyObstacle]:
    """The ways to use a tile and the traders that are not possible."""
    found: list[AnyObstacle] = []
    for way in WAYS[tile]:
        if missing := _missing_of_way(s, seat, way):
            why, held, due = missing
            first = _first(first_for_way(s, seat, VERB_NAMES.index(way)))
            found.append(WayObstacle(way=way, why=why, held=held, due=due, first=first))
    closed = {
        trader: missing
        for trader in range(TRADERS)
        if tile == "trade" and (missing := _missing_of_trader(s, seat, trader))
    }
    firsts = first_for_traders(s, seat) if closed else {}
    for trader, (why, held, due) in closed.items():
        name: Trader = TRADER_NAMES[trader]
        first = _first(firsts.get(trader))
        found.append(TraderObstacle(trader=name, why=why, held=held, due=due, first=first))
    return found


def of_specials(s: State, seat: Seat) -> list[AnyObstacle]:
    """The special actions that are not possible."""
    closed = {
        district: missing
        for district in range(1, DISTRICTS + 1)
        if (missing := _missing_of_special(s, seat, district))
    }
    verbs = first_for_specials(s, seat) if closed else {}
    firsts = {DISTRICT_OF[verb]: first for verb, first in verbs.items() if verb in DISTRICT_OF}
    return [
        SpecialObstacle(
            district=district,
            fee=fee(s, seat, district),
            why=why,
            held=held,
            due=due,
            first=_first(firsts.get(district)),
        )
        for district, (why, held, due) in closed.items()
    ]


def _first(verb: Verb | None) -> First | None:
    return None if verb is None else cast(First, VERB_NAMES[verb])


def _missing_of_way(s: State, seat: Seat, way: Way) -> Missing | None:
    p = s.players[seat]
    if way == "build":
        if p.spare == 0:
            return "buildings", 0, 1
        return None if p.purse[WOOD] else ("wood", 0, 1)
    if way == "elect":
        return None if election_points(s, seat) else ("majority", 0, 1)
    if way == "add":
        return None if s.land else ("land", 0, 1)
    if way == "clear":
        return None if housed(s.box, p) > p.cleared else ("full-card", 0, 1)
    if way == "ship":
        furs = sum(p.purse[BEAVER:])
        smallest = min([s.box.ship_furs[card] for card in s.ships], default=furs + 1)
        return None if smallest <= furs else ("ship", furs, smallest)
    traders = [_missing_of_trader(s, seat, trader) for trader in range(TRADERS)]
    if None in traders:
        return None
    return min(filter(None, traders), key=lambda missing: missing[0] == "sold-out")


def _missing_of_trader(s: State, seat: Seat, trader: int) -> Missing | None:
    purse = s.players[seat].purse
    if not any(s.stalls[trader * FURS : (trader + 1) * FURS]):
        return "sold-out", 0, 1
    if purse[CORN] < (travel := travel_cost(s, seat)):
        return "corn", purse[CORN], travel
    price = s.box.trader_goods[trader]
    return None if purse[GOODS] >= price else ("goods", purse[GOODS], price)


def _missing_of_special(s: State, seat: Seat, district: District) -> Missing | None:
    p = s.players[seat]
    coins = coins_after_fee(s, seat, district)
    if coins < 0:
        return "coins", 0, 1
    if district in STUFF:
        return None if coins or p.purse[STUFF[district]] else ("coins", 0, 1)
    if district == MARKET:
        held, due = p.purse[COIN] + p.purse[GOODS], FUR_PRICE + fee(s, seat, MARKET)
        if held < due:
            return "market", held, due
        return None if furs_left(s) else ("sold-out", 0, 1)
    if missing := _missing_of_place(s, seat, district):
        return missing, 0, 1
    if p.purse[WOOD] == 0:
        return "wood", 0, 1
    return ("buildings", 0, 1) if district != COMPANY and p.spare == 0 else None


def _missing_of_place(s: State, seat: Seat, district: District) -> Lack | None:
    """Where a warehouse, a house or the trading post would go."""
    p = s.players[seat]
    if district == DOCKS:
        return "wharf" if p.warehouses == WAREHOUSES else None
    if district == GUILD:
        return None if free_spaces(s.box, p) else "space"
    if last_inhabited(s) <= p.post:
        return "longhouse"
    return "area" if next_area(s, seat) < 0 else None
