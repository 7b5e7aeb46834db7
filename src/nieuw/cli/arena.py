"""Bots against each other: continue from what is there, show the figures, save them."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from rich import table as rich_table
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from nieuw.arena import run
from nieuw.arena.folder import Folder, FolderError
from nieuw.arena.game import Played
from nieuw.arena.report import report
from nieuw.arena.schedule import Settings
from nieuw.arena.summary import summary
from nieuw.arena.tables import Table, tables
from nieuw.bots import OUTSIDE
from nieuw.box.file import BoxFile, builtin, builtin_names
from nieuw.cli.errors import Fail, Stopped
from nieuw.cli.files import finder, read_box, read_own_box, read_text, reason
from nieuw.cli.screen import print_block, screen
from nieuw.cli.seats import known_bot
from nieuw.say.words import say

USUAL_GAMES = 100
USUAL_SEATS = 4


@dataclass(frozen=True)
class Wish:
    """The values of the options; None where they are missing."""

    bots: str | None
    against: str | None
    games: int | None
    seats: int | None
    seed: int | None
    box: str | None
    out: Path | None
    resume: bool
    jobs: int | None
    scheduler: str | None


def arena(wish: Wish) -> None:
    """Play, save what is finished, and show how it went."""
    folder = Folder(wish.out) if wish.out else None
    box = read_box(wish.box) if wish.resume else read_own_box(wish.box)
    settings, games = _resumed(wish, folder, box) if wish.resume else _new(wish, folder, box)
    box_text = read_text(Path(wish.box)) if wish.box and wish.box not in builtin_names() else ""
    done: dict[int, Played] = {}
    stopped = False
    if folder and wish.resume:
        with _reading():
            done = folder.finished(settings, finder(box))
    with _writing(wish.out):
        numbers = [n for n in range(1, games + 1) if n not in done]
        with _players(wish) if numbers else contextlib.nullcontext() as players:
            if folder:
                folder.begin(settings, games)
                folder.write_table([done[n] for n in sorted(done)], settings)
            try:
                if players:
                    found = run.play_all(players, settings, box_text, numbers)
                    for played, record in _progress(found, len(done), games):
                        done[played.number] = played
                        if folder:
                            folder.add(played, settings, record)
            except KeyboardInterrupt:
                stopped = True
        _finish(folder, settings, games, [done[n] for n in sorted(done)])
    if stopped:
        if folder is None:
            raise KeyboardInterrupt
        raise Stopped(say("simulate-stopped", games=len(done), folder=str(folder.path)))


@contextlib.contextmanager
def _reading() -> Iterator[None]:
    """What is wrong with a folder to continue, as one line."""
    try:
        yield
    except FolderError as error:
        raise Fail(str(error)) from None
    except OSError as error:
        file = str(error.filename)
        raise Fail(say("error-file", file=file, reason=reason(error))) from None


@contextlib.contextmanager
def _writing(out: Path | None) -> Iterator[None]:
    """What goes wrong while games are played and written, as one line."""
    try:
        yield
    except run.GameError as error:
        raise Fail(say("error-game", number=str(error.number), reason=str(error))) from None
    except OSError as error:
        if isinstance(error, BrokenPipeError) or out is None:
            raise
        file = error.filename or str(out)
        raise Fail(say("error-write", file=str(file), reason=reason(error))) from None


@contextlib.contextmanager
def _players(wish: Wish) -> Iterator[run.Players]:
    """The cluster of `--scheduler`, or the cores of this machine."""
    if wish.scheduler is None:
        with run.pool(wish.jobs or run.cores()) as players:
            yield players
        return
    try:
        with run.cluster(wish.scheduler) as players:
            yield players
    except run.NoCluster as error:
        raise Fail(say("error-scheduler", address=wish.scheduler, reason=str(error))) from None


def _new(wish: Wish, folder: Folder | None, box: BoxFile | None) -> tuple[Settings, int]:
    """The settings of a new arena."""
    if wish.bots is None:
        raise Fail(say("error-missing", name="--bots"))
    if folder and folder.used():
        raise Fail(say("error-arena-used", folder=str(folder.path)))
    bots = _specs(wish.bots)
    against = _spec(wish.against) if wish.against is not None else ""
    settings = Settings(
        bots,
        against,
        wish.seats or USUAL_SEATS,
        wish.seed or 0,
        _box_words(box or builtin()),
    )
    if len(set(settings.names)) < len(settings.names):
        raise Fail(say("error-bots-alike"))
    if len(settings.names) < 2:
        raise Fail(say("error-bots-alone"))
    return settings, wish.games or USUAL_GAMES


def _resumed(wish: Wish, folder: Folder | None, box: BoxFile | None) -> tuple[Settings, int]:
    """The settings of a resumed arena: those it began with, which options may repeat."""
    if folder is None:
        raise Fail(say("error-missing", name="--out"))
    if not folder.used():
        raise Fail(say("error-arena-none", folder=str(folder.path)))
    with _reading():
        settings, games = folder.asked()
    given: dict[str, tuple[object, object]] = {
        "--bots": (_specs(wish.bots) if wish.bots else None, settings.bots),
        "--against": (_spec(wish.against) if wish.against else None, settings.against),
        "--seats": (wish.seats, settings.seats),
        "--seed": (wish.seed, settings.seed),
        "--box": (_box_words(box) if box else None, settings.box),
    }
    for option, (now, then) in given.items():
        if now is not None and now != then:
            where = str(folder.path)
            if then == "":
                raise Fail(say("error-resume-without", folder=where, option=option))
            was = ",".join(then) if isinstance(then, tuple) else str(then)
            raise Fail(say("error-resume-was", folder=where, option=option, then=was))
    for option, bots in (("--bots", settings.bots), ("--against", (settings.against,))):
        for name in bots if given[option][0] is None else ():
            if name.startswith(OUTSIDE):
                where = str(folder.path)
                raise Fail(say("error-resume-program", folder=where, bot=name, option=option))
            if name:
                known_bot(name)
    if box is None and settings.box != _box_words(builtin()):
        raise Fail(say("error-resume-box", folder=str(folder.path), box=settings.box))
    return settings, wish.games or games


def _specs(words: str) -> tuple[str, ...]:
    return tuple(_spec(word) for word in words.split(","))


def _spec(word: str) -> str:
    """How a bot is written from now on: a program as it was, others by their name."""
    spec = word.strip()
    made = known_bot(spec, outside=True)
    return spec if spec.startswith(OUTSIDE) else made.name


def _box_words(box: BoxFile) -> str:
    return f"{box.name} {box.digest}"


def _progress(
    found: Iterable[tuple[Played, str]], done: int, games: int
) -> Iterator[tuple[Played, str]]:
    """One line on a terminal, nothing elsewhere."""
    console = screen(sys.stderr)
    if not console.is_terminal:
        yield from found
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(say("simulate-bar"), total=games, completed=done)
        for one in found:
            yield one
            bar.advance(task)


def _finish(folder: Folder | None, settings: Settings, games: int, done: list[Played]) -> None:
    """The tables on the screen, and everything in the folder."""
    if not done:
        return
    found = summary(settings, done)
    if folder:
        folder.write_table(done, settings)
        folder.report_file.write_text(report(settings, found, games), encoding="utf-8")
    console = screen()
    console.print(say("arena-played", games=found.games, deals=found.deals))
    for table in tables(found):
        _print(console, table)
    if len(done) % settings.round:
        console.print(say("arena-uneven", round=settings.round))
    if folder:
        console.print(say("arena-written", file=str(folder.report_file)), soft_wrap=True)


def _print(console: Console, table: Table) -> None:
    console.print()
    console.print(table.title, style="bold")
    block = rich_table.Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for at, head in enumerate(table.head):
        block.add_column(head, justify="right" if at else "left", overflow="fold")
    for row in table.rows:
        block.add_row(*row)
    print_block(console, block)
