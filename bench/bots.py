"""How fast the bots think: `value` pure and compiled, `mcts` beside OpenSpiel's MCTSBot.

`bench/run bots` sets up the environments and then runs this. Every figure is per CPU second of one
core, over decisions of one game of `value` at four seats. The exit status is 1 where a goal is
missed.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path

from nieuw.bots.base import Budget
from nieuw.bots.mcts import Mcts
from nieuw.bots.narrow import asks_payment
from nieuw.bots.playout import draw_any
from nieuw.bots.rng import Rng
from nieuw.bots.tree import Tree
from nieuw.bots.value import Value
from nieuw.bots.weights import models
from nieuw.box.file import builtin
from nieuw.core.engine import apply, new_game, to_move
from nieuw.core.names import CHANCE, OVER
from nieuw.core.state import State
from nieuw.text.sentences import expand

HERE = Path(__file__).resolve().parent
ENVIRONMENTS = HERE.parent / ".tools" / "bench"
SEATS = 4
SEED = 5
SIMULATIONS = 1000
"""For each position searched."""
Figures = dict[str, float]

# The title, the environment, the figure, the goal, and whether less is better.
GOALS = [
    ("`value`, ms per decision, compiled", "compiled", "value", 5, True),
    ("`value`, ms per decision, pure", "pure", "value", 100, True),
    ("`mcts`, simulations/s, no prior, compiled", "compiled", "bare", 15_000, False),
    ("`mcts`, simulations/s, as shipped, compiled", "compiled", "whole", 3_000, False),
]
BESIDE = [
    ("`value`, slowest decision, ms, compiled", "compiled", "slowest"),
    ("`value`, slowest decision, ms, pure", "pure", "slowest"),
    ("`mcts`, simulations/s, as shipped, pure", "pure", "whole"),
    ("OpenSpiel's MCTSBot, C++, this game", "openspiel", "C++"),
    ("OpenSpiel's MCTSBot, Python, this game", "openspiel", "Python"),
]


def positions() -> list[State]:
    """Every decision of a game of `value`."""
    s = new_game(SEATS, builtin().box)
    rng = Rng(SEED)
    player = Value()
    found: list[State] = []
    while (mover := to_move(s)) != OVER:
        if mover == CHANCE:
            apply(s, draw_any(s, rng))
            continue
        found.append(s.copy())
        for move in expand(s, player.choose(s.copy(), mover, rng, Budget())):
            apply(s, move)
    return found


def value(asked: list[State]) -> Figures:
    """Milliseconds a decision, on average and at worst."""
    player = Value()
    took: list[float] = []
    for s in asked:
        began = time.process_time()
        player.choose(s, to_move(s), Rng(1), Budget())
        took.append(1000 * (time.process_time() - began))
    return {"value": sum(took) / len(took), "slowest": max(took)}


def bare(asked: list[State], simulations: int) -> float:
    """Simulations a second with `value` at the leaf and no prior."""
    began = time.process_time()
    for s in asked:
        Tree(models()[SEATS], s.copy(), Rng(1), False).run(simulations, 0.0, False)
    return simulations * len(asked) / (time.process_time() - began)


def whole(asked: list[State], simulations: int) -> float:
    """Simulations a second of the bot as it is, from question to answer."""
    player = Mcts()
    began = time.process_time()
    for s in asked:
        player.think(s, to_move(s), Rng(1), Budget(simulations))
    return simulations * len(asked) / (time.process_time() - began)


def measure(quick: bool) -> Figures:
    """All figures of this environment."""
    everything = positions()
    searched = [s for s in everything if not asks_payment(s)][7::19]
    simulations = SIMULATIONS // 10 if quick else SIMULATIONS
    found = value(everything[::3])
    found["bare"] = bare(searched, simulations)
    found["whole"] = whole(searched, simulations)
    return found


def run(environment: str, *words: str) -> Figures:
    """What a script finds in another environment."""
    python = str(ENVIRONMENTS / environment / "bin" / "python")
    done = subprocess.run([python, *words], stdout=subprocess.PIPE, check=True, text=True)
    found: Figures = json.loads(done.stdout)
    return found


def main() -> int:
    """Measure here, or all environments one after the other."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--here", choices=("pure", "compiled"), help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.here:
        print(json.dumps(measure(asked.here == "pure")))
        return 0
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    own = str(Path(__file__).resolve())
    found = {name: run(name, own, "--here", name) for name in ("pure", "compiled")}
    found["openspiel"] = run("openspiel", str(HERE / "openspiel.py"), "speed")
    missed = 0
    print("| | here | goal |\n|---|---:|---:|")
    for title, environment, figure, goal, less in GOALS:
        here = found[environment][figure]
        met = here <= goal if less else here >= goal
        missed += not met
        print(
            f"| {title} | {here:,.1f} | {'≤' if less else '≥'} {goal:,}{'' if met else ' missed'} |"
        )
    for title, environment, figure in BESIDE:
        print(f"| {title} | {found[environment][figure]:,.1f} | |")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
