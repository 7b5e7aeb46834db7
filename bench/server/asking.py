"""What people ask for, again and again. Each gives the milliseconds of every answer, and goes on
until nobody wants more of it; some come to an end by themselves.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import AsyncGenerator, Callable
from typing import Any

from bench.server.furnish import Models
from bench.server.pages import WAIT, Connection, Page, Person, page
from bench.server.releases import Server

WATCHERS = 600
AT_ONCE = 50
"""Watchers that open their pages at the same time."""
TOO_OFTEN = 429
Asking = Callable[[Server, Models], AsyncGenerator[float, None]]


def since(began: float) -> float:
    """Milliseconds that have passed."""
    return 1000 * (time.perf_counter() - began)


def lists(server: Server, models: Models) -> AsyncGenerator[float, None]:
    """The list of a person with hundreds of games."""
    return _requests(server, [models.many], "/api/me")


async def takebacks(server: Server, models: Models) -> AsyncGenerator[float, None]:
    """The last move taken back, near the end of a game; then it is made again."""
    async with page(server, "late", models.many) as seen:
        asked = await seen.question()
        while True:
            began = time.perf_counter()
            reply = await seen.call("undo", v=asked.v, seat=models.seat, to=asked.undo)
            if reply.code == "too-often":
                await asyncio.sleep(WAIT)
                continue
            yield since(began)
            asked = await _again(seen, models)


async def _again(seen: Page, models: Models) -> Any:
    """Make the move again; the question after it."""
    asked = await seen.question()
    while (await seen.call("move", v=asked.v, seat=models.seat, text=models.move)).code:
        await asyncio.sleep(WAIT)
    return await seen.question()


async def openings(server: Server, models: Models) -> AsyncGenerator[float, None]:
    """Games with thousands of takebacks, each opened once; with hundreds on 0.1.0."""
    connection = Connection(server)
    for game in models.shorter if server.release.name == "0.1.0" else models.long:
        began = time.perf_counter()
        connection.ask(models.host, f"/api/tables/{game}")
        async with page(server, game, models.host):
            yield since(began)


def imports(server: Server, models: Models) -> AsyncGenerator[float, None]:
    """A megabyte of comments, brought to go on from."""
    return _requests(server, models.crowd, "/api/import", {"record": models.record})


def replays(server: Server, models: Models) -> AsyncGenerator[float, None]:
    """The same, to look at."""
    return _requests(server, models.crowd, "/api/replay", {"record": models.record})


def table(path: str) -> Asking:
    """A part of a game that goes on from such a record."""

    def parts(server: Server, models: Models) -> AsyncGenerator[float, None]:
        return _requests(server, models.crowd, f"/api/tables/{models.big}/{path}")

    return parts


async def watchers(server: Server, models: Models) -> AsyncGenerator[float, None]:
    """Hundreds of people open one table, and all leave at once."""
    people = itertools.cycle(models.crowd)
    gate = asyncio.Semaphore(AT_ONCE)

    async def watch(person: Person, here: asyncio.Semaphore, leave: asyncio.Event) -> None:
        async with gate:
            pages = page(server, models.fresh, person)
            await pages.__aenter__()
        here.release()
        await leave.wait()
        await pages.__aexit__(None, None, None)

    while True:
        began = time.perf_counter()
        here, leave = asyncio.Semaphore(0), asyncio.Event()
        async with asyncio.TaskGroup() as group:
            for _ in range(WATCHERS):
                group.create_task(watch(next(people), here, leave))
            for _ in range(WATCHERS):
                await here.acquire()
            leave.set()
        yield since(began)


async def _requests(
    server: Server, people: list[Person], path: str, body: Any = None
) -> AsyncGenerator[float, None]:
    """Plain requests, by one person after the other."""
    connection = Connection(server)
    for person in itertools.cycle(people):
        began = time.perf_counter()
        status, _ = connection.ask(person, path, body)
        if status == TOO_OFTEN:
            await asyncio.sleep(WAIT)
        else:
            yield since(began)
