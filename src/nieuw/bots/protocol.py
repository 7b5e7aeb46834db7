"""The line protocol (`docs/bots.md`): how a bot and its caller talk over a pipe."""

from __future__ import annotations

import math
import re
import secrets
from collections.abc import Iterator
from typing import TextIO

from nieuw.bots.base import MOST_SECONDS, MOST_SIMULATIONS, Bot, Budget, Thinker, Thought
from nieuw.bots.rng import Rng
from nieuw.box.file import BoxError, builtin, from_json, to_json
from nieuw.core.agenda import ASK_PAY_BID, ASK_PAY_MARKET
from nieuw.core.box import Box
from nieuw.core.engine import legal, to_move
from nieuw.core.names import COIN
from nieuw.core.notation import amounts_text, short
from nieuw.core.paying import last_kind
from nieuw.core.state import State
from nieuw.text import snapshot

HELLO = "nieuw 1"
"""The first line, with the version of the protocol."""
LONGEST_LINE = 20_000
MOST_LINES = 50_000
"""Of one block: a position or its moves."""
HIGHEST_SEED = 2**31 - 1
THEN = "; "
"""Between the lines of a thought."""


class Misread(Exception):
    """A line with no meaning in this protocol."""


# What is asked --------------------------------------------------------------------------------


def box_line(box: Box) -> str:
    """The component data, in one line."""
    return f"box {to_json(box)}"


def position_lines(s: State) -> Iterator[str]:
    """A position, and the possible answers there."""
    yield "position"
    yield from snapshot.write(s).splitlines()
    yield "end"
    what, seat, due, _ = s.agenda[-1]
    if what in (ASK_PAY_BID, ASK_PAY_MARKET):
        held = tuple(s.players[seat].purse[: last_kind(what) + 1])
        yield " ".join(["due", str(due), "of", *amounts_text(held, COIN)])
        return
    yield "moves"
    yield from map(str, legal(s))
    yield "end"


def go_line(budget: Budget, seed: int) -> str:
    """The command to think."""
    words = ["go"]
    if budget.simulations:
        words += ["simulations", str(budget.simulations)]
    if budget.seconds:
        words += ["seconds", f"{budget.seconds:g}"]
    return " ".join([*words, "seed", str(seed)])


def read_go(line: str) -> tuple[Budget, int | None]:
    """The budget and the seed of a `go`; a missing seed is None."""
    words = line.split()[1:]
    found: dict[str, float] = {}
    for name, word in zip(words[::2], words[1::2], strict=False):
        known = name in ("simulations", "seconds", "seed") and name not in found
        if not known or not re.fullmatch(r"[0-9]{1,10}(\.[0-9]{1,9})?", word):
            raise Misread(f"expected simulations N, seconds S or seed K, got {short(line)}")
        found[name] = float(word)
    simulations, seconds = found.get("simulations", 0.0), found.get("seconds", 0.0)
    seed = found.get("seed", 0.0)
    if len(words) % 2 or not simulations.is_integer() or not seed.is_integer():
        raise Misread(f"expected whole numbers, got {short(line)}")
    if simulations > MOST_SIMULATIONS or seconds > MOST_SECONDS or seed > HIGHEST_SEED:
        raise Misread(f"expected smaller numbers, got {short(line)}")
    return Budget(int(simulations), seconds), int(seed) if "seed" in found else None


# What is answered -----------------------------------------------------------------------------


def thought_line(thought: Thought) -> str:
    """A candidate with its visits, its value for each seat, and what is expected to follow."""
    values = [f"{value:.4f}" for value in thought.values]
    return " ".join(["thought", str(thought.visits), *values, THEN.join(thought.line)])


def read_thought(line: str, seats: int) -> Thought:
    """The candidate of such a line."""
    words = line.split(" ", seats + 2)
    try:
        visits, values = int(words[1]), tuple(float(word) for word in words[2 : seats + 2])
        main = tuple(words[seats + 2].split(THEN))
    except (IndexError, ValueError):
        raise Misread(f"expected a thought, got {short(line)}") from None
    if visits < 0 or not all(math.isfinite(value) for value in values):
        raise Misread(f"expected a thought, got {short(line)}")
    return Thought(main[0], visits, values, main)


class Serving:
    """A bot that answers over a pipe."""

    def __init__(self, player: Bot, asked: TextIO, said: TextIO) -> None:
        self.player = player
        self.asked = asked
        self.said = said
        self.box = builtin().box
        self.state: State | None = None

    def run(self) -> None:
        """Answer until `quit`, or until the input ends."""
        while (line := self.line()) not in (None, "quit"):
            assert line is not None
            try:
                self.answer(line)
            except (Misread, BoxError, snapshot.InvalidPosition) as error:
                self.say(f"error {error}")

    def line(self) -> str | None:
        """The next line, None at the end; one that is too long is cut."""
        line = self.asked.readline(LONGEST_LINE)
        return line.rstrip("\r\n") if line else None

    def say(self, line: str) -> None:
        """A line, sent at once."""
        self.said.write(f"{line}\n")
        self.said.flush()

    def answer(self, line: str) -> None:
        """One line, or the block it starts."""
        word, _, rest = line.partition(" ")
        if line == HELLO:
            self.say(f"name {self.player.name}")
            self.say("ready")
        elif word == "box":
            self.box = from_json(rest, "box").box
            self.state = None
        elif line == "position":
            self.state = None
            text = "".join(f"{one}\n" for one in self.block())
            self.state = snapshot.read(text, self.box)
        elif line == "moves":
            self.block()
        elif word == "go":
            self.go(line)
        elif word != "due" and line and not line.startswith(";"):
            raise Misread(f"expected {HELLO}, box, position, moves, go or quit, got {short(line)}")

    def block(self) -> list[str]:
        """The lines up to `end`."""
        found: list[str] = []
        while (line := self.line()) != "end":
            if line is None or len(found) == MOST_LINES:
                raise Misread("expected end")
            found.append(line)
        return found

    def go(self, line: str) -> None:
        """Think, and say what and why."""
        budget, seed = read_go(line)
        s = self.state
        if s is None or to_move(s) < 0:
            raise Misread("expected a position in which a seat decides")
        if budget == Budget():
            budget = self.player.budget
        rng = Rng(secrets.randbelow(HIGHEST_SEED + 1) if seed is None else seed)
        if isinstance(self.player, Thinker):
            thoughts = self.player.think(s.copy(), to_move(s), rng, budget)
            for thought in thoughts:
                self.say(thought_line(thought))
            self.say(f"move {thoughts[0].text}")
        else:
            self.say(f"move {self.player.choose(s.copy(), to_move(s), rng, budget)}")
