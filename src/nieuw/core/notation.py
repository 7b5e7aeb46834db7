"""The words of a move's arguments, written and read (`docs/notation.md`)."""

from __future__ import annotations

import re
from typing import Final

from nieuw.core.names import (
    BEAVER,
    CARDS,
    COLUMNS,
    DISTRICTS,
    FURS,
    KIND_LETTERS,
    KINDS,
    TILE_LETTERS,
    TOP,
    TRADER_NAMES,
)
from nieuw.core.verbs import (
    AMOUNT,
    BID,
    COLUMN,
    DISTRICT,
    DISTRICT_LIST,
    FUR,
    LAND_CARD,
    LOAD,
    NO_ARGUMENT,
    PICK,
    SHIP_CARD,
    SIGNED,
    TILE,
    UP_TO_THREE,
)

HIGHEST: Final = 999
"""No amount in a text is larger: a real game never comes near it."""
LONGEST: Final = 500
"""No line of the notation is longer."""
RANGES: Final = {
    DISTRICT: (1, DISTRICTS),
    COLUMN: (1, COLUMNS),
    BID: (0, HIGHEST),
    UP_TO_THREE: (1, 3),
}
"""The forms that are one number."""


class InvalidMove(Exception):
    """A text that isn't a move of the notation."""


# Written ---------------------------------------------------------------------------------------


def amounts_text(counts: tuple[int, ...], first_kind: int) -> list[str]:
    """Counts of kinds as count and letter, kinds with none left out: `3c`, `1B`."""
    return [f"{n}{KIND_LETTERS[first_kind + i]}" for i, n in enumerate(counts) if n]


def written(form: int, args: tuple[int, ...]) -> list[str]:
    """The arguments of a move as words."""
    if form == LAND_CARD:
        return [f"L{args[0]}"]
    if form == SHIP_CARD:
        return [f"S{args[0]}"]
    if form == LOAD:
        return [f"S{args[0]}", *amounts_text(args[1:], KINDS - FURS)]
    if form == PICK:
        return [TRADER_NAMES[args[0]], *amounts_text(args[1:], KINDS - FURS)]
    if form == AMOUNT:
        return [f"{args[1]}{KIND_LETTERS[args[0]]}"]
    if form == SIGNED:
        return [f"{args[0]:+d}"]
    if form == FUR:
        return [KIND_LETTERS[args[0]]]
    if form == TILE:
        return [TILE_LETTERS[args[0]]]
    return [str(a) for a in args]


# Read ------------------------------------------------------------------------------------------


def short(text: str) -> str:
    """A text as an error message shows it: quoted, printable, not too long."""
    shown = text if len(text) <= 60 else text[:57] + "..."
    return ascii(shown).replace("\\u2026", "...")


def arguments(form: int, words: list[str]) -> tuple[int, ...]:
    """The arguments in these words, each within its range; none if none are expected."""
    if form == NO_ARGUMENT:
        return ()
    if form == DISTRICT_LIST:
        if not 1 <= len(words) <= 25:
            raise InvalidMove(f"expected districts, got {len(words)} of them")
        return tuple(sorted([number(word, 1, DISTRICTS) for word in words]))
    if form == LOAD:
        if not words:
            raise InvalidMove("expected a ship and furs, got nothing")
        return (card("S", words[0]), *amounts(words[1:], BEAVER))
    if form == PICK:
        if not words or words[0] not in TRADER_NAMES:
            raise InvalidMove(f"expected top, mid or low, got {short(' '.join(words[:1]))}")
        trader = TRADER_NAMES.index(words[0])
        return (trader, *amounts(words[1:], BEAVER)) if trader == TOP else (trader,)
    if len(words) != 1:
        raise InvalidMove(f"expected one argument, got {len(words)}")
    return _argument(form, words[0])


def _argument(form: int, word: str) -> tuple[int, ...]:
    """What one word means."""
    if form == LAND_CARD:
        return (card("L", word),)
    if form == SHIP_CARD:
        return (card("S", word),)
    if form == AMOUNT:
        return _amount(word)
    if form == SIGNED:
        if word[:1] not in ("+", "-"):
            raise InvalidMove(f"expected +n to buy or -n to sell, got {short(word)}")
        n = number(word[1:], 1, HIGHEST)
        return (n if word[0] == "+" else -n,)
    if form == FUR:
        return (_letter(word, KIND_LETTERS[BEAVER:]) + BEAVER,)
    if form == TILE:
        return (_letter(word, TILE_LETTERS),)
    low, high = RANGES[form]
    return (number(word, low, high),)


def number(word: str, low: int, high: int) -> int:
    """A whole number within its range, written without sign or leading zeros."""
    if not re.fullmatch(r"[0-9]{1,4}", word) or not low <= int(word) <= high:
        raise InvalidMove(f"expected a number from {low} to {high}, got {short(word)}")
    return int(word)


def card(letter: str, word: str) -> int:
    """The number of a card such as L7."""
    if not re.fullmatch(letter + r"[0-9]{1,2}", word) or not 1 <= int(word[1:]) <= CARDS:
        raise InvalidMove(f"expected a card {letter}1 to {letter}{CARDS}, got {short(word)}")
    return int(word[1:])


def _letter(word: str, letters: str) -> int:
    if len(word) != 1 or word not in letters:
        raise InvalidMove(f"expected one of {' '.join(letters)}, got {short(word)}")
    return letters.index(word)


def _amount(word: str) -> tuple[int, int]:
    if not re.fullmatch(f"[0-9]{{1,3}}[{KIND_LETTERS}]", word):
        raise InvalidMove(f"expected an amount such as 3c or 1B, got {short(word)}")
    return KIND_LETTERS.index(word[-1]), int(word[:-1])


def amounts(words: list[str], first_kind: int) -> tuple[int, ...]:
    """Counts by kind, from the first kind on; each kind at most once and in order."""
    counts = [0] * (KINDS - first_kind)
    last = first_kind - 1
    for word in words:
        kind, n = _amount(word)
        if kind <= last or n == 0:
            raise InvalidMove(
                f"expected amounts in the order {KIND_LETTERS[first_kind:]}, "
                f"none of them 0, got {short(' '.join(words))}"
            )
        counts[kind - first_kind] = n
        last = kind
    return tuple(counts)
