"""Many games at once, on the cores of this machine or on those of a Dask cluster."""

from __future__ import annotations

import contextlib
import logging
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, CancelledError, Executor, Future, wait
from itertools import islice
from typing import NamedTuple

from nieuw.arena.game import Played, play
from nieuw.arena.schedule import Settings
from nieuw.bots import processes

PATIENCE = 5.0
"""Seconds until a scheduler or its first worker must have answered."""

PULSE = 1.0
"""Seconds between two looks at whether the games in progress can still finish."""


class NoCluster(Exception):
    """A scheduler that can't be used, and why."""


class GameError(Exception):
    """A game that could not be played to its end, and why."""

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(reason)
        self.number = number


class Players(NamedTuple):
    """Where games are played: the standard interface, and how many are played at a time."""

    executor: Executor
    at_once: Callable[[], int]


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextlib.contextmanager
def pool(jobs: int) -> Iterator[Players]:
    """Processes of this machine; what still runs at the end is stopped."""
    executor = processes.pool(jobs, deaf=True)
    try:
        yield Players(executor, lambda: jobs)
    finally:
        processes.stop(executor)


@contextlib.contextmanager
def _unheard() -> Iterator[None]:
    """Ctrl-C waits until this is done, and a process started in it never gets it."""
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    masks = hasattr(signal, "pthread_sigmask")
    if masks:
        mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        if masks:
            signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        signal.signal(signal.SIGINT, before)
    if heard:
        raise KeyboardInterrupt


def _hush(*packages: str) -> None:
    """No log lines of theirs on the terminal; Dask gives single loggers a level of their own."""
    for name in [*packages, *logging.root.manager.loggerDict]:
        if name.split(".")[0] in packages:
            logging.getLogger(name).setLevel(logging.CRITICAL)


@contextlib.contextmanager
def cluster(address: str) -> Iterator[Players]:
    """The workers of a Dask scheduler."""
    try:
        from distributed import Client
        from distributed.comm import CommClosedError
    except ModuleNotFoundError:
        raise NoCluster("the package distributed is not installed") from None
    _hush("asyncio", "distributed", "tornado")
    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        raise NoCluster(str(error)) from None
    except AssertionError:
        raise NoCluster("its client did not start in time") from None
    try:
        try:
            client.wait_for_workers(1, timeout=PATIENCE)
        except TimeoutError:
            raise NoCluster("it has no workers") from None
        executor = client.get_executor(pure=False)

        def at_once() -> int:
            if client.status != "running":
                raise CommClosedError(client.status)
            return sum(client.nthreads().values())

        try:
            yield Players(executor, at_once)
        except (CancelledError, CommClosedError):
            raise NoCluster("it went away") from None
        executor.shutdown(wait=False)
    finally:
        client.close()


def play_all(
    players: Players, settings: Settings, box_text: str, numbers: Iterable[int]
) -> Iterator[tuple[Played, str]]:
    """Play the games with these numbers; each with its record, as they finish.

    Only a few are started ahead, so that stopping is quick. A cluster that goes away while a
    finished game is being fetched never reports it, so `at_once` is asked again at every pulse.
    """
    waiting = iter(numbers)
    running: dict[Future[tuple[Played, str]], int] = {}
    while True:
        for number in islice(waiting, max(0, 1 + players.at_once() - len(running))):
            with _unheard():
                running[players.executor.submit(play, settings, box_text, number)] = number
        if not running:
            return
        done, _ = wait(running, timeout=PULSE, return_when=FIRST_COMPLETED)
        for future in done:
            number = running.pop(future)
            try:
                found = future.result()
            except CancelledError:
                raise
            except Exception as error:
                raise GameError(number, str(error) or type(error).__name__) from error
            yield found
