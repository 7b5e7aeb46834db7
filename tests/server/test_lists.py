"""Lists of games come from rows: page by page, true to the tables, and nothing is replayed."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from nieuw.bots.rng import Rng
from nieuw.server import seating
from nieuw.server.hub import Hub
from nieuw.server.lists import PAGE, lobby, my_games
from nieuw.server.run import database_url
from nieuw.store.database import Person
from nieuw.table import wire
from nieuw.table.errors import Refused
from nieuw.table.summary import summary
from playing import sentence

pytestmark = pytest.mark.anyio
RELEASED = Path(__file__).parent.parent / "releases" / "0.1.0" / "tables.db"


@asynccontextmanager
async def opened(file: Path) -> AsyncIterator[Hub]:
    """A hub on a file, once it has nothing left to do from before."""
    hub = Hub(database_url(str(file)))
    await hub.open()
    assert hub.resuming is not None
    await hub.resuming
    try:
        yield hub
    finally:
        await hub.close()


async def make(hub: Hub, person: Person, *wishes: wire.Wish) -> str:
    return await seating.make(hub, person, wire.NewTable(list(wishes), name=person.name))


async def test_page_by_page(tmp_path: Path) -> None:
    async with opened(tmp_path / "x.db") as hub:
        person, _ = await hub.store.new_person("Anna")
        other, _ = await hub.store.new_person("Bea")
        two = (wire.Wish("me"), wire.Wish("here", name="Cleo"))
        made = [await make(hub, person, *two) for _ in range(2 * PAGE + 3)]
        await make(hub, other, *two)
        pages = [await my_games(hub, person.id)]
        while pages[-1].more:
            pages.append(await my_games(hub, person.id, pages[-1].more))
        assert [len(page.games) for page in pages] == [PAGE, PAGE, 3]
        listed = [game for page in pages for game in page.games]
        assert sorted(game.id for game in listed) == sorted(made)
        assert [game.changed for game in listed] == sorted(
            [game.changed for game in listed], reverse=True
        )


@pytest.mark.parametrize("after", ["x", "12", "12-", "-abc", "1" * 30 + "-abc", "1-" + "a" * 17])
async def test_a_place_nobody_told(tmp_path: Path, after: str) -> None:
    async with opened(tmp_path / "x.db") as hub:
        person, _ = await hub.store.new_person("Anna")
        with pytest.raises(Refused) as refused:
            await my_games(hub, person.id, after)
        assert (refused.value.code, refused.value.detail) == (
            "bad-request",
            "expected the `more` of a list of games",
        )


async def test_a_row_tells_where_the_game_is(tmp_path: Path) -> None:
    """After every move to the end of a game: what is kept is what the journal says."""
    async with opened(tmp_path / "x.db") as hub:
        person, _ = await hub.store.new_person("Anna")
        game = await make(hub, person, wire.Wish("me"), wire.Wish("here", name="Bea"))
        table = await hub.table(game)
        rng = Rng(5)
        moves = 0
        while not table.live.over:
            text = sentence(table.live.record.state, rng)
            seat = table.live.mover
            await table.carry_out(person.id, wire.Move(f"m{moves}", table.live.v, seat, text))
            moves += 1
            if moves % 10 == 0 or table.live.over:
                await check(hub, person, game)
        (card,) = (await my_games(hub, person.id)).games
        assert card.points == table.live.record.result()
        assert card.winners == table.live.record.winners()
        last = max(line.n for line in table.live.story if line.chosen)
        await table.carry_out(person.id, wire.Undo("back", table.live.v, 0, last))
        await check(hub, person, game)


async def test_talk_is_no_move(tmp_path: Path) -> None:
    """A list is in the order of what was played last, whatever is said."""
    async with opened(tmp_path / "x.db") as hub:
        person, _ = await hub.store.new_person("Anna")
        game = await make(hub, person, wire.Wish("me"), wire.Wish("here", name="Bea"))
        table = await hub.table(game)
        changed = (await hub.row(game)).changed
        await asyncio.sleep(0.002)
        await table.carry_out(person.id, wire.Chat("c1", "Hello"))
        await table.carry_out(person.id, wire.Chat("c2", "Hello", "watchers"))
        row = await hub.row(game)
        assert (row.changed, row.seq) == (changed, table.live.seq)
        text = sentence(table.live.record.state, Rng(5))
        await table.carry_out(person.id, wire.Move("m", table.live.v, table.live.mover, text))
        assert (await hub.row(game)).changed > changed


async def check(hub: Hub, person: Person, game: str) -> None:
    stands = summary((await hub.table(game)).live)
    row = await hub.row(game)
    assert (row.phase, row.round, row.step, row.mover, row.seq) == (
        *(stands.phase, stands.round, stands.step),
        *(stands.mover, stands.seq),
    )
    assert [seat.points for seat in await hub.store.seats(game)] == stands.points
    (card,) = (await my_games(hub, person.id)).games
    assert (card.phase, card.round, card.step) == (stands.phase, stands.round, stands.step)
    assert (card.mover, card.points) == (stands.mover, stands.points)
    assert card.my_turn == (stands.mover >= 0)


async def test_nothing_is_replayed_to_be_listed(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    async with opened(file) as hub:
        person, _ = await hub.store.new_person("Anna")
        await make(hub, person, wire.Wish("me"), wire.Wish("here", name="Bea"))
        before = await my_games(hub, person.id)
    async with opened(file) as hub:
        assert await my_games(hub, person.id) == before
        assert await lobby(hub, person.id) == []
        assert hub.tables == {}


async def test_rows_of_0_1_0_are_filled_in(tmp_path: Path) -> None:
    """While it already serves, and once: what can't be read stays as it is."""
    file = tmp_path / "tables.db"
    shutil.copy(RELEASED, file)
    async with opened(file) as hub:
        assert hub.tables == {}
        unfilled = set(await hub.store.unfilled())
        assert unfilled == hub.unreadable | await without_box(hub, unfilled)
        for game in unfilled:
            with pytest.raises(Refused):
                await hub.table(game)
        for row in await begun(hub):
            if row not in unfilled:
                stands = summary((await hub.table(row)).live)
                kept = await hub.row(row)
                assert (kept.round, kept.step, kept.seq) == (stands.round, stands.step, stands.seq)


