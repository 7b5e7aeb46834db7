"""Long work on the event loop, a few milliseconds at a time for all of it together."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import TypeVar

SLICE = 0.003
"""Seconds after which others are served; all long work in progress shares them."""
T = TypeVar("T")
_under_way: set[object] = set()


async def in_slices(steps: Iterable[T]) -> T | None:
    """Take step after step, serving others in between; the result of the last one."""
    last: T | None = None
    work = object()
    _under_way.add(work)
    try:
        began = time.perf_counter()
        for step in steps:
            last = step
            if time.perf_counter() - began > SLICE / len(_under_way):
                await asyncio.sleep(0)
                began = time.perf_counter()
    finally:
        _under_way.discard(work)
    return last
