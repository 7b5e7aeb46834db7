"""What goes wrong for a person: one line, no traceback."""

from __future__ import annotations

import sys

from nieuw.say.words import say


class Fail(Exception):
    """Something the caller has to fix; `lines` has one line for each problem, and none if
    everything has been said already."""

    def __init__(self, *lines: str) -> None:
        super().__init__(*lines)
        self.lines = [one_line(line) for line in lines]


class Stopped(Exception):
    """Ctrl-C, with something to say about it."""


def complain(*lines: str) -> None:
    """One line for each problem, on standard error."""
    for line in lines:
        sys.stderr.write(f"{say('error', message=one_line(line))}\n")


def one_line(text: str) -> str:
    """A text that stays on its line and can't steer a terminal."""
    return "".join(c if c.isprintable() else " " if c.isspace() else "?" for c in text)
