"""Least squares for the weights of the features: sums of products, and their solution.

Compiled with the core.
"""

from __future__ import annotations

import math

from nieuw.bots.features import FEATURES, KNOTS

SIZE = FEATURES * len(KNOTS)


def sums_of(plain: tuple[int, list[list[float]], list[float]]) -> Sums:
    """The sums that `plain` gave."""
    found = Sums()
    found.count, found.squares, found.products = plain
    return found


class Sums:
    """What the fit needs of all positions seen; sums of two runs can be added."""

    def __init__(self) -> None:
        self.count = 0
        self.squares: list[list[float]] = [[0.0] * (i + 1) for i in range(SIZE)]
        self.products: list[float] = [0.0] * SIZE

    def plain(self) -> tuple[int, list[list[float]], list[float]]:
        """As plain data, to be written or sent to another process."""
        return self.count, self.squares, self.products

    def add(self, row: list[float], at: float, target: float) -> None:
        """One position of one seat: its features, rounds played, and points still to come."""
        knot = 1
        while KNOTS[knot] < at:
            knot += 1
        part = (at - KNOTS[knot - 1]) / (KNOTS[knot] - KNOTS[knot - 1])
        places: list[int] = []
        values: list[float] = []
        for which in range(2):
            share = part if which else 1.0 - part
            base = (knot - 1 + which) * FEATURES
            for feature in range(FEATURES):
                x = row[feature] * share
                if x != 0.0:
                    places.append(base + feature)
                    values.append(x)
        self.count += 1
        for i in range(len(places)):
            x = values[i]
            self.products[places[i]] += x * target
            line = self.squares[places[i]]
            for j in range(i + 1):
                line[places[j]] += x * values[j]

    def merge(self, other: Sums, share: float) -> None:
        """Add a share of other sums."""
        self.count += other.count
        for i in range(SIZE):
            self.products[i] += share * other.products[i]
            line = self.squares[i]
            theirs = other.squares[i]
            for j in range(i + 1):
                line[j] += share * theirs[j]

    def solve(self, ridge: float, toward: list[float]) -> list[float]:
        """The weights that fit best, pulled by `ridge` times each feature's square (plus one)
        toward given ones."""
        low: list[list[float]] = []
        right: list[float] = []
        for i in range(SIZE):
            line = self.squares[i][:]
            hold = ridge * line[i] + 1.0
            value = self.products[i] + hold * toward[i]
            line[i] += hold
            low.append(line)
            right.append(value)
        return cholesky(low, right)


def cholesky(low: list[list[float]], right: list[float]) -> list[float]:
    """Solve a positive definite system given by its lower half, in place."""
    size = len(right)
    for i in range(size):
        row = low[i]
        for j in range(i + 1):
            other = low[j]
            total = row[j]
            for k in range(j):
                total -= row[k] * other[k]
            row[j] = math.sqrt(total) if i == j else total / other[j]
        total = right[i]
        for k in range(i):
            total -= row[k] * right[k]
        right[i] = total / row[i]
    for i in range(size - 1, -1, -1):
        total = right[i]
        for k in range(i + 1, size):
            total -= low[k][i] * right[k]
        right[i] = total / low[i][i]
    return right
