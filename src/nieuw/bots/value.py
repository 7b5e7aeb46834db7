"""A bot that knows what a position is worth, and looks through the rest of its own turn."""

from __future__ import annotations

from nieuw.bots.base import Budget, Thought, sentence, spoken
from nieuw.bots.beam import consider
from nieuw.bots.model import Model
from nieuw.bots.rng import Rng
from nieuw.bots.weights import models
from nieuw.core.names import Seat
from nieuw.core.state import State

WIDTH = 5
"""Lines kept while looking through a turn."""


class Value:
    """Plays the line that ends best by the weights; equal ones in a fixed order."""

    name = "value"
    budget = Budget()

    def __init__(self, fitted: dict[int, Model] | None = None) -> None:
        self.models = models() if fitted is None else fitted

    def choose(self, s: State, seat: Seat, rng: Rng, budget: Budget) -> str:
        """The first answer of the best line."""
        best = consider(self.models[s.seats], s, seat, WIDTH)[0]
        plan = iter(best.plans[0])
        return sentence(s, lambda _: next(plan))

    def think(self, s: State, seat: Seat, rng: Rng, budget: Budget) -> list[Thought]:
        """The best line of each first answer."""
        found = consider(self.models[s.seats], s, seat, WIDTH)
        return [
            Thought(texts[0], 1, tuple(line.values), texts)
            for line in found
            for texts in (spoken(s, line.plans),)
        ]
