"""The five opponents people choose from, the weakest first; their names and sentences are in the
catalogues (`bot-...`, `bot-about-...`).

The lower ones are weak in the way people are: they look only at the next move, misjudge what it
brings, and dare too little or too much in an auction. The upper ones are limited only by time,
counted in simulations, so that they play the same on every machine; the time limit is for slow
ones.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nieuw.bots.base import Bot, Budget, Thinker, Thought, sentence
from nieuw.bots.beam import limit, settle
from nieuw.bots.mcts import Mcts
from nieuw.bots.model import Model
from nieuw.bots.narrow import asks_payment, candidates, payment
from nieuw.bots.rng import Rng
from nieuw.bots.value import Value
from nieuw.bots.weights import models
from nieuw.core.agenda import ASK_BID
from nieuw.core.engine import apply
from nieuw.core.moves import PASS, Move, bids
from nieuw.core.names import Seat
from nieuw.core.rules.auction import bid_range, may_pass
from nieuw.core.state import State

FINE: Final = 1000
"""Steps in which an error is drawn."""


class ShortSighted:
    """Takes the move after which it seems to be doing best, and looks no further."""

    budget = Budget()

    def __init__(self, name: str, error: float, courage: float) -> None:
        self.name = name
        self.error = error
        """Points by which it may misjudge a move, at most."""
        self.courage = courage
        """The most it bids, as a part of what the column is worth."""

    def choose(self, s: State, seat: Seat, rng: Rng, budget: Budget) -> str:
        """One whole line of notation."""
        if asks_payment(s):
            plan = iter(payment(s))
            return sentence(s, lambda _: next(plan))
        model = models()[s.seats]
        if s.agenda[-1][0] == ASK_BID:
            return str(self.bid(model, s, seat))
        return str(max(candidates(s), key=lambda move: self.worth(model, s, seat, move, rng)))

    def worth(self, model: Model, s: State, seat: Seat, move: Move, rng: Rng) -> float:
        """The points it expects to end with after a move, give or take its error."""
        t = s.copy()
        apply(t, move)
        settle(t)
        off = rng.below(FINE + 1) + rng.below(FINE + 1) - FINE
        return model.points(t)[seat] + self.error * off / FINE

    def bid(self, model: Model, s: State, seat: Seat) -> Move:
        """All it dares, or one more than the others if it bids last; otherwise it passes."""
        least, most = bid_range(s, seat)
        dares = min(most, int(self.courage * limit(model, s, seat)))
        last = [item[0] for item in s.agenda].count(ASK_BID) == 1
        n = least if last else dares
        if least <= n <= dares:
            return bids(n, n)[0]
        return PASS if may_pass(s, seat) else bids(least, least)[0]


class Level:
    """A bot that can explain itself, under a name people know."""

    def __init__(self, name: str, inner: Thinker, budget: Budget) -> None:
        self.name = name
        self.inner = inner
        self.budget = budget

    def choose(self, s: State, seat: Seat, rng: Rng, budget: Budget) -> str:
        """What the bot behind the name answers."""
        return self.inner.choose(s, seat, rng, budget)

    def think(self, s: State, seat: Seat, rng: Rng, budget: Budget) -> list[Thought]:
        """What the bot behind the name thinks."""
        return self.inner.think(s, seat, rng, budget)


LEVELS: Final[dict[str, Callable[[], Bot]]] = {
    "deckhand": lambda: ShortSighted("deckhand", error=16.0, courage=0.3),
    "farmer": lambda: ShortSighted("farmer", error=3.0, courage=1.15),
    "merchant": lambda: Level("merchant", Value(), Budget()),
    "patroon": lambda: Level("patroon", Mcts(), Budget(250, 2.0)),
    "director-general": lambda: Level("director-general", Mcts(), Budget(2000, 3.0)),
}
USUAL: Final = "farmer"
"""The default for a person who does not choose."""
STAND_IN: Final = "merchant"
"""The one that plays for a person who is away: it answers quickly and plays decently."""
