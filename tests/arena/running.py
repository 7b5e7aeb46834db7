"""Running `nieuw arena`, and reading what does not depend on the clock."""

from __future__ import annotations

import csv
import shlex
from pathlib import Path

from cli.running import run

WORDS = "--bots greedy,uniform --seats 3 --games 12 --seed 7"


def arena(words: str, folder: Path) -> str:
    """A run that must go well; its tables up to the times."""
    ran = run("arena", *shlex.split(words), "--out", str(folder))
    assert (ran.code, ran.err) == (0, "")
    return tables(ran.out)


def tables(out: str) -> str:
    """What a run prints, up to the times."""
    shown, times = out.split("\nMilliseconds per decision")
    assert "slowest" in times
    return shown


def results(folder: Path) -> list[list[str]]:
    """The rows of the table, without the times."""
    with (folder / "games.csv").open(newline="") as file:
        return [row[:15] for row in csv.reader(file)]


def records(folder: Path) -> dict[str, str]:
    """The records, by file name."""
    return {file.name: file.read_text() for file in sorted((folder / "records").iterdir())}
