"""Every verb of the game as one table: its name, what its arguments are, who asks for it, and how
it is written.

The engine's dispatch (`engine.make`, `engine.make_turn`) is a chain, because that compiles to less
than a table of functions. It asserts that a verb answers the current question; a test checks it
against this table.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from nieuw.core.agenda import (
    ASK_AUCTION,
    ASK_BID,
    ASK_CLOSE,
    ASK_PAY_BID,
    ASK_PAY_MARKET,
    ASK_PLACE,
    ASK_TAKE,
    ASK_TURN,
    DEAL_FURS,
    DEAL_LAND,
    DEAL_SHIPS,
    DEAL_STALL,
    DEAL_TILES,
)

# What the arguments of a verb are.
NO_ARGUMENT: Final = 0
DISTRICT: Final = 1
COLUMN: Final = 2
BID: Final = 3
UP_TO_THREE: Final = 4
DISTRICT_LIST: Final = 5
"""One for each business."""
LAND_CARD: Final = 6
SHIP_CARD: Final = 7
LOAD: Final = 8
"""A ship card and furs of each kind."""
PICK: Final = 9
"""A trader and, from the top one, furs of each kind."""
AMOUNT: Final = 10
"""A kind and how much of it."""
SIGNED: Final = 11
"""Positive to buy, negative to sell."""
FUR: Final = 12
TILE: Final = 13


class VerbRow(NamedTuple):
    """One row of the table."""

    name: str
    form: int
    asked: tuple[int, ...]
    """The items of the agenda it answers."""
    example: str
    """How a person writes it in full; for a draw, which nobody writes, only its name."""


def _row(name: str, form: int, words: str, *asked: int) -> VerbRow:
    return VerbRow(name, form, asked, f"{name} {words}".rstrip())


VERBS: Final = (
    _row("place", DISTRICT, "3", ASK_PLACE),
    _row("auction", COLUMN, "2", ASK_AUCTION),
    _row("bid", BID, "4", ASK_BID),
    _row("pass", NO_ARGUMENT, "", ASK_BID),
    _row("pay", AMOUNT, "3c 1w 1B", ASK_PAY_BID, ASK_PAY_MARKET),
    _row("take", COLUMN, "2", ASK_TAKE),
    _row("build", DISTRICT_LIST, "2 6 6", ASK_TURN),
    _row("elect", NO_ARGUMENT, "", ASK_TURN),
    _row("add", LAND_CARD, "L7", ASK_TURN),
    _row("clear", NO_ARGUMENT, "", ASK_TURN),
    _row("trade", PICK, "top 1B 2O", ASK_TURN),
    _row("ship", LOAD, "S4 2B 1O", ASK_TURN),
    _row("pass tile", NO_ARGUMENT, "", ASK_TURN),
    _row("wood", SIGNED, "+2", ASK_TURN),
    _row("corn", SIGNED, "-1", ASK_TURN),
    _row("warehouse", NO_ARGUMENT, "", ASK_TURN),
    _row("houses", UP_TO_THREE, "2", ASK_TURN),
    _row("market", UP_TO_THREE, "2", ASK_TURN),
    _row("post", NO_ARGUMENT, "", ASK_TURN),
    _row("pass special", NO_ARGUMENT, "", ASK_TURN),
    _row("close", DISTRICT_LIST, "3 3", ASK_CLOSE),
    _row("furs", FUR, "", DEAL_FURS, DEAL_STALL),
    _row("land", LAND_CARD, "", DEAL_LAND),
    _row("ships", SHIP_CARD, "", DEAL_SHIPS),
    _row("tiles", TILE, "", DEAL_TILES),
)
"""In the order of the verbs' numbers (`names.TO_PLACE` and so on)."""
VERB_NAMES: Final = tuple([row.name for row in VERBS])
