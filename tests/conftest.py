"""What every test stands on."""

from __future__ import annotations

import os
import signal

import pytest

import nieuw.core.engine
from browser import turns
from words.saying import checked

__all__ = ["checked"]  # a fixture of every test


def pytest_configure() -> None:
    """The run says which core it means to test; never test the other one unnoticed."""
    found = "pure" if nieuw.core.engine.__file__.endswith(".py") else "compiled"
    expected = os.environ.get("NIEUW_EXPECT", found)
    if found != expected:
        raise SystemExit(f"expected the {expected} core, got {nieuw.core.engine.__file__}")
    # A run in the background starts deaf to Ctrl-C, and so would the programs it tests.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ[turns.CHOICE] = str(turns.part())  # the same for all workers, also at midnight


def pytest_report_header() -> str:
    """Which part of the languages and themes this run looks at, for whoever repeats it."""
    return f"languages and themes: {turns.CHOICE}={turns.part()} of {len(turns.PARTS)}"


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """With CI=true a skipped test is a failure."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if os.environ.get("CI") == "true" and reporter is not None and reporter.stats.get("skipped"):
        reporter.write_line("with CI=true nothing may be skipped")
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
