"""Processes for long work, one piece each at a time, none longer than it may take.

Threads would share the interpreter with every table; a process can be ended whatever it is doing.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from nieuw.bots import processes

GRACE = 0.2
"""Seconds for work that nobody waits for any more to end by itself."""
P = ParamSpec("P")
T = TypeVar("T")
YIELDING = 10
"""How much lower the priority of our processes is than the server's (`os.nice`)."""


def clock(process: int) -> float:
    """The seconds that count against a process: all that pass."""
    return time.monotonic()


def computing(process: int) -> float:
    """The seconds that count against a process: those it computes, since on a busy machine it may
    wait much longer for the processor; all that pass where the system doesn't say."""
    try:
        counts = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return clock(process)
    user, system = counts[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def heard(work: asyncio.Future[Any]) -> None:
    """Work that nobody waits for any more may fail unseen."""
    if not work.cancelled():
        work.exception()


class Processes:
    """A few processes; work waits for a free one."""

    def __init__(self, count: int, limit: float, counted: Callable[[int], float] = clock) -> None:
        self.limit = limit
        """Seconds a piece of work may take."""
        self.counted = counted
        """Which seconds count against a process."""
        self.free: asyncio.Queue[ProcessPoolExecutor | None] = asyncio.Queue()
        for _ in range(count):
            self.free.put_nowait(None)
        self.pools: set[ProcessPoolExecutor] = set()
        self.giving: set[asyncio.Task[None]] = set()

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of a piece of work; TimeoutError if it takes too long."""
        assert not kwargs
        loop = asyncio.get_running_loop()
        pool = await self.free.get() or self.begin()
        up = loop.run_in_executor(pool, os.getpid)
        busy: asyncio.Future[Any] = up
        patience = self.limit
        try:
            process = await asyncio.shield(up)  # nothing counts until the process is up
            working = loop.run_in_executor(pool, work, *args)
            busy, patience = working, GRACE
            await self._done(process, working)
            return await working
        finally:
            busy.add_done_callback(heard)
            giving = asyncio.create_task(self._give_back(pool, busy, patience))
            self.giving.add(giving)
            giving.add_done_callback(self.giving.discard)

    async def _done(self, process: int, working: asyncio.Future[Any]) -> None:
        """Wait for a piece of work as long as it may take."""
        end, left = self.counted(process) + self.limit, self.limit
        while not (await asyncio.wait([working], timeout=left))[0]:
            left = end - self.counted(process)
            if left <= 0:
                raise TimeoutError

    async def _give_back(
        self, pool: ProcessPoolExecutor, busy: asyncio.Future[Any], patience: float
    ) -> None:
        """Free a process for the next piece; one still busy with the last is ended."""
        done, _ = await asyncio.wait([busy], timeout=patience)
        whole = done and not isinstance(busy.exception(), BrokenExecutor)
        if not whole:
            busy.cancel()
            self.stop(pool)
        self.free.put_nowait(pool if whole else None)

    def begin(self) -> ProcessPoolExecutor:
        """One more process."""
        pool = processes.pool(1, yielding=YIELDING)
        self.pools.add(pool)
        return pool

    def stop(self, pool: ProcessPoolExecutor) -> None:
        """End a process, whatever it is doing."""
        self.pools.discard(pool)
        processes.stop(pool)

    def close(self) -> None:
        """End them all."""
        for giving in self.giving:
            giving.cancel()
        for pool in list(self.pools):
            self.stop(pool)
