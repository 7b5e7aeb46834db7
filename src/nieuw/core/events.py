"""What happened, for logs, statistics and screens: one type per kind, no sentences.

Events are made only if there is a log; a search pays nothing for them.
"""

from __future__ import annotations

from dataclasses import dataclass

from nieuw.core.moves import Move
from nieuw.core.names import District, Kind, Seat, Why


class Event:
    """One thing that happened."""

    __slots__ = ()


@dataclass(slots=True)
class Began(Event):
    """A step of a round began (R2)."""

    step: int
    round: int


@dataclass(slots=True)
class Made(Event):
    """A seat made a move."""

    seat: Seat
    step: int
    move: Move
    forced: bool
    """Whether there was no other answer."""


@dataclass(slots=True)
class Dealt(Event):
    """Chance made a draw."""

    step: int
    move: Move
    seat: Seat
    """The seat that receives a fur, -1 for none."""
    trader: int
    """The trader that receives a fur, -1 for none."""


@dataclass(slots=True)
class Won(Event):
    """Someone got a column (R4.4, R4.8)."""

    seat: Seat
    column: int
    bid: int
    """How many resources it cost."""
    selector: Seat
    """Who put it up for auction, -1 if the last seat takes one for free."""


@dataclass(slots=True)
class Gained(Event):
    """A purse changed."""

    seat: Seat
    kind: Kind
    n: int
    """Negative for a payment."""
    why: Why


@dataclass(slots=True)
class Scored(Event):
    """Points were won or lost."""

    seat: Seat
    n: int
    """Negative for a loss."""
    why: Why


@dataclass(slots=True)
class Harvested(Event):
    """Step 8 for one seat (R10.8)."""

    seat: Seat
    corn: int


@dataclass(slots=True)
class Upkept(Event):
    """Step 9 for one seat: corn due for its businesses, and what it could pay (R10.9)."""

    seat: Seat
    due: int
    paid: int


@dataclass(slots=True)
class Closed(Event):
    """Businesses closed for lack of corn (R10.9)."""

    seat: Seat
    district: District
    n: int


@dataclass(slots=True)
class Unloaded(Event):
    """Step 10 for one seat: goods its ships brought, and those without room (R10.10)."""

    seat: Seat
    arrived: int
    lost: int


@dataclass(slots=True)
class Earned(Event):
    """Step 11 for one seat (R10.11)."""

    seat: Seat
    coins: int


@dataclass(slots=True)
class FinalScored(Event):
    """The final scoring for one seat, by its parts (R12)."""

    seat: Seat
    election: int
    land: int
    furs: int
    rest: int


@dataclass(slots=True)
class LonghouseMoved(Event):
    """A longhouse moved to the next camp, or left the game (R6.2)."""

    camp: int
    next: int
    """-1 if it left."""


@dataclass(slots=True)
class MarkerMoved(Event):
    """A seat has a different order marker (R4.6)."""

    seat: Seat
    was: int
    now: int


@dataclass(slots=True)
class PostMoved(Event):
    """A trading post moved upstream (R9.8)."""

    seat: Seat
    area: int
    next: int


@dataclass(slots=True)
class Reshuffled(Event):
    """The fur discard became the new reserve (R2.2)."""

    furs: int
