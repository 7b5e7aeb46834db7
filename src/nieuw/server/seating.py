"""Tables before their game: made, their seats taken, started or closed."""

from __future__ import annotations

import contextlib
import secrets

from nieuw.box.file import BoxFile, builtin
from nieuw.core.names import MAX_SEATS
from nieuw.core.state import State
from nieuw.game.dealer import Dealer
from nieuw.server.boxes import check_box
from nieuw.server.hub import Hub
from nieuw.server.lists import chairs
from nieuw.store.database import Conflict, Person, new_id, now
from nieuw.table import opening, wire
from nieuw.table.entries import Stamp
from nieuw.table.errors import Refused
from nieuw.table.games import Game
from nieuw.table.seats import checked_name
from nieuw.text import snapshot


def stamp(person: str = "") -> Stamp:
    """A person, now, with a fresh seed."""
    return Stamp(person, None, now(), Dealer.fresh().seed)


async def make(hub: Hub, person: Person, wish: wire.NewTable) -> str:
    """A new table; it starts at once when no seat is open."""
    if wish.box:
        digest, box_name = await hub.long(check_box, wish.box)
    else:
        digest, box_name = builtin().digest, builtin().name
    new = opening.make(
        *(new_id(), digest, box_name, wish),
        *(person.name, stamp(person.id), hub.has_bot),
    )
    if wish.box:
        await hub.store.keep_box(digest, box_name, wish.box)
    await hub.store.new_game(new)
    if opening.full(new.seats):
        await start(hub, new.game.id, person.id)
    return new.game.id


async def links(hub: Hub, game: str, person: str) -> list[wire.SeatLink]:
    """New one-time links for the open seats; older ones expire."""
    row = await hub.store.game(game)
    if row is None or row.host != person:
        raise Refused("not-the-host")
    return [
        wire.SeatLink(seat.seat, f"#/join/{await hub.store.invite(game, seat.seat)}")
        for seat in await hub.store.seats(game)
        if seat.kind == "open" and row.phase == "open"
    ]


async def invitation(hub: Hub, person: str, token: str) -> wire.Invitation:
    """Who invites, and to which seat; refused if the link has expired."""
    place = await hub.store.open_seat(token, "", -1) if token else None
    if place is None:
        raise Refused("seat-taken")
    row = await hub.row(place.game)
    seats = await hub.store.seats(place.game)
    hosts = [seat.name for seat in seats if seat.person == row.host]
    by = hosts[0] if hosts else await hub.store.name(row.host)
    return wire.Invitation(by, place.seat, chairs(seats, person))


async def sit(hub: Hub, person: str, game: str, wish: wire.Sit) -> str:
    """Take an open seat, by its link or at a listed table."""
    checked_name(wish.name)
    if not -1 <= wish.seat < MAX_SEATS:
        raise Refused("bad-seats")
    if not wish.token:
        row = await hub.store.game(game)
        if row is None or not row.listed:
            raise Refused("no-such-table")
    async with hub.arranging:
        place = await hub.store.open_seat(wish.token, game, wish.seat)
        if place is None:
            raise Refused("seat-taken")
        try:
            await hub.store.take_seat(opening.sit(place, wish.name, stamp(person)))
        except Conflict:
            raise Refused("seat-taken") from None
        if opening.full(await hub.store.seats(place.game)):
            await begin(hub, await hub.row(place.game))
    return place.game


async def start(hub: Hub, game: str, person: str) -> None:
    """Start: open seats go to bots, the first seat is random or as chosen."""
    async with hub.arranging:
        row = await hub.row(game)
        if row.host != person:
            raise Refused("not-the-host")
        if row.phase == "open":
            await begin(hub, row)


async def begin(hub: Hub, row: Game) -> None:
    """Start, no matter who asked for it."""
    with hub.reading(row.id):
        seats = await hub.store.seats(row.id)
        box, start = await set_up(hub, row)
        first = secrets.randbelow(len(seats))
        with contextlib.suppress(Conflict):  # another server began it
            await hub.store.begin(row.id, opening.begin(row, seats, box, start, first, stamp()))
        (await hub.table(row.id)).bots.wake()


async def set_up(hub: Hub, row: Game) -> tuple[BoxFile, State | None]:
    """The box of a table, and the position it starts from."""
    box, _ = await hub.box(row.box, row.box_name)
    return box, snapshot.read(row.position, box.box) if row.position else None


async def put_away(hub: Hub, game: str, person: str) -> None:
    """Close a table that is waiting for people; only its host may."""
    async with hub.arranging:
        row = await hub.row(game)
        seats = await hub.store.seats(game)
        box, start = await set_up(hub, row)
        decision = opening.put_away(row, seats, box, start, stamp(person))
        try:
            await hub.store.put_away(game, decision)
        except Conflict:
            raise Refused("begun") from None


async def remove(hub: Hub, game: str, person: str) -> None:
    """Remove a game that has ended from a person's list."""
    row = await hub.row(game)
    if not any(person and seat.person == person for seat in await hub.store.seats(game)):
        raise Refused("not-your-seat")
    if row.phase in ("open", "running"):
        raise Refused("not-ended")
    await hub.store.hide(game, person)


async def begin_full(hub: Hub) -> None:
    """Start tables that were full but not started when the last run ended."""
    for row in await hub.store.full_tables():
        with contextlib.suppress(Refused):
            await begin(hub, row)
