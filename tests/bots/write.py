"""Writes `chosen.txt` again; run by hand after a change of features, weights or search.

What `value` and `mcts` answer at decisions of a few kept games, so that plain Python and compiled
code, here and elsewhere, are seen to choose alike.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bots.asking import decisions
from nieuw.bots import bot
from nieuw.bots.rng import Rng
from nieuw.core.engine import to_move

CHOSEN = Path(__file__).parent / "chosen.txt"
GAMES = {"2-mixed-5.nar": 11, "3-mixed-5.nar": 17, "4-mixed-5.nar": 23, "5-mixed-5.nar": 29}
"""Every so many-th decision of these."""
SPECS = ("value", "mcts:60")


def answers() -> Iterator[str]:
    """A line for each decision: the game, which decision, and what each bot answers."""
    for name, every in GAMES.items():
        for at, (s, _) in enumerate(decisions(name)):
            if at % every == 0:
                players = [bot(spec) for spec in SPECS]
                said = [one.choose(s.copy(), to_move(s), Rng(at), one.budget) for one in players]
                yield f"{name} {at}: {'; '.join(said)}"


if __name__ == "__main__":
    CHOSEN.write_text("\n".join(answers()) + "\n", "utf-8")
