"""Open-loop tree search: a tree of answers, new draws each time, a value for each seat.

A node is a seat's question after a line of answers. Draws in between are not part of the line, so
after a draw a node covers many positions, and only some of its edges can be played. Each seat plays
for its own share of the win (max^n). Compiled with the core.
"""

from __future__ import annotations

import math
import time
from typing import Final

from mypy_extensions import i64

from nieuw.bots.beam import best_builds, limit, settle
from nieuw.bots.model import Model
from nieuw.bots.narrow import asks_payment, candidates
from nieuw.bots.playout import draw_any
from nieuw.bots.rng import Rng
from nieuw.core.agenda import ASK_BID, ASK_TURN, DEAL, END
from nieuw.core.engine import apply, menu
from nieuw.core.moves import Move
from nieuw.core.names import TO_BUILD, TO_PASS
from nieuw.core.state import State

EXPLORE: Final = 0.15
"""How much an edge's prior counts against its value."""
UNSEEN: Final = 0.05
"""How much less an untried edge is expected to bring than its node so far."""
WIDEN: Final = 4.0
WIDEN_POWER: Final = 0.4
"""A node visited n times considers its WIDEN * n ** WIDEN_POWER likeliest edges."""
SHARP: Final = 1.5
"""Extra points that make an answer e times as likely."""
LOOK: Final = 16
"""Simulations between two checks whether the choice is settled."""
RAISE: Final = 0.3
OVERPAY: Final = 0.7
"""How much each resource above the lowest bid, or above the column's worth, reduces the chance."""


class Edge:
    """One answer; the node says whose."""

    __slots__ = ("children", "mine", "plan", "prior", "values", "visits")

    def __init__(self, plan: list[Move], prior: float, seats: i64) -> None:
        self.plan = plan
        self.prior = prior
        self.visits: i64 = 0
        self.mine = 0.0
        """Sum of the values for the seat that answers."""
        self.values: list[float] = []
        """Sum of the values for every seat; only kept at the root."""
        self.children: list[Node] = []
        for _ in range(seats):
            self.values.append(0.0)


class Node:
    """A question after a line of answers."""

    __slots__ = ("certain", "edges", "mine", "seat", "visits", "what")

    def __init__(self, what: i64, seat: i64, certain: bool) -> None:
        self.what = what
        self.seat = seat
        self.certain = certain
        """Whether there is no draw between the root and here, so that every edge can be played."""
        self.edges: list[Edge] = []
        self.visits: i64 = 0
        self.mine = 0.0


