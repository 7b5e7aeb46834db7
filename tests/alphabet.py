"""Every move there is, and some that there are not: each verb with all its arguments."""

from __future__ import annotations

from itertools import combinations_with_replacement, product

from nieuw.core.moves import Move
from nieuw.core.names import (
    BEAVER,
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
    TO_CLOSE,
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
    TOP,
)
from nieuw.core.verbs import VERB_NAMES

MOST = 60
"""Bids, payments and dealings go up to here; tests with larger purses are not about lists."""

_ALONE = (
    TO_PASS,
    TO_ELECT,
    TO_CLEAR,
    TO_PASS_TILE,
    TO_WAREHOUSE,
    TO_POST,
    TO_PASS_SPECIAL,
)


def loads(least: int, most: int) -> list[tuple[int, ...]]:
    """Every mix of least to most furs, as counts by kind."""
    return [mix for mix in product(range(most + 1), repeat=FURS) if least <= sum(mix) <= most]


def districts(most: int) -> list[tuple[int, ...]]:
    """Every choice of 1 to `most` districts, each as often as one likes."""
    return [
        where
        for n in range(1, most + 1)
        for where in combinations_with_replacement(range(1, DISTRICTS + 1), n)
    ]


def sayable() -> list[Move]:
    """The moves of the notation: each has a text that reads back as the same move."""
    found = [Move(verb) for verb in _ALONE]
    found += [Move(TO_PLACE, (n,)) for n in range(1, DISTRICTS + 1)]
    found += [Move(TO_AUCTION, (n,)) for n in range(1, COLUMNS + 1)]
    found += [Move(TO_TAKE, (n,)) for n in range(1, COLUMNS + 1)]
    found += [Move(TO_BID, (n,)) for n in range(MOST + 1)]
    found += [Move(TO_PAY, (kind, n)) for kind in range(KINDS) for n in range(MOST + 1)]
    found += [Move(TO_BUILD, where) for where in districts(4)]
    found += [Move(TO_CLOSE, where) for where in districts(6)]
    found += [Move(TO_ADD, (n,)) for n in range(1, CARDS + 1)]
    found += [Move(TO_TRADE, (TOP, *load)) for load in loads(0, 5)]
    found += [Move(TO_TRADE, (MID,)), Move(TO_TRADE, (LOW,))]
    for card in range(1, CARDS + 1):
        found += [Move(TO_SHIP, (card, *load)) for load in loads(3, 4)]
    found += [Move(TO_SHIP, (card, *load)) for card in (9, 24) for load in loads(5, 7)]
    for verb in (TO_WOOD, TO_CORN):
        found += [Move(verb, (n,)) for n in range(-MOST, MOST + 1) if n]
    for verb in (TO_HOUSES, TO_MARKET):
        found += [Move(verb, (n,)) for n in (1, 2, 3)]
    found += [Move(DRAW_FUR, (BEAVER + i,)) for i in range(FURS)]
    found += [Move(DRAW_TILE, (i,)) for i in range(TILE_KINDS)]
    for verb in (DRAW_LAND, DRAW_SHIP):
        found += [Move(verb, (n,)) for n in range(1, CARDS + 1)]
    return found


def unsayable() -> list[Move]:
    """Moves nobody can say: a little out of range, in another order, too long or too short."""
    found = [Move(verb, (n,)) for verb in (TO_PLACE, TO_AUCTION, TO_TAKE) for n in (-1, 0, 7)]
    found += [Move(verb, (n,)) for verb in (TO_HOUSES, TO_MARKET) for n in (-1, 0, 4)]
    found += [Move(verb, (n,)) for verb in (TO_ADD, DRAW_LAND, DRAW_SHIP) for n in (-1, 0, 25)]
    found += [Move(verb, (0,)) for verb in (TO_WOOD, TO_CORN)]
    found += [Move(TO_BID, (-1,)), Move(TO_BID, (-2,)), Move(TO_BID, (1000,))]
    found += [Move(TO_PAY, (kind, -1)) for kind in range(KINDS)]
    found += [Move(TO_BUILD, where) for where in ((0,), (7,), (2, 1), (6, 1, 6), (-1,), ())]
    found += [Move(TO_CLOSE, where) for where in ((0,), (7,), (2, 1), (6, 1, 6), (-1,), ())]
    found += [Move(TO_SHIP, (card, 1, 1, 1, 0, 0)) for card in (-1, 0, 25)]
    found += [Move(TO_SHIP, (1, 4, -1, 0, 0, 0)), Move(TO_SHIP, (1, 3)), Move(TO_SHIP, (1,))]
    found += [Move(TO_TRADE, (trader, 1, 0, 0, 0, 0)) for trader in (MID, LOW)]
    found += [Move(TO_TRADE, (TOP, 2, -1, 0, 0, 0)), Move(TO_TRADE, (TOP,))]
    found += [Move(verb, (1,)) for verb in _ALONE]
    return found


def unwritable() -> list[Move]:
    """Moves that have no text at all."""
    found = [Move(len(VERB_NAMES)), Move(len(VERB_NAMES) + 7, (1,))]
    found += [Move(TO_TRADE, (3,)), Move(TO_TRADE, ()), Move(TO_SHIP, ()), Move(TO_ADD, ())]
    found += [Move(TO_PAY, ()), Move(TO_PAY, (KINDS, 1)), Move(TO_PAY, (0,)), Move(TO_WOOD, ())]
    found += [Move(DRAW_FUR, (KINDS,)), Move(DRAW_FUR, ()), Move(DRAW_TILE, (TILE_KINDS,))]
    return found
