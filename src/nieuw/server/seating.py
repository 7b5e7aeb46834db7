"""Tables before their game: made, their seats taken, begun."""

from __future__ import annotations

import asyncio
import contextlib
import secrets

import msgspec
from sqlalchemy import delete, exists, insert, select, update

from nieuw import snapshot
from nieuw.bots.levels import USUAL
from nieuw.boxfile import BoxFile, builtin
from nieuw.core.names import MAX_SEATS, MIN_SEATS, SEAT_NAMES
from nieuw.dealer import Dealer
from nieuw.server import schema, wire
from nieuw.server.given import checked_name, own_box
from nieuw.server.hub import Hub, new_record
from nieuw.server.live import Live, Refused
from nieuw.server.store import Conflict, Game, Person, Seat, hashed, new_id, new_token, now


async def make(hub: Hub, person: Person, wish: wire.NewTable) -> str:
    """A new table; it starts at once when no seat is open."""
    if not MIN_SEATS <= len(wish.seats) <= MAX_SEATS:
        raise Refused("bad-seats")
    if wish.start != "random" and wish.start not in map(str, range(1, len(wish.seats) + 1)):
        raise Refused("bad-start")
    box = await asyncio.to_thread(own_box, wish.box) if wish.box else builtin()
    game = new_row(person, box, wish.listed, wish.start)
    seats = wished_seats(hub, game.id, person, wish)
    await keep_box(hub, box, wish.box)
    await hub.store.new_game(game, seats)
    if all(seat.kind != "open" for seat in seats):
        await start(hub, game.id, person.id)
    return game.id


async def keep_box(hub: Hub, box: BoxFile, text: str) -> None:
    """Keep somebody's own box once."""
    if text and await hub.store.box_text(box.digest) is None:
        keep = insert(schema.box).values(digest=box.digest, name=box.name, text=text)
        with contextlib.suppress(Conflict):
            await hub.store.write(keep)


def new_row(person: Person, box: BoxFile, listed: bool, start: str, position: str = "") -> Game:
    """A table nobody sits at yet."""
    at = now()
    return Game(
        *(new_id(), person.id, box.digest, box.name, "open", listed, start),
        *(position, "", "", at, at),
    )


def wished_seats(hub: Hub, game: str, person: Person, wish: wire.NewTable) -> list[Seat]:
    """The seats as wished, each with a colour of its own."""
    free = [c for c in SEAT_NAMES if c not in [one.colour for one in wish.seats]]
    seats: list[Seat] = []
    for number, one in enumerate(wish.seats):
        colour = one.colour or free.pop(0)
        if colour not in SEAT_NAMES or colour in [seat.colour for seat in seats]:
            raise Refused("bad-colour")
        seat = Seat(game, number, colour, "", one.kind, "", "", "")
        if one.kind == "bot":
            if not hub.has_bot(one.bot):
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


async def links(hub: Hub, game: str, person: str) -> list[wire.SeatLink]:
    """Fresh one-time links for the open seats; older ones die."""
    row = await hub.store.game(game)
    if row is None or row.host != person:
        raise Refused("not-the-host")
    found: list[wire.SeatLink] = []
    for seat in await hub.store.seats(game):
        if seat.kind == "open":
            token = new_token()
            c = schema.seat.c
            await hub.store.write(
                update(schema.seat)
                .where(c.game == game, c.seat == seat.seat, c.kind == "open")
                .values(invite=hashed(token))
            )
            found.append(wire.SeatLink(seat.seat, f"#/join/{token}"))
    return found


async def sit(hub: Hub, person: str, game: str, wish: wire.Sit) -> str:
    """Take an open seat, by its link or at a listed table."""
    c = schema.seat.c
    name = checked_name(wish.name)
    if not -1 <= wish.seat < MAX_SEATS:
        raise Refused("bad-seats")
    if wish.token:
        place = c.invite == hashed(wish.token)
    else:
        row = await hub.store.game(game)
        if row is None or not row.listed:
            raise Refused("no-such-table")
        place = (c.game == game) & (c.seat == wish.seat)
    claim = (
        update(schema.seat)
        .where(place, c.kind == "open")
        .values(kind="person", person=person, name=name, invite="")
        .returning(c.game)
    )
    async with hub.arranging:
        async with hub.store.writer.begin() as db:
            found = (await db.execute(claim)).first()
        if found is None:
            raise Refused("seat-taken")
        seats = await hub.store.seats(found.game)
        if all(seat.kind != "open" for seat in seats):
            await begin(hub, await hub.row(found.game))
    return str(found.game)


async def start(hub: Hub, game: str, person: str) -> None:
    """Begin: open seats go to bots, the first seat is drawn or as chosen."""
    async with hub.arranging:
        row = await hub.row(game)
        if row.host != person:
            raise Refused("not-the-host")
        if row.phase == "open":
            await begin(hub, row)


async def begin(hub: Hub, row: Game) -> None:
    """Begin, whoever asked for it."""
    with hub.reading(row.id):
        await _begin(hub, row)


async def _begin(hub: Hub, row: Game) -> None:
    game = row.id
    seats = await hub.store.seats(game)
    first = int(row.start) - 1 if row.start != "random" else secrets.randbelow(len(seats))
    if not row.position:
        seats = seats[first:] + seats[:first]
    for number, seat in enumerate(seats):
        seat.seat, seat.invite = number, ""
        if seat.kind == "open":
            seat.kind, seat.bot, seat.name = "bot", USUAL, USUAL
    box, _ = await hub.box(row.box, row.box_name)
    start = snapshot.read(row.position, box.box) if row.position else None
    live = Live.new(new_record(box, seats, start), [])
    entries = live.write("seed", Dealer.fresh().seed)
    for entry in entries:
        entry.at = now()
    c = schema.game.c
    await hub.store.append(
        game,
        entries,
        update(schema.game).where(c.id == game, c.phase == "open").values(phase="running"),
        delete(schema.seat).where(schema.seat.c.game == game),
        *(insert(schema.seat).values(**msgspec.structs.asdict(seat)) for seat in seats),
    )
    (await hub.table(game)).wake_bot()


async def begin_full(hub: Hub) -> None:
    """Begin what was full and had not begun when the last run ended."""
    g, s = schema.game.c, schema.seat.c
    waiting = exists().where(s.game == g.id, s.kind == "open")
    for row in await hub.store.rows(select(schema.game).where(g.phase == "open", ~waiting)):
        with contextlib.suppress(Refused):
            await begin(hub, Game(**row))
