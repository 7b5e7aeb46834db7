"""A bot sits in, and the person comes back, at every kind of question."""

from __future__ import annotations

import itertools

import pytest

from nieuw.bots.rng import Rng
from nieuw.game.record import Record
from nieuw.game.writer import write
from nieuw.show.question import ask
from playing import record_game
from server.client import any_answer
from server.conftest import People
from server.serving import Server
from server.tables import check_game, two_at_a_table

pytestmark = pytest.mark.anyio

KINDS = (
    *("place 0", "auction 4", "bid 4", "pay 4", "take 4"),
    *("turn 5", "turn 6", "turn 7", "close 9"),
)


def first_asked(kind: str) -> Record:
    """A game up to its first question of a kind, in a step."""
    for seed in itertools.count(1):
        record = record_game(3, seed)
        for at, (_, s) in enumerate(record.states()):
            question = ask(s)
            if question and f"{question.kind} {question.step}" == kind:
                return record.back_to(at)
    raise AssertionError("no game asks it")


@pytest.mark.parametrize("kind", KINDS)
async def test_at_every_kind_of_question(kind: str, server: Server, people: People) -> None:
    """The bot answers it; then the person plays on to the end."""
    (host,) = await people(server)
    begun = first_asked(kind)
    game = (await host.post("/api/import", {"record": write(begun, reveal=True)}))["id"]
    page = await host.open(game)
    question = await page.until_asked()
    assert f"{question['kind']} {question['step']}" == kind
    seat, v, lines = question["seat"], page.v, len(page.story)
    assert (await page.hand(seat, "uniform"))["t"] == "answer"
    await page.until_version(v + 1)
    assert page.story[lines]["seat"] == seat
    assert (await page.hand(seat, ""))["t"] == "answer"
    assert not page.chairs[seat]["bot"]
    await page.play(Rng(1))
    record = await check_game(server, game, [page], begun)
    assert record.seats == begun.seats  # whoever sat in, the seat is the person's
    taken = [(row.seat, row.body) for row in server.journal(game) if row.kind == "seat"]
    assert taken == [(seat, "uniform"), (seat, "")]


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
        (lines, "A bot (Deckhand) now plays for Guest 1"),
        (lines, "Guest 1 is back in the game"),
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
