"""Taking back: freely within one's own turn, else put to the vote; nothing drawn is drawn again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from nieuw.bots.rng import Rng
from nieuw.core.names import CHANCE
from nieuw.game.reader import read
from nieuw.game.record import Segment
from nieuw.text import snapshot
from server.client import Page, Person, any_answer, said
from server.conftest import People, Start
from server.serving import Server
from server.tables import check_game, seat_people, two_at_a_table

pytestmark = pytest.mark.anyio


async def answer_any(page: Page, rng: Rng) -> None:
    """Answer the question the page has."""
    v = page.v
    assert (await page.move(any_answer(await page.until_asked(), rng)))["t"] == "answer"
    await page.until(lambda: page.v > v)


async def play_until(pages: list[Page], rng: Rng, enough: Callable[[Page], object]) -> Page:
    """Play until something holds for the page that is asked."""
    while True:
        await pages[0].until(lambda: mine(pages))
        page = mine(pages)[0]
        await page.until_asked()
        if enough(page):
            return page
        await answer_any(page, rng)
        await all_at(pages, page)


def mine(pages: list[Page]) -> list[Page]:
    """The pages of whoever is asked, as the first of them shows it."""
    mover = pages[0].at["view"]["mover"]
    return [page for page in pages if page.chairs[mover]["mine"]]


async def all_at(pages: list[Page], page: Page) -> None:
    """Let all pages come to where one is."""
    for one in pages:
        while one.v < page.v:
            await one.next()


def board(page: Page) -> tuple[Any, ...]:
    """What a page shows, but for the version."""
    return page.at["view"], page.at["forecast"], [*page.story], page.at["poll"]


def sentence(line: dict[str, Any], page: Page) -> str:
    """A line of the log in English, without its price."""
    what = line["said"][0]["what"]
    bare = what["args"]["text"] if what["id"] == "with-changes" else what
    return str(said(bare, [chair["name"] for chair in page.chairs]))


async def test_free_within_ones_own_turn(server: Server, people: People) -> None:
    game, pages = await two_at_a_table(await people(server, 2))
    rng = Rng(1)
    await play_until(pages, rng, lambda p: p.question and p.question["kind"] == "turn")
    steps = 0
    while steps < 5:
        page = await play_until(pages, rng, lambda p: True)
        before, question, rows = board(page), page.question, len(server.journal(game))
        assert question is not None
        v, seat, line = page.v, question["seat"], len(page.story)
        await answer_any(page, rng)
        if any(one["seat"] == CHANCE for one in page.story[line:]):
            continue
        name, told, known = page.chairs[seat]["name"], page.story[line], len(page.notes)
        answer = await page.undo(seat, line)
        assert answer["t"] == "answer"
        assert page.v == answer["v"] > v + 1
        assert board(page) == before
        assert await page.until_asked() == question
        assert [row.kind for row in server.journal(game)[rows:]] == ["move", "undo"]
        steps += 1
        await all_at(pages, page)
        note = (line, f"{name} takes back “{sentence(told, page)}”")
        assert [one.log()[known:] for one in pages] == [[note], [note]]
        assert [board(one) for one in pages] == [before, before]
        await answer_any(page, rng)
        await all_at(pages, page)


async def test_the_question_says_how_far_back_is_free(server: Server, people: People) -> None:
    _, pages = await two_at_a_table(await people(server, 2))
    rng = Rng(4)
    assert pages[0].asked is not None
    assert pages[0].asked["undo"] == -1  # nothing but draws so far
    seen = set()
    for _ in range(60):
        page = await play_until(pages, rng, lambda p: True)
        assert page.asked is not None
        line, seat = page.asked["undo"], page.asked["ask"]["seat"]
        seen.add(line >= 0)
        if line >= 0:
            assert page.story[line]["seat"] == seat
            assert all(one["seat"] == seat for one in page.story[line + 1 :] if one["seat"] == -1)
        await answer_any(page, rng)
        await all_at(pages, page)
    assert seen == {True, False}


async def with_a_bot(people: list[Person]) -> tuple[str, list[Page]]:
    """Two people at a table behind a bot; the last of them places last, and a draw follows."""
    game = await seat_people(people, ("bot uniform", "me", "open"))
    return game, [await person.open(game) for person in people]


async def to_a_draw(pages: list[Page], rng: Rng) -> tuple[Page, int]:
    """Play until a choice led to a draw and a person is asked again; who chose, and the line."""
    while True:
        page = await play_until(pages, rng, lambda p: True)
        line = len(page.story)
        await answer_any(page, rng)
        drawn = any(one["seat"] == CHANCE for one in page.story[line:])
        await all_at(pages, page)
        if drawn:
            asked = await play_until(pages, rng, lambda p: True)
            await all_at(pages, asked)
            return page, line


async def test_past_a_draw_all_must_agree(server: Server, people: People) -> None:
    game, pages = await with_a_bot(await people(server, 2))
    rng = Rng(2)
    page, line = await to_a_draw(pages, rng)
    other = pages[1 - pages.index(page)]
    seat, against = 1 + pages.index(page), 2 - pages.index(page)
    shown = page.story[line:]
    names = [page.chairs[one]["name"] for one in (seat, against)]
    moves = sum(one["chosen"] for one in shown)
    what = f"{moves} moves, from “{sentence(shown[0], page)}” on"
    watching = await (await people(server))[0].open(game)

    answer = await page.undo(seat, line)
    poll = {"seq": answer["v"], "seat": seat, "to": line, "waiting": [against], "about": "undo"}
    assert page.at["poll"] == {**poll, "whose": -1, "agreed": []}
    assert page.story[line:] == shown
    assert (await page.vote(True))["code"] == "no-such-vote"  # one's own wish

    await other.until_poll()
    assert (await other.vote(False))["t"] == "answer"
    assert other.at["poll"] is None
    assert other.story[line:] == shown
    assert (await other.request(t="vote", poll=answer["v"], agree=True))["code"] == "no-such-vote"

    await page.until_version(other.v)
    await page.undo(seat, line)
    await other.until_poll()
    assert (await other.vote(True))["t"] == "answer"
    assert len(other.story) == line
    assert other.at["poll"] is None
    await page.until_version(other.v)
    kinds = [row.kind for row in server.journal(game)][-5:]
    assert kinds == ["poll", "vote", "poll", "vote", "undo"]
    assert board(page) == board(other)
    await watching.until_version(page.v)
    fresh = await page.person.open(game)
    told = [
        f"{names[0]} asks to take back {what}",
        f"{names[1]} doesn’t agree: nothing is taken back",
        f"{names[0]} asks to take back {what}",
        f"{names[1]} agrees",
        f"Everyone agrees, and {names[0]} takes back {what}",
    ]
    for one in (page, other, watching, fresh):
        assert one.log() == [(line, text) for text in told]
    assert moves > 1
    async with asyncio.TaskGroup() as group:
        for n, one in enumerate(pages):
            group.create_task(one.play(Rng(30 + n)))
    record = await check_game(server, game, pages)
    assert len([e for e in record.entries if isinstance(e.what, Segment)]) == 1


async def test_on_one_device_another_seat_is_no_other_person(
    server: Server, people: People
) -> None:
    """Whoever shares the device takes back freely, but not what a bot chose that sits in."""
    (anna,) = await people(server)
    game = await anna.new_table("me", "here Bea")
    page = await anna.open(game)
    line, rng = len(page.story), Rng(1)
    await answer_any(page, rng)
    assert (await page.until_asked())["seat"] == 1
    assert page.asked is not None
    assert page.asked["undo"] == line
    before = len(page.story)
    await page.hand(1, "uniform")
    await page.until(lambda: len(page.story) > before)
    assert (await page.until_asked())["seat"] == 0
    assert page.asked["undo"] == -1


async def test_anothers_choice_is_not_taken_back_freely(server: Server, people: People) -> None:
    _, (anna, bram) = await two_at_a_table(await people(server, 2))
    line = len(anna.story)
    rng = Rng(1)
    await answer_any(anna, rng)
    await bram.until_asked()
    assert (await bram.undo(1, line))["t"] == "answer"
    assert bram.at["poll"]["waiting"] == [0]
    lines = len(bram.story)
    await answer_any(bram, rng)  # a move ends the vote
    assert bram.at["poll"] is None
    assert bram.log()[1:] == [(lines, "The game has moved on: nothing is taken back")]
    await anna.until(lambda: anna.v == bram.v)
    assert (await anna.undo(0, line))["t"] == "answer"
    assert anna.at["poll"]["waiting"] == [1]


@pytest.mark.parametrize("to", [-1, 0, 10**6, 10**30])
async def test_nothing_to_take_back(to: int, server: Server, people: People) -> None:
    _, (anna, _) = await two_at_a_table(await people(server, 2))
    assert anna.story[0]["seat"] == CHANCE
    assert (await anna.undo(0, to))["code"] == "nothing-to-undo"
    assert (await anna.undo(0, len(anna.story)))["code"] == "nothing-to-undo"
    assert (await anna.undo(0, 0, v=anna.v - 1))["code"] == "stale"


@pytest.mark.parametrize("voting", ["600", "0.1", "600 for nobody"])
async def test_bots_wait_for_a_vote_but_not_for_ever(
    voting: str, own_server: Start, people: People
) -> None:
    seconds, _, nobody = voting.partition(" ")
    server = await own_server(NIEUW_TEST_VOTING=seconds)
    hosts = await people(server, 2)
    await hosts[0].post("/api/me", {"prefs": {"pause": 500}})
    game, (anna, bram) = await two_at_a_table(hosts, "bot uniform")
    line = len(anna.story)
    for page in (anna, bram):
        await answer_any(page, Rng(1))
    await anna.until_version(bram.v)
    assert anna.at["view"]["mover"] == 2
    if nobody:
        await bram.close()
    v = (await anna.undo(0, line))["v"]
    assert anna.at["poll"]["waiting"] == [1]
    if voting == "600":
        other = await hosts[0].open(await hosts[0].new_table("me", "bot uniform"))
        await other.play(Rng(1), lambda: [one["seat"] for one in other.story].count(1) >= 2)
        await bram.until_poll()  # a bot with the same pause has moved twice meanwhile
        assert (await bram.vote(True))["t"] == "answer"
        assert len(bram.story) == line
        await anna.until_asked()
    else:
        await anna.until(lambda: anna.v > v)
        assert anna.at["poll"] is None
        kinds = [row.kind for row in server.journal(game)]
        assert kinds[kinds.index("poll") + 1] == "move"


async def test_three_people_vote(server: Server, people: People) -> None:
    hosts = await people(server, 3)
    game = await seat_people(hosts, ("me", "open", "open"))
    pages = [await person.open(game) for person in hosts]
    page, line = await to_a_draw(pages, Rng(8))
    others = [p for p in pages if p is not page]
    await page.undo(pages.index(page), line)
    for n, other in enumerate(others):
        await other.until_poll(2 - n)
        assert (await other.vote(True))["t"] == "answer"
    assert len(others[-1].story) == line


async def test_whoever_left_a_bot_is_not_asked(own_server: Start, people: People) -> None:
    server = await own_server()
    hosts = await people(server, 3)
    game = await seat_people(hosts, ("me", "open", "open"))
    pages = [await person.open(game) for person in hosts]
    page, line = await to_a_draw(pages, Rng(8))
    mine = pages.index(page)
    others = [n for n in range(3) if n != mine]
    gone, left = (pages[n] for n in others)
    seat = next(c["seat"] for c in gone.chairs if c["mine"])
    assert (await gone.hand(seat, "uniform"))["t"] == "answer"
    await page.until(lambda: page.chairs[seat]["bot"])
    mover = page.at["view"]["mover"]
    if mover == seat:
        await page.until(lambda: page.at["view"]["mover"] != seat)
    assert (await page.undo(mine, line))["t"] == "answer"
    await page.until_poll()
    waiting = page.at["poll"]["waiting"]
    assert waiting == [next(c["seat"] for c in left.chairs if c["mine"])]
    await server.stop()
    await server.start()
    again = await left.person.open(game)
    assert again.at["poll"]["waiting"] == waiting
    alone = await page.person.open(game)
    assert (await again.hand(waiting[0], "uniform"))["t"] == "answer"  # and its bot agrees
    await alone.until(lambda: alone.at["poll"] is None)
    assert len(alone.story) == line
    await alone.until_asked()
    await answer_any(alone, Rng(1))
    assert (await alone.undo(mine, line))["t"] == "answer"  # nobody is left to ask
    await alone.until(lambda: len(alone.story) == line)
    assert alone.at["poll"] is None
    names = [chair["name"] for chair in alone.chairs]
    told = [text for _, text in alone.log()]
    assert [text for text in told if "now plays" in text] == [
        f"A bot (uniform) now plays for {names[seat]}",
        f"A bot (uniform) now plays for {names[waiting[0]]}",
    ]
    assert told[-2].startswith(f"Everyone agrees, and {names[mine]} takes back ")
    assert told[-1].startswith(f"{names[mine]} takes back")
    kinds = [row.kind for row in server.journal(game)]
    assert kinds.count("poll") == 1
    assert kinds[kinds.index("poll") :][:3] == ["poll", "seat", "undo"]
    fresh = await page.person.open(game)
    await fresh.until_version(alone.v)
    assert board(fresh) == board(alone)
    assert fresh.log() == alone.log()


async def test_alone_with_bots_back_past_everything(server: Server, people: People) -> None:
    (host,) = await people(server)
    game = await host.new_table("bot uniform", "bot uniform", "me")
    page = await host.open(game)
    rng = Rng(3)
    drawn = 4
    for _ in range(drawn):
        _, line = await to_a_draw([page], rng)
        v = page.v
        answer = await page.undo(2, line)
        assert answer["t"] == "answer", answer
        assert answer["v"] == page.v == v + 1
        assert len(page.story) == line
        await page.until_asked()
    await page.play(rng)
    record = await check_game(server, game, [page])
    segments = [e.what for e in record.entries if isinstance(e.what, Segment)]
    assert len(segments) == drawn
    assert len({segment.seed for segment in segments}) == drawn


async def test_a_last_move_is_taken_back_after_the_end(server: Server, people: People) -> None:
    """The seed was told at the end, so that another one draws from then on."""
    (host,) = await people(server)
    game = await host.new_table("me", "here Bea")
    page = await host.open(game)
    await page.play(Rng(9))
    told = await host.record(game)
    last = max(n for n, one in enumerate(page.story) if one["chosen"])
    seat = page.story[last]["seat"]
    assert (await page.undo(seat, last))["t"] == "answer"
    assert not page.over
    assert page.at["result"] is None
    open_again = await host.record(game)
    assert "Result *" in open_again
    segment = read(open_again).entries[-1].what
    assert isinstance(segment, Segment)
    assert segment.seed is None
    first = read(told).dealer
    assert first is not None
    assert segment.commitment != first.commitment
    await page.play(Rng(10))
    await check_game(server, game, [page])


async def test_at_one_device_nobody_votes(server: Server, people: People) -> None:
    (host,) = await people(server)
    game = await host.new_table("me", "here Bea", "here Cas")
    page = await host.open(game)
    page, line = await to_a_draw([page], Rng(6))
    assert (await page.undo(2, line))["t"] == "answer"
    assert page.at["poll"] is None
    assert len(page.story) == line


async def test_two_devices_vote_once_each(server: Server, people: People) -> None:
    hosts = await people(server, 2)
    game = await seat_people(hosts, ("me", "here Bea", "open"))
    pages = [await person.open(game) for person in hosts]
    await to_a_draw(pages, Rng(6))
    lines = [n for n, one in enumerate(pages[0].story) if one["seat"] == 2]
    assert (await pages[1].undo(2, lines[0]))["t"] == "answer"
    await pages[0].until(lambda: pages[0].at["poll"])
    assert pages[0].at["poll"]["waiting"] == [0, 1]
    assert (await pages[0].vote(True))["t"] == "answer"
    assert len(pages[0].story) == lines[0]


async def test_a_page_that_comes_back_sees_the_same(own_server: Start, people: People) -> None:
    server = await own_server()
    game, pages = await with_a_bot(await people(server, 2))
    rng = Rng(12)
    for _ in range(4):
        page, line = await to_a_draw(pages, rng)
        other = pages[1 - pages.index(page)]
        await page.undo(1 + pages.index(page), line)
        await other.until_poll()
        await other.vote(True)
        await page.until_version(other.v)
        fresh = await page.person.open(game)
        assert (board(fresh), fresh.v) == (board(page), page.v)
    await to_a_draw(pages, rng)
    mover = await play_until(pages, rng, lambda p: True)
    await pages[0].say("before")
    await pages[0].undo(1, next(n for n, one in enumerate(mover.story) if one["seat"] == 2))
    await mover.until(lambda: mover.at["poll"])
    shown, v, asked = board(mover), mover.v, mover.asked
    digest = snapshot.digest(read(await mover.person.record(game)).state)
    await server.stop()
    await server.start()
    again = await mover.person.open(game)
    assert (board(again), again.v) == (shown, v)
    assert again.log() == mover.log()
    assert len(again.log()) == 4 * 3 + 1
    await again.until_asked()
    assert again.asked is not None
    assert asked is not None
    assert again.asked["ask"] == asked["ask"]
    assert again.asked["undo"] == asked["undo"]
    assert [line["text"] for line in again.chat] == ["before"]
    assert snapshot.digest(read(await mover.person.record(game)).state) == digest
