"""Who has a table open: counted as pages come and go, and announced a few times a second at most.

Counting costs the same no matter how many watch; announcing takes one message for all spectators.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable

from nieuw.server.sockets import Socket
from nieuw.store.database import now

GATHER = 0.2
"""Seconds in which comings and goings are gathered into one message."""


class Presence:
    """The open pages of a table, by person; when others left is known since this server started."""

    def __init__(
        self,
        tell: Callable[[], None],
        own: Iterable[str] = (),
        left: dict[str, int] | None = None,
        since: int = 0,
    ) -> None:
        self.sockets: set[Socket] = set()
        self.people: Counter[str] = Counter()
        """Pages of each person; those of strangers under the empty name."""
        self.own = {person for person in own if person}
        """The people of the table's seats."""
        self.left = {} if left is None else left
        """When each of those who are away closed their last page."""
        self.since = since
        """When the server started: people not here since then have been away at least as long."""
        self.tell = tell
        self.telling: asyncio.TimerHandle | None = None

    def come(self, socket: Socket) -> None:
        """A page was opened."""
        self.sockets.add(socket)
        self.people[socket.person] += 1
        self.left.pop(socket.person, None)
        self.tell_soon()

    def go(self, socket: Socket) -> None:
        """A page was closed."""
        self.sockets.discard(socket)
        self.people[socket.person] -= 1
        if not self.people[socket.person]:
            del self.people[socket.person]
            if socket.person in self.own:
                self.left[socket.person] = now()
        self.tell_soon()

    def here(self, person: str) -> bool:
        """Whether a person has the table open."""
        return bool(person) and person in self.people

    def gone(self) -> dict[str, int]:
        """The table's people who are away, each with the time they left."""
        away = (person for person in self.own if not self.here(person))
        return {person: self.left.get(person, self.since) for person in away}

    def watching(self, seated: Iterable[str]) -> int:
        """People without a seat, and pages of strangers."""
        unknown = self.people.get("", 0)
        known = len(self.people) - bool(unknown)
        return unknown + known - sum(self.here(person) for person in set(seated))

    def tell_soon(self) -> None:
        """Tell everyone, together with whatever else happens at the same moment."""
        if self.telling is None:
            self.telling = asyncio.get_running_loop().call_later(GATHER, self._tell)

    def _tell(self) -> None:
        self.telling = None
        self.tell()
