"""What a bot is: a name and a choice. It sees a copy of the state and never the dealer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from nieuw.bots.rng import Rng
from nieuw.core.agenda import ASK_PAY_BID, ASK_PAY_MARKET
from nieuw.core.engine import apply
from nieuw.core.moves import Move
from nieuw.core.state import State
from nieuw.notation import lines


class Bot(Protocol):
    """A player made of code."""

    @property
    def name(self) -> str:
        """What it goes by in records and on the command line."""
        ...

    def choose(self, s: State, rng: Rng) -> str:
        """Answer the question of this state with one whole line of notation."""
        ...


def sentence(s: State, pick: Callable[[State], Move]) -> str:
    """The line that picking move by move makes: one pick, or a payment kind by kind."""
    t = s.copy()
    t.log = []
    what = t.agenda[-1][0]
    apply(t, pick(t))
    while what in (ASK_PAY_BID, ASK_PAY_MARKET) and t.agenda[-1][0] == what:
        apply(t, pick(t))
    return lines(t.log)[0].text
