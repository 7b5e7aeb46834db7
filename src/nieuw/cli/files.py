"""Files a person names: read and written with errors of one line."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path

from nieuw.box import file as boxfile
from nieuw.box.file import BoxError, BoxFile
from nieuw.cli.errors import Fail
from nieuw.game import reader
from nieuw.game.reader import OtherBox, RecordError
from nieuw.game.record import Record
from nieuw.game.writer import TITLE
from nieuw.say.box_problems import summary
from nieuw.say.phrases import Phrase
from nieuw.say.words import say
from nieuw.table.wire import BoxText

DIGEST_SHOWN = len("sha256:") + 8
MOST_BYTES = 4 * reader.LONGEST_FILE


def read_text(path: Path) -> str:
    """The text of a file; Fail says why it can't be read."""
    try:
        with path.open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise Fail(say("error-file", file=str(path), reason=reason(error))) from None
    if len(raw) > MOST_BYTES:
        raise Fail(say("error-too-large", file=str(path), bytes=MOST_BYTES))
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        raise Fail(say("error-not-text", file=str(path))) from None


def reason(error: OSError | ValueError) -> str:
    """Why the system refused, in its own words."""
    return (error.strerror if isinstance(error, OSError) else "") or str(error)


def read_record(path: Path, box: BoxFile | None) -> Record:
    """The record in a file, every line checked."""
    try:
        return reader.read(read_text(path), finder(box))
    except OtherBox as error:
        known = {"name": error.name, "digest": error.digest[:DIGEST_SHOWN]}
        raise Fail(say("error-record-box", file=str(path), **known)) from None
    except RecordError as error:
        raise Fail(say("error-record", file=str(path), message=str(error))) from None


def finder(box: BoxFile | None) -> Callable[[str], BoxFile]:
    """Finds the box a record names: the one given with `--box`, or a built-in one."""

    def find(name: str) -> BoxFile:
        return box if box is not None and box.name == name else boxfile.builtin(name)

    return find


def read_box(path: str | None) -> BoxFile | None:
    """The box given by `--box`: a built-in name or a file."""
    try:
        return boxfile.load(path) if path is not None else None
    except BoxError as error:
        raise Fail(wrong_box(error, summary(error))) from None


def read_own_box(path: str | None) -> BoxFile | None:
    """The same for new games: a box that calls itself like a built-in one must be that box."""
    box = read_box(path)
    try:
        return box and boxfile.of_its_own(box, str(path))
    except BoxError as error:
        raise Fail(wrong_box(error, summary(error))) from None


def wrong_box(error: BoxError, what: Phrase) -> str:
    """What is wrong with the file of a box, in one line."""
    return say("box-problem-in", file=error.where, problem=what)


def own_file(path: str | None) -> Path | None:
    """The file of a box, unless it is a built-in one."""
    return Path(path) if path and path not in boxfile.builtin_names() else None


def box_for_page(path: str | None) -> BoxText | None:
    """The box given by `--box`, for the page."""
    box = read_own_box(path)
    return BoxText(box.name, boxfile.load_text(path)) if box and path else None


def write_new(path: Path, text: str) -> None:
    """Write a file that must not exist yet, whole or not at all, even if interrupted."""
    part = unfinished(path)
    try:
        try:
            part.write_text(text, encoding="utf-8", newline="\n")
            publish(part, path)
        finally:
            part.unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        raise Fail(say("error-write", file=str(path), reason=reason(error))) from None


def unfinished(path: Path) -> Path:
    """Where a file is written before it gets its name."""
    return path.with_name(f"{path.name}.{os.getpid()}.part")


def publish(part: Path, path: Path) -> None:
    """Give a written file its name, unless there is a file of that name."""
    try:
        os.link(part, path)
    except FileExistsError:
        raise
    except OSError:  # no hard links here
        if path.exists():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST)) from None
        os.replace(part, path)


def write_record(path: Path, text: str) -> None:
    """Write a record whole or not at all; only another record may be replaced."""
    try:
        if path.exists() and not _is_record(path):
            raise Fail(say("error-not-a-record", file=str(path)))
        part = unfinished(path)
        part.write_text(text, encoding="utf-8", newline="\n")
        os.replace(part, path)
    except (OSError, ValueError) as error:
        raise Fail(say("error-write", file=str(path), reason=reason(error))) from None


def _is_record(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(TITLE)) == TITLE.encode()
