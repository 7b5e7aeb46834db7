"""Databases of every version: made whole, brought up all or nothing, or refused."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from cli.running import environment
from nieuw.store import migrate, schema
from nieuw.store.migrate import HEAD, VERSIONS, Damaged, Foreign, TooNew
from nieuw.store.migrations import steps

RELEASED = Path(__file__).parent.parent / "releases" / "0.1.0" / "tables.db"


def url(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


def run(url: str) -> Path | None:
    return asyncio.run(migrate.migrate(url))


@pytest.fixture
def released(tmp_path: Path) -> Path:
    """The database of 0.1.0."""
    file = tmp_path / "tables.db"
    shutil.copy(RELEASED, file)
    return file


def rows(file: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as db:
        return db.execute(query).fetchall()


def content(file: Path) -> dict[str, list[tuple[object, ...]]]:
    """Everything in a file, in the columns of 0.1.0."""
    with closing(sqlite3.connect(RELEASED)) as db:
        tables = {
            name: [column[1] for column in db.execute(f"pragma table_info({name})")]
            for (name,) in db.execute("select name from sqlite_master where type = 'table'")
        }
    return {
        name: sorted(rows(file, f"select {', '.join(columns)} from {name}"), key=repr)
        for name, columns in tables.items()
    }


def copies(file: Path) -> Iterator[Path]:
    return (other for other in file.parent.iterdir() if other.name.startswith(f"{file.name}."))


def test_a_new_database_is_made_whole(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    assert run(url(file)) is None
    assert rows(file, "select version_num from alembic_version") == [(HEAD,)]
    assert run(url(file)) is None
    assert list(copies(file)) == []


def test_the_steps_lead_to_the_schema(released: Path, tmp_path: Path) -> None:
    """From 0.1.0, and from nothing: the same tables as a new database has."""
    run(url(released))
    empty = tmp_path / "empty.db"
    engine = create_engine(f"sqlite:///{empty}")
    with engine.begin() as db:
        steps.upgrade(db)
    for file in (released, empty):
        with create_engine(f"sqlite:///{file}").connect() as db:
            assert compare_metadata(MigrationContext.configure(db), schema.metadata) == []


def test_the_versions_are_those_of_the_steps() -> None:
    scripts = ScriptDirectory.from_config(steps.config())
    assert tuple(s.revision for s in scripts.walk_revisions())[::-1] == VERSIONS


def test_0_1_0_loses_nothing(released: Path) -> None:
    kept = run(url(released))
    assert kept is not None
    assert content(kept) == content(RELEASED) == content(released)
    assert list(copies(released)) == [kept]
    assert rows(released, "select version_num from alembic_version") == [(HEAD,)]
    assert rows(released, "pragma foreign_key_check") == []
    assert run(url(released)) is None


def test_an_older_copy_stays(released: Path) -> None:
    kept = migrate.back_up(released)
    again = migrate.back_up(released)
    assert kept != again
    assert content(kept) == content(again) == content(RELEASED)


def test_all_or_nothing(released: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(db: object) -> None:
        upgrade(db)  # type: ignore[arg-type]
        raise RuntimeError("on the way")

    upgrade = steps.upgrade
    monkeypatch.setattr(steps, "upgrade", fail)
    with pytest.raises(RuntimeError, match="on the way"):
        run(url(released))
    assert content(released) == content(RELEASED)
    assert rows(released, "select name from sqlite_master where name = 'alembic_version'") == []
    monkeypatch.undo()
    run(url(released))
    assert rows(released, "select version_num from alembic_version") == [(HEAD,)]


def test_rows_that_point_nowhere_are_refused(released: Path) -> None:
    with closing(sqlite3.connect(released)) as db:
        db.execute("insert into device values ('t', 'nobody', 0)")
        db.commit()
    with pytest.raises(Damaged, match="1 rows point nowhere"):
        run(url(released))
    assert rows(released, "select name from sqlite_master where name = 'alembic_version'") == []


def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    run(url(file))
    with closing(sqlite3.connect(file)) as db:
        db.execute("update alembic_version set version_num = '9999'")
        db.commit()
    with pytest.raises(TooNew) as error:
        run(url(file))
    assert error.value.version == "9999"


VERSION = "create table alembic_version (version_num text);"


@pytest.mark.parametrize(
    "script",
    [
        "create table song (title text)",
        f"{VERSION} insert into alembic_version values ('ab12')",
        f"{VERSION} create table game (id text)",
    ],
)
def test_a_foreign_database_is_refused(tmp_path: Path, script: str) -> None:
    file = tmp_path / "tables.db"
    with closing(sqlite3.connect(file)) as db:
        db.executescript(script)
    before = file.read_bytes()
    with pytest.raises(Foreign):
        run(url(file))
    assert file.read_bytes() == before
    assert list(copies(file)) == []


def test_two_at_once(released: Path) -> None:
    """Two processes that find it behind: one brings it up, the other waits and finds it present."""
    code = (
        "import asyncio; from nieuw.store.migrate import migrate; "
        f"asyncio.run(migrate({url(released)!r}))"
    )
    both = [subprocess.Popen([sys.executable, "-c", code], env=environment()) for _ in range(2)]
    assert [process.wait(60) for process in both] == [0, 0]
    assert content(released) == content(RELEASED)
    assert rows(released, "select version_num from alembic_version") == [(HEAD,)]
    (copy,) = copies(released)
    assert content(copy) == content(RELEASED)


def test_alembic_is_imported_only_when_behind(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    code = (
        "import asyncio, sys; from nieuw.store.migrate import migrate; "
        f"[asyncio.run(migrate({url(file)!r})) for _ in range(2)]; print('alembic' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment(), capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "False"
