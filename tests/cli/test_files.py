"""Files the command line writes: whole or not at all, wherever Ctrl-C comes."""

from __future__ import annotations

import sys
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from nieuw.cli.files import write_new

TEXT = "a record\n" * 1000


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
    """Whether writing took so many lines that it was interrupted."""
    before = sys.gettrace()
    sys.settrace(Interrupted(line).trace)
    try:
        write_new(path, TEXT)
    except KeyboardInterrupt:
        return True
    finally:
        sys.settrace(before)
    return False


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
