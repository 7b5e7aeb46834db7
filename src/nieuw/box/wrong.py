"""What is wrong with a box file: where, what was expected there, and what came instead.

Both are values of their own kinds. Their `str` is what programs show, in English;
`say/box_problems.py` says them to people.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import NamedTuple

Numbers = tuple[tuple[str, int], ...]
"""Some numbers of a card, each with its key."""


class Problem(NamedTuple):
    """One thing wrong with a box file."""

    key: str
    expected: Expected
    got: Got

    def __str__(self) -> str:
        return f"{self.key}: expected {self.expected}, got {self.got}"


def plain(text: str, most: int = 60) -> str:
    """The text on one line, cut to a readable length."""
    shown = "".join(c if c.isprintable() else f"\\u{ord(c):04x}" for c in text[: most + 1])
    return shown if len(text) <= most else f"{shown[: most - 3]}..."


def describe(value: object) -> Value:
    """What a value of a box file is; None is a missing one."""
    match value:
        case None:
            return Nothing()
        case bool() | float():
            return Literal(str(value).lower())
        case -1:
            return Unfilled()
        case int():
            return Number(value) if abs(value) < 10**9 else HugeNumber()
        case str():
            return Text(value[:100])
        case list():
            return List(len(value))
        case dict():
            return Table()
    return DateOrTime()


# Expected of a file ---------------------------------------------------------------------------


@dataclass(frozen=True)
class File:
    """A file, and not a directory or a device."""

    def __str__(self) -> str:
        return "a box file"


@dataclass(frozen=True)
class FileOrBuiltin:
    """A file, or the name of a built-in box."""

    names: tuple[str, ...]

    def __str__(self) -> str:
        return f"a box file or a built-in box ({', '.join(self.names)})"


@dataclass(frozen=True)
class Builtin:
    """The name of a built-in box."""

    names: tuple[str, ...]

    def __str__(self) -> str:
        return f"a built-in box ({', '.join(self.names)})"


@dataclass(frozen=True)
class ReadableFile:
    """A file the system lets us read."""

    def __str__(self) -> str:
        return "a readable file"


@dataclass(frozen=True)
class SmallFile:
    """A file of this many bytes or fewer."""

    most: int

    def __str__(self) -> str:
        return f"at most {self.most} bytes"


@dataclass(frozen=True)
class Utf8:
    """Text in UTF-8."""

    def __str__(self) -> str:
        return "UTF-8 text"


@dataclass(frozen=True)
class Toml:
    """TOML."""

    def __str__(self) -> str:
        return "TOML"


@dataclass(frozen=True)
class Json:
    """JSON."""

    def __str__(self) -> str:
        return "JSON"


@dataclass(frozen=True)
class JsonObject:
    """An object of JSON."""

    def __str__(self) -> str:
        return "a JSON object"


# Expected of a key ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Name:
    """The name of a box."""

    def __str__(self) -> str:
        return "up to 40 small letters, digits and dashes"


@dataclass(frozen=True)
class OwnName:
    """A name that no built-in box has."""

    def __str__(self) -> str:
        return "a name of its own"


@dataclass(frozen=True)
class Table:
    """A table of TOML, expected or not."""

    def __str__(self) -> str:
        return "a table"


@dataclass(frozen=True)
class NoSuchKey:
    """None but the known keys."""

    known: tuple[str, ...]

    def __str__(self) -> str:
        return "no such key"


@dataclass(frozen=True)
class NoSuchNumber:
    """Nothing in this section after the last number."""

    section: str
    last: int

    def __str__(self) -> str:
        return "no such key"


@dataclass(frozen=True)
class ListOfNumbers:
    """A list of whole numbers, this many."""

    least: int
    most: int

    def __str__(self) -> str:
        many = f"{self.least}" if self.least == self.most else f"{self.least} to {self.most}"
        return f"a list of {many} whole numbers"


@dataclass(frozen=True)
class OneNumber:
    """One whole number, no list."""

    def __str__(self) -> str:
        return "one whole number"


@dataclass(frozen=True)
class WholeNumber:
    """A whole number in a range."""

    low: int
    high: int

    def __str__(self) -> str:
        return f"a whole number from {self.low} to {self.high}"


@dataclass(frozen=True)
class Source:
    """Where a number comes from."""

    def __str__(self) -> str:
        return "printed: <where>, inferred, reported or reconstructed"


@dataclass(frozen=True)
class ListOfSources:
    """A source for each number of a list."""

    count: int

    def __str__(self) -> str:
        return f"a list of {self.count} sources"


# Expected of the numbers ----------------------------------------------------------------------


@dataclass(frozen=True)
class Proven:
    """The number every copy of the game has."""

    value: int

    def __str__(self) -> str:
        return str(self.value)


@dataclass(frozen=True)
class AtLeast:
    """No smaller number."""

    value: int

    def __str__(self) -> str:
        return f"at least {self.value}"


@dataclass(frozen=True)
class ColumnWithoutCoins:
    """At least one such column."""

    def __str__(self) -> str:
        return "a column without coins"


@dataclass(frozen=True)
class CardsWith:
    """This many cards or more with these numbers."""

    numbers: Numbers
    least: int

    def __str__(self) -> str:
        return f"{_listed(self.numbers)} on {self.least} or more cards"


@dataclass(frozen=True)
class Areas:
    """As many areas as camps."""

    count: int

    def __str__(self) -> str:
        return f"{self.count} areas, one opposite each camp"


@dataclass(frozen=True)
class Boats:
    """One boat fewer than camps."""

    count: int

    def __str__(self) -> str:
        return f"{self.count} boats, one between camps"


@dataclass(frozen=True)
class BoatsOfOne:
    """This many boats or more that cost 1 corn."""

    least: int

    def __str__(self) -> str:
        return f"1 on {self.least} or more boats"


@dataclass(frozen=True)
class NoFewerSpaces:
    """Never fewer spaces for more players."""

    def __str__(self) -> str:
        return "no fewer spaces for more players"


@dataclass(frozen=True)
class CardUnlike:
    """Another card than that one."""

    card: str

    def __str__(self) -> str:
        return f"a card unlike {self.card}"


@dataclass(frozen=True)
class CardNotWorse:
    """A card that someone might prefer to that one."""

    card: str

    def __str__(self) -> str:
        return f"a card that is not worse than {self.card}"


# What came ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Directory:
    """A directory."""

    def __str__(self) -> str:
        return "a directory"


@dataclass(frozen=True)
class Device:
    """Neither a file nor a directory."""

    def __str__(self) -> str:
        return "something that is not a file"


@dataclass(frozen=True)
class Neither:
    """Neither of the two."""

    def __str__(self) -> str:
        return "neither"


@dataclass(frozen=True)
class Unreadable:
    """A refusal of the system, in its own words."""

    reason: str

    def __str__(self) -> str:
        return self.reason


@dataclass(frozen=True)
class More:
    """More than allowed."""

    def __str__(self) -> str:
        return "more"


@dataclass(frozen=True)
class Byte:
    """A byte that can't be there."""

    value: int
    position: int

    def __str__(self) -> str:
        return f"byte 0x{self.value:02x} at position {self.position}"


