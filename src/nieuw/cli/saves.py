"""Text games are saved as they are played: a record for each game in the person's data folder, and
a box of one's own next to its record."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from nieuw.cli.errors import Fail
from nieuw.cli.files import read_box, read_record, write_new, write_record
from nieuw.game.record import Record
from nieuw.game.writer import write
from nieuw.store.folder import data_folder

RUNNING = "\nResult *\n"
HEAD = 2_000
"""Characters of a record within which its result is."""


def games_folder() -> Path:
    """Where text games are saved."""
    return data_folder() / "games"


def new_save() -> Path:
    """A file for a game that begins now."""
    now = f"{datetime.now():%Y-%m-%d-%H%M%S}"
    tried = (games_folder() / f"{now}{end}.nar" for end in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(path for path in tried if not path.exists())


def is_save(file: Path) -> bool:
    """Whether a record is one of these games, to be saved there again."""
    return file.resolve().parent == games_folder().resolve()


def box_of(save: Path) -> Path | None:
    """The box of one's own that a saved game is played with."""
    box = save.with_suffix(".toml")
    return box if box.is_file() else None


def holds(save: Path, text: str) -> bool:
    """Whether a saved game is still as it was saved here."""
    try:
        return save.read_text(encoding="utf-8") == text
    except (OSError, UnicodeDecodeError):
        return False


def save(record: Record, path: Path, box_text: str) -> str:
    """Save a game with its seed, which is not used once it is continued from here; the text of its
    file. Fail says why it can't be saved."""
    box = path.with_suffix(".toml")
    with contextlib.suppress(OSError):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if box_text and not box.exists():
        write_new(box, box_text)
    text = write(record, reveal=True)
    write_record(path, text)
    return text


def last_running() -> tuple[Path, Record] | None:
    """The game played last, if it is not over and can be continued."""
    for path in _by_age():
        with contextlib.suppress(OSError, UnicodeDecodeError, Fail):
            with path.open(encoding="utf-8") as file:
                if RUNNING not in file.read(HEAD):
                    continue
            box = box_of(path)
            return path, read_record(path, read_box(str(box)) if box else None)
    return None


def _by_age() -> Iterator[Path]:
    """The saved games, the latest first."""
    with contextlib.suppress(OSError):
        yield from sorted(games_folder().glob("*.nar"), key=lambda p: -p.stat().st_mtime)
