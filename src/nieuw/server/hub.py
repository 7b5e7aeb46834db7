"""All tables: made, found again after a restart, and forgotten when nobody looks at them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
from collections.abc import Iterator, Mapping
from dataclasses import replace

import msgspec
from sqlalchemy import delete, exists, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from nieuw import snapshot
from nieuw.bots.levels import LEVELS, USUAL
from nieuw.boxfile import BoxError, BoxFile, builtin, builtin_names, parse
from nieuw.core.names import MAX_SEATS, MIN_SEATS, SEAT_NAMES
from nieuw.core.state import State
from nieuw.dealer import Dealer
from nieuw.notation import Line
from nieuw.record import LONGEST_NAME, Entry, Record, RecordError, read
from nieuw.server import schema, wire
from nieuw.server.botwork import Botwork
from nieuw.server.limits import Limits
from nieuw.server.live import Live, Refused
from nieuw.server.store import (
    Conflict,
    Game,
    Person,
    Seat,
    Store,
    hashed,
    new_id,
    new_token,
    now,
    one_line,
)
from nieuw.server.table import Socket, Table

IDLE = 10 * 60 * 1000
"""Milliseconds after which a table nobody looks at leaves the memory."""
MOST_BOX, MOST_BOX_LINE = 100_000, 500
OLD_BOTS: tuple[str, ...] = ("uniform", "greedy")
"""Bots of tables made before there were levels; who knows their names may still have them."""
log = logging.getLogger(__name__)


class Hub:
    """Everything the server holds."""

    def __init__(self, url: str, offered: Mapping[str, str] | None = None) -> None:
        self.store = Store(url)
        self.botwork = Botwork(workers=max(1, (os.cpu_count() or 1) - 1), offered=offered)
        self.limits = Limits()
        self.bots = [*LEVELS, *(offered or {})]
        """What people choose from, the levels by strength."""
        self.tables: dict[str, Table] = {}
        self.loading = asyncio.Lock()
        self.arranging = asyncio.Lock()
        """Held while it changes who sits where before a game begins."""
        self.unreadable: set[str] = set()
        """Tables whose journal makes no sense; each is told once in the log."""

    async def open(self) -> None:
        """Start, and let everything go on where it was when the last run ended."""
        await self.store.open()
        g, s = schema.game.c, schema.seat.c
        waiting = exists().where(s.game == g.id, s.kind == "open")
        for row in await self.store.rows(select(schema.game).where(g.phase == "open", ~waiting)):
            with contextlib.suppress(Refused):
                await self._start(Game(**row))
        for row in await self.store.rows(select(g.id).where(g.phase == "running")):
            with contextlib.suppress(Refused):
                (await self.table(row["id"])).wake_bot()

    async def close(self) -> None:
        """Stop."""
        for table in self.tables.values():
            table.stop_bot()
        self.botwork.close()
        await self.store.close()

    def has_bot(self, name: str) -> bool:
        """Whether a bot of that name may sit down here."""
        return name in self.bots or name in OLD_BOTS

    # Tables under way -------------------------------------------------------------------------

    async def table(self, game: str) -> Table:
        """A running or finished table, from memory or from its journal."""
        if game in self.tables:
            self.tables[game].touched = now()
            return self.tables[game]
        async with self.loading:
            if game not in self.tables:
                with self._reading(game):
                    self.tables[game] = await self._load(game)
            return self.tables[game]

    async def _load(self, game: str) -> Table:
        row = await self.row(game)
        if row.phase == "open":
            raise Refused("no-such-table")
        seats = await self.store.seats(game)
        box, text = await self.box(row.box, row.box_name)
        start = snapshot.read(row.position, box.box) if row.position else None
        people = [one.person for one in seats]
        live = Live.new(self._record(box, seats, start), people)
        table = Table(self, row, seats, box, text, live)
        for entry in await self.store.entries(game):
            table.take_in(entry)
        return table

    @contextlib.contextmanager
    def _reading(self, game: str) -> Iterator[None]:
        """Whatever makes no sense in one table's rows is refused, and stops no other table."""
        if game in self.unreadable:
            raise Refused("unreadable")
        try:
            yield
        except (Refused, SQLAlchemyError, Conflict):
            raise
        except Exception as error:
            self.unreadable.add(game)
            log.warning("table %s can't be read: %s", game, one_line(error))
            raise Refused("unreadable") from None

    def _record(self, box: BoxFile, seats: list[Seat], start: State | None) -> Record:
        names = [f"bot:{one.bot}" if one.kind == "bot" else one.name for one in seats]
        return Record.new(box, names, None, [one.colour for one in seats], start)

    async def box(self, digest: str, name: str) -> tuple[BoxFile, str]:
        """A box by its hash, and its text where it is somebody's own."""
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
        """Let go of tables nobody looks at."""
        for game, table in list(self.tables.items()):
            busy = table.sockets or (table.bot and not table.bot.done())
            if not busy and now() - table.touched > IDLE:
                del self.tables[game]

    # Making and joining -----------------------------------------------------------------------

    async def make(self, person: Person, wish: wire.NewTable) -> str:
        """A new table; it starts at once when no seat is open."""
        if not MIN_SEATS <= len(wish.seats) <= MAX_SEATS:
            raise Refused("bad-seats")
        if wish.start != "random" and wish.start not in map(str, range(1, len(wish.seats) + 1)):
            raise Refused("bad-start")
        box = await asyncio.to_thread(own_box, wish.box) if wish.box else builtin()
        game = self._game(person, box, wish.listed, wish.start)
        seats = self._seats(game.id, person, wish)
        await self._keep_box(box, wish.box)
        await self.store.new_game(game, seats)
        if all(seat.kind != "open" for seat in seats):
            await self.start(game.id, person.id)
        return game.id

    async def _keep_box(self, box: BoxFile, text: str) -> None:
        """Keep somebody's own box once."""
        if text and await self.store.box_text(box.digest) is None:
            keep = insert(schema.box).values(digest=box.digest, name=box.name, text=text)
            with contextlib.suppress(Conflict):
                await self.store.write(keep)

    def _game(
        self, person: Person, box: BoxFile, listed: bool, start: str, position: str = ""
    ) -> Game:
        at = now()
        return Game(
            *(new_id(), person.id, box.digest, box.name, "open", listed, start),
            *(position, "", "", at, at),
        )

    def _seats(self, game: str, person: Person, wish: wire.NewTable) -> list[Seat]:
        free = [c for c in SEAT_NAMES if c not in [one.colour for one in wish.seats]]
        seats: list[Seat] = []
        for number, one in enumerate(wish.seats):
            colour = one.colour or free.pop(0)
            if colour not in SEAT_NAMES or colour in [seat.colour for seat in seats]:
                raise Refused("bad-colour")
            seat = Seat(game, number, colour, "", one.kind, "", "", "")
            if one.kind == "bot":
                if not self.has_bot(one.bot):
                    raise Refused("unknown-bot")
                seat.bot, seat.name = one.bot, one.bot
            elif one.kind in ("me", "here"):
                default = wish.name or person.name
                seat.kind, seat.person = "person", person.id
                seat.name = checked_name(one.name or (default if one.kind == "me" else ""))
            elif one.kind != "open":
                raise Refused("bad-seats")
            seats.append(seat)
        return seats

    async def links(self, game: str, person: str) -> list[wire.SeatLink]:
        """Fresh one-time links for the open seats; older ones die."""
        row = await self.store.game(game)
        if row is None or row.host != person:
            raise Refused("not-the-host")
        found: list[wire.SeatLink] = []
        for seat in await self.store.seats(game):
            if seat.kind == "open":
                token = new_token()
                c = schema.seat.c
                await self.store.write(
                    update(schema.seat)
                    .where(c.game == game, c.seat == seat.seat, c.kind == "open")
                    .values(invite=hashed(token))
                )
                found.append(wire.SeatLink(seat.seat, f"#/join/{token}"))
        return found

    async def sit(self, person: str, game: str, wish: wire.Sit) -> str:
        """Take an open seat, by its link or at a listed table."""
        c = schema.seat.c
        name = checked_name(wish.name)
        if not -1 <= wish.seat < MAX_SEATS:
            raise Refused("bad-seats")
        if wish.token:
            place = c.invite == hashed(wish.token)
        else:
            row = await self.store.game(game)
            if row is None or not row.listed:
                raise Refused("no-such-table")
            place = (c.game == game) & (c.seat == wish.seat)
        claim = (
            update(schema.seat)
            .where(place, c.kind == "open")
            .values(kind="person", person=person, name=name, invite="")
            .returning(c.game)
        )
        async with self.arranging:
            async with self.store.writer.begin() as db:
                found = (await db.execute(claim)).first()
            if found is None:
                raise Refused("seat-taken")
            seats = await self.store.seats(found.game)
            if all(seat.kind != "open" for seat in seats):
                await self._start(await self.row(found.game))
        return str(found.game)

    async def start(self, game: str, person: str) -> None:
        """Begin: open seats go to bots, the first seat is drawn or as chosen."""
        async with self.arranging:
            row = await self.row(game)
            if row.host != person:
                raise Refused("not-the-host")
            if row.phase == "open":
                await self._start(row)

    async def row(self, game: str) -> Game:
        """A table's row, whatever its phase."""
        row = await self.store.game(game)
        if row is None:
            raise Refused("no-such-table")
        return row

    async def _start(self, row: Game) -> None:
        with self._reading(row.id):
            await self._begin(row)

    async def _begin(self, row: Game) -> None:
        game = row.id
        seats = await self.store.seats(game)
        first = int(row.start) - 1 if row.start != "random" else secrets.randbelow(len(seats))
        seats = [] if row.position else seats[first:] + seats[:first]
        seats = seats or await self.store.seats(game)
        for number, seat in enumerate(seats):
            seat.seat, seat.invite = number, ""
            if seat.kind == "open":
                seat.kind, seat.bot, seat.name = "bot", USUAL, USUAL
        box, _ = await self.box(row.box, row.box_name)
        start = snapshot.read(row.position, box.box) if row.position else None
        live = Live.new(self._record(box, seats, start), [])
        entries = live.write("seed", Dealer.fresh().seed)
        for entry in entries:
            entry.at = now()
        c = schema.game.c
        await self.store.append(
            game,
            entries,
            update(schema.game).where(c.id == game, c.phase == "open").values(phase="running"),
            delete(schema.seat).where(schema.seat.c.game == game),
            *(insert(schema.seat).values(**msgspec.structs.asdict(seat)) for seat in seats),
        )
        (await self.table(game)).wake_bot()

    async def rematch(self, game: str, person: Person) -> str:
        """The same people again; the first to ask makes it, the others find it."""
        table = await self.table(game)
        if person.id not in [seat.person for seat in table.seats]:
            raise Refused("not-your-seat")
        async with self.arranging:
            row = await self.row(game)
            if row.next:
                return row.next
            if not table.live.over:
                raise Refused("not-over")
            return await self._rematch(table, person)

    async def _rematch(self, table: Table, person: Person) -> str:
        new = self._game(person, table.box, False, "random")
        new.parent = table.game.id
        seats = [
            msgspec.structs.replace(seat, game=new.id, bot=seat.bot if seat.kind == "bot" else "")
            for seat in table.seats
        ]
        follows = update(schema.game).where(schema.game.c.id == new.parent).values(next=new.id)
        await self.store.new_game(new, seats, follows)
        await self._start(new)
        return new.id

    async def copy(self, game: str, person: Person, wish: wire.CopyTable) -> str:
        """Try things out from a line on: a game of one's own with a fresh seed."""
        table = await self.table(game)
        record, first = await self.whole(table)
        if not -first <= wish.n <= len(table.live.story):
            raise Refused("no-such-line")
        if wish.bot and not self.has_bot(wish.bot):
            raise Refused("unknown-bot")
        cut = await asyncio.to_thread(first_lines, record, first + wish.n)
        names = [(seat.colour, seat.name) for seat in table.seats]
        return await self._go_on(person, cut, names, wish.bot, table)

    async def whole(self, table: Table) -> tuple[Record, int]:
        """A game with the lines of the record it goes on from, and how many those are."""
        c = schema.history.c
        rows = await self.store.rows(select(c.record).where(c.game == table.game.id))
        if not rows:
            return table.live.record, 0
        with self._reading(table.game.id):
            before = await asyncio.to_thread(read, rows[0]["record"], lambda _: table.box)
        return joined(before, table.live.record), len(before.lines())

    async def bring(self, person: Person, wish: wire.Import) -> str:
        """Go on with a record somebody has, from its end or from a line on."""
        record = await asyncio.to_thread(read_record, wish)
        lines = len(record.lines())
        if not -1 <= wish.n <= lines:
            raise Refused("no-such-line")
        if wish.bot and not self.has_bot(wish.bot):
            raise Refused("unknown-bot")
        n = lines if wish.n < 0 else wish.n
        cut = await asyncio.to_thread(first_lines, record, n)
        return await self._go_on(person, cut, record.seats, wish.bot, None, wish.box)

    async def _go_on(
        self,
        person: Person,
        record: Record,
        names: list[tuple[str, str]],
        bot: str,
        origin: Table | None,
        text: str = "",
    ) -> str:
        """A game from where a record ends; how it came there is kept. A person keeps their seat and
        a bot its own; any other seat goes to `bot`."""
        state = record.state
        game = self._game(person, record.box, False, "1", snapshot.write(state))
        game.parent = origin.game.id if origin else ""
        before = origin.seats if origin else []
        held = [one.seat for one in before if one.person == person.id]
        mover = max(0, state.agenda[-1][1])
        mine = mover if mover in held or not held else held[0]
        bots = {one.seat: one.bot for one in before if one.kind == "bot" and self.has_bot(one.bot)}
        seats = [
            Seat(game.id, number, colour, name or colour, "person", person.id, "", "")
            for number, (colour, name) in enumerate(names)
        ]
        for seat in seats:
            if bot and seat.seat != mine:
                level = bots.get(seat.seat, bot)
                seat.kind, seat.person, seat.bot, seat.name = "bot", "", level, level
        await self._keep_box(record.box, text)
        keep = insert(schema.history).values(game=game.id, record=record.write(reveal=False))
        await self.store.new_game(game, seats, keep)
        await self.start(game.id, person.id)
        return game.id


