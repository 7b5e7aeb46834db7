"""The two releases, and a server of either on a core of its own."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

SERVE = Path(__file__).with_name("serve.py")
PATIENCE = 240.0
"""Seconds a server may take to answer for the first time."""
CORES = sorted(os.sched_getaffinity(0))
SERVER_CORE, LOAD_CORE = CORES[0], CORES[-1]


class Release(NamedTuple):
    """One of the two that are measured."""

    name: str
    python: str
    hello: str
    """The first word of its pages."""


class Callbacks(NamedTuple):
    """The longest callbacks of a while, in milliseconds."""

    longest: float
    """Until it ended."""
    computing: float
    """Of its own work, without what else ran on the core meanwhile."""


class Server(NamedTuple):
    """One that runs."""

    release: Release
    port: int
    pid: int
    seconds: float
    """From its start to its first answer."""
    written: Path
    """Where its callbacks are written down."""

    @property
    def memory(self) -> float:
        """Megabytes it holds now."""
        return _status(self.pid, "VmRSS")

    @property
    def peak(self) -> float:
        """Megabytes it ever held."""
        return _status(self.pid, "VmHWM")

    @property
    def workers(self) -> float:
        """Megabytes of the processes it started."""
        return sum(_status(pid, "VmRSS") for pid in _children(self.pid))

    def callbacks(self, since: float, until: float) -> Callbacks:
        """The longest of those that ended in a while."""
        rows = [tuple(map(float, line.split())) for line in self.written.read_text().splitlines()]
        during = [row for row in rows if len(row) == 3 and since <= row[0] <= until]
        longest = max((row[1] for row in during), default=0.0)
        return Callbacks(1000 * longest, 1000 * max((row[2] for row in during), default=0.0))


def _status(pid: int, field: str) -> float:
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith(field):
                return int(line.split()[1]) / 1024
    return 0.0


def _children(pid: int) -> list[int]:
    with contextlib.suppress(OSError):
        lists = [file.read_text() for file in Path(f"/proc/{pid}/task").glob("*/children")]
        return [int(word) for words in lists for word in words.split()]
    return []


@contextlib.contextmanager
def serving(release: Release, database: Path) -> Iterator[Server]:
    """A server from its start to its end, which comes whatever happens."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    callbacks = database.with_suffix(".callbacks")
    command = [release.python, str(SERVE), str(database)]
    command += [str(port), str(SERVER_CORE), str(callbacks)]
    began = time.perf_counter()
    with (
        database.with_suffix(".log").open("wb") as log,
        subprocess.Popen(command, stdin=subprocess.PIPE, stderr=log, process_group=0) as process,
    ):
        try:
            _wait_for(port, process)
            yield Server(release, port, process.pid, time.perf_counter() - began, callbacks)
        finally:
            process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(10)
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


def _wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    """Until the server answers."""
    end = time.perf_counter() + PATIENCE
    while time.perf_counter() < end and process.poll() is None:
        with contextlib.suppress(OSError):
            urllib.request.urlopen(f"http://127.0.0.1:{port}/api/bots", timeout=60).close()
            return
        time.sleep(0.02)
    raise SystemExit(f"a server did not answer within {PATIENCE:.0f} s, or ended")
