"""A record judged: every decision with what a bot would have played, and what the choice cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from nieuw.bots.base import Budget, Thinker, Thought
from nieuw.bots.playout import draw_any
from nieuw.bots.rng import Rng
from nieuw.core.engine import apply, to_move
from nieuw.core.names import CHANCE, OVER, Seat
from nieuw.core.rules.final import winners
from nieuw.core.state import State
from nieuw.game.record import Record
from nieuw.game.turn import play
from nieuw.text.sentences import Line

SAMPLES = 4
"""Draws tried where chance comes between a move and the next decision."""
TRUSTED = 20
"""A played candidate with this many times fewer visits than the best is examined again."""

Values = tuple[float, ...]
"""Expected share of the win of each seat; they sum to 1."""


class NoThoughts(Exception):
    """A bot that said nothing about a decision."""


class Decision(NamedTuple):
    """A decision of a record, before it is judged."""

    number: int
    """Its line in the file."""
    line: Line
    state: State


@dataclass(frozen=True)
class Judged:
    """A decision, what the bot prefers there, and what it expects of both."""

    number: int
    round: int
    step: int
    seat: Seat
    played: str
    best: str
    before: Values
    """If the best move is played."""
    after: Values
    """After the move that was played."""
    thoughts: tuple[Thought, ...]

    @property
    def loss(self) -> float:
        """The share of the win the choice cost."""
        return max(0.0, self.before[self.seat] - self.after[self.seat])


def decisions(record: Record) -> list[Decision]:
    """Every decision of a record that had more than one answer."""
    return [Decision(entry.number, line, s) for entry, line, s in record.decisions()]


def judge(decision: Decision, player: Thinker, budget: Budget, seed: int) -> Judged:
    """What a bot thinks of a decision; the same for the same seed."""
    number, line, s = decision
    rng = Rng(seed)
    thoughts = player.think(s.copy(), line.seat, rng, budget)
    if not thoughts:
        raise NoThoughts
    best = thoughts[0]
    enough = max(1.0, best.visits / TRUSTED)
    known = {one.text: one.values for one in thoughts if one.visits >= enough}
    after = known.get(line.text) or value_after(s, line.text, player, budget, rng)
    return Judged(
        *(number, s.round, s.step, line.seat, line.text, best.text),
        *(best.values, after, tuple(thoughts)),
    )


def value_after(s: State, text: str, player: Thinker, budget: Budget, rng: Rng) -> Values:
    """What the bot expects after a move it hardly considered: its view of the next decision."""
    t = play(s, text)[1]
    samples = SAMPLES if to_move(t) == CHANCE else 1
    share = Budget(
        max(1, budget.simulations // samples) if budget.simulations else 0, budget.seconds / samples
    )
    found = [expected(t.copy(), player, share, rng) for _ in range(samples)]
    return tuple(sum(values) / samples for values in zip(*found, strict=True))


def expected(s: State, player: Thinker, budget: Budget, rng: Rng) -> Values:
    """The value of a position, after the draws before the next decision."""
    while (mover := to_move(s)) == CHANCE:
        apply(s, draw_any(s, rng))
    if mover == OVER:
        best = winners(s)
        return tuple(1 / len(best) if seat in best else 0.0 for seat in range(s.seats))
    thoughts = player.think(s, mover, rng, budget)
    if not thoughts:
        raise NoThoughts
    return thoughts[0].values


def mistakes(judged: list[Judged], most: int) -> list[Judged]:
    """The costliest choices, worst first."""
    wrong = [one for one in judged if one.loss > 0]
    return sorted(wrong, key=lambda one: (-one.loss, one.number))[:most]
