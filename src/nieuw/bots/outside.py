"""An outside program as a bot: it speaks the line protocol, against the clock."""

from __future__ import annotations

import contextlib
import os
import queue
import shlex
import signal
import subprocess
import threading
import time
import weakref
from collections import deque
from collections.abc import Iterable
from typing import IO, Final

from nieuw.bots.base import Budget, Thought, UnknownBot
from nieuw.bots.guard import Failed
from nieuw.bots.protocol import (
    HELLO,
    HIGHEST_SEED,
    LONGEST_LINE,
    Misread,
    box_line,
    go_line,
    position_lines,
    read_thought,
)
from nieuw.bots.rng import Rng
from nieuw.core.engine import IllegalMove
from nieuw.core.names import Seat
from nieuw.core.notation import InvalidMove, short
from nieuw.core.state import State
from nieuw.text.sentences import expand

USUAL: Final = Budget(seconds=1.0)
"""The budget of a program without one."""
NO_CAP: Final = 60.0
"""Seconds for a program whose budget is only simulations."""
STARTING: Final = 10.0
"""Seconds it may take to say that it is ready."""
ENDING: Final = 0.5
"""Seconds for the last words of a program that ends."""
LONGEST_NAME: Final = 40
MOST_WAITING: Final = 1_000
MOST_THOUGHTS: Final = 1_000


def hard_limit(budget: Budget) -> float:
    """When a program is stopped: a fifth or 50 ms after its limit."""
    return max(budget.seconds * 1.2, budget.seconds + 0.05) if budget.seconds else NO_CAP


class Process:
    """The running program, and the lines it writes."""

    def __init__(self, words: list[str]) -> None:
        try:
            self.popen = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
                encoding="utf-8",
                errors="replace",
            )
        except (OSError, ValueError) as error:
            why = error.strerror if isinstance(error, OSError) else None
            raise Failed(f"can't be started: {why or error}") from None
        self.said: queue.Queue[str | None] = queue.Queue(MOST_WAITING)
        self.complaints: deque[str] = deque(maxlen=1)
        self.threads = [
            threading.Thread(target=self._listen, daemon=True),
            threading.Thread(target=self._note_complaints, daemon=True),
        ]
        for thread in self.threads:
            thread.start()

    def _listen(self) -> None:
        assert self.popen.stdout is not None
        for line in self._lines(self.popen.stdout):
            self.said.put(line)
        self.said.put(None)

    def _note_complaints(self) -> None:
        assert self.popen.stderr is not None
        self.complaints.extend(line for line in self._lines(self.popen.stderr) if line.strip())

    @staticmethod
    def _lines(pipe: IO[str]) -> Iterable[str]:
        with contextlib.suppress(ValueError, OSError):  # closed while it is read
            while line := pipe.readline(LONGEST_LINE):
                yield line.rstrip("\r\n")

    def say(self, lines: Iterable[str]) -> None:
        """Send it a line; a program that doesn't listen is noticed by its silence."""
        text = "".join(f"{line}\n" for line in lines)
        self.threads[2:] = [threading.Thread(target=self._tell, args=(text,), daemon=True)]
        self.threads[2].start()

    def _tell(self, text: str) -> None:
        assert self.popen.stdin is not None
        with contextlib.suppress(OSError, ValueError):
            self.popen.stdin.write(text)
            self.popen.stdin.flush()

    def hear(self, until: float) -> str:
        """The next line it writes that isn't a remark."""
        while True:
            try:
                line = self.said.get(timeout=max(0.0, until - time.monotonic()))
            except queue.Empty:
                raise Failed("did not answer in time") from None
            if line is None:
                raise self.ended()
            if line and not line.startswith(";"):
                return line

    def ended(self) -> Failed:
        """How the program ended by itself."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.popen.wait(ENDING)
        code = self.popen.returncode
        self.stop()
        last = f": {self.complaints[-1].strip()}" if self.complaints else ""
        return Failed("closed its output" if code is None else f"ended with code {code}{last}")

    def stop(self) -> None:
        """End it and all it started."""
        if self.popen.returncode is None:
            self._kill()
        self.popen.wait()
        with contextlib.suppress(queue.Empty):
            while self.said.get(timeout=ENDING) is not None:
                pass
        for thread in self.threads:
            thread.join(ENDING)
        for pipe in (self.popen.stdin, self.popen.stdout, self.popen.stderr):
            with contextlib.suppress(OSError):
                assert pipe is not None
                pipe.close()

    def _kill(self) -> None:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self.popen.pid, signal.SIGKILL)
            else:
                self.popen.kill()


class Outside:
    """A program that plays; it runs from the first line to the last, or until it fails."""

    def __init__(self, command: str, budget: Budget) -> None:
        self.budget = USUAL if budget == Budget() else budget
        try:
            self.words = shlex.split(command)
            if not self.words:
                raise Failed("expected a command")
            self.process: Process | None = None
            self.box = ""
            self.name = f"exec:{self._started()[1]}"
        except (Failed, ValueError) as error:
            raise UnknownBot(f"exec:{command}: {error}") from None

    def _started(self) -> tuple[Process, str]:
        """The program, ready, and the name it gives itself."""
        process = Process(self.words)
        name = ""
        try:
            process.say([HELLO])
            until = time.monotonic() + STARTING
            while (line := process.hear(until)) != "ready":
                if not line.startswith("name ") or name:
                    raise Failed(f"expected name or ready, got {short(line)}")
                name = " ".join(line.split()[1:])
                if len(name) > LONGEST_NAME or not name.isprintable():
                    raise Failed(f"expected a name of up to {LONGEST_NAME} letters")
            if not name:
                raise Failed("expected a name before ready")
        except BaseException:
            process.stop()
            raise
        self.process = process
        self.box = ""
        self.ending = weakref.finalize(self, process.stop)
        return process, name

    def choose(self, s: State, seat: Seat, rng: Rng, budget: Budget) -> str:
        """Its move; if it has none, Failed, and it is stopped until the next question."""
        return self._ask(s, rng, budget)[0]

    def think(self, s: State, seat: Seat, rng: Rng, budget: Budget) -> list[Thought]:
        """Its thoughts, the one about its move first."""
        text, thoughts = self._ask(s, rng, budget)
        return sorted(thoughts, key=lambda thought: thought.text != text)

    def _ask(self, s: State, rng: Rng, budget: Budget) -> tuple[str, list[Thought]]:
        seed = rng.below(HIGHEST_SEED)
        try:
            process = self.process or self._started()[0]
            told = [] if self.box == s.box.digest else [box_line(s.box)]
            self.box = s.box.digest
            until = time.monotonic() + hard_limit(budget)
            process.say([*told, *position_lines(s), go_line(budget, seed)])
            return self._answer(process, s, until)
        except BaseException as error:
            self.close()
            if isinstance(error, Misread | InvalidMove | IllegalMove):
                raise Failed(str(error)) from None
            raise

    def _answer(self, process: Process, s: State, until: float) -> tuple[str, list[Thought]]:
        thoughts: list[Thought] = []
        while not (line := process.hear(until)).startswith("move "):
            if not line.startswith("thought ") or len(thoughts) == MOST_THOUGHTS:
                raise Failed(f"expected thought or move, got {short(line)}")
            thoughts.append(read_thought(line, s.seats))
        text = line[5:]
        expand(s, text)
        for thought in thoughts:
            expand(s, thought.text)
        return text, thoughts

    def close(self) -> None:
        """Stop the program; it is started again for the next question."""
        if self.process is not None:
            self.process = None
            self.ending()
