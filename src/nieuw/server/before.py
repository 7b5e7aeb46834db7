"""What happened before a game that goes on from a record, and the two as one record."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import replace

import msgspec
from sqlalchemy import select

from nieuw.notation import Line
from nieuw.record import Entry, Record, RecordError, Segment, read
from nieuw.server import schema
from nieuw.server.hub import Hub
from nieuw.server.live import Refused
from nieuw.server.replay import story_of
from nieuw.server.store import Game
from nieuw.server.table import Table
from nieuw.server.wire import StoryLine

log = logging.getLogger(__name__)


async def whole(hub: Hub, table: Table) -> tuple[Record, int]:
    """A game with the lines of the record it goes on from, and how many those are."""
    before = await _history(hub, table)
    if before is None:
        return table.live.record, 0
    return joined(before, table.live.record), len(before.lines())


async def story_before(hub: Hub, table: Table) -> list[StoryLine]:
    """The log up to where a game goes on from; its last line is -1."""
    before = await _history(hub, table)
    if before is None:
        return []
    story = await asyncio.to_thread(story_of, before)
    return [msgspec.structs.replace(line, n=line.n - len(story)) for line in story]


async def written(hub: Hub, table: Table) -> str:
    """The record of a game from its very beginning, with every seed that may be known."""
    record, first = await whole(hub, table)
    if first:
        record = with_seeds(record, await _told_by_origins(hub, table.game))
    return await asyncio.to_thread(record.write)


async def _history(hub: Hub, table: Table) -> Record | None:
    """The record a game goes on from."""
    c = schema.history.c
    rows = await hub.store.rows(select(c.record).where(c.game == table.game.id))
    if not rows:
        return None
    try:
        return await asyncio.to_thread(read, rows[0]["record"], lambda _: table.box)
    except RecordError as error:
        log.warning("what came before table %s can't be read: %s", table.game.id, error)
        raise Refused("unreadable") from None


async def _told_by_origins(hub: Hub, game: Game) -> dict[str, str]:
    """The seeds that the games it was copied from tell by now, by their hash."""
    found: dict[str, str] = {}
    with contextlib.suppress(Refused):
        while game.origin:
            origin = await hub.table(game.origin)
            found |= {one.commitment: one.seed for one in origin.live.record.told() if one.seed}
            game = origin.game
    return found


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


def with_seeds(record: Record, seeds: dict[str, str]) -> Record:
    """A record that tells these seeds too, each where its hash stands."""

    def told(one: Segment) -> Segment:
        return Segment(one.commitment, one.seed or seeds.get(one.commitment))

    entries = [
        Entry(entry.number, told(entry.what)) if isinstance(entry.what, Segment) else entry
        for entry in record.entries
    ]
    return replace(record, dealer=record.dealer and told(record.dealer), entries=entries)
