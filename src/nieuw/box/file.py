"""Box files: the component data as TOML, read, checked and turned into a `Box`.

A box file has every printed number of the game and its source. The package comes with
`reconstructed-1`; if you own the printed game, fill in `template()` and play with that.
"""

from __future__ import annotations

import functools
import hashlib
import json
import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Any, Final

from nieuw.box import wrong
from nieuw.box.check import (
    PROVEN,
    SECTIONS,
    TOP,
    Field,
    Leaf,
    Table,
    join,
    leaves,
    problems,
)
from nieuw.box.wrong import Expected, Got, Problem, describe, plain
from nieuw.core.box import Box
from nieuw.core.names import CARDS, COLUMNS, MAX_SEATS, MIN_SEATS, TRADER_NAMES

__all__ = [
    "BoxError",
    "BoxFile",
    "Leaf",
    "Problem",
    "builtin",
    "builtin_names",
    "from_json",
    "load",
    "problems",
    "read",
    "template",
    "to_json",
]

DEFAULT: Final = "reconstructed-1"
MOST_BYTES: Final = 1_000_000


class BoxError(Exception):
    """A box file that can't be played; `problems` lists everything wrong with it."""

    def __init__(self, where: str, found: Sequence[Problem]) -> None:
        self.where = plain(where, 200)
        self.problems = list(found)
        more = len(self.problems) - 1
        rest = f" (and {more} more problem{'s' if more > 1 else ''})" if more else ""
        super().__init__(f"{self.where}: {self.problems[0]}{rest}")


@dataclass(frozen=True)
class BoxFile:
    """A checked box file."""

    values: Table
    """The file as it was read, without the sources."""
    leaves: tuple[Leaf, ...]
    """Every number, with its key path and source."""
    box: Box

    @property
    def name(self) -> str:
        return self.box.name

    @property
    def digest(self) -> str:
        return self.box.digest

    @property
    def sources(self) -> dict[str, str]:
        """The source of each number by its key path."""
        return {leaf.key: leaf.source for leaf in self.leaves}


def load(path_or_name: str | Path) -> BoxFile:
    """The built-in box of that name, or else the box file at that path."""
    if isinstance(path_or_name, str) and path_or_name in builtin_names():
        return builtin(path_or_name)
    return read(path_or_name)


def load_text(path_or_name: str) -> str:
    """The text of what `load` reads."""
    if path_or_name in builtin_names():
        return builtin_text(path_or_name)
    return Path(path_or_name).read_bytes().decode("utf-8-sig")


def read(path: str | Path) -> BoxFile:
    """The box file at that path; a `BoxError` lists everything wrong with it."""
    where = Path(path)
    try:
        if where.is_dir():
            raise _file_error(where, wrong.File(), wrong.Directory())
        if not where.exists():
            raise _file_error(where, wrong.FileOrBuiltin(builtin_names()), wrong.Neither())
        if not where.is_file():
            raise _file_error(where, wrong.File(), wrong.Device())
        with where.open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
    except OSError as error:
        refusal = wrong.Unreadable(error.strerror or "an error")
        raise _file_error(where, wrong.ReadableFile(), refusal) from None
    return parse(raw, where)


def builtin(name: str = DEFAULT) -> BoxFile:
    """A box that comes with the package."""
    return _builtin(name)


@functools.cache
def _builtin(name: str) -> BoxFile:
    if name not in builtin_names():
        raise BoxError(name, [Problem("name", wrong.Builtin(builtin_names()), describe(name))])
    return parse(builtin_text(name).encode(), name)


def builtin_text(name: str) -> str:
    """The file of a box that comes with the package."""
    file = resources.files("nieuw.box").joinpath("boxes").joinpath(f"{name}.toml")
    return file.read_bytes().decode("utf-8")


@functools.cache
def builtin_names() -> tuple[str, ...]:
    """The names of the boxes that come with the package."""
    files = resources.files("nieuw.box").joinpath("boxes").iterdir()
    return tuple(sorted(file.name[:-5] for file in files if file.name.endswith(".toml")))


def _file_error(where: str | Path, expected: Expected, got: Got) -> BoxError:
    return BoxError(str(where), [Problem("file", expected, got)])


