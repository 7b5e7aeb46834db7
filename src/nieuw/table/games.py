"""A table's row: what is known about it without its journal."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from nieuw.table.names import EndReason, Phase
from nieuw.table.seats import Seat
from nieuw.table.wire import SHORTEST_WAIT


class Game(msgspec.Struct):
    """A table, and the state of its game."""

    id: str
    host: str
    box: str
    """The digest of the box it is played with."""
    box_name: str
    phase: Phase
    listed: bool
    start: str
    """`random`, or the number of the seat that starts, from 1."""
    position: str
    """Where the game starts, empty for a new one."""
    parent: str
    """The game it follows or was copied from."""
    next: str
    """Its rematch."""
    made: int
    changed: int
    round: int = 0
    step: int = 0
    mover: int = -1
    """The seat whose turn it is, -1 for nobody."""
    seq: int = 0
    """The last entry of the journal included in round, step, mover and points."""
    ended: EndReason | Literal[""] = ""
    """Why it ended early; empty if it did not."""
    ended_by: int = -1
    """The seat that ended it or asked for it, -1 for nobody."""
    patience: int = SHORTEST_WAIT
    """Minutes a person may be away on their turn before the others may let a bot play for them."""

    @property
    def origin(self) -> str:
        """The game it was copied from; a rematch only follows its parent."""
        return self.parent if self.position else ""


class NewGame(NamedTuple):
    """A new table, with its chairs."""

    game: Game
    seats: list[Seat]
