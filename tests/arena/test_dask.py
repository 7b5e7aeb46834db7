"""A cluster of a scheduler and two workers, each a process of its own."""

from __future__ import annotations

import contextlib
import json
import logging
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Executor, Future
from pathlib import Path

import pytest

from arena.running import WORDS, arena, records, results
from cli.running import COMMAND, environment, run
from nieuw.arena import run as arena_run
from nieuw.arena.game import Played
from nieuw.arena.run import Players
from nieuw.arena.schedule import Settings

distributed = pytest.importorskip("distributed")
PLAYED = "'nieuw.arena.game' in __import__('sys').modules"


@contextlib.contextmanager
def cluster(folder: Path, workers: int) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """Its address, and the process of its scheduler."""
    file = folder / "scheduler.json"
    dask = [sys.executable, "-m", "dask"]
    here = ["--host", "127.0.0.1", "--no-dashboard", "--scheduler-file", str(file)]
    commands = [
        [*dask, "scheduler", *here, "--port", "0"],
        *[[*dask, "worker", *here, "--no-nanny", "--nthreads", "1"] for _ in range(workers)],
    ]
    started = [
        subprocess.Popen(
            command,
            cwd=folder,
            env=environment(),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for command in commands
    ]
    try:
        while not (file.exists() and (text := file.read_text()).endswith("}")):
            assert started[0].poll() is None
            time.sleep(0.02)
        address = json.loads(text)["address"]
        if workers:
            with distributed.Client(address, timeout=60, set_as_default=False) as client:
                client.wait_for_workers(workers, timeout=60)
        yield address, started[0]
    finally:
        for process in started:
            process.kill()
            process.wait()


def test_the_same_figures_on_a_cluster(
    whole: tuple[Path, str],
    tmp_path_factory: pytest.TempPathFactory,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    folder, shown = whole
    monkeypatch.setattr(arena_run, "PATIENCE", 60.0)
    with cluster(tmp_path_factory.mktemp("dask"), 2) as (address, _):
        assert arena(f"{WORDS} --scheduler {address}", Path("out")) == shown
        with distributed.Client(address, set_as_default=False) as client:
            assert list(client.run(eval, PLAYED).values()) == [True, True]
    assert results(Path("out")) == results(folder)
    assert records(Path("out")) == records(folder)


def test_a_cluster_that_can_not_be_used(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena_run, "PATIENCE", 3.0)
    with cluster(tmp_path_factory.mktemp("dask"), 0) as (address, _):
        ran = run("arena", *WORDS.split(), "--out", "out", "--scheduler", address)
    assert ran.err == f"nieuw: --scheduler {address}: can’t be used: it has no workers\n"
    assert ran.code == 2
    monkeypatch.setattr(arena_run, "PATIENCE", 0.5)
    for wrong in (address, "tcp://127.0.0.1:1", "nonsense", "x://y", "tcp://", ""):
        ran = run("arena", *WORDS.split(), "--out", "out", f"--scheduler={wrong}")
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.startswith(f"nieuw: --scheduler {wrong}: can’t be used: ")
        assert ran.err.count("\n") == 1
    assert not Path("out").exists()


def test_a_client_that_does_not_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dask waits ten seconds for a thread of its own and asserts that it came."""

    def client(*_: object, **__: object) -> None:
        raise AssertionError

    monkeypatch.setattr(distributed, "Client", client)
    ran = run("arena", *WORDS.split(), "--out", "out", "--scheduler", "tcp://127.0.0.1:8786")
    assert ran.err == (
        "nieuw: --scheduler tcp://127.0.0.1:8786: can’t be used: its client did not start in time\n"
    )
    assert ran.code == 2


def test_a_cluster_that_goes_away(
    whole: tuple[Path, str], tmp_path_factory: pytest.TempPathFactory
) -> None:
    """What was finished is kept, and the rest may be played elsewhere."""
    many = WORDS.replace("--games 12", "--games 999")
    with cluster(tmp_path_factory.mktemp("dask"), 1) as (address, scheduler):
        playing = subprocess.Popen(
            [*COMMAND, "arena", *many.split(), "--out", "out", "--scheduler", address],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment(),
            text=True,
        )
        games = Path("out/games.csv")
        while not games.exists() or len(games.read_text().splitlines()) < 1 + 3:
            assert playing.poll() is None
            time.sleep(0.02)
        scheduler.kill()
        out, err = playing.communicate(timeout=120)
    assert (playing.returncode, out) == (2, "")
    assert err == f"nieuw: --scheduler {address}: can’t be used: it went away\n"
    arena("--resume --games 12 --jobs 1", Path("out"))
    assert results(Path("out"))[: 1 + 12 * 3] == results(whole[0])


def test_a_game_that_never_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """A cluster that goes away while a result is being fetched is noticed all the same."""

    class Lost(Executor):
        def submit(self, *_: object, **__: object) -> Future[tuple[Played, str]]:  # type: ignore[override]
            return Future()

    looks = iter([1, 1])

    def at_once() -> int:
        try:
            return next(looks)
        except StopIteration:
            raise distributed.comm.CommClosedError from None

    monkeypatch.setattr(arena_run, "PULSE", 0.01)
    settings = Settings(("uniform",), "", 2, 7, "")
    games = arena_run.play_all(Players(Lost(), at_once), settings, "", [1])
    with pytest.raises(distributed.comm.CommClosedError):
        next(games)


def test_nothing_of_dask_is_printed() -> None:
    """Its loggers have levels and handlers of their own, and so does tornado's."""
    run("arena", *WORDS.split(), "--out", "out", "--scheduler=nonsense")
    loud = [
        name
        for name in logging.root.manager.loggerDict
        if name.split(".")[0] in ("asyncio", "distributed", "tornado")
        and logging.getLogger(name).isEnabledFor(logging.ERROR)
    ]
    assert loud == []


def test_without_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    ran = run("arena", *WORDS.split(), "--scheduler", "tcp://127.0.0.1:8786")
    assert ran.code == 2
    assert ran.err == (
        "nieuw: --scheduler tcp://127.0.0.1:8786: can’t be used: "
        "the package distributed is not installed\n"
    )
