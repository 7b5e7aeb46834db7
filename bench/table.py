"""A thousand pages at 250 tables, a hundred moves a second, on one process of the server.

Every table has four people, each with a page open; whoever is asked answers with a real move,
after a real preview. Measured for every move: from sending it to its answer, which comes after it
is on disk, and to the last of the four pages having it. Beside it: the memory of a table and of a
page, and what a sync of this disk takes. The pages are one process of their own.

Run with `bench/run table [--tables N] [--rate MOVES_A_SECOND] [--seconds N]`.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import websockets

from nieuw.server import seating
from nieuw.server.hub import Hub
from nieuw.table import wire

SEATS = 4
SERVE = "import sys; from nieuw.server.run import serve; serve('127.0.0.1', *eval(sys.argv[1]))"
TARGETS = {"move answered": (25.0, 100.0)}
"""Milliseconds at most, for 95 and for 99 in a hundred."""


class Heard(msgspec.Struct):
    """What the pages here read of a message; the rest is skipped, as it is not what is measured."""

    t: str
    v: int = 0
    id: str = ""
    ask: msgspec.Raw = msgspec.Raw()


async def furnish(database: Path, tables: int) -> list[tuple[str, list[str]]]:
    """Tables with four people each, straight into the database: ids and cookies."""
    hub = Hub(f"sqlite+aiosqlite:///{database}")
    await hub.store.open()
    found: list[tuple[str, list[str]]] = []
    for _ in range(tables):
        people = [await hub.store.new_person(f"Person {n}") for n in range(SEATS)]
        wish = wire.NewTable([wire.Wish("me"), *[wire.Wish("open")] * (SEATS - 1)])
        game = await seating.make(hub, people[0][0], wish)
        for link, (person, _) in zip(
            await seating.links(hub, game, people[0][0].id), people[1:], strict=True
        ):
            await seating.sit(hub, person.id, game, wire.Sit(person.name, link.path.split("/")[-1]))
        found.append((game, [token for _, token in people]))
    await hub.close()
    return found


def answer(ask: Any, rng: random.Random) -> str:
    """Any answer to a question."""
    option = rng.choice(ask["options"])
    if option["shape"] == "list":
        return str(rng.choice(option["choices"])["text"])
    if option["shape"] == "amount":
        return f"{option['prefix']}{rng.randint(option['least'], option['most'])}"
    left = rng.randint(option["least"], option["most"])
    words: list[str] = []
    for item in option["items"]:
        n = min(left, item["most"])
        left -= n
        one_by_one = item["word"].isdigit()
        words += [item["word"]] * n if one_by_one else [f"{n}{item['word']}"] * (n > 0)
    return " ".join([option["prefix"], *words])


class Pages:
    """The four pages of one table, and what they have seen."""

    def __init__(self) -> None:
        self.asked: asyncio.Queue[tuple[Any, int, msgspec.Raw]] = asyncio.Queue()
        self.answers: dict[str, asyncio.Future[tuple[float, Heard]]] = {}
        self.seen: list[list[tuple[int, float]]] = [[] for _ in range(SEATS)]
        """Versions and when they came, of each page since the last move."""
        self.news = asyncio.Event()

    async def listen(self, number: int, page: Any, greeted: asyncio.Semaphore) -> None:
        """Take in what one page is told."""
        decode = msgspec.json.Decoder(Heard).decode
        await page.send('{"t":"hello","wire":2}')
        first = True
        async for data in page:
            at = time.perf_counter()
            message = decode(data)
            if message.t == "ask":
                self.asked.put_nowait((page, message.v, message.ask))
            elif message.t in ("answer", "preview", "error"):
                self.answers.pop(message.id).set_result((at, message))
            elif message.t == "at":
                self.seen[number].append((message.v, at))
                self.news.set()
                if first:
                    first = False
                    greeted.release()

    async def call(self, page: Any, message: dict[str, Any]) -> tuple[float, float, Heard]:
        """Send a request; when, when its answer came, and the answer."""
        done: asyncio.Future[tuple[float, Heard]] = asyncio.get_running_loop().create_future()
        self.answers[message["id"]] = done
        data = json.dumps(message)
        sent = time.perf_counter()
        await page.send(data)
        return sent, *(await done)

    async def shown(self, v: int) -> float:
        """When the last page saw a version, or a later one."""
        while True:
            times = [next((at for n, at in seen if n >= v), None) for seen in self.seen]
            found = [at for at in times if at is not None]
            if len(found) == SEATS:
                return max(found)
            self.news.clear()
            await self.news.wait()


class Bench:
    """All tables, and what is measured."""

    def __init__(self, address: str, rate: float, seconds: float) -> None:
        self.address = address
        self.rate = rate
        self.seconds = seconds
        self.answered: list[float] = []
        self.shown: list[float] = []
        self.previews: list[float] = []
        self.errors = 0
        self.rng = random.Random(1)
        self.tickets: asyncio.Queue[None] = asyncio.Queue()
        self.greeted = asyncio.Semaphore(0)

    async def table(self, game: str, cookies: list[str]) -> None:
        """Whoever is asked answers when there is a ticket."""
        pages = Pages()
        async with contextlib.AsyncExitStack() as stack, asyncio.TaskGroup() as group:
            for number, cookie in enumerate(cookies):
                address = f"{self.address}/ws/{game}"
                headers = {"Cookie": f"nieuw={cookie}"}
                page = await stack.enter_async_context(
                    websockets.connect(address, additional_headers=headers, ping_interval=None)
                )
                group.create_task(pages.listen(number, page, self.greeted))
            last = number = 0
            while True:
                page, v, ask = await pages.asked.get()
                if v > last:
                    last = v
                    await self.tickets.get()
                    number += 1
                    await self.move(pages, page, number, v, msgspec.json.decode(ask))

    async def move(self, pages: Pages, page: Any, number: int, v: int, ask: Any) -> None:
        """One move, after its preview."""
        text = answer(ask, self.rng)
        tried = {"t": "preview", "id": f"p{number}", "v": v, "text": text}
        sent, back, reply = await pages.call(page, tried)
        self.previews.append(back - sent)
        self.errors += reply.t == "error"
        for seen in pages.seen:
            seen.clear()
        made = {"t": "move", "id": f"m{number}", "v": v, "text": text, "seat": ask["seat"]}
        sent, back, reply = await pages.call(page, made)
        self.answered.append(back - sent)
        if reply.t == "error":
            self.errors += 1
        else:
            self.shown.append(await pages.shown(reply.v) - sent)

    async def run(self, tables: list[tuple[str, list[str]]], opened: Any) -> None:
        """All tables, with tickets handed out at the rate asked for."""
        games = [asyncio.create_task(self.table(*table)) for table in tables]
        for _ in range(SEATS * len(tables)):
            await self.greeted.acquire()
        opened()
        gc.freeze()
        gc.disable()
        started = time.perf_counter()
        given = 0
        while (now := time.perf_counter() - started) < self.seconds:
            while given < now * self.rate:
                self.tickets.put_nowait(None)
                given += 1
            await asyncio.sleep(0.005)
        while len(self.shown) + self.errors < given and now < self.seconds + 30:
            await asyncio.sleep(0.05)
            now = time.perf_counter() - started
        for game in games:
            game.cancel()
        await asyncio.gather(*games, return_exceptions=True)


def memory(pid: int) -> float:
    """Resident megabytes of a process."""
    status = Path(f"/proc/{pid}/status").read_text()
    return (
        int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])
        / 1024
    )


def sync_time(folder: Path) -> float:
    """Milliseconds of a small write and its sync, the median of a hundred."""
    times: list[float] = []
    with (folder / "sync").open("wb") as file:
        for _ in range(100):
            started = time.perf_counter()
            file.write(b"x" * 200)
            file.flush()
            os.fsync(file.fileno())
            times.append(1000 * (time.perf_counter() - started))
    return statistics.median(times)


def told(name: str, times: list[float]) -> str:
    """Median, 95 and 99 in a hundred, in milliseconds, and what they should be at most."""
    ordered = sorted(1000 * t for t in times)
    at = [ordered[int(len(ordered) * share)] for share in (0.5, 0.95, 0.99)]
    line = f"{name:15} p50 {at[0]:6.1f} ms   p95 {at[1]:6.1f} ms   p99 {at[2]:6.1f} ms"
    if name in TARGETS:
        most = TARGETS[name]
        kept = "kept" if at[1] < most[0] and at[2] < most[1] else "missed"
        line += f"   (target p95 {most[0]:.0f}, p99 {most[1]:.0f}: {kept})"
    return line


@contextlib.contextmanager
def serving(database: Path) -> Iterator[tuple[int, int]]:
    """A server in a process of its own: its port and its process."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    command = [sys.executable, "-c", SERVE, repr((port, str(database)))]
    with subprocess.Popen(command) as server:
        try:
            wait_for(port)
            yield port, server.pid
        finally:
            server.terminate()


