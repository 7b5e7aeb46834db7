"""A move is a verb and its arguments, and knows its own text (`docs/notation.md`).

The moves that come up again and again are ready in tables, so that listing them costs nothing. The
tables never grow: moves beyond them are made each time.
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
    KINDS,
    LOW,
    MID,
    TILE_KINDS,
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
    TO_TAKE,
    TO_TRADE,
    TO_WAREHOUSE,
    TO_WOOD,
)
from nieuw.core.notation import LONGEST, InvalidMove, arguments, short, written
from nieuw.core.verbs import VERB_NAMES, VERBS


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

    @staticmethod
    def read(text: str) -> Move:
        """The move in a text, whether or not it can be played; payments and draws of one kind.

        Raises InvalidMove for any other text.
        """
        if len(text) > LONGEST:
            raise InvalidMove(f"expected a move, got a text of {len(text)} characters")
        words = text.split()
        if " ".join(words[:2]) in VERB_NAMES:
            words = [" ".join(words[:2]), *words[2:]]
        if not words or words[0] not in VERB_NAMES:
            raise InvalidMove(f"expected a verb such as build or pass, got {short(text)}")
        verb = VERB_NAMES.index(words[0])
        move = Move(verb, arguments(VERBS[verb].form, words[1:]))
        if str(move) != text:
            raise InvalidMove(f"expected {move}, got {short(text)}")
        return move

    def __repr__(self) -> str:
        """Python that makes the move again: `Move.read('build 2 6 6')` if it has a text."""
        text = self._text()
        try:
            if text and Move.read(text) == self:
                return f"Move.read({text!r})"
        except InvalidMove:
            pass
        return f"Move({self.verb}, {self.args})"

    def __str__(self) -> str:
        """The canonical text, such as `build 2 6 6` or `ship S5 2B 1O`; an impossible move is shown
        as it is."""
        return self._text() or repr(self)

    def _text(self) -> str:
        try:
            row = VERBS[self.verb]
            return " ".join([row.name, *written(row.form, self.args)])
        except IndexError:
            return ""


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
"""No moves of a verb; like every list here, read it and never change it."""
JUST_ELECT: Final = [ELECT]
JUST_CLEAR: Final = [CLEAR]
JUST_WAREHOUSE: Final = [WAREHOUSE]
JUST_POST: Final = [POST]
JUST_PASS_TILE: Final = [PASS_TILE]
JUST_PASS_SPECIAL: Final = [PASS_SPECIAL]

PLACES: Final = _each(TO_PLACE, 1, DISTRICTS)
AUCTIONS: Final = _each(TO_AUCTION, 0, COLUMNS)
TAKES: Final = _each(TO_TAKE, 0, COLUMNS)
ADDS: Final = _each(TO_ADD, 0, CARDS)
HOUSES: Final = [_each(TO_HOUSES, 1, most) for most in range(4)]
"""HOUSES[k]: building 1 to k houses."""
MARKETS: Final = [_each(TO_MARKET, 1, most) for most in range(4)]
"""MARKETS[k]: buying 1 to k furs."""
DRAWN_FUR: Final = [Move(DRAW_FUR, (KINDS - FURS + i,)) for i in range(FURS)]
DRAWN_TILE: Final = _each(DRAW_TILE, 0, TILE_KINDS - 1)
DRAWN_LAND: Final = _each(DRAW_LAND, 0, CARDS)
DRAWN_SHIP: Final = _each(DRAW_SHIP, 0, CARDS)

BUILDS: Final = [
    [
        Move(TO_BUILD, where)
        for n in range(1, most + 1)
        for where in combinations_with_replacement(range(1, DISTRICTS + 1), n)
    ]
    for most in range(4)
]
"""BUILDS[k]: every way to put 1 to k businesses into districts."""

READY_BIDS: Final = 64
READY: Final = 32

_BIDS: Final = _each(TO_BID, 0, READY_BIDS - 1)
_BUY: Final = [_each(TO_WOOD, 0, READY - 1), _each(TO_CORN, 0, READY - 1)]
_SELL: Final = [[Move(verb, (-n,)) for n in range(READY)] for verb in (TO_WOOD, TO_CORN)]
_DEALINGS: Final = [
    [[buys[1 : buy + 1] + sales[1 : sell + 1] for sell in range(READY)] for buy in range(READY)]
    for buys, sales in zip(_BUY, _SELL, strict=True)
]
"""_DEALINGS[0 for wood, 1 for corn][buy][sell]: what `dealings` returns."""
_PAY: Final = [[Move(TO_PAY, (kind, n)) for n in range(READY)] for kind in range(KINDS)]


def bids(lowest: int, highest: int) -> list[Move]:
    """Every bid from lowest to highest."""
    if highest < READY_BIDS:
        return _BIDS[lowest : highest + 1]
    return _each(TO_BID, lowest, highest)


def dealings(verb: int, buy: int, sell: int) -> list[Move]:
    """`wood` or `corn`: buying 1 to `buy`, then selling 1 to `sell`."""
    if buy < READY and sell < READY:
        return _DEALINGS[verb - TO_WOOD][buy][sell]
    sales = [Move(verb, (-n,)) for n in range(1, sell + 1)]
    return _each(verb, 1, buy) + sales


def payments(kind: int, least: int, most: int) -> list[Move]:
    """Paying from least to most of one kind."""
    if most < READY:
        return _PAY[kind][least : most + 1]
    return [Move(TO_PAY, (kind, n)) for n in range(least, most + 1)]
