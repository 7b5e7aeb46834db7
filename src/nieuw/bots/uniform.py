"""A bot without a plan: a verb uniformly among those possible, then a move of it uniformly."""

from __future__ import annotations

from nieuw.bots.base import Budget, sentence
from nieuw.bots.playout import choose_any
from nieuw.bots.rng import Rng
from nieuw.core.names import Seat
from nieuw.core.state import State


class Uniform:
    """Plays any move."""

    name = "uniform"
    budget = Budget()

    def choose(self, s: State, seat: Seat, rng: Rng, budget: Budget) -> str:
        """Any verb, then any move of it."""
        return sentence(s, lambda t: choose_any(t, rng))
