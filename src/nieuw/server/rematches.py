"""Rematches: the same people and bots again."""

from __future__ import annotations

from nieuw.server.hub import Hub
from nieuw.server.seating import begin, stamp
from nieuw.store.database import Conflict, Person, new_id
from nieuw.table import rematches


async def rematch(hub: Hub, game: str, person: Person) -> str:
    """The same people again; the first request makes it, the others find it."""
    table = await hub.table(game)
    async with hub.arranging:
        row = await hub.row(game)
        by = stamp(person.id)
        new = rematches.rematch(new_id(), row, table.seats, table.live, by)
        if row.next:
            return row.next
        try:
            await hub.store.new_rematch(new)
        except Conflict:  # another server made it
            return (await hub.row(game)).next
        await begin(hub, new.game)
        return new.game.id
