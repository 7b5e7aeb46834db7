"""Writes the finished games in `games/` again; run by hand after a change of box or notation.

25 games a seat count: five of uniform bots, five of greedy ones, five of both, ten of strong ones;
and the end of a game in which hardly anything is left to draw. Takes minutes, compiled.
"""

from __future__ import annotations

from pathlib import Path

from nieuw.bots import bot
from nieuw.bots.base import Bot
from nieuw.bots.rng import Rng
from nieuw.box.file import builtin
from nieuw.core.engine import to_move
from nieuw.core.names import BEAVER, COIN, FURS, MAX_SEATS, MIN_SEATS, OVER, ROUNDS, WOOD
from nieuw.game.dealer import Dealer
from nieuw.game.record import Record
from nieuw.game.writer import write

GAMES = Path(__file__).parent / "games"
TEAMS = {
    "uniform": ("uniform",),
    "greedy": ("greedy",),
    "mixed": ("greedy", "uniform"),
    "strong": ("mcts:200", "value", "mcts:100"),
}
EACH = {"uniform": 5, "greedy": 5, "mixed": 5, "strong": 10}


def play(seats: int, team: str, number: int) -> Record:
    """One game to the end."""
    bots = [bot(TEAMS[team][seat % len(TEAMS[team])]) for seat in range(seats)]
    seed = 1000 * seats + 100 * len(TEAMS[team]) + number
    record = Record.new(builtin(), [f"bot:{b.name}" for b in bots], Dealer.numbered(seed))
    record.deal()
    finish(record, bots, seed)
    return record


def finish(record: Record, bots: list[Bot], seed: int) -> None:
    """Let the bots play on to the end."""
    rng = Rng(seed)
    while to_move(record.state) != OVER:
        mover = to_move(record.state)
        player = bots[mover]
        record.play(player.choose(record.state.copy(), mover, rng, player.budget))
        record.deal()


def rare() -> Record:
    """The last round of three, with a patroon so rich that every fur is in one purse."""
    game = play(3, "greedy", 1)
    last_round = next(s.copy() for _, s in game.states() if s.round == ROUNDS)
    rich = last_round.players[0]
    for furs in (last_round.reserve, last_round.discard, last_round.stalls):
        for i, n in enumerate(furs):
            rich.purse[BEAVER + i % FURS] += n
            furs[i] = 0
    rich.purse[COIN] += 90
    rich.purse[WOOD] += 40
    bots = [bot("uniform") for _ in range(3)]
    names = [f"bot:{b.name}" for b in bots]
    record = Record.new(builtin(), names, Dealer.numbered(1), start=last_round)
    record.deal()
    finish(record, bots, 1)
    return record


def main() -> None:
    """All of them."""
    (GAMES / "3-rare.nar").write_text(write(rare()), "utf-8")
    for seats in range(MIN_SEATS, MAX_SEATS + 1):
        for team in TEAMS:
            for number in range(1, EACH[team] + 1):
                path = GAMES / f"{seats}-{team}-{number}.nar"
                path.write_text(write(play(seats, team, number)), "utf-8")


if __name__ == "__main__":
    main()
