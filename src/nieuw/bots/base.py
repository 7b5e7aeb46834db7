"""What a bot is: a name, a budget and a choice. It sees a copy of the state, never the dealer."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, runtime_checkable

from nieuw.bots.rng import Rng
from nieuw.core.agenda import ASK_PAY_BID, ASK_PAY_MARKET
from nieuw.core.engine import apply
from nieuw.core.moves import Move
from nieuw.core.names import Seat
from nieuw.core.state import State
from nieuw.text.sentences import lines

MOST_SIMULATIONS: Final = 10_000_000
MOST_SECONDS: Final = 3600.0


class UnknownBot(Exception):
    """A name that no bot has."""


class BadBudget(Exception):
    """A budget that a bot can't keep."""


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: simulations, and a time limit in seconds; 0 for no limit."""

    simulations: int = 0
    seconds: float = 0.0


@dataclass(frozen=True)
class Thought:
    """What a bot thinks of one candidate."""

    text: str
    """The whole line of notation."""
    visits: int
    values: tuple[float, ...]
    """Expected share of the win of each seat; they sum to 1."""
    line: tuple[str, ...]
    """What it expects to be played, the candidate first."""


class Bot(Protocol):
    """A computer player."""

    @property
    def name(self) -> str:
        """Its name in records and on the command line."""
        ...

    @property
    def budget(self) -> Budget:
        """The budget it uses by default."""
        ...

    def choose(self, s: State, seat: Seat, rng: Rng, budget: Budget) -> str:
        """Answer the seat's question in this state with one whole line of notation."""
        ...


@runtime_checkable
class Thinker(Bot, Protocol):
    """A bot that can explain itself."""

    def think(self, s: State, seat: Seat, rng: Rng, budget: Budget) -> list[Thought]:
        """Its candidates, the one it would choose first."""
        ...


def read_budget(words: Sequence[str]) -> Budget:
    """A budget as written after a bot's name: simulations (`2000`), a time limit (`1s`, `500ms`),
    or both."""
    simulations, seconds = 0, 0.0
    for word in words:
        if re.fullmatch(r"[0-9]{1,9}", word) and not simulations:
            simulations = int(word)
            if not 1 <= simulations <= MOST_SIMULATIONS:
                raise BadBudget(f"expected 1 to {MOST_SIMULATIONS} simulations, got {word}")
        elif re.fullmatch(r"[0-9]{1,9}(\.[0-9]{1,9})?m?s", word) and not seconds:
            seconds = float(word.rstrip("ms")) / (1000 if word.endswith("ms") else 1)
            if not 0.001 <= seconds <= MOST_SECONDS:
                raise BadBudget(f"expected 1ms to {MOST_SECONDS:.0f}s, got {word}")
        else:
            raise BadBudget(f"expected a budget such as 2000, 1s or 2000:1s, got {word!r}")
    return Budget(simulations, seconds)


def sentence(s: State, pick: Callable[[State], Move]) -> str:
    """The line that results from picking move by move: one pick, or a payment kind by kind."""
    t = s.copy()
    t.log = []
    what = t.agenda[-1][0]
    apply(t, pick(t))
    while what in (ASK_PAY_BID, ASK_PAY_MARKET) and t.agenda[-1][0] == what:
        apply(t, pick(t))
    return lines(t.log)[0].text


def spoken(s: State, plans: Sequence[Sequence[Move]]) -> tuple[str, ...]:
    """Successive answers as lines of notation; each plan is the moves of one line."""
    t = s.copy()
    found: list[str] = []
    for plan in plans:
        t.log = []
        for move in plan:
            apply(t, move)
        found.append(lines(t.log)[0].text)
    return tuple(found)
