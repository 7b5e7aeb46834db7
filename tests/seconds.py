"""Tests that take a second or more, by name in `seconds.txt`: `./test --quick` leaves them out.
`pytest --seconds` writes the list again from the run it is given to."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

FILE: Final = Path(__file__).with_suffix(".txt")
LONG: Final = 1.0
_longest: dict[str, float] = {}


def name(nodeid: str) -> str:
    """A test without its parameters."""
    return nodeid.partition("[")[0]


def listed() -> frozenset[str]:
    """The names in the list."""
    return frozenset(FILE.read_text("utf-8").splitlines())


def note(report: pytest.TestReport) -> None:
    """How long a test took, without what it shares with others."""
    if report.when == "call":
        test = name(report.nodeid)
        _longest[test] = max(_longest.get(test, 0.0), report.duration)


def write() -> None:
    """The list, of the tests that just ran."""
    names = sorted(test for test, took in _longest.items() if took >= LONG)
    FILE.write_text("".join(f"{test}\n" for test in names), "utf-8")
