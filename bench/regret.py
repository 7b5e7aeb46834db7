"""What bots give away in a decision, as thousandths of the win, judged by a long search.

`bench/run regret value mcts:250 mcts:1000` sets up the environment and then runs this. At positions
of games of `value` against itself each bot is asked; its answers, and those the long search likes,
are valued by a long search of where they lead. The judge trusts `value` at its leaves as `mcts`
does: this tells how well a bot searches, only games tell how well it plays.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

from nieuw.analysis.judge import value_after
from nieuw.bots import bot
from nieuw.bots.base import BadBudget, Budget, UnknownBot
from nieuw.bots.mcts import Mcts
from nieuw.bots.narrow import asks_payment
from nieuw.bots.playout import draw_any
from nieuw.bots.rng import Rng
from nieuw.bots.value import Value
from nieuw.box.file import builtin
from nieuw.core.engine import apply, new_game, to_move
from nieuw.core.names import CHANCE, OVER
from nieuw.text import snapshot
from nieuw.text.sentences import expand

BOX = builtin().box
LONG = Budget(4000)
"""The search that judges."""
LIKED = 8
"""Answers of the judge that are valued, at most."""
EVERY = 9
"""Of so many decisions one is looked at."""
SEEDS = (1, 2)
"""Each bot is asked with these."""


def positions(seats: int, seed: int) -> list[str]:
    """Some decisions of a game of `value`, as text."""
    s = new_game(seats, BOX)
    rng = Rng(seed)
    player = Value()
    found: list[str] = []
    while (mover := to_move(s)) != OVER:
        if mover == CHANCE:
            apply(s, draw_any(s, rng))
            continue
        if not asks_payment(s):
            found.append(snapshot.write(s))
        for move in expand(s, player.choose(s.copy(), mover, rng, Budget())):
            apply(s, move)
    return found[seed % EVERY :: EVERY]


def losses(names: list[str], position: str) -> list[float]:
    """For each bot what its answers lose at a position, on average."""
    s = snapshot.read(position, BOX)
    seat = to_move(s)
    judge = Mcts()
    answers = [
        [player.choose(s.copy(), seat, Rng(seed), player.budget) for seed in SEEDS]
        for player in map(bot, names)
    ]
    liked = [thought.text for thought in judge.think(s.copy(), seat, Rng(1), LONG)[:LIKED]]
    values = {
        text: value_after(s, text, judge, LONG, Rng(1))[seat]
        for text in {*liked, *(text for own in answers for text in own)}
    }
    best = max(values.values())
    return [sum(best - values[text] for text in own) / len(SEEDS) for own in answers]


def main() -> None:
    """Ask all of them, and say what they lose."""
    parser = argparse.ArgumentParser()
    parser.add_argument("bots", nargs="+", help="such as mcts:1000")
    parser.add_argument("--seats", type=int, default=4, choices=(2, 3, 4, 5))
    parser.add_argument("--games", type=int, default=5)
    asked = parser.parse_args()
    if asked.games < 1:
        parser.error(f"expected at least one game, got {asked.games}")
    try:
        for name in asked.bots:
            bot(name)
    except (UnknownBot, BadBudget) as error:
        parser.error(str(error))
    looked = [
        position for seed in range(1, asked.games + 1) for position in positions(asked.seats, seed)
    ]
    rows: list[list[float]] = []
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for row in pool.map(partial(losses, asked.bots), looked):
            rows.append(row)
            print(f"\r{len(rows)} of {len(looked)} positions", end="", flush=True)
    print(
        f"\n\n| {asked.seats} seats | thousandths of the win lost a decision | ± |\n|---|---:|---:|"
    )
    for name, own in zip(asked.bots, zip(*rows, strict=True), strict=True):
        mean = sum(own) / len(own)
        wide = (sum((x - mean) ** 2 for x in own) / (len(own) - 1) / len(own)) ** 0.5
        print(f"| `{name}` | {1000 * mean:.1f} | {1960 * wide:.1f} |")


if __name__ == "__main__":
    main()