async def begun(hub: Hub) -> list[str]:
    with closing(sqlite3.connect(hub.store.writer.url.database or "")) as db:
        return [row[0] for row in db.execute("select id from game where phase != 'open'")]


async def without_box(hub: Hub, games: set[str]) -> set[str]:
    found = set()
    for game in games - hub.unreadable:
        row = await hub.row(game)
        with pytest.raises(Refused, match="no-such-box"):
            await hub.box(row.box, row.box_name)
        found.add(game)
    return found


async def test_bots_go_on_after_a_start_a_few_tables_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody looks: bots that were to move have moved, and their tables leave the memory."""
    file = tmp_path / "x.db"
    hub = Hub(database_url(str(file)))
    await hub.store.open()
    person, _ = await hub.store.new_person("Anna")
    monkeypatch.setattr("nieuw.server.bot_turns.BotTurns.wake", lambda turns: None)
    seats = (wire.Wish("bot", bot="farmer"), wire.Wish("me"))
    wish = wire.NewTable(list(seats), name="Anna", start="1")
    games = [await seating.make(hub, person, wish) for _ in range(20)]
    await hub.close()
    monkeypatch.undo()
    monkeypatch.setattr("nieuw.server.hub.BOTS_AT_ONCE", 3)
    most = 0

    async with opened_watching(file) as (hub, watched):
        most = watched()
        assert await hub.store.bots_to_move() == []
        assert hub.tables == {}
        for game in games:
            row = await hub.row(game)
            assert (row.mover, row.seq > 1) == (1, True)
    assert 1 <= most <= 3


async def test_a_table_that_fails_stops_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """One can't be read from the disk when the server starts: the bots of all others move."""
    file = tmp_path / "x.db"
    hub = Hub(database_url(str(file)))
    await hub.store.open()
    person, _ = await hub.store.new_person("Anna")
    with monkeypatch.context() as still:
        still.setattr("nieuw.server.bot_turns.BotTurns.wake", lambda turns: None)
        seats = [wire.Wish("bot", bot="farmer"), wire.Wish("me")]
        wish = wire.NewTable(seats, name="Anna", start="1")
        bad, *games = [await seating.make(hub, person, wish) for _ in range(4)]
    await hub.close()
    change(file, "update game set seq = 0 where id = ?", games[0])
    load = Hub._load

    async def failing(hub: Hub, game: str) -> object:
        if game == bad:
            raise OperationalError("select", {}, Exception("disk I/O error"))
        return await load(hub, game)

    monkeypatch.setattr(Hub, "_load", failing)
    async with opened(file) as hub:
        assert await hub.store.bots_to_move() == [bad]
        assert [(await hub.row(game)).mover for game in games] == [1, 1, 1]
    told = "table %s: can't be done: Exception('disk I/O error')"
    assert [line.getMessage() for line in caplog.records] == [told % bad]


def change(file: Path, sql: str, *values: str) -> None:
    with closing(sqlite3.connect(file)) as db, db:
        db.execute(sql, values)


@asynccontextmanager
async def opened_watching(file: Path) -> AsyncIterator[tuple[Hub, Callable[[], int]]]:
    hub = Hub(database_url(str(file)))
    most = 0
    load = hub._load

    async def loading(game: str) -> object:
        nonlocal most
        most = max(most, len(hub.tables) + 1)
        return await load(game)

    hub._load = loading  # type: ignore[assignment, method-assign]
    await hub.open()
    assert hub.resuming is not None
    async with asyncio.timeout(60):
        await hub.resuming
    try:
        yield hub, lambda: most
    finally:
        await hub.close()
