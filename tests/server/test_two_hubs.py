"""Two servers on one file, which the lock forbids: nothing is lost or doubled, nobody spins."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from nieuw.bots.rng import Rng
from nieuw.server import rematches, seating
from nieuw.server.hub import Hub
from nieuw.server.run import database_url
from nieuw.store.database import Person
from nieuw.table import wire
from nieuw.table.errors import Refused
from playing import sentence

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def two(file: Path) -> AsyncIterator[tuple[Hub, Hub, Person]]:
    """Two hubs on a file, and a person."""
    hubs = [Hub(database_url(str(file))) for _ in range(2)]
    for hub in hubs:
        await hub.open()
    person, _ = await hubs[0].store.new_person("Anna")
    try:
        yield hubs[0], hubs[1], person
    finally:
        for hub in hubs:
            await hub.close()


async def table_for_two(hub: Hub, person: Person) -> str:
    seats = [wire.Wish("me"), wire.Wish("here", name="Bea")]
    return await seating.make(hub, person, wire.NewTable(seats, name="Anna"))


def journal(file: Path, game: str) -> list[tuple[int, str, str]]:
    with closing(sqlite3.connect(file)) as db:
        query = "select seq, kind, body from journal where game = ? order by seq"
        return db.execute(query, (game,)).fetchall()


async def outcome(asked: Awaitable[object]) -> str:
    try:
        await asked
    except Refused as refused:
        return refused.code
    return "done"


async def test_the_loser_of_a_move_catches_up(tmp_path: Path) -> None:
    """Both want every move: one is made, the other is answered from the present state."""
    file = tmp_path / "x.db"
    async with two(file) as (one, other, person):
        game = await table_for_two(one, person)
        tables = [await one.table(game), await other.table(game)]
        rng = Rng(3)
        for n in range(60):
            first, second = tables if rng.below(2) else tables[::-1]
            live = first.live
            text = sentence(live.record.state, rng)
            asked = [
                table.carry_out(person.id, wire.Move(f"{n}-{i}", live.v, live.mover, text))
                for i, table in enumerate((first, second))
            ]
            assert sorted(await asyncio.gather(*map(outcome, asked))) == ["done", "stale"]
            assert first.live.seq == second.live.seq == len(journal(file, game))
            assert first.live.record.lines() == second.live.record.lines()
        again = Hub(database_url(str(file)))
        await again.store.open()
        assert (await again.table(game)).live.record.lines() == tables[0].live.record.lines()
        await again.close()


async def test_what_fits_the_table_as_it_is_now_is_done(tmp_path: Path) -> None:
    """Words and a seat handed over don't depend on what another writer did meanwhile."""
    file = tmp_path / "x.db"
    async with two(file) as (one, other, person):
        game = await table_for_two(one, person)
        here, there = await one.table(game), await other.table(game)
        seat = 1 - here.live.mover
        await here.carry_out(person.id, wire.Hand("h", seat, "farmer"))
        said = await there.carry_out(person.id, wire.Chat("c", "Ahoy"))
        assert said == here.live.seq + 1 == there.live.seq
        assert [chair.bot for chair in there.seats] == [chair.bot for chair in here.seats]
        await here.carry_out(person.id, wire.Hand("b", seat, ""))
        assert [line.text for line in here.live.chat] == ["Ahoy"]
        assert journal(file, game)[-3:] == [
            (said - 1, "seat", "farmer"),
            (said, "chat", "Ahoy"),
            (said + 1, "seat", ""),
        ]


