"""Bots that hang, crash, take their process with them or lie: the table never sticks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from nieuw.bots.rng import Rng
from processes import alive
from server.client import Page, any_answer
from server.conftest import People, Start
from server.serving import PATIENCE, Server

pytestmark = pytest.mark.anyio

LIMIT = 0.7
WHY = {
    "crashing": "ValueError('a bot that fails')",
    "lying": "InvalidMove(",
    "exiting": "BrokenProcessPool(",
    "hanging": "no answer in 0.7 s",
}


@pytest.fixture(scope="module")
async def bad(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    """A server with bad bots, and little patience for them."""
    folder = tmp_path_factory.mktemp("bad")
    options = {"NIEUW_TEST_BOTS": str(folder / "asked"), "NIEUW_TEST_LIMIT": str(LIMIT)}
    server = await Server(folder, **options).start()
    yield server
    await server.stop()
    server.check_log()


def asked(server: Server, name: str) -> int:
    """How often a bot was asked."""
    return Path(server.options["NIEUW_TEST_BOTS"]).read_text().split().count(name)


@pytest.mark.parametrize("name", ["crashing", "lying", "exiting", "hanging"])
async def test_a_bad_bot(name: str, bad: Server, people: People) -> None:
    (host,) = await people(bad)
    game = await host.new_table("me", f"bot {name}")
    page = await host.open(game)
    await page.play(Rng(1), lambda: page.question and page.at["view"]["round"] == 1)
    moves = [row for row in bad.journal(game) if row.kind == "move" and row.seat == 1]
    assert len(moves) >= 2
    assert asked(bad, name) == len(moves)
    async with asyncio.timeout(PATIENCE):  # a killed process takes a moment to end
        while len(bad.children()) > 2:  # the process of the bots and its helper
            await asyncio.sleep(0.05)
    told = f"the bot {name} failed, a quick one moved for it: {WHY[name]}"
    assert bad.logged().count(told) == len(moves)
    bad.check_log()


async def play_some(page: Page) -> None:
    """Until the bot at the table has answered twice."""
    await page.play(Rng(2), lambda: [line["seat"] for line in page.story].count(1) >= 2)


async def test_good_bots_beside_a_hanging_one(bad: Server, people: People) -> None:
    """A bot that is stopped takes no other table's thoughts with it."""
    (host,) = await people(bad)
    stuck = await host.open(await host.new_table("me", "bot hanging"))
    pages = [await host.open(await host.new_table("me", "bot uniform")) for _ in range(2)]
    await stuck.move(any_answer(await stuck.until_asked(), Rng(1)))
    for page in pages:
        await play_some(page)
    await stuck.until_asked()


async def hang(server: Server, page: Page, times: int = 1) -> None:
    """Wait until the hanging bot was asked so often, and so has the only process there is."""
    file = Path(server.options["NIEUW_TEST_BOTS"])
    async with asyncio.timeout(PATIENCE):
        while not file.exists() or asked(server, "hanging") < times:
            await asyncio.sleep(0.02)
    await page.quiet()


async def test_a_thought_nobody_waits_for_is_ended(
    own_server: Start, people: People, tmp_path: Path
) -> None:
    """Taking the seat back, another bot, a takeback: each goes on at once, and so does the rest."""
    options = {"NIEUW_TEST_BOTS": str(tmp_path / "asked"), "NIEUW_TEST_LIMIT": "600"}
    server = await own_server(**options)
    (host,) = await people(server)
    page = await host.open(await host.new_table("me", "here Bea"))
    question = await page.until_asked()

    assert (await page.hand(0, "hanging"))["t"] == "answer"
    await hang(server, page)
    other = await host.open(await host.new_table("bot uniform", "me"))
    assert other.question is None  # its bot waits for the process
    assert (await page.hand(0, ""))["t"] == "answer"
    assert await page.until_asked() == question
    await other.until_asked()
    assert (await page.move(any_answer(question, Rng(1))))["t"] == "answer"

    await page.until_asked()
    assert (await page.hand(1, "hanging"))["t"] == "answer"
    await hang(server, page, 2)
    v = page.v
    assert (await page.hand(1, "uniform"))["t"] == "answer"
    await page.until(lambda: page.v > v)
    await page.play(Rng(1), lambda: page.at["view"]["round"] > 1 and page.question)
    assert len(server.children()) <= 2
    server.check_log()


async def test_a_move_is_taken_back_while_a_bot_hangs(
    own_server: Start, people: People, tmp_path: Path
) -> None:
    options = {"NIEUW_TEST_BOTS": str(tmp_path / "asked"), "NIEUW_TEST_LIMIT": "600"}
    server = await own_server(**options)
    (host,) = await people(server)
    page = await host.open(await host.new_table("me", "bot hanging"))
    for times in (1, 2, 3):
        question, line = await page.until_asked(), len(page.story)
        assert (await page.move(any_answer(question, Rng(times))))["t"] == "answer"
        await hang(server, page, times)
        answer = await page.undo(0, line)
        assert answer["t"] == "answer"
        await page.until_version(answer["v"])
        assert await page.until_asked() == question
    other = await host.open(await host.new_table("me", "bot uniform"))
    await play_some(other)


async def test_no_process_outlives_the_server(own_server: Start, people: People) -> None:
    server = await own_server(NIEUW_TEST_BOTS="/dev/null", NIEUW_TEST_LIMIT="600")
    (host,) = await people(server)
    page = await host.open(await host.new_table("bot uniform", "bot hanging"))
    await page.until(lambda: len(page.story) > 1)
    children = server.children()
    assert children
    await server.kill()
    async with asyncio.timeout(PATIENCE):
        while any(alive(pid) for pid in children):
            await asyncio.sleep(0.05)


async def test_a_server_stops_at_once_while_a_bot_thinks(own_server: Start, people: People) -> None:
    server = await own_server(NIEUW_TEST_BOTS="/dev/null", NIEUW_TEST_LIMIT="600")
    (host,) = await people(server)
    page = await host.open(await host.new_table("bot uniform", "bot hanging"))
    await page.until(lambda: len(page.story) > 1)
    children = server.children()
    async with asyncio.timeout(10):
        await server.stop()
        while any(alive(pid) for pid in children):
            await asyncio.sleep(0.05)
