"""Bring a database to the current version of its schema, or say in a sentence why not.

A new database is created at once. One that is behind is first copied next to itself, the copy
checked, and then upgraded in one transaction: all or nothing. The steps are Alembic's, in
`migrations/`; Alembic takes 0.4 s to import, so it is imported only if there is something to do.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import aclosing
from enum import Enum
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, event, insert, inspect, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from nieuw.store import schema
from nieuw.store.place import Unreachable

VERSIONS: Final = ("0001", "0002", "0003", "0004")
"""Every version so far, the current one last."""
HEAD: Final = VERSIONS[-1]
FIRST: Final = VERSIONS[0]
TABLES_OF_FIRST: Final = {
    *("person", "device", "box", "game", "seat", "journal", "history", "report"),
}
"""What 0.1.0 made, before there were versions."""
WAIT: Final = 60_000
"""Milliseconds to wait for another process that is writing."""


class Foreign(Exception):
    """A database of another program."""


class TooNew(Exception):
    """A database of a later version of this program."""

    def __init__(self, version: str) -> None:
        super().__init__(version)
        self.version = version


class Damaged(Exception):
    """A copy that can't be trusted; nothing was changed."""


class State(Enum):
    """What there is to do."""

    NEW = "new"
    BEHIND = "behind"
    PRESENT = "present"


async def migrate(url: str) -> Path | None:
    """Create the database, or bring it up to date; the copy of a file that was behind."""
    engine = create_async_engine(url)
    if engine.dialect.name == "sqlite":
        _write_alone(engine)
    try:
        async with aclosing(await _connected(engine)) as db, db.begin():
            state = await db.run_sync(look)
            kept = None
            if state == State.BEHIND and engine.dialect.name == "sqlite" and engine.url.database:
                kept = await asyncio.to_thread(back_up, Path(engine.url.database))
            await db.run_sync(bring_up, state)
        return kept
    finally:
        await engine.dispose()


async def _connected(engine: AsyncEngine) -> AsyncConnection:
    """A connection, or Unreachable: not every driver puts that in an error of its own."""
    try:
        return await engine.connect()
    except OSError as error:
        raise Unreachable(error.strerror or str(error)) from None


def _write_alone(engine: AsyncEngine) -> None:
    """SQLite: the write lock from the first look to the last step, the copy included, so that of
    two processes one does it all; and no foreign keys while tables are rebuilt."""

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _: ConnectionPoolEntry) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute("pragma foreign_keys=off")
        cursor.execute(f"pragma busy_timeout={WAIT}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def began(connection: Connection) -> None:
        connection.exec_driver_sql("begin immediate")


def look(db: Connection) -> State:
    """Which state a database is in."""
    tables = set(inspect(db).get_table_names())
    if not tables:
        return State.NEW
    if schema.version.name not in tables:
        if not tables >= TABLES_OF_FIRST:
            raise Foreign
        return State.BEHIND
    version = db.scalar(select(schema.version.c.version_num))
    if version == HEAD:
        return State.PRESENT
    if version is None or not tables >= TABLES_OF_FIRST:
        raise Foreign
    if version not in VERSIONS:
        raise TooNew(version)
    return State.BEHIND


def bring_up(db: Connection, state: State) -> None:
    """Take every missing step."""
    if state == State.NEW:
        schema.metadata.create_all(db)
        schema.version.create(db)
        db.execute(insert(schema.version).values(version_num=HEAD))
    elif state == State.BEHIND:
        from nieuw.store.migrations.steps import upgrade

        upgrade(db)
        if db.dialect.name == "sqlite":
            broken = db.exec_driver_sql("pragma foreign_key_check").all()
            if broken:
                raise Damaged(f"{len(broken)} rows point nowhere")


def back_up(file: Path) -> Path:
    """A whole copy next to the file, checked; never over an older one."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    part = file.with_name(f"{file.name}.part-{stamp}")
    source, copy = sqlite3.connect(file), sqlite3.connect(part)
    try:
        source.backup(copy)
        words = [row[0] for row in copy.execute("pragma integrity_check")]
        if words != ["ok"]:
            raise Damaged(words[0])
    except BaseException:
        copy.close()
        part.unlink(missing_ok=True)
        raise
    finally:
        source.close()
        copy.close()
    kept = file.with_name(f"{file.name}.before-{HEAD}-{stamp}")
    n = 1
    while kept.exists():
        n += 1
        kept = file.with_name(f"{file.name}.before-{HEAD}-{stamp}-{n}")
    return part.rename(kept)
