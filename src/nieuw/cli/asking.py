"""A question on the screen: as much of the board as fits, the question, and its answers."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from nieuw.cli.board import Board
from nieuw.cli.menu import Menu
from nieuw.cli.rows import Row
from nieuw.cli.screen import coloured, fits, height_of, print_block
from nieuw.cli.seats import Seats

ENDLESS: Final = 10_000
"""Lines that are seen at once where nothing scrolls away: in a file or a pipe."""
PROMPT_LINES: Final = 1


def window(console: Console) -> int:
    """Lines that can be seen at once."""
    return console.height if console.is_terminal else ENDLESS


def print_question(
    console: Console, board: Board, asked: Menu, seats: Seats, forecast: Text
) -> None:
    """The question and its answers below the whole board, or what matters of it and fits."""
    question = _question(console, asked, seats)
    lines = window(console) - PROMPT_LINES - height_of(console, question)
    above = Group(Text(), board.whole(), forecast)
    if height_of(console, above) > lines:
        above = board.excerpt(asked.tile or asked.kind, asked.seat, forecast, lines)
    print_block(console, Group(above, question))


def _question(console: Console, asked: Menu, seats: Seats) -> Group:
    """The question and its answers, those with more to type last."""
    blocks: list[RenderableType] = [coloured(asked.question, seats, "bold")]
    typed = [row for row in asked.rows if row.text is None and row.form == "row"]
    others = [row for row in asked.rows if row not in typed]
    for form, rows in groupby(others, key=lambda row: row.form):
        if form == "lead":
            blocks += [Text(row.words) for row in rows]
        else:
            blocks.append(_answers(console, list(rows), side_by_side=form == "short"))
    return Group(*blocks, _answers(console, typed, side_by_side=False))


def _answers(console: Console, rows: list[Row], *, side_by_side: bool) -> Table:
    """Answers below each other, or in two columns if these fit."""
    half = (len(rows) + 1) // 2
    if side_by_side and half < len(rows):
        table = _columns(2)
        for i in range(half):
            pair = rows[i::half]
            table.add_row(*(cell for row in pair for cell in (row.label, row.words)))
        if fits(console, table):
            return table
    table = _columns(1)
    for row in rows:
        table.add_row(row.label, row.words)
    return table


def _columns(n: int) -> Table:
    """An empty table for labels and words."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(n):
        table.add_column(style="bold cyan", no_wrap=True)
        table.add_column()
    return table
