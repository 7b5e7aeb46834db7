"""A long journal opens like any other: from a kept game, which is only ever a cache."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import msgspec
import pytest

from nieuw.bots.rng import Rng
from nieuw.server import hub as hubs
from nieuw.server import seating
from nieuw.server.hub import Hub
from nieuw.server.run import database_url
from nieuw.server.table import KEEP_EVERY, Table
from nieuw.store.database import Person
from nieuw.table import wire
from nieuw.table.live import Live
from playing import sentence

pytestmark = pytest.mark.anyio
UNDOS = 300


@asynccontextmanager
async def opened(file: Path) -> AsyncIterator[Hub]:
    hub = Hub(database_url(str(file)))
    await hub.open()
    assert hub.resuming is not None
    await hub.resuming
    try:
        yield hub
    finally:
        await hub.close()


async def moved_back_and_forth(hub: Hub, person: Person) -> str:
    """A game of one person for two, in which the same choice is made and taken back for long."""
    seats = [wire.Wish("me"), wire.Wish("here", name="Bea")]
    game = await seating.make(hub, person, wire.NewTable(seats, name="Anna"))
    table = await hub.table(game)
    rng = Rng(2)
    for n in range(20):
        live = table.live
        text = sentence(live.record.state, rng)
        await table.carry_out(person.id, wire.Move(f"m{n}", live.v, live.mover, text))
    for n in range(UNDOS):
        live = table.live
        text = sentence(live.record.state, rng)
        await table.carry_out(person.id, wire.Move(f"a{n}", live.v, live.mover, text))
        last = max(line.n for line in table.live.story if line.chosen)
        await table.carry_out(person.id, wire.Undo(f"b{n}", table.live.v, 0, last))
    return game


def told(table: Table) -> bytes:
    live = table.live
    return msgspec.json.encode([live.at(0), live.asked(), live.notes, live.seq])


def change(file: Path, sql: str) -> None:
    with closing(sqlite3.connect(file)) as db, db:
        db.execute(sql)


async def test_only_what_stands_is_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "x.db"
    async with opened(file) as hub:
        person, _ = await hub.store.new_person("Anna")
        game = await moved_back_and_forth(hub, person)
        expected = told(await hub.table(game))
    folded: list[int] = []
    fold = Live.fold

    def counted(self: Live, entry: object) -> None:
        folded.append(1)
        fold(self, entry)  # type: ignore[arg-type]

    monkeypatch.setattr(Live, "fold", counted)
    async with opened(file) as hub:
        table = await hub.table(game)
        assert told(table) == expected
        assert table.live.seq > 2 * UNDOS
        assert len(folded) < KEEP_EVERY


@pytest.mark.parametrize(
    "damage",
    [
        "delete from kept",
        "update kept set format = format + 1",
        "update kept set body = 'nonsense'",
        "update kept set body = cast(replace(body, 'place', 'plaice') as blob)",
        "update kept set body = cast(replace(body, '\"seq\":', '\"seq\":9') as blob)",
    ],
)
async def test_a_kept_game_that_makes_no_sense_is_folded_anew(
    damage: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "x.db"
    monkeypatch.setattr(hubs, "SHORT_JOURNAL", 100)
    async with opened(file) as hub:
        person, _ = await hub.store.new_person("Anna")
        game = await moved_back_and_forth(hub, person)
        expected = told(await hub.table(game))
    change(file, damage)
    async with opened(file) as hub:
        table = await hub.table(game)
        assert told(table) == expected
        live = table.live
        text = sentence(live.record.state, Rng(1))
        await table.carry_out(person.id, wire.Move("on", live.v, live.mover, text))


async def test_a_journal_nobody_kept_is_folded_in_parts_and_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As those of 0.1.0 are: each part in a time of its own, and the next opening finds it kept."""
    file = tmp_path / "x.db"
    async with opened(file) as hub:
        person, _ = await hub.store.new_person("Anna")
        game = await moved_back_and_forth(hub, person)
        expected = told(await hub.table(game))
    change(file, "delete from kept")
    monkeypatch.setattr(hubs, "SHORT_JOURNAL", 50)
    monkeypatch.setattr(hubs, "PART", 100)
    async with opened(file) as hub:
        done = watched(hub, monkeypatch)
        table = await hub.table(game)
        assert told(table) == expected
        assert len(done) == -(-table.live.seq // hubs.PART)
        assert table.kept == table.live.seq
    async with opened(file) as hub:
        done = watched(hub, monkeypatch)
        assert told(await hub.table(game)) == expected
        assert done == []


def watched(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is done in other processes from now on."""
    done: list[str] = []
    run = hub.processes.run

    async def counted(work: Callable[..., object], *args: object) -> object:
        done.append(work.__name__)
        return await run(work, *args)

    monkeypatch.setattr(hub.processes, "run", counted)
    return done


async def test_a_request_is_carried_out_once_also_after_a_restart(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    async with opened(file) as hub:
        person, _ = await hub.store.new_person("Anna")
        game = await moved_back_and_forth(hub, person)
        table = await hub.table(game)
        said = await table.carry_out(person.id, wire.Chat("once", "Ahoy"))
        assert await table.carry_out(person.id, wire.Chat("once", "Ahoy")) == said
        seq = table.live.seq
    async with opened(file) as hub:
        table = await hub.table(game)
        assert await table.carry_out(person.id, wire.Chat("once", "Ahoy")) == said
        moved = await table.carry_out(person.id, wire.Move("m3", 1, 0, "place 1"))
        assert moved < seq == table.live.seq
        assert [line.text for line in table.live.chat] == ["Ahoy"]
