"""What tiles would let a seat do right now: what a column is worth to it in an auction."""

from __future__ import annotations

import msgspec

from nieuw.core.majority import election_points
from nieuw.core.names import BEAVER, COLUMN_TILES, TRADE, Seat
from nieuw.core.row import housed, row_points
from nieuw.core.state import State
from nieuw.show.reach import largest_ship, with_tiles

MOST_TILES = max(COLUMN_TILES)


class Clearing(msgspec.Struct):
    """Land that could be cleared."""

    cards: int
    points: int
    wood: int
    corn: int
    """Every round from then on."""


class Lets(msgspec.Struct):
    """The actions of city, land and trade tiles in the seat's situation."""

    election: int
    """Points (R5.6)."""
    place: int
    """Where the next land card goes, from 1, and what clearing it scores (R6.1, R6.4)."""
    place_points: int
    clearing: Clearing | None
    furs: int
    ships: list[int]
    """Furs of the largest ship it could load with 1, 2 and 3 trade tiles and the special action of
    that turn (R5.2, R7.3), 0 for none."""


def lets(s: State, seat: Seat) -> Lets:
    """What tiles would let a seat do."""
    p = s.players[seat]
    place = len(p.row) + 1
    return Lets(
        election_points(s, seat),
        place,
        row_points(s.box, place),
        clearing(s, seat),
        sum(p.purse[BEAVER:]),
        [largest_ship(with_tiles(s, seat, TRADE, n), seat) for n in range(1, MOST_TILES + 1)],
    )


def clearing(s: State, seat: Seat) -> Clearing | None:
    """R6.4: every uncleared card with all its houses; the last scores its position."""
    p = s.players[seat]
    complete = housed(s.box, p)
    cards = p.row[p.cleared : complete]
    if not cards:
        return None
    return Clearing(
        len(cards),
        row_points(s.box, complete),
        sum(s.box.land_wood[card] for card in cards),
        sum(s.box.land_corn[card] for card in cards),
    )
