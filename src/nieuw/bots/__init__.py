"""Players made of code, by name."""

from __future__ import annotations

from nieuw.bots.base import Bot
from nieuw.bots.greedy import Greedy
from nieuw.bots.uniform import Uniform

BOTS: dict[str, type[Uniform] | type[Greedy]] = {"uniform": Uniform, "greedy": Greedy}


class UnknownBot(Exception):
    """A name no bot goes by."""


def bot(name: str) -> Bot:
    """The bot of that name."""
    if name not in BOTS:
        raise UnknownBot(f"expected a bot ({', '.join(BOTS)}), got {name!r}")
    return BOTS[name]()
