"""Facts about the tables of a release: what each one is, and who may do what there."""

from __future__ import annotations

import itertools
from pathlib import Path

from releases.facts import (
    Facts,
    Section,
    digest,
    forecast_text,
    numbers,
    of_preview,
    of_question,
    samples,
)
from releases.visit import NOBODY, Card, Line, Table, Visit, Vote, visit

BACK = 3
"""Choices that everybody tries to take back, the last first."""


async def of_tables(release: Path, folder: Path) -> Facts:
    """Every table and list of a release's database; then what people do at the tables."""
    async with visit(release, folder) as visitors:
        tables = {name: await visitors.table(name) for name in visitors.ids}
        facts = {name: await of_table(visitors, name, table) for name, table in tables.items()}
        facts["lists"] = {f"lobby, {n}": card for n, card in cards_of(await visitors.lobby())}
        for who in visitors.people:
            for n, card in cards_of(await visitors.cards(who)):
                facts["lists"][f"{who}'s game {n}"] = card
        running = [name for name, table in tables.items() if table.phase == "running"]
        return facts | await doing(visitors, running)


def cards_of(cards: list[Card]) -> list[tuple[int, str]]:
    """The games of a list, numbered from 1."""
    return list(enumerate(map(card_text, cards), 1))


def card_text(card: Card) -> str:
    """A game in a list."""
    marks = ", my turn" * card.my_turn + ", a copy" * card.copied
    where = f"{card.phase}, round {card.round}, step {card.step}"
    return f"{card.table}, {where}{marks}, result {numbers(card.result)}"


async def of_table(visitors: Visit, name: str, table: Table) -> Section:
    """A table, and previews of some answers of those who are asked."""
    section = table_section(table)
    for who, seen in table.seen.items():
        for text in samples(seen.question) if seen.question else ():
            for fact, value in of_preview(text, await visitors.preview(who, name, text)).items():
                section[f"{who}, {fact}"] = value
    return section


def table_section(table: Table) -> Section:
    """What a table is."""
    section = {f"{what} refused": why for what, why in table.refused.items()}
    if not table.phase:
        return section
    section["phase"] = f"{table.phase}, starts {table.start}, listed {table.listed}"
    section["box"] = table.box
    section["goes on"] = f"{table.goes_on}, origin {table.origin or '-'}, next {table.next or '-'}"
    for seat, chair in enumerate(table.chairs, 1):
        bot = f", bot {chair.bot}" if chair.bot else ""
        section[f"seat {seat}"] = f"{chair.colour} '{chair.name}' is {chair.kind}{bot}"
    for who, seen in table.seen.items():
        holds = "".join(f" {seat + 1}" for seat in seen.mine) or " none"
        undo = f", free undo to line {seen.undo}" if seen.undo >= 0 else ""
        section[f"{who} holds seats"] = f"{holds.strip()}{', is host' * seen.host}{undo}"
        if seen.question:
            for fact, value in of_question(seen.question).items():
                section[f"{who}, {fact}"] = value
    section["vote"] = vote_text(table.vote) if table.vote else "-"
    for n, (name, seat, text) in enumerate(table.chat, 1):
        section[f"chat {n}"] = f"{name}, seat {seat + 1}: {text}"
    if table.chat:
        for who, seen in table.seen.items():
            section[f"{who} reads the chat"] = f"{seen.chat} lines"
    for n, note in enumerate(table.notes, 1):
        what = note.what["id"]
        section[f"note {n}"] = f"{what}, after {note.n} lines by seat {note.seat + 1}"
    section |= lines_section("earlier lines", table.before) | lines_section("lines", table.lines)
    for seat, forecast in enumerate(table.forecasts, 1):
        section[f"forecast of seat {seat}"] = forecast_text(forecast)
    section["view"] = digest([table.view])
    section["result"] = numbers(table.result)
    for source, points in table.points.items():
        section[f"points of {source}"] = numbers(points)
    section["replay"] = f"{len(table.views)} tables, {digest(table.views)}"
    section["record"] = digest([table.record])
    return section


def lines_section(name: str, lines: list[Line]) -> Section:
    """The lines of a log by round."""
    section: Section = {}
    for number, played in itertools.groupby(lines, lambda line: line.round):
        texts = list(map(line_text, played))
        section[f"{name} of round {number}"] = f"{len(texts)}, {digest(texts)}"
    return section


