"""The moves of others while something is asked for in a loop, by a process that yields to them."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import shutil
import statistics
import tempfile
import threading
import time
from collections.abc import AsyncGenerator, Iterator
from multiprocessing.connection import Connection as Pipe
from pathlib import Path
from typing import NamedTuple

from bench.server import asking
from bench.server.asking import Asking
from bench.server.furnish import Models
from bench.server.others import Others
from bench.server.releases import LOAD_CORE, Callbacks, Release, Server, serving

QUIET, LOUD = 4.0, 8.0
"""Seconds without and with the disturbance."""
ANSWERS = 60
"""How many answers are timed while nobody else asks."""
YIELDING = 10
"""How much less the asking process gets of their core than the others."""
LIST, UNDO, OPEN, WATCH = "/api/me, 500 games", "undo at the end", "open a long game", "watchers"
DISTURBANCES: dict[str, Asking] = {
    LIST: asking.lists,
    UNDO: asking.takebacks,
    OPEN: asking.openings,
    "import 1 MB": asking.imports,
    "replay 1 MB": asking.replays,
    "its record": asking.table("record"),
    "its replay": asking.table("replay"),
    "its log before": asking.table("before"),
    "a moment before": asking.table("at/-5"),
    WATCH: asking.watchers,
}


class Disturbed(NamedTuple):
    """What came of one disturbance, in milliseconds."""

    quiet: list[float]
    """The moves of others before it."""
    moves: list[float]
    """The moves of others meanwhile."""
    answers: list[float]
    """How long what was asked for took."""
    callbacks: Callbacks


def p95(times: list[float]) -> float:
    """What 95 in a hundred don't exceed."""
    return statistics.quantiles(times, n=20, method="inclusive")[-1]


def disturbed(release: Release, database: Path, models: Models, name: str) -> Disturbed:
    """One disturbance, on a fresh copy of a database."""
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    with fresh_copy(database) as copy, serving(release, copy) as server:
        loop = context.Process(target=_ask, args=(name, server, models, there), daemon=True)
        loop.start()
        there.close()
        try:
            return asyncio.run(_measure(server, models, here))
        finally:
            loop.kill()
            loop.join()


def alone(release: Release, database: Path, models: Models, name: str) -> list[float]:
    """Milliseconds of the same answers while nobody else asks for anything."""

    async def first_answers(server: Server) -> list[float]:
        times: list[float] = []
        async with contextlib.aclosing(DISTURBANCES[name](server, models)) as answers:
            async for took in answers:
                times.append(took)
                if len(times) == ANSWERS:
                    break
        return times

    with fresh_copy(database) as copy, serving(release, copy) as server:
        return asyncio.run(first_answers(server))


@contextlib.contextmanager
def fresh_copy(database: Path) -> Iterator[Path]:
    """A copy in a folder of its own, gone afterwards."""
    with tempfile.TemporaryDirectory(dir=database.parent) as folder:
        yield Path(shutil.copy(database, folder))


async def _measure(server: Server, models: Models, pipe: Pipe) -> Disturbed:
    async with Others(server, models) as others:
        await asyncio.to_thread(pipe.recv)
        await others.play(1.0)
        quiet = await others.play(QUIET)
        enough = asyncio.Event()
        began = time.perf_counter()
        pipe.send(began + LOUD)
        answers = asyncio.create_task(_answers(pipe, enough))
        moves = await others.play(LOUD, enough)
        took = await answers
        return Disturbed(quiet, moves, took, server.callbacks(began, time.perf_counter()))


async def _answers(pipe: Pipe, enough: asyncio.Event) -> list[float]:
    """What the asking process tells at its end."""
    try:
        times: list[float] = await asyncio.to_thread(pipe.recv)
        return times
    finally:
        enough.set()


def _ask(name: str, server: Server, models: Models, pipe: Pipe) -> None:
    """Ask in a loop from when the word is given, with what the others leave of the core."""
    os.sched_setaffinity(0, {LOAD_CORE})
    os.nice(YIELDING)
    times: list[float] = []
    pipe.send("ready")
    end = pipe.recv()

    def stop() -> None:
        pipe.send(times)
        os._exit(0)  # whatever is still waited for

    threading.Timer(end - time.perf_counter(), stop).start()
    asyncio.run(_collect(DISTURBANCES[name](server, models), times))
    stop()


async def _collect(answers: AsyncGenerator[float, None], times: list[float]) -> None:
    async for took in answers:
        times.append(took)
        await asyncio.sleep(0)
