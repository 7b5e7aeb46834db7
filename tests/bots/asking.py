"""What the tests of bots share: games to the end, and positions of every kind."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from nieuw.bots.base import Bot
from nieuw.bots.rng import Rng
from nieuw.box.file import builtin
from nieuw.core.engine import to_move
from nieuw.core.names import CHANCE, OVER
from nieuw.core.state import State
from nieuw.game.dealer import Dealer
from nieuw.game.reader import read
from nieuw.game.record import Record

GAMES = Path(__file__).parents[1] / "games"
DOCS = Path(__file__).parents[2] / "docs"


def play(bots: list[Bot], seed: int = 1) -> Record:
    """A game of bots to its end."""
    record = Record.new(builtin(), [f"bot:{one.name}" for one in bots], Dealer.numbered(seed))
    rng = Rng(seed)
    while (mover := to_move(record.state)) != OVER:
        if mover == CHANCE:
            record.deal()
        else:
            player = bots[mover]
            record.play(player.choose(record.state.copy(), mover, rng, player.budget))
    return record


def decisions(name: str) -> Iterator[tuple[State, str]]:
    """Every decision of a kept game, with what was answered."""
    for _, line, s in read((GAMES / name).read_text("utf-8")).decisions():
        yield s.copy(), line.text


def code_block(page: str, after: str, language: str = "python") -> str:
    """The first block of code of a page below a heading."""
    text = (DOCS / page).read_text("utf-8")
    return text[text.index(f"\n{after}\n") :].split(f"```{language}\n", 1)[1].split("```\n", 1)[0]
