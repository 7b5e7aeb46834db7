"""Moves at the tables of others, each due at its time, and how long each takes from then on."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time

from bench.server.furnish import Models
from bench.server.pages import Page, page
from bench.server.releases import Server

RATE = 20.0
"""Moves a second at all tables together."""
LATE = 20.0
"""Seconds after which a move that is not answered is no longer waited for."""


class Others:
    """Some tables with a page each."""

    def __init__(self, server: Server, models: Models) -> None:
        self.server = server
        self.models = models
        self.stack = contextlib.AsyncExitStack()
        self.pages: list[Page] = []
        self.rng = random.Random(1)

    async def __aenter__(self) -> Others:
        for game in self.models.others:
            opened = page(self.server, game, self.models.host)
            self.pages.append(await self.stack.enter_async_context(opened))
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stack.aclose()

    async def play(self, seconds: float, enough: asyncio.Event | None = None) -> list[float]:
        """Milliseconds of every move that was due in a while, or until there is enough."""
        began = time.perf_counter()
        turns = [
            self._play_at(table, number, began, began + seconds, enough)
            for number, table in enumerate(self.pages)
        ]
        return [took for times in await asyncio.gather(*turns) for took in times]

    async def _play_at(
        self, table: Page, number: int, began: float, end: float, enough: asyncio.Event | None
    ) -> list[float]:
        """Moves at one table; one that can't be made in time counts from when it was due."""
        times: list[float] = []
        due = began + number / RATE
        while due < end and not (enough and enough.is_set()):
            await asyncio.sleep(due - time.perf_counter())
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, end + LATE - time.perf_counter())):
                    await table.move(await table.question(), self.rng)
            times.append(1000 * (time.perf_counter() - due))
            due += len(self.pages) / RATE
        return times
