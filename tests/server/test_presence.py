"""Who is here: counted right, gathered to few messages, the same bytes for all who watch."""

from __future__ import annotations

import asyncio

import pytest

from nieuw.server import presence
from nieuw.server.presence import Presence
from nieuw.server.sockets import Socket
from server.conftest import People
from server.serving import Server

pytestmark = pytest.mark.anyio


async def test_people_are_counted_once_and_unknown_pages_each() -> None:
    here = Presence(lambda: None)
    pages = [Socket(person, 0) for person in ("anna", "anna", "bea", "", "", "cleo")]
    for page in pages:
        here.come(page)
    assert here.watching(["anna", "nobody", ""]) == 4
    assert [here.here(person) for person in ("anna", "cleo", "", "dora")] == [
        *(True, True, False, False)
    ]
    here.go(pages[0])
    assert here.here("anna")
    here.go(pages[1])
    assert not here.here("anna")
    for page in pages[2:]:
        here.go(page)
    assert (here.watching([]), here.sockets, dict(here.people)) == (0, set(), {})


async def test_many_who_come_and_go_are_told_of_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "GATHER", 0.05)
    told = asyncio.Event()
    times: list[int] = []

    def tell() -> None:
        times.append(len(here.sockets))
        told.set()

    here = Presence(tell)
    pages = [Socket("", 0) for _ in range(600)]
    for page in pages:
        here.come(page)
    await told.wait()
    assert times == [600]
    told.clear()
    for page in pages:
        here.go(page)
    await told.wait()
    assert times == [600, 0]


async def test_who_watches_is_told_the_same_as_the_others_who_do(
    server: Server, people: People
) -> None:
    host, *watchers = await people(server, 4)
    game = await host.new_table("me", "here Bea")
    mine = await host.open(game)
    theirs = [await person.open(game) for person in watchers]
    for page in (mine, *theirs):
        await page.until(lambda page=page: page.watching == 3)  # type: ignore[misc]
    assert all(chair["mine"] and chair["here"] for chair in mine.chairs)
    for page in theirs:
        assert [(chair["mine"], chair["here"]) for chair in page.chairs] == [(False, True)] * 2
    await mine.ws.close()
    for page in theirs:
        await page.until(lambda page=page: not page.chairs[0]["here"])  # type: ignore[misc]
