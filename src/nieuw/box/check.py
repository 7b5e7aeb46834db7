"""What a box file must contain: its keys, the range of each number, and how they fit together.

`problems` looks at parsed TOML and lists everything wrong with it. First the shape:
every table, number and source is there and in range. Only then come the facts the rule documents
prove, the river, and the cards against each other.

Key paths count from 1: `land.7.wood`, `wharf.docks.4`; `camp.2.spaces.1` is for two players.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import permutations
from typing import Any, Final, NamedTuple

from nieuw.box import wrong
from nieuw.box.wrong import Problem, describe, plain
from nieuw.core.names import CARDS, CARDS_OF_A_COLOUR, COLUMN_TILES, COLUMNS, TRADER_NAMES

Table = dict[str, Any]


class Leaf(NamedTuple):
    """One number of a box file, with where it comes from."""

    key: str
    value: int
    source: str

    @property
    def printed(self) -> bool:
        return self.source.startswith("printed:")


class Field(NamedTuple):
    """A number from low to high, or that many of them; `wide` is for a printed one."""

    low: int
    high: int
    wide: tuple[int, int] | None = None
    counts: range | None = None

    def range_for(self, source: object) -> tuple[int, int]:
        printed = isinstance(source, str) and source.startswith("printed:")
        return self.wide if printed and self.wide else (self.low, self.high)


class Section(NamedTuple):
    """The tables `names` with these fields; no names: the section is the table itself."""

    names: tuple[str, ...]
    fields: dict[str, Field]
    least: int | None = None
    """How many of the names there must be, if not all."""

    @property
    def numbered(self) -> bool:
        return self.names[:1] == _numbers(1)


def _numbers(last: int) -> tuple[str, ...]:
    return tuple(str(number) for number in range(1, last + 1))


TOP: Final = {"land_points": Field(0, 99, counts=range(8, 9))}
SECTIONS: Final = {
    "land": Section(
        _numbers(CARDS),
        {"houses": Field(1, 3), "wood": Field(0, 9, (0, 20)), "corn": Field(1, 9, (0, 20))},
    ),
    "ship": Section(
        _numbers(CARDS),
        {"furs": Field(3, 6, (1, 9)), "coins": Field(1, 5), "goods": Field(1, 4, (0, 20))},
    ),
    "column": Section(_numbers(COLUMNS), {"tiles": Field(2, 3), "coins": Field(0, 5, (0, 20))}),
    "wharf": Section((), {"docks": Field(1, 9, (0, 20), range(4, 5))}),
    "trader": Section(TRADER_NAMES, {"furs": Field(1, 9), "price": Field(1, 9)}),
    "camp": Section(_numbers(9), {"spaces": Field(1, 5, (1, 9), range(4, 5))}, least=3),
    "area": Section(_numbers(9), {"black": Field(1, 5, (1, 9)), "white": Field(1, 5, (1, 9))}, 3),
    "river": Section((), {"boats": Field(1, 9, (0, 20), range(2, 9))}),
}

PROVEN: Final = {
    "column.1.tiles": COLUMN_TILES[0],
    "column.1.coins": 1,
    "column.2.tiles": COLUMN_TILES[1],
    "column.3.tiles": COLUMN_TILES[2],
    "column.3.coins": 2,
    "column.4.tiles": COLUMN_TILES[3],
    "column.5.tiles": COLUMN_TILES[4],
    "wharf.docks.1": 4,
    "wharf.docks.2": 2,
    "wharf.docks.3": 2,
    "trader.top.furs": 4,
    "trader.top.price": 1,
    "trader.mid.furs": 3,
    "trader.mid.price": 4,
    "trader.low.furs": 4,
    "trader.low.price": 3,
    "camp.1.spaces.4": 5,
    **{f"land_points.{i}": i * (i + 1) // 2 for i in range(1, 9)},
}
"""Numbers that every copy of the game has: the rule documents state them or leave no
alternative."""

EXISTING: Final[tuple[tuple[str, dict[str, int], int], ...]] = (
    ("land", {"houses": 2}, 1),
    ("land", {"wood": 3}, 1),
    ("land", {"wood": 5}, 1),
    ("land", {"corn": 1}, 1),
    ("land", {"corn": 4}, 1),
    ("land", {"corn": 5}, 1),
    ("ship", {"furs": 5, "coins": 2}, 1),
    ("ship", {"furs": 6}, 1),
    ("ship", {"goods": 2}, 1),
    ("ship", {"goods": 3}, 2),
)
"""Cards the rule documents show: at least this many with these numbers in the section."""

SOURCE: Final = re.compile(r"(inferred|reported|reconstructed)(: \S.*)?|printed: \S.*")
NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")


def problems(data: Table) -> list[Problem]:
    """Everything wrong with a parsed box file; if there is nothing, it can be played."""
    found = list(_wrong_shape(data))
    return found or list(_wrong_facts({leaf.key: leaf for leaf in leaves(data)}))


def leaves(data: Table) -> Iterator[Leaf]:
    """Every number of a box file of the right shape, in the order of `SECTIONS`."""
    for path, table, fields in _tables(data):
        for field in fields:
            for key, value, source in _numbers_of(path, table, field):
                yield Leaf(key, value, source)


def join(*keys: str) -> str:
    """A key path."""
    return ".".join(plain(key) for key in keys if key)


# The shape ------------------------------------------------------------------------------------


def _tables(data: Table) -> Iterator[tuple[str, Table, dict[str, Field]]]:
    """The tables that contain numbers, with their path and fields; missing ones are left out."""
    yield "", data, TOP
    for name, section in SECTIONS.items():
        outer = data.get(name)
        if not isinstance(outer, dict):
            continue
        if not section.names:
            yield name, outer, section.fields
        for inner in _wanted(section, outer):
            if isinstance(outer.get(inner), dict):
                yield join(name, inner), outer[inner], section.fields


def _wanted(section: Section, table: Table) -> tuple[str, ...]:
    return section.names[: max(section.least, len(table)) if section.least else None]


def _numbers_of(path: str, table: Table, field: str) -> Iterator[tuple[str, Any, Any]]:
    """The number or numbers of a field: key path, value, source."""
    value, source = table.get(field), table.get("source")
    if isinstance(source, dict):
        source = source.get(field)
    if not isinstance(value, list):
        yield join(path, field), value, source
        return
    for i, number in enumerate(value):
        own = source[i : i + 1] if isinstance(source, list) else [source]
        yield join(path, field, str(i + 1)), number, own[0] if own else None


def _wrong_shape(data: Table) -> Iterator[Problem]:
    name = data.get("name")
    if not isinstance(name, str) or not NAME.fullmatch(name):
        yield Problem("name", wrong.Name(), describe(name))
    yield from _wrong_sections(data)
    for path, table, fields in _tables(data):
        others = ("name", *SECTIONS) if table is data else ()
        yield from _unknown(path, table, (*others, *fields, "source"))
        for field, kind in fields.items():
            yield from _wrong_field(path, table, field, kind)
        yield from _wrong_source(path, table, fields)


def _wrong_sections(data: Table) -> Iterator[Problem]:
    for name, section in SECTIONS.items():
        outer = data.get(name)
        if not isinstance(outer, dict):
            yield Problem(name, wrong.Table(), describe(outer))
        elif section.names:
            wanted = _wanted(section, outer)
            yield from _not_wanted(name, outer, section, wanted)
            for inner in wanted:
                if not isinstance(outer.get(inner), dict):
                    yield Problem(join(name, inner), wrong.Table(), describe(outer.get(inner)))


def _unknown(path: str, table: Table, known: tuple[str, ...]) -> Iterator[Problem]:
    for key in table:
        if key not in known:
            yield Problem(join(path, key), wrong.NoSuchKey(known), describe(table[key]))


def _not_wanted(
    name: str, table: Table, section: Section, wanted: tuple[str, ...]
) -> Iterator[Problem]:
    """Cards, columns, camps and areas are numbered; traders have names."""
    if not section.numbered:
        yield from _unknown(name, table, wanted)
        return
    expected = wrong.NoSuchNumber(name, len(section.names))
    for key in table:
        if key not in wanted:
            yield Problem(join(name, key), expected, describe(table[key]))


def _wrong_field(path: str, table: Table, field: str, kind: Field) -> Iterator[Problem]:
    value = table.get(field)
    if kind.counts and (not isinstance(value, list) or len(value) not in kind.counts):
        expected = wrong.ListOfNumbers(kind.counts[0], kind.counts[-1])
        yield Problem(join(path, field), expected, describe(value))
    elif not kind.counts and isinstance(value, list):
        yield Problem(join(path, field), wrong.OneNumber(), describe(value))
    else:
        for key, number, source in _numbers_of(path, table, field):
            low, high = kind.range_for(source)
            if type(number) is not int or not low <= number <= high:
                yield Problem(key, wrong.WholeNumber(low, high), describe(number))


def _wrong_source(path: str, table: Table, fields: dict[str, Field]) -> Iterator[Problem]:
    key, source = join(path, "source"), table.get("source")
    if not isinstance(source, dict):
        yield from _wrong_word(key, source)
        return
    yield from _unknown(key, source, tuple(fields))
    for field, kind in fields.items():
        words, value = source.get(field), table.get(field)
        if not isinstance(words, list) or not kind.counts:
            yield from _wrong_word(join(key, field), words)
        elif not isinstance(value, list) or len(value) not in kind.counts:
            continue  # the list of numbers comes first
        elif len(words) != len(value):
            yield Problem(join(key, field), wrong.ListOfSources(len(value)), describe(words))
        else:
            for i, word in enumerate(words):
                yield from _wrong_word(join(key, field, str(i + 1)), word)


def _wrong_word(key: str, word: object) -> Iterator[Problem]:
    if not isinstance(word, str) or not SOURCE.fullmatch(word):
        yield Problem(key, wrong.Source(), describe(word))


# The facts ------------------------------------------------------------------------------------

Leaves = dict[str, Leaf]


def _wrong_facts(leaf: Leaves) -> Iterator[Problem]:
    for key, value in PROVEN.items():
        if leaf[key].value != value:
            yield Problem(key, wrong.Proven(value), wrong.Number(leaf[key].value))
    if all(leaf[f"column.{i}.coins"].value for i in range(1, COLUMNS + 1)):
        yield Problem("column", wrong.ColumnWithoutCoins(), wrong.CoinsEverywhere())
    for section, numbers, least in EXISTING:
        cards = [_card(leaf, section, i) for i in range(1, CARDS + 1)]
        count = sum(numbers.items() <= card.items() for card in cards)
        if count < least:
            expected = wrong.CardsWith(tuple(numbers.items()), least)
            yield Problem(section, expected, wrong.Number(count))
    yield from _wrong_river(leaf)
    yield from _wrong_cards("land", leaf)
    yield from _wrong_cards("ship", leaf)


def _wrong_river(leaf: Leaves) -> Iterator[Problem]:
    camps = sum(key.startswith("camp.") for key in leaf) // 4
    areas = sum(key.startswith("area.") for key in leaf) // 2
    boats = [one.value for key, one in leaf.items() if key.startswith("river.boats.")]
    if areas != camps:
        yield Problem("area", wrong.Areas(camps), wrong.Number(areas))
    if len(boats) != camps - 1:
        yield Problem("river.boats", wrong.Boats(camps - 1), wrong.Number(len(boats)))
    if boats.count(1) < 2:
        yield Problem("river.boats", wrong.BoatsOfOne(2), wrong.Number(boats.count(1)))
    for i in range(1, camps + 1):
        spaces = [leaf[f"camp.{i}.spaces.{place}"].value for place in range(1, 5)]
        if spaces != sorted(spaces):
            yield Problem(f"camp.{i}.spaces", wrong.NoFewerSpaces(), wrong.Spaces(tuple(spaces)))
    for colour, least in (("black", 2), ("white", 3)):
        one = leaf[f"area.1.{colour}"]
        if one.value < least:
            yield Problem(one.key, wrong.AtLeast(least), wrong.Number(one.value))


def _wrong_cards(section: str, leaf: Leaves) -> Iterator[Problem]:
    """Two identical cards, or one never better than another of its colour; printed ones may be."""
    cards = {f"{section}.{i}": _card(leaf, section, i) for i in range(1, CARDS + 1)}
    printed = {key for key, card in cards.items() if all(leaf[join(key, f)].printed for f in card)}
    for (i, (one, better)), (j, (other, worse)) in permutations(enumerate(cards.items()), 2):
        if one in printed and other in printed:
            continue
        if better == worse:
            if i < j:
                yield Problem(other, wrong.CardUnlike(one), wrong.Same())
        elif _colour(i) == _colour(j) and beats(section, better, worse):
            yield Problem(other, wrong.CardNotWorse(one), wrong.Card(tuple(worse.items())))


def _colour(place: int) -> int:
    return place // CARDS_OF_A_COLOUR


def beats(section: str, one: dict[str, int], other: dict[str, int]) -> bool:
    """One card is as good in every way: nobody would prefer the other."""
    if section == "land":
        easier = one["houses"] <= other["houses"]
        return easier and one["wood"] >= other["wood"] and one["corn"] >= other["corn"]
    alike = one["furs"] == other["furs"]
    return alike and one["coins"] >= other["coins"] and one["goods"] >= other["goods"]


def _card(leaf: Leaves, section: str, number: int) -> dict[str, int]:
    fields = SECTIONS[section].fields
    return {field: leaf[f"{section}.{number}.{field}"].value for field in fields}
