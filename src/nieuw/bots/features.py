"""The features of a position: what a seat can still make of what it has, as named numbers.

How each is read off a position is in `reader`, what it is worth in `weights.toml`. Compiled with
the core.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# What is in the purse.
COINS: Final = 0
COINS_MORE: Final = 1
STORED: Final = 2
WOODS: Final = 3
WOODS_MORE: Final = 4
CORN_OVER: Final = 5
CORN_MORE: Final = 6
HUNGRY: Final = 7
FAMINE: Final = 8
PLENTY: Final = 9
# Furs and ships.
FURS_HELD: Final = 10
FURS_FIRST: Final = 11
FURS_DRAWN: Final = 12
SHIP_POINTS: Final = 13
SHIP_LACKS: Final = 14
BUYS: Final = 15
TRAVEL: Final = 16
AREA: Final = 17
# What comes in every round.
INCOME: Final = 18
HARVEST: Final = 19
CARGO: Final = 20
ROOM: Final = 21
# The city.
SOLE: Final = 22
MARGIN: Final = 23
REACH: Final = 24
BUSINESSES: Final = 25
LEADS: Final = 26
"""Six of them, a district each."""
# The land row.
ROW: Final = 32
CLEARED: Final = 33
READY: Final = 34
OPEN_POINTS: Final = 35
SPACES: Final = 36
MARKED_WOOD: Final = 37
# Tiles of this round, in hand or to be expected.
CITY_MORE: Final = 38
ELECT: Final = 39
LAND_TILE: Final = 40
LAND_MORE: Final = 41
CLEAR: Final = 42
CLEAR_SOON: Final = 43
TRADE_TILE: Final = 44
TRADE_MORE: Final = 45
# Turns and bids.
SPECIALS: Final = 46
MARKER: Final = 47
WAITING: Final = 48
LEADING: Final = 49
OWES: Final = 50
COLUMN_COINS: Final = 51
STANDARD: Final = 52
FEATURES: Final = 53

NAMES: Final = (
    "coins",
    "coins-more",
    "goods",
    "wood",
    "wood-more",
    "corn-over",
    "corn-more",
    "hungry",
    "famine",
    "plenty",
    "furs",
    "furs-first",
    "furs-drawn",
    "ship-points",
    "ship-lacks",
    "buys",
    "travel",
    "area",
    "income",
    "harvest",
    "cargo",
    "room",
    "sole",
    "margin",
    "reach",
    "businesses",
    "leads-lumberyard",
    "leads-granary",
    "leads-docks",
    "leads-guild",
    "leads-market",
    "leads-company",
    "row",
    "cleared",
    "ready",
    "open-points",
    "spaces",
    "marked-wood",
    "city-more",
    "elect",
    "land-tile",
    "land-more",
    "clear",
    "clear-soon",
    "trade-tile",
    "trade-more",
    "specials",
    "marker",
    "waiting",
    "leading",
    "owes",
    "column-coins",
    "standard",
)

INCOME_STEP: Final = 11
STEPS: Final = 13

KNOTS: Final = [0.0, 2.0, 4.0, 5.0, 6.0]
"""Rounds played at which weights are given; in between they are interpolated."""


def progress(round_: i64, step: i64) -> float:
    """Rounds played, 0 to 6."""
    if round_ == 0:
        return 0.0
    gone: float = float(round_ - 1)
    return gone + float(min(step, INCOME_STEP)) / 11.0
