"""Processes in which bots think, games are played and records are read; none outlives the process
that started it."""

from __future__ import annotations

import functools
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor


def pool(count: int, deaf: bool = False, yielding: int = 0) -> ProcessPoolExecutor:
    """This many processes; deaf ones leave Ctrl-C to the process that started them, yielding ones
    have that much lower priority when they share a core."""
    context = multiprocessing.get_context("spawn")
    begin = functools.partial(_begin, deaf, yielding)
    return ProcessPoolExecutor(count, mp_context=context, initializer=begin)


def stop(processes: ProcessPoolExecutor) -> None:
    """End them, whatever they are doing."""
    running = list((processes._processes or {}).values())
    processes.shutdown(wait=False, cancel_futures=True)
    for process in running:
        process.kill()


def _begin(deaf: bool, yielding: int) -> None:
    if deaf:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    if yielding and hasattr(os, "nice"):  # not on Windows
        os.nice(yielding)
    threading.Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
