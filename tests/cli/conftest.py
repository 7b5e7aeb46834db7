"""What the tests of the command line share."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.running import run


@pytest.fixture(autouse=True)
def _plain(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """An empty folder to work in, no games yet, and no wishes about width or colour."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
    monkeypatch.delenv("NIEUW_STARTED_AS", raising=False)
    for name in ("COLUMNS", "FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


@pytest.fixture(scope="session")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with three finished games of three seats."""
    folder = tmp_path_factory.mktemp("games")
    words = "simulate --seats 3 --games 3 --seed 4 --bots greedy,uniform"
    assert run(*words.split(), "--out", str(folder)).code == 0
    return folder
