"""Small phrases that sentences are made with: amounts, cards, tiles, places."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from nieuw.core.box import Box
from nieuw.core.names import (
    BEAVER,
    DISTRICT_NAMES,
    KIND_LETTERS,
    KIND_NAMES,
    TILE_KINDS,
    TILE_LETTERS,
    TRADER_NAMES,
    WHY_NAMES,
)
from nieuw.core.state import State
from nieuw.words import Many, Phrase, many, phrase

TILE_NAMES = ("city", "land", "trade")


def amount(kind: int, n: int) -> Phrase:
    """`3 coins`."""
    return phrase(f"amount-{KIND_NAMES[kind]}", n=n)


def amounts(counts: Sequence[int], first_kind: int = 0) -> Phrase | Many:
    """`3 coins, 1 wood`, or the word for nothing."""
    found = [amount(first_kind + i, n) for i, n in enumerate(counts) if n]
    return many(found) if found else phrase("nothing")


def furs(counts: Sequence[int]) -> Phrase | Many:
    """`2 beaver, 1 mink`."""
    return amounts(counts, BEAVER)


def letters(counts: Sequence[int], first_kind: int = 0) -> str:
    """The same as short as the notation has it: `3c 1w`; a dash for nothing."""
    found = [f"{n}{KIND_LETTERS[first_kind + i]}" for i, n in enumerate(counts) if n]
    return " ".join(found) or "-"


def tile_letters(counts: Sequence[int]) -> str:
    """`CCL`; a dash for none."""
    return "".join(TILE_LETTERS[kind] * n for kind, n in enumerate(counts)) or "-"


def tiles(counts: Sequence[int]) -> Phrase | Many:
    """`2 city, 1 land`."""
    found = [phrase(f"tiles-{TILE_NAMES[kind]}", n=n) for kind, n in enumerate(counts) if n]
    return many(found) if found else phrase("nothing")


def column(s: State, number: int) -> Phrase:
    """What a column of the cash box gives: `2 city, 1 land, 1 coin`."""
    counts = s.columns[number * TILE_KINDS : (number + 1) * TILE_KINDS]
    return phrase("tiles-and-coins", tiles=tiles(counts), coins=s.box.column_coins[number])


def land(box: Box, card: int) -> Phrase:
    """A land card by its numbers: `(2 houses, 3 wood, 1 corn)`."""
    return phrase(
        "card-land",
        houses=box.land_houses[card],
        wood=box.land_wood[card],
        corn=box.land_corn[card],
    )


def ship(box: Box, card: int) -> Phrase:
    """A ship card by its numbers."""
    return phrase(
        "card-ship",
        furs=box.ship_furs[card],
        coins=box.ship_coins[card],
        goods=box.ship_goods[card],
    )


def district(number: int) -> Phrase:
    """The name of a district."""
    return phrase(f"district-{DISTRICT_NAMES[number]}")


def place(number: int) -> Phrase:
    """`in the Docks`."""
    return phrase(f"in-{DISTRICT_NAMES[number]}")


def places(districts: Iterable[int]) -> Phrase | Many:
    """`in the Docks` for one district, `1 in the Docks, 2 in the Granary` for several."""
    where = list(districts)
    if len(set(where)) == 1:
        return place(where[0])
    return many(phrase("count-in", n=where.count(d), place=place(d)) for d in sorted(set(where)))


def spread(districts: Iterable[int]) -> str:
    """Whether districts are several, as messages ask it."""
    return "yes" if len(set(districts)) > 1 else "no"


def trader(number: int) -> Phrase:
    """The word for a trader."""
    return phrase(f"trader-{TRADER_NAMES[number]}")


def change(kind: int | None, n: int, why: int | None = None) -> Phrase:
    """`+3 coins`, `−1 coin (fee)`; no kind means points."""
    how_much = phrase("amount-points", n=abs(n)) if kind is None else amount(kind, abs(n))
    made = phrase("change-gain", amount=how_much)
    if n < 0:
        made = phrase("change-loss", amount=how_much)
    return made if why is None else phrase("change-why", change=made, why=reason(why))


def reason(why: int) -> Phrase:
    """The word for a reason in the ledger."""
    return phrase(f"why-{WHY_NAMES[why]}")
