"""A state as public JSON: everything on the table, for screens, spectators and replays.

Nothing is hidden in this game but what is not drawn yet, so there is one view for everybody
(R0.3). Cards go by number; `box_view` tells once what they hold.
"""

from __future__ import annotations

from typing import TypedDict

from nieuw.boxfile import BoxFile
from nieuw.core.engine import to_move
from nieuw.core.events import DEALT, EVENT_NAMES, MADE, Event
from nieuw.core.majority import standing
from nieuw.core.names import (
    CARDS,
    COLUMNS,
    DISTRICTS,
    FURS,
    TILE_KINDS,
    TRADERS,
    WHY_NAMES,
    Seat,
)
from nieuw.core.river import travel_cost
from nieuw.core.row import housed
from nieuw.core.rules.auction import NO_BID, PASSED
from nieuw.core.rules.income import dock_room
from nieuw.core.state import State


class PlayerView(TypedDict):
    """What a seat owns."""

    purse: list[int]
    """Coins, goods, wood, corn, beaver, mink, otter, muskrat, lynx."""
    score: int
    buildings: int
    """Left in stock."""
    row: list[int]
    """Land cards from left to right."""
    houses: list[int]
    """Houses on each of them."""
    housed: int
    """Cards from the left with all their houses."""
    cleared: int
    """Cards from the left that are cleared."""
    ships: list[int]
    warehouses: int
    room: int
    """Goods the open docks hold."""
    area: int
    """Where the trading post stands, from 1."""
    travel: int
    """Corn a trade with the Lenape costs in travel."""
    tiles: list[int]
    """City, land and trade tiles in hand."""
    column: int
    """Column of this round, 0 for none yet."""
    businesses: list[int]
    """In each district."""
    standing: list[int]
    """In each district: 0 no majority, 1 tied, 2 sole."""


class AuctionView(TypedDict):
    """The auction going on."""

    column: int
    selector: Seat
    bids: list[int | None]
    """A seat's bid; -1 for a pass, None for no answer yet."""
    high: int
    """The highest bid, -1 before the first."""


class View(TypedDict):
    """The whole table."""

    seats: int
    round: int
    step: int
    mover: int
    """A seat, -1 for chance, -2 when the game is over."""
    order: list[Seat]
    """Seats by order marker."""
    players: list[PlayerView]
    camps: list[int]
    spaces: list[int]
    """Usable longhouse spaces of each camp."""
    areas: list[int]
    """Usable trading post spaces of each area."""
    traders: list[list[int]]
    """Furs of each kind at the top, middle and bottom trader."""
    land: list[int]
    ships: list[int]
    land_deck: int
    ship_deck: int
    columns: list[list[int]]
    """City, land and trade tiles dealt into each column."""
    reserve: list[int]
    discard: list[int]
    auction: AuctionView | None


def view(s: State) -> View:
    """Everything on the table."""
    return {
        "seats": s.seats,
        "round": s.round,
        "step": s.step,
        "mover": to_move(s),
        "order": s.order[:],
        "players": [player_view(s, seat) for seat in range(s.seats)],
        "camps": s.camps[:],
        "spaces": s.box.camps[s.seats][:],
        "areas": s.box.areas[s.seats][:],
        "traders": [s.stalls[t * FURS : (t + 1) * FURS] for t in range(TRADERS)],
        "land": s.land[:],
        "ships": s.ships[:],
        "land_deck": len(s.land_deck),
        "ship_deck": len(s.ship_deck),
        "columns": [
            s.columns[c * TILE_KINDS : (c + 1) * TILE_KINDS] for c in range(1, COLUMNS + 1)
        ],
        "reserve": s.reserve[:],
        "discard": s.discard[:],
        "auction": auction_view(s),
    }


def player_view(s: State, seat: Seat) -> PlayerView:
    """What one seat owns."""
    p = s.players[seat]
    return {
        "purse": p.purse[:],
        "score": p.score,
        "buildings": p.spare,
        "row": p.row[:],
        "houses": houses_on_cards(s, seat),
        "housed": housed(s.box, p),
        "cleared": p.cleared,
        "ships": p.ships[:],
        "warehouses": p.warehouses,
        "room": dock_room(s, seat),
        "area": p.post + 1,
        "travel": travel_cost(s, seat),
        "tiles": p.tiles[:],
        "column": p.column,
        "businesses": s.businesses[seat :: s.seats],
        "standing": [standing(s, d, seat) for d in range(1, DISTRICTS + 1)],
    }


def houses_on_cards(s: State, seat: Seat) -> list[int]:
    """Houses on each card of the row; they fill it from the left (R9.6)."""
    left = s.players[seat].houses
    found: list[int] = []
    for card in s.players[seat].row:
        here = min(left, s.box.land_houses[card])
        found.append(here)
        left -= here
    return found


def auction_view(s: State) -> AuctionView | None:
    """The auction going on, if there is one."""
    if s.column == 0:
        return None
    return {
        "column": s.column,
        "selector": s.selector,
        "bids": [None if bid == NO_BID else bid for bid in s.bids],
        "high": max(PASSED, *s.bids),
    }


class LandView(TypedDict):
    """A land card."""

    houses: int
    wood: int
    corn: int


class ShipView(TypedDict):
    """A ship card."""

    furs: int
    coins: int
    goods: int


class BoxView(TypedDict):
    """The printed numbers a screen needs; cards, columns and docks in their order."""

    name: str
    digest: str
    land: list[LandView]
    ships: list[ShipView]
    column_tiles: list[int]
    column_coins: list[int]
    docks: list[int]
    boats: list[int]
    trader_furs: list[int]
    trader_goods: list[int]
    land_points: list[int]
    reconstructed: list[str]
    """Key paths of the numbers that were never found in print."""


def box_view(file: BoxFile) -> BoxView:
    """What is in the box."""
    box = file.box
    cards = range(1, CARDS + 1)
    return {
        "name": box.name,
        "digest": box.digest,
        "land": [
            {"houses": box.land_houses[c], "wood": box.land_wood[c], "corn": box.land_corn[c]}
            for c in cards
        ],
        "ships": [
            {"furs": box.ship_furs[c], "coins": box.ship_coins[c], "goods": box.ship_goods[c]}
            for c in cards
        ],
        "column_tiles": box.column_tiles[1:],
        "column_coins": box.column_coins[1:],
        "docks": box.docks[1:],
        "boats": box.boats[:],
        "trader_furs": box.trader_furs[:],
        "trader_goods": box.trader_goods[:],
        "land_points": box.land_points[1:],
        "reconstructed": [
            leaf.key for leaf in file.leaves if leaf.source.startswith("reconstructed")
        ],
    }


class Told(TypedDict):
    """An event as JSON."""

    what: str
    seat: int
    a: int
    b: int
    why: str
    text: str


def told(event: Event) -> Told:
    """An event as JSON: its name, its reason, and the text of a move or draw."""
    return {
        "what": EVENT_NAMES[event.what],
        "seat": event.seat,
        "a": event.a,
        "b": event.b,
        "why": WHY_NAMES[event.why] if event.why >= 0 else "",
        "text": str(event.move) if event.what in (MADE, DEALT) else "",
    }
