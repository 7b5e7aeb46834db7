"""Box files: the built-in one holds, broken ones say what is wrong, a filled template plays."""

from __future__ import annotations

import copy
import itertools
import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import nieuw
from nieuw.box import file as boxfile
from nieuw.box import wrong
from nieuw.box.file import BoxError, BoxFile, Problem

BAD = Path(__file__).parent / "bad_boxes"
GOOD = Path(nieuw.__path__[0]) / "box" / "boxes" / "reconstructed-1.toml"
DIGEST = "sha256:c24be2ec7c48d6e53b54a780e226ffd87dbf22e265025170702c9ce7e1af7c30"
WORDS = "expected printed: <where>, inferred, reported or reconstructed, got"
WOOD_7 = "land.7.wood: expected a whole number from 0 to 20, got"
NAME = "name: expected up to 40 small letters, digits and dashes, got"

Card = tuple[int, int, int]


def parsed() -> dict[str, Any]:
    return tomllib.loads(GOOD.read_text("utf-8"))


def error(path: str | Path) -> BoxError:
    with pytest.raises(BoxError) as caught:
        boxfile.read(path)
    return caught.value


def lines(path: str | Path) -> list[str]:
    return [str(problem) for problem in error(path).problems]


def cards(file: BoxFile, section: str) -> list[Card]:
    tables = (file.values[section][str(number)] for number in range(1, 25))
    return [tuple(table.values()) for table in tables]


# The built-in box -----------------------------------------------------------------------------


def test_the_released_box_never_changes() -> None:
    assert boxfile.builtin().digest == DIGEST
    assert boxfile.builtin().name == "reconstructed-1"


def test_its_board() -> None:
    box = boxfile.builtin().box
    assert box.docks == [0, 4, 2, 2, 2]
    assert box.column_tiles == [0, 3, 3, 2, 2, 2]
    assert box.column_coins == [0, 1, 0, 2, 1, 0]
    assert box.trader_furs == [4, 3, 4]
    assert box.trader_goods == [1, 4, 3]
    assert box.land_points == [0, 1, 3, 6, 10, 15, 21, 28, 36]
    assert box.boats == [1, 1, 1, 1]


def test_its_camps_and_areas_by_seats() -> None:
    box = boxfile.builtin().box
    assert box.camps[:2] == [[], []]
    assert box.camps[2:] == [[2, 2, 1, 1, 1], [3, 2, 2, 1, 1], [4, 3, 2, 2, 1], [5, 4, 3, 2, 1]]
    assert box.areas[:2] == [[], []]
    assert box.areas[2:] == [[2, 1, 1, 1, 1], [3, 2, 2, 2, 2], [5, 3, 3, 3, 3], [5, 3, 3, 3, 3]]


def test_its_cards_are_those_of_the_file() -> None:
    file = boxfile.builtin()
    box = file.box
    land = list(zip(box.land_houses, box.land_wood, box.land_corn, strict=True))
    ship = list(zip(box.ship_furs, box.ship_coins, box.ship_goods, strict=True))
    assert land == [(0, 0, 0), *cards(file, "land")]
    assert ship == [(0, 0, 0), *cards(file, "ship")]


@pytest.mark.parametrize("section", ["land", "ship"])
def test_no_two_of_its_cards_are_alike(section: str) -> None:
    assert len(set(cards(boxfile.builtin(), section))) == 24


@pytest.mark.parametrize("deck", [slice(12), slice(12, 24)])
def test_no_card_of_a_deck_is_never_worth_taking(deck: slice) -> None:
    file = boxfile.builtin()
    for (houses, wood, corn), other in itertools.permutations(cards(file, "land")[deck], 2):
        assert not (houses >= other[0] and wood <= other[1] and corn <= other[2])
    for (furs, coins, goods), other in itertools.permutations(cards(file, "ship")[deck], 2):
        assert not (furs == other[0] and coins <= other[1] and goods <= other[2])


@pytest.mark.parametrize("section", ["land", "ship"])
def test_red_cards_are_larger(section: str) -> None:
    blue, red = cards(boxfile.builtin(), section)[:12], cards(boxfile.builtin(), section)[12:]
    for value in range(3):
        assert sum(card[value] for card in blue) < sum(card[value] for card in red)


