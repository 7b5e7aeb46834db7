"""A move is a verb and its arguments, and knows its own text (`docs/notation.md`).

The moves that come up again and again stand ready in tables, so that listing them costs nothing.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from nieuw.core.names import (
    CARDS,
    COLUMNS,
    DISTRICTS,
    DRAW_FUR,
    DRAW_LAND,
    DRAW_SHIP,
    DRAW_TILE,
    FURS,
    KIND_LETTERS,
    KINDS,
    LOW,
    MID,
    TILE_KINDS,
    TILE_LETTERS,
    TO_ADD,
    TO_AUCTION,
    TO_BID,
    TO_BUILD,
    TO_CLEAR,
    TO_CORN,
    TO_ELECT,
    TO_HOUSES,
    TO_MARKET,
    TO_PASS,
    TO_PASS_SPECIAL,
    TO_PASS_TILE,
    TO_PAY,
    TO_PLACE,
    TO_POST,
    TO_SHIP,
    TO_TAKE,
    TO_TRADE,
    TO_WAREHOUSE,
    TO_WOOD,
    TRADER_NAMES,
    VERB_NAMES,
)


class Move:
    """One answer of a seat or of chance; never changed once made."""

    __slots__ = ("args", "verb")

    def __init__(self, verb: int, args: tuple[int, ...] = ()) -> None:
        self.verb = verb
        self.args = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.verb == other.verb and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.verb, self.args))

    def __repr__(self) -> str:
        return f"Move({self.verb}, {self.args})"

    def __str__(self) -> str:
        """The canonical text, such as `build 2 6 6` or `ship S5 2B 1O`; what is no move at all
        shows as it is."""
        try:
            return " ".join([VERB_NAMES[self.verb], *_words(self.verb, self.args)])
        except IndexError:
            return repr(self)


def amounts_text(counts: tuple[int, ...], first_kind: int) -> list[str]:
    """Counts of kinds as count and letter, kinds with none left out: `3c`, `1B`."""
    return [f"{n}{KIND_LETTERS[first_kind + i]}" for i, n in enumerate(counts) if n]


def _words(verb: int, args: tuple[int, ...]) -> list[str]:
    """The arguments of a move, written."""
    if verb in (TO_ADD, DRAW_LAND):
        return [f"L{args[0]}"]
    if verb == DRAW_SHIP:
        return [f"S{args[0]}"]
    if verb == TO_SHIP:
        return [f"S{args[0]}", *amounts_text(args[1:], KINDS - FURS)]
    if verb == TO_TRADE:
        return [TRADER_NAMES[args[0]], *amounts_text(args[1:], KINDS - FURS)]
    if verb == TO_PAY:
        return [f"{args[1]}{KIND_LETTERS[args[0]]}"]
    if verb in (TO_WOOD, TO_CORN):
        return [f"{args[0]:+d}"]
    if verb == DRAW_FUR:
        return [KIND_LETTERS[args[0]]]
    if verb == DRAW_TILE:
        return [TILE_LETTERS[args[0]]]
    return [str(a) for a in args]


def _each(verb: int, first: int, last: int) -> list[Move]:
    """One ready move for each number from first to last."""
    return [Move(verb, (n,)) for n in range(first, last + 1)]


PASS: Final = Move(TO_PASS)
ELECT: Final = Move(TO_ELECT)
CLEAR: Final = Move(TO_CLEAR)
WAREHOUSE: Final = Move(TO_WAREHOUSE)
POST: Final = Move(TO_POST)
PASS_TILE: Final = Move(TO_PASS_TILE)
PASS_SPECIAL: Final = Move(TO_PASS_SPECIAL)
TRADE_MID: Final = Move(TO_TRADE, (MID,))
TRADE_LOW: Final = Move(TO_TRADE, (LOW,))

NOTHING: Final[list[Move]] = []
"""No move of a verb; like every list here, to be read and never changed."""
JUST_ELECT: Final = [ELECT]
JUST_CLEAR: Final = [CLEAR]
JUST_WAREHOUSE: Final = [WAREHOUSE]
JUST_POST: Final = [POST]
JUST_PASS_TILE: Final = [PASS_TILE]
JUST_PASS_SPECIAL: Final = [PASS_SPECIAL]

PLACE: Final = _each(TO_PLACE, 1, DISTRICTS)
AUCTION: Final = _each(TO_AUCTION, 0, COLUMNS)
TAKE: Final = _each(TO_TAKE, 0, COLUMNS)
ADD: Final = _each(TO_ADD, 0, CARDS)
HOUSES: Final = _each(TO_HOUSES, 1, 3)
MARKET: Final = _each(TO_MARKET, 1, 3)
DRAWN_FUR: Final = [Move(DRAW_FUR, (KINDS - FURS + i,)) for i in range(FURS)]
DRAWN_TILE: Final = _each(DRAW_TILE, 0, TILE_KINDS - 1)
DRAWN_LAND: Final = _each(DRAW_LAND, 0, CARDS)
DRAWN_SHIP: Final = _each(DRAW_SHIP, 0, CARDS)

BUILD: Final = [
    [
        Move(TO_BUILD, where)
        for n in range(1, most + 1)
        for where in combinations_with_replacement(range(1, DISTRICTS + 1), n)
    ]
    for most in range(4)
]
"""BUILD[k]: every way to put 1 to k businesses into districts."""

_BIDS: Final = _each(TO_BID, 0, 63)
_BUY: Final = [_each(TO_WOOD, 0, 31), _each(TO_CORN, 0, 31)]
_SELL: Final = [[Move(verb, (-n,)) for n in range(32)] for verb in (TO_WOOD, TO_CORN)]
_PAY: Final = [[Move(TO_PAY, (kind, n)) for n in range(32)] for kind in range(KINDS)]


def bids(lowest: int, highest: int) -> list[Move]:
    """Every bid from lowest to highest."""
    for n in range(len(_BIDS), highest + 1):
        _BIDS.append(Move(TO_BID, (n,)))
    return _BIDS[lowest : highest + 1]


def dealings(verb: int, buy: int, sell: int) -> list[Move]:
    """`wood` or `corn`: buying 1 to `buy`, then selling 1 to `sell`."""
    buys = _BUY[verb - TO_WOOD]
    sells = _SELL[verb - TO_WOOD]
    for n in range(len(buys), max(buy, sell) + 1):
        buys.append(Move(verb, (n,)))
        sells.append(Move(verb, (-n,)))
    return buys[1 : buy + 1] + sells[1 : sell + 1]


def payments(kind: int, least: int, most: int) -> list[Move]:
    """Paying from least to most of one kind."""
    moves = _PAY[kind]
    for n in range(len(moves), most + 1):
        moves.append(Move(TO_PAY, (kind, n)))
    return moves[least : most + 1]
