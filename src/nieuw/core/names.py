"""The words of the game as numbers, with the tables that turn them back into words.

A seat, kind, district and so on is a plain int: the state consists of these, and they compile well.
The names here are those of the notation (`docs/notation.md`), in no person's language.
"""

from __future__ import annotations

from typing import Final

Seat = int
Kind = int
District = int
Card = int
Verb = int
Why = int

CHANCE: Final = -1
OVER: Final = -2

SEAT_NAMES: Final = ("blue", "yellow", "orange", "red", "green")
MIN_SEATS: Final = 2
MAX_SEATS: Final = 5

COIN: Final = 0
GOODS: Final = 1
WOOD: Final = 2
CORN: Final = 3
BEAVER: Final = 4
MINK: Final = 5
OTTER: Final = 6
MUSKRAT: Final = 7
LYNX: Final = 8
KINDS: Final = 9
FURS: Final = 5
KIND_LETTERS: Final = "cgwnBMORX"
KIND_NAMES: Final = (
    "coin",
    "goods",
    "wood",
    "corn",
    "beaver",
    "mink",
    "otter",
    "muskrat",
    "lynx",
)
FURS_OF_A_KIND: Final = 10

LUMBERYARD: Final = 1
GRANARY: Final = 2
DOCKS: Final = 3
GUILD: Final = 4
MARKET: Final = 5
COMPANY: Final = 6
DISTRICTS: Final = 6
DISTRICT_NAMES: Final = ("", "lumberyard", "granary", "docks", "guild", "market", "company")

CITY: Final = 0
LAND: Final = 1
TRADE: Final = 2
TILE_KINDS: Final = 3
TILE_LETTERS: Final = "CLT"
TILE_NAMES: Final = ("city", "land", "trade")
TILES_OF_A_KIND: Final = 4

TOP: Final = 0
MID: Final = 1
LOW: Final = 2
TRADERS: Final = 3
TRADER_NAMES: Final = ("top", "mid", "low")

COLUMNS: Final = 5
COLUMN_TILES: Final = (3, 3, 2, 2, 2)
"""Tiles of each column, the same in every box: records identify the columns by them."""
ROUNDS: Final = 6
BIDDING_STEP: Final = 4
FINAL_STEP: Final = 12
BUILDINGS: Final = 25
CARDS: Final = 24
CARDS_OF_A_COLOUR: Final = 12
DISPLAYED: Final = 4

# Verbs: what a seat answers, then what chance answers.
TO_PLACE: Final = 0
TO_AUCTION: Final = 1
TO_BID: Final = 2
TO_PASS: Final = 3
TO_PAY: Final = 4
TO_TAKE: Final = 5
TO_BUILD: Final = 6
TO_ELECT: Final = 7
TO_ADD: Final = 8
TO_CLEAR: Final = 9
TO_TRADE: Final = 10
TO_SHIP: Final = 11
TO_PASS_TILE: Final = 12
TO_WOOD: Final = 13
TO_CORN: Final = 14
TO_WAREHOUSE: Final = 15
TO_HOUSES: Final = 16
TO_MARKET: Final = 17
TO_POST: Final = 18
TO_PASS_SPECIAL: Final = 19
TO_CLOSE: Final = 20
DRAW_FUR: Final = 21
DRAW_LAND: Final = 22
DRAW_SHIP: Final = 23
DRAW_TILE: Final = 24

# Reasons in the ledger: why a purse or a score changed.
WHY_SETUP: Final = 0
WHY_BID: Final = 1
WHY_COLUMN: Final = 2
WHY_PASS_TILE: Final = 3
WHY_PASS_SPECIAL: Final = 4
WHY_BUILD: Final = 5
WHY_ELECTION: Final = 6
WHY_CLEAR: Final = 7
WHY_TRADE: Final = 8
WHY_TRAVEL: Final = 9
WHY_SHIP: Final = 10
WHY_FEE: Final = 11
WHY_WOOD: Final = 12
WHY_CORN: Final = 13
WHY_WAREHOUSE: Final = 14
WHY_HOUSES: Final = 15
WHY_MARKET: Final = 16
WHY_POST: Final = 17
WHY_HARVEST: Final = 18
WHY_UPKEEP: Final = 19
WHY_CLOSE: Final = 20
WHY_CARGO: Final = 21
WHY_INCOME: Final = 22
WHY_FINAL_ELECTION: Final = 23
WHY_FINAL_LAND: Final = 24
WHY_FINAL_FURS: Final = 25
WHY_FINAL_REST: Final = 26
WHY_NAMES: Final = (
    "setup",
    "bid",
    "column",
    "pass-tile",
    "pass-special",
    "build",
    "election",
    "clear",
    "trade",
    "travel",
    "ship",
    "fee",
    "wood",
    "corn",
    "warehouse",
    "houses",
    "market",
    "post",
    "harvest",
    "upkeep",
    "close",
    "cargo",
    "income",
    "final-election",
    "final-land",
    "final-furs",
    "final-rest",
)
