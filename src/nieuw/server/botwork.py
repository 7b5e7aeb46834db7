"""Bots think in processes of their own, against the clock: a table never sticks."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any

from nieuw import snapshot
from nieuw.bots import bot
from nieuw.bots.base import Bot
from nieuw.bots.rng import Rng
from nieuw.bots.uniform import Uniform
from nieuw.boxfile import builtin, parse
from nieuw.core.engine import to_move
from nieuw.core.state import State
from nieuw.notation import expand

LIMIT = 10.0
"""Seconds a bot may think before a quick move is made for it."""
GRACE = 0.2
"""Seconds a thought that nobody waits for any more has to end by itself."""


def end_with_the_server() -> None:
    """In a bot's process: don't outlive a server that was killed."""

    def watch() -> None:
        parent = multiprocessing.parent_process()
        assert parent is not None
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def answer(player: Bot, s: State, seed: int) -> str:
    """What a bot says to a position."""
    return player.choose(s.copy(), to_move(s), Rng(seed), player.budget)


def think(name: str, position: str, box: str, seed: int) -> str:
    """A bot's answer to a position, which must be one; runs in another process."""
    where = parse(box.encode(), "box").box if box else builtin().box
    s = snapshot.read(position, where)
    text = answer(bot(name), s, seed)
    expand(s, text)
    return text


class Botwork:
    """The processes bots think in, one thought each; a question waits for a free one."""

    def __init__(self, workers: int = 1, limit: float = LIMIT) -> None:
        self.limit = limit
        self.free: asyncio.Queue[ProcessPoolExecutor | None] = asyncio.Queue()
        for _ in range(workers):
            self.free.put_nowait(None)
        self.pools: set[ProcessPoolExecutor] = set()
        self.giving: set[asyncio.Task[None]] = set()

    async def choose(self, name: str, s: State, box: str, seed: int) -> str:
        """A bot's answer, or a quick one where it takes too long or fails."""
        loop = asyncio.get_running_loop()
        pool = await self.free.get() or self.begin()
        up = loop.run_in_executor(pool, os.getpid)
        busy: asyncio.Future[Any] = up
        patience = self.limit
        try:
            await asyncio.shield(up)  # the clock runs once the process is up
            position = snapshot.write(s)
            thought = loop.run_in_executor(pool, think, name, position, box, seed)
            busy, patience = thought, GRACE
            async with asyncio.timeout(self.limit):
                return await asyncio.shield(thought)
        except Exception:
            return answer(Uniform(), s, seed)
        finally:
            giving = asyncio.create_task(self._give_back(pool, busy, patience))
            self.giving.add(giving)
            giving.add_done_callback(self.giving.discard)

    async def _give_back(
        self, pool: ProcessPoolExecutor, busy: asyncio.Future[Any], patience: float
    ) -> None:
        """Free a process for the next question; one that goes on with the last is ended."""
        done, _ = await asyncio.wait([busy], timeout=patience)
        whole = done and not isinstance(busy.exception(), BrokenExecutor)
        if not whole:
            busy.cancel()
            self.stop(pool)
        self.free.put_nowait(pool if whole else None)

    def begin(self) -> ProcessPoolExecutor:
        """A process more."""
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(1, mp_context=context, initializer=end_with_the_server)
        self.pools.add(pool)
        return pool

    def stop(self, pool: ProcessPoolExecutor) -> None:
        """End a process, whatever it does."""
        self.pools.discard(pool)
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """End them all."""
        for giving in self.giving:
            giving.cancel()
        for pool in list(self.pools):
            self.stop(pool)