class Tree:
    """A search from one position."""

    def __init__(self, model: Model, s: State, rng: Rng, priors: bool) -> None:
        self.model = model
        self.state = s
        self.rng = rng
        self.priors = priors
        top = s.agenda[-1]
        self.root = Node(top[0], top[1], True)
        self.done: i64 = 0
        self.path: list[Edge] = []
        self.nodes: list[Node] = []

    def root_edges(self, plans: list[list[Move]], logits: list[float]) -> None:
        """Give the root its candidates, with how good they look."""
        shares = likely(logits, 1.0)
        order = sorted(range(len(plans)), key=lambda i: -logits[i])
        self.root.edges = [Edge(plans[i], shares[i], self.state.seats) for i in order]

    def run(self, simulations: i64, until: float, early: bool) -> None:
        """Search until this many simulations are done in total, or until a time; 0 for either is no
        limit. With `early`, stop when the rest can't change the choice; the time left is judged by
        the speed so far."""
        began = time.perf_counter()
        while simulations == 0 or self.done < simulations:
            self.simulate()
            self.done += 1
            now = time.perf_counter() if until > 0.0 else 0.0
            if until > 0.0 and now >= until:
                return
            if early and self.done % LOOK == 1:
                left = float(simulations - self.done) if simulations else math.inf
                if until > 0.0:
                    left = min(left, float(self.done) * (until - now) / (now - began))
                if self.settled(left):
                    return

    def settled(self, left: float) -> bool:
        """Whether the answer tried most will stay so, whatever that many more simulations try."""
        edges = self.root.edges
        if len(edges) == 1:
            return True
        first: i64 = 0
        second: i64 = 0
        for edge in edges:
            if edge.visits > first:
                second = first
                first = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return float(first - second) > left

    def simulate(self) -> None:
        """One line from the root to a new node, and its value back along the line."""
        s = self.state.copy()
        self.path.clear()
        self.nodes.clear()
        node = self.root
        certain = True
        while True:
            if node.visits == 0 and node is not self.root:
                break
            edge = self.select(s, node)
            self.path.append(edge)
            self.nodes.append(node)
            for move in edge.plan:
                apply(s, move)
            while True:
                what = s.agenda[-1][0]
                if what >= END:
                    break
                if what >= DEAL:
                    certain = False
                    apply(s, draw_any(s, self.rng))
                elif asks_payment(s):
                    settle(s)
                else:
                    break
            if s.agenda[-1][0] == END:
                break
            node = self.child(edge, s, certain)
        values = self.model.shares(s)
        if s.agenda[-1][0] != END:
            node.visits += 1
            node.mine += values[node.seat]
        for i in range(len(self.path)):
            parent = self.nodes[i]
            edge = self.path[i]
            value = values[parent.seat]
            parent.visits += 1
            parent.mine += value
            edge.visits += 1
            edge.mine += value
        sums = self.path[0].values
        for seat in range(len(values)):
            sums[seat] += values[seat]

    def child(self, edge: Edge, s: State, certain: bool) -> Node:
        """The node of the current question."""
        top = s.agenda[-1]
        what: i64 = top[0]
        seat: i64 = top[1]
        for node in edge.children:
            if node.what == what and node.seat == seat:
                return node
        made = Node(what, seat, certain)
        edge.children.append(made)
        return made

    def select(self, s: State, node: Node) -> Edge:
        """The edge to try: a good value so far, or a likely answer rarely tried."""
        if not node.edges:
            self.expand(s, node)
        elif not node.certain:
            self.refresh(s, node)
        visits: float = float(node.visits) if node.visits else 1.0
        wide: i64 = int(WIDEN * math.pow(visits, WIDEN_POWER))
        expected = node.mine / visits - UNSEEN if node.visits else 0.0
        root = EXPLORE * math.sqrt(visits)
        best: Edge | None = None
        high = 0.0
        looked: i64 = 0
        lists: list[list[Move]] = []
        if not node.certain:
            lists = menu(s)
        for edge in node.edges:
            if not node.certain and not offers(lists, edge.plan[0]):
                continue
            value = edge.mine / float(edge.visits) if edge.visits else expected
            score = value + root * edge.prior / float(1 + edge.visits)
            if best is None or score > high:
                best = edge
                high = score
            looked += 1
            if looked >= wide:
                break
        assert best is not None
        return best

    def expand(self, s: State, node: Node) -> None:
        """The answers worth considering, the likeliest first."""
        moves = self.moves(s, node)
        seats: i64 = s.seats
        if not self.priors:
            node.edges = [Edge([move], 1.0 / float(len(moves)), seats) for move in moves]
            return
        logits = self.logits(s, node, moves)
        shares = likely(logits, SHARP if node.what != ASK_BID else 1.0)
        order = sorted(range(len(moves)), key=lambda i: -logits[i])
        node.edges = [Edge([moves[i]], shares[i], seats) for i in order]

    def moves(self, s: State, node: Node) -> list[Move]:
        """The candidates of a question; if there are many ways to build, the best few."""
        moves = candidates(s)
        if node.what != ASK_TURN or not self.priors:
            return moves
        builds = [move for move in moves if move.verb == TO_BUILD]
        if len(builds) <= 6:
            return moves
        found = best_builds(self.model, s, s.agenda[-1][1], builds)
        found.extend([move for move in moves if move.verb != TO_BUILD])
        return found

    def logits(self, s: State, node: Node, moves: list[Move]) -> list[float]:
        """How good each answer looks at once, in points for the answering seat."""
        seat = s.agenda[-1][1]
        found: list[float] = []
        if node.what == ASK_BID:
            worth: i64 = limit(self.model, s, seat)
            least: i64 = moves[0].args[0] if moves[0].verb != TO_PASS else 0
            for move in moves:
                if move.verb == TO_PASS:
                    found.append(0.0)
                else:
                    n: i64 = move.args[0]
                    look = 1.0 - RAISE * float(n - least)
                    if n > worth:
                        look -= OVERPAY * float(n - worth) + 1.0
                    found.append(look)
            return found
        for move in moves:
            t = s.copy()
            apply(t, move)
            settle(t)
            found.append(self.model.reader(t).points(t, seat))
        return found

    def refresh(self, s: State, node: Node) -> None:
        """After a draw: add answers that were not possible when the node was made."""
        if node.visits & (node.visits - 1) and any_offered(menu(s), node.edges):
            return
        known = [edge.plan[0] for edge in node.edges]
        fresh = [move for move in self.moves(s, node) if move not in known]
        share = 1.0 / float(len(known) + len(fresh))
        for move in fresh:
            node.edges.append(Edge([move], share, s.seats))


def offers(lists: list[list[Move]], move: Move) -> bool:
    """Whether a move is on the menu."""
    for moves in lists:
        if moves and moves[0].verb == move.verb:
            return move in moves
    return False


def any_offered(lists: list[list[Move]], edges: list[Edge]) -> bool:
    """Whether any of the edges can be played."""
    return any(offers(lists, edge.plan[0]) for edge in edges)


def likely(logits: list[float], sharp: float) -> list[float]:
    """Chances that grow with how good an answer looks."""
    high = max(logits)
    found = [math.exp((x - high) / sharp) for x in logits]
    total = 0.0
    for x in found:
        total += x
    return [x / total for x in found]