def test_it_has_the_cards_of_the_rule_books() -> None:
    land, ship = cards(boxfile.builtin(), "land"), cards(boxfile.builtin(), "ship")
    assert {(3, 4), (5, 5)} <= {card[1:] for card in land}
    assert {card[0] for card in land} == {1, 2, 3}
    assert 1 in {card[2] for card in land}
    assert (5, 2) in {card[:2] for card in ship[:12]}
    assert [card[0] for card in ship[:12]].count(6) == 2
    assert {card[1] for card in ship} == {1, 2, 3, 4, 5}
    assert (4, 5, 2) in ship[:12]


def test_every_number_has_its_source() -> None:
    file = boxfile.builtin()
    assert len(file.leaves) == len(file.sources) == 24 * 6 + 8 + 10 + 4 + 6 + 20 + 10 + 4
    assert file.leaves[0] == ("land_points.1", 1, "printed: de")
    assert file.sources["land.7.wood"] == "printed: de"
    assert file.sources["land.7.corn"] == "inferred"
    assert file.sources["land.8.corn"] == "reconstructed"
    assert file.sources["ship.4.goods"] == "reported"
    assert file.sources["column.3.coins"] == "printed: ru1"
    assert [file.sources[f"wharf.docks.{i}"] for i in (1, 2, 3, 4)] == [
        *["printed: de"] * 3,
        "inferred",
    ]
    assert file.sources["camp.1.spaces.4"] == "printed: de"
    assert file.sources["camp.5.spaces.4"] == "reconstructed"


def test_load_takes_a_name_or_a_path(tmp_path: Path) -> None:
    copied = tmp_path / "reconstructed-1.toml"
    copied.write_bytes(GOOD.read_bytes())
    assert boxfile.load("reconstructed-1") is boxfile.builtin()
    assert boxfile.load(str(copied)).digest == boxfile.load(copied).digest == DIGEST


def test_an_unknown_built_in_box() -> None:
    with pytest.raises(BoxError) as caught:
        boxfile.builtin("../core")
    assert str(caught.value) == (
        '../core: name: expected a built-in box (reconstructed-1), got "../core"'
    )


# The digest -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("# blue, 1620s\n", "# blue\n\n"),
        ('"reported"', '"inferred: a thought"'),
        ("\n", "\r\n"),
        ("# The numbers", "\ufeff# The numbers"),
    ],
)
def test_comments_and_sources_do_not_change_the_digest(tmp_path: Path, old: str, new: str) -> None:
    changed = GOOD.read_text("utf-8").replace(old, new)
    assert changed != GOOD.read_text("utf-8")
    (tmp_path / "box.toml").write_bytes(changed.encode())
    assert boxfile.read(tmp_path / "box.toml").digest == DIGEST


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"reconstructed-1"', '"other"'),
        ("[4, 2, 2, 2]", "[4, 2, 2, 3]"),
        ("houses = 3, wood = 8,", "houses = 3, wood = 9,"),
    ],
)
def test_every_value_changes_the_digest(tmp_path: Path, old: str, new: str) -> None:
    text = GOOD.read_text("utf-8")
    assert text.count(old) == 1
    (tmp_path / "box.toml").write_text(text.replace(old, new), "utf-8")
    digest = boxfile.read(tmp_path / "box.toml").digest
    assert re.fullmatch("sha256:[0-9a-f]{64}", digest)
    assert digest != DIGEST


# Broken files ---------------------------------------------------------------------------------

