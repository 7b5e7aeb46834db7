"""Processes for bots, arena and server: none outlives the one that began it."""

from __future__ import annotations

import subprocess
import sys
import time

import pytest

from cli.running import environment
from nieuw.bots import processes
from processes import alive, await_end

POOL = """
import time
from nieuw.bots.processes import pool
made = pool(2)
working = [made.submit(time.sleep, 600) for _ in range(2)]
"""
SEARCH = """
import time
from nieuw import builtin, new_game
from nieuw.bots.mcts import Mcts
from nieuw.bots.rng import Rng
from nieuw.core.engine import apply, outcomes, to_move
from nieuw.core.names import CHANCE
s = new_game(3, builtin().box)
while to_move(s) == CHANCE:
    apply(s, outcomes(s)[0][0])
player = Mcts(["8", "x2"])
player.choose(s, to_move(s), Rng(1), player.budget)
made = player.pool
"""
WAIT = """
print(*made._processes, flush=True)
time.sleep(600)
"""


@pytest.mark.parametrize(("begun", "count"), [(POOL, 2), (SEARCH, 1)], ids=["busy", "search"])
def test_they_end_with_a_killed_one(begun: str, count: int) -> None:
    """Whether they work or wait."""
    with subprocess.Popen(
        [sys.executable, "-c", begun + WAIT], env=environment(), stdout=subprocess.PIPE, text=True
    ) as parent:
        assert parent.stdout is not None
        pids = [int(pid) for pid in parent.stdout.readline().split()]
        assert [alive(pid) for pid in pids] == [True] * count
        parent.kill()
    for pid in pids:
        await_end(pid)


def test_they_end_whatever_they_do() -> None:
    pool = processes.pool(2)
    working = [pool.submit(time.sleep, 600) for _ in range(2)]
    pids = list(pool._processes)
    assert len(pids) == 2
    processes.stop(pool)
    for pid in pids:
        await_end(pid)
    assert not any(one.done() and not one.exception() for one in working)
