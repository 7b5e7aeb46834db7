"""A table: one game, its chairs, and everybody looking at it.

Every change goes the same way: try it on a draft, write it down, then show it. Commit, then
broadcast: what anybody has seen is on disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import update
from sqlalchemy.exc import SQLAlchemyError

from nieuw.ask import preview
from nieuw.boxfile import BoxFile
from nieuw.core.engine import IllegalMove
from nieuw.notation import InvalidMove
from nieuw.server import schema, wire
from nieuw.server.live import Live, Refused
from nieuw.server.store import Conflict, Entry, Game, Seat, now, one_line

if TYPE_CHECKING:
    from nieuw.server.hub import Hub

MOVED, TOO_SLOW = 4401, 4408
"""Why a socket is closed: its person is on another device now; it does not read."""
LAST_CHAT = 100
QUEUE = 200
VOTING = 30.0
"""Seconds bots leave people who are here to vote before they play on."""
COMING = 5.0
"""Seconds they wait where nobody who is to vote is here: a page may be on its way back."""
AGAIN = 1.0
"""Seconds after which a bot's move that could not be written is tried again."""
log = logging.getLogger(__name__)


class Socket:
    """One open page: who holds it, and what is still to be sent."""

    def __init__(self, person: str, pause: int) -> None:
        self.person = person
        self.pause = pause
        self.queue: asyncio.Queue[bytes | int] = asyncio.Queue(QUEUE)
        """Messages, and at the end the code the socket is closed with."""
        self.greeted = False
        """Whether it was told where the game is; before that, what is new means nothing to it."""

    def send(self, message: msgspec.Struct) -> None:
        """Queue a message; a page that reads too slowly is let go and comes back by itself."""
        self.send_bytes(msgspec.json.encode(message))

    def send_bytes(self, data: bytes) -> None:
        """The same for what is encoded already."""
        try:
            self.queue.put_nowait(data)
        except asyncio.QueueFull:
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """End the socket after what was queued, or at once where the queue is full."""
        while self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(code)


