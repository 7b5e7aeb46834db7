"""The agenda: a stack of what still has to happen, with the next item last.

An item is four ints: what, seat, n, m. The engine carries out items of the first group itself, an
ASK waits for a seat, a DEAL waits for chance, and END waits for nobody.
"""

from __future__ import annotations

from typing import Final

Item = tuple[int, int, int, int]

# The engine does it.
STEP: Final = 0
"""Step n of the round begins (R2); 12 is the end of the game (R12)."""
AUCTION: Final = 1
"""The next auction, or the last column (R4.1, R4.8)."""
AWARD: Final = 2
"""Everyone has answered: the highest bidder wins (R4.4)."""
COLLECT: Final = 3
"""The winner, having paid, takes the column (R4.5)."""

# A seat answers.
ASK: Final = 10
ASK_PLACE: Final = 10
ASK_AUCTION: Final = 11
ASK_BID: Final = 12
ASK_PAY_BID: Final = 13
"""n is what is still due, m the kind of resource asked about."""
ASK_PAY_MARKET: Final = 14
"""The same for the Black Market: coins and goods only."""
ASK_TAKE: Final = 15
ASK_TURN: Final = 16
"""n is 1 until the special action is used or passed up."""
ASK_CLOSE: Final = 17
"""n is the number of businesses to close."""

# Chance answers; n is the number of draws left.
DEAL: Final = 20
DEAL_FURS: Final = 20
"""Furs for a seat."""
DEAL_STALL: Final = 21
"""Furs for trader m."""
DEAL_LAND: Final = 22
DEAL_SHIPS: Final = 23
DEAL_TILES: Final = 24

END: Final = 30

ITEM_NAMES: Final = {
    STEP: "step",
    AUCTION: "auction",
    AWARD: "award",
    COLLECT: "collect",
    ASK_PLACE: "ask-place",
    ASK_AUCTION: "ask-auction",
    ASK_BID: "ask-bid",
    ASK_PAY_BID: "ask-pay-bid",
    ASK_PAY_MARKET: "ask-pay-market",
    ASK_TAKE: "ask-take",
    ASK_TURN: "ask-turn",
    ASK_CLOSE: "ask-close",
    DEAL_FURS: "deal-furs",
    DEAL_STALL: "deal-stall",
    DEAL_LAND: "deal-land",
    DEAL_SHIPS: "deal-ships",
    DEAL_TILES: "deal-tiles",
    END: "end",
}


def has_seat(what: int) -> bool:
    """Whether an item is about a seat."""
    return ASK <= what < DEAL or what in (DEAL_FURS, COLLECT)


def seat_of(item: Item) -> int:
    """The seat an item is about, -1 for none."""
    return item[1] if has_seat(item[0]) else -1


def item_text(item: Item) -> str:
    """An item as words: what, seat from 1 (0 for none), n, m."""
    what, _, n, m = item
    return f"{ITEM_NAMES[what]} {seat_of(item) + 1} {n} {m}"