def line_text(line: Line) -> str:
    """A line of a log."""
    who = f"seat {line.seat + 1}" if line.seat >= 0 else "chance"
    chosen = "" if line.chosen else ", no choice"
    return f"{line.n} in round {line.round}, step {line.step}: {who} {line.text}{chosen}"


def vote_text(vote: Vote) -> str:
    """A vote on an undo."""
    waiting = numbers([seat + 1 for seat in vote.waiting])
    return f"for seat {vote.seat + 1} to line {vote.to}, waiting for seats {waiting}"


# Doing ----------------------------------------------------------------------------------------


async def doing(visitors: Visit, running: list[str]) -> Facts:
    """What everybody may do at every running table, and may not; then the game goes on."""
    joined: Section = {"Bram takes the seat of the link at": await visitors.join("Bram")}
    voter = await first_to_vote(visitors, "asked")
    for who in visitors.people:
        if who != voter:
            joined[f"{who} votes at 'asked'"] = done(await visitors.vote(who, "asked", True))
    joined[f"{voter} votes at 'asked'"] = done(await visitors.vote(voter, "asked", True))
    facts = {"joining and voting": joined}
    for name in running:
        section = facts[f"playing on at {name}"] = {}
        table = await visitors.glance(name)
        for who, seen in table.seen.items():
            if seen.mine:
                section |= await take_back(visitors, name, who)
            else:
                section |= await intrude(visitors, name, who)
        section |= await play_on(visitors, name)
    return facts


def done(after: Vote | int | str) -> str:
    """What a request to undo, or a vote on it, came to."""
    if isinstance(after, Vote):
        return f"a vote {vote_text(after)}"
    return f"{after} lines left" if isinstance(after, int) else f"refused, {after}"


async def take_back(visitors: Visit, name: str, who: str) -> Section:
    """Somebody tries to undo people's last choices one by one; the first to vote says no."""
    table = await visitors.glance(name)
    people = [n for n, chair in enumerate(table.chairs) if chair.kind == "person" and not chair.bot]
    mine = table.seen[who].mine
    seat = next((n for n in mine if n in people), mine[0])
    chosen = [line.n for line in table.lines if line.chosen and line.seat in people]
    section: Section = {}
    for to in chosen[: -BACK - 1 : -1]:
        after = await visitors.undo(who, name, seat, to)
        section[f"{who} takes back to line {to}"] = done(after)
        if isinstance(after, Vote):
            await visitors.vote(await first_to_vote(visitors, name), name, False)
    return section


async def intrude(visitors: Visit, name: str, who: str) -> Section:
    """Somebody without a seat tries to undo, and to let a bot play for the first person."""
    table = await visitors.glance(name)
    seat = next(n for n, chair in enumerate(table.chairs) if chair.kind == "person")
    chosen = [line.n for line in table.lines if line.chosen]
    return {
        f"{who} takes back for seat {seat + 1}": done(
            await visitors.undo(who, name, seat, chosen[-1] if chosen else 0)
        ),
        f"{who} lets a bot play seat {seat + 1}": await visitors.hand(who, name, seat)
        or "accepted",
    }


async def play_on(visitors: Visit, name: str) -> Section:
    """Everybody else tries to answer first, then the person who is asked; what was written."""
    asked = {who: await visitors.asked(who, name) for who in visitors.people}
    mover = next((who for who, question in asked.items() if question), None)
    if mover is None or not (question := asked[mover]):
        return {}
    text, seat = samples(question)[0], question["seat"]
    section: Section = {}
    for who in [who for who in asked if who != mover] + [mover]:
        lines = len((await visitors.glance(name)).lines)
        code = await visitors.move(who, name, seat, text)
        section[f"{who} answers {text}"] = code or "accepted"
    written = (await visitors.glance(name)).lines[lines:]
    drawn = list(itertools.takewhile(lambda line: line.seat < 0, written[1:]))
    if written:
        section["written"] = f"{line_text(written[0])}; draws: {len(drawn)}"
    return section


async def first_to_vote(visitors: Visit, name: str) -> str:
    """The first whose vote is missing."""
    table = await visitors.glance(name)
    assert table.vote is not None
    seat = table.vote.waiting[0]
    return next(who for who, seen in table.seen.items() if who != NOBODY and seat in seen.mine)
