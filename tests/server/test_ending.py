"""Games that end early, as the people at the table and their lists see it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from nieuw.game.reader import read
from nieuw.game.writer import write
from nieuw.server import seating
from nieuw.server.hub import Hub
from nieuw.server.lists import my_games
from nieuw.server.run import database_url
from nieuw.server.uploads import look_at, play_on
from nieuw.table import wire
from nieuw.table.decide import Expire, decide
from nieuw.table.entries import Stamp
from server.client import Refusal
from server.conftest import People, Start
from server.serving import Server
from server.tables import two_at_a_table

pytestmark = pytest.mark.anyio


async def code(asked: object) -> str:
    try:
        await asked  # type: ignore[misc]
    except Refusal as refusal:
        return str(refusal.code)
    return "done"


async def test_resigned_removed_and_played_again(server: Server, people: People) -> None:
    host, stranger = await people(server, 2)
    await host.quick()
    game = await host.new_table("me", "bot uniform")
    page = await host.open(game)
    watching = await stranger.open(game)
    assert await code(host.post(f"/api/tables/{game}/remove")) == "not-ended"
    assert (await watching.request(t="end", seat=0))["code"] == "not-your-seat"
    assert (await page.request(t="end", seat=0))["t"] == "answer"
    for seen in (page, watching):
        await seen.until(lambda seen=seen: seen.at["phase"] == "ended")  # type: ignore[misc]
        assert seen.at["ended"] == {"reason": "resigned", "seat": 0}
        assert (seen.at["result"], seen.at["winners"], seen.question) == (None, [], None)
    assert page.log()[-1] == (len(page.story), "Host resigns: the game ends here")
    text = await host.record(game)
    assert "Result *\n" in text
    assert read(text).segments()[0].seed

    (card,) = (await host.get("/api/me"))["games"]
    assert (card["phase"], card["my_turn"]) == ("ended", False)
    assert card["ended"] == {"reason": "resigned", "seat": 0}
    assert card["winners"] == []
    assert await code(stranger.post(f"/api/tables/{game}/remove")) == "not-your-seat"
    again = (await host.post(f"/api/tables/{game}/rematch"))["id"]
    await host.post(f"/api/tables/{game}/remove")
    assert [card["id"] for card in (await host.get("/api/me"))["games"]] == [again]
    assert (await host.get(f"/api/tables/{game}"))["phase"] == "ended"


async def test_it_stays_ended_after_a_restart(own_server: Start, people: People) -> None:
    server = await own_server()
    (host,) = await people(server)
    game = await host.new_table("me", "bot uniform")
    page = await host.open(game)
    assert (await page.request(t="end", seat=0))["t"] == "answer"
    lines = len(server.journal(game))
    await server.kill()
    await server.start()
    page = await host.open(game)
    assert page.at["ended"] == {"reason": "resigned", "seat": 0}
    assert (await page.request(t="end", seat=0))["code"] == "ended"
    assert len(server.journal(game)) == lines
    trial = (await host.post(f"/api/tables/{game}/copy", {"n": 0, "bot": "uniform"}))["id"]
    assert (await host.get(f"/api/tables/{trial}"))["phase"] == "running"


async def test_abandoned_when_both_agree(server: Server, people: People) -> None:
    game, (anna, bram) = await two_at_a_table(await people(server, 2))
    assert (await anna.request(t="end", seat=0))["t"] == "answer"
    await bram.until_poll()
    poll = bram.at["poll"]
    assert (poll["about"], poll["seat"], poll["waiting"]) == ("abandon", 0, [1])
    assert (await bram.request(t="vote", poll=poll["seq"], agree=True))["t"] == "answer"
    for page in (anna, bram):
        await page.until(lambda page=page: page.at["phase"] == "ended")  # type: ignore[misc]
        assert page.at["ended"] == {"reason": "abandoned", "seat": 0}
    assert [row.kind for row in server.journal(game)][-3:] == ["abandon", "vote", "end"]


async def test_a_table_is_closed_by_its_host_before_it_begins(
    server: Server, people: People
) -> None:
    host, guest = await people(server, 2)
    game = await host.new_table("me", "open", listed=True)
    (token,) = (await host.seat_tokens(game)).values()
    await guest.post("/api/me", {})
    assert await code(guest.post(f"/api/tables/{game}/end")) == "not-the-host"
    await host.post(f"/api/tables/{game}/end")
    assert await code(host.post(f"/api/tables/{game}/end")) == "begun"
    assert game not in [card["id"] for card in await guest.get("/api/tables")]
    assert await code(guest.post("/api/join", {"token": token, "name": "Bea"})) == "seat-taken"
    assert await code(host.post(f"/api/tables/{game}/start")) == "done"
    assert [row.kind for row in server.journal(game)] == ["end"]
    page = await host.open(game)
    assert page.at["ended"] == {"reason": "put-away", "seat": 0}
    await host.post(f"/api/tables/{game}/remove")
    assert (await host.get("/api/me"))["games"] == []


async def test_a_page_of_another_version_is_told_to_reload(server: Server, people: People) -> None:
    (host,) = await people(server)
    game = await host.new_table("me", "bot uniform")
    for version in ({}, {"wire": wire.VERSION - 1}, {"wire": wire.VERSION + 1}):
        page = await host.plain_open(game)
        await page.send(t="hello", v=0, **version)
        assert (await page.reply(""))["code"] == "old-page"
        with pytest.raises(ConnectionClosed) as closed:
            await page.until(lambda: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4426


async def test_every_way_to_end_is_kept_listed_and_written(tmp_path: Path) -> None:
    """Read by another run: in the list, at the table, and as a record that is read again."""
    url = database_url(str(tmp_path / "x.db"))
    hub = Hub(url)
    await hub.open()
    anna, _ = await hub.store.new_person("Anna")
    bea, _ = await hub.store.new_person("Bea")
    resigned = await seating.make(hub, anna, wish(wire.Wish("bot", bot="farmer")))
    table = await hub.table(resigned)
    seat = next(chair.seat for chair in table.seats if chair.person)
    await table.carry_out(anna.id, wire.End("e", seat))
    await table.carry_out(anna.id, wire.Chat("c", "Well played"))

    abandoned = await seating.make(hub, anna, wish(wire.Wish("open")))
    (link,) = await seating.links(hub, abandoned, anna.id)
    await seating.sit(hub, bea.id, abandoned, wire.Sit("Bea", link.path.split("/")[-1]))
    table = await hub.table(abandoned)
    asker = next(chair.seat for chair in table.seats if chair.person == anna.id)
    poll = await table.carry_out(anna.id, wire.End("e", asker))
    await table.carry_out(bea.id, wire.Vote("v", poll, True))

    closed = await seating.make(hub, anna, wish(wire.Wish("open")))
    await seating.put_away(hub, closed, anna.id)

    expired = await seating.make(hub, anna, wish(wire.Wish("here", name="Cleo")))
    table = await hub.table(expired)
    done = decide(table.live, table.seats, Expire(), Stamp(at=1), hub.has_bot)
    await hub.store.append(expired, done.entries, done.stands)
    await hub.close()

    ends = {
        resigned: wire.Ended("resigned", seat),
        abandoned: wire.Ended("abandoned", asker),
        closed: wire.Ended("put-away", 0),
        expired: wire.Ended("expired", -1),
    }
    hub = Hub(url)
    await hub.open()
    cards = {card.id: card for card in (await my_games(hub, anna.id)).games}
    assert {game: card.ended for game, card in cards.items()} == ends
    assert {(card.phase, card.my_turn) for card in cards.values()} == {("ended", False)}
    for game, how in ends.items():
        table = await hub.table(game)
        assert (table.live.ended, table.live.phase) == (how, "ended")
        text = write(table.live.record)
        assert "\nResult *\n" in text
        assert all(segment.seed for segment in read(text).segments())
        looked = msgspec.json.decode(await look_at(hub, wire.Import(text)), type=wire.Replay)
        assert (len(looked.story), looked.result) == (len(table.live.story), None)
        on = await play_on(hub, anna, wire.Import(text))
        assert (await hub.table(on)).live.phase == "running"
    await hub.close()


def wish(other: wire.Wish) -> wire.NewTable:
    return wire.NewTable([wire.Wish("me"), other], name="Anna")
