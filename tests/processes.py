"""Processes that are not the tests' own children: whether they run, and waiting for their end."""

from __future__ import annotations

import time
from pathlib import Path

PATIENCE = 60.0


def alive(pid: int) -> bool:
    """Whether a process is there and no zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def await_end(pid: int) -> None:
    """Wait until a killed process is gone, which is a little later than the signal."""
    until = time.monotonic() + PATIENCE
    while alive(pid):
        assert time.monotonic() < until, f"process {pid} still runs after {PATIENCE:g} s"
        time.sleep(0.01)
