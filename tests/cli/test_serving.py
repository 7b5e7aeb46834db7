"""Serving from the command line: one server per file, and databases that can't be used."""

from __future__ import annotations

import re
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from cli.running import COMMAND, environment, free_port, process
from nieuw.store.migrate import HEAD

RELEASED = Path(__file__).parent.parent / "releases" / "0.1.0" / "tables.db"


@contextmanager
def serving(*words: str, **more: str) -> Iterator[tuple[subprocess.Popen[str], list[str]]]:
    """A server in a process of its own, and what it says until it answers."""
    with subprocess.Popen(
        [*COMMAND, *words],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        env=environment(**more),
    ) as server:
        assert server.stdout is not None
        said: list[str] = []
        while not said or " http://" not in said[-1]:
            said.append(server.stdout.readline())
            assert said[-1], "it ended"
        try:
            yield server, said
        finally:
            server.kill()


def address(said: list[str]) -> str:
    found = re.search(r"http://\S+/", said[-1])
    assert found
    return found[0]


def dump(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as db:
        return list(db.iterdump())


def test_a_second_server_on_a_file_says_so_and_ends(tmp_path: Path) -> None:
    file = str(tmp_path / "tables.db")
    serve = ("serve", "--database", file, "--port", str(free_port()))
    with serving(*serve) as (first, said):
        second = process(*serve)
        assert (second.code, second.out) == (2, "")
        assert second.err == (
            f"nieuw: {file}: a server is already using this file, at {address(said)}: "
            "choose another file\n"
        )
        first.kill()
        first.wait()
        with serving(*serve):
            pass


@pytest.mark.browser  # the page is there only in the wheel; without it `play` is a terminal
def test_a_second_play_finds_the_one_that_runs(tmp_path: Path) -> None:
    home = str(tmp_path)
    with serving("play", XDG_DATA_HOME=home) as (_, said):
        second = process("play", XDG_DATA_HOME=home)
        assert second == (0, f"A server is already running: {address(said)}\n", "")


def test_a_database_of_0_1_0_is_brought_up_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    shutil.copy(RELEASED, file)
    with serving("serve", "--database", str(file), "--port", str(free_port())) as (_, said):
        kept = [other for other in tmp_path.iterdir() if ".before-" in other.name]
        assert [dump(path) for path in kept] == [dump(RELEASED)]
        words = "The database was brought up to date; the old one is saved as"
        assert said[:-1] == [f"{words} {kept[0]}\n"]


@pytest.mark.parametrize(
    ("script", "reason"),
    [
        (
            "create table song (title text)",
            "expected a database of Nieuw Amsterdam, got one from another program",
        ),
        (
            "update alembic_version set version_num = '9999'",
            f"expected schema version {HEAD} or older, got 9999: "
            "it comes from a newer Nieuw Amsterdam",
        ),
    ],
)
def test_what_is_no_database_of_ours_is_refused(tmp_path: Path, script: str, reason: str) -> None:
    file = tmp_path / "tables.db"
    if "alembic" in script:
        with serving("serve", "--database", str(file), "--port", str(free_port())):
            pass
    with closing(sqlite3.connect(file)) as db:
        db.execute(script)
        db.commit()
    refused = process("serve", "--database", str(file), "--port", str(free_port()))
    assert refused == (2, "", f"nieuw: {file}: {reason}\n")
