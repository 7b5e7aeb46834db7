"""What every test builds on."""

from __future__ import annotations

import os
import signal

import pytest

import nieuw.core.engine
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


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """With CI=true a skipped test is a failure."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if os.environ.get("CI") == "true" and reporter is not None and reporter.stats.get("skipped"):
        reporter.write_line("with CI=true nothing may be skipped")
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
