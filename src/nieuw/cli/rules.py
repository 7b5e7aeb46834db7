"""The rules by number: all of them, a chapter, one alone, or those that matter for a question."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from nieuw.cli.about import READINGS
from nieuw.cli.errors import Fail
from nieuw.cli.screen import print_block
from nieuw.say.words import in_a_row, say
from nieuw.show.names import Asked, Tile

ALL: Final = "all"
"""What is typed for all rules."""


class Rule(NamedTuple):
    """A rule of docs/rules.md."""

    chapter: int
    n: int

    @property
    def key(self) -> str:
        """Its place in the catalogue, and among the readings: `4-8`."""
        return f"{self.chapter}-{self.n}"

    @property
    def number(self) -> str:
        """How it is typed: `4.8`."""
        return f"{self.chapter}.{self.n}"


CHAPTERS: Final = {
    chapter: tuple(Rule(chapter, n) for n in range(first, last + 1))
    for chapter, first, last in (
        (0, 1, 4),
        (1, 1, 8),
        (2, 1, 3),
        (4, 1, 10),
        (5, 1, 6),
        (6, 1, 5),
        (7, 1, 3),
        (9, 1, 9),
        (10, 8, 11),
        (12, 1, 4),
    )
}
"""The rules of each chapter of docs/rules.md."""

MATTER: Final[dict[Asked | Tile, tuple[Rule, ...]]] = {
    "place": (Rule(1, 8), Rule(0, 1), Rule(9, 1), Rule(10, 9), Rule(10, 11)),
    "auction": (Rule(4, 1), Rule(4, 3), Rule(4, 4), Rule(4, 6), Rule(4, 7), Rule(4, 9)),
    "bid": (Rule(4, 2), Rule(4, 3), Rule(4, 4), Rule(4, 6), Rule(4, 7), Rule(4, 8), Rule(4, 9)),
    "pay": (Rule(4, 4), Rule(4, 5), Rule(4, 6), Rule(9, 7), Rule(12, 3)),
    "take": (Rule(4, 8), Rule(4, 9), Rule(4, 10)),
    "city": (Rule(5, 2), Rule(5, 3), Rule(5, 5), Rule(5, 6), Rule(0, 1), Rule(9, 1)),
    "land": (Rule(6, 1), Rule(6, 2), Rule(6, 4), Rule(6, 5), Rule(9, 6)),
    "trade": (Rule(7, 1), Rule(7, 2), Rule(7, 3), Rule(9, 8)),
    "close": (Rule(10, 9), Rule(0, 4), Rule(9, 9), Rule(10, 11), Rule(0, 1), Rule(12, 1)),
}
"""What matters for each question, a turn by its kind of tile: as much as a terminal of 80 x 24
shows."""


def rules_for(kind: Asked, tile: Tile | None) -> tuple[Rule, ...]:
    """The rules that matter for a question."""
    return MATTER[tile or kind]


def print_rules_for(console: Console, kind: Asked, tile: Tile | None) -> None:
    """The rules that matter for a question, and how to see others."""
    table = _table()
    for rule in rules_for(kind, tile):
        table.add_row(_label(rule), say(f"rule-{rule.key}"))
    print_block(console, table)
    print_block(console, Text(say("rules-others")))


def print_rules(console: Console, wanted: str) -> None:
    """All rules, a chapter (`4`) or one rule (`4.8`, `R4.8`, `4-8`), each with how we read it."""
    typed = wanted.lower()
    name = typed.removeprefix("r").replace("-", ".")
    of, dot, _ = name.partition(".")
    chapter = next((number for number in CHAPTERS if str(number) == of), None)
    if typed == ALL:
        _print_short(console)
        for number in CHAPTERS:
            console.print()
            _print_chapter(console, number)
    elif chapter is None:
        chapters = in_a_row(map(str, CHAPTERS))
        raise Fail(say("error-rule", chapters=chapters, found=wanted))
    elif not dot:
        _print_chapter(console, chapter)
    else:
        rules = CHAPTERS[chapter]
        one = [rule for rule in rules if rule.number == name]
        if not one:
            ends = {"first": rules[0].number, "last": rules[-1].number}
            raise Fail(say("error-rule-in-chapter", **ends, found=wanted))
        print_block(console, _with_readings(_table(), one))


def _print_short(console: Console) -> None:
    """The game in a few paragraphs."""
    print_block(console, Text(say("page-rules-short"), style="bold"))
    for text in (
        say("page-rules-short-1"),
        say("page-rules-short-2"),
        say("page-rules-short-3"),
        say("page-rules-short-4"),
    ):
        console.print()
        print_block(console, Text(text))


def _print_chapter(console: Console, number: int) -> None:
    """A chapter with its heading; what is read of no rule in particular comes last."""
    table = _table()
    table.add_row(f"R{number}", Text(say(f"chapter-{number}"), style="bold"))
    _with_readings(table, CHAPTERS[number])
    if str(number) in READINGS:
        table.add_row(f"R{number}*", _reading(str(number)))
    print_block(console, table)


def _table() -> Table:
    """Numbers on the left, as wide as the widest of them all."""
    table = Table.grid(padding=(0, 2, 0, 0))
    widest = max(len(_label(rule)) for rules in CHAPTERS.values() for rule in rules)
    table.add_column(style="bold cyan", no_wrap=True, min_width=widest)
    table.add_column()
    return table


def _with_readings(table: Table, rules: Iterable[Rule]) -> Table:
    """Rules, each with how we read it below."""
    for rule in rules:
        table.add_row(_label(rule), say(f"rule-{rule.key}"))
        if rule.key in READINGS:
            table.add_row("", Padding(_reading(rule.key), (0, 0, 0, 2)))
    return table


def _label(rule: Rule) -> str:
    """The number of a rule, marked if there is a reading."""
    return f"R{rule.number}*" if rule.key in READINGS else f"R{rule.number}"


def _reading(key: str) -> Text:
    return Text(say("rules-reading", reading=say(f"reading-{key}")), style="italic")