BROKEN = {
    "area_1_black": ("area.1.black: expected at least 2, got 1",),
    "area_1_white": ("area.1.white: expected at least 3, got 2",),
    "binary_junk": ("file: expected UTF-8 text, got byte 0x8b at position 1",),
    "boats_of_1": ("river.boats: expected 1 on 2 or more boats, got 1",),
    "cards_alike": ("land.13: expected a card unlike land.1, got the same",),
    "coins_in_every_column": (
        "column: expected a column without coins, got coins in every column",
    ),
    "count_areas": ("area: expected 5 areas, one opposite each camp, got 4",),
    "count_boats": ("river.boats: expected 4 boats, one between camps, got 3",),
    "count_camps": ("camp.3: expected a table, got nothing",),
    "count_docks": ("wharf.docks: expected a list of 4 whole numbers, got a list of 3",),
    "count_land_points": ("land_points: expected a list of 8 whole numbers, got a list of 7",),
    "cut": ("file: expected TOML, got a mistake: Unterminated string (at end of document)",),
    "duplicate_key": (
        "file: expected TOML, got a mistake: Cannot overwrite a value (at line 20, column 15)",
    ),
    "empty": (
        f"{NAME} nothing",
        "land: expected a table, got nothing",
        "ship: expected a table, got nothing",
        "column: expected a table, got nothing",
        "wharf: expected a table, got nothing",
        "trader: expected a table, got nothing",
        "camp: expected a table, got nothing",
        "area: expected a table, got nothing",
        "river: expected a table, got nothing",
        "land_points: expected a list of 8 whole numbers, got nothing",
        f"source: {WORDS} nothing",
    ),
    "land_worse": (
        "land.6: expected a card that is not worse than land.7, got houses 2, wood 3, corn 3",
    ),
    "land_worse_with_more_houses": (
        "land.5: expected a card that is not worse than land.2, got houses 2, wood 4, corn 2",
        "land.5: expected a card that is not worse than land.6, got houses 2, wood 4, corn 2",
    ),
    "latin_1": ("file: expected UTF-8 text, got byte 0xfc at position 1179",),
    "lists_too_deep": ("file: expected TOML, got lists in lists too deep to read",),
    "missing_card": ("land.24: expected a table, got nothing",),
    "missing_key": ("ship.3.goods: expected a whole number from 0 to 20, got nothing",),
    "missing_name": (f"{NAME} nothing",),
    "missing_section": ("wharf: expected a table, got nothing",),
    "name_with_spaces": (f'{NAME} "My Box"',),
    "no_ship_of_5_furs_2_coins": ("ship: expected furs 5, coins 2 on 1 or more cards, got 0",),
    "not_filled_in": (
        "land.2.wood: expected a whole number from 0 to 9, got -1 (not filled in yet)",
    ),
    "not_toml": (
        "file: expected TOML, got a mistake: "
        "Expected '=' after a key in a key/value pair (at line 1, column 6)",
    ),
    "nul_bytes": ("file: expected TOML, got a mistake: Invalid statement (at line 2, column 1)",),
    "number_huge": (f"{WOOD_7} a number of more than nine digits",),
    "number_of_5000_digits": ("file: expected TOML, got a number of thousands of digits",),
    "number_of_5000_hex_digits": (f"{WOOD_7} a number of more than nine digits",),
    "proven_camp": ("camp.1.spaces.4: expected 5, got 4",),
    "proven_column_coins": ("column.3.coins: expected 2, got 1",),
    "proven_column_tiles": ("column.4.tiles: expected 2, got 3",),
    "proven_docks": ("wharf.docks.2: expected 2, got 3",),
    "proven_land_points": ("land_points.8: expected 36, got 37",),
    "proven_trader": ("trader.mid.price: expected 4, got 3",),
    "range_camp": ("camp.2.spaces.1: expected a whole number from 1 to 5, got 0",),
    "range_coins": ("ship.1.coins: expected a whole number from 1 to 5, got 6",),
    "range_corn": ("land.2.corn: expected a whole number from 1 to 9, got 0",),
    "range_furs": ("ship.1.furs: expected a whole number from 3 to 6, got 2",),
    "range_goods": ("ship.6.goods: expected a whole number from 1 to 4, got 5",),
    "range_houses": ("land.24.houses: expected a whole number from 1 to 3, got 4",),
    "range_negative": ("area.2.black: expected a whole number from 1 to 5, got -2",),
    "range_printed_wood": (f"{WOOD_7} 21",),
    "range_wood": ("land.2.wood: expected a whole number from 0 to 9, got 10",),
    "ship_worse": (
        "ship.8: expected a card that is not worse than ship.9, got furs 5, coins 2, goods 2",
    ),
    "source_list_short": ("wharf.source.docks: expected a list of 4 sources, got a list of 3",),
    "source_list_wrong": (f'wharf.source.docks.4: {WORDS} "so"',),
    "source_missing": (f"land.2.source: {WORDS} nothing",),
    "source_not_text": (f"land.2.source: {WORDS} 2",),
    "source_of_no_value": ('land.7.source.gold: expected no such key, got "inferred"',),
    "source_of_one_missing": (f"land.7.source.corn: {WORDS} nothing",),
    "source_printed_nowhere": (f'land.2.source: {WORDS} "printed"',),
    "source_unknown_word": (f'land.2.source: {WORDS} "guess"',),
    "spaces_fall": ("camp.3.spaces: expected no fewer spaces for more players, got [2, 1, 2, 3]",),
    "two_problems": (
        "land.2.wood: expected a whole number from 0 to 9, got 10",
        "wharf.docks: expected a list of 4 whole numbers, got 10",
    ),
    "type_bool": (f"{WOOD_7} true",),
    "type_card": ("land.24: expected a table, got 3",),
    "type_date": (f"{WOOD_7} a date or time",),
    "type_float": (f"{WOOD_7} 3.0",),
    "type_list": ("land.7.wood: expected one whole number, got a list of 1",),
    "type_list_missing": ("wharf.docks: expected a list of 4 whole numbers, got 10",),
    "type_long_text": (f'{WOOD_7} "very very very very very very very very very very very v...',),
    "type_not_a_number": (f"{WOOD_7} nan",),
    "type_section": ("wharf: expected a table, got a list of 1",),
    "type_table": (f"{WOOD_7} a table",),
    "type_text": (f'{WOOD_7} "x"',),
    "unknown_card": ("land.25: expected no such key, got a table",),
    "unknown_key": ("land.7.gold: expected no such key, got 3",),
    "unknown_key_with_line_break": ("land.7.a\\u000ab: expected no such key, got 3",),
    "unknown_section": ("weather: expected no such key, got a table",),
}


