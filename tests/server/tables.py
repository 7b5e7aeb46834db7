"""Tables to test on, and what must hold of any game played."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec

from nieuw.core.engine import to_move
from nieuw.core.names import CHANCE, OVER
from nieuw.game.dealer import Dealer
from nieuw.game.deals import check_deals
from nieuw.game.reader import read
from nieuw.game.record import Record
from nieuw.game.turn import Sentence
from nieuw.game.writer import write
from nieuw.show.events import shown
from nieuw.show.view import view
from nieuw.text import snapshot
from server.client import Page, Person
from server.serving import Row, Server


async def seat_people(people: list[Person], seats: tuple[str, ...], start: str = "1") -> str:
    """A table made by the first; the others take the open seats by their links."""
    host, *guests = people
    game = await host.new_table(*seats, start=start)
    tokens = await host.seat_tokens(game)
    assert len(tokens) == len(guests)
    for n, (guest, token) in enumerate(zip(guests, tokens.values(), strict=True)):
        made = await guest.post("/api/join", {"name": f"Guest {n + 1}", "token": token})
        assert made == {"id": game}
    return game


async def two_at_a_table(
    people: list[Person], *more: str, start: str = "1"
) -> tuple[str, list[Page]]:
    """Two people at a table, each with a page open; the first has seat 0, the second seat 1."""
    game = await seat_people(people, ("me", "open", *more), start)
    pages = [await person.open(game) for person in people]
    await pages[0].until_asked()
    return game, pages


async def check_game(
    server: Server, game: str, pages: list[Page], before: Record | None = None, unknown: int = 0
) -> Record:
    """A game that is over: its record is right, from the first line of the one it goes on from,
    and everybody sees its end. So many draws `before` can't be checked."""
    text = await pages[0].person.record(game)
    record = read(text)
    draws = sum(line.seat == CHANCE for line in record.lines())
    assert check_deals(record) == (draws - unknown, unknown)
    assert to_move(record.state) == OVER
    result = record.result()
    assert write(record) == text
    own = part_after(record, before) if before else record
    for page in pages:
        await page.until_over()
        check_page(page, own)
        assert page.at["result"] == result
    again = replayed(server.journal(game), own)
    assert snapshot.digest(again.state) == snapshot.digest(record.state)
    assert again.lines() == own.lines()
    return record


def part_after(record: Record, before: Record) -> Record:
    """What a record tells beyond the one it goes on from, as one of its own."""
    first = len(before.lines())
    assert record.lines()[:first] == before.lines()
    assert record.start == before.start
    own = Record.new(record.box, [""] * len(record.seats), None, None, before.state)
    own.seats = record.seats
    lines = record.lines()[first:]
    for n, line in enumerate(lines):
        if n == len(own.lines()):
            own.play(line.text)
    assert own.lines() == lines
    return own


def check_page(page: Page, record: Record) -> None:
    """A page shows what the record tells."""
    assert page.at["view"] == json.loads(json.dumps(view(record.state)))
    told = [(line["step"], line["seat"], line["text"]) for line in page.story]
    assert told == [tuple(line) for line in record.lines()]
    assert [line["round"] for line in page.story] == rounds(record)
    assert [line["chosen"] for line in page.story] == [one.chosen for one in record.sentences()]
    happened = [shown(one.events) for one in record.sentences()]
    assert [line["events"] for line in page.story] == msgspec.to_builtins(happened)


def rounds(record: Record) -> list[int]:
    """The round of each line, as the written record says it."""
    found: list[int] = []
    now = record.first_state().round
    for line in write(record).partition("\n\n")[2].splitlines():
        if line.startswith("round "):
            now = int(line[6:])
        elif re.match(r"[0-9]+ +(\*|[a-z]+) ", line):
            found.append(now)
    return found


def replayed(rows: list[Row], like: Record) -> Record:
    """What a journal comes to, by another way than the server's."""
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    start = snapshot.read(like.start, like.box.box) if like.start else None
    names = [name for _, name in like.seats]
    colours = [colour for colour, _ in like.seats]
    record = Record.new(like.box, names, None, colours, start)
    for row in rows:
        if row.kind == "seed":
            record.new_segment(Dealer(row.body))
        elif row.kind in ("move", "deal"):
            assert (row.kind == "deal") == (to_move(record.state) == CHANCE)
            assert row.seat == to_move(record.state)
            record.play(row.body)
        elif row.kind == "undo":
            body: dict[str, Any] = json.loads(row.body)
            lines = [n for n, e in enumerate(record.entries) if isinstance(e.what, Sentence)]
            secret = Dealer(body["seed"]) if body["seed"] else None
            record = record.back_to(lines[body["to"]], secret)
    return record
