"""The terminal: colours that help where there are any, plain text everywhere else."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable
from typing import TextIO

from rich.console import Console, RenderableType
from rich.text import Text

from nieuw.cli.seats import Seats
from nieuw.tell import Said
from nieuw.words import say_phrase

WIDE = 96
"""Columns from which things stand side by side."""
PIPED = 100
"""Columns where there is no terminal to ask."""
STYLES = {
    "blue": "bold dodger_blue1",
    "yellow": "bold yellow",
    "orange": "bold dark_orange",
    "red": "bold red",
    "green": "bold green",
}
SAID = {"round": "bold reverse", "step": "bold", "note": "italic", "line": ""}


class Screen(Console):
    """A console that takes every text as it is and leaves a closed pipe to the caller."""

    def __init__(self, file: TextIO) -> None:
        super().__init__(file=file, markup=False, emoji=False, highlight=False)
        if not self.is_terminal and not os.environ.get("COLUMNS", "").isdigit():
            self.width = PIPED

    def on_broken_pipe(self) -> None:
        """Not rich's own way, which ends the program."""
        raise BrokenPipeError


def screen(file: TextIO | None = None) -> Screen:
    """A console for standard output, or for another file."""
    return Screen(file or sys.stdout)


def coloured(text: str, seats: Seats, style: str = "") -> Text:
    """A text with the seats' names in their colours."""
    made = Text(text, style=style)
    for seat, who in enumerate(seats.who):
        name = rf"(?<!\w){re.escape(who)}(?!\w)"
        made.highlight_regex(name, STYLES[seats.colours[seat]])
    return made


def print_block(console: Console, block: RenderableType) -> None:
    """Something with columns; where it is not for a terminal, without blanks at line ends."""
    if console.is_terminal:
        console.print(block)
        return
    with console.capture() as capture:
        console.print(block)
    for line in capture.get().splitlines():
        console.print(line.rstrip(), soft_wrap=True)


def print_said(console: Console, said: Iterable[Said], seats: Seats) -> None:
    """Sentences of the log."""
    for kind, what in said:
        if kind == "round":
            console.print()
        print_block(console, coloured(say_phrase(what, seats.who), seats, SAID[kind]))
