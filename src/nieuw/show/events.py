"""What happened, for screens: the events of `core.events` with words for their numbers.

`t` says which kind it is. A reader ignores kinds it does not know.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

import msgspec

from nieuw.core import events as core
from nieuw.core.names import (
    DRAW_FUR,
    DRAW_LAND,
    DRAW_SHIP,
    KIND_NAMES,
    TILE_NAMES,
    TO_BID,
    TRADER_NAMES,
    WHY_NAMES,
)
from nieuw.core.verbs import VERB_NAMES
from nieuw.show.names import Fur, Kind, Tile, Trader, Verb, Why


class Began(msgspec.Struct, tag_field="t", tag="began"):
    """A step of a round began; 12 is the final scoring."""

    step: int
    round: int


class Made(msgspec.Struct, tag_field="t", tag="made"):
    """A seat made a move: a payment is one move per kind."""

    seat: int
    verb: Verb
    forced: bool
    """Whether there was no other answer."""
    bid: int | None
    """What it bids for the column, None for any other move."""


class FurDealt(msgspec.Struct, tag_field="t", tag="fur-dealt"):
    """A fur was drawn for a seat or a trader."""

    fur: Fur
    seat: int
    """-1 if a trader receives it."""
    trader: Trader | None


class LandDealt(msgspec.Struct, tag_field="t", tag="land-dealt"):
    """A land card was shown."""

    card: int


class ShipDealt(msgspec.Struct, tag_field="t", tag="ship-dealt"):
    """A ship was shown."""

    card: int


class TileDealt(msgspec.Struct, tag_field="t", tag="tile-dealt"):
    """A tile was dealt to the next free space of the cash box."""

    tile: Tile


class Won(msgspec.Struct, tag_field="t", tag="won"):
    """Someone got a column."""

    seat: int
    column: int
    bid: int
    """How many resources it cost."""
    selector: int
    """Who put it up for auction, -1 if the last seat takes one for free."""


class Gained(msgspec.Struct, tag_field="t", tag="gained"):
    """A purse changed; negative for a payment."""

    seat: int
    kind: Kind
    n: int
    why: Why


class Scored(msgspec.Struct, tag_field="t", tag="scored"):
    """Points were won or, if negative, lost."""

    seat: int
    n: int
    why: Why


class Harvested(msgspec.Struct, tag_field="t", tag="harvested"):
    """Step 8 for one seat."""

    seat: int
    corn: int


class Upkept(msgspec.Struct, tag_field="t", tag="upkept"):
    """Step 9 for one seat: corn due for its businesses, and what it could pay."""

    seat: int
    due: int
    paid: int


class Closed(msgspec.Struct, tag_field="t", tag="closed"):
    """Businesses closed for lack of corn."""

    seat: int
    district: int
    n: int


class Unloaded(msgspec.Struct, tag_field="t", tag="unloaded"):
    """Step 10 for one seat: goods its ships brought, and those without room."""

    seat: int
    arrived: int
    lost: int


class Earned(msgspec.Struct, tag_field="t", tag="earned"):
    """Step 11 for one seat."""

    seat: int
    coins: int


class FinalScored(msgspec.Struct, tag_field="t", tag="final-scored"):
    """The final scoring for one seat, by its parts."""

    seat: int
    election: int
    land: int
    furs: int
    rest: int


class LonghouseMoved(msgspec.Struct, tag_field="t", tag="longhouse-moved"):
    """A longhouse moved to the next camp, or left the game; camps count from 1."""

    camp: int
    next: int | None


class MarkerMoved(msgspec.Struct, tag_field="t", tag="marker-moved"):
    """A seat has a different order marker."""

    seat: int
    was: int
    now: int


class PostMoved(msgspec.Struct, tag_field="t", tag="post-moved"):
    """A trading post moved upstream; areas count from 1."""

    seat: int
    area: int
    next: int


class Reshuffled(msgspec.Struct, tag_field="t", tag="reshuffled"):
    """The fur discard became the new reserve."""

    furs: int


Event = (
    Began
    | Made
    | FurDealt
    | LandDealt
    | ShipDealt
    | TileDealt
    | Won
    | Gained
    | Scored
    | Harvested
    | Upkept
    | Closed
    | Unloaded
    | Earned
    | FinalScored
    | LonghouseMoved
    | MarkerMoved
    | PostMoved
    | Reshuffled
)


def shown(events: Iterable[core.Event]) -> list[Event]:
    """Events for screens."""
    return [_shown(event) for event in events]


def _shown(event: core.Event) -> Event:
    match event:
        case core.Began(step, round):
            return Began(step, round)
        case core.Made(seat=seat, move=move, forced=forced):
            bid = move.args[0] if move.verb == TO_BID else None
            return Made(seat, cast(Verb, VERB_NAMES[move.verb]), forced, bid)
        case core.Dealt():
            return _dealt(event)
        case core.Won(seat, column, bid, selector):
            return Won(seat, column, bid, selector)
        case core.Gained(seat, kind, n, why):
            return Gained(seat, KIND_NAMES[kind], n, WHY_NAMES[why])
        case core.Scored(seat, n, why):
            return Scored(seat, n, WHY_NAMES[why])
        case core.Harvested(seat, corn):
            return Harvested(seat, corn)
        case core.Upkept(seat, due, paid):
            return Upkept(seat, due, paid)
        case core.Closed(seat, district, n):
            return Closed(seat, district, n)
        case core.Unloaded(seat, arrived, lost):
            return Unloaded(seat, arrived, lost)
        case core.Earned(seat, coins):
            return Earned(seat, coins)
        case core.FinalScored(seat, election, land, furs, rest):
            return FinalScored(seat, election, land, furs, rest)
        case core.LonghouseMoved(camp, next):
            return LonghouseMoved(camp + 1, next + 1 if next >= 0 else None)
        case core.MarkerMoved(seat, was, now):
            return MarkerMoved(seat, was, now)
        case core.PostMoved(seat, area, next):
            return PostMoved(seat, area + 1, next + 1)
        case core.Reshuffled(furs):
            return Reshuffled(furs)
    raise AssertionError(f"an event of no known kind: {event!r}")


def _dealt(event: core.Dealt) -> Event:
    verb, drawn = event.move.verb, event.move.args[0]
    if verb == DRAW_FUR:
        fur = cast(Fur, KIND_NAMES[drawn])
        if event.trader < 0:
            return FurDealt(fur, event.seat, None)
        return FurDealt(fur, event.seat, TRADER_NAMES[event.trader])
    if verb == DRAW_LAND:
        return LandDealt(drawn)
    if verb == DRAW_SHIP:
        return ShipDealt(drawn)
    return TileDealt(TILE_NAMES[drawn])