async def test_the_same_request_at_both(tmp_path: Path) -> None:
    """A page that repeats itself at another server is answered as it was at the first."""
    file = tmp_path / "x.db"
    async with two(file) as (one, other, person):
        game = await table_for_two(one, person)
        tables = [await one.table(game), await other.table(game)]
        for n in range(20):
            live = tables[0].live
            text = sentence(live.record.state, Rng(n))
            for wish in (
                wire.Move(f"m{n}", live.v, live.mover, text),
                wire.Chat(f"c{n}", f"Ahoy {n}"),
            ):
                asked = [table.carry_out(person.id, wish) for table in tables]
                first, second = await asyncio.gather(*asked)
                assert first == second
                for table in tables:
                    await table.catch_up()
        assert [kind for _, kind, _ in journal(file, game)].count("move") == 20
        assert [line.text for line in tables[0].live.chat] == [f"Ahoy {n}" for n in range(20)]
        assert tables[0].live.chat == tables[1].live.chat


async def test_words_at_both_are_all_kept(tmp_path: Path) -> None:
    """Many at once: each is said once, in the same order for everybody, and nobody is refused."""
    file = tmp_path / "x.db"
    async with two(file) as (one, other, person):
        game = await table_for_two(one, person)
        tables = [await one.table(game), await other.table(game)]
        said = [
            table.carry_out(person.id, wire.Chat(f"{n}-{at}", f"{n}-{at}"))
            for n in range(10)
            for at, table in enumerate(tables)
        ]
        assert await asyncio.gather(*map(outcome, said)) == ["done"] * 20
        for table in tables:
            await table.catch_up()
        words = [line.text for line in tables[0].live.chat]
        assert sorted(words) == sorted(f"{n}-{at}" for n in range(10) for at in range(2))
        assert tables[0].live.chat == tables[1].live.chat


async def test_a_table_begins_once(tmp_path: Path) -> None:
    """The last two seats are taken at the same moment, at two servers."""
    file = tmp_path / "x.db"
    async with two(file) as (one, other, person):
        for _ in range(10):
            seats = [wire.Wish("me"), wire.Wish("open"), wire.Wish("open")]
            game = await seating.make(one, person, wire.NewTable(seats, name="Anna"))
            links = await seating.links(one, game, person.id)
            guests = [await one.store.new_person(f"Guest {n}") for n in range(2)]
            sits = [
                seating.sit(hub, guest.id, game, wire.Sit(guest.name, link.path.split("/")[-1]))
                for hub, link, (guest, _) in zip((one, other), links, guests, strict=True)
            ]
            assert await asyncio.gather(*sits) == [game, game]
            assert [kind for _, kind, _ in journal(file, game)].count("seed") == 1
            there, here = await other.table(game), await one.table(game)
            assert there.live.seq == here.live.seq
            assert sorted(s.person for s in there.seats) == sorted(
                [person.id, *(guest.id for guest, _ in guests)]
            )


async def test_one_rematch(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    async with two(file) as (one, other, person):
        game = await table_for_two(one, person)
        table = await one.table(game)
        rng = Rng(8)
        n = 0
        while not table.live.over:
            live = table.live
            text = sentence(live.record.state, rng)
            await table.carry_out(person.id, wire.Move(f"{n}", live.v, live.mover, text))
            n += 1
        made = await asyncio.gather(
            rematches.rematch(one, game, person), rematches.rematch(other, game, person)
        )
        assert made[0] == made[1]
        with closing(sqlite3.connect(file)) as db:
            assert db.execute("select count(*) from game").fetchone() == (2,)


async def test_bots_at_both_make_each_move_once(tmp_path: Path) -> None:
    """A table of bots, awake at both: the game ends, each line once, and both come to rest."""
    file = tmp_path / "x.db"
    async with two(file) as (one, other, person):
        seats = [wire.Wish("bot", bot="farmer")] * 2
        game = await seating.make(one, person, wire.NewTable(seats, name="Anna"))
        here, there = await one.table(game), await other.table(game)
        there.bots.wake()
        async with asyncio.timeout(120):
            while not (here.live.over and there.live.over):
                tasks = [table.bots.playing for table in (here, there) if table.bots.playing]
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED, timeout=5)
                for table in (here, there):
                    if not table.bots.busy:
                        await table.catch_up()
        assert here.live.record.lines() == there.live.record.lines()
        assert here.live.seq == there.live.seq == len(journal(file, game))