def checked_name(name: str) -> str:
    """A name as it may stand in a record."""
    name = " ".join(name.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise Refused("bad-name")
    return name


def own_box(text: str) -> BoxFile:
    """A box file from a person; what would take long to read is not read."""
    if len(text) > MOST_BOX or max(map(len, text.split("\n"))) > MOST_BOX_LINE:
        most = f"{MOST_BOX} letters, {MOST_BOX_LINE} a line"
        raise Refused("bad-box", f"expected at most {most}")
    try:
        return parse(text.encode(), "box")
    except BoxError as error:
        raise Refused("bad-box", str(error)) from None


def read_record(wish: wire.Import) -> Record:
    """A record from a person, with their box where it needs one."""
    own = own_box(wish.box) if wish.box else builtin()
    try:
        return read(wish.record, lambda name: own if name == own.name else builtin(name))
    except RecordError as error:
        raise Refused("bad-record", str(error)) from None


def first_lines(record: Record, n: int) -> Record:
    """A record up to its first n lines."""
    lines = 0
    for at, entry in enumerate(record.entries):
        if lines == n:
            return record.back_to(at)
        lines += isinstance(entry.what, Line)
    return record.back_to(len(record.entries))


def joined(before: Record, record: Record) -> Record:
    """A record with the lines of the one it goes on from."""
    begins = [Entry(0, record.dealer)] if record.dealer else []
    entries = [*before.entries, *begins, *record.entries]
    return replace(record, start=before.start, dealer=before.dealer, entries=entries)