@dataclass(frozen=True)
class TomlMistake:
    """What Python says about a mistake and where it is: in a line and column, or at the end."""

    text: str
    reason: str
    place: tuple[int, int] | None

    def __str__(self) -> str:
        return f"a mistake: {self.text}"


@dataclass(frozen=True)
class LongNumber:
    """More digits than Python reads."""

    def __str__(self) -> str:
        return "a number of thousands of digits"


@dataclass(frozen=True)
class DeepLists:
    """More lists in lists than Python reads."""

    def __str__(self) -> str:
        return "lists in lists too deep to read"


@dataclass(frozen=True)
class Nothing:
    """The key is missing."""

    def __str__(self) -> str:
        return "nothing"


@dataclass(frozen=True)
class Literal:
    """A value as it is written: `true`, `3.0`, `nan`."""

    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Unfilled:
    """The -1 of the template."""

    def __str__(self) -> str:
        return "-1 (not filled in yet)"


@dataclass(frozen=True)
class Number:
    """A whole number."""

    value: int

    def __str__(self) -> str:
        return str(self.value)


@dataclass(frozen=True)
class HugeNumber:
    """A whole number too long to show."""

    def __str__(self) -> str:
        return "a number of more than nine digits"


@dataclass(frozen=True)
class Text:
    """A text, or its beginning."""

    text: str

    def __str__(self) -> str:
        return plain(json.dumps(self.text, ensure_ascii=False))


@dataclass(frozen=True)
class List:
    """A list of this length."""

    count: int

    def __str__(self) -> str:
        return f"a list of {self.count}"


@dataclass(frozen=True)
class DateOrTime:
    """A date or time."""

    def __str__(self) -> str:
        return "a date or time"


@dataclass(frozen=True)
class BuiltinName:
    """The name of a built-in box that has other values."""

    name: str

    def __str__(self) -> str:
        return f'"{self.name}", a built-in box with other values'


@dataclass(frozen=True)
class CoinsEverywhere:
    """Coins in every column."""

    def __str__(self) -> str:
        return "coins in every column"


@dataclass(frozen=True)
class Spaces:
    """The spaces of a camp, for 2, 3, 4 and 5 players."""

    counts: tuple[int, ...]

    def __str__(self) -> str:
        return str(list(self.counts))


@dataclass(frozen=True)
class Same:
    """The same numbers."""

    def __str__(self) -> str:
        return "the same"


@dataclass(frozen=True)
class Card:
    """The numbers of a card."""

    numbers: Numbers

    def __str__(self) -> str:
        return _listed(self.numbers)


def _listed(numbers: Numbers) -> str:
    return ", ".join(f"{field} {value}" for field, value in numbers)


Value = Nothing | Literal | Unfilled | Number | HugeNumber | Text | List | Table | DateOrTime
Got = (
    Value
    | Directory
    | Device
    | Neither
    | Unreadable
    | More
    | Byte
    | TomlMistake
    | LongNumber
    | DeepLists
    | BuiltinName
    | CoinsEverywhere
    | Spaces
    | Same
    | Card
)
Expected = (
    File
    | FileOrBuiltin
    | Builtin
    | ReadableFile
    | SmallFile
    | Utf8
    | Toml
    | Json
    | JsonObject
    | Name
    | OwnName
    | Table
    | NoSuchKey
    | NoSuchNumber
    | ListOfNumbers
    | OneNumber
    | WholeNumber
    | Source
    | ListOfSources
    | Proven
    | AtLeast
    | ColumnWithoutCoins
    | CardsWith
    | Areas
    | Boats
    | BoatsOfOne
    | NoFewerSpaces
    | CardUnlike
    | CardNotWorse
)