def main() -> None:
    """Furnish, serve, measure, tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--rate", type=float, default=100)
    parser.add_argument("--seconds", type=float, default=30)
    args = parser.parse_args()
    sockets = SEATS * args.tables
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with serving(folder / "empty.db") as (_, pid):
            empty = memory(pid)
        tables = asyncio.run(furnish(folder / "tables.db", args.tables))
        with serving(folder / "tables.db") as (port, pid):
            loaded = memory(pid)
            opened: list[float] = []
            bench = Bench(f"ws://127.0.0.1:{port}", args.rate, args.seconds)
            asyncio.run(bench.run(tables, lambda: opened.append(memory(pid))))
            played = memory(pid)
        sync = sync_time(folder)
    made = len(bench.shown)
    print(f"{args.tables} tables, {sockets} pages, {args.rate:.0f} moves a second asked for")
    print(f"moves           {made} in {args.seconds:.0f} s, {bench.errors} errors")
    print(told("move answered", bench.answered))
    print(told("shown to all", bench.shown))
    print(told("preview", bench.previews))
    print(
        f"memory          {empty:.0f} MB empty; {1000 * (loaded - empty) / args.tables:.0f} KB a"
        f" table just begun; {1000 * (opened[0] - loaded) / sockets:.0f} KB a page;"
        f" {played:.0f} MB at the end"
    )
    print(f"a sync here     {sync:.2f} ms")


def wait_for(port: int) -> None:
    """Until the server answers, which it does when its tables are loaded."""
    while True:
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/api/bots", timeout=60).close()
            return
        except OSError:
            time.sleep(0.05)


if __name__ == "__main__":
    main()
