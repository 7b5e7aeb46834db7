"""Players made of code, by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from nieuw.bots.base import BadBudget, Bot, UnknownBot
from nieuw.bots.greedy import Greedy
from nieuw.bots.uniform import Uniform

Make = Callable[[Sequence[str]], Bot]
"""A bot from the words after its name: of `mcts:2000:1s` those are 2000 and 1s."""


def at_once(make: Callable[[], Bot]) -> Make:
    """A bot that needs no time to think, so that no budget may be given."""

    def build(words: Sequence[str]) -> Bot:
        made = make()
        if words:
            raise BadBudget(f"expected {made.name} without a budget, got {':'.join(words)!r}")
        return made

    return build


BOTS: dict[str, Make] = {"uniform": at_once(Uniform), "greedy": at_once(Greedy)}


def bot(spec: str) -> Bot:
    """The bot of that name, with the budget written after it."""
    name, *words = spec.split(":")
    if name not in BOTS:
        raise UnknownBot(f"expected a bot ({', '.join(BOTS)}), got {name!r}")
    return BOTS[name](words)
