"""The words that screens get instead of the core's numbers, as types.

A test checks each against its table in `core.names`; those of TypeScript are made from the same
tables.
"""

from __future__ import annotations

from typing import Literal

Kind = Literal["coin", "goods", "wood", "corn", "beaver", "mink", "otter", "muskrat", "lynx"]
Fur = Literal["beaver", "mink", "otter", "muskrat", "lynx"]
Tile = Literal["city", "land", "trade"]
Trader = Literal["top", "mid", "low"]
Colour = Literal["blue", "yellow", "orange", "red", "green"]
Verb = Literal[
    "place",
    "auction",
    "bid",
    "pass",
    "pay",
    "take",
    "build",
    "elect",
    "add",
    "clear",
    "trade",
    "ship",
    "pass tile",
    "wood",
    "corn",
    "warehouse",
    "houses",
    "market",
    "post",
    "pass special",
    "close",
]
"""What a seat answers with."""
Why = Literal[
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
]
"""Reasons in the ledger."""
Asked = Literal["place", "auction", "bid", "pay", "take", "turn", "close"]
"""Kinds of question."""
