"""Everybody does anything at once: moves, takebacks, votes, bots in and out, chat, cut lines."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from nieuw.bots.rng import Rng
from nieuw.game.reader import read
from nieuw.game.writer import write
from server.client import Page, any_answer
from server.conftest import People, Start
from server.tables import check_game, check_page, replayed, seat_people

pytestmark = pytest.mark.anyio

ACTS = 80
REFUSALS = {
    "stale",
    "illegal-move",
    "not-your-turn",
    "not-your-seat",
    "bot-sits-in",
    "nothing-to-undo",
    "no-such-vote",
    "too-often",
}


def anything(page: Page, seats: int, rng: Rng) -> dict[str, Any]:
    """Something a page might send, sense or nonsense."""
    seat = rng.below(seats)
    kind = rng.below(10)
    if kind < 4:
        text = any_answer(page.question, rng) if page.question else "pass"
        seat = page.question["seat"] if page.question else seat
        return {"t": "move", "v": page.v - (rng.below(5) == 0), "seat": seat, "text": text}
    if kind == 4:
        choices = [n for n, one in enumerate(page.story) if one["chosen"]] or [0]
        to = choices[-1 - rng.below(min(8, len(choices)))]
        return {"t": "undo", "v": page.v, "seat": seat, "to": to}
    if kind < 7:
        poll = page.at["poll"]["seq"] if page.at["poll"] else page.v
        return {"t": "vote", "poll": poll, "agree": rng.below(4) > 0}
    if kind == 7:
        return {"t": "hand", "seat": seat, "bot": ["", "", "uniform", "greedy"][rng.below(4)]}
    if kind == 8:
        return {"t": "chat", "text": f"hallo {rng.below(100)}"}
    return {"t": "preview", "v": page.v, "text": "pass"}


async def storm(page: Page, seats: int, rng: Rng) -> Page:
    """Act without waiting for anybody; every request is answered once."""
    for _ in range(ACTS):
        act = rng.below(20)
        if act == 0:
            page.ws.transport.abort()
            page = await page.person.back(page)
        elif act == 1:
            await page.send(t="hello", wire=2, v=page.v * rng.below(2))
        else:
            answer = await page.request(**anything(page, seats, rng))
            assert answer["t"] != "error" or answer["code"] in REFUSALS, answer
    return page


@pytest.mark.parametrize("seed", range(3))
async def test_a_storm(seed: int, own_server: Start, people: People) -> None:
    server = await own_server(NIEUW_TEST_VOTING="0.3")
    hosts = await people(server, 3)
    seats = ("me", "open", "here Bea", "open", "bot uniform")
    game = await seat_people(hosts, seats)
    pages = [await person.open(game) for person in (*hosts, hosts[0])]
    found = await asyncio.gather(
        *(storm(page, len(seats), Rng(10 * seed + n)) for n, page in enumerate(pages))
    )
    for page in found:
        for chair in page.chairs:
            if chair["mine"]:
                assert (await page.hand(chair["seat"], "uniform"))["t"] == "answer"
    fresh = [await person.open(game) for person in hosts]
    await asyncio.gather(*(page.until_over() for page in (*found, *fresh)))
    record = await check_game(server, game, [*found, *fresh])
    rows = server.journal(game)
    requests = [(row.person, row.request) for row in rows if row.request]
    assert len(set(requests)) == len(requests)
    assert {"move", "seat", "chat"} <= {row.kind for row in rows}
    await server.kill()
    await server.start()
    again = await hosts[0].open(game)
    check_page(again, record)
    assert replayed(server.journal(game), record).lines() == record.lines()
    assert write(read(await hosts[0].record(game))) == write(record)
