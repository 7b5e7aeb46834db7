"""Writes the golden playthroughs: one told game for each number of seats.

python tests/golden/write.py   (with PYTHONPATH=src; look at the difference before you keep it)
"""

from __future__ import annotations

import contextlib
import io
import tempfile
from pathlib import Path

from nieuw.cli import main
from nieuw.core.names import MAX_SEATS, MIN_SEATS

SEATS = range(MIN_SEATS, MAX_SEATS + 1)
HERE = Path(__file__).parent


def golden(seats: int) -> Path:
    """The file of a playthrough."""
    return HERE / f"{seats}-seats.txt"


def playthrough(seats: int) -> str:
    """A game of greedy and uniform bots, told from the start to the winner."""
    with tempfile.TemporaryDirectory() as folder:
        words = f"simulate --seats {seats} --games 1 --seed {seats} --bots greedy,uniform"
        printed(*words.split(), "--out", folder)
        return printed("replay", f"{folder}/game-0001.nar")


def printed(*words: str) -> str:
    """What a command prints."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(io.StringIO()):
        code = main(words)
    assert code == 0, words
    return out.getvalue()


if __name__ == "__main__":
    for n in SEATS:
        golden(n).write_text(playthrough(n), encoding="utf-8")
