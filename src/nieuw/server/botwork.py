"""Bots think in processes of their own, against the clock: a table never sticks."""

from __future__ import annotations

import asyncio
import functools
import multiprocessing
import os
import threading
from collections.abc import Mapping
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any

from nieuw import snapshot
from nieuw.bots import OUTSIDE, bot
from nieuw.bots.base import Bot, Budget
from nieuw.bots.greedy import Greedy
from nieuw.bots.rng import Rng
from nieuw.boxfile import builtin, parse
from nieuw.core.engine import to_move
from nieuw.core.state import State
from nieuw.notation import expand

LIMIT = 10.0
"""Seconds a bot may think before a quick move is made for it."""
LONGEST = 0.8
"""The part of it a bot is given, so that its own answer comes in time."""
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


def answer(player: Bot, s: State, seed: int, limit: float) -> str:
    """What a bot says to a position; it takes no longer than the table can wait."""
    seconds = min(player.budget.seconds or limit, LONGEST * limit)
    budget = Budget(player.budget.simulations, seconds)
    return player.choose(s.copy(), to_move(s), Rng(seed), budget)


@functools.cache
def program(spec: str) -> Bot:
    """A program from outside, which stays from one question to the next."""
    return bot(spec, outside=True)


def think(spec: str, hosts: bool, position: str, box: str, seed: int, limit: float) -> str:
    """A bot's answer to a position, which must be one; runs in another process. Only what the host
    offers may be a program from outside."""
    where = parse(box.encode(), "box").box if box else builtin().box
    s = snapshot.read(position, where)
    player = program(spec) if hosts and spec.startswith(OUTSIDE) else bot(spec)
    text = answer(player, s, seed, limit)
    expand(s, text)
    return text


def heard(thought: asyncio.Future[Any]) -> None:
    """A thought that nobody waits for any more may fail unseen."""
    if not thought.cancelled():
        thought.exception()


class Botwork:
    """The processes bots think in, one thought each; a question waits for a free one."""

    def __init__(
        self, workers: int = 1, limit: float = LIMIT, offered: Mapping[str, str] | None = None
    ) -> None:
        self.limit = limit
        self.offered = offered or {}
        """What the host offers beside the levels: specs by name."""
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
            spec, hosts = self.offered.get(name, name), name in self.offered
            thought = loop.run_in_executor(
                pool, think, spec, hosts, position, box, seed, self.limit
            )
            busy, patience = thought, GRACE
            async with asyncio.timeout(self.limit):
                return await asyncio.shield(thought)
        except Exception:
            return answer(Greedy(), s, seed, self.limit)
        finally:
            busy.add_done_callback(heard)
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
