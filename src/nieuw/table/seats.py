"""Who sits at a table."""

from __future__ import annotations

import msgspec

from nieuw.game.record import LONGEST_NAME
from nieuw.show.names import Colour
from nieuw.table.errors import Refused
from nieuw.table.names import SeatKind


class Seat(msgspec.Struct):
    """A chair at a table."""

    game: str
    seat: int
    colour: Colour
    name: str
    kind: SeatKind
    person: str
    bot: str
    invite: str
    points: int = 0
    hidden: bool = False
    """Whether its person removed the game from their list once it had ended."""


def checked_name(name: str) -> str:
    """A name as it may appear in a record."""
    name = " ".join(name.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise Refused("bad-name")
    return name