class Table:
    """A table with its game under way or over."""

    def __init__(
        self, hub: Hub, game: Game, seats: list[Seat], box: BoxFile, box_text: str, live: Live
    ) -> None:
        self.hub = hub
        self.game = game
        self.seats = seats
        self.box = box
        self.box_text = box_text
        self.live = live
        self.chat: list[wire.ChatLine] = []
        self.answered: dict[tuple[str, str], int] = {}
        self.sockets: set[Socket] = set()
        self.lock = asyncio.Lock()
        self.bot: asyncio.Task[None] | None = None
        self.settled = asyncio.Event()
        """Set while nothing is put to the vote."""
        self.touched = now()

    def take_in(self, entry: Entry) -> None:
        """An entry from the journal, when the table is loaded."""
        self.live.fold(entry)
        self._remember(entry)
        self._note_vote()

    def _note_vote(self) -> None:
        if self.live.poll:
            self.settled.clear()
        else:
            self.settled.set()

    def _remember(self, entry: Entry) -> None:
        if entry.request:
            self.answered[entry.person, entry.request] = entry.seq
        if entry.kind == "chat":
            name = next((s.name for s in self.seats if s.person == entry.person), "")
            self.chat.append(wire.ChatLine(entry.seq, entry.at, name, entry.seat, entry.body))
            del self.chat[:-LAST_CHAT]

    # What people do ---------------------------------------------------------------------------

    async def handle(self, socket: Socket, message: wire.Up) -> None:
        """Answer one message of a page."""
        if isinstance(message, wire.Hello):
            if socket.greeted and message.v == self.live.v:
                socket.send(wire.Present(self.chairs(socket.person), self.watching()))
            else:
                self.greet(socket, message.v)
            return
        if isinstance(message, wire.TryOut):
            socket.send(self.try_out(message))
            return
        try:
            v = await self.carry_out(socket.person, message)
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

    async def carry_out(
        self, person: str, message: wire.Move | wire.Undo | wire.Vote | wire.Chat | wire.Hand
    ) -> int:
        """Do what a person wants; the version after it. The same request is done once."""
        async with self.lock:
            known = self.answered.get((person, message.id))
            if known is not None:
                return known
            draft = self.live.draft()
            lines = len(draft.story)
            since = lines
            entries, seats = self._entries(draft, person, message)
            await self._commit(draft, entries, seats)
            self.live = draft
            if isinstance(message, wire.Undo | wire.Vote | wire.Hand):
                since = min(lines, len(draft.story))
            if not isinstance(message, wire.Chat):
                self.stop_bot()
            self._show(entries, since, bool(seats))
            return entries[0].seq

    def _entries(
        self,
        draft: Live,
        person: str,
        message: wire.Move | wire.Undo | wire.Vote | wire.Chat | wire.Hand,
    ) -> tuple[list[Entry], list[Seat]]:
        """What a message comes to: journal entries, and chairs that change."""
        if isinstance(message, wire.Chat):
            return self._chat(draft, person, message), []
        if isinstance(message, wire.Hand):
            return self._hand(draft, person, message)
        if isinstance(message, wire.Vote):
            mine = [s.seat for s in self.seats if s.person == person and s.kind == "person"]
            waiting = draft.poll.waiting if draft.poll else []
            seat = next((one for one in mine if one in waiting), -1)
            return draft.vote(seat, message.poll, message.agree, person, message.id), []
        self._check_seat(person, message.seat)
        if message.v != draft.v:
            raise Refused("stale")
        if isinstance(message, wire.Undo):
            return draft.undo(message.seat, message.to, person, message.id), []
        if len(message.text) > wire.LONGEST_MOVE:
            raise Refused("too-long")
        return draft.move(message.seat, message.text, person, message.id), []

    def _check_seat(self, person: str, seat: int) -> None:
        """R: only the person of a chair moves it, and not while a bot sits in."""
        if not (person and 0 <= seat < len(self.seats) and self.seats[seat].person == person):
            raise Refused("not-your-seat")
        if self.seats[seat].bot:
            raise Refused("bot-sits-in")

    def _chat(self, draft: Live, person: str, message: wire.Chat) -> list[Entry]:
        text = message.text.strip()
        if not text or len(text) > wire.LONGEST_CHAT:
            raise Refused("too-long" if text else "empty")
        seat = next((s.seat for s in self.seats if person and s.person == person), -1)
        if seat < 0:
            raise Refused("not-your-seat")
        return draft.write("chat", text, person, seat, message.id)

    def _hand(self, draft: Live, person: str, message: wire.Hand) -> tuple[list[Entry], list[Seat]]:
        """Let a bot sit in, or take the chair back."""
        if not 0 <= message.seat < len(self.seats):
            raise Refused("not-your-seat")
        chair = self.seats[message.seat]
        if chair.person != person or chair.kind != "person":
            raise Refused("not-your-seat")
        if message.bot and not self.hub.has_bot(message.bot):
            raise Refused("unknown-bot")
        entries = draft.hand(message.seat, message.bot, person, message.id)
        return entries, [msgspec.structs.replace(chair, bot=message.bot)]

    # How it is kept and shown -----------------------------------------------------------------

    async def _commit(self, draft: Live, entries: list[Entry], seats: list[Seat]) -> None:
        """On disk or not at all."""
        at = now()
        for entry in entries:
            entry.at = at
        c = schema.seat.c
        changes = [
            update(schema.seat)
            .where(c.game == self.game.id, c.seat == one.seat)
            .values(bot=one.bot, name=one.name, kind=one.kind, person=one.person)
            for one in seats
        ]
        phase = "over" if draft.over else "running"
        if phase != self.game.phase:
            changes.append(
                update(schema.game).where(schema.game.c.id == self.game.id).values(phase=phase)
            )
        try:
            await self.hub.store.append(self.game.id, entries, *changes)
        except Conflict:
            raise Refused("stale") from None
        except SQLAlchemyError as error:
            log.warning("table %s can't be written: %s", self.game.id, one_line(error))
            raise Refused("not-kept") from None
        self.game.phase = phase
        for one in seats:
            self.seats[one.seat] = one
        for entry in entries:
            self._remember(entry)
        self.touched = at

    def _show(self, entries: list[Entry], since: int, chairs_changed: bool) -> None:
        """Tell everybody what is new."""
        self._note_vote()
        kinds = {entry.kind for entry in entries}
        if "chat" in kinds:
            self._send_all(wire.Said(self.chat[-1:]))
        if self.live.v >= entries[0].seq or "seat" in kinds:
            at = self.live.at(since, entries[0].seq - 1)
            self._send_all(msgspec.structs.replace(at, stages=self.live.stages))
            self._send_ask()
        if chairs_changed:
            self.show_seats()
        self.wake_bot()

    def _send_all(self, message: msgspec.Struct) -> None:
        data = msgspec.json.encode(message)
        for socket in list(self.sockets):
            if socket.greeted:
                socket.send_bytes(data)

    def _send_ask(self) -> None:
        """The question goes to whoever is to answer it."""
        asked = self.live.asked()
        if asked is None:
            return
        owner = self.seats[asked.ask["seat"]].person
        for socket in list(self.sockets):
            if socket.greeted and owner and socket.person == owner:
                socket.send(asked)

    def greet(self, socket: Socket, v: int) -> None:
        """Everything a page that saw version v needs to stand where the game is."""
        socket.greeted = True
        socket.send(wire.Present(self.chairs(socket.person), self.watching()))
        socket.send(self.live.at(self.live.since(v), v))
        if self.chat:
            socket.send(wire.Said(self.chat))
        asked = self.live.asked()
        if asked and socket.person and self.seats[asked.ask["seat"]].person == socket.person:
            socket.send(asked)
        self.wake_bot()

    def chairs(self, person: str) -> list[wire.Chair]:
        """Who sits where, as somebody sees it."""
        here = {socket.person for socket in self.sockets}
        return [
            wire.Chair(
                *(one.seat, one.colour, one.name, one.kind, one.bot),
                bool(one.person) and one.person in here,
                bool(person) and one.person == person,
            )
            for one in self.seats
        ]

    def watching(self) -> int:
        """People without a seat who have the table open, and pages of nobody known."""
        seated = {one.person for one in self.seats}
        known = {socket.person for socket in self.sockets if socket.person} - seated
        return len(known) + sum(not socket.person for socket in self.sockets)

    def show_seats(self) -> None:
        """Tell everybody who sits where."""
        for socket in list(self.sockets):
            socket.send(wire.Present(self.chairs(socket.person), self.watching()))

    # Bots -------------------------------------------------------------------------------------

    def wake_bot(self) -> None:
        """If a bot is to move, let it think."""
        mover = self.live.mover
        if mover < 0 or not self.seats[mover].bot:
            return
        if self.bot is None or self.bot.done():
            self.bot = asyncio.create_task(self._let_bots_play())

    def stop_bot(self) -> None:
        """Whatever a bot thinks, it is not about the table as it is now; it may be asked again."""
        if self.bot:
            self.bot.cancel()
            self.bot = None

    def pause(self) -> int:
        """How long a bot waits, in ms: as long as anybody at the table wants it to."""
        seated = {one.person for one in self.seats if one.person}
        return max((one.pause for one in self.sockets if one.person in seated), default=0)

    async def _let_bots_play(self) -> None:
        """Play for the bots until a person is asked or the game is over."""
        while (mover := self.live.mover) >= 0 and self.seats[mover].bot:
            live, name = self.live, self.seats[mover].bot
            started = asyncio.get_running_loop().time()
            text = await self.hub.botwork.choose(
                name, live.record.state, self.box_text, secrets.randbits(32)
            )
            pause = self.pause() / 1000
            spent = asyncio.get_running_loop().time() - started
            if pause > spent:
                await asyncio.sleep(pause - spent)
            await self._leave_time_to_vote()
            try:
                await self._play(live, mover, text)
            except Refused:
                await asyncio.sleep(AGAIN)

    async def _leave_time_to_vote(self) -> None:
        """While something is put to the vote, and whoever is to vote is here or may be soon."""
        coming = min(COMING, VOTING)
        for seconds in (coming, VOTING - coming):
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self.settled.wait()
            here = {socket.person for socket in self.sockets}
            waiting = self.live.poll.waiting if self.live.poll else []
            if not any(self.seats[seat].person in here for seat in waiting):
                return

    async def _play(self, live: Live, mover: int, text: str) -> None:
        """Make a bot's move, if the table is still the one it thought about."""
        async with self.lock:
            if self.live.v != live.v or not self.seats[mover].bot:
                return
            draft = self.live.draft()
            since = len(draft.story)
            entries = draft.move(mover, text, "", None)
            await self._commit(draft, entries, [])
            self.live = draft
            self._show(entries, since, chairs_changed=False)