def test_every_broken_box_is_in_the_table() -> None:
    assert sorted(BROKEN) == sorted(path.stem for path in BAD.glob("*.toml"))


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_box_says_what_is_wrong(name: str) -> None:
    expected = BROKEN[name]
    assert lines(BAD / f"{name}.toml") == list(expected)
    assert all(line.isprintable() for line in expected)


def test_the_message_is_one_line() -> None:
    wood = "land.2.wood: expected a whole number from 0 to 9, got 10"
    path = BAD / "range_wood.toml"
    assert str(error(path)) == f"{error(path).where}: {wood}"
    path = BAD / "two_problems.toml"
    assert str(error(path)) == f"{error(path).where}: {wood} (and 1 more problem)"
    path = BAD / "empty.toml"
    assert str(error(path)).endswith(" (and 10 more problems)")


def test_files_that_are_none(tmp_path: Path) -> None:
    neither = "file: expected a box file or a built-in box (reconstructed-1), got neither"
    assert lines(tmp_path / "none.toml") == [neither]
    assert lines("a\0b") == [neither]
    assert str(error("line\nbreak")) == f"line\\u000abreak: {neither}"
    assert lines(tmp_path) == ["file: expected a box file, got a directory"]
    assert lines("/dev/null") == ["file: expected a box file, got something that is not a file"]
    assert lines("x" * 5000) == ["file: expected a readable file, got File name too long"]
    (tmp_path / "long.toml").write_text("#" * 1_000_001)
    assert lines(tmp_path / "long.toml") == ["file: expected at most 1000000 bytes, got more"]


def test_each_cut_of_the_file_is_an_error(tmp_path: Path) -> None:
    whole = GOOD.read_bytes().rstrip()
    for length in range(0, len(whole), 97):
        (tmp_path / "cut.toml").write_bytes(whole[:length])
        assert all(line.isprintable() for line in lines(tmp_path / "cut.toml"))


