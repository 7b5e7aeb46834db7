"""What every test builds on, and which tests a run leaves out."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

import nieuw.core.engine
import seconds
from words.saying import checked

__all__ = ["checked"]  # a fixture of every test

HERE = Path(__file__).parent
UNCOMPILED = ("arena", "cli", "server")
"""Folders of tests of what is not compiled: on the compiled wheel one game stands for them all."""
WHOLE_GAME = "server/test_whole_games.py::test_a_whole_game[five at two devices]"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="leave out what takes a second or more")
    parser.addoption("--seconds", action="store_true", help=f"write {seconds.FILE.name} again")


def pytest_configure() -> None:
    """The run says which core it means to test; never test the other one unnoticed."""
    found = "pure" if nieuw.core.engine.__file__.endswith(".py") else "compiled"
    expected = os.environ.get("NIEUW_EXPECT", found)
    if found != expected:
        raise SystemExit(f"expected the {expected} core, got {nieuw.core.engine.__file__}")
    # A run in the background starts deaf to Ctrl-C, and so would the programs it tests.
    signal.signal(signal.SIGINT, signal.default_int_handler)


def runs_on_the_wheel(item: pytest.Item) -> bool:
    """Whether a test says something about the compiled core."""
    if item.get_closest_marker("sources"):
        return False
    path = item.path.relative_to(HERE)
    return path.parts[0] not in UNCOMPILED or item.nodeid.endswith(WHOLE_GAME)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what the compiled core has no part in, and what takes too long for a quick run."""
    kept = items
    if os.environ.get("NIEUW_EXPECT") == "compiled":
        kept = [item for item in kept if runs_on_the_wheel(item)]
    if config.getoption("quick"):
        long = seconds.listed()
        kept = [item for item in kept if seconds.name(item.nodeid) not in long]
    chosen = set(kept)
    if left_out := [item for item in items if item not in chosen]:
        config.hook.pytest_deselected(items=left_out)
        items[:] = kept


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    seconds.note(report)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """With CI=true a skipped test is a failure."""
    if session.config.getoption("seconds") and not hasattr(session.config, "workerinput"):
        seconds.write()
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if os.environ.get("CI") == "true" and reporter is not None and reporter.stats.get("skipped"):
        reporter.write_line("with CI=true nothing may be skipped")
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
