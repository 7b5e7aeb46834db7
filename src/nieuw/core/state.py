"""The whole position: ints and short lists of ints, cheap to copy, nothing hidden.

Draws happen when they are made, from what is known to be left, so the state has no secret order of
cards or furs (R0.3).
"""

from __future__ import annotations

from nieuw.core.agenda import Item
from nieuw.core.box import Box
from nieuw.core.events import Event


class Player:
    """What one seat owns."""

    __slots__ = (
        "cleared",
        "column",
        "houses",
        "post",
        "purse",
        "row",
        "score",
        "ships",
        "spare",
        "tiles",
        "warehouses",
    )

    purse: list[int]
    """Coins, goods, wood, corn and the five furs: everything that can be bid."""
    score: int
    spare: int
    """Buildings left in stock."""
    row: list[int]
    """Land cards from left to right."""
    houses: int
    """Houses on the row; they fill it from the left."""
    cleared: int
    """Cleared cards: always the leftmost ones."""
    ships: list[int]
    warehouses: int
    post: int
    """Area of the trading post, from 0."""
    tiles: list[int]
    """City, land and trade tiles in hand."""
    column: int
    """Column won this round, 0 while there is none."""

    def copy(self) -> Player:
        """An independent copy."""
        p = Player()
        p.purse = self.purse[:]
        p.score = self.score
        p.spare = self.spare
        p.row = self.row[:]
        p.houses = self.houses
        p.cleared = self.cleared
        p.ships = self.ships[:]
        p.warehouses = self.warehouses
        p.post = self.post
        p.tiles = self.tiles[:]
        p.column = self.column
        return p


class State:
    """A game at one moment, even in the middle of a decision."""

    __slots__ = (
        "agenda",
        "bids",
        "box",
        "businesses",
        "camps",
        "column",
        "columns",
        "discard",
        "land",
        "land_deck",
        "log",
        "order",
        "players",
        "reserve",
        "round",
        "seats",
        "selector",
        "ship_deck",
        "ships",
        "stalls",
        "step",
    )

    box: Box
    seats: int
    round: int
    step: int
    """Rulebook step 1 to 11; 0 is the setup, 12 the end."""
    players: list[Player]
    order: list[int]
    """Seats by order marker: order[0] has marker 1."""
    businesses: list[int]
    """Businesses of a seat in district d, at (d - 1) * seats + seat."""
    camps: list[int]
    """Longhouses in each camp."""
    land: list[int]
    """Land cards on display."""
    ships: list[int]
    """Ship cards on display."""
    land_deck: list[int]
    """Land cards not yet shown, by number; their order is not decided yet."""
    ship_deck: list[int]
    reserve: list[int]
    """Furs of each kind, face down."""
    discard: list[int]
    """Furs of each kind in the discard pile."""
    stalls: list[int]
    """Furs of kind f at trader t, at t * 5 + f."""
    columns: list[int]
    """Tiles of kind k in column c of the cash box, at c * 3 + k."""
    column: int
    """Column being auctioned, 0 for none."""
    selector: int
    """Seat that chose the column."""
    bids: list[int]
    """Bid of each seat in this auction; see NO_BID and PASSED."""
    agenda: list[Item]
    log: list[Event] | None
    """Where events go; None in search."""

    def copy(self) -> State:
        """An independent copy, without the log."""
        s = State()
        s.box = self.box
        s.seats = self.seats
        s.round = self.round
        s.step = self.step
        s.players = [p.copy() for p in self.players]
        s.order = self.order[:]
        s.businesses = self.businesses[:]
        s.camps = self.camps[:]
        s.land = self.land[:]
        s.ships = self.ships[:]
        s.land_deck = self.land_deck[:]
        s.ship_deck = self.ship_deck[:]
        s.reserve = self.reserve[:]
        s.discard = self.discard[:]
        s.stalls = self.stalls[:]
        s.columns = self.columns[:]
        s.column = self.column
        s.selector = self.selector
        s.bids = self.bids[:]
        s.agenda = self.agenda[:]
        s.log = None
        return s
