"""Fits the weights of `value` on games it plays against itself.

A generation is a number of games for each number of seats, in small parts; each game depends only
on its number, so that the same seed gives the same weights on any number of processes. After each
generation the weights are fitted again on all positions seen so far, older ones counting less.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import dataclass, field
from typing import Any

from nieuw.bots.beam import consider
from nieuw.bots.features import FEATURES, KNOTS, progress
from nieuw.bots.fit import SIZE, Sums, sums_of
from nieuw.bots.model import Model, between, softmax
from nieuw.bots.narrow import asks_payment
from nieuw.bots.playout import draw_any
from nieuw.bots.rng import Rng
from nieuw.bots.sending import plain_box
from nieuw.bots.weights import Weights, unfitted
from nieuw.core.box import Box
from nieuw.core.engine import apply, new_game, results, to_move
from nieuw.core.names import CHANCE, MAX_SEATS, MIN_SEATS, OVER
from nieuw.core.rules.final import winners

WIDTH = 2
"""Lines kept while looking through a turn: less than in play, for more games."""
SEEN = 3
"""One position in this many is kept."""
JUDGED = 3
"""One in this many of those is kept whole, for the spread."""
FIRST_EXPLORING, EXPLORING = 0.3, 0.1
"""How often a candidate other than the best is played, in the first generation and later."""
OLDER = 0.8
"""How much positions of earlier generations count; applied again with each generation."""
RIDGE, RIDGE_SHARED = 0.01, 1e-4
"""How strongly the weights of each number of seats are pulled to the common ones, and those to
0."""
PART = 10
"""Games played in one piece of work."""
SEATS = range(MIN_SEATS, MAX_SEATS + 1)
VERSION = 1


Plain = tuple[int, list[list[float]], list[float]]
Outcome = tuple[int, int, list[list[float]], list[float], list[float]]
"""Round and step; each seat's features, what it had for sure, and its share of the win."""


class BadTraining(Exception):
    """A file that training can't continue from."""


@dataclass
class Seen:
    """What a part of a generation saw: sums for the weights, and outcomes for the spread."""

    sums: Plain
    outcomes: list[Outcome]
    points: int


@dataclass
class Training:
    """The state of a training run; written after each generation."""

    seed: int
    games: int
    generation: int = 0
    weights: dict[int, Weights] = field(default_factory=lambda: {n: unfitted() for n in SEATS})
    sums: dict[int, Sums] = field(default_factory=lambda: {n: Sums() for n in SEATS})
    points: dict[int, float] = field(default_factory=dict)
    """Mean points in the last generation, by number of seats."""

    def write(self) -> str:
        """As text, exact to the last digit."""
        return json.dumps(
            {
                "version": VERSION,
                "features": FEATURES,
                "seed": self.seed,
                "games": self.games,
                "generation": self.generation,
                "weights": {n: [w.spread, w.features] for n, w in self.weights.items()},
                "sums": {n: x.plain() for n, x in self.sums.items()},
            }
        )

    @classmethod
    def read(cls, text: str) -> Training:
        """From the text of `write`."""
        try:
            table: dict[str, Any] = json.loads(text)
            if (table["version"], table["features"]) != (VERSION, FEATURES):
                raise BadTraining("expected training of these features")
            found = cls(table["seed"], table["games"], table["generation"])
            found.weights = {int(n): Weights(*one) for n, one in table["weights"].items()}
            found.sums = {int(n): sums_of(tuple(one)) for n, one in table["sums"].items()}
        except (KeyError, TypeError, ValueError):
            raise BadTraining("expected what `nieuw train` wrote") from None
        return found


def play_part(
    weights: Weights, seats: int, box: dict[str, Any], numbers: range, exploring: float
) -> Seen:
    """Some games against itself; runs in another process."""
    model = weights.model()
    sums = Sums()
    seen = Seen(sums.plain(), [], 0)
    for number in numbers:
        play_game(model, seats, Box(**box), number, exploring, sums, seen)
    seen.sums = sums.plain()
    return seen


