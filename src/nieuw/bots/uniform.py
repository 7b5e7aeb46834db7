"""A bot without a plan: a random possible verb, then a random move with it."""

from __future__ import annotations

from nieuw.bots.base import Budget, sentence
from nieuw.bots.playout import choose_any
from nieuw.bots.rng import Rng
from nieuw.core.names import Seat
from nieuw.core.state import State


class Uniform:
    """Plays a random move."""

    name = "uniform"
    budget = Budget()

    def choose(self, s: State, seat: Seat, rng: Rng, budget: Budget) -> str:
        """A random verb, then a random move with it."""
        return sentence(s, lambda t: choose_any(t, rng))
