"""A bot that searches: `value` at the leaves and for a first guess, and a tree in between."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from nieuw.bots.base import BadBudget, Budget, Thought, read_budget, sentence, spoken
from nieuw.bots.beam import Line, consider
from nieuw.bots.model import Model
from nieuw.bots.narrow import asks_payment, payment
from nieuw.bots.rng import Rng
from nieuw.bots.sending import plain_box
from nieuw.bots.tree import Edge, Tree
from nieuw.bots.weights import models
from nieuw.core.agenda import DEAL
from nieuw.core.box import Box
from nieuw.core.engine import apply, to_move
from nieuw.core.moves import Move
from nieuw.core.names import Seat
from nieuw.core.state import State
from nieuw.text import snapshot

if TYPE_CHECKING:
    from concurrent.futures import Future, ProcessPoolExecutor

USUAL = Budget(1000)
"""What `mcts` alone means."""
WIDTH = 4
"""Lines kept while looking through the turn for the first guess."""
SHARP = 0.1
"""The extra share of the win that makes an answer e times as likely at the root."""
LONG = 0.4
"""With at least this many seconds there is time to look through the turn first."""
LATE = 0.01
"""Seconds too few for a search in another process, or by which one may be late."""
MOST_PROCESSES = 64
LINE = 8
"""Answers in a main line, at most."""


class Mcts:
    """Searches as long as the budget lasts; a fresh one gives the same answer for the same numbers.

    With `x2` to `x64` among the words, that many processes search a tree each, and their results
    are added up.
    """

    def __init__(self, words: Sequence[str] = (), fitted: dict[int, Model] | None = None) -> None:
        self.name = ":".join(["mcts", *words])
        self.processes, rest = read_processes(words)
        self.budget = read_budget(rest) if rest else USUAL
        self.models = models() if fitted is None else fitted
        self.pool: ProcessPoolExecutor | None = None

    def choose(self, s: State, seat: Seat, rng: Rng, budget: Budget) -> str:
        """The answer tried most often."""
        if self.processes > 1:
            return self.think(s, seat, rng, budget)[0].text
        tree = self.search(s, seat, rng, budget, early=True)
        plan = iter(by_visits(tree.root.edges)[0].plan)
        return sentence(s, lambda _: next(plan))

    def think(self, s: State, seat: Seat, rng: Rng, budget: Budget) -> list[Thought]:
        """The answers tried, the most often first."""
        if self.processes > 1:
            return self.think_together(s, seat, rng, budget)
        return thoughts(s, self.search(s, seat, rng, budget))

    def search(self, s: State, seat: Seat, rng: Rng, budget: Budget, early: bool = False) -> Tree:
        """A tree grown as far as the budget goes, or only until the choice is settled; at least
        one simulation."""
        began = time.perf_counter()
        model = self.models[s.seats]
        tree = Tree(model, s.copy(), Rng(rng.below(1 << 30)), True)
        if asks_payment(s) or not 0 < budget.seconds < LONG:
            found = consider(model, s, seat, WIDTH)
            tree.root_edges(*first_guess(found))
        simulations = budget.simulations
        if not simulations and not budget.seconds:
            simulations = USUAL.simulations
        tree.run(simulations, began + budget.seconds if budget.seconds else 0.0, early)
        return tree

    def think_together(self, s: State, seat: Seat, rng: Rng, budget: Budget) -> list[Thought]:
        """A tree in this process, and one in each of the others; late ones are ignored."""
        from concurrent.futures import wait  # a table in a page has no processes and needs none

        from nieuw.bots.processes import pool

        began = time.time()
        simulations = budget.simulations or (0 if budget.seconds else USUAL.simulations)
        part = Budget(-(-simulations // self.processes), budget.seconds)
        end = began + budget.seconds if budget.seconds else 0.0
        if self.pool is None:
            self.pool = pool(self.processes - 1)
        sent = snapshot.write(s), plain_box(s.box)
        others: list[Future[list[Thought]]] = [
            self.pool.submit(think_elsewhere, *sent, rng.below(1 << 30), part, end)
            for _ in range(self.processes - 1)
        ]
        found = thoughts(s, self.search(s, seat, rng, part))
        wait(others, max(0.0, end - time.time()) + LATE if end else None)
        return added([found, *[one.result() for one in others if one.done()]])


def think_elsewhere(
    position: str, box: dict[str, Any], seed: int, budget: Budget, end: float
) -> list[Thought]:
    """What a search finds until a moment of the clock; runs in another process."""
    left = end - time.time() if end else 0.0
    if end and left <= LATE:
        return []
    s = snapshot.read(position, Box(**box))
    return Mcts().think(s, to_move(s), Rng(seed), Budget(budget.simulations, left))


def read_processes(words: Sequence[str]) -> tuple[int, list[str]]:
    """The number of processes, 1 by default, and the words of the budget."""
    asked = [word for word in words if word.startswith("x")]
    rest = [word for word in words if not word.startswith("x")]
    if not asked:
        return 1, rest
    if len(asked) > 1 or not re.fullmatch("x[0-9]{1,2}", asked[0]):
        raise BadBudget(f"expected processes such as x2, got {':'.join(asked)!r}")
    found = int(asked[0][1:])
    if not 1 <= found <= MOST_PROCESSES:
        raise BadBudget(f"expected 1 to {MOST_PROCESSES} processes, got {found}")
    return found, rest


def added(found: Sequence[Sequence[Thought]]) -> list[Thought]:
    """Thoughts of several searches as of one: visits add up, values by visits."""
    together: dict[str, Thought] = {}
    for one in found:
        for new in one:
            old = together.get(new.text)
            if old is None:
                together[new.text] = new
                continue
            visits = old.visits + new.visits
            values = tuple(
                (a * old.visits + b * new.visits) / visits
                for a, b in zip(old.values, new.values, strict=True)
            )
            line = old.line if old.visits >= new.visits else new.line
            together[new.text] = Thought(new.text, visits, values, line)
    return sorted(together.values(), key=lambda thought: -thought.visits)


def thoughts(s: State, tree: Tree) -> list[Thought]:
    """What a search found, the answer tried most first."""
    return [thought(s, edge) for edge in by_visits(tree.root.edges) if edge.visits]


def first_guess(found: list[Line]) -> tuple[list[list[Move]], list[float]]:
    """Plans for the root, with how good they look."""
    return [line.plans[0] for line in found], [line.value / SHARP for line in found]


def by_visits(edges: list[Edge]) -> list[Edge]:
    """The most visited first; among equals the better, then the likelier."""
    return sorted(edges, key=lambda e: (-e.visits, -e.mine, -e.prior))


def thought(s: State, edge: Edge) -> Thought:
    """What the search found about one answer."""
    values = tuple(total / float(edge.visits) for total in edge.values)
    texts = spoken(s, main_line(s, edge))
    return Thought(texts[0], edge.visits, values, texts)


def main_line(s: State, edge: Edge) -> list[list[Move]]:
    """The answers tried most, up to the next draw; payments as in the search."""
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
