"""Rematches: tables for the same people and bots again. Pure."""

from __future__ import annotations

import msgspec

from nieuw.table.entries import Stamp
from nieuw.table.errors import Refused
from nieuw.table.games import Game, NewGame
from nieuw.table.live import Live
from nieuw.table.opening import new_game
from nieuw.table.seats import Seat


def rematch(game: str, table: Game, seats: list[Seat], live: Live, stamp: Stamp) -> NewGame:
    """The same people and bots again, once the game has ended."""
    if not any(stamp.person and seat.person == stamp.person for seat in seats):
        raise Refused("not-your-seat")
    if live.phase == "running":
        raise Refused("not-over")
    row = new_game(
        *(game, table.box, table.box_name, stamp), parent=table.id, patience=table.patience
    )
    return NewGame(row, [_again(seat, game) for seat in seats])


def _again(seat: Seat, game: str) -> Seat:
    """A chair at the next table: the person who sat there, without the bot that played for them."""
    bot = seat.bot if seat.kind == "bot" else ""
    return msgspec.structs.replace(seat, game=game, bot=bot, points=0, hidden=False)
