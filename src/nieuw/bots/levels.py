"""The five opponents people choose from, the weakest first; their names and sentences are in the
catalogues (`bot-...`, `bot-about-...`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nieuw.bots.base import Bot, Budget
from nieuw.bots.greedy import Greedy
from nieuw.bots.rng import Rng
from nieuw.core.names import Seat
from nieuw.core.state import State


class Level:
    """A bot under a name that people know."""

    def __init__(self, name: str, inner: Bot, budget: Budget) -> None:
        self.name = name
        self.inner = inner
        self.budget = budget

    def choose(self, s: State, seat: Seat, rng: Rng, budget: Budget) -> str:
        """What the bot behind the name answers."""
        return self.inner.choose(s, seat, rng, budget)


LEVELS: Final[dict[str, Callable[[], Bot]]] = {
    "deckhand": lambda: Level("deckhand", Greedy(), Budget()),
    "farmer": lambda: Level("farmer", Greedy(), Budget()),
    "merchant": lambda: Level("merchant", Greedy(), Budget()),
    "patroon": lambda: Level("patroon", Greedy(), Budget()),
    "director-general": lambda: Level("director-general", Greedy(), Budget()),
}
USUAL: Final = "farmer"
"""The one proposed to a person who does not choose."""