@pytest.mark.parametrize("value", ["x", -1, 2**70, True, 1.5, [], {}, [[1]], {"a": {}}, None])
def test_any_wrong_value_anywhere_is_a_problem_of_its_key(value: object) -> None:
    def paths(table: Any, path: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        keys = table if isinstance(table, dict) else range(len(table))
        found = []
        for key in keys:
            found.append((*path, key))
            if isinstance(table[key], dict | list):
                found += paths(table[key], (*path, key))
        return found

    data = parsed()
    for path in paths(data, ()):
        if value == "x" and path == ("name",):
            continue
        table: Any = data
        for key in path[:-1]:
            table = table[key]
        kept, table[path[-1]] = table[path[-1]], value
        key = ".".join(str(part + 1) if isinstance(part, int) else part for part in path)
        found = boxfile.problems(data)
        table[path[-1]] = kept
        assert found, path
        assert all(problem.key.startswith(key) for problem in found), (path, found)


def test_cards_the_rule_books_show_must_be_there() -> None:
    def without(section: str, field: str, value: int, instead: int) -> list[str]:
        data = parsed()
        for table in data[section].values():
            table["source"] = "printed: a test"
            if table[field] == value:
                table[field] = instead
        return [str(problem) for problem in boxfile.problems(data)]

    assert without("land", "houses", 2, 3) == ["land: expected houses 2 on 1 or more cards, got 0"]
    assert without("land", "wood", 3, 4) == ["land: expected wood 3 on 1 or more cards, got 0"]
    assert without("land", "wood", 5, 4) == ["land: expected wood 5 on 1 or more cards, got 0"]
    assert without("land", "corn", 1, 2) == ["land: expected corn 1 on 1 or more cards, got 0"]
    assert without("land", "corn", 4, 3) == ["land: expected corn 4 on 1 or more cards, got 0"]
    assert without("land", "corn", 5, 3) == ["land: expected corn 5 on 1 or more cards, got 0"]
    assert without("ship", "furs", 6, 4) == ["ship: expected furs 6 on 1 or more cards, got 0"]
    assert without("ship", "goods", 2, 1) == ["ship: expected goods 2 on 1 or more cards, got 0"]
    assert without("ship", "goods", 3, 1) == ["ship: expected goods 3 on 2 or more cards, got 0"]


def test_only_two_printed_cards_may_be_alike_or_one_worse() -> None:
    data = parsed()
    data["land"]["2"] = {**data["land"]["3"], "source": "printed: a test"}
    data["land"]["4"] = {"houses": 3, "wood": 0, "corn": 0, "source": "printed: a test"}
    assert Problem("land.3", wrong.CardUnlike("land.2"), wrong.Same()) in boxfile.problems(data)
    data["land"]["3"]["source"] = "printed: a test"
    worse = wrong.Card((("houses", 3), ("wood", 0), ("corn", 0)))
    assert Problem("land.4", wrong.CardNotWorse("land.1"), worse) in boxfile.problems(data)
    for number in range(1, 13):
        data["land"][str(number)]["source"] = "printed: a test"
    assert boxfile.problems(data) == []


# The template ---------------------------------------------------------------------------------


def filled(template: str, values: dict[str, Any]) -> str:
    """The template with each field that has a -1 in it typed in from the values."""
    section, written = "", []
    for line in template.splitlines():
        if line.startswith("["):
            section = line.strip("[]")
        table = values.get(section, values)
        if (inner := re.match(r"(\w+) = \{", line)) and inner[1] != "source":
            table = table[inner[1]]
        for field, old in re.findall(r"(\w+) = (-1|\[[^]\"]*-1[^]\"]*\])", line):
            line = line.replace(f"{field} = {old}", f"{field} = {json.dumps(table[field])}")
        written.append(line)
    return "\n".join(written)


def test_an_unfilled_template_lists_what_is_missing(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(boxfile.template(), "utf-8")
    found = lines(path)
    assert found[0] == (
        "land.1.houses: expected a whole number from 1 to 3, got -1 (not filled in yet)"
    )
    assert all(line.endswith(", got -1 (not filled in yet)") for line in found)
    keys = [line.split(":")[0] for line in found]
    unknown = [leaf.key for leaf in boxfile.builtin().leaves if leaf.key in keys]
    assert keys == unknown
    assert len(keys) == 24 * 6 + 3 + 1 + 19 + 10 + 4


def test_a_filled_template_plays(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    good = boxfile.builtin()
    path.write_text(filled(boxfile.template(), good.values), "utf-8")
    mine = boxfile.read(path)
    assert mine.name == "my-box"
    assert mine.values == {**good.values, "name": "my-box"}
    assert set(mine.sources.values()) == {"printed: my box", "printed: rule book"}
    assert mine.box.land_wood == good.box.land_wood
    assert mine.box.ship_goods == good.box.ship_goods
    assert mine.box.camps == good.box.camps
    assert mine.digest != good.digest


def test_a_template_takes_numbers_we_would_not_have_chosen(tmp_path: Path) -> None:
    values = copy.deepcopy(boxfile.builtin().values)
    values["land"]["24"] = {"houses": 1, "wood": 20, "corn": 0}
    values["ship"]["24"] = {"furs": 9, "coins": 1, "goods": 0}
    values["ship"]["23"] = values["ship"]["22"]
    path = tmp_path / "mine.toml"
    path.write_text(filled(boxfile.template(), values), "utf-8")
    assert boxfile.read(path).values == {**values, "name": "my-box"}
