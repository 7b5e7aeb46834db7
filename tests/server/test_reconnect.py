"""A page that lost its line is told what it missed, no more, and shows what a fresh page shows."""

from __future__ import annotations

from typing import Any

import pytest

from nieuw.bots.rng import Rng
from server.client import Page, any_answer
from server.conftest import People, Start
from server.serving import Server
from server.tables import two_at_a_table

pytestmark = pytest.mark.anyio


def cut(page: Page) -> None:
    """As when a cable is pulled: no good-bye."""
    page.ws.transport.abort()


def told(page: Page) -> dict[str, Any]:
    """The first word about the table on this line."""
    return next(message for message in page.seen if message["t"] == "at")


async def same_as_fresh(page: Page) -> None:
    """The page shows what somebody sees who opens the table now."""
    fresh = await page.person.open(page.game)
    assert told(fresh)["since"] == 0
    assert page.story == fresh.story
    await fresh.quiet()
    await page.quiet()
    for one in (page, fresh):
        one.at = {k: v for k, v in one.at.items() if k not in ("since", "story", "notes")}
    assert (page.at, page.asked, page.chairs) == (fresh.at, fresh.asked, fresh.chairs)
    assert (page.chat, page.notes) == (fresh.chat, fresh.notes)
    await fresh.close()


async def answer_any(page: Page, rng: Rng) -> None:
    """Answer the question the page has."""
    v = page.v
    assert (await page.move(any_answer(await page.until_asked(), rng)))["t"] == "answer"
    await page.until(lambda: page.v > v)


async def take_back(page: Page, line: int) -> None:
    """Take back to before a line, alone at the table."""
    v = page.v
    assert (await page.undo(page.story[line]["seat"], line))["t"] == "answer"
    await page.until(lambda: page.v > v)
    assert len(page.story) == line


async def test_nothing_happened(server: Server, people: People) -> None:
    _, (anna, _) = await two_at_a_table(await people(server, 2))
    await anna.say("still here")
    await anna.until(lambda: anna.chat)
    cut(anna)
    back = await anna.person.back(anna)
    assert (told(back)["since"], told(back)["story"]) == (len(anna.story), [])
    await same_as_fresh(back)


async def test_moves_and_a_takeback_while_away(server: Server, people: People) -> None:
    (host,) = await people(server)
    game = await host.new_table("me", "here Bea")
    page, rng = await host.open(game), Rng(5)
    for _ in range(12):
        await answer_any(page, rng)
    lost = await host.open(game)
    lines = len(lost.story)
    cut(lost)
    await answer_any(page, rng)
    back = await host.back(lost)
    assert told(back)["since"] == lines
    assert told(back)["story"] == page.story[lines:]
    await same_as_fresh(back)

    cut(back)
    choices = [n for n, one in enumerate(page.story) if one["chosen"]]
    await take_back(page, choices[-4])
    for _ in range(8):  # others stand now where the lines taken back stood
        await answer_any(page, rng)
    assert len(page.story) > len(back.story)
    again = await host.back(back)
    assert told(again)["since"] == choices[-4]
    await same_as_fresh(again)


async def test_a_vote_while_away(server: Server, people: People) -> None:
    _, (anna, bram) = await two_at_a_table(await people(server, 2))
    rng, line = Rng(2), len(anna.story)
    await answer_any(anna, rng)
    await bram.until_version(anna.v)
    await answer_any(bram, rng)
    await anna.until_version(bram.v)
    cut(bram)
    assert (await anna.undo(0, line))["t"] == "answer"
    back = await bram.person.back(bram)
    assert told(back)["since"] == len(bram.story)
    assert back.at["poll"]["waiting"] == [1]
    assert (await back.vote(True))["t"] == "answer"
    assert len(back.story) == line
    await same_as_fresh(back)


@pytest.mark.parametrize("v", [10**6, -1, 10**30, 0])
async def test_a_version_that_never_was(v: int, server: Server, people: People) -> None:
    _, (anna, _) = await two_at_a_table(await people(server, 2))
    anna.at["v"], anna.story = v, []
    cut(anna)
    back = await anna.person.plain_open(anna.game)
    await back.send(t="hello", wire=2, v=v)
    await back.until(lambda: back.at)
    assert told(back)["since"] == 0
    await same_as_fresh(back)


async def test_cut_at_any_moment(own_server: Start, people: People) -> None:
    """Moves, takebacks and restarts of the server in any order, and back at any moment."""
    server = await own_server()
    (host,) = await people(server)
    game = await host.new_table("me", "here Bea", "here Cas")
    page, lost, rng = await host.open(game), await host.open(game), Rng(11)
    partial = 0
    for turn in range(40):
        cut(lost)
        for _ in range(rng.below(7)):
            choices = [n for n, one in enumerate(page.story) if one["chosen"]]
            if choices and rng.below(4) == 0:
                await take_back(page, choices[-1 - rng.below(min(5, len(choices)))])
            else:
                await answer_any(page, rng)
        if turn % 10 == 9:
            await server.stop()
            await server.start()
            page = await host.back(page)
            await page.until_asked()
        back = await host.back(lost)
        since = told(back)["since"]
        assert lost.story[:since] == page.story[:since]
        partial += since > 0
        await same_as_fresh(back)
        lost = back
    assert partial == 40


async def test_a_page_in_doubt(server: Server, people: People) -> None:
    """Asked again on the same line, the table says no more than is new."""
    _, (anna, bram) = await two_at_a_table(await people(server, 2))
    seen = len(anna.seen)
    await anna.send(t="hello", wire=2, v=anna.v)
    await anna.until(lambda: any(message["t"] == "seats" for message in anna.seen[seen:]))
    await anna.quiet()
    assert not {"at", "ask", "chat"} & {message["t"] for message in anna.seen[seen:]}
    await answer_any(anna, Rng(4))
    await bram.until_version(anna.v)
    seen = len(anna.seen)
    await anna.send(t="hello", wire=2, v=0)
    await anna.until(lambda: any(message["t"] == "at" for message in anna.seen[seen:]))
