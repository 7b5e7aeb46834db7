"""What people read in five languages, in the log and the terminal, is what the files hold."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from releases.visit import visit
from said.files import difference
from said.sentences import (
    RELEASE,
    kept_in,
    of_games,
    of_questions,
    of_tables,
    of_terminal,
    tables_of,
)

pytestmark = pytest.mark.long


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An empty folder to work in, and no wishes about width or colour."""
    for name in ("COLUMNS", "FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


def compare(texts: dict[str, list[str]]) -> None:
    wrong = [difference(kept_in(file), lines) for file, lines in texts.items()]
    assert not any(wrong), "\n\n".join(filter(None, wrong))


def test_the_log_of_whole_games() -> None:
    compare(of_games())


def test_the_questions_of_the_terminal() -> None:
    compare(of_questions())


def test_the_transcripts_of_the_terminal() -> None:
    compare(of_terminal())


def test_the_log_of_the_database(tmp_path: Path) -> None:
    async def served() -> dict[str, list[str]]:
        async with visit(RELEASE, tmp_path) as made:
            return of_tables(await tables_of(made))

    compare(asyncio.run(served()))
