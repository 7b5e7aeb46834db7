"""Other people's bots: what they do wrong costs them the decision, never the game."""

from __future__ import annotations

import logging

from nieuw.bots.base import Bot, Budget, Thinker, Thought
from nieuw.bots.greedy import Greedy
from nieuw.bots.rng import Rng
from nieuw.core.names import Seat
from nieuw.core.state import State
from nieuw.text.sentences import expand

MOST_FAILURES = 3
"""After this many it is not asked again."""
LONGEST_REASON = 200
warn = logging.getLogger("nieuw.bots").warning


class Failed(Exception):
    """Why a bot has no answer, in a few words."""


def quick_move(s: State, seat: Seat, rng: Rng) -> str:
    """A quick, sensible answer."""
    return Greedy().choose(s, seat, rng, Budget())


def one_line(error: Exception) -> str:
    """Why something failed, as one line that can't steer a terminal."""
    text = str(error) if isinstance(error, Failed) else f"{type(error).__name__}: {error}"
    plain = "".join(c if c.isprintable() else " " for c in text)
    return plain if len(plain) <= LONGEST_REASON else plain[: LONGEST_REASON - 3] + "..."


class Guarded:
    """A bot whose answers are checked; if it fails, a quick move and a line about it."""

    def __init__(self, inner: Bot) -> None:
        self.inner = inner
        self.failures = 0

    @property
    def name(self) -> str:
        """The bot's own name."""
        return self.inner.name

    @property
    def budget(self) -> Budget:
        """The bot's own budget."""
        return self.inner.budget

    def choose(self, s: State, seat: Seat, rng: Rng, budget: Budget) -> str:
        """Its answer, or a quick one."""
        if self.failures < MOST_FAILURES:
            try:
                text = self.inner.choose(s.copy(), seat, rng, budget)
                expand(s, text)
                return text
            except Exception as error:
                self.failed(error)
        return quick_move(s, seat, rng)

    def failed(self, error: Exception) -> None:
        """Say what went wrong."""
        self.failures += 1
        then = (
            "a quick move instead"
            if self.failures < MOST_FAILURES
            else "quick moves from now on, as it failed before"
        )
        warn(f"{self.name}: {one_line(error)}; {then}")


class GuardedThinker(Guarded):
    """The same for a bot that can explain itself."""

    def __init__(self, inner: Thinker) -> None:
        super().__init__(inner)
        self.thinker = inner

    def think(self, s: State, seat: Seat, rng: Rng, budget: Budget) -> list[Thought]:
        """Its thoughts; none if it fails."""
        try:
            found = self.thinker.think(s.copy(), seat, rng, budget)
            for thought in found:
                expand(s, thought.text)
            return found
        except Exception as error:
            self.failed(error)
            return []


def guarded(player: Bot) -> Guarded:
    """Another person's bot, guarded."""
    return GuardedThinker(player) if isinstance(player, Thinker) else Guarded(player)
