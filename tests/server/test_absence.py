"""Somebody is asked and away: told to everybody, relieved by a bot, and back again."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from nieuw.bots.rng import Rng
from nieuw.game.reader import read
from nieuw.server import hub, seating
from nieuw.server.hub import Hub
from nieuw.server.presence import Presence
from nieuw.server.run import database_url
from nieuw.server.sockets import Socket
from nieuw.table import wire
from server.client import Person, Refusal
from server.conftest import People, Start
from server.serving import Server
from server.tables import check_game, seat_people, two_at_a_table

pytestmark = pytest.mark.anyio

AT_ONCE = {"NIEUW_TEST_MINUTE": "0"}
"""No table waits for anybody."""


async def test_a_table_waits_five_minutes(server: Server, people: People) -> None:
    """Everybody is told who is away, and nobody may hurry."""
    _, (anna, bram) = await two_at_a_table(await people(server, 2))
    assert (anna.absence, bram.absence) == (None, None)
    await anna.close()
    await bram.until(lambda: bram.absence)
    assert bram.absence is not None
    assert (bram.absence["seat"], bram.absence["patience"]) == (0, 5 * 60_000)
    assert bram.absence["waited"] < 60_000
    assert (await bram.stand_in(0))["code"] == "not-absent"
    await anna.person.back(anna)
    await bram.until(lambda: bram.absence is None)


async def test_a_bot_plays_until_the_person_is_back(own_server: Start, people: People) -> None:
    server = await own_server(**AT_ONCE)
    game, (anna, bram) = await two_at_a_table(await people(server, 2))
    assert (await bram.stand_in(0))["code"] == "not-absent"
    await anna.close()
    await bram.until(lambda: bram.absence)
    assert (await bram.stand_in(0))["t"] == "answer"
    await bram.until(lambda: bram.chairs[0]["bot"] == "merchant" and bram.absence is None)
    await bram.until_asked()
    assert bram.chairs[0]["kind"] == "person"
    assert bram.log()[0][1] == "Host is away, so a bot (Merchant) now plays for them"
    back = await anna.person.back(anna)
    assert (await back.hand(0, ""))["t"] == "answer"
    await bram.play(Rng(3), lambda: back.chairs[0]["bot"] == "" and bram.v > back.v)
    await back.until_asked()
    assert read(await bram.person.record(game)).lines()


async def test_the_end_says_who_played(own_server: Start, people: People) -> None:
    server = await own_server(**AT_ONCE)
    game, (anna, bram) = await two_at_a_table(await people(server, 2))
    await anna.close()
    await bram.until(lambda: bram.absence)
    assert (await bram.stand_in(0))["t"] == "answer"
    await bram.play(Rng(8))
    record = await check_game(server, game, [bram])
    choices = sum(line["chosen"] and line["seat"] == 0 for line in bram.story)
    (stood,) = bram.at["stood_in"]
    assert stood == {"seat": 0, "bots": ["merchant"], "choices": choices, "of": choices}
    assert [name for _, name in record.seats] == ["Host", "Guest 1"]


async def test_a_vote_of_those_who_are_here(own_server: Start, people: People) -> None:
    """Not of those who watch, and it ends when the person is back."""
    server = await own_server(**AT_ONCE)
    who = await people(server, 4)
    game = await seat_people(who[:3], ("me", "open", "open"))
    anna, bram, carl, watcher = [await person.open(game) for person in who]
    await anna.until_asked()
    await anna.close()
    await bram.until(lambda: bram.absence)
    assert (await watcher.stand_in(0))["code"] == "not-your-seat"
    assert (await bram.stand_in(0))["t"] == "answer"
    await carl.until_poll()
    assert (await watcher.request(t="vote", poll=carl.at["poll"]["seq"], agree=True))["code"] == (
        "no-such-vote"
    )
    back = await anna.person.back(anna)
    await carl.until(lambda: carl.at["poll"] is None)
    assert (await back.until_asked())["seat"] == 0
    assert [row.kind for row in server.journal(game)][-2:] == ["absent", "back"]
    await back.close()
    await bram.until(lambda: bram.absence)
    assert (await bram.stand_in(0))["t"] == "answer"
    await carl.until_poll()
    assert carl.at["poll"]["whose"] == 0
    assert (await carl.vote(True))["t"] == "answer"
    await bram.until(lambda: bram.chairs[0]["bot"] == "merchant")


async def test_an_open_vote_survives_a_restart(own_server: Start, people: People) -> None:
    server = await own_server(**AT_ONCE)
    who = await people(server, 3)
    game = await seat_people(who, ("me", "open", "open"))
    anna, bram, carl = [await person.open(game) for person in who]
    await anna.until_asked()
    await anna.close()
    await bram.until(lambda: bram.absence)
    assert (await bram.stand_in(0))["t"] == "answer"
    await carl.until_poll()
    await server.kill()
    await server.start()
    again = await carl.person.open(game)
    assert again.at["poll"]["waiting"] == [2]
    assert (await again.vote(True))["t"] == "answer"
    await again.until(lambda: again.chairs[0]["bot"] == "merchant")


async def test_a_table_may_wait_longer(server: Server, people: People) -> None:
    (host,) = await people(server)
    game = await host.new_table("me", "open", patience=90)
    assert (await host.get(f"/api/tables/{game}"))["patience"] == 90
    await host.post(f"/api/tables/{game}/start")
    again = await rematch(host, game)
    assert (await host.get(f"/api/tables/{again}"))["patience"] == 90
    for minutes in (4, 10_081, 5.5):
        with pytest.raises(Refusal) as refused:
            await host.new_table("me", "open", patience=minutes)
        assert refused.value.code == "bad-request"


async def rematch(host: Person, game: str) -> str:
    """The table after one that is given up."""
    page = await host.open(game)
    assert (await page.request(t="end", seat=0))["t"] == "answer"
    return str((await host.post(f"/api/tables/{game}/rematch"))["id"])


async def test_who_was_never_here_is_away_since_the_start() -> None:
    """Of the table's own people alone; who leaves is remembered, who comes is not away."""
    left: dict[str, int] = {}
    presence = Presence(lambda: None, ["anna", "bea", ""], left, since=1234)
    assert presence.gone() == {"anna": 1234, "bea": 1234}
    page, watcher = Socket("anna", 0), Socket("zoe", 0)
    presence.come(page)
    presence.come(watcher)
    assert presence.gone() == {"bea": 1234}
    presence.go(page)
    presence.go(watcher)
    assert left.keys() == {"anna"}
    assert presence.gone()["anna"] > 1234