def play_game(
    model: Model, seats: int, box: Box, number: int, exploring: float, sums: Sums, seen: Seen
) -> None:
    """One game; some of its positions are kept."""
    rng = Rng(number)
    s = new_game(seats, box)
    kept: list[tuple[int, int, list[list[float]], list[float]]] = []
    while (mover := to_move(s)) != OVER:
        if mover == CHANCE:
            apply(s, draw_any(s, rng))
            continue
        lines = consider(model, s, mover, WIDTH)
        other = rng.below(1000) < exploring * 1000
        for move in lines[rng.below(len(lines)) if other else 0].plans[0]:
            apply(s, move)
        if rng.below(SEEN) == 0 and not asks_payment(s) and to_move(s) != OVER:
            reader = model.reader(s)
            reader.keeping = True
            rows: list[list[float]] = []
            sure: list[float] = []
            for seat in range(seats):
                sure.append(reader.points(s, seat) - reader.total)
                rows.append(reader.row[:])
            reader.keeping = False
            kept.append((s.round, s.step, rows, sure))
    best = winners(s)
    shares = [1 / len(best) if seat in best else 0.0 for seat in range(seats)]
    final = results(s)
    seen.points += sum(final)
    for round_, step, rows, sure in kept:
        for seat in range(seats):
            sums.add(rows[seat], progress(round_, step), final[seat] - sure[seat])
    for round_, step, rows, sure in kept[::JUDGED]:
        seen.outcomes.append((round_, step, rows, sure, shares))


def generation(training: Training, box: Box, executor: Executor) -> Iterator[int]:
    """Play one more generation, yielding after each part how many games it had, and fit again."""
    exploring = EXPLORING if training.generation else FIRST_EXPLORING
    outcomes: dict[int, list[Outcome]] = {seats: [] for seats in training.weights}
    points = dict.fromkeys(training.weights, 0)
    sent = plain_box(box)
    waiting = [
        (seats, numbers, executor.submit(play_part, weights, seats, sent, numbers, exploring))
        for seats, weights in training.weights.items()
        for numbers in parts(training, seats)
    ]
    fresh = {seats: Sums() for seats in training.weights}
    try:
        for seats, numbers, future in waiting:
            seen = future.result()
            fresh[seats].merge(sums_of(seen.sums), 1.0)
            outcomes[seats].extend(seen.outcomes)
            points[seats] += seen.points
            yield len(numbers)
    finally:
        for _, _, future in waiting:
            future.cancel()
    for seats in fresh:
        fresh[seats].merge(training.sums[seats], OLDER)
    training.sums = fresh
    training.weights = fitted(training.sums, outcomes)
    training.points = {seats: n / seats / training.games for seats, n in points.items()}
    training.generation += 1


def parts(training: Training, seats: int) -> Iterator[range]:
    """The numbers of a generation's games, a few at a time."""
    first = ((training.seed * 1000 + training.generation) * 10 + seats) * 100_000
    for n in range(0, training.games, PART):
        yield range(first + n, first + min(n + PART, training.games))


def fitted(sums: dict[int, Sums], outcomes: dict[int, list[Outcome]]) -> dict[int, Weights]:
    """Weights for each number of seats, pulled to those that fit all of them."""
    everything = Sums()
    for one in sums.values():
        everything.merge(one, 1.0)
    shared = everything.solve(RIDGE_SHARED, [0.0] * SIZE)
    found: dict[int, Weights] = {}
    for seats, one in sums.items():
        flat = one.solve(RIDGE, shared)
        knots = range(len(KNOTS))
        rows = [[flat[knot * FEATURES + i] for knot in knots] for i in range(FEATURES)]
        found[seats] = Weights(spreads(rows, outcomes[seats]), rows)
    return found


def spreads(weights: list[list[float]], outcomes: list[Outcome]) -> list[float]:
    """For each knot, the spread that makes the outcomes near it most likely."""
    near: list[list[tuple[list[float], list[float]]]] = [[] for _ in KNOTS]
    for round_, step, rows, sure, shares in outcomes:
        at = progress(round_, step)
        now = [between(at, values) for values in weights]
        points = [
            base + sum(w * x for w, x in zip(now, row, strict=True))
            for row, base in zip(rows, sure, strict=True)
        ]
        closest = min(range(len(KNOTS)), key=lambda k: abs(at - KNOTS[k]))
        near[closest].append((points, shares))
    return [likeliest(some) for some in near]


def likeliest(near: list[tuple[list[float], list[float]]]) -> float:
    """The spread with the least surprise, by golden section between 1 and 40."""

    def surprise(power: float) -> float:
        spread = math.exp(power)
        return -sum(
            share * math.log(max(1e-9, x))
            for points, shares in near
            for x, share in zip(softmax(points, spread), shares, strict=True)
            if share
        )

    low, high = math.log(1.0), math.log(40.0)
    ratio = (math.sqrt(5) - 1) / 2
    while high - low > 0.05:
        a, b = high - ratio * (high - low), low + ratio * (high - low)
        if surprise(a) < surprise(b):
            high = b
        else:
            low = a
    return math.exp((low + high) / 2)
