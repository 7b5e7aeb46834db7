"""Files the command line writes: whole or not at all, wherever Ctrl-C comes."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from cli.running import run
from nieuw.cli.errors import Fail
from nieuw.cli.files import write_new

TEXT = "a record\n" * 1000


@pytest.fixture(params=["hard links", "no hard links"])
def _disk(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_link(*_: object) -> None:
        raise OSError(errno.EPERM, os.strerror(errno.EPERM))

    if request.param == "no hard links":
        monkeypatch.setattr(os, "link", no_link)


class Interrupted:
    """Ctrl-C before the nth line that `write_new` and what it calls execute."""

    def __init__(self, line: int) -> None:
        self.left = line

    def trace(self, frame: FrameType, event: str, arg: Any) -> Any:
        """Count the lines, and interrupt once."""
        if event == "line":
            self.left -= 1
            if self.left == 0:
                raise KeyboardInterrupt
        return self.trace


def interrupted(path: Path, line: int) -> bool:
    """Whether the interruption came before writing was done."""
    before = sys.gettrace()
    sys.settrace(Interrupted(line).trace)
    try:
        write_new(path, TEXT)
    except KeyboardInterrupt:
        return True
    finally:
        sys.settrace(before)
    return False


@pytest.mark.usefixtures("_disk")
@pytest.mark.filterwarnings("ignore:Exception ignored in. <_io.FileIO")  # open() is interrupted too
def test_an_interrupted_file_is_whole_or_not_there(tmp_path: Path) -> None:
    path = tmp_path / "game-0001.nar"
    line = written = 0
    while interrupted(path, line := line + 1):
        assert not path.exists() or path.read_text("utf-8") == TEXT
        written += path.exists()
        path.unlink(missing_ok=True)
    assert line > 20
    assert written > 0
    assert path.read_text("utf-8") == TEXT
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.usefixtures("_disk")
def test_a_new_file_leaves_others_alone(tmp_path: Path) -> None:
    path, other = tmp_path / "game.nar", tmp_path / "game.nar.part"
    other.write_text("mine", "utf-8")
    write_new(path, TEXT)
    assert (path.read_text("utf-8"), other.read_text("utf-8")) == (TEXT, "mine")
    with pytest.raises(Fail, match="File exists"):
        write_new(path, "another")
    assert path.read_text("utf-8") == TEXT
    assert sorted(tmp_path.iterdir()) == [path, other]


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_record_says_which_box_it_needs(language: str) -> None:
    """Without its box, and with another of the same name."""
    released = Path(__file__).parent.parent / "releases" / "0.1.0"
    record = str(released / "records" / "own-box.nar")
    said = {
        "en": "this game is played with the box “net” (sha256:a165685e…): give its file with --box",
        "de": "diese Partie gehört zur Schachtel „net“ (sha256:a165685e…): "
        "gib deren Datei mit --box an",
    }[language]
    text = (released / "box.toml").read_text()
    Path("other.toml").write_text(text.replace("houses = 2, wood = 6", "houses = 2, wood = 9"))
    for command in ("play", "replay", "verify", "analyse"):
        for box in ((), ("--box", "other.toml")):
            ran = run(command, record, *box, "--language", language)
            assert ran.err == f"nieuw: {record}: {said}\n"
    assert run("verify", record, "--box", str(released / "box.toml")).code == 0
