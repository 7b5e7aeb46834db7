"""Nobody waits long behind what others do: writes in turn, work in slices, tables gone at once."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import sys
import time
import weakref
from collections.abc import AsyncIterator, Iterator, MutableMapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.websockets import WebSocket

from nieuw.server import seating, slices
from nieuw.server.door import Door
from nieuw.server.entrance import Entrance
from nieuw.server.garbage import BETWEEN, FULL, Garbage
from nieuw.server.hub import Hub
from nieuw.server.processes import YIELDING, Processes, computing
from nieuw.server.routes.socket import serve_page
from nieuw.server.run import database_url
from nieuw.store.database import Store
from nieuw.table import wire

pytestmark = pytest.mark.anyio


async def test_who_writes_first_is_served_first(tmp_path: Path) -> None:
    store = Store(database_url(str(tmp_path / "x.db")))
    await store.open()
    served: list[int] = []

    async def write(n: int) -> None:
        await store.new_person(f"Person {n}")
        served.append(n)

    await asyncio.gather(*map(write, range(40)))
    await store.close()
    assert served == list(range(40))


async def test_a_table_nobody_looks_at_leaves_nothing_to_search_for(tmp_path: Path) -> None:
    """Not even where its bot has played: Python's search for garbage holds up every table."""
    hub = Hub(database_url(str(tmp_path / "x.db")))
    await hub.open()
    person, _ = await hub.store.new_person("Anna")
    seats = [wire.Wish("bot", bot="deckhand"), wire.Wish("me")]
    game = await seating.make(hub, person, wire.NewTable(seats, start="1"))
    playing = (await hub.table(game)).bots.playing
    assert playing is not None
    await playing
    gone = weakref.ref(await hub.table(game))
    del playing
    await asyncio.sleep(0)  # the loop lets go of the task that has ended
    gc.disable()
    try:
        hub.forget(game)
        assert gone() is None
    finally:
        gc.enable()
        await hub.close()


async def test_newcomers_leave_time_between_them() -> None:
    """However many come at once, others are served after each of them."""
    entrance = Entrance()
    happened: list[str] = []

    async def come(n: int) -> None:
        async with entrance:
            happened.append("enters")
            await asyncio.sleep(0)
            happened.append("is in")

    async def be_served() -> None:
        while True:
            await asyncio.sleep(0)
            if happened[-1:] == ["is in"]:
                happened.append("others")

    serving = asyncio.create_task(be_served())
    await asyncio.gather(*map(come, range(20)))
    serving.cancel()
    assert happened[:60] == ["enters", "is in", "others"] * 19 + ["enters", "is in", *happened[59:]]


async def test_a_page_waits_for_its_turn_to_come_in(tmp_path: Path) -> None:
    """Before it is accepted, and again before it is shown the table; what it says then is
    answered at once."""
    hub = Hub(database_url(str(tmp_path / "x.db")))
    await hub.open()
    person, token = await hub.store.new_person("Anna")
    seats = [wire.Wish("me"), wire.Wish("here", name="Bea")]
    game = await seating.make(hub, person, wire.NewTable(seats))
    said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    heard: asyncio.Queue[str] = asyncio.Queue()
    scope = {
        "type": "websocket",
        "headers": [(b"cookie", f"nieuw={token}".encode())],
        "client": ("127.0.0.1", 1),
        "path_params": {"game": game},
    }

    async def tell(message: MutableMapping[str, Any]) -> None:
        text = json.loads(message.get("text", "{}"))
        if text.get("t") != "seats":
            heard.put_nowait(text.get("t", message["type"]))

    @asynccontextmanager
    async def closed() -> AsyncIterator[None]:
        """Nobody comes in meanwhile."""
        async with hub.entrance.lock:
            yield
            for _ in range(200):
                await asyncio.sleep(0.001)
            assert heard.empty()

    page = asyncio.create_task(serve_page(Door(hub), WebSocket(scope, said.get, tell)))
    try:
        async with closed():
            said.put_nowait({"type": "websocket.connect"})
        assert await heard.get() == "websocket.accept"
        hello = msgspec.json.encode(wire.Hello(wire=wire.VERSION)).decode()
        async with closed():
            said.put_nowait({"type": "websocket.receive", "text": hello})
        assert await heard.get() == "ask"
    finally:
        said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await page
        await hub.close()


def test_no_collection_looks_at_much() -> None:
    """What is made and stays is looked at once, not again and again, until it has doubled."""
    looked_at: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start" and info["generation"] == FULL:
            looked_at.append(len(gc.get_objects()))

    made: list[list[int]] = []
    already_there = [[n] for n in range(10 * BETWEEN)]
    with Garbage() as garbage:
        gc.callbacks.append(note)
        try:
            while not garbage.doubled() and len(made) < 5_000_000:
                made += [[n] for n in range(1000)]
        finally:
            gc.callbacks.remove(note)
        assert len(made) >= garbage.aside > len(already_there)
        assert max(looked_at) < 2 * BETWEEN
        garbage.search()
        assert garbage.aside > len(made)
        assert not garbage.doubled()
    assert gc.get_freeze_count() == 0


async def test_long_works_share_the_time_others_are_left_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = 0.0
    longest = served = 0.0

    def work() -> Iterator[None]:
        nonlocal clock
        for _ in range(50):
            clock += slices.SLICE / 10
            yield

    async def be_served() -> None:
        nonlocal longest, served
        while True:
            longest, served = max(longest, clock - served), clock
            await asyncio.sleep(0)

    monkeypatch.setattr("nieuw.server.slices.time.perf_counter", lambda: clock)
    serving = asyncio.create_task(be_served())
    await asyncio.gather(*(slices.in_slices(work()) for _ in range(5)))
    serving.cancel()
    assert clock == pytest.approx(25 * slices.SLICE)
    assert longest < 3 * slices.SLICE


@pytest.mark.skipif(sys.platform == "win32", reason="has no such order")
async def test_what_takes_long_leaves_the_core_to_the_server() -> None:
    processes = Processes(1, 30)
    try:
        assert await processes.run(os.nice, 0) == min(19, os.nice(0) + YIELDING)
    finally:
        processes.close()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="counts by the clock elsewhere")
async def test_only_computing_counts_against_a_record() -> None:
    """Waiting, as for a processor that others use, does not; by the clock everything does."""
    by_clock, by_computing = Processes(1, 0.3), Processes(1, 0.3, computing)
    try:
        await by_computing.run(time.sleep, 1)
        with pytest.raises(TimeoutError):
            await by_clock.run(time.sleep, 60)
        with pytest.raises(TimeoutError):
            await by_computing.run(compute_for_ever)
    finally:
        by_clock.close()
        by_computing.close()


def compute_for_ever() -> None:
    while True:
        pass
