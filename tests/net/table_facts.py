"""What the server told of the kept tables, as facts; and what people may do at them."""

from __future__ import annotations

from net.answers.tables import NOBODY, TO_MOVE, Card, Line, Table, Visit, Vote
from net.facts import Facts, foreseen_line, numbers, question_lines, samples

BACK = 3
"""So many choices are taken back by everybody, the last first."""


async def everything(visit: Visit) -> dict[str, Facts]:
    """All facts of the database by their file: the tables first, then what changes them."""
    seat = await visit.after_the_bot()
    tables = {name: await visit.table(name) for name in visit.ids if name != TO_MOVE}
    found = {name: await of_one(visit, name, table) for name, table in tables.items()}
    found["lists"] = lists = Facts()
    lists.add(f"at {TO_MOVE} seat {seat + 1} is asked once the bot has moved")
    for who in visit.people:
        add_cards(lists, f"games of {who}", await visit.cards(who))
    add_cards(lists, "open tables", await visit.lobby())
    running = [name for name, table in tables.items() if table.phase == "running"]
    found["doing"] = await doing(visit, running)
    return found


def add_cards(found: Facts, head: str, cards: list[Card]) -> None:
    """Games in a list."""
    found.add(head)
    for one in cards:
        turn, copied = ", my turn" * one.my_turn, ", a copy" * one.copied
        where = f"{one.phase}, round {one.round}, step {one.step}"
        found.add(f"  {one.table}: {where}{turn}{copied}, result {numbers(one.result)}")


async def of_one(visit: Visit, name: str, table: Table) -> Facts:
    """A table, and what its question foresees."""
    found = of_table(table)
    for who, seen in table.seen.items():
        if seen.question:
            found.add(f"{who} tries out")
            for text in samples(seen.question):
                told = await visit.foreseen(who, name, text)
                found.add(f"  {foreseen_line(text, told)}")
    return found


def of_table(table: Table) -> Facts:
    """A table as it was opened."""
    found = Facts()
    for what, why in table.refused.items():
        found.add(f"{what} is refused: {why}")
    if not table.phase:
        return found
    found.add(f"{table.phase}, starts {table.start}, box {table.box}")
    found.add(f"listed {table.listed}, goes on {table.goes_on}")
    found.add(f"origin '{table.origin}', next '{table.next}'")
    for seat, chair in enumerate(table.chairs):
        bot = f", bot {chair.bot}" if chair.bot else ""
        found.add(f"seat {seat + 1} {chair.colour} '{chair.name}' is {chair.kind}{bot}")
    for who, seen in table.seen.items():
        holds = "".join(f" {seat + 1}" for seat in seen.mine) or " none"
        whether = "is asked" if seen.question else "is not asked"
        undo = f", free undo to line {seen.undo}" if seen.undo >= 0 else ""
        found.add(f"{who} holds seats{holds}{', is host' * seen.host}, {whether}{undo}")
        for asked in question_lines(seen.question) if seen.question else ():
            found.add(f"  {asked}")
    found.add(f"vote {vote_words(table.vote) if table.vote else '-'}")
    for name, seat, text in table.chat:
        found.add(f"chat of {name}, seat {seat + 1}: {text}")
    for note in table.notes:
        found.add(f"note after {note.n} lines by seat {note.seat + 1}")
    for line in (*table.before, *table.lines):
        found.add(line_words(line))
    found.hashed("table", table.table)
    for seat, ahead in enumerate(table.ahead):
        found.add(f"ahead of seat {seat + 1}: {numbers(ahead)}")
    found.add(f"result {numbers(table.result)}")
    for source, points in table.points.items():
        found.add(f"points {source} {numbers(points)}")
    replay = f"replay of {len(table.tables)} tables, {table.first} lines from before"
    found.hashed(replay, "\n\n".join(table.tables))
    found.hashed("record", table.record)
    return found


def line_words(line: Line) -> str:
    """A line of a log."""
    who = f"seat {line.seat + 1}" if line.seat >= 0 else "chance"
    chosen = "" if line.chosen else ", no choice"
    return f"{line.n} in round {line.round}, step {line.step}: {who} {line.text}{chosen}"


def vote_words(vote: Vote) -> str:
    """A takeback put to the vote."""
    waiting = numbers([seat + 1 for seat in vote.waiting])
    return f"for seat {vote.seat + 1} to line {vote.to}, waiting for seats {waiting}"


async def doing(visit: Visit, running: list[str]) -> Facts:
    """What everybody may take back at every running table; then they play on."""
    found = Facts()
    found.add(f"Bram takes the seat of the link: {await visit.join('Bram')}")
    lines = await visit.vote(await waiting_one(visit, "asked"), "asked", True)
    found.add(f"the last agrees at asked: {lines} lines left")
    for name in running:
        table = await visit.glance(name)
        for who, seen in table.seen.items():
            if seen.mine:
                await take_back(visit, found, name, who)
        for who in visit.people:
            asked = await visit.asked(who, name)
            if asked:
                text = samples(asked)[0]
                good = "accepted" if await visit.answer(who, name, text) else "refused"
                found.add(f"{name}: {who} plays on with {text}, {good}")
                break
    return found


async def take_back(visit: Visit, found: Facts, name: str, who: str) -> None:
    """Somebody takes back the last choices of people, one by one; whoever is asked says no."""
    table = await visit.glance(name)
    people = [seat for seat, one in enumerate(table.chairs) if one.kind == "person" and not one.bot]
    seat = next((one for one in table.seen[who].mine if one in people), table.seen[who].mine[0])
    lines = [line.n for line in table.lines if line.chosen and line.seat in people]
    for to in lines[: -BACK - 1 : -1]:
        after = await visit.undo(who, name, seat, to)
        if isinstance(after, Vote):
            told = f"a vote {vote_words(after)}"
            await visit.vote(await waiting_one(visit, name), name, False)
        else:
            told = f"{after} lines left" if isinstance(after, int) else f"refused, {after}"
        found.add(f"{name}: {who} takes back to line {to}: {told}")


async def waiting_one(visit: Visit, name: str) -> str:
    """The first whose answer to a takeback is awaited."""
    table = await visit.glance(name)
    assert table.vote is not None
    seat = table.vote.waiting[0]
    return next(who for who, seen in table.seen.items() if who != NOBODY and seat in seen.mine)
