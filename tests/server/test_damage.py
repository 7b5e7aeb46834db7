"""Rows that make no sense, and what a power cut leaves half done: no other table is held up."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest

from nieuw.bots.rng import Rng
from server.client import Page, Person, Refusal, any_answer
from server.conftest import People, Start
from server.serving import PATIENCE, Server
from server.tables import check_game

pytestmark = pytest.mark.anyio

DAMAGE = {
    "a move that is none": "update journal set body = 'xyzzy' where game = ? and seq = 9",
    "a move against the rules": "update journal set body = 'pass' where game = ? and seq = 9",
    "a draw that can't be": "update journal set body = 'draw-tile X' where game = ? and seq = 2",
    "an entry is missing": "delete from journal where game = ? and seq = 5",
    "an unknown kind": "update journal set kind = 'noise' where game = ? and seq = 9",
    "an undo that is none": "update journal set kind = 'undo' where game = ? and seq = 9",
    "a seed that is none": "update journal set body = 'x' where game = ? and seq = 1",
    "no seats": "delete from seat where game = ?",
    "a position that is none": "update game set position = 'x' where id = ?",
    "an unknown box": "update game set box = 'sha256:0', box_name = 'x' where id = ?",
}


def change(server: Server, query: str, *values: object) -> None:
    """Write to the file while the server is away."""
    assert server.process is None
    with sqlite3.connect(server.file) as db:
        assert db.execute(query, values).rowcount > 0
    db.close()


async def code(person: Person, path: str) -> str:
    """The code of a refusal."""
    with pytest.raises(Refusal) as error:
        await person.get(path)
    assert error.value.status == 400
    return error.value.code


async def play_some(page: Page) -> None:
    """Long enough for every entry that is damaged."""
    await page.play(Rng(1), lambda: len(page.story) > 12)


async def test_one_table_s_damage_is_its_own(own_server: Start, people: People) -> None:
    server = await own_server()
    (host,) = await people(server)
    games = {}
    for what in DAMAGE:
        games[what] = await host.new_table("me", "here Bea")
        await play_some(await host.open(games[what]))
    good = await host.new_table("me", "bot uniform")
    full = await host.new_table("me", "open")
    await server.kill()
    for what, query in DAMAGE.items():
        change(server, query, games[what])
    change(server, "update seat set kind = 'person', name = 'x' where game = ?", full)
    change(server, "update game set start = 'x' where id = ?", full)
    await server.start()

    for what, game in games.items():
        if what == "no seats":
            assert game not in {row[0] for row in server.rows("select game from seat")}
        expected = "no-such-box" if what == "an unknown box" else "unreadable"
        for part in ("", "/record", "/replay", "/at/0"):
            assert await code(host, f"/api/tables/{game}{part}") == expected, what
        page = await host.plain_open(game)
        assert (await page.next())["code"] == expected
        await page.ws.wait_closed()
        lines = [line for line in server.logged().splitlines() if game in line]
        assert len(lines) == 1, what
    assert len([line for line in server.logged().splitlines() if full in line]) == 1
    shown = {card["id"] for card in (await host.get("/api/me"))["games"]}
    assert shown == {good, games["an unknown box"]}
    page = await host.open(good)
    await page.play(Rng(2))
    await check_game(server, good, [page])


async def test_a_damaged_history(own_server: Start, people: People) -> None:
    """It is refused; the game that goes on from it is played all the same."""
    server = await own_server()
    (host,) = await people(server)
    game = await host.new_table("me", "here Bea")
    page = await host.open(game)
    await play_some(page)
    copy = (await host.post(f"/api/tables/{game}/copy", {"n": 9, "bot": "uniform"}))["id"]
    await server.kill()
    change(server, "update history set record = 'x' where game = ?", copy)
    await server.start()
    for what in ("before", "record", "replay", "at/-1"):
        assert await code(host, f"/api/tables/{copy}/{what}") == "unreadable"
    assert f"what came before table {copy} can't be read: line 1" in server.logged()
    page = await host.open(copy)
    await page.play(Rng(2))
    assert page.over


async def test_a_listed_table_with_a_box_that_is_gone(own_server: Start, people: People) -> None:
    server = await own_server()
    (host,) = await people(server)
    good, bad = [await host.new_table("me", "open", listed=True) for _ in range(2)]
    await server.stop()
    change(server, "update game set box = 'sha256:0', box_name = 'x' where id = ?", bad)
    await server.start()
    assert {card["id"] for card in await host.get("/api/tables")} >= {good}
    assert await code(host, f"/api/tables/{bad}") == "no-such-box"
    with pytest.raises(Refusal, match="no-such-box"):
        await host.post(f"/api/tables/{bad}/start")


async def test_a_power_cut_between_the_last_guest_and_the_start(
    own_server: Start, people: People
) -> None:
    """Sitting down and beginning are two transactions; only the first was kept."""
    server = await own_server()
    host, guest = await people(server, 2)
    game = await host.new_table("me", "open", "bot uniform")
    other = await host.new_table("me", "open", "open")
    (person,) = server.rows("select distinct person from seat where game = ? and seat = 0", game)
    await server.kill()
    for one in (game, other):
        sat = (
            "update seat set kind = 'person', name = 'Bram', person = ? where game = ? and seat = 1"
        )
        change(server, sat, person[0], one)
    await server.start()
    assert (await host.get(f"/api/tables/{other}"))["phase"] == "open"
    assert server.journal(other) == []
    assert (await host.get(f"/api/tables/{game}"))["phase"] == "running"
    page = await host.open(game)
    await page.play(Rng(3))
    record = await check_game(server, game, [page])
    assert [name for _, name in record.seats] == ["Host", "Bram", "bot:uniform"]
    await server.kill()
    await server.start()
    assert len([row for row in server.journal(game) if row.kind == "seed"]) == 1
    page = await guest.open(game)
    assert page.over


async def test_a_database_that_cannot_be_written(own_server: Start, people: People) -> None:
    """Everybody is told, nothing happens, and all goes on when it can be written again."""
    server = await own_server(NIEUW_TEST_BUSY="200")
    (host,) = await people(server)
    await host.post("/api/me", {"prefs": {"pause": 2000}})
    game = await host.new_table("me", "bot uniform")
    page = await host.open(game)
    before = server.journal(game)
    text = any_answer(await page.until_asked(), Rng(1))
    with sqlite3.connect(server.file, isolation_level=None) as other:
        other.execute("begin immediate")
        assert (await page.move(text, id="once"))["code"] == "not-kept"
        with pytest.raises(Refusal) as error:
            await host.new_table("me", "open")
        assert (error.value.status, error.value.code) == (503, "not-kept")
        other.execute("rollback")
        assert server.journal(game) == before
        assert (await page.move(text, id="once"))["t"] == "answer"
        other.execute("begin immediate")  # before the bot has moved
        async with asyncio.timeout(PATIENCE):
            while server.logged().count(f"table {game} can't be written") < 2:
                await asyncio.sleep(0.05)
        other.execute("rollback")
    other.close()
    await page.until_asked()
    await page.play(Rng(2), lambda: [one["seat"] for one in page.story].count(1) >= 3)
    assert "OperationalError('database is locked')" in server.logged()
