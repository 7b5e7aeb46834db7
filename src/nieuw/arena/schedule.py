"""Who sits where in which game: everything follows from the settings and the game's number."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, islice, permutations
from math import factorial
from typing import NamedTuple

from nieuw.bots.rng import Rng
from nieuw.game.dealer import Dealer

MOST_GAMES = 1_000_000
"""Also the distance between the first deals of two seeds."""


class Seating(NamedTuple):
    """One game: its deal, counted from 1, and the bot of each seat."""

    deal: int
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Settings:
    """The settings that decide the games of an arena, however many there are."""

    bots: tuple[str, ...]
    against: str
    """One bot against this one in all other seats; empty if all bots play each other."""
    seats: int
    seed: int
    box: str
    """Its name and digest."""

    @property
    def names(self) -> tuple[str, ...]:
        """Every bot that plays."""
        return (*self.bots, self.against) if self.against else self.bots

    @cached_property
    def line_ups(self) -> list[tuple[str, ...]]:
        """The bots of one table, each way they meet: one against the others, or every combination
        from the pool in which all bots sit about equally often."""
        if self.against:
            return [(name, *[self.against] * (self.seats - 1)) for name in self.bots]
        each, more = divmod(self.seats, len(self.bots))
        return [
            tuple(sorted(self.bots * each + extra, key=self.bots.index))
            for extra in combinations(self.bots, more)
        ]

    @property
    def round(self) -> int:
        """Games until every line-up has had its deal from every seat."""
        return len(self.line_ups) * self.seats

    def seating(self, number: int) -> Seating:
        """Game 1, 2, ...: the seats rotate first, then the line-ups change, then the deal.

        With the deal the neighbours change too, so that no bot always plays after the same one.
        """
        rest, turn = divmod(number - 1, self.seats)
        deal, which = divmod(rest, len(self.line_ups))
        first, *others = self.line_ups[which]
        way = deal % factorial(self.seats - 1)
        seated = (first, *next(islice(permutations(others), way, None)))
        return Seating(deal + 1, tuple(seated[at - turn] for at in range(self.seats)))

    def dealer(self, number: int) -> Dealer:
        """The dealer of a game: the same for all games of a deal."""
        return Dealer.numbered(self.seed * MOST_GAMES + self.seating(number).deal)

    def rng(self, number: int, seat: int) -> Rng:
        """The random numbers of a bot: different in every game and seat."""
        key = f"nieuw arena {self.seed} {number} {seat}"
        return Rng(int.from_bytes(hashlib.sha256(key.encode()).digest()[:8], "big"))