def parse(raw: bytes, where: str | Path) -> BoxFile:
    """The box file in these bytes; `where` is what errors call it."""
    if len(raw) > MOST_BYTES:
        raise _file_error(where, wrong.SmallFile(MOST_BYTES), wrong.More())
    try:
        data = tomllib.loads(raw.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        byte = wrong.Byte(raw[error.start], error.start)
        raise _file_error(where, wrong.Utf8(), byte) from None
    except tomllib.TOMLDecodeError as error:
        raise _file_error(where, wrong.Toml(), _mistake(error)) from None
    except ValueError:  # Python reads no number of more than 4300 digits
        raise _file_error(where, wrong.Toml(), wrong.LongNumber()) from None
    except RecursionError:
        raise _file_error(where, wrong.Toml(), wrong.DeepLists()) from None
    found = problems(data)
    if found:
        raise BoxError(str(where), found)
    values = _without_sources(data)
    return BoxFile(values, tuple(leaves(data)), _box(values))


def _mistake(error: tomllib.TOMLDecodeError) -> wrong.TomlMistake:
    """What Python says about a mistake, and the place it names."""
    reason, _, where = str(error).rpartition(" (at ")
    at = re.fullmatch(r"line (\d+), column (\d+)\)", where)
    place = (int(at[1]), int(at[2])) if at else None
    return wrong.TomlMistake(plain(str(error), 120), plain(reason), place)


def of_its_own(file: BoxFile, where: str | Path) -> BoxFile:
    """A box for new games: one with the name of a built-in box must have its values too. Records
    name their box by its digest as well, so they may have been played with any."""
    if file.name in builtin_names() and file.digest != builtin(file.name).digest:
        found = Problem("name", wrong.OwnName(), wrong.BuiltinName(file.name))
        raise BoxError(str(where), [found])
    return file


def _without_sources(data: Table) -> Table:
    return {
        key: _without_sources(value) if isinstance(value, dict) else value
        for key, value in data.items()
        if key != "source"
    }


def from_json(text: str, where: str) -> BoxFile:
    """The box with the values in a line of JSON; it has no sources, so they count as printed
    ones."""
    try:
        values = json.loads(text)
    except (ValueError, RecursionError):
        raise _file_error(where, wrong.Json(), describe(text)) from None
    if not isinstance(values, dict):
        raise _file_error(where, wrong.JsonObject(), describe(values))
    data = _with_sources(values)
    found = problems(data)
    if found:
        raise BoxError(where, found)
    return BoxFile(values, tuple(leaves(data)), _box(values))


def _with_sources(values: Table) -> Table:
    """Every table with a source; a section of tables has no source itself."""
    found: Table = {**values, "source": MINE}
    for name, section in SECTIONS.items():
        table = values.get(name)
        if not isinstance(table, dict):
            continue
        if section.names:
            found[name] = {
                key: {**inner, "source": MINE} if isinstance(inner, dict) else inner
                for key, inner in table.items()
            }
        else:
            found[name] = {**table, "source": MINE}
    return found


def to_json(box: Box) -> str:
    """The values of a box in one line of JSON, the text its digest is of."""
    return _canonical(_values(box))


def _canonical(values: Table) -> str:
    """The values alone, written one way only: comments, sources and order don't matter."""
    return json.dumps(values, sort_keys=True, separators=(",", ":"))


def _digest(values: Table) -> str:
    return f"sha256:{hashlib.sha256(_canonical(values).encode()).hexdigest()}"


def _values(box: Box) -> Table:
    """What `_box` made a box from."""

    def numbered(**fields: list[int]) -> Table:
        last = len(next(iter(fields.values())))
        return {
            str(i): {key: numbers[i] for key, numbers in fields.items()} for i in range(1, last)
        }

    seats = range(MIN_SEATS, MAX_SEATS + 1)
    camps = range(len(box.boats) + 1)
    return {
        "name": box.name,
        "land_points": box.land_points[1:],
        "land": numbered(houses=box.land_houses, wood=box.land_wood, corn=box.land_corn),
        "ship": numbered(furs=box.ship_furs, coins=box.ship_coins, goods=box.ship_goods),
        "column": numbered(tiles=box.column_tiles, coins=box.column_coins),
        "wharf": {"docks": box.docks[1:]},
        "trader": {
            name: {"furs": furs, "price": price}
            for name, furs, price in zip(
                TRADER_NAMES, box.trader_furs, box.trader_goods, strict=True
            )
        },
        "camp": {str(i + 1): {"spaces": [box.camps[n][i] for n in seats]} for i in camps},
        "area": {str(i + 1): {"black": box.areas[2][i], "white": box.areas[3][i]} for i in camps},
        "river": {"boats": box.boats},
    }


def _box(values: Table) -> Box:
    def numbered(section: str, field: str, last: int) -> list[int]:
        return [0, *(values[section][str(i)][field] for i in range(1, last + 1))]

    camps = [values["camp"][str(i)] for i in range(1, len(values["camp"]) + 1)]
    areas = [values["area"][str(i)] for i in range(1, len(values["area"]) + 1)]
    seats = range(MIN_SEATS, MAX_SEATS + 1)
    unused: list[list[int]] = [[] for _ in range(MIN_SEATS)]
    return Box(
        name=values["name"],
        digest=_digest(values),
        land_houses=numbered("land", "houses", CARDS),
        land_wood=numbered("land", "wood", CARDS),
        land_corn=numbered("land", "corn", CARDS),
        ship_furs=numbered("ship", "furs", CARDS),
        ship_coins=numbered("ship", "coins", CARDS),
        ship_goods=numbered("ship", "goods", CARDS),
        docks=[0, *values["wharf"]["docks"]],
        column_tiles=numbered("column", "tiles", COLUMNS),
        column_coins=numbered("column", "coins", COLUMNS),
        trader_furs=[values["trader"][name]["furs"] for name in TRADER_NAMES],
        trader_goods=[values["trader"][name]["price"] for name in TRADER_NAMES],
        land_points=[0, *values["land_points"]],
        boats=list(values["river"]["boats"]),
        camps=unused + [[camp["spaces"][n - MIN_SEATS] for camp in camps] for n in seats],
        areas=unused + [[_posts(area, n) for area in areas] for n in seats],
    )


def _posts(area: dict[str, int], seats: int) -> int:
    """R1.5: two players use only the black spaces, three the white ones, more use all."""
    return {2: area["black"], 3: area["white"]}.get(seats, area["black"] + area["white"])


# The template ---------------------------------------------------------------------------------

_HEAD: Final = """\
# A box file for your own copy of Nieuw Amsterdam.
#
# Replace every -1 by the number printed on your cards and board; the others are known from
# the rule books. Then have the file checked: it lists what is still missing. Give the box a
# name of your own (small letters, digits, dashes): records of games will show it.
"""
_NOTES: Final = {
    "land_points": "Points for cleared land, by the place of the card in the row.",
    "land": "Land cards. 1 to 12 are the blue ones (1620s), 13 to 24 the red ones (1630s);\n"
    "# their order does not matter. Houses needed, wood once when cleared, corn each round.",
    "ship": "Ship cards. 1 to 12 blue, 13 to 24 red. Furs needed, coins once, goods each round.",
    "column": "The cash box, columns from left to right: action tiles and bonus coins (or 0).",
    "wharf": "Room for goods at the four docks of a wharf card, from left to right.",
    "trader": "Lenape traders: furs, and the price in goods (of one fur at the top, of all else).",
    "camp": "Camps, from downstream up. Usable longhouse spaces for 2, 3, 4 and 5 players:\n"
    "# the unmarked ones, with 3+, with 4+, all. Add or take away lines to match your board.",
    "area": "Areas for trading posts, one opposite each camp: black and white spaces.",
    "river": "Corn on the boats from each area to the next camp: one fewer than there are camps.",
}
_LENGTHS: Final = {"docks": 4, "spaces": 4, "boats": 4, "land_points": 8}
_RIVER: Final = 5
MINE: Final = "printed: my box"
KNOWN: Final = "printed: rule book"


def template() -> str:
    """A box file to fill in: numbers the rule books prove are there, the rest are -1."""
    lines = [_HEAD, 'name = "my-box"', "", f"# {_NOTES['land_points']}"]
    lines += [f"{field} = {value}" for field, value in _blank("", TOP).items()]
    for name, section in SECTIONS.items():
        lines += ["", f"# {_NOTES[name]}", f"[{name}]"]
        if not section.names:
            lines += [f"{field} = {value}" for field, value in _blank(name, section.fields).items()]
        for inner in section.names[: _RIVER if section.least else None]:
            blank = _blank(join(name, inner), section.fields).items()
            lines.append(f"{inner} = {{ {', '.join(f'{f} = {v}' for f, v in blank)} }}")
    return "\n".join(lines) + "\n"


def _blank(path: str, fields: dict[str, Field]) -> dict[str, str]:
    """The fields of one table and its source, as TOML; proven numbers are filled in."""
    written: dict[str, str] = {}
    sources: dict[str, Any] = {}
    for field, kind in fields.items():
        key = join(path, field)
        keys = [join(key, str(i + 1)) for i in range(_LENGTHS[field])] if kind.counts else [key]
        numbers = [PROVEN.get(one, -1) for one in keys]
        words = [KNOWN if one in PROVEN else MINE for one in keys]
        written[field] = str(numbers if kind.counts else numbers[0])
        sources[field] = words[0] if len(set(words)) == 1 else words
    kinds = {json.dumps(words) for words in sources.values()}
    each = ", ".join(f"{field} = {json.dumps(words)}" for field, words in sources.items())
    mixed = len(kinds) > 1 or any(isinstance(words, list) for words in sources.values())
    written["source"] = f"{{ {each} }}" if mixed else kinds.pop()
    return written
