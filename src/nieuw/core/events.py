"""What happened, for logs, statistics and translation: typed values, no sentences."""

from __future__ import annotations

from typing import Final

from nieuw.core.moves import Move

MADE: Final = 0
"""A seat made a move: a is the step, b is 1 if there was no other answer."""
DEALT: Final = 1
"""Chance made a draw: a is the step, seat or trader b receives a fur (-1 for neither)."""
BEGAN: Final = 2
"""A step began: a is the step, b the round."""
GAINED: Final = 3
"""A purse changed: a is the kind, b the amount, below 0 for a payment."""
SCORED: Final = 4
"""Points: b is the amount, below 0 for a loss."""
LOST: Final = 5
"""b goods did not fit the docks (R10.10)."""
LONGHOUSE: Final = 6
"""A longhouse moved from camp a to camp b, or left the game where b is -1 (R6.2)."""
MARKER: Final = 7
"""The seat now holds order marker b instead of a (R4.6)."""
POST_MOVED: Final = 8
"""The seat's trading post went from area a to area b (R9.8)."""
RESHUFFLED: Final = 9
"""The fur discard became the new reserve (R2.2)."""
EVENT_NAMES: Final = (
    "made",
    "dealt",
    "began",
    "gained",
    "scored",
    "lost",
    "longhouse",
    "marker",
    "post",
    "reshuffled",
)


class Event:
    """One thing that happened."""

    __slots__ = ("a", "b", "move", "seat", "what", "why")

    def __init__(
        self, what: int, seat: int, a: int, b: int, why: int = -1, move: Move | None = None
    ) -> None:
        self.what = what
        self.seat = seat
        self.a = a
        self.b = b
        self.why = why
        self.move = move

    def __repr__(self) -> str:
        return f"Event({self.what}, {self.seat}, {self.a}, {self.b}, {self.why}, {self.move!r})"
