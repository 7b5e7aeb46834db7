"""Two chats: of those at the table, and of those who watch. Nobody hears what is not for them."""

from __future__ import annotations

import pytest

from server.client import Page
from server.conftest import People, Start
from server.serving import Server
from server.tables import two_at_a_table

pytestmark = pytest.mark.anyio

SECRET = "the-secret-of-the-players"
WHISPER = "a-word-among-spectators"


async def listen(page: Page, listens: bool) -> None:
    """Say whether a player's page wants to hear those who watch."""
    await page.send(t="hello", wire=2, v=page.v, listens=listens)
    await page.quiet()


def texts(lines: list[dict[str, object]]) -> list[object]:
    return [line["text"] for line in lines]


async def test_who_only_knows_the_table_never_hears_the_players(
    own_server: Start, people: People
) -> None:
    """By no route: neither as it is said, nor later, nor anew, nor after a restart."""
    server = await own_server()
    who = await people(server, 3)
    game, (anna, bram) = await two_at_a_table(who[:2])
    early = await who[2].open(game)
    nobody = await stranger(who[2].server, people, game)
    assert (await anna.say(SECRET))["t"] == "answer"
    await bram.until(lambda: bram.chat)
    assert texts(bram.chat) == [SECRET]
    late = await who[2].open(game)
    await late.send(t="hello", wire=2, v=0, listens=True)
    for page in (early, late, nobody):
        await page.quiet()
        assert SECRET not in repr(page.seen)
    for path in ("", "/record", "/replay", "/before", "/at/1"):
        answer = await who[2].ask_for("GET", f"/api/tables/{game}{path}")
        assert answer.status_code == 200
        assert SECRET not in answer.text
    copied = (await who[2].post(f"/api/tables/{game}/copy", {"n": 1}))["id"]
    copy = await who[2].open(copied)
    await copy.quiet()
    assert SECRET not in repr(copy.seen)
    await server.kill()
    await server.start()
    again = await who[2].open(game)
    await again.quiet()
    assert SECRET not in repr(again.seen)
    mine = await who[1].open(game)
    await mine.until(lambda: mine.chat)
    assert texts(mine.chat) == [SECRET]


async def stranger(server: Server, people: People, game: str) -> Page:
    """A page of nobody known."""
    (person,) = await people(server)
    person.cookie = ""
    return await person.open(game)


async def test_those_who_watch_talk_among_themselves(server: Server, people: People) -> None:
    """A player hears them only while they want to, and may answer by the name of their seat."""
    who = await people(server, 4)
    game, (anna, bram) = await two_at_a_table(who[:2])
    for person, name in zip(who[2:], ("Wim", "Zoe"), strict=True):
        await person.post("/api/me", {"name": name})
    wim, zoe = [await person.open(game) for person in who[2:]]
    v = anna.v
    assert (await wim.say(WHISPER, room="watchers"))["t"] == "answer"
    await zoe.until(lambda: zoe.asides)
    (line,) = zoe.asides
    assert (line["name"], line["seat"], line["text"]) == ("Wim", -1, WHISPER)
    for page in (anna, bram):
        await page.quiet()
        assert WHISPER not in repr(page.seen)
    await listen(anna, True)
    assert texts(anna.asides) == [WHISPER]
    assert (await anna.say("Hello there", room="watchers"))["t"] == "answer"
    await wim.until(lambda: len(wim.asides) == 2)
    assert (wim.asides[1]["name"], wim.asides[1]["seat"]) == ("Host", 0)
    await listen(anna, False)
    assert (await zoe.say("Quiet now", room="watchers"))["t"] == "answer"
    await anna.quiet()
    assert texts(anna.asides) == [WHISPER, "Hello there"]
    await bram.quiet()
    assert (bram.asides, bram.chat, anna.chat, anna.v) == ([], [], [], v)
    late = await who[3].open(game)
    await late.quiet()
    assert texts(late.asides) == [WHISPER, "Hello there", "Quiet now"]


async def test_whoever_speaks_has_a_name(server: Server, people: People) -> None:
    who = await people(server, 3)
    game, _ = await two_at_a_table(who[:2])
    page = await who[2].open(game)
    nobody = await stranger(server, people, game)
    assert (await nobody.say("psst", room="watchers"))["code"] == "bad-name"
    assert (await page.say("psst", room="watchers"))["code"] == "bad-name"
    assert (await page.say("psst"))["code"] == "not-your-seat"
    await who[2].post("/api/me", {"name": "Wim"})
    assert (await page.say(" ", room="watchers"))["code"] == "empty"
    assert (await page.say("x" * 501, room="watchers"))["code"] == "too-long"
    assert (await page.say("psst", room="watchers"))["t"] == "answer"
    assert [row.kind for row in server.journal(game)][-1] == "aside"
