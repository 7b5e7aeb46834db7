"""Moves at a table: each answered exactly once, none made twice, none made by the wrong person."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from nieuw.bots.rng import Rng
from server.client import Page, any_answer
from server.conftest import People
from server.serving import Row, Server
from server.tables import seat_people, two_at_a_table

pytestmark = pytest.mark.anyio


def moves(server: Server, game: str) -> list[Row]:
    """The moves people made."""
    return [row for row in server.journal(game) if row.kind == "move" and row.request]


def first_answer(page: Page) -> str:
    """Something the page may answer now."""
    assert page.question is not None
    return any_answer(page.question, Rng(1))


async def test_a_move_is_answered_with_its_entry(server: Server, people: People) -> None:
    game, (anna, bram) = await two_at_a_table(await people(server, 2))
    before, text = anna.v, first_answer(anna)
    answer = await anna.move(text, id="one")
    assert answer == {"t": "answer", "id": "one", "v": before + 1}
    (row,) = moves(server, game)
    assert (row.seq, row.seat, row.request, row.body) == (before + 1, 0, "one", text)
    await bram.until(lambda: bram.v >= before + 1)
    assert bram.story[-1]["text"] == text
    kinds = [message["t"] for message in anna.seen]
    assert kinds[-2:] == ["at", "answer"]  # shown before it is answered, and both after it is kept


async def test_the_same_request_is_carried_out_once(server: Server, people: People) -> None:
    game, (anna, _) = await two_at_a_table(await people(server, 2))
    text, v = first_answer(anna), anna.v
    first = await anna.move(text, id="same")
    again = await anna.move(text, seat=0, v=v, id="same")
    other = await anna.move("pass", seat=0, v=v, id="same")
    assert first == again == other
    assert len(moves(server, game)) == 1


async def test_the_same_request_at_once(server: Server, people: People) -> None:
    game, (anna, _) = await two_at_a_table(await people(server, 2))
    second = await anna.person.open(game)
    text, v = first_answer(anna), anna.v
    wish = {"t": "move", "id": "same", "v": v, "seat": 0, "text": text}
    for _ in range(10):
        await asyncio.gather(anna.send(**wish), second.send(**wish))
    found = [await page.reply("same", 10) for page in (anna, second)]
    await asyncio.gather(anna.quiet(), second.quiet())
    for page in (anna, second):
        assert page.replies["same"] == [{"t": "answer", "id": "same", "v": v + 1}] * 10
    assert found[0] == found[1]
    assert [row.request for row in moves(server, game)] == ["same"]


async def test_the_same_id_of_two_people_is_two_requests(server: Server, people: People) -> None:
    game, (anna, bram) = await two_at_a_table(await people(server, 2))
    for page in (anna, bram):
        await page.until_asked()
        assert (await page.move(first_answer(page), id="first"))["t"] == "answer"
    assert [(row.seat, row.request) for row in moves(server, game)] == [(0, "first"), (1, "first")]


async def test_a_stale_version(server: Server, people: People) -> None:
    game, (anna, _) = await two_at_a_table(await people(server, 2))
    await anna.quiet()
    for v in (anna.v - 1, anna.v + 1, 0, -5, 10**30):
        anna.seen.clear()
        answer = await anna.move(first_answer(anna), v=v)
        assert (answer["t"], answer["code"]) == ("error", "stale")
        await anna.until(lambda: any(m["t"] == "at" for m in anna.seen))
        told = [m["t"] for m in anna.seen]
        assert "seats" in told[told.index("error") :]  # and others that say who is here, any time
        assert [t for t in told if t != "seats"] == ["error", "ask", "at"]
        assert next(m for m in anna.seen if m["t"] == "at")["since"] == 0
    assert moves(server, game) == []


async def test_two_pages_of_one_person_move_at_once(server: Server, people: People) -> None:
    game, (anna, _) = await two_at_a_table(await people(server, 2))
    other = await anna.person.open(game)
    text, v = first_answer(anna), anna.v
    answers = await asyncio.gather(
        anna.move(text, seat=0, v=v, id="a"), other.move(text, seat=0, v=v, id="b")
    )
    assert sorted(a.get("code", "done") for a in answers) == ["done", "stale"]
    (row,) = moves(server, game)
    assert row.request == next(a["id"] for a in answers if a["t"] == "answer")


async def test_two_people_move_at_once(server: Server, people: People) -> None:
    game, (anna, bram) = await two_at_a_table(await people(server, 2))
    text, v = first_answer(anna), anna.v
    mine, other = await asyncio.gather(anna.move(text, seat=0, v=v), bram.move(text, seat=1, v=v))
    assert mine["t"] == "answer"
    assert other["code"] in ("not-your-turn", "stale")  # whichever came first
    assert [row.seat for row in moves(server, game)] == [0]


async def test_out_of_turn(server: Server, people: People) -> None:
    game, (anna, bram) = await two_at_a_table(await people(server, 2))
    answer = await bram.move(first_answer(anna), seat=1)
    assert answer == {"t": "error", "id": answer["id"], "code": "not-your-turn", "detail": ""}
    assert moves(server, game) == []


async def test_another_persons_seat(server: Server, people: People) -> None:
    hosts = await people(server, 3)
    game, (anna, bram) = await two_at_a_table(hosts[:2], "bot uniform")
    watcher = await hosts[2].open(game)
    nobody = await (await people(server))[0].open(game)
    nobody.person.cookie = ""
    stranger = await nobody.person.open(game)
    text = first_answer(anna)
    for page in (bram, watcher, stranger):
        for seat in (0, 2, 3, -1, 10**30):
            answer = await page.move(text, seat=seat)
            assert answer["code"] == "not-your-seat", (seat, answer)
        for wish in (
            {"t": "undo", "v": page.v, "seat": 0, "to": 0},
            {"t": "hand", "seat": 0, "bot": "greedy"},
            {"t": "hand", "seat": 2, "bot": ""},
            {"t": "hand", "seat": 9, "bot": ""},
        ):
            assert (await page.request(**wish))["code"] == "not-your-seat"
    assert (await anna.hand(2, ""))["code"] == "not-your-seat"
    assert (await anna.hand(1, "greedy"))["code"] == "not-your-seat"
    assert moves(server, game) == []
    assert (await anna.move(text))["t"] == "answer"


@pytest.mark.parametrize(
    "text", ["", " ", "xyzzy", "place", "place 99", "place  1", "pláce 1", "pay 3c", "pass\n", "*"]
)
async def test_a_move_that_cannot_be(text: str, server: Server, people: People) -> None:
    game, (anna, _) = await two_at_a_table(await people(server, 2))
    answer = await anna.move(text)
    assert (answer["t"], answer["code"]) == ("error", "illegal-move")
    assert answer["detail"]
    assert moves(server, game) == []
    assert (await anna.move(first_answer(anna)))["t"] == "answer"


async def test_a_move_that_is_too_long(server: Server, people: People) -> None:
    _, (anna, _) = await two_at_a_table(await people(server, 2))
    assert (await anna.move("x" * 200))["code"] == "illegal-move"
    assert (await anna.move("x" * 201))["code"] == "too-long"


@pytest.mark.parametrize("request_id", ["", "x" * 41, "new\nline", "nul\0"])
async def test_an_id_that_cannot_be(request_id: str, server: Server, people: People) -> None:
    game, (anna, _) = await two_at_a_table(await people(server, 2))
    wish = {"t": "move", "id": request_id, "v": anna.v, "seat": 0, "text": first_answer(anna)}
    for _ in range(2):
        await anna.send(**wish)
    refused = await anna.reply("", 2)
    assert (refused["t"], refused["code"]) == ("error", "bad-request")
    assert moves(server, game) == []
    assert (await anna.move(first_answer(anna), id="x" * 40))["t"] == "answer"


async def test_no_move_while_a_bot_sits_in(server: Server, people: People) -> None:
    _, (anna, bram) = await two_at_a_table(await people(server, 2))
    assert (await bram.hand(1, "uniform"))["t"] == "answer"
    assert (await bram.move("pass", seat=1))["code"] == "bot-sits-in"
    assert (await bram.hand(1, "nobody"))["code"] == "unknown-bot"
    assert (await bram.hand(1, ""))["t"] == "answer"
    assert (await bram.move("pass", seat=1))["code"] == "not-your-turn"
    assert (await anna.move(first_answer(anna)))["t"] == "answer"


async def test_what_is_no_message(server: Server, people: People) -> None:
    _, (anna, _) = await two_at_a_table(await people(server, 2))
    good = {"t": "move", "id": "x", "v": 1, "seat": 0, "text": "pass"}
    bad: list[Any] = [[], {}, 1, None, "hello", {"t": "nothing"}, {"t": "move"}]
    bad += [{**good, "v": "1"}, {**good, "more": 1}, {**good, "text": None}, {"t": "at", "v": 1}]
    for n, one in enumerate(bad):
        await anna.ws.send(json.dumps(one))
        refused = await anna.reply("", n + 1)
        assert refused["code"] == "bad-request"
    await anna.ws.send(b"\xff\xfe")
    assert (await anna.reply("", len(bad) + 1))["code"] == "bad-request"
    await anna.ws.send(b'{"t":"hello","wire":2}')
    await anna.until(lambda: anna.seen[-1]["t"] == "at")


async def test_nothing_new_before_the_first_word(server: Server, people: People) -> None:
    game, (anna, bram) = await two_at_a_table(await people(server, 2))
    early = await bram.person.plain_open(game)
    assert (await anna.move(first_answer(anna)))["t"] == "answer"
    await anna.say("hallo")
    await early.hello()
    await early.until_asked()
    await early.until(lambda: early.chat)
    kinds = [message["t"] for message in early.seen]
    assert kinds[kinds.index("chat") :] == ["chat", "ask", "at"]
    assert set(kinds[: kinds.index("chat")]) == {"seats"}
    assert early.seen[kinds.index("at")]["since"] == 0


async def test_a_preview_changes_nothing(server: Server, people: People) -> None:
    game, (anna, bram) = await two_at_a_table(await people(server, 2))
    rows = server.journal(game)
    text = first_answer(anna)
    seen = await anna.preview(text)
    assert (seen["t"], seen["v"], seen["preview"]["text"]) == ("preview", anna.v, text)
    assert (await bram.preview(text))["preview"] == seen["preview"]
    assert (await anna.preview("xyzzy"))["code"] == "illegal-move"
    assert (await anna.request(t="preview", v=anna.v - 1, text=text))["code"] == "stale"
    assert server.journal(game) == rows


async def test_nothing_can_be_done_when_it_is_over(server: Server, people: People) -> None:
    (host,) = await people(server)
    game = await host.new_table("bot uniform", "bot uniform")
    page = await host.open(game)
    await page.until(lambda: page.over)
    assert page.asked is None
    for text in ("pass", "place 1", "draw-tile C", "", "*", "pay 1c"):
        assert (await page.preview(text))["code"] == "illegal-move"
    assert (await page.move("pass", seat=0))["code"] == "not-your-seat"


async def test_chat_goes_to_those_at_the_table(server: Server, people: People) -> None:
    _, (anna, bram) = await two_at_a_table(await people(server, 2), "bot uniform")
    v = anna.v
    answer = await anna.say("  Hallo, 世界!  ", id="c")
    assert await anna.say("again", id="c") == answer
    for page in (anna, bram):
        while not page.chat:
            await page.next()
        (line,) = page.chat
        shown = (line["seq"], line["name"], line["seat"], line["text"])
        assert shown == (answer["v"], "Host", 0, "Hallo, 世界!")
    assert anna.v == v  # words are no move
    assert (await anna.say("x" * 500))["t"] == "answer"
    assert (await anna.say("x" * 501))["code"] == "too-long"
    assert (await anna.say(" \n "))["code"] == "empty"


async def test_a_stranger_is_not_heard(server: Server, people: People) -> None:
    hosts = await people(server, 2)
    game = await seat_people(hosts[:1], ("me", "bot uniform"))
    hosts[1].cookie = ""
    stranger = await hosts[1].open(game)
    assert (await stranger.say("psst"))["code"] == "not-your-seat"
    assert [row for row in server.journal(game) if row.kind == "chat"] == []


async def test_who_is_here(server: Server, people: People) -> None:
    hosts = await people(server, 3)
    game = await seat_people(hosts[:2], ("me", "open", "bot uniform"))
    anna = await hosts[0].open(game)
    assert [(c["here"], c["mine"]) for c in anna.chairs] == [
        (True, True),
        (False, False),
        (False, False),
    ]
    assert anna.watching == 0
    bram = await hosts[1].open(game)
    await anna.until(lambda: anna.chairs[1]["here"])
    hosts[2].cookie = ""
    strangers = [await hosts[2].open(game) for _ in range(2)]
    await anna.until(lambda: anna.watching == 2)
    await strangers[0].close()
    await anna.until(lambda: anna.watching == 1)
    await bram.close()
    await anna.until(lambda: not anna.chairs[1]["here"])
