"""Bots think in processes of their own, against the clock: a table never sticks."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor

from nieuw import snapshot
from nieuw.bots import bot
from nieuw.bots.rng import Rng
from nieuw.bots.uniform import Uniform
from nieuw.boxfile import BoxFile, builtin, parse
from nieuw.core.state import State

LIMIT = 10.0
"""Seconds a bot may think before a quick move is made for it."""


def think(name: str, position: str, box: str, seed: int) -> str:
    """A bot's answer to a position; runs in another process."""
    where = parse(box.encode(), "box").box if box else builtin().box
    return bot(name).choose(snapshot.read(position, where), Rng(seed))


class Botwork:
    """The processes bots think in."""

    def __init__(self, workers: int = 1, limit: float = LIMIT) -> None:
        self.workers = workers
        self.limit = limit
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, name: str, s: State, box: BoxFile, box_text: str, seed: int) -> str:
        """A bot's answer, or a quick one where it takes too long or fails."""
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, mp_context=context)
        loop = asyncio.get_running_loop()
        position = snapshot.write(s)
        try:
            async with asyncio.timeout(self.limit):
                return await loop.run_in_executor(self.pool, think, name, position, box_text, seed)
        except Exception:
            self.restart()
            return Uniform().choose(s.copy(), Rng(seed))

    def restart(self) -> None:
        """Stop whatever thinks now; the next question starts afresh."""
        if self.pool is not None:
            for process in list((self.pool._processes or {}).values()):
                process.kill()
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None

    close = restart
