"""Many games of bots, one record each, the same again for the same seed."""

from __future__ import annotations

import time
from pathlib import Path

from rich.console import Console
from rich.table import Table

from nieuw.arena.schedule import MOST_GAMES
from nieuw.arena.tables import decimal, percent
from nieuw.bots.base import Bot
from nieuw.bots.rng import Rng
from nieuw.box.file import BoxFile
from nieuw.cli.errors import Fail, Stopped
from nieuw.cli.files import reason, write_new
from nieuw.cli.progress import progress
from nieuw.cli.screen import print_block, screen
from nieuw.core.engine import to_move
from nieuw.core.names import CHANCE, OVER, SEAT_NAMES
from nieuw.core.rules.final import winners
from nieuw.game.dealer import Dealer
from nieuw.game.record import BOT, Record
from nieuw.game.writer import write
from nieuw.say.words import say

GAMES = "game-*.nar"


def simulate(box: BoxFile, bots: list[Bot], games: int, seed: int, out: Path) -> None:
    """Play the games, write them, and say how they went."""
    make_folder(out)
    digits = max(4, len(str(games)))
    console = screen()
    results: list[list[int]] = []
    wins = [0.0] * len(bots)
    began = time.monotonic()
    try:
        for number in progress(range(1, games + 1), say("simulate-bar"), how_far):
            record = game(box, bots, seed * MOST_GAMES + number)
            write_new(out / f"game-{number:0{digits}}.nar", write(record))
            results.append(record.result() or [])
            best = winners(record.state)
            for seat in best:
                wins[seat] += 1 / len(best)
    except KeyboardInterrupt:
        raise Stopped(
            say("simulate-stopped", games=len(list(out.glob(GAMES))), folder=str(out))
        ) from None
    print_results(console, [bot.name for bot in bots], results, wins)
    seconds = time.monotonic() - began
    done = say("simulate-done", games=games, folder=str(out), seconds=decimal(seconds))
    console.print(done, soft_wrap=True)


def how_far(done: int, games: int) -> str:
    """The progress."""
    return say("simulate-progress", done=done, games=games)


def make_folder(out: Path) -> None:
    """The folder for the records; one that already has some is left alone."""
    try:
        out.mkdir(parents=True, exist_ok=True)
        first = min(out.glob(GAMES), default=None)
    except (OSError, ValueError) as error:
        raise Fail(say("error-write", file=str(out), reason=reason(error))) from None
    if first is not None:
        raise Fail(say("error-folder-used", folder=str(out), file=first.name))


def game(box: BoxFile, bots: list[Bot], number: int) -> Record:
    """One game of bots."""
    record = Record.new(box, [BOT + bot.name for bot in bots], Dealer.numbered(number))
    rng = Rng(number)
    while (mover := to_move(record.state)) != OVER:
        if mover == CHANCE:
            record.deal()
        else:
            player = bots[mover]
            record.play(player.choose(record.state.copy(), mover, rng, player.budget))
    return record


def print_results(
    console: Console, names: list[str], results: list[list[int]], wins: list[float]
) -> None:
    """Wins and points of each seat."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(say("simulate-seat"))
    table.add_column(say("simulate-bot"))
    table.add_column(say("simulate-wins"), justify="right")
    table.add_column(say("simulate-points"), justify="right")
    for seat, name in enumerate(names):
        mean = sum(points[seat] for points in results) / len(results)
        share = wins[seat] / len(results)
        colour = say(f"colour-{SEAT_NAMES[seat]}")
        table.add_row(colour, name, percent(share), decimal(mean))
    print_block(console, table)
