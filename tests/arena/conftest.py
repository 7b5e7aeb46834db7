"""What the tests of the arena share."""

from __future__ import annotations

from pathlib import Path

import pytest

from arena.running import WORDS, arena


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An empty folder to work in, and no wishes about width or colour."""
    for name in ("COLUMNS", "FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


@pytest.fixture(scope="session")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """An arena played to its end in one go: its folder, and its tables without the times."""
    folder = tmp_path_factory.mktemp("arena") / "whole"
    return folder, arena(f"{WORDS} --jobs 2", folder)
