"""A bot that searches: `value` at the leaves and for a first guess, a tree between."""

from __future__ import annotations

import time
from collections.abc import Sequence

from nieuw.bots.base import Budget, Thought, read_budget, sentence, spoken
from nieuw.bots.beam import Line, consider
from nieuw.bots.model import Model
from nieuw.bots.narrow import asks_payment, payment
from nieuw.bots.rng import Rng
from nieuw.bots.tree import Edge, Tree
from nieuw.bots.weights import models
from nieuw.core.agenda import DEAL
from nieuw.core.engine import apply
from nieuw.core.moves import Move
from nieuw.core.names import Seat
from nieuw.core.state import State

USUAL = Budget(1000)
"""What `mcts` alone means."""
WIDTH = 4
"""Lines kept while looking through the turn for the first guess."""
SHARP = 0.03
"""Share of the win more that makes an answer e times as likely at the root."""
LONG = 0.4
"""Seconds from which on a time cap leaves room for looking through the turn first."""
LINE = 8
"""Answers in a main line, at most."""


class Mcts:
    """Searches as long as the budget lasts; a fresh one answers the same for the same numbers."""

    def __init__(self, words: Sequence[str] = (), fitted: dict[int, Model] | None = None) -> None:
        self.name = ":".join(["mcts", *words])
        self.budget = read_budget(words) if words else USUAL
        self.models = models() if fitted is None else fitted

    def choose(self, s: State, seat: Seat, rng: Rng, budget: Budget) -> str:
        """The answer tried most often."""
        tree = self.search(s, seat, rng, budget)
        plan = iter(by_visits(tree.root.edges)[0].plan)
        return sentence(s, lambda _: next(plan))

    def think(self, s: State, seat: Seat, rng: Rng, budget: Budget) -> list[Thought]:
        """The answers tried, the most often first."""
        tree = self.search(s, seat, rng, budget)
        return [thought(s, edge) for edge in by_visits(tree.root.edges) if edge.visits]

    def search(self, s: State, seat: Seat, rng: Rng, budget: Budget) -> Tree:
        """A tree grown as far as the budget goes; at least one simulation."""
        began = time.perf_counter()
        model = self.models[s.seats]
        tree = Tree(model, s.copy(), Rng(rng.below(1 << 30)), True)
        if asks_payment(s) or not 0 < budget.seconds < LONG:
            found = consider(model, s, seat, WIDTH)
            tree.root_edges(*first_guess(found))
        simulations = budget.simulations
        if not simulations and not budget.seconds:
            simulations = USUAL.simulations
        tree.run(simulations, began + budget.seconds if budget.seconds else 0.0)
        return tree


def first_guess(found: list[Line]) -> tuple[list[list[Move]], list[float]]:
    """Plans for the root, with how good they look."""
    return [line.plans[0] for line in found], [line.value / SHARP for line in found]


def by_visits(edges: list[Edge]) -> list[Edge]:
    """The most visited first; of those alike the better, then the likelier."""
    return sorted(edges, key=lambda e: (-e.visits, -e.mine, -e.prior))


def thought(s: State, edge: Edge) -> Thought:
    """What the search found about one answer."""
    values = tuple(total / float(edge.visits) for total in edge.values)
    texts = spoken(s, main_line(s, edge))
    return Thought(texts[0], edge.visits, values, texts)


def main_line(s: State, edge: Edge) -> list[list[Move]]:
    """The answers tried most, as far as no draw comes between; payments as in the search."""
    t = s.copy()
    plans: list[list[Move]] = []
    while True:
        for move in edge.plan:
            apply(t, move)
        plans.append(edge.plan)
        while asks_payment(t) and len(plans) < LINE:
            plans.append(payment(t))
            for move in plans[-1]:
                apply(t, move)
        what, seat = t.agenda[-1][:2]
        here = [n for n in edge.children if n.edges and (n.what, n.seat) == (what, seat)]
        if what >= DEAL or not here or len(plans) >= LINE:
            return plans
        edge = by_visits(here[0].edges)[0]
        if not edge.visits:
            return plans
