"""A start with many running games: how long until it serves, what it takes, and what others feel
while it does what is left to do.
"""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from bench.server.furnish import Models, bots_waiting, give_to_bots, unfilled
from bench.server.others import Others
from bench.server.releases import Callbacks, Release, Server, serving

STARTS = 3
"""Starts of which the median counts."""
MOST = 180.0
"""Seconds what is left to do may take."""
WHILE = 8.0
"""Seconds others play meanwhile, at most."""
POLL = 0.25


class Start(NamedTuple):
    """One start, and what came of it."""

    seconds: float
    """To the first answer."""
    memory: float
    """Megabytes then."""
    peak: float
    """Megabytes at most, until all was done."""
    workers: float
    """Megabytes of its other processes at the end."""
    done: float
    """Seconds until all was done; 0 where it was not in time."""
    moves: list[float]
    """Milliseconds of the moves of others meanwhile."""
    callbacks: Callbacks


def seconds_to_serve(release: Release, database: Path, starts: int = STARTS) -> float:
    """The median of a few starts, nothing being left to do."""
    times: list[float] = []
    for _ in range(starts):
        with serving(release, database) as server:
            times.append(server.seconds)
    return statistics.median(times)


def first_start(release: Release, models: Models, database: Path) -> Start:
    """On the file of 0.1.0: brought up to date, then its rows are filled in."""
    return _started(release, models, database, lambda: unfilled(database) == 0)


def start_with_bots(release: Release, models: Models, database: Path, bots: int) -> Start:
    """With bots to move in some of the games."""
    give_to_bots(models, database, bots)
    return _started(release, models, database, lambda: bots_waiting(models, database, bots) == 0)


def _started(
    release: Release, models: Models, database: Path, finished: Callable[[], bool]
) -> Start:
    with serving(release, database) as server:
        memory = server.memory
        began = time.perf_counter()
        moves, done = asyncio.run(_meanwhile(server, models, finished))
        callbacks = server.callbacks(began, time.perf_counter())
        return Start(
            *(server.seconds, memory, server.peak, server.workers, done, moves, callbacks),
        )


async def _meanwhile(
    server: Server, models: Models, finished: Callable[[], bool]
) -> tuple[list[float], float]:
    """The moves of others until the work is done, and how long that took."""
    began = time.perf_counter()
    enough = asyncio.Event()

    async def watch() -> float:
        while time.perf_counter() < began + MOST:
            if await asyncio.to_thread(finished):
                took = time.perf_counter() - began
                enough.set()
                return took
            await asyncio.sleep(POLL)
        return 0.0

    watching = asyncio.create_task(watch())
    async with Others(server, models) as others:
        moves = await others.play(WHILE, enough)
    return moves, await watching
