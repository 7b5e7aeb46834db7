"""Whole games over real sockets, people and bots mixed, to the result of the record."""

from __future__ import annotations

import asyncio

import pytest

from nieuw.bots.rng import Rng
from nieuw.game.deals import check_deals
from nieuw.game.reader import read
from nieuw.text import snapshot
from server.conftest import People
from server.serving import Server
from server.tables import check_game, seat_people

pytestmark = pytest.mark.anyio

TABLES = {
    "two people": ("me", "open"),
    "one of each": ("bot greedy", "me"),
    "three people": ("me", "open", "open"),
    "four, two of them bots": ("me", "bot uniform", "open", "bot greedy"),
    "five at two devices": ("me", "here Bea", "bot greedy", "open", "bot uniform"),
    "five people": ("me", "open", "open", "open", "open"),
}


@pytest.mark.parametrize("name", TABLES)
async def test_a_whole_game(name: str, server: Server, people: People) -> None:
    seats = TABLES[name]
    hosts = await people(server, 1 + seats.count("open"))
    game = await seat_people(hosts, seats, start="random")
    pages = [await person.open(game) for person in hosts]
    async with asyncio.TaskGroup() as group:
        for n, page in enumerate(pages):
            group.create_task(page.play(Rng(len(seats) * 10 + n)))
    await check_game(server, game, pages)


async def test_bots_alone_play_to_the_end(server: Server, people: People) -> None:
    (host,) = await people(server)
    game = await host.new_table("bot uniform", "bot uniform")
    page = await host.open(game)
    await page.until(lambda: page.over)
    record = await check_game(server, game, [page])
    assert {row.kind for row in server.journal(game)} == {"seed", "deal", "move"}
    assert [name for _, name in record.seats] == ["bot:uniform", "bot:uniform"]


async def test_the_seed_is_told_when_the_game_is_over(server: Server, people: People) -> None:
    (host,) = await people(server)
    game = await host.new_table("me", "bot uniform")
    page = await host.open(game)
    first = await host.record(game)
    seed = server.journal(game)[0].body
    assert "Dealer sha256:" in first
    assert "seed:" not in first
    assert check_deals(read(first)) == (0, len([n for n in page.story if n["seat"] == -1]))
    await page.play(Rng(5))
    last = await host.record(game)
    assert f" seed:{seed}\n" in last
    assert last.split("\n\n")[1].startswith(first.split("\n\n")[1].rstrip("\n"))
    assert snapshot.digest(read(last).state) == snapshot.digest(read(last).state.copy())
