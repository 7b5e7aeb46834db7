"""Finished games of bots, replayed to their exact results; together they reach everything."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from nieuw.game.deals import check_deals
from nieuw.game.reader import read
from nieuw.game.writer import write
from write_games import EACH

HERE = Path(__file__).parent
GAMES = sorted((HERE / "games").glob("*.nar"))


def test_as_many_games_a_seat_count_as_are_written() -> None:
    found = Counter(path.stem.rsplit("-", 1)[0] for path in GAMES if "rare" not in path.name)
    assert found == {f"{seats}-{team}": n for seats in "2345" for team, n in EACH.items()}


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_finished_game_replays(path: Path) -> None:
    text = path.read_text("utf-8")
    record = read(text)
    written = re.search(r"^Result (.*)$", text, re.M)
    assert written is not None
    assert record.result() == [int(word) for word in written[1].split()]
    assert write(record) == text
    checked, unknown = check_deals(record)
    assert checked > 0
    assert unknown == 0


@pytest.mark.sources
def test_together_they_reach_every_branch_of_the_core(tmp_path: Path) -> None:
    data = f"--data-file={tmp_path / 'coverage'}"
    sources = HERE.parent / "src"
    core = str(sources / "nieuw" / "core" / "*")
    tool = [sys.executable, "-m", "coverage"]
    env = {**os.environ, "COVERAGE_RCFILE": os.devnull, "PYTHONPATH": str(sources)}
    run = [*tool, "run", "--branch", data, f"--include={core}", str(HERE / "cover_games.py")]
    subprocess.run(run, check=True, env=env)
    report = [*tool, "report", data, "--fail-under=100", "--show-missing", "--skip-covered"]
    done = subprocess.run(report, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
