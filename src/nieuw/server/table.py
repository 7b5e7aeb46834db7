"""A table: one game, its chairs, and everyone looking at it.

Every change goes the same way: try it on a draft, save it, then show it. Commit, then broadcast:
whatever anyone has seen is on disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import weakref
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from nieuw.box.file import BoxFile
from nieuw.core.engine import IllegalMove
from nieuw.core.notation import InvalidMove
from nieuw.game.dealer import Dealer
from nieuw.server.bot_turns import BotTurns
from nieuw.server.presence import Presence
from nieuw.server.slices import in_slices
from nieuw.server.sockets import Socket
from nieuw.show.preview import preview
from nieuw.store.database import Conflict, keep_chair, now, one_line, points
from nieuw.table import wire
from nieuw.table.absence import Attendance, absence
from nieuw.table.decide import BotMove, Command, Decision, Returned, awaited, decide
from nieuw.table.entries import Stamp
from nieuw.table.errors import Refused
from nieuw.table.games import Game
from nieuw.table.kept import keep
from nieuw.table.live import Live
from nieuw.table.names import ChatRoom
from nieuw.table.seats import Seat

if TYPE_CHECKING:
    from nieuw.server.hub import Hub

KEEP_EVERY = 256
"""Entries after which a game is cached again."""
AT_ONCE = 256
"""Entries of another writer that are read in one go."""
TRIES = 20
"""How often a command is tried if another writer is first each time."""
log = logging.getLogger(__name__)


def weakly(method: Callable[[], None]) -> Callable[[], None]:
    """A method, for as long as its object exists."""
    held = weakref.WeakMethod(method)

    def call() -> None:
        if found := held():
            found()

    return call


class Table:
    """A table with its game in progress or over.

    Nothing it refers to refers back to it: a dropped table is freed at once. Otherwise thousands of
    lines would wait for Python's garbage collection, which holds up every table.
    """

    def __init__(
        self,
        hub: Hub,
        game: Game,
        seats: list[Seat],
        box: BoxFile,
        box_text: str,
        live: Live,
        kept: int,
    ) -> None:
        self.hub = hub
        self.game = game
        self.seats = seats
        self.box = box
        self.box_text = box_text
        self.live = live
        self.kept = kept
        """The last entry of the journal in the cached game."""
        self.presence = Presence(
            weakly(self._tell_seats),
            (seat.person for seat in seats),
            hub.left.setdefault(game.id, {}),
            hub.started,
        )
        self.missing = False
        """Whether everyone was told that the person whose turn it is is away."""
        self.lock = asyncio.Lock()
        self.bots = BotTurns(self)
        self.bots.note_vote()
        self.touched = now()

    @property
    def sockets(self) -> set[Socket]:
        """The pages that are open."""
        return self.presence.sockets

    @property
    def busy(self) -> bool:
        """Whether someone looks at it, changes it or plays at it."""
        return bool(self.sockets) or self.lock.locked() or self.bots.busy

    # What people do ---------------------------------------------------------------------------

    async def handle(self, socket: Socket, message: wire.Up) -> None:
        """Answer one message from a page."""
        if isinstance(message, wire.Hello):
            self._listen(socket, message.listens)
            if socket.greeted and message.v == self.live.v:
                socket.send(self.present(socket.person))
            else:
                self.greet(socket, message.v)
            return
        if isinstance(message, wire.TryOut):
            socket.send(self.try_out(message))
            return
        try:
            v = await self.carry_out(socket.person, message, socket.name)
            socket.send(wire.Answer(message.id, v))
        except Refused as refused:
            socket.send(wire.Failed(message.id, refused.code, refused.detail))
            if refused.code == "stale":
                self.greet(socket, 0)

    def try_out(self, message: wire.TryOut) -> wire.Previewed | wire.Failed:
        """What a sentence would do."""
        if message.v != self.live.v:
            return wire.Failed(message.id, "stale")
        try:
            seen = preview(self.live.record.state, message.text)
            return wire.Previewed(message.id, self.live.v, seen)
        except (InvalidMove, IllegalMove) as error:
            return wire.Failed(message.id, "illegal-move", str(error))

    async def carry_out(self, person: str, message: wire.Request, name: str = "") -> int:
        """Do what a person wants; the version after it. A repeated request is done once."""
        async with self.lock:
            try:
                decision = await self._act(message, person, message.id, name)
            except Refused:
                known = await self._answered(person, message.id)
                if known is None:
                    raise
                return known
            if not isinstance(message, wire.Chat):
                self.bots.stop()
            self._show(decision)
            return decision.entries[0].seq

    async def play_for_bot(self, thought_about: Live, text: str) -> None:
        """Make a bot's move, if the table has not changed since it was asked."""
        v, mover = thought_about.v, thought_about.mover
        async with self.lock:
            if self.live.v == v and self.seats[mover].bot:
                self._show(await self._act(BotMove(v, mover, text), "", None))

    async def welcome(self, person: str) -> None:
        """Someone opened the table: a vote on a bot for them has lapsed."""
        if not (person and awaited(self.live, self.seats, person)):
            return
        async with self.lock:
            with contextlib.suppress(Refused):
                self._show(await self._act(Returned(), person, None))

    async def _answered(self, person: str, request: str) -> int | None:
        """What a request led to, if it was carried out before."""
        with contextlib.suppress(SQLAlchemyError):
            return await self.hub.store.answered(self.game.id, person, request)
        return None

    async def _act(
        self, command: Command, person: str, request: str | None, name: str = ""
    ) -> Decision:
        """The only way in: decided, on disk, and only then shown. If another writer was first, it
        is decided again from what that one wrote."""
        try:
            for _ in range(TRIES):
                stamp = Stamp(person, request, now(), Dealer.fresh().seed, name)
                decision = decide(
                    *(self.live, self.seats, command, stamp),
                    *(self.hub.has_bot, self.attendance()),
                )
                if await self._commit(decision, stamp.at):
                    await self.keep()
                    return decision
                if not await self.catch_up():
                    break
        except SQLAlchemyError as error:
            log.warning("table %s can't be written: %s", self.game.id, one_line(error))
            raise Refused("not-kept") from None
        raise Refused("stale")

    # How it is kept and shown -----------------------------------------------------------------

    async def _commit(self, decision: Decision, at: int) -> bool:
        """Save it, all or nothing; whether no other writer was first."""
        entries, stands = decision.entries, decision.stands
        changes = [keep_chair(chair) for chair in decision.seats]
        changes += points(self.game.id, stands.points, [chair.points for chair in self.seats])
        try:
            await self.hub.store.append(self.game.id, entries, stands, *changes)
        except Conflict:
            return False
        self.live = decision.live
        self.game.phase = stands.phase
        for chair in decision.seats:
            self.seats[chair.seat] = chair
        for chair, n in zip(self.seats, stands.points, strict=True):
            chair.points = n
        self.touched = at
        return True

    async def keep(self) -> None:
        """Cache the game now and then; if that fails, nothing is lost."""
        if self.live.seq - self.kept < KEEP_EVERY:
            return
        self.kept = self.live.seq
        try:
            await self.hub.store.keep_state(self.game.id, keep(self.live))
        except (SQLAlchemyError, Conflict) as error:
            log.warning("table %s can't be kept: %s", self.game.id, one_line(error))

    async def catch_up(self) -> bool:
        """Take in what another writer added, and show it; whether there was anything."""
        live = self.live.draft()
        while entries := await self.hub.store.entries(self.game.id, live.seq, AT_ONCE):
            await in_slices(map(live.fold, entries))
        if live.seq == self.live.seq:
            return False
        self.seats = await self.hub.store.seats(self.game.id)
        self.live = live
        self.bots.note_vote()
        self.game.phase = self.live.phase
        for socket in list(self.sockets):
            if socket.greeted:
                self.greet(socket, 0)
        return True

    def _show(self, decision: Decision) -> None:
        """Tell everyone what is new."""
        entries = decision.entries
        self.bots.note_vote()
        kinds = {entry.kind for entry in entries}
        if "chat" in kinds:
            self._say(wire.Said(self.live.chat[-1:]))
        if "aside" in kinds:
            self._say(wire.Said(self.live.asides[-1:], "watchers"))
        if self.live.v >= entries[0].seq or "seat" in kinds:
            at = self.live.at(decision.since, entries[0].seq - 1)
            self._send_ask()
            self._send_all(msgspec.structs.replace(at, stages=self.live.stages))
        if decision.seats or self.missing or self.absence():
            self._tell_seats()
        self.bots.wake()

    def _send_all(self, message: msgspec.Struct) -> None:
        data = msgspec.json.encode(message)
        for socket in list(self.sockets):
            if socket.greeted:
                socket.send_bytes(data)

    def _say(self, said: wire.Said) -> None:
        """Messages go to those who may read them and to nobody else."""
        data = msgspec.json.encode(said)
        for socket in list(self.sockets):
            if socket.greeted and self._hears(socket, said.room):
                socket.send_bytes(data)

    def _hears(self, socket: Socket, room: ChatRoom) -> bool:
        """What is said at the table goes only to the players; what spectators say goes only to
        them, and to players who listen."""
        seated = socket.person in self.presence.own
        return seated if room == "table" else socket.listens or not seated

    def _listen(self, socket: Socket, listens: bool) -> None:
        """A player starts or stops reading the spectators' chat."""
        began = listens and not socket.listens
        socket.listens = listens
        if began and socket.greeted and self.live.asides:
            socket.send(wire.Said(self.live.asides, "watchers"))

    def _send_ask(self) -> None:
        """The question goes to the person who has to answer it, before the table: then the page can
        show both together."""
        asked = self.live.asked()
        if asked is None:
            return
        owner = self.seats[asked.ask.seat].person
        for socket in list(self.sockets):
            if socket.greeted and owner and socket.person == owner:
                socket.send(asked)

    def greet(self, socket: Socket, v: int) -> None:
        """Everything a page that saw version v needs to catch up."""
        socket.greeted = True
        socket.send(self.present(socket.person))
        if self.live.chat and self._hears(socket, "table"):
            socket.send(wire.Said(self.live.chat))
        if self.live.asides and self._hears(socket, "watchers"):
            socket.send(wire.Said(self.live.asides, "watchers"))
        asked = self.live.asked()
        if asked and socket.person and self.seats[asked.ask.seat].person == socket.person:
            socket.send(asked)
        socket.send(self.live.at(self.live.since(v), v))
        self.bots.wake()

    def chairs(self, person: str) -> list[wire.Chair]:
        """Who sits where, as a person sees it."""
        return [
            wire.Chair(
                *(chair.seat, chair.colour, chair.name, chair.kind, chair.bot),
                self.presence.here(chair.person),
                bool(person) and chair.person == person,
            )
            for chair in self.seats
        ]

    def watching(self) -> int:
        """People without a seat who have the table open, and pages of strangers."""
        return self.presence.watching(chair.person for chair in self.seats)

    def present(self, person: str) -> wire.Present:
        """Who sits where and who is here, as a person sees it."""
        return wire.Present(self.chairs(person), self.watching(), self.absence())

    def attendance(self) -> Attendance:
        """Which of the table's people are away."""
        return Attendance(self.presence.gone(), self.game.patience)

    def absence(self) -> wire.Absence | None:
        """The person whose turn it is, if they are away."""
        return absence(self.live, self.seats, self.attendance(), now())

    def _tell_seats(self) -> None:
        """Tell everyone who sits where and who is here."""
        self.missing = self.absence() is not None
        seated = {chair.person for chair in self.seats if chair.person}
        messages = {
            person: msgspec.json.encode(self.present(person))
            for person in seated
            if self.presence.here(person)
        }
        for_others = msgspec.json.encode(self.present(""))
        for socket in list(self.sockets):
            socket.send_bytes(messages.get(socket.person, for_others))
