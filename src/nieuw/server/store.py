"""What is kept: one way to the database for everything the server must not forget.

Writing takes the write lock at once, so that reading the last number and adding the next can't be
torn apart; the key (game, seq) guards it all the same, also between processes.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, event, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from nieuw.server import schema

BUSY = 10_000
"""Milliseconds to wait for another process that writes."""


class Conflict(Exception):
    """Somebody else wrote the same entry first."""


class Person(msgspec.Struct):
    """Somebody with a cookie."""

    id: str
    name: str
    prefs: str


class Game(msgspec.Struct):
    """A table's row: what does not change with every move."""

    id: str
    host: str
    box: str
    box_name: str
    phase: str
    listed: bool
    start: str
    position: str
    parent: str
    next: str
    made: int
    changed: int

    @property
    def origin(self) -> str:
        """The game it was copied from; a rematch only follows its parent."""
        return self.parent if self.position else ""


class Seat(msgspec.Struct):
    """A chair at a table."""

    game: str
    seat: int
    colour: str
    name: str
    kind: str
    person: str
    bot: str
    invite: str


class Entry(msgspec.Struct):
    """One entry of a game's journal."""

    seq: int
    kind: str
    body: str
    person: str = ""
    seat: int = -1
    request: str | None = None
    at: int = 0


def new_id() -> str:
    """A public name that nobody can guess."""
    return secrets.token_urlsafe(8)


def new_token() -> str:
    """A secret of 128 bits."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(token.encode()).hexdigest()


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def one_line(error: Exception) -> str:
    """What went wrong, for the log; of the database only its own words, which hold no values."""
    told = error.orig if isinstance(error, DBAPIError) else error
    return " ".join(repr(told).split())


class Store:
    """The database."""

    def __init__(self, url: str) -> None:
        self.writer = create_async_engine(url)
        self.reader = create_async_engine(url)
        if self.writer.dialect.name == "sqlite":
            _set_up_sqlite(self.writer, immediate=True)
            _set_up_sqlite(self.reader, immediate=False)

    async def open(self) -> None:
        """Make what is missing."""
        async with self.writer.begin() as db:
            await db.run_sync(schema.metadata.create_all)

    async def close(self) -> None:
        """Let go of the database."""
        await self.writer.dispose()
        await self.reader.dispose()

    async def rows(self, query: Any) -> Sequence[Any]:
        """Read, without holding anyone up."""
        async with self.reader.connect() as db:
            return (await db.execute(query)).mappings().all()

    async def write(self, *statements: Any, rows: list[dict[str, Any]] | None = None) -> None:
        """Write all of it or nothing, `rows` to the first statement; on disk when it returns."""
        try:
            async with self.writer.begin() as db:
                for statement in statements:
                    await db.execute(statement, rows)
                    rows = None
        except IntegrityError as error:
            raise Conflict(str(error.orig)) from None

    # People -----------------------------------------------------------------------------------

    async def new_person(self, name: str) -> tuple[Person, str]:
        """Somebody new, and the secret for their cookie."""
        token = new_token()
        made = Person(new_id(), name, "{}")
        await self.write(
            insert(schema.person).values(
                id=made.id, token=hashed(token), name=name, prefs="{}", made=now()
            )
        )
        return made, token

    async def person(self, token: str) -> Person | None:
        """Who holds this cookie."""
        p = schema.person.c
        found = await self.rows(select(p.id, p.name, p.prefs).where(p.token == hashed(token)))
        return Person(**found[0]) if found else None

    async def change_person(self, person: str, **values: str) -> None:
        """Another name, other preferences."""
        await self.write(update(schema.person).where(schema.person.c.id == person).values(**values))

    async def device_link(self, person: str, lifetime: int) -> str:
        """A one-time secret that moves somebody to another device."""
        token = new_token()
        await self.write(
            insert(schema.device).values(token=hashed(token), person=person, until=now() + lifetime)
        )
        return token

    async def claim_device(self, link: str) -> tuple[str, str] | None:
        """Use up a device link; the person it is for, and their new cookie."""
        d, token = schema.device.c, new_token()
        async with self.writer.begin() as db:
            gone = delete(schema.device).where(d.token == hashed(link)).returning(d.person, d.until)
            found = (await db.execute(gone)).first()
            if found is None or found.until < now():
                return None
            await db.execute(
                update(schema.person)
                .where(schema.person.c.id == found.person)
                .values(token=hashed(token))
            )
        return str(found.person), token

    # Games ------------------------------------------------------------------------------------

    async def new_game(self, game: Game, seats: Iterable[Seat], *more: Any) -> None:
        """A table with its chairs, and whatever else changes with it."""
        await self.write(
            insert(schema.game).values(**msgspec.structs.asdict(game)),
            *(insert(schema.seat).values(**msgspec.structs.asdict(one)) for one in seats),
            *more,
        )

    async def game(self, game: str) -> Game | None:
        """A table's row."""
        found = await self.rows(select(schema.game).where(schema.game.c.id == game))
        return Game(**found[0]) if found else None

    async def seats(self, game: str) -> list[Seat]:
        """A table's chairs."""
        c = schema.seat.c
        return [
            Seat(**row)
            for row in await self.rows(select(schema.seat).where(c.game == game).order_by(c.seat))
        ]

    async def entries(self, game: str, after: int = 0) -> list[Entry]:
        """The journal of a game, or what came after an entry."""
        c = schema.journal.c
        query = select(c.seq, c.kind, c.body, c.person, c.seat, c.request, c.at)
        found = await self.rows(query.where(c.game == game, c.seq > after).order_by(c.seq))
        return [Entry(**row) for row in found]

    async def append(self, game: str, entries: Sequence[Entry], *more: Any) -> None:
        """Add to a journal, with whatever else changes with it; all or nothing."""
        rows = [{"game": game, **msgspec.structs.asdict(entry)} for entry in entries]
        touched = update(schema.game).where(schema.game.c.id == game).values(changed=now())
        await self.write(insert(schema.journal), touched, *more, rows=rows)

    async def keep_report(self, game: str, person: str, text: str, record: str) -> None:
        """What somebody says went wrong, and the record it is about."""
        await self.write(
            insert(schema.report).values(
                id=new_id(), game=game, person=person, text=text, record=record, at=now()
            )
        )

    async def box_text(self, digest: str) -> str | None:
        """The text of a box file somebody plays with."""
        found = await self.rows(select(schema.box.c.text).where(schema.box.c.digest == digest))
        return found[0]["text"] if found else None


def _set_up_sqlite(engine: AsyncEngine, immediate: bool) -> None:
    """Durable after every commit, readers beside one writer."""

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=wal", "synchronous=full", "foreign_keys=on"):
            cursor.execute(f"pragma {pragma}")
        cursor.execute(f"pragma busy_timeout={BUSY}")
        cursor.close()
        connection.isolation_level = None

    if immediate:

        @event.listens_for(engine.sync_engine, "begin")
        def began(connection: Connection) -> None:
            connection.exec_driver_sql("begin immediate")
