"""When Python collects garbage: it looks through everything alive, and every table waits.

What the server makes is freed without a collection once nothing refers to it (`Table`). Only
reference cycles need one, and there are few: a collection waits until nobody is here, or until
there are hundreds of thousands of new objects.
"""

from __future__ import annotations

import gc
from typing import Final

NEW_THINGS: Final = (700, 10, 100)
"""After how many new objects the youngest are collected, after how many such collections the next
older ones, and after how many of those all. Python's own last number is 10."""


def search() -> None:
    """Collect everything, then leave out what is there: it stays, or is freed without a
    collection."""
    gc.set_threshold(*NEW_THINGS)
    gc.unfreeze()
    gc.collect()
    gc.freeze()
