"""Measure both releases and tell what came of it, beside the goals.

Run with `bench/run server`; `--games 1000` leaves out the start with 10,000 games.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import NoReturn

from bench.environments import RELEASE_0_1_0, interpreter, set_up_commit
from bench.server.disturb import DISTURBANCES, LIST, OPEN, UNDO, Disturbed, alone, disturbed, p95
from bench.server.furnish import Models, busy_tables, many_games, play_models, unfilled
from bench.server.releases import LOAD_CORE, SERVER_CORE, Release, serving
from bench.server.start import Start, first_start, seconds_to_serve, start_with_bots

from nieuw.table import wire

GAMES = (100, 1_000, 10_000)
MOST_OF_OLDER = 1_000
"""Running games 0.1.0 is started with; it would take minutes with more."""
BOTS = 10
"""In one of so many games a bot is to move."""
MINUTES = 20
"""After which it stops, whatever happens."""
MORE_SECONDS, MEGABYTES = 1.0, 150.0
"""Goals of a start."""
TIMES, OR_MS, CALLBACK = 2.0, 25.0, 20.0
"""Goals of the moves of others, and of a callback."""
FEW = 20
"""Moves of which no p95 is told."""
ALONE = {LIST: 10.0, UNDO: 0.0, OPEN: 100.0}
"""What is also timed by itself, and milliseconds at most; 0 for no goal."""


def row(*cells: object) -> None:
    """A row of a table."""
    print("| " + " | ".join(map(str, cells)) + " |", flush=True)


def head(*cells: str) -> None:
    """The first two rows of a table."""
    print()
    row(*cells)
    print("|---" * len(cells) + "|", flush=True)


def verdict(kept: bool) -> str:
    """Whether a goal is kept."""
    return "kept" if kept else "**missed**"


def starts(older: Release, now: Release, models: Models, folder: Path, most: int) -> None:
    """Starts with more and more games."""
    empty = {release: _empty(release, folder) for release in (older, now)}
    head(
        *("start", "games", "s to serve", "s more than empty", "MB serving", "MB at most"),
        *("done after s", "others' moves p95 ms", "longest callback ms", "goals"),
    )
    for games in (n for n in GAMES if n <= most):
        file = folder / f"games-{games}.db"
        many_games(models, file, games)
        if games <= MOST_OF_OLDER:
            copy = Path(shutil.copy(file, folder / f"older-{games}.db"))
            start = start_with_bots(older, models, copy, games // BOTS)
            _start("0.1.0, bots to move", games, start, start.seconds - empty[older])
        start = first_start(now, models, file)
        _start("now, the first", games, start, start.seconds - empty[now])
        again = seconds_to_serve(now, file) - empty[now]
        start = start_with_bots(now, models, file, games // BOTS)
        kept = again <= MORE_SECONDS and start.peak <= MEGABYTES
        _start("now, the second, bots to move", games, start, again, verdict(kept))
        file.unlink()


def _empty(release: Release, folder: Path) -> float:
    """Seconds a start takes with nothing in the file."""
    file = folder / f"empty-{release.name}.db"
    seconds_to_serve(release, file, 1)
    return seconds_to_serve(release, file)


def _p95(times: list[float]) -> str:
    """Nothing where it would mean nothing."""
    return f"{p95(times):.1f}" if len(times) >= FEW else ""


def _start(name: str, games: int, start: Start, more: float, kept: str = "") -> None:
    row(
        *(name, f"{games:,}", f"{start.seconds:.2f}", f"{more:.2f}", f"{start.memory:.0f}"),
        *(f"{start.peak:.0f}", f"{start.done:.1f}", _p95(start.moves)),
        *(f"{start.callbacks.longest:.1f}", kept),
    )


def answers(older: tuple[Release, Path], now: tuple[Release, Path], models: Models) -> None:
    """What one person waits for, while nobody else asks for anything."""
    head("median ms", "0.1.0", "now", "goal", "")
    for name, most in ALONE.items():
        was, took = (statistics.median(alone(*at, models, name)) for at in (older, now))
        goal, kept = (f"{most:.0f}", verdict(took <= most)) if most else ("", "")
        row(name, f"{was:.1f}", f"{took:.1f}", goal, kept)


def others(older: tuple[Release, Path], now: tuple[Release, Path], models: Models) -> None:
    """What others feel of it."""
    was = {name: disturbed(*older, models, name) for name in DISTURBANCES}
    took = {name: disturbed(*now, models, name) for name in DISTURBANCES}
    quiet_then, quiet = (
        p95([move for one in all_of.values() for move in one.quiet]) for all_of in (was, took)
    )
    most = max(TIMES * quiet, OR_MS)
    head(
        *("others' moves, p95 ms", "0.1.0", "now", f"goal {most:.0f} ms"),
        *("callback ms, 0.1.0", "now", "computing", f"goal {CALLBACK:.0f} ms"),
    )
    row("nothing else asked for", f"{quiet_then:.1f}", f"{quiet:.1f}", "", "", "", "", "")
    for name in DISTURBANCES:
        _other(name, was[name], took[name], most)


def _other(name: str, was: Disturbed, took: Disturbed, most: float) -> None:
    moves, callbacks = p95(took.moves), took.callbacks
    row(
        *(name, f"{p95(was.moves):.1f}", f"{moves:.1f}", verdict(moves <= most)),
        *(f"{was.callbacks.longest:.1f}", f"{callbacks.longest:.1f}"),
        *(f"{callbacks.computing:.1f}", verdict(callbacks.longest <= CALLBACK)),
    )


def brought_up(now: Release, file: Path) -> Path:
    """A file of 0.1.0 after its first start."""
    copy = Path(shutil.copy(file, file.with_name("now.db")))
    with serving(now, copy):
        while unfilled(copy):
            time.sleep(0.1)
    return copy


def stop(number: int, _: object) -> NoReturn:
    """End every server on the way out."""
    sys.exit(f"stopped by {signal.Signals(number).name}")


def main() -> None:
    """Furnish, measure, tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES[-1], help="at most")
    parser.add_argument("--only", choices=("starts", "answers", "others"))
    args = parser.parse_args()
    for number in (signal.SIGTERM, signal.SIGALRM):
        signal.signal(number, stop)
    signal.alarm(60 * MINUTES)
    os.sched_setaffinity(0, {LOAD_CORE})
    name = set_up_commit(RELEASE_0_1_0, "compiled")
    older = Release("0.1.0", str(interpreter(name)), '{"t":"hello"}')
    now = Release("now", sys.executable, f'{{"t":"hello","wire":{wire.VERSION}}}')
    print(f"server on core {SERVER_CORE}, load on core {LOAD_CORE}; {time.strftime('%Y-%m-%d')}")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        models = play_models(older, folder / "models.db")
        if args.only in (None, "starts"):
            starts(older, now, models, folder, args.games)
        if args.only == "starts":
            return
        file = folder / "busy.db"
        busy_tables(models, file)
        both = (older, file), (now, brought_up(now, file))
        if args.only in (None, "answers"):
            answers(*both, models)
        if args.only in (None, "others"):
            others(*both, models)


if __name__ == "__main__":
    main()
