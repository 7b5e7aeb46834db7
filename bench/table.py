"""A thousand pages at 250 tables, a hundred moves a second, on one process of the server.

Every table has four people, each with a page open; whoever is asked answers with a real move,
after a real preview. Measured: from sending a move to its answer, which comes after it is on
disk, and to the last of the four pages showing it. Beside it: what a sync of this disk takes.
Run with `python bench/table.py [--tables N] [--rate MOVES_A_SECOND] [--seconds N]`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
import websockets

from nieuw.server import wire
from nieuw.server.hub import Hub

SEATS = 4
SERVE = "import sys; from nieuw.server.run import serve; serve('127.0.0.1', *eval(sys.argv[1]))"


async def furnish(database: Path, tables: int) -> list[tuple[str, list[str]]]:
    """Tables with four people each, straight into the database: ids and cookies."""
    hub = Hub(f"sqlite+aiosqlite:///{database}")
    await hub.store.open()
    found: list[tuple[str, list[str]]] = []
    for _ in range(tables):
        people = [await hub.store.new_person(f"Person {n}") for n in range(SEATS)]
        wish = wire.NewTable([wire.Wish("me"), *[wire.Wish("open")] * (SEATS - 1)])
        game = await hub.make(people[0][0], wish)
        for link, (person, _) in zip(
            await hub.links(game, people[0][0].id), people[1:], strict=True
        ):
            await hub.sit(person.id, game, wire.Sit(person.name, link.path.split("/")[-1]))
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


class Bench:
    """The pages, and what they measure."""

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

    async def table(self, game: str, cookies: list[str]) -> None:
        """Four pages of one table; whoever is asked answers when there is a ticket."""
        pages = [
            await websockets.connect(
                f"{self.address}/ws/{game}", additional_headers={"Cookie": f"nieuw={cookie}"}
            )
            for cookie in cookies
        ]
        asked: asyncio.Queue[tuple[Any, Any]] = asyncio.Queue()
        waiting: dict[str, asyncio.Future[float]] = {}
        seen: dict[int, list[float]] = {}

        async def listen(page: Any) -> None:
            await page.send('{"t":"hello"}')
            async for data in page:
                at = time.perf_counter()
                message = msgspec.json.decode(data)
                if message["t"] == "ask":
                    asked.put_nowait((page, message))
                elif message["t"] in ("answer", "preview", "error"):
                    self.errors += message["t"] == "error"
                    if message["id"] in waiting:
                        waiting.pop(message["id"]).set_result(at)
                elif message["t"] == "at":
                    seen.setdefault(message["v"], []).append(at)

        async def call(page: Any, message: dict[str, Any]) -> tuple[float, float]:
            done = asyncio.get_running_loop().create_future()
            waiting[message["id"]] = done
            sent = time.perf_counter()
            await page.send(json.dumps(message))
            return sent, await done

        listeners = [asyncio.create_task(listen(page)) for page in pages]
        number = 0
        last = 0
        try:
            while True:
                page, question = await asked.get()
                if question["v"] <= last:
                    continue
                last = question["v"]
                await self.tickets.get()
                number += 1
                text = answer(question["ask"], self.rng)
                tried = {"t": "preview", "id": f"p{number}", "v": question["v"], "text": text}
                sent, back = await call(page, tried)
                self.previews.append(back - sent)
                move = {"t": "move", "id": f"m{number}", "v": question["v"], "text": text}
                sent, back = await call(page, {**move, "seat": question["ask"]["seat"]})
                self.answered.append(back - sent)
                newest = max(seen)
                if newest > question["v"] and len(seen[newest]) == SEATS:
                    self.shown.append(max(seen[newest]) - sent)
                seen.clear()
        finally:
            for task in listeners:
                task.cancel()

    async def run(self, tables: list[tuple[str, list[str]]]) -> None:
        """All tables, with tickets handed out at the rate asked for."""
        games = [asyncio.create_task(self.table(*table)) for table in tables]
        await asyncio.sleep(8)
        started = time.perf_counter()
        given = 0
        while (now := time.perf_counter() - started) < self.seconds:
            while given < now * self.rate:
                self.tickets.put_nowait(None)
                given += 1
            await asyncio.sleep(0.005)
        await asyncio.sleep(1)
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


def spread(times: list[float]) -> str:
    """Median, 95 and 99 in a hundred, in milliseconds."""
    ordered = sorted(1000 * t for t in times)
    at = [ordered[int(len(ordered) * share)] for share in (0.5, 0.95, 0.99)]
    return f"p50 {at[0]:6.1f} ms   p95 {at[1]:6.1f} ms   p99 {at[2]:6.1f} ms   ({len(times)})"


def main() -> None:
    """Furnish, serve, measure, tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--rate", type=float, default=100)
    parser.add_argument("--seconds", type=float, default=30)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        tables = asyncio.run(furnish(folder / "tables.db", args.tables))
        with socket.create_server(("127.0.0.1", 0)) as probe:
            port = probe.getsockname()[1]
        command = [sys.executable, "-c", SERVE, repr((port, str(folder / "tables.db")))]
        with subprocess.Popen(command) as server:
            try:
                wait_for(port)
                before = memory(server.pid)
                bench = Bench(f"ws://127.0.0.1:{port}", args.rate, args.seconds)
                asyncio.run(bench.run(tables))
                after = memory(server.pid)
            finally:
                server.terminate()
        sockets = SEATS * args.tables
        print(f"{args.tables} tables, {sockets} sockets, {args.rate:.0f} moves a second asked for")
        made = len(bench.answered) / args.seconds
        print(f"moves made      {made:.0f} a second, {bench.errors} errors")
        print(f"move answered   {spread(bench.answered)}")
        print(f"shown to all    {spread(bench.shown)}")
        print(f"preview         {spread(bench.previews)}")
        print(f"memory          {before:.0f} MB with the tables loaded, {after:.0f} MB at the end")
        print(f"a sync here     {sync_time(folder):.2f} ms")


def wait_for(port: int) -> None:
    """Until the server answers."""
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.05)


if __name__ == "__main__":
    main()
