"""A real server in a process of its own, on a real file: started, killed, started again."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple, cast

from cli.running import environment

START = Path(__file__).with_name("start.py")
PATIENCE = 30.0
"""Seconds nothing in these tests takes; who waits longer waits in vain."""


class Row(NamedTuple):
    """An entry of the journal."""

    seq: int
    kind: str
    person: str
    seat: int
    request: str | None
    body: str


class Server:
    """A server on a database file; its log is kept over all its lives."""

    def __init__(self, folder: Path, before: Sequence[str] = (), **options: str) -> None:
        self.file = folder / "tables.db"
        self.log = folder / "server.log"
        self.before = before
        self.options = options
        self.name = "127.0.0.1"
        """The address people open it by."""
        self.port = 0
        self.process: asyncio.subprocess.Process | None = None
        self.secrets: set[str] = set()
        """Every cookie and link anybody was given."""
        self.checked = 0

    @property
    def url(self) -> str:
        """Where it answers."""
        return f"http://{self.name}:{self.port}"

    async def start(self) -> Server:
        """Start, or start again; returns when it listens."""
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *(*self.before, sys.executable, str(START), str(self.file)),
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
                env=environment(**self.options),
                process_group=0,
            )
        assert self.process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            line = await self.process.stdout.readline()
        assert line, f"no server: {self.logged()}"
        self.port = int(line)
        return self

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    async def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.kill()
        await self._ended()

    async def stop(self) -> None:
        """As an administrator would."""
        if self.process is None:
            return
        self.process.send_signal(signal.SIGTERM)
        await self._ended()

    async def _ended(self) -> None:
        """Wait, and let go of its output, which bots may still hold."""
        assert self.process is not None
        async with asyncio.timeout(PATIENCE):
            await self.process.wait()
        cast(Any, self.process)._transport.close()
        self.process = None

    def logged(self) -> str:
        """Everything it ever said."""
        return self.log.read_text("utf-8", "replace") if self.log.exists() else ""

    def check_log(self) -> None:
        """Nothing went wrong unseen, and no secret was told."""
        everything = self.logged()
        said, self.checked = everything[self.checked :], len(everything)
        assert "Traceback" not in said, said
        assert "never retrieved" not in said, said
        assert not [secret for secret in self.secrets if secret in everything]

    def rows(self, query: str, *values: object) -> list[Any]:
        """What the database holds, read past the server."""
        with sqlite3.connect(f"file:{self.file}?mode=ro", uri=True) as db:
            found = db.execute(query, values).fetchall()
        db.close()
        return found

    def journal(self, game: str) -> list[Row]:
        """The journal of a game."""
        query = "select seq, kind, person, seat, request, body from journal where game = ?"
        return [Row(*row) for row in self.rows(query + " order by seq", game)]

    def children(self) -> list[int]:
        """The processes bots think in, and their helper."""
        group = str(self.pid)
        found: list[int] = []
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if fields[2] == group and folder.name != group and fields[0] != "Z":
                found.append(int(folder.name))
        return found
