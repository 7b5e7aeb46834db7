"""When Python collects garbage: a full collection looks through everything alive, and every table
waits.

What the server makes is freed without a collection once nothing refers to it (`Table`). Only
reference cycles need one, and there are few. So a full collection looks at nothing twice: what it
leaves alive is set aside (`gc.freeze`), and the next one comes soon enough to be short. What was
set aside is looked through while nobody is here, or once it has doubled.
"""

from __future__ import annotations

import gc
from types import TracebackType
from typing import Final

NEW_OBJECTS: Final = (700, 10, 5)
"""After how many new objects the youngest are collected, after how many such collections the next
older ones, and after how many of those all that are not set aside. Python's own last number is
10."""
BETWEEN: Final = NEW_OBJECTS[0] * NEW_OBJECTS[1] * NEW_OBJECTS[2]
"""New objects between two full collections."""
FULL: Final = 2
"""The generation of a full collection."""


class Garbage:
    """The collection of garbage while a server runs."""

    def __init__(self) -> None:
        self.aside = 0
        """Objects set aside by the last search."""
        self.since = 0
        """Objects set aside since then, about."""

    def __enter__(self) -> Garbage:
        self.usual = gc.get_threshold()
        gc.set_threshold(*NEW_OBJECTS)
        gc.callbacks.append(self._note)
        self.search()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        gc.callbacks.remove(self._note)
        gc.set_threshold(*self.usual)
        gc.unfreeze()

    def search(self) -> None:
        """Look through everything, and set aside what is alive.

        The second collection has nothing to look at. It is for Python, which puts off the next one
        until there are a quarter as many new objects as the last one left alive.
        """
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        gc.collect()
        self.aside, self.since = gc.get_freeze_count(), 0

    def doubled(self) -> bool:
        """Whether as much was set aside since the last search as there was."""
        return self.since > self.aside

    def _note(self, phase: str, info: dict[str, int]) -> None:
        if phase == "stop" and info["generation"] == FULL:
            gc.freeze()
            self.since += BETWEEN