async def test_when_people_left_outlives_the_table_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As long as it is played."""
    clock = [1_000_000]
    for module in ("hub", "table", "presence"):
        monkeypatch.setattr(f"nieuw.server.{module}.now", lambda: clock[0])
    host = Hub(database_url(str(tmp_path / "x.db")))
    await host.open()
    try:
        anna, _ = await host.store.new_person("Anna")
        seats = [wire.Wish("me"), wire.Wish("here", name="Bea")]
        game = await seating.make(host, anna, wire.NewTable(seats, name="Anna"))
        table = await host.table(game)
        page = Socket(anna.id, 0)
        table.presence.come(page)
        clock[0] += 500
        table.presence.go(page)
        clock[0] += hub.IDLE + 1
        host.forget_idle()
        assert game not in host.tables
        again = await host.table(game)
        assert again.presence.gone() == {anna.id: 1_000_500}
        await again.carry_out(anna.id, wire.End("r", 0))
        host.forget(game)
        assert host.left == {}
    finally:
        await host.close()


async def test_tables_of_an_earlier_version_wait_as_short_as_any(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    host = Hub(database_url(str(file)))
    await host.open()
    anna, _ = await host.store.new_person("Anna")
    seats = [wire.Wish("me"), wire.Wish("here", name="Bea")]
    game = await seating.make(host, anna, wire.NewTable(seats, name="Anna"))
    await host.close()
    with closing(sqlite3.connect(file)) as db:
        db.execute("alter table game drop column patience")
        db.execute("update alembic_version set version_num = '0003'")
        db.commit()
    host = Hub(database_url(str(file)))
    await host.open()
    row = await host.store.game(game)
    await host.close()
    assert row is not None
    assert row.patience == wire.SHORTEST_WAIT
