"""Random play to the end, inside compiled code where there is a compiler."""

from __future__ import annotations

from nieuw.bots.rng import Rng
from nieuw.core.engine import apply, menu, outcomes, to_move
from nieuw.core.moves import Move
from nieuw.core.names import CHANCE, OVER
from nieuw.core.state import State


def draw_any(s: State, rng: Rng) -> Move:
    """One draw by the weights of what is left."""
    possible = outcomes(s)
    total = 0
    for _, weight in possible:
        total += weight
    at = rng.below(total)
    for move, weight in possible:
        at -= weight
        if at < 0:
            return move
    raise AssertionError("weights sum to the total")


def choose_any(s: State, rng: Rng) -> Move:
    """A random possible verb, then a random move with it."""
    lists = [moves for moves in menu(s) if moves]
    moves = lists[rng.below(len(lists))]
    return moves[rng.below(len(moves))]


def play_out(s: State, rng: Rng) -> int:
    """Play to the end; the number of decisions and draws it took."""
    made = 0
    while True:
        mover = to_move(s)
        if mover == OVER:
            return made
        apply(s, draw_any(s, rng) if mover == CHANCE else choose_any(s, rng))
        made += 1
