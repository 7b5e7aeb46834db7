"""The folder of an arena: its settings, what was played, and how to continue from it.

`arena.json` has the settings, `games.csv` a row for each seat of each finished game, and `records/`
the games themselves. Either of the last two is enough to continue from.
"""

from __future__ import annotations

import csv
import io
import json
import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from nieuw.arena.game import KINDS, SOURCES, Clock, Played, belongs, of_record
from nieuw.arena.schedule import MOST_GAMES, Settings
from nieuw.box.file import BoxFile
from nieuw.core.names import MAX_SEATS, MIN_SEATS
from nieuw.game.reader import RecordError, read

FIXED = 7
"""Columns before those of the sources."""
HEAD = [
    *("game", "deal", "seat", "bot", "points", "win", "failures"),
    *SOURCES,
    *(f"{kind} {what}" for kind in KINDS for what in ("decisions", "ms", "slowest ms")),
]


class FolderError(Exception):
    """A file of the folder that can't be used to continue: the file, and what is wrong."""

    def __init__(self, file: Path, reason: str) -> None:
        super().__init__(f"{file}: {reason}")


class Folder:
    """Where an arena is saved, game by game."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.settings_file = path / "arena.json"
        self.games_file = path / "games.csv"
        self.report_file = path / "report.html"
        self.records = path / "records"

    def used(self) -> bool:
        """Whether there is already an arena here."""
        return self.settings_file.exists() or self.games_file.exists()

    def begin(self, settings: Settings, games: int) -> None:
        """Save the settings."""
        self.records.mkdir(parents=True, exist_ok=True)
        text = json.dumps({**asdict(settings), "games": games}, indent=1, ensure_ascii=False)
        _replace(self.settings_file, f"{text}\n")

    def asked(self) -> tuple[Settings, int]:
        """The settings and the number of games."""
        try:
            found = json.loads(self.settings_file.read_text("utf-8"))
            games = found.pop("games")
            settings = Settings(**{**found, "bots": tuple(found["bots"])})
            right = (
                settings.bots
                and all(isinstance(name, str) for name in (*settings.names, settings.box))
                and all(isinstance(n, int) for n in (settings.seats, settings.seed, games))
                and 1 <= games < MOST_GAMES
                and MIN_SEATS <= settings.seats <= MAX_SEATS
            )
        except (ValueError, TypeError, KeyError, AttributeError):
            right = False
        if not right:
            raise FolderError(self.settings_file, "expected the settings of an arena")
        return settings, games

    def finished(self, settings: Settings, find: Callable[[str], BoxFile]) -> dict[int, Played]:
        """The games played so far: those in the table, then those with only a record."""
        found = self._of_table(settings)
        for file in sorted(self.records.glob("*.nar")):
            if not file.stem.isdecimal() or int(file.stem) in found:
                continue
            number = int(file.stem)
            try:
                record = read(file.read_text("utf-8"), find)
            except (RecordError, UnicodeDecodeError) as error:
                raise FolderError(file, str(error)) from None
            if number < 1 or not belongs(settings, number, record):
                raise FolderError(file, f"expected game {number} of this arena, finished")
            found[number] = of_record(number, record)
        return found

    def add(self, played: Played, settings: Settings, record: str) -> None:
        """Save a game: first its record, then all its rows at once."""
        _replace(self.records / f"{played.number:06}.nar", record)
        with self.games_file.open("a", encoding="utf-8", newline="") as file:
            file.write(_text(_rows(played, settings)))

    def write_table(self, games: Iterable[Played], settings: Settings) -> None:
        """The table of all games, in their order."""
        rows = (row for played in games for row in _rows(played, settings))
        _replace(self.games_file, _text([HEAD, *rows]))

    def _of_table(self, settings: Settings) -> dict[int, Played]:
        """The games of the table, without one that was cut short by a power cut."""
        if not self.games_file.exists():
            return {}
        try:
            with self.games_file.open(encoding="utf-8", newline="") as file:
                lines = [line for line in file if line.endswith("\n")]
            rows = list(csv.reader(lines))
        except (UnicodeDecodeError, csv.Error):
            rows = []
        if not rows or rows[0] != HEAD:
            raise FolderError(self.games_file, "expected the table of an arena")
        found: dict[int, Played] = {}
        for at in range(1, len(rows) - settings.seats + 1, settings.seats):
            try:
                played = _read(rows[at : at + settings.seats], settings)
            except ValueError:
                raise FolderError(
                    self.games_file, f"line {at + 1}: expected a game of this arena"
                ) from None
            found[played.number] = played
        return found


def _rows(played: Played, settings: Settings) -> Iterator[list[Any]]:
    """A game as a row of the table."""
    deal, bots = settings.seating(played.number)
    for seat, name in enumerate(bots):
        row: list[Any] = [played.number, deal, seat + 1, name, played.points[seat]]
        row += [f"{played.wins[seat]:.4g}", played.failures[seat]]
        row += [played.sources[seat][source] for source in SOURCES]
        for kind in KINDS:
            clock = played.clocks[seat].get(kind)
            row += (
                [clock.decisions, f"{1000 * clock.seconds:.3f}", f"{1000 * clock.slowest:.3f}"]
                if clock
                else ["", "", ""]
            )
        yield row


def _read(rows: list[list[str]], settings: Settings) -> Played:
    """The game in these rows; ValueError if they aren't one of this arena."""
    number = int(rows[0][0])
    points = [int(row[4]) for row in rows]
    clocks_at = FIXED + len(SOURCES)
    sources = [dict(zip(SOURCES, map(int, row[FIXED:clocks_at]), strict=True)) for row in rows]
    clocks = [_clocks(row[clocks_at:]) for row in rows]
    played = Played(number, points, sources, clocks, [int(row[6]) for row in rows])
    expected = [list(map(str, row)) for row in _rows(played, settings)]
    if number < 1 or expected != rows:
        raise ValueError
    return played


def _clocks(cells: list[str]) -> dict[str, Clock]:
    """The clocks at the end of a row."""
    each = zip(KINDS, cells[::3], cells[1::3], cells[2::3], strict=True)
    return {
        kind: Clock(int(n), float(all_) / 1000, float(slowest) / 1000)
        for kind, n, all_, slowest in each
        if n
    }


def _text(rows: Iterable[list[Any]]) -> str:
    made = io.StringIO()
    csv.writer(made, lineterminator="\n").writerows(rows)
    return made.getvalue()


def _replace(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    part = path.with_name(f"{path.name}.part")
    part.write_text(text, encoding="utf-8", newline="\n")
    os.replace(part, path)
