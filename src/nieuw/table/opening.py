"""A table before its game: made to order, its seats taken, ready to begin. Pure."""

from __future__ import annotations

from typing import cast

import msgspec

from nieuw.bots.levels import USUAL
from nieuw.box.file import BoxFile
from nieuw.core.names import MAX_SEATS, MIN_SEATS, SEAT_NAMES
from nieuw.core.state import State
from nieuw.game.record import BOT, Record
from nieuw.show.names import Colour
from nieuw.table import wire
from nieuw.table.decide import Decision, Known
from nieuw.table.entries import Stamp
from nieuw.table.errors import Refused
from nieuw.table.games import Game, NewGame
from nieuw.table.live import Live
from nieuw.table.seats import Seat, checked_name

RANDOM = "random"


def new_game(
    game: str,
    digest: str,
    box: str,
    stamp: Stamp,
    *,
    listed: bool = False,
    start: str = RANDOM,
    position: str = "",
    parent: str = "",
    patience: int = wire.SHORTEST_WAIT,
) -> Game:
    """The row of a table nobody sits at yet, named `game`, with the digest and name of its box."""
    return Game(
        *(game, stamp.person, digest, box, "open", listed, start),
        *(position, parent, "", stamp.at, stamp.at),
        patience=patience,
    )


def make(
    game: str,
    digest: str,
    box: str,
    wish: wire.NewTable,
    name: str,
    stamp: Stamp,
    known: Known,
) -> NewGame:
    """A new table as wished; its maker is called `name` unless the wish says otherwise."""
    if not MIN_SEATS <= len(wish.seats) <= MAX_SEATS:
        raise Refused("bad-seats")
    if wish.start != RANDOM and wish.start not in map(str, range(1, len(wish.seats) + 1)):
        raise Refused("bad-start")
    row = new_game(
        *(game, digest, box, stamp),
        listed=wish.listed,
        start=wish.start,
        patience=wish.patience,
    )
    return NewGame(row, _wished_seats(game, wish, name, stamp.person, known))


def _wished_seats(
    game: str, wish: wire.NewTable, name: str, person: str, known: Known
) -> list[Seat]:
    """The seats as wished, each with its own colour."""
    wished = [seat.colour for seat in wish.seats]
    free = [colour for colour in SEAT_NAMES if colour not in wished]
    seats: list[Seat] = []
    for number, place in enumerate(wish.seats):
        colour = place.colour or free.pop(0)
        if colour not in SEAT_NAMES or colour in [seat.colour for seat in seats]:
            raise Refused("bad-colour")
        seat = Seat(game, number, cast(Colour, colour), "", "open", "", "", "")
        if place.kind == "bot":
            if not known(place.bot):
                raise Refused("unknown-bot")
            seat.kind, seat.bot, seat.name = "bot", place.bot, place.bot
        elif place.kind != "open":
            default = wish.name or name
            seat.kind, seat.person = "person", person
            seat.name = checked_name(place.name or (default if place.kind == "me" else ""))
        seats.append(seat)
    return seats


def sit(seat: Seat, name: str, stamp: Stamp) -> Seat:
    """An open seat once someone has taken it."""
    if seat.kind != "open":
        raise Refused("seat-taken")
    who = {"kind": "person", "person": stamp.person, "name": checked_name(name), "invite": ""}
    return msgspec.structs.replace(seat, **who)


def full(seats: list[Seat]) -> bool:
    """Whether no seat is open any more."""
    return all(seat.kind != "open" for seat in seats)


def begin(
    game: Game, seats: list[Seat], box: BoxFile, start: State | None, first: int, stamp: Stamp
) -> Decision:
    """A game from its first deal on: open seats go to bots, and the chairs are rotated so that the
    chosen one, or a random one, starts. A game that continues from a position keeps its order."""
    if game.phase != "open":
        raise Refused("begun")
    if game.start != RANDOM:
        first = int(game.start) - 1
    chairs = seats if start else seats[first:] + seats[:first]
    chairs = [_ready(chair, number) for number, chair in enumerate(chairs)]
    live = Live.new(new_record(box, chairs, start), [chair.person for chair in chairs])
    return Decision(live.write("seed", stamp.seed, stamp), live, chairs, 0)


def _ready(seat: Seat, number: int) -> Seat:
    """A chair in the order of play; an open one goes to a bot."""
    seat = msgspec.structs.replace(seat, seat=number, invite="")
    if seat.kind == "open":
        seat.kind, seat.bot, seat.name = "bot", USUAL, USUAL
    return seat


def new_record(box: BoxFile, seats: list[Seat], start: State | None) -> Record:
    """The record of a table before its first line."""
    names = [f"{BOT}{seat.bot}" if seat.kind == "bot" else seat.name for seat in seats]
    return Record.new(box, names, None, [seat.colour for seat in seats], start)


def put_away(
    game: Game, seats: list[Seat], box: BoxFile, start: State | None, stamp: Stamp
) -> Decision:
    """A table that its host closes before its game begins."""
    if game.host != stamp.person:
        raise Refused("not-the-host")
    if game.phase != "open":
        raise Refused("begun")
    live = Live.new(new_record(box, seats, start), [seat.person for seat in seats])
    host = next((seat.seat for seat in seats if seat.person == stamp.person), -1)
    return Decision(live.end("put-away", host, stamp), live, [], 0)
