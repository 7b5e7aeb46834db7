"""Power cuts: the server is killed at any moment, and nothing anybody was told is lost."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

import pytest

from nieuw.bots.rng import Rng
from nieuw.core.names import CHANCE
from server.client import GONE, Page, Person, any_answer
from server.conftest import People, Start
from server.serving import Server
from server.tables import check_game, seat_people

pytestmark = pytest.mark.anyio

RUNS, KILLS = 4, 5
TABLES = (("me", "open"), ("me", "bot greedy", "here Bea"), ("bot uniform", "me", "open", "open"))


@dataclass
class Power:
    """Whether the server is up, and how much was asked of it."""

    server: Server
    up: asyncio.Event = field(default_factory=asyncio.Event)
    steady: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held where a test sets up a table, which is no matter of moves."""
    asked: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(0))
    """Counts the moves sent since the last cut."""
    cuts: int = 0
    torn: int = 0
    """Moves that were on their way when the power went."""

    async def cut_often(self, rng: Rng) -> None:
        """Cut the power after any number of moves, and a little later than the last of them."""
        while self.cuts < KILLS:
            for _ in range(2 + rng.below(25)):
                await self.asked.acquire()
            for _ in range(rng.below(40)):
                await asyncio.sleep(0)
            async with self.steady:
                self.up.clear()
                await self.server.kill()
                self.cuts += 1
                await self.server.start()
                self.up.set()


@dataclass
class Stubborn:
    """Somebody who says the same again until it is answered."""

    power: Power
    person: Person
    game: str
    rng: Rng
    done: dict[str, tuple[dict[str, Any], dict[str, Any]]] = field(default_factory=dict)
    """Each request with its answer."""
    waiting: dict[str, Any] | None = None
    repeated: int = 0

    async def play(self) -> Page:
        """To the end, however often the server goes away."""
        while True:
            await self.power.up.wait()
            try:
                page = await self.person.open(self.game)
                await self.repeat_old(page)
                await self.play_on(page)
                return page
            except GONE:
                self.power.torn += self.waiting is not None

    async def repeat_old(self, page: Page) -> None:
        """What was answered in another life is answered the same in this one."""
        for message, answer in list(self.done.values())[-3:]:
            assert await page.request(**message) == answer
            self.repeated += 1

    async def play_on(self, page: Page) -> None:
        while True:
            if self.waiting is None:
                await page.until(lambda: page.over or page.question)
                if page.over:
                    return
                question = await page.until_asked()
                self.waiting = {
                    "t": "move",
                    "id": f"{self.person.address} {len(self.done)}",
                    "v": page.v,
                    "seat": question["seat"],
                    "text": any_answer(question, self.rng),
                }
            self.power.asked.release()
            answer = await page.request(**self.waiting)
            assert answer["t"] == "answer", (answer, self.waiting)
            self.done[self.waiting["id"]] = (self.waiting, answer)
            self.waiting = None
            await page.until_version(answer["v"])


async def play_games(
    power: Power, people: People, seats: tuple[str, ...], rng: Rng
) -> list[tuple[str, list[Stubborn]]]:
    """Game after game at one table, until the power was cut often enough."""
    found = []
    while power.cuts < KILLS:
        async with power.steady:
            hosts = await people(power.server, 1 + seats.count("open"))
            game = await seat_people(hosts, seats, start="random")
        players = [Stubborn(power, host, game, Rng(rng.below(10**6))) for host in hosts]
        pages = await asyncio.gather(*(player.play() for player in players))
        async with power.steady:
            fresh = [await page.person.open(game) for page in pages]
            await check_game(power.server, game, fresh)
        found.append((game, players))
    return found


@pytest.mark.parametrize("run", range(RUNS))
async def test_power_cuts(run: int, own_server: Start, people: People) -> None:
    server = await own_server()
    power = Power(server)
    power.up.set()
    async with asyncio.TaskGroup() as group:
        tasks = [
            group.create_task(play_games(power, people, seats, Rng(10 * run + n)))
            for n, seats in enumerate(TABLES)
        ]
        group.create_task(power.cut_often(Rng(90 + run)))
    assert power.cuts == KILLS
    assert power.torn >= 1
    games = [one for task in tasks for one in task.result()]
    assert len(games) >= len(TABLES)
    repeated = 0
    for game, players in games:
        rows = server.journal(game)
        kept = {row.request: row for row in rows if row.request}
        assert len(kept) == len([row for row in rows if row.request])
        asked = [one for player in players for one in player.done.values()]
        assert {message["id"] for message, _ in asked} == set(kept)
        for message, answer in asked:
            row = kept[message["id"]]
            shown = (row.kind, row.seq, row.seat, row.body)
            assert shown == ("move", answer["v"], message["seat"], message["text"])
        repeated += sum(player.repeated for player in players)
        assert {row.kind for row in rows} <= {"seed", "deal", "move"}
        assert all(row.seat == CHANCE for row in rows if row.kind == "deal")
    assert repeated >= KILLS


async def test_bots_go_on_after_a_restart_with_nobody_there(
    own_server: Start, people: People
) -> None:
    server = await own_server()
    (host,) = await people(server)
    game = await host.new_table("bot uniform", "bot greedy", "bot uniform")
    page = await host.open(game)
    await page.until(lambda: len(page.story) > 5)
    await server.kill()
    before = server.journal(game)
    await server.start()
    while len(server.journal(game)) < len(before) + 5:
        await asyncio.sleep(0.05)
    again = await host.open(game)
    await again.until(lambda: again.over)
    await check_game(server, game, [again])
    assert server.journal(game)[: len(before)] == before
    assert server.rows("select phase from game where id = ?", game) == [("over",)]


async def test_everything_else_survives_too(own_server: Start, people: People) -> None:
    server = await own_server()
    host, guest = await people(server, 2)
    game = await host.new_table("me", "open", listed=True)
    (token,) = (await host.seat_tokens(game)).values()
    device = await host.link((await host.post("/api/device"))["path"])
    me = await host.post("/api/me", {"name": "Anna", "prefs": {"theme": "dark"}})
    await server.kill()
    await server.start()
    assert await host.get("/api/me") == me
    assert await guest.post("/api/join", {"name": "Bram", "token": token}) == {"id": game}
    page = await guest.open(game)
    answer = await page.say("hallo", id="once")
    await page.hand(1, "uniform")
    await server.kill()
    await server.start()
    page = await guest.open(game)
    assert page.chairs[1]["bot"] == "uniform"
    assert page.chairs[1]["name"] == "Bram"
    await page.until(lambda: page.chat)
    assert [line["text"] for line in page.chat] == ["hallo"]
    assert await page.say("hallo", id="once") == answer
    await guest.post("/api/device/claim", {"token": device})
    assert (await guest.get("/api/me"))["name"] == "Anna"
