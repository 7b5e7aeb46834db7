"""The progress of a long command: a bar on a terminal, a line for each tenth elsewhere."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from rich.progress import Progress

from nieuw.cli.screen import screen

TENTHS = 10
T = TypeVar("T")


def progress(items: Sequence[T], bar: str, line: Callable[[int, int], str]) -> Iterator[T]:
    """The items one by one, with a label next to the bar, or with lines that say how many are
    done."""
    console = screen(sys.stderr)
    if console.is_terminal:
        with Progress(console=console, transient=True) as shown:
            yield from shown.track(items, description=bar)
        return
    for done, item in enumerate(items, 1):
        yield item
        if done * TENTHS // len(items) > (done - 1) * TENTHS // len(items):
            console.print(line(done, len(items)))
