"""Serve a database and write down every long callback of its event loop.

Runs in the environment of either release: `python serve.py DATABASE PORT CORE CALLBACKS`.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import time
from pathlib import Path
from typing import TextIO

from nieuw.server.run import serve

LONG = 0.002
"""Seconds from which on a callback is written down."""


def time_callbacks(out: TextIO) -> None:
    """A line for each long callback: when it ended, how long it took, how long it computed."""
    run = asyncio.Handle._run

    def timed(handle: asyncio.Handle) -> None:
        began, busy = time.perf_counter(), time.thread_time()
        run(handle)
        ended = time.perf_counter()
        if ended - began > LONG:
            out.write(f"{ended} {ended - began} {time.thread_time() - busy}\n")

    asyncio.Handle._run = timed  # type: ignore[assignment, method-assign]


def end_with_the_bench() -> None:
    """The bench holds the other end of our standard input for as long as it lives."""

    def watch() -> None:
        sys.stdin.read()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def main() -> None:
    """On its core, until told to stop."""
    database, port, core, callbacks = sys.argv[1:]
    os.sched_setaffinity(0, {int(core)})
    end_with_the_bench()
    with Path(callbacks).open("w", buffering=1) as out:
        time_callbacks(out)
        serve("127.0.0.1", int(port), database)


if __name__ == "__main__":
    main()
