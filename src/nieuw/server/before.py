"""What happened before a game that goes on from a record, and the two as one record."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from sqlalchemy import select

from nieuw.notation import Line
from nieuw.record import Entry, Record, read
from nieuw.server import schema
from nieuw.server.hub import Hub
from nieuw.server.table import Table


async def whole(hub: Hub, table: Table) -> tuple[Record, int]:
    """A game with the lines of the record it goes on from, and how many those are."""
    c = schema.history.c
    rows = await hub.store.rows(select(c.record).where(c.game == table.game.id))
    if not rows:
        return table.live.record, 0
    with hub.reading(table.game.id):
        before = await asyncio.to_thread(read, rows[0]["record"], lambda _: table.box)
    return joined(before, table.live.record), len(before.lines())


def first_lines(record: Record, n: int) -> Record:
    """A record up to its first n lines."""
    lines = 0
    for at, entry in enumerate(record.entries):
        if lines == n:
            return record.back_to(at)
        lines += isinstance(entry.what, Line)
    return record.back_to(len(record.entries))


def joined(before: Record, record: Record) -> Record:
    """A record with the lines of the one it goes on from."""
    begins = [Entry(0, record.dealer)] if record.dealer else []
    entries = [*before.entries, *begins, *record.entries]
    return replace(record, start=before.start, dealer=before.dealer, entries=entries)
