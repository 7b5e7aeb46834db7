"""A benchmark that can't run says why in one line, before it sets anything up."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

BENCH = Path(__file__).parent.parent / "bench"
pytestmark = pytest.mark.sources


@pytest.mark.parametrize(
    "command",
    [
        [BENCH / "run"],
        [sys.executable, BENCH / "engine.py"],
        [sys.executable, BENCH / "table.py"],
    ],
    ids=["run", "engine", "table"],
)
def test_a_commit_that_does_not_exist(command: list[str]) -> None:
    done = subprocess.run([*command, "--against", "nosuch"], capture_output=True, text=True)
    expected = "this clone has no commit nosuch (if it is shallow: git fetch --unshallow)"
    assert done.stderr == f"bench: {expected}\n"
    assert done.returncode == 1
