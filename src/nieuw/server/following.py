"""Games that come after another: its rematch, a copy from one of its lines, a record played on."""

from __future__ import annotations

import asyncio

import msgspec
from sqlalchemy import insert, update

from nieuw import snapshot
from nieuw.record import Record
from nieuw.server import schema, wire
from nieuw.server.before import first_lines, whole
from nieuw.server.given import read_record
from nieuw.server.hub import Hub
from nieuw.server.live import Refused
from nieuw.server.seating import begin, keep_box, new_row, start
from nieuw.server.store import Person, Seat
from nieuw.server.table import Table


async def rematch(hub: Hub, game: str, person: Person) -> str:
    """The same people again; the first to ask makes it, the others find it."""
    table = await hub.table(game)
    if person.id not in [seat.person for seat in table.seats]:
        raise Refused("not-your-seat")
    async with hub.arranging:
        row = await hub.row(game)
        if row.next:
            return row.next
        if not table.live.over:
            raise Refused("not-over")
        return await _rematch(hub, table, person)


async def _rematch(hub: Hub, table: Table, person: Person) -> str:
    new = new_row(person, table.box, False, "random")
    new.parent = table.game.id
    seats = [
        msgspec.structs.replace(seat, game=new.id, bot=seat.bot if seat.kind == "bot" else "")
        for seat in table.seats
    ]
    follows = update(schema.game).where(schema.game.c.id == new.parent).values(next=new.id)
    await hub.store.new_game(new, seats, follows)
    await begin(hub, new)
    return new.id


async def copy(hub: Hub, game: str, person: Person, wish: wire.CopyTable) -> str:
    """Try things out from a line on: a game of one's own with a fresh seed."""
    table = await hub.table(game)
    record, first = await whole(hub, table)
    if not -first <= wish.n <= len(table.live.story):
        raise Refused("no-such-line")
    if wish.bot and not hub.has_bot(wish.bot):
        raise Refused("unknown-bot")
    cut = await asyncio.to_thread(first_lines, record, first + wish.n)
    names = [(seat.colour, seat.name) for seat in table.seats]
    return await _go_on(hub, person, cut, names, wish.bot, table)


async def bring(hub: Hub, person: Person, wish: wire.Import) -> str:
    """Go on with a record somebody has, from its end or from a line on."""
    record = await asyncio.to_thread(read_record, wish)
    lines = len(record.lines())
    if not -1 <= wish.n <= lines:
        raise Refused("no-such-line")
    if wish.bot and not hub.has_bot(wish.bot):
        raise Refused("unknown-bot")
    n = lines if wish.n < 0 else wish.n
    cut = await asyncio.to_thread(first_lines, record, n)
    return await _go_on(hub, person, cut, record.seats, wish.bot, None, wish.box)


async def _go_on(
    hub: Hub,
    person: Person,
    record: Record,
    names: list[tuple[str, str]],
    bot: str,
    origin: Table | None,
    text: str = "",
) -> str:
    """A game from where a record ends; how it came there is kept. A person keeps their seat and
    a bot its own; any other seat goes to `bot`."""
    state = record.state
    game = new_row(person, record.box, False, "1", snapshot.write(state))
    game.parent = origin.game.id if origin else ""
    before = origin.seats if origin else []
    held = [one.seat for one in before if one.person == person.id]
    mover = max(0, state.agenda[-1][1])
    mine = mover if mover in held or not held else held[0]
    bots = {one.seat: one.bot for one in before if one.kind == "bot" and hub.has_bot(one.bot)}
    seats = [
        Seat(game.id, number, colour, name or colour, "person", person.id, "", "")
        for number, (colour, name) in enumerate(names)
    ]
    for seat in seats:
        if bot and seat.seat != mine:
            level = bots.get(seat.seat, bot)
            seat.kind, seat.person, seat.bot, seat.name = "bot", "", level, level
    await keep_box(hub, record.box, text)
    told = origin is None or origin.live.over
    keep = insert(schema.history).values(game=game.id, record=record.write(reveal=told))
    await hub.store.new_game(game, seats, keep)
    await start(hub, game.id, person.id)
    return game.id
