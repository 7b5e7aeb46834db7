"""Copies: games that continue from a line of another, or of a record."""

from __future__ import annotations

from nieuw.server.history import of_record
from nieuw.server.hub import Hub
from nieuw.server.records import cut_whole
from nieuw.server.seating import stamp, start
from nieuw.server.table import Table
from nieuw.store.database import Person, new_id
from nieuw.table import copies, wire
from nieuw.table.copies import Cut


async def copy(hub: Hub, game: str, person: Person, wish: wire.CopyTable) -> str:
    """Try things out from a line on: a person's own game with a fresh seed."""
    table = await hub.table(game)
    reveal = table.live.phase != "running"
    upto = await of_record(hub, table, cut_whole, wish.n, reveal)
    return await go_on(hub, person, upto, wish.bot, table)


async def go_on(
    hub: Hub, person: Person, upto: Cut, bot: str, origin: Table | None, box: str = ""
) -> str:
    """A game from where a record ends; its history is saved."""
    known = (origin.game, origin.seats) if origin else None
    new = copies.go_on(new_id(), upto, bot, known, stamp(person.id), hub.has_bot)
    if box:
        await hub.store.keep_box(upto.box_digest, upto.box, box)
    await hub.store.new_game(new, upto.text)
    await start(hub, new.game.id, person.id)
    return new.game.id
