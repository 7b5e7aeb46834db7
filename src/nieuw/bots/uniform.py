"""A bot without a plan: a verb uniformly among those possible, then a move of it uniformly."""

from __future__ import annotations

from nieuw.bots.base import sentence
from nieuw.bots.playout import choose_any
from nieuw.bots.rng import Rng
from nieuw.core.state import State


class Uniform:
    """Plays any move."""

    name = "uniform"

    def choose(self, s: State, rng: Rng) -> str:
        """Any verb, then any move of it."""
        return sentence(s, lambda t: choose_any(t, rng))
