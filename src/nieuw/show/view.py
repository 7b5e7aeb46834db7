"""A state as public JSON: everything on the table, for screens, spectators and replays.

Nothing is hidden in this game except what is not drawn yet, so there is one view for everyone
(R0.3). Cards are numbers; `box_view` says once what is on them.
"""

from __future__ import annotations

from typing import TypedDict

from nieuw.box.file import BoxFile
from nieuw.core.engine import to_move
from nieuw.core.majority import standing
from nieuw.core.names import (
    BEAVER,
    CARDS,
    COLUMNS,
    DISTRICTS,
    FURS,
    GOODS,
    TILE_KINDS,
    TRADERS,
    Seat,
)
from nieuw.core.river import travel_cost, trip_end
from nieuw.core.row import housed, row_points
from nieuw.core.rules.auction import NO_BID, PASSED, bidders
from nieuw.core.rules.income import dock_room
from nieuw.core.rules.special import fee
from nieuw.core.state import State
from nieuw.show.projection import Projection, projections


class PlayerView(TypedDict):
    """What a seat owns."""

    purse: list[int]
    """Coins, goods, wood, corn, beaver, mink, otter, muskrat, lynx."""
    score: int
    buildings: int
    """Left in stock."""
    row: list[int]
    """Land cards from left to right."""
    row_points: list[int]
    """For clearing the card at each position in the row, and at the next one (R6.4)."""
    houses: list[int]
    """Houses on each of them."""
    housed: int
    """Cards from the left with all their houses."""
    cleared: int
    """Cards from the left that are cleared."""
    ships: list[int]
    warehouses: int
    room: int
    """Room for goods at the open docks."""
    area: int
    """The area of the trading post, from 1."""
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
    fees: list[int]
    """Coins for the special action of each district now (R9.1)."""
    camp: int
    """Where a journey to the Lenape ends, from 1 (R7.2)."""
    fills: list[int]
    """Ships on display that its furs would fill (R7.3)."""
    affords: list[bool]
    """Each trader: whether there is anything its goods would buy (R7.1)."""
    projection: Projection
    """What the final scoring would give it now (R12)."""


class AuctionView(TypedDict):
    """The current auction."""

    column: int
    selector: Seat
    bids: list[int | None]
    """A seat's bid; -1 for a pass, None for no answer yet."""
    high: int
    """The highest bid, -1 before the first."""
    bidders: list[Seat]
    """Those without a column in the order they answer, first the selector (R4.1, R4.2)."""


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
    final = projections(s)
    return {
        "seats": s.seats,
        "round": s.round,
        "step": s.step,
        "mover": to_move(s),
        "order": s.order[:],
        "players": [player_view(s, seat, final[seat]) for seat in range(s.seats)],
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


def player_view(s: State, seat: Seat, final: Projection) -> PlayerView:
    """What one seat owns."""
    p = s.players[seat]
    return {
        "purse": p.purse[:],
        "score": p.score,
        "buildings": p.spare,
        "row": p.row[:],
        "row_points": [row_points(s.box, place + 1) for place in range(len(p.row) + 1)],
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
        "fees": [fee(s, seat, d) for d in range(1, DISTRICTS + 1)],
        "camp": trip_end(s, seat) + 1,
        "fills": [card for card in s.ships if s.box.ship_furs[card] <= sum(p.purse[BEAVER:])],
        "affords": [
            any(s.stalls[t * FURS : (t + 1) * FURS]) and s.box.trader_goods[t] <= p.purse[GOODS]
            for t in range(TRADERS)
        ],
        "projection": final,
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
    """The current auction, if there is one."""
    if s.column == 0:
        return None
    return {
        "column": s.column,
        "selector": s.selector,
        "bids": [None if bid == NO_BID else bid for bid in s.bids],
        "high": max(PASSED, *s.bids),
        "bidders": bidders(s),
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
