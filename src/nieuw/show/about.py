"""What an answer is about: the thing on the board it names; `t` says which kind."""

from __future__ import annotations

from typing import Literal

import msgspec

from nieuw.show.names import Trader


class AboutNothing(msgspec.Struct, tag_field="t", tag="nothing"):
    """Nothing on the board."""


class AboutDistrict(msgspec.Struct, tag_field="t", tag="district"):
    """A district of the city."""

    district: int


class AboutColumn(msgspec.Struct, tag_field="t", tag="column"):
    """A column of the cash box."""

    column: int


class AboutLand(msgspec.Struct, tag_field="t", tag="land"):
    """A land card on display."""

    card: int
    retreat: int | None
    """Where a longhouse goes when the card is added: a camp, from 1, or 0 if it leaves the game;
    None if the last one stays (R6.2, R6.3)."""


class AboutShip(msgspec.Struct, tag_field="t", tag="ship"):
    """A ship on display."""

    card: int


class AboutTrader(msgspec.Struct, tag_field="t", tag="trader"):
    """A Lenape trader."""

    trader: Trader
    furs: int
    """How many are there."""


class AboutRow(msgspec.Struct, tag_field="t", tag="row"):
    """The seat's own land that is ready to be cleared."""

    cards: int
    corn: int
    """What it will bring every round."""


class AboutElections(msgspec.Struct, tag_field="t", tag="elections"):
    """Elections in the whole city."""

    points: list[int]
    """What each district scores."""


class AboutHouses(msgspec.Struct, tag_field="t", tag="houses"):
    """Houses on the seat's own land."""

    n: int
    houses: list[int]
    """Houses on each card of the row after this."""
    housed: int
    """Cards from the left with all their houses after this."""


class AboutWarehouse(msgspec.Struct, tag_field="t", tag="warehouse"):
    """A warehouse at the seat's own docks."""

    dock: int
    """Room for goods at the dock it opens."""
    room: int
    """Room for goods at all open docks after this."""


class AboutPost(msgspec.Struct, tag_field="t", tag="post"):
    """The seat's trading post, where it goes to."""

    area: int
    """From 1."""
    travel: int
    """Corn a trade with the Lenape costs in travel from there."""


class AboutFurs(msgspec.Struct, tag_field="t", tag="furs"):
    """Furs from the Black Market, drawn blind."""

    n: int
    price: int
    held: int
    """Coins and goods available to pay for it, after the fee."""


class AboutPass(msgspec.Struct, tag_field="t", tag="pass"):
    """Staying out of an auction."""

    leads_to: Literal["auction", "column", "two-tile-column"]
    """Another auction or, for the last seat, a column for free; with two players a two-tile column
    (R4.7 to R4.9)."""


About = (
    AboutNothing
    | AboutDistrict
    | AboutColumn
    | AboutLand
    | AboutShip
    | AboutTrader
    | AboutRow
    | AboutElections
    | AboutHouses
    | AboutWarehouse
    | AboutPost
    | AboutFurs
    | AboutPass
)
