"""Nieuw Amsterdam: the rules of the board game, exact and complete for 2 to 5 seats.

These eight are all you need to play: `new_game`, `to_move`, `legal`, `outcomes`, `apply`, `play`,
`State.copy` and `results`. `builtin()` is the box that comes with the package.
"""

from __future__ import annotations

from nieuw.box.file import builtin
from nieuw.core.engine import (
    IllegalMove,
    apply,
    legal,
    new_game,
    outcomes,
    play,
    results,
    to_move,
)
from nieuw.core.moves import Move
from nieuw.core.names import CHANCE, OVER
from nieuw.core.state import State

__all__ = [
    "CHANCE",
    "OVER",
    "IllegalMove",
    "Move",
    "State",
    "apply",
    "builtin",
    "legal",
    "new_game",
    "outcomes",
    "play",
    "results",
    "to_move",
]
