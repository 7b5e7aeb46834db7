"""Phrases in no language yet, and the small ones that sentences are made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from nieuw.core.box import Box
from nieuw.core.names import (
    BEAVER,
    COIN,
    DISTRICT_NAMES,
    KIND_LETTERS,
    KIND_NAMES,
    TILE_KINDS,
    TILE_LETTERS,
    TILE_NAMES,
    TRADER_NAMES,
    WHY_BID,
    WHY_COLUMN,
    WHY_ELECTION,
    WHY_NAMES,
    WHY_PASS_SPECIAL,
    WHY_PASS_TILE,
)
from nieuw.core.state import State

PLAIN = (WHY_BID, WHY_COLUMN, WHY_PASS_TILE, WHY_PASS_SPECIAL, WHY_ELECTION)
"""Reasons that go without saying after the move that has them, though they aren't its verb."""


class Phrase(msgspec.Struct, tag_field="t", tag="phrase", frozen=True):
    """A message: its key and arguments."""

    id: str
    args: dict[str, Arg]


class Many(msgspec.Struct, tag_field="t", tag="many", frozen=True, omit_defaults=True):
    """Several things, to be listed when they are said."""

    items: tuple[Phrase, ...]
    row: bool = False
    """Joined by commas alone, as changes with signs are."""


class Who(msgspec.Struct, tag_field="t", tag="who", frozen=True):
    """The name of the person or bot in a seat."""

    seat: int


Arg = str | int | Phrase | Many | Who


def phrase(key: str, /, **args: Arg) -> Phrase:
    """A message to be said later, in a language the reader chooses."""
    return Phrase(key, args)


def many(items: Iterable[Phrase]) -> Many:
    """Several things in one phrase: `Anna, Bo and Cem`."""
    return Many(tuple(items))


def in_a_row(items: Iterable[Phrase]) -> Many:
    """Several things joined by commas alone: `+3 coins, −1 wood`."""
    return Many(tuple(items), row=True)


def amount(kind: int, n: int) -> Phrase:
    """`3 coins`."""
    return phrase(f"amount-{KIND_NAMES[kind]}", n=n)


def amounts(counts: Sequence[int], first_kind: int = 0) -> Phrase | Many:
    """`3 coins and 1 wood`, or the word for nothing."""
    found = [amount(first_kind + i, n) for i, n in enumerate(counts) if n]
    return many(found) if found else phrase("nothing")


def furs(counts: Sequence[int]) -> Phrase | Many:
    """`2 beaver and 1 mink`."""
    return amounts(counts, BEAVER)


def letters(counts: Sequence[int], first_kind: int = 0) -> str:
    """The same in the short form of the notation: `3c 1w`; a dash for nothing."""
    found = [f"{n}{KIND_LETTERS[first_kind + i]}" for i, n in enumerate(counts) if n]
    return " ".join(found) or "-"


def tile_letters(counts: Sequence[int]) -> str:
    """`CCL`; a dash for none."""
    return "".join(TILE_LETTERS[kind] * n for kind, n in enumerate(counts)) or "-"


def tiles(counts: Sequence[int], coins: int = 0) -> Phrase | Many:
    """`2 city and 1 land`, or with the coins of a column `2 city, 1 land and 1 coin`."""
    found = [phrase(f"tiles-{TILE_NAMES[kind]}", n=n) for kind, n in enumerate(counts) if n]
    if coins:
        found.append(amount(COIN, coins))
    return many(found) if found else phrase("nothing")


def column(s: State, number: int) -> Phrase | Many:
    """What a column of the cash box gives: `2 city, 1 land and 1 coin`."""
    counts = s.columns[number * TILE_KINDS : (number + 1) * TILE_KINDS]
    return tiles(counts, s.box.column_coins[number])


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
    """`in the Docks` for one district, `1 in the Docks and 2 in the Granary` for several."""
    where = list(districts)
    if len(set(where)) == 1:
        return place(where[0])
    return many(phrase("count-in", n=where.count(d), place=place(d)) for d in sorted(set(where)))


def spread(districts: Iterable[int]) -> str:
    """Whether there are several districts, as messages need it."""
    return "yes" if len(set(districts)) > 1 else "no"


def trader(number: int) -> Phrase:
    """The word for a trader."""
    return phrase(f"trader-{TRADER_NAMES[number]}")


def change(kind: int | None, n: int, why: int, verb: str) -> Phrase:
    """What a move changes: `+3 coins`, `−1 coin (fee)`; no kind means points. The reason is
    included if the verb doesn't imply it."""
    if WHY_NAMES[why] == verb or why in PLAIN:
        return signed(kind, n)
    return because(kind, n, why)


def because(kind: int | None, n: int, why: int) -> Phrase:
    """A change with its reason: `+1 coin (tile passed up)`."""
    return phrase("change-why", change=signed(kind, n), why=reason(why))


def signed(kind: int | None, n: int) -> Phrase:
    """A change without a reason: `+3 coins`, `−2 points`."""
    how_much = phrase("amount-points", n=abs(n)) if kind is None else amount(kind, abs(n))
    return phrase("change-gain" if n >= 0 else "change-loss", amount=how_much)


def reason(why: int) -> Phrase:
    """The word for a reason in the ledger."""
    return phrase(f"why-{WHY_NAMES[why]}")
