"""All tables in progress: found again after a restart, dropped from memory when nobody looks at
them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import BrokenExecutor
from typing import ParamSpec, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from nieuw.bots.levels import LEVELS
from nieuw.box.file import BoxError, BoxFile, builtin, builtin_names, builtin_text, parse
from nieuw.server.bot_thinking import BotThinking
from nieuw.server.entrance import Entrance
from nieuw.server.limits import Limits
from nieuw.server.processes import Processes, computing, heard
from nieuw.server.records import fold, kept_of
from nieuw.server.slices import in_slices
from nieuw.server.sockets import Socket
from nieuw.server.table import Table
from nieuw.store.database import Conflict, Store, now, one_line
from nieuw.table.entries import JournalEntry
from nieuw.table.errors import Refused
from nieuw.table.games import Game
from nieuw.table.kept import Kept, restore
from nieuw.table.live import Live
from nieuw.table.opening import new_record
from nieuw.table.seats import Seat
from nieuw.table.summary import summary
from nieuw.table.wire import BoxText
from nieuw.text import snapshot

RECORD_LIMIT = 10.0
"""Seconds of computing that reading or replaying a record may take."""
SHORT_JOURNAL = 256
"""Entries folded in the server itself; a longer journal is folded in another process."""
PART = 1024
"""Entries read and folded at once, in far less time than a piece of work may take."""
IDLE = 10 * 60 * 1000
"""Milliseconds after which a table that nobody looks at is dropped from memory."""
BOTS_AT_ONCE = 2
"""Tables loaded at the same time to let their bots play after a start: one loads while another
thinks. More would not be faster, and people's requests would wait for them all."""
OLD_BOTS: tuple[str, ...] = ("uniform", "greedy")
"""Bots of tables made before there were levels; anyone who knows their names may still use them."""
log = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")


