"""All tables under way: found again after a restart, forgotten when nobody looks at them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from collections.abc import Iterator, Mapping

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from nieuw import snapshot
from nieuw.bots.levels import LEVELS
from nieuw.boxfile import BoxError, BoxFile, builtin, builtin_names, parse
from nieuw.core.state import State
from nieuw.record import Record
from nieuw.server import schema
from nieuw.server.botwork import Botwork
from nieuw.server.limits import Limits
from nieuw.server.live import Live, Refused
from nieuw.server.store import Conflict, Game, Seat, Store, now, one_line
from nieuw.server.table import Socket, Table

IDLE = 10 * 60 * 1000
"""Milliseconds after which a table nobody looks at leaves the memory."""
OLD_BOTS: tuple[str, ...] = ("uniform", "greedy")
"""Bots of tables made before there were levels; who knows their names may still have them."""
log = logging.getLogger(__name__)


class Hub:
    """Everything the server holds."""

    def __init__(self, url: str, offered: Mapping[str, str] | None = None) -> None:
        self.store = Store(url)
        self.botwork = Botwork(workers=max(1, (os.cpu_count() or 1) - 1), offered=offered)
        self.limits = Limits()
        self.bots = [*LEVELS, *(offered or {})]
        """What people choose from, the levels by strength."""
        self.tables: dict[str, Table] = {}
        self.loading = asyncio.Lock()
        self.arranging = asyncio.Lock()
        """Held while it changes who sits where before a game begins."""
        self.unreadable: set[str] = set()
        """Tables whose journal makes no sense; each is told once in the log."""

    async def open(self) -> None:
        """Start, and let everything go on where it was when the last run ended."""
        await self.store.open()
        g = schema.game.c
        for row in await self.store.rows(select(g.id).where(g.phase == "running")):
            with contextlib.suppress(Refused):
                (await self.table(row["id"])).wake_bot()

    async def close(self) -> None:
        """Stop."""
        for table in self.tables.values():
            table.stop_bot()
        self.botwork.close()
        await self.store.close()

    def has_bot(self, name: str) -> bool:
        """Whether a bot of that name may sit down here."""
        return name in self.bots or name in OLD_BOTS

    async def table(self, game: str) -> Table:
        """A running or finished table, from memory or from its journal."""
        if game in self.tables:
            self.tables[game].touched = now()
            return self.tables[game]
        async with self.loading:
            if game not in self.tables:
                with self.reading(game):
                    self.tables[game] = await self._load(game)
            return self.tables[game]

    async def row(self, game: str) -> Game:
        """A table's row, whatever its phase."""
        row = await self.store.game(game)
        if row is None:
            raise Refused("no-such-table")
        return row

    async def _load(self, game: str) -> Table:
        row = await self.row(game)
        if row.phase == "open":
            raise Refused("no-such-table")
        seats = await self.store.seats(game)
        box, text = await self.box(row.box, row.box_name)
        start = snapshot.read(row.position, box.box) if row.position else None
        people = [one.person for one in seats]
        live = Live.new(new_record(box, seats, start), people)
        table = Table(self, row, seats, box, text, live)
        for entry in await self.store.entries(game):
            table.take_in(entry)
        return table

    @contextlib.contextmanager
    def reading(self, game: str) -> Iterator[None]:
        """Whatever makes no sense in one table's rows is refused, and stops no other table."""
        if game in self.unreadable:
            raise Refused("unreadable")
        try:
            yield
        except (Refused, SQLAlchemyError, Conflict):
            raise
        except Exception as error:
            self.unreadable.add(game)
            log.warning("table %s can't be read: %s", game, one_line(error))
            raise Refused("unreadable") from None

    async def box(self, digest: str, name: str) -> tuple[BoxFile, str]:
        """A box by its hash, and its text where it is somebody's own."""
        if name in builtin_names() and builtin(name).digest == digest:
            return builtin(name), ""
        text = await self.store.box_text(digest)
        if text is not None:
            with contextlib.suppress(BoxError):
                found = parse(text.encode(), name)
                if found.digest == digest:
                    return found, text
        raise Refused("no-such-box")

    def pages(self, person: str) -> list[Socket]:
        """The open pages of a person, at any table."""
        return [
            socket
            for table in self.tables.values()
            for socket in table.sockets
            if socket.person == person
        ]

    def forget_idle(self) -> None:
        """Let go of tables nobody looks at."""
        for game, table in list(self.tables.items()):
            busy = table.sockets or (table.bot and not table.bot.done())
            if not busy and now() - table.touched > IDLE:
                del self.tables[game]


def new_record(box: BoxFile, seats: list[Seat], start: State | None) -> Record:
    """The record of a table before its first line."""
    names = [f"bot:{one.bot}" if one.kind == "bot" else one.name for one in seats]
    return Record.new(box, names, None, [one.colour for one in seats], start)
