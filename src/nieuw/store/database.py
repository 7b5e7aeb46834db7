"""What is saved: one way to the database for everything the server must not forget.

Writing takes the write lock right away, so that nothing comes between reading the last number and
adding the next; the key (game, seq) guards against it anyway, even between processes.
"""

from __future__ import annotations

import contextlib
import hashlib
import secrets
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, event, exists, insert, literal, select, tuple_, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from nieuw.store import schema
from nieuw.store.migrate import migrate
from nieuw.table.decide import Decision
from nieuw.table.entries import TALK, JournalEntry
from nieuw.table.games import Game, NewGame
from nieuw.table.kept import FORMAT, Kept
from nieuw.table.seats import Seat
from nieuw.table.summary import Summary

BUSY = 10_000
"""Milliseconds to wait for another process that is writing."""
ONE_AT_A_TIME: dict[str, int] = {"pool_size": 1, "max_overflow": 0, "pool_timeout": BUSY // 1000}
"""SQLite allows one writer at a time: our writes queue for one connection, first come, first
served. With a connection each they would ask SQLite again and again, and some would wait for
seconds."""


class Conflict(Exception):
    """Someone else wrote the same entry first."""


Cursor = tuple[int, str]
"""A place in a list of games: when it changed, and its id."""


class Must(msgspec.Struct):
    """A change that is made only if it still finds its row; otherwise nothing is written."""

    statement: Any


class Person(msgspec.Struct):
    """A person with a cookie."""

    id: str
    name: str
    prefs: str


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
    """What went wrong, for the log; from the database only its own message, without values."""
    told = error.orig if isinstance(error, DBAPIError) else error
    return " ".join(repr(told).split())


class Store:
    """The database."""

    def __init__(self, url: str) -> None:
        self.url = url
        sqlite = make_url(url).get_backend_name() == "sqlite"
        self.writer = create_async_engine(url, **(ONE_AT_A_TIME if sqlite else {}))
        self.reader = create_async_engine(url)
        if sqlite:
            _set_up_sqlite(self.writer, immediate=True)
            _set_up_sqlite(self.reader, immediate=False)

    async def open(self) -> None:
        """Create the database if it is missing, upgrade it if it is behind."""
        await migrate(self.url)

    async def close(self) -> None:
        """Close the database."""
        await self.writer.dispose()
        await self.reader.dispose()

    async def rows(self, query: Any) -> Sequence[Any]:
        """Read, without holding anyone up."""
        async with self.reader.connect() as db:
            return (await db.execute(query)).mappings().all()

    async def write(self, *statements: Any, rows: list[dict[str, Any]] | None = None) -> None:
        """Write all or nothing, `rows` for the first statement; on disk when it returns."""
        try:
            async with self.writer.begin() as db:
                for statement in statements:
                    must = isinstance(statement, Must)
                    done = await db.execute(statement.statement if must else statement, rows)
                    rows = None
                    if must and not done.rowcount:
                        raise Conflict("somebody else was first")
        except IntegrityError as error:
            raise Conflict(str(error.orig)) from None

    # People -----------------------------------------------------------------------------------

    async def new_person(self, name: str) -> tuple[Person, str]:
        """A new person, and the secret for their cookie."""
        token = new_token()
        made = Person(new_id(), name, "{}")
        await self.write(
            insert(schema.person).values(
                id=made.id, token=hashed(token), name=name, prefs="{}", made=now()
            )
        )
        return made, token

    async def person(self, token: str) -> Person | None:
        """The person with this cookie."""
        p = schema.person.c
        found = await self.rows(select(p.id, p.name, p.prefs).where(p.token == hashed(token)))
        return Person(**found[0]) if found else None

    async def name(self, person: str) -> str:
        """A person's name; empty if they have not given one."""
        p = schema.person.c
        found = await self.rows(select(p.name).where(p.id == person))
        return str(found[0]["name"]) if found else ""

    async def change_person(self, person: str, **values: str) -> None:
        """Another name, other preferences."""
        await self.write(update(schema.person).where(schema.person.c.id == person).values(**values))

    async def device_link(self, person: str, lifetime: int) -> str:
        """A one-time secret that moves a person to another device."""
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

    async def new_game(self, new: NewGame, history: str = "") -> None:
        """A table with its chairs, and the record it continues."""
        before = insert(schema.history).values(game=new.game.id, record=history)
        await self.write(*_table(new), *([before] if history else []))

    async def new_rematch(self, new: NewGame) -> None:
        """A table that follows its parent; a Conflict if another already does."""
        c = schema.game.c
        parent = update(schema.game).where(c.id == new.game.parent, c.next == "")
        await self.write(*_table(new), Must(parent.values(next=new.game.id)))

    async def history(self, game: str) -> str | None:
        """The record a game continues."""
        c = schema.history.c
        rows = await self.rows(select(c.record).where(c.game == game))
        return rows[0]["record"] if rows else None

    # Seats ------------------------------------------------------------------------------------

    async def invite(self, game: str, seat: int) -> str:
        """The secret of a new link to an open seat; an older one expires."""
        token = new_token()
        c = schema.seat.c
        open_seat = update(schema.seat).where(c.game == game, c.seat == seat, c.kind == "open")
        await self.write(open_seat.values(invite=hashed(token)))
        return token

    async def open_seat(self, token: str, game: str, seat: int) -> Seat | None:
        """The open seat of a link, or one of a table; None if it is taken."""
        c = schema.seat.c
        place = c.invite == hashed(token) if token else (c.game == game) & (c.seat == seat)
        waiting = c.game.in_(select(schema.game.c.id).where(schema.game.c.phase == "open"))
        rows = await self.rows(select(schema.seat).where(place, c.kind == "open", waiting))
        return Seat(**rows[0]) if rows else None

    async def take_seat(self, taken: Seat) -> None:
        """Save who took an open seat; a Conflict if someone else was first."""
        c = schema.seat.c
        place = update(schema.seat).where(
            *(c.game == taken.game, c.seat == taken.seat, c.kind == "open")
        )
        who = {"kind": taken.kind, "person": taken.person, "name": taken.name, "invite": ""}
        await self.write(Must(place.values(**who)))

    async def full_tables(self) -> list[Game]:
        """Tables that have not begun though no seat is open."""
        g, s = schema.game.c, schema.seat.c
        waiting = exists().where(s.game == g.id, s.kind == "open")
        rows = await self.rows(select(schema.game).where(g.phase == "open", ~waiting))
        return [Game(**row) for row in rows]

    async def begin(self, game: str, decision: Decision) -> None:
        """A game's first entries, and its chairs in the order of play."""
        chairs = [
            msgspec.structs.replace(seat, points=n)
            for seat, n in zip(decision.seats, decision.stands.points, strict=True)
        ]
        gone = delete(schema.seat).where(schema.seat.c.game == game)
        await self.append(game, decision.entries, decision.stands, gone, *map(_chair, chairs))

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

    async def entries(self, game: str, after: int, most: int) -> list[JournalEntry]:
        """What came after an entry of a journal, as much as is read at once."""
        c = schema.journal.c
        query = select(c.seq, c.kind, c.body, c.person, c.seat, c.request, c.at)
        later = query.where(c.game == game, c.seq > after).order_by(c.seq).limit(most)
        return [JournalEntry(**row) for row in await self.rows(later)]

    async def append(
        self, game: str, entries: Sequence[JournalEntry], stands: Summary, *more: Any
    ) -> None:
        """Add to a journal, with the state of the game and whatever else changes with it; all or
        nothing."""
        rows = [{"game": game, **msgspec.structs.asdict(entry)} for entry in entries]
        row = update(schema.game).where(schema.game.c.id == game).values(**_columns(stands))
        if any(entry.kind not in TALK for entry in entries):
            row = row.values(changed=entries[-1].at)
        await self.write(
            insert(schema.journal),
            row,
            *more,
            rows=rows,
        )

    async def answered(self, game: str, person: str, request: str) -> int | None:
        """The entry a person's request has led to, if any."""
        c = schema.journal.c
        query = select(c.seq).where(c.game == game, c.person == person, c.request == request)
        rows = await self.rows(query)
        return int(rows[0]["seq"]) if rows else None

    async def keep_state(self, game: str, kept: Kept) -> None:
        """Save a game as it is now; a cache."""
        values = {"format": FORMAT, "seq": kept.seq, "body": msgspec.json.encode(kept)}
        await self.write(
            delete(schema.kept).where(schema.kept.c.game == game),
            insert(schema.kept).values(game=game, **values),
        )

    async def kept_state(self, game: str) -> Kept | None:
        """A cached game; None if there is none, or none that can be read."""
        c = schema.kept.c
        query = select(c.body).where(c.game == game, c.format == FORMAT)
        rows = await self.rows(query)
        if rows:
            with contextlib.suppress(msgspec.MsgspecError):
                return msgspec.json.decode(rows[0]["body"], type=Kept)
        return None

    async def put_away(self, game: str, decision: Decision) -> None:
        """Close a table that has not begun; a Conflict if it has."""
        unlisted = update(schema.game).where(schema.game.c.id == game).values(listed=False)
        await self.append(game, decision.entries, decision.stands, unlisted)

    async def hide(self, game: str, person: str) -> None:
        """Remove a game from a person's list."""
        c = schema.seat.c
        own = update(schema.seat).where(c.game == game, c.person == person)
        await self.write(own.values(hidden=True))

    async def fill(self, game: str, stands: Summary) -> None:
        """Save the state of a game if its row does not have it yet; nobody did anything."""
        c = schema.game.c
        row = update(schema.game).where(c.id == game, c.seq < stands.seq)
        await self.write(row.values(**_columns(stands)), *points(game, stands.points))

    async def unfilled(self) -> list[str]:
        """Games in progress or over whose rows do not have their state."""
        c = schema.game.c
        query = select(c.id).where(c.phase != "open", c.seq == 0).order_by(c.changed.desc())
        return [row["id"] for row in await self.rows(query)]

    async def bots_to_move(self) -> list[str]:
        """Games in which it is a bot's turn, the latest first."""
        g, s = schema.game.c, schema.seat.c
        query = (
            select(g.id)
            .join(schema.seat, (s.game == g.id) & (s.seat == g.mover))
            .where(g.phase == "running", s.bot != "")
            .order_by(g.changed.desc())
        )
        return [row["id"] for row in await self.rows(query)]

    async def games_of(self, person: str, after: Cursor | None, most: int) -> list[Game]:
        """Games a person has a seat in, the latest first, after one of them."""
        g, s = schema.game.c, schema.seat.c
        own = select(s.game).where(s.person == person)
        kept = g.phase.in_(("open", "running")) | ~g.id.in_(own.where(s.hidden))
        query = select(schema.game).where(g.id.in_(own), kept)
        if after:
            query = query.where(tuple_(g.changed, g.id) < tuple_(*map(literal, after)))
        query = query.order_by(g.changed.desc(), g.id.desc()).limit(most)
        return [Game(**row) for row in await self.rows(query)]

    async def waiting_tables(self, most: int) -> list[Game]:
        """Listed tables with an open seat, the latest first."""
        g = schema.game.c
        query = select(schema.game).where(g.listed, g.phase == "open").order_by(g.made.desc())
        return [Game(**row) for row in await self.rows(query.limit(most))]

    async def seats_of(self, games: Sequence[str]) -> dict[str, list[Seat]]:
        """The chairs of several tables."""
        c = schema.seat.c
        query = select(schema.seat).where(c.game.in_(games)).order_by(c.game, c.seat)
        seats: dict[str, list[Seat]] = {game: [] for game in games}
        for row in await self.rows(query):
            seats[row["game"]].append(Seat(**row))
        return seats

    async def keep_report(self, game: str, person: str, text: str, record: str) -> None:
        """What someone reports went wrong, and the record it is about."""
        await self.write(
            insert(schema.report).values(
                id=new_id(), game=game, person=person, text=text, record=record, at=now()
            )
        )

    async def keep_box(self, digest: str, name: str, text: str) -> None:
        """Save the text of a box, once."""
        if await self.box_text(digest) is None:
            with contextlib.suppress(Conflict):
                await self.write(insert(schema.box).values(digest=digest, name=name, text=text))

    async def box_text(self, digest: str) -> str | None:
        """The text of a box file that someone plays with."""
        found = await self.rows(select(schema.box.c.text).where(schema.box.c.digest == digest))
        return found[0]["text"] if found else None


def _columns(stands: Summary) -> dict[str, Any]:
    """The state of a game, as columns of its row; the points are in the seats' rows."""
    columns = msgspec.structs.asdict(stands)
    del columns["points"]
    return columns


def _table(new: NewGame) -> list[Any]:
    """Statements that save a new table."""
    row = insert(schema.game).values(**msgspec.structs.asdict(new.game))
    return [row, *map(_chair, new.seats)]


def _chair(seat: Seat) -> Any:
    """A statement that saves a new chair."""
    return insert(schema.seat).values(**msgspec.structs.asdict(seat))


def keep_chair(chair: Seat) -> Any:
    """A statement that saves who sits in a chair."""
    c = schema.seat.c
    who = {"bot": chair.bot, "name": chair.name, "kind": chair.kind, "person": chair.person}
    return update(schema.seat).where(c.game == chair.game, c.seat == chair.seat).values(**who)


def points(game: str, scored: Sequence[int], known: Sequence[int] | None = None) -> list[Any]:
    """Statements that save the points of each seat that are not known yet."""
    c = schema.seat.c
    return [
        update(schema.seat).where(c.game == game, c.seat == seat).values(points=n)
        for seat, n in enumerate(scored)
        if known is None or known[seat] != n
    ]


def _set_up_sqlite(engine: AsyncEngine, immediate: bool) -> None:
    """Durable after every commit, with readers alongside one writer."""

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
