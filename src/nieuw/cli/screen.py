"""The terminal: colours where they help, plain text everywhere else."""

from __future__ import annotations

import contextlib
import os
import re
import sys
from collections.abc import Iterable
from typing import TextIO

from rich.console import Console, ConsoleDimensions, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

from nieuw.cli.marks import Marks
from nieuw.cli.seats import Seats
from nieuw.say.log import Told
from nieuw.say.spaces import NO_BREAK
from nieuw.say.words import say_phrase

WIDE = 96
"""Columns from which things are shown side by side."""
PIPED = 100
"""Columns if there is no terminal."""
STYLES = {
    "blue": "bold dodger_blue1",
    "yellow": "bold yellow",
    "orange": "bold dark_orange",
    "red": "bold red",
    "green": "bold green",
}
GLUE = "\ue000"
"""No space to rich, which would break a line at a no-break space; never written."""
LOG_STYLES = {"round": "bold reverse", "step": "bold", "note": "italic", "line": ""}


class Screen(Console):
    """A console that takes every text as it is, breaks no line between a number and its word,
    writes plain spaces alone, and leaves a closed pipe to the caller."""

    def __init__(self, file: TextIO) -> None:
        super().__init__(file=file, markup=False, emoji=False, highlight=False)
        if os.environ.get("COLUMNS", "").isdigit():
            return
        if not self.is_terminal:
            self.width = PIPED
        elif self.is_dumb_terminal:
            self.size = _real_size(file)

    def render(
        self, renderable: RenderableType, options: ConsoleOptions | None = None
    ) -> Iterable[Segment]:
        """No-break spaces hold while lines are broken; what is written has plain ones."""
        if isinstance(renderable, str):
            renderable = renderable.replace(NO_BREAK, GLUE)
        elif isinstance(renderable, Text):
            renderable = renderable.copy()
            renderable.plain = renderable.plain.replace(NO_BREAK, GLUE)
        for text, style, control in super().render(renderable, options):
            yield Segment(text.replace(GLUE, " "), style, control)

    def on_broken_pipe(self) -> None:
        """Not rich's own way, which ends the program."""
        raise BrokenPipeError


def _real_size(file: TextIO) -> ConsoleDimensions:
    """What a terminal without commands says of itself; rich would take it for 80 x 25."""
    with contextlib.suppress(OSError, ValueError):
        width, height = os.get_terminal_size(file.fileno())
        if width and height:
            return ConsoleDimensions(width, height)
    return ConsoleDimensions(80, 24)


def height_of(console: Console, block: RenderableType) -> int:
    """The lines of a block."""
    return len(console.render_lines(block, pad=False))


def fits(console: Console, block: RenderableType) -> bool:
    """Whether a block is whole in this width."""
    options = console.options.update(max_width=10 * WIDE)
    return console.measure(block, options=options).maximum <= console.width


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
    """Something with columns; without trailing blanks if it is not for a terminal."""
    if console.is_terminal:
        console.print(block)
        return
    with console.capture() as capture:
        console.print(block)
    for line in capture.get().splitlines():
        console.print(line.rstrip(), soft_wrap=True)


def print_log(console: Console, log: Iterable[Told], seats: Seats, marks: Marks) -> None:
    """Sentences of the log, with the marks of the cards in them."""
    for told in log:
        if told.kind == "round":
            console.print()
        text = say_phrase(marks.put(told.what), seats.who)
        print_block(console, coloured(text, seats, LOG_STYLES[told.kind]))
