"""`nieuw train value`: weights from games against itself, a generation at a time."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from rich.progress import Progress

from nieuw.arena.tables import decimal
from nieuw.bots.train import SEATS, BadTraining, Training, generation
from nieuw.bots.weights import write
from nieuw.box.file import BoxFile
from nieuw.cli.errors import Fail, Stopped
from nieuw.cli.files import reason
from nieuw.cli.screen import screen
from nieuw.say.words import in_a_row, say

USUAL_GAMES, MOST = 200, 90_000
USUAL_GENERATIONS, MOST_GENERATIONS = 10, 900
HIGHEST_SEED = 99_999
STATE, WEIGHTS = "training.json", "weights.toml"


def train(
    box: BoxFile,
    out: Path,
    games: int | None,
    generations: int | None,
    seed: int | None,
    resume: bool,
    jobs: int | None,
) -> None:
    """Play and fit; after each generation what was learnt is in the folder."""
    training = begin(out, games, seed, resume)
    last = generations or USUAL_GENERATIONS
    console = screen()
    context = multiprocessing.get_context("spawn")
    cores = jobs or os.cpu_count() or 1
    with ProcessPoolExecutor(cores, mp_context=context, initializer=heed_no_interrupt) as pool:
        try:
            while training.generation < last:
                began = time.monotonic()
                play(training, box, pool, last)
                keep(out, training)
                console.print(generation_line(training, last, time.monotonic() - began))
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            done = training.generation
            raise Stopped(say("train-stopped", generations=done, folder=str(out))) from None
    console.print(say("train-done", file=str(out / WEIGHTS)), soft_wrap=True)


def heed_no_interrupt() -> None:
    """In a process that plays: Ctrl-C is for the main process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def begin(out: Path, games: int | None, seed: int | None, resume: bool) -> Training:
    """A new training run, or the one in the folder."""
    file = out / STATE
    try:
        out.mkdir(parents=True, exist_ok=True)
        text = file.read_text("utf-8") if file.exists() else None
    except (OSError, ValueError) as error:
        raise Fail(say("error-file", file=str(file), reason=reason(error))) from None
    if text is None:
        if resume:
            raise Fail(say("error-train-none", folder=str(out)))
        return Training(seed or 0, games or USUAL_GAMES)
    if not resume:
        raise Fail(say("error-train-used", folder=str(out)))
    try:
        training = Training.read(text)
    except BadTraining as error:
        raise Fail(say("error-train-file", file=str(file), message=str(error))) from None
    for option, now, then in (("--games", games, training.games), ("--seed", seed, training.seed)):
        if now not in (None, then):
            where = str(out)
            raise Fail(say("error-resume-was", folder=where, option=option, then=str(then)))
    return training


def play(training: Training, box: BoxFile, pool: ProcessPoolExecutor, last: int) -> None:
    """One generation, with a bar on a terminal."""
    console = screen(sys.stderr)
    name = say("train-bar", generation=training.generation + 1, generations=last)
    shown = Progress(console=console, transient=True) if console.is_terminal else None
    with shown or contextlib.nullcontext():
        bar = shown.add_task(name, total=training.games * len(SEATS)) if shown else None
        for games in generation(training, box.box, pool):
            if shown and bar is not None:
                shown.advance(bar, games)


def keep(out: Path, training: Training) -> None:
    """Write both files, each whole or not at all."""
    for name, text in ((WEIGHTS, write(training.weights)), (STATE, training.write())):
        file = out / name
        try:
            fresh = file.with_suffix(".new")
            fresh.write_text(text, "utf-8")
            fresh.replace(file)
        except OSError as error:
            raise Fail(say("error-write", file=str(file), reason=reason(error))) from None


def generation_line(training: Training, last: int, seconds: float) -> str:
    """How a generation went."""
    return say(
        "train-generation",
        generation=training.generation,
        generations=last,
        points=in_a_row(decimal(training.points[seats]) for seats in SEATS),
        seconds=f"{seconds:.0f}",
    )
