"""What a position is worth to each seat: points to come, and from them shares of the win."""

from __future__ import annotations

import math

from nieuw.bots.features import KNOTS, STEPS, progress
from nieuw.bots.reader import Reader
from nieuw.core.agenda import END
from nieuw.core.names import ROUNDS
from nieuw.core.rules.final import winners
from nieuw.core.state import State


def between(at: float, values: list[float]) -> float:
    """The value at a moment of the game, from those at the knots."""
    for i in range(1, len(KNOTS)):
        if at <= KNOTS[i]:
            part = (at - KNOTS[i - 1]) / (KNOTS[i] - KNOTS[i - 1])
            return values[i - 1] * (1.0 - part) + values[i] * part
    return values[-1]


class Model:
    """Weights of every feature at every knot, and how much points decide, for one number of
    seats."""

    def __init__(self, weights: list[list[float]], spread: list[float]) -> None:
        self.readers: list[Reader] = []
        self.spreads: list[float] = []
        for round_ in range(ROUNDS + 1):
            for step in range(STEPS):
                at = progress(round_, step)
                self.readers.append(Reader([between(at, values) for values in weights]))
                self.spreads.append(between(at, spread))

    def reader(self, s: State) -> Reader:
        """The reader with the weights for this moment, after looking at the table."""
        reader = self.readers[s.round * STEPS + s.step]
        reader.look(s)
        return reader

    def points(self, s: State) -> list[float]:
        """What each seat can expect to end with."""
        reader = self.reader(s)
        return [reader.points(s, seat) for seat in range(s.seats)]

    def shares(self, s: State) -> list[float]:
        """The share of the win each seat can expect; they sum to 1."""
        if s.agenda[-1][0] == END:
            best = winners(s)
            found = [0.0] * s.seats
            for seat in best:
                found[seat] = 1.0 / float(len(best))
            return found
        return softmax(self.points(s), self.spreads[s.round * STEPS + s.step])


def softmax(points: list[float], spread: float) -> list[float]:
    """Shares that grow with the points; `spread` more points make e times the share."""
    high = max(points)
    found = [math.exp((x - high) / spread) for x in points]
    total = 0.0
    for x in found:
        total += x
    return [x / total for x in found]