class Hub:
    """Everything the server has in memory."""

    def __init__(
        self,
        url: str,
        offered: Mapping[str, str] | None = None,
        reached: Callable[[], str] = str,
        own_box: BoxText | None = None,
    ) -> None:
        self.own_box = own_box
        """The box new tables are played with unless somebody chooses another."""
        self.reached = reached
        self.store = Store(url)
        self.thinking = BotThinking(workers=max(1, (os.cpu_count() or 1) - 1), offered=offered)
        self.processes = Processes(1, RECORD_LIMIT, computing)
        """For long work on whole records."""
        self.limits = Limits()
        self.entrance = Entrance()
        self.bots = [*LEVELS, *(offered or {})]
        """What people choose from, the levels by strength."""
        self.tables: dict[str, Table] = {}
        self.started = now()
        self.left: dict[str, dict[str, int]] = {}
        """When people left each table, even one that is not in memory; forgotten once its game has
        ended."""
        self.loading: dict[str, asyncio.Task[Table]] = {}
        """Tables being loaded from the journal."""
        self.arranging = asyncio.Lock()
        """Held while the seats of a table change before its game begins."""
        self.resuming: asyncio.Task[None] | None = None
        self.unreadable: set[str] = set()
        """Tables whose journal makes no sense; each is reported once in the log."""
        self.boxless: set[str] = set()
        """Tables whose box is missing, reported once too; someone may still bring it."""

    async def open(self) -> None:
        """Start; work left from the last run is done while people are served. The built-in boxes
        are saved as they are now: a later release may have others."""
        await self.store.open()
        for name in builtin_names():
            await self.store.keep_box(builtin(name).digest, name, builtin_text(name))
        self.resuming = asyncio.create_task(self._resume())

    async def _resume(self) -> None:
        """Fill in the rows an earlier release did not have, and let waiting bots play, a few tables
        at a time."""
        with self._going_on("what the last run left to do"):
            for game in await self.store.unfilled():
                with self._going_on(f"table {game}"):
                    await self.filled(await self.row(game))
                self.forget(game)
            gate = asyncio.Semaphore(BOTS_AT_ONCE)
            async with asyncio.TaskGroup() as tables:
                for game in await self.store.bots_to_move():
                    await gate.acquire()
                    playing = tables.create_task(self._let_play(game))
                    playing.add_done_callback(lambda _: gate.release())

    async def _let_play(self, game: str) -> None:
        """Let the bots of a table play until it is a person's turn."""
        with self._going_on(f"table {game}"):
            table = await self.table(game)
            table.bots.wake()
            if table.bots.playing:
                await asyncio.wait([table.bots.playing])
        self.forget(game)

    @contextlib.contextmanager
    def _going_on(self, what: str) -> Iterator[None]:
        """Nobody waits for this, so a failure only leaves a line in the log and stops nothing
        else."""
        try:
            yield
        except Refused:
            pass  # told when it was read
        except Exception as error:
            log.warning("%s: can't be done: %s", what, one_line(error))

    async def filled(self, row: Game) -> Game | None:
        """A row with the state of its game; None if that can't be read."""
        if row.id in self.unreadable:
            return None
        if row.phase == "open" or row.seq:
            return row
        try:
            stands = summary((await self.table(row.id)).live)
        except Refused:
            return None
        await self.store.fill(row.id, stands)
        return await self.store.game(row.id)

    async def close(self) -> None:
        """Stop."""
        if self.resuming:
            self.resuming.cancel()
        for table in self.tables.values():
            table.bots.stop()
        self.thinking.close()
        self.processes.close()
        await self.store.close()

    def has_bot(self, name: str) -> bool:
        """Whether a bot with that name may sit down here."""
        return name in self.bots or name in OLD_BOTS

    async def table(self, game: str) -> Table:
        """A running or finished table, from memory or from its journal."""
        table = self.tables.get(game)
        if table is None:
            if game not in self.loading:
                self.loading[game] = asyncio.create_task(self._load_once(game))
                self.loading[game].add_done_callback(heard)
            table = await asyncio.shield(self.loading[game])
        table.touched = now()
        return table

    async def _load_once(self, game: str) -> Table:
        try:
            with self.reading(game):
                table = self.tables[game] = await self._load(game)
            return table
        finally:
            del self.loading[game]

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

        def before() -> Live:
            """The game before its first entry."""
            return Live.new(new_record(box, seats, start), [seat.person for seat in seats])

        kept = await self.store.kept_state(game)
        live = await self._restored(game, before(), kept) if kept and kept.seq <= row.seq else None
        since = live.seq if live else 0
        entries = await self.store.entries(game, since, PART)
        if live is None and len(entries) > SHORT_JOURNAL:
            whole = await self._folded(row, seats, (box.name, text), entries)
            live, entries = await in_slices(restore(before(), whole)), []
        live = live or before()
        while entries:
            await in_slices(map(live.fold, entries))
            entries = await self.store.entries(game, live.seq, PART)
        table = Table(self, row, seats, box, text, live, since)
        await table.keep()
        return table

    async def _folded(
        self, row: Game, seats: list[Seat], box: tuple[str, str], entries: list[JournalEntry]
    ) -> Kept:
        """A long journal from its first entries on, part by part in another process."""
        body = b""
        while entries:
            body = await self.long(fold, box, row.position, seats, body, entries)
            entries = await self.store.entries(row.id, entries[-1].seq, PART)
        return kept_of(body)

    async def _restored(self, game: str, live: Live, kept: Kept) -> Live | None:
        """A cached game; None if it makes no sense."""
        try:
            return await in_slices(restore(live, kept))
        except Exception as error:
            log.warning("table %s is folded anew: %s", game, one_line(error))
            return None

    async def long(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Some work on a whole record, in another process."""
        try:
            return await self.processes.run(work, *args, **kwargs)
        except TimeoutError:
            raise Refused("too-long", f"expected at most {RECORD_LIMIT:g} seconds") from None
        except BrokenExecutor:
            raise Refused("unreadable") from None

    @contextlib.contextmanager
    def reading(self, game: str) -> Iterator[None]:
        """Anything that makes no sense in one table's rows is refused, and stops no other table."""
        if game in self.unreadable:
            raise Refused("unreadable")
        try:
            yield
        except (Refused, SQLAlchemyError, Conflict) as error:
            boxless = isinstance(error, Refused) and error.code == "no-such-box"
            if boxless and game not in self.boxless:
                self.boxless.add(game)
                log.warning("table %s can't be read: its box is not there", game)
            raise
        except Exception as error:
            self.unreadable.add(game)
            log.warning("table %s can't be read: %s", game, one_line(error))
            raise Refused("unreadable") from None

    async def box(self, digest: str, name: str) -> tuple[BoxFile, str]:
        """A box by its hash, and its text if it doesn't come with the package."""
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
        """Drop tables that nobody has looked at for a while."""
        for game, table in list(self.tables.items()):
            if now() - table.touched > IDLE:
                self.forget(game)

    def forget(self, game: str) -> None:
        """Drop a table that nobody looks at and nobody plays at."""
        table = self.tables.get(game)
        if table and not table.busy:
            del self.tables[game]
            if table.live.phase != "running":
                self.left.pop(game, None)
