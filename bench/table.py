"""A thousand pages at 250 tables, a hundred moves a second, on one process of the server.

Every table has four people, each with a page open; the player asked answers with a real move,
after a real preview. Measured for every move: from sending it to its answer, which comes after it
is on disk, and to the last of the four pages having it. Next to it: the memory of a table and of a
page, and what a sync of this disk takes. The pages are one process of their own, which knows the
server only by its command and what it sends and receives, so that it can measure any version.

Run with `bench/run table [--tables N] [--rate MOVES_A_SECOND] [--seconds N]`. With
`--against COMMIT` it measures that commit and these sources in alternating runs (`--rounds`).
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import http.client
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
from typing import Any, NamedTuple

try:
    import msgspec
    import websockets
except ModuleNotFoundError:  # not the environment of `bench/run table`: start that
    os.execv(Path(__file__).with_name("run"), ["run", "table", *sys.argv[1:]])

if not __package__:  # started as a script
    sys.path[0] = str(Path(__file__).resolve().parent.parent)
from bench.environments import full, interpreter, set_up_commit, set_up_sources

SEATS = 4
TARGETS = {"move answered": (25.0, 100.0)}
"""Milliseconds at most, for 95 and for 99 in a hundred."""
SHARES = {"p50": 0.5, "p95": 0.95, "p99": 0.99}
HELLOS = ['{"t":"hello"}', *(f'{{"t":"hello","wire":{n}}}' for n in range(2, 10))]
"""The greetings of pages, version by version; the first one had no number."""
PATIENCE = 60.0
"""Seconds a server may take to start or to answer."""


class Table(NamedTuple):
    """A table: its id, and the cookies of the people at its seats."""

    id: str
    cookies: list[str]


class Heard(msgspec.Struct):
    """What the pages here read of a message; the rest is skipped, as it is not what is measured."""

    t: str
    v: int = 0
    id: str = ""
    code: str = ""
    ask: msgspec.Raw = msgspec.Raw()


decode = msgspec.json.Decoder(Heard).decode


class Measured(NamedTuple):
    """One run."""

    asked: int
    """Moves at the rate asked for."""
    errors: int
    """Requests that were refused, and tables that failed."""
    times: dict[str, list[float]]
    """Seconds by name."""
    memory: dict[str, float]
    """By name and unit."""
    sync: float
    """Milliseconds."""


# Tables ---------------------------------------------------------------------------------------


def make_tables(port: int, tables: int) -> list[Table]:
    """Tables with four people each, as pages make them."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    return [make_table(connection, f"10.0.{n // 250}.{n % 250 + 1}") for n in range(tables)]


def make_table(connection: http.client.HTTPConnection, address: str) -> Table:
    """A table of people from one address: a server lets each address make only a few at once."""
    wish = {"kind": "me", "name": "Person 1"}, *[{"kind": "open"}] * (SEATS - 1)
    made, host = post(connection, address, "", "/api/tables", {"seats": wish, "start": "1"})
    links, _ = post(connection, address, host, f"/api/tables/{made['id']}/links", {})
    cookies = [host]
    for n, link in enumerate(links, 2):
        seat = {"name": f"Person {n}", "token": link["path"].rpartition("/")[2]}
        cookies.append(post(connection, address, "", "/api/join", seat)[1])
    return Table(made["id"], cookies)


def post(
    connection: http.client.HTTPConnection, address: str, cookie: str, path: str, body: Any
) -> tuple[Any, str]:
    """The answer to a request, and the cookie that came with it."""
    headers = {"X-Forwarded-For": address} | ({"Cookie": f"nieuw={cookie}"} if cookie else {})
    connection.request("POST", path, json.dumps(body), headers)
    response = connection.getresponse()
    answered = json.loads(response.read())
    if response.status != 200:
        raise SystemExit(f"bench: POST {path} was answered with {response.status}: {answered}")
    return answered, (response.getheader("Set-Cookie") or "").partition("=")[2].partition(";")[0]


async def hello_of(address: str, table: Table) -> str:
    """The greeting that a server accepts: it refuses pages of another version."""
    for hello in HELLOS:
        async with websockets.connect(
            f"{address}/ws/{table.id}", additional_headers={"Cookie": f"nieuw={table.cookies[0]}"}
        ) as page:
            await page.send(hello)
            with contextlib.suppress(websockets.ConnectionClosed):
                async for data in page:
                    message = decode(data)
                    if message.t == "at":
                        return hello
                    if message.t == "error":
                        break
    raise SystemExit("bench: the server accepts no greeting")


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


# Playing --------------------------------------------------------------------------------------


class Pages:
    """The four pages of one table, and what they have seen."""

    def __init__(self, hello: str) -> None:
        self.hello = hello
        self.asked: asyncio.Queue[tuple[Any, int, msgspec.Raw]] = asyncio.Queue()
        self.answers: dict[str, asyncio.Future[tuple[float, Heard]]] = {}
        self.seen: list[list[tuple[int, float]]] = [[] for _ in range(SEATS)]
        """Versions and when they came, of each page since the last move."""
        self.news = asyncio.Event()

    async def listen(self, number: int, page: Any, greeted: asyncio.Semaphore) -> None:
        """Take in what one page receives."""
        await page.send(self.hello)
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
        self.asked = 0
        self.errors = 0
        self.hello = ""
        self.rng = random.Random(1)
        self.tickets: asyncio.Queue[None] = asyncio.Queue()
        self.greeted = asyncio.Semaphore(0)

    async def table(self, table: Table) -> None:
        """The player asked answers as soon as there is a ticket."""
        pages = Pages(self.hello)
        async with contextlib.AsyncExitStack() as stack, asyncio.TaskGroup() as group:
            for number, cookie in enumerate(table.cookies):
                address = f"{self.address}/ws/{table.id}"
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

    async def run(self, tables: list[Table], opened: Any) -> None:
        """All tables, with tickets handed out at the rate asked for."""
        self.hello = await hello_of(self.address, tables[0])
        games = [asyncio.create_task(self.table(table)) for table in tables]
        for _ in range(SEATS * len(tables)):
            await self.greeted.acquire()
        opened()
        gc.freeze()
        gc.disable()
        started = time.perf_counter()
        while (now := time.perf_counter() - started) < self.seconds:
            while self.asked < now * self.rate:
                self.tickets.put_nowait(None)
                self.asked += 1
            await asyncio.sleep(0.005)
        while len(self.shown) + self.errors < self.asked and now < self.seconds + 30:
            await asyncio.sleep(0.05)
            now = time.perf_counter() - started
        for game in games:
            game.cancel()
        for end in await asyncio.gather(*games, return_exceptions=True):
            self.errors += not isinstance(end, asyncio.CancelledError)
        gc.enable()
        gc.unfreeze()


# Measuring ------------------------------------------------------------------------------------


@contextlib.contextmanager
def serving(python: str, database: Path) -> Iterator[tuple[int, int]]:
    """A server in a process of its own: its port and its process."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    nieuw = str(Path(python).with_name("nieuw"))
    command = [nieuw, "serve", "--port", str(port), "--database", str(database)]
    own = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, env=own) as server:
        try:
            wait_for(port, server)
            yield port, server.pid
        finally:
            server.terminate()


def wait_for(port: int, server: subprocess.Popen[bytes]) -> None:
    """Until the server answers."""
    end = time.perf_counter() + PATIENCE
    while time.perf_counter() < end and server.poll() is None:
        with contextlib.suppress(OSError):
            urllib.request.urlopen(f"http://127.0.0.1:{port}/api/bots", timeout=PATIENCE).close()
            return
        time.sleep(0.05)
    raise SystemExit("bench: the server did not answer, or ended (see above)")


def measure(python: str, tables: int, rate: float, seconds: float) -> Measured:
    """Make the tables, start the server again, play."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with serving(python, folder / "tables.db") as (port, pid):
            empty = memory(pid)
            made = make_tables(port, tables)
        with serving(python, folder / "tables.db") as (port, pid):
            loaded = memory(pid)
            opened: list[float] = []
            bench = Bench(f"ws://127.0.0.1:{port}", rate, seconds)
            asyncio.run(bench.run(made, lambda: opened.append(memory(pid))))
            played = memory(pid)
        sync = sync_time(folder)
    times = {
        "move answered": bench.answered,
        "shown to all": bench.shown,
        "preview": bench.previews,
    }
    pages = SEATS * tables
    sizes = {
        "MB empty": empty,
        "KB per page, with its share of a table": 1000 * (opened[0] - loaded) / pages,
        "MB at the end": played,
    }
    return Measured(bench.asked, bench.errors, times, sizes, sync)


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


# Printing -------------------------------------------------------------------------------------


def at_share(times: list[float], share: float) -> float:
    """The percentile, in milliseconds."""
    return 1000 * sorted(times)[int(len(times) * share)]


def print_run(run: Measured) -> None:
    """One run, next to the targets."""
    moves = f"{len(run.times['shown to all'])} of {run.asked}"
    print(f"moves           {moves}, {run.errors} errors")
    for name, times in run.times.items():
        at = {share: at_share(times, part) for share, part in SHARES.items()}
        line = f"{name:15} " + "   ".join(f"{share} {ms:6.1f} ms" for share, ms in at.items())
        if name in TARGETS:
            most = TARGETS[name]
            kept = "kept" if at["p95"] < most[0] and at["p99"] < most[1] else "missed"
            line += f"   (target p95 {most[0]:.0f}, p99 {most[1]:.0f}: {kept})"
        print(line)
    print("memory          " + "; ".join(f"{n:.0f} {name}" for name, n in run.memory.items()))
    print(f"a sync here     {run.sync:.2f} ms")


def print_against(commit: str, then: list[Measured], now: list[Measured]) -> None:
    """Both versions in one table: medians of the runs."""
    print(f"\n| median of {len(now)} runs | {commit} | now | now / {commit} |")
    print("|---|---:|---:|---:|")
    for name in TIMES:
        for share, part in SHARES.items():
            sides = [
                statistics.median(at_share(run.times[name], part) for run in runs)
                for runs in (then, now)
            ]
            print_row(f"{name}, {share}, ms", *sides)
    for name in then[0].memory:
        sides = [statistics.median(run.memory[name] for run in runs) for runs in (then, now)]
        print_row(name, *sides)
    asked = sum(run.asked for run in now)
    sides = [sum(len(run.times["shown to all"]) for run in runs) for runs in (then, now)]
    print(f"| moves, of {asked:,} asked for | {sides[0]:,} | {sides[1]:,} | |")
    sides = [sum(run.errors for run in runs) for runs in (then, now)]
    print(f"| errors | {sides[0]} | {sides[1]} | |")


def print_row(name: str, then: float, now: float) -> None:
    """One figure of both."""
    ratio = f"{now / then:.2f}" if then else ""
    print(f"| {name} | {then:.1f} | {now:.1f} | {ratio} |")


TIMES = ("move answered", "shown to all", "preview")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--rate", type=float, default=100)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--against", metavar="COMMIT", help="next to the server of another commit")
    parser.add_argument("--rounds", type=int, default=3, help="of both, with --against")
    args = parser.parse_args()
    load = (args.tables, args.rate, args.seconds)
    commit = full(args.against) if args.against else ""
    set_up_sources()
    sources = str(interpreter("compiled"))
    other = str(interpreter(set_up_commit(commit, "compiled"))) if commit else ""
    print(f"{args.tables} tables, {SEATS * args.tables} pages, {args.rate:.0f} moves a second")
    if not other:
        print_run(measure(sources, *load))
        return
    then: list[Measured] = []
    now: list[Measured] = []
    for n in range(1, args.rounds + 1):
        for name, python, runs in ((args.against, other, then), ("now", sources, now)):
            print(f"round {n} of {args.rounds}: {name}", file=sys.stderr)
            runs.append(measure(python, *load))
    print_against(commit[:7], then, now)


if __name__ == "__main__":
    main()
