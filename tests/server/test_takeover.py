"""A bot sits in, and the person comes back, at every kind of question."""

from __future__ import annotations

import asyncio

import pytest

from nieuw.bots.rng import Rng
from server.client import Page, any_answer
from server.conftest import People
from server.serving import Server
from server.tables import check_game, two_at_a_table

pytestmark = pytest.mark.anyio

KINDS = {
    "place 0",
    "auction 4",
    "bid 4",
    "pay 4",
    "take 4",
    "turn 5",
    "turn 6",
    "turn 7",
    "close 9",
}
MOST_GAMES = 12


async def play_with_breaks(page: Page, seat: int, rng: Rng, seen: set[str]) -> None:
    """Play to the end; at a question not seen before, let a bot answer it and come back."""
    while True:
        await page.until(lambda: page.over or page.question)
        if page.over:
            return
        question = await page.until_asked()
        kind = f"{question['kind']} {question['step']}"
        lines = len(page.story)
        if kind in seen:
            assert (await page.move(any_answer(question, rng)))["t"] == "answer"
        else:
            seen.add(kind)
            v = page.v
            assert (await page.hand(seat, "uniform"))["t"] == "answer"
            await page.until_version(v + 1)
            assert page.story[lines]["seat"] == seat
            assert (await page.hand(seat, ""))["t"] == "answer"
            assert not page.chairs[seat]["bot"]


async def test_at_every_kind_of_question(server: Server, people: People) -> None:
    seen: set[str] = set()
    for n in range(MOST_GAMES):
        game, (anna, bram) = await two_at_a_table(await people(server, 2), "bot uniform")
        async with asyncio.TaskGroup() as group:
            group.create_task(play_with_breaks(anna, 0, Rng(n), seen))
            group.create_task(bram.play(Rng(100 + n)))
        record = await check_game(server, game, [anna, bram])
        assert record.seats[0][1] == "Host"  # whoever sat in, the seat is the person's
        if seen >= KINDS:
            break
    assert seen >= KINDS
    taken = [row.body for row in server.journal(game) if row.kind == "seat"]
    assert taken[::2] == ["uniform"] * len(taken[::2])
    assert taken[1::2] == [""] * len(taken[1::2])


async def test_a_bot_sits_in_to_the_end(server: Server, people: People) -> None:
    game, (anna, bram) = await two_at_a_table(await people(server, 2))
    assert (await bram.hand(1, "greedy"))["t"] == "answer"
    await bram.close()
    await anna.until(lambda: anna.chairs[1]["bot"] == "greedy" and not anna.chairs[1]["here"])
    assert anna.chairs[1]["kind"] == "person"
    await anna.play(Rng(4))
    record = await check_game(server, game, [anna])
    assert [name for _, name in record.seats] == ["Host", "Guest 1"]
    moves = [row for row in server.journal(game) if row.kind == "move" and row.seat == 1]
    assert {(row.person, row.request) for row in moves} == {("", None)}


async def test_the_log_tells_who_plays(server: Server, people: People) -> None:
    game, (anna, bram) = await two_at_a_table(await people(server, 2))
    v, lines = anna.v, len(anna.story)
    assert (await bram.hand(1, "deckhand"))["t"] == "answer"
    assert (await bram.hand(1, ""))["t"] == "answer"
    await anna.until(lambda: len(anna.notes) == 2)
    assert anna.v == v  # nothing of the game changed
    told = [
        (lines, "A bot (Deckhand) sits in for Guest 1"),
        (lines, "Guest 1 is back and plays again"),
    ]
    assert anna.log() == bram.log() == told
    back = await anna.person.back(anna)
    assert back.log() == told
    assert (await back.move(any_answer(await back.until_asked(), Rng(1))))["t"] == "answer"
    fresh = await bram.person.open(game)
    assert fresh.log() == told


async def test_all_leave_the_table_to_bots(server: Server, people: People) -> None:
    game, (anna, bram) = await two_at_a_table(await people(server, 2))
    await anna.hand(0, "uniform")
    await bram.hand(1, "uniform")
    await anna.until(lambda: anna.over)
    await check_game(server, game, [anna, bram])
