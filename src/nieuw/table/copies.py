"""Copies: tables that continue from a line of another, or of a record. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, cast

from nieuw.core.agenda import seat_of
from nieuw.game.record import Record
from nieuw.game.writer import write
from nieuw.show.names import Colour
from nieuw.table.decide import Known
from nieuw.table.entries import Stamp
from nieuw.table.errors import Refused
from nieuw.table.games import Game, NewGame
from nieuw.table.opening import new_game
from nieuw.table.seats import Seat
from nieuw.text import snapshot


class Cut(NamedTuple):
    """A record up to the line a table continues from."""

    box: str
    box_digest: str
    seats: list[tuple[str, str]]
    """Colour and name of each, as the record has them."""
    position: str
    mover: int
    """The seat whose turn it is there, 0 if nobody's."""
    text: str
    """The record itself."""


def cut(record: Record, lines: int, reveal: bool) -> Cut:
    """A record's first lines; with the last seed it draws from, if that may be known."""
    upto = record.first_lines(lines).shortened()
    return Cut(
        *(record.box.name, record.box.digest, record.seats),
        snapshot.write(upto.state),
        max(0, seat_of(upto.state.agenda[-1])),
        write(upto, reveal=reveal),
    )


def go_on(
    game: str,
    upto: Cut,
    bot: str,
    origin: tuple[Game, list[Seat]] | None,
    stamp: Stamp,
    known: Known,
) -> NewGame:
    """A table from where a record ends. A person with a seat at the original table keeps it, and so
    does a bot; any other seat goes to `bot`, or to the person who asks if none is named."""
    if bot and not known(bot):
        raise Refused("unknown-bot")
    table, chairs = origin or (None, [])
    parent = table.id if table else ""
    row = new_game(
        *(game, upto.box_digest, upto.box, stamp),
        start="1",
        position=upto.position,
        parent=parent,
    )
    held = [chair.seat for chair in chairs if chair.person == stamp.person]
    mine = upto.mover if upto.mover in held or not held else held[0]
    bots = {chair.seat: chair.bot for chair in chairs if chair.kind == "bot" and known(chair.bot)}
    seats = [
        _bot_seat(game, number, colour, bots.get(number, bot))
        if bot and number != mine
        else Seat(game, number, colour, name or colour, "person", stamp.person, "", "")
        for number, (colour, name) in enumerate(_names(upto.seats, chairs))
    ]
    return NewGame(row, seats)


def _names(written: Sequence[tuple[str, str]], chairs: Sequence[Seat]) -> list[tuple[Colour, str]]:
    """Colour and name of each seat: as at the original table, otherwise as in the record."""
    if chairs:
        return [(chair.colour, chair.name) for chair in chairs]
    return [(cast(Colour, colour), name) for colour, name in written]


def _bot_seat(game: str, number: int, colour: Colour, bot: str) -> Seat:
    return Seat(game, number, colour, bot, "bot", "", bot, "")
