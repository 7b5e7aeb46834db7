"""The bots' turns at a table: each thinks, gives people time to look and to vote, then moves."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import weakref
from typing import TYPE_CHECKING

from nieuw.table.errors import Refused

if TYPE_CHECKING:
    from nieuw.server.table import Table

VOTING = 30.0
"""Seconds bots give people who are here to vote before they continue."""
COMING = 5.0
"""Seconds they wait if nobody who has to vote is here: a page may be about to come back."""
AGAIN = 1.0
"""Seconds after which a bot's move that could not be saved is tried again."""


class BotTurns:
    """Plays for the bots of a table, one at a time."""

    def __init__(self, table: Table) -> None:
        self._table = weakref.ref(table)
        self.playing: asyncio.Task[None] | None = None
        self.settled = asyncio.Event()
        """Set while there is no vote."""

    @property
    def table(self) -> Table:
        """The table, referenced weakly; see `Table`."""
        table = self._table()
        assert table is not None
        return table

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking or waiting."""
        return self.playing is not None and not self.playing.done()

    def note_vote(self) -> None:
        """A vote has begun or ended, or may have."""
        if self.table.live.poll:
            self.settled.clear()
        else:
            self.settled.set()

    def wake(self) -> None:
        """If it is a bot's turn, let it think."""
        if self._asked() and not self.busy:
            self.playing = asyncio.create_task(self._play_on())

    def stop(self) -> None:
        """Whatever a bot is thinking about, it is no longer this table; it may be asked again."""
        if self.playing:
            self.playing.cancel()
            self.playing = None

    def pause(self) -> int:
        """How long a bot waits, in ms: the longest that anyone at the table prefers."""
        seated = {chair.person for chair in self.table.seats if chair.person}
        pages = self.table.sockets
        return max((page.pause for page in pages if page.person in seated), default=0)

    def _asked(self) -> str:
        """The bot whose turn it is; empty if there is none."""
        mover = self.table.live.mover
        return self.table.seats[mover].bot if mover >= 0 else ""

    async def _play_on(self) -> None:
        """Play for the bots until it is a person's turn or the game is over."""
        table = self.table
        while name := self._asked():
            live = table.live
            started = asyncio.get_running_loop().time()
            text = await table.hub.thinking.choose(
                name, live.record.state, table.box_text, secrets.randbits(32)
            )
            pause = self.pause() / 1000
            spent = asyncio.get_running_loop().time() - started
            if pause > spent:
                await asyncio.sleep(pause - spent)
            await self._leave_time_to_vote()
            try:
                await table.play_for_bot(live, text)
            except Refused:
                await asyncio.sleep(AGAIN)

    async def _leave_time_to_vote(self) -> None:
        """While there is a vote, and those who have to vote are here or may be soon."""
        coming = min(COMING, VOTING)
        for seconds in (coming, VOTING - coming):
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self.settled.wait()
            poll = self.table.live.poll
            waiting = [self.table.seats[seat].person for seat in poll.waiting] if poll else []
            if not any(map(self.table.presence.here, waiting)):
                return
