"""Computer players, made from specs such as `greedy`, `mcts:2000:1s` or `exec:./my-bot`.

A bot sees what is on the table and nothing else: no dealer, no record. Games between bots belong to
`arena`; when a bot thinks at a table, to `server`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from importlib.metadata import EntryPoint, entry_points

from nieuw.bots.base import BadBudget, Bot, Budget, UnknownBot, read_budget
from nieuw.bots.greedy import Greedy
from nieuw.bots.levels import LEVELS
from nieuw.bots.mcts import Mcts
from nieuw.bots.uniform import Uniform
from nieuw.bots.value import Value

Make = Callable[[Sequence[str]], Bot]
"""A bot from the words after its name: in `mcts:2000:1s` those are 2000 and 1s."""
GROUP = "nieuw.bots"
"""The entry points of other packages: each makes a bot from a name and a budget."""
LONGEST = 50
"""The longest spec in characters, so that it fits into a record."""
OUTSIDE = "exec:"
"""The prefix of an outside program."""


def at_once(make: Callable[[], Bot]) -> Make:
    """A bot that needs no time to think, so it takes no budget."""

    def build(words: Sequence[str]) -> Bot:
        made = make()
        if words:
            raise BadBudget(f"expected {made.name} without a budget, got {':'.join(words)!r}")
        return made

    return build


BOTS: dict[str, Make] = {
    "uniform": at_once(Uniform),
    "greedy": at_once(Greedy),
    "value": at_once(Value),
    "mcts": Mcts,
    **{name: at_once(make) for name, make in LEVELS.items()},
}


def bot(spec: str, outside: bool = False) -> Bot:
    """The bot of that name, with the budget written after it. Outside programs only if the spec
    comes from the user: one in a record or from the wire starts none."""
    if spec.startswith(OUTSIDE):
        return _program(spec.removeprefix(OUTSIDE), outside)
    name, *words = spec.split(":")
    if name in BOTS:
        return BOTS[name](words)
    found = {point.name: point for point in entry_points(group=GROUP)}
    if name in found:
        return _from_package(found[name], spec, read_budget(words))
    known = [*BOTS, *sorted(found.keys() - BOTS.keys()), f"{OUTSIDE}COMMAND"]
    raise UnknownBot(f"expected a bot ({', '.join(known)}), got {name!r}")


def _program(command: str, allowed: bool) -> Bot:
    """A program, with an optional budget before it: `exec:2000:1s:./my-bot`."""
    if not allowed:
        raise UnknownBot(f"expected a bot of this installation, got the program {OUTSIDE}{command}")
    from nieuw.bots.guard import guarded
    from nieuw.bots.outside import Outside

    words: list[str] = []
    while match := re.match(r"([0-9.]+(?:ms|s)?):", command):
        words.append(match[1])
        command = command[match.end() :]
    return guarded(Outside(command, read_budget(words)))


def _from_package(point: EntryPoint, spec: str, budget: Budget) -> Bot:
    """A bot from another package."""
    from nieuw.bots.guard import guarded, one_line

    if len(spec) > LONGEST:
        raise UnknownBot(f"expected a bot of up to {LONGEST} letters, got {spec!r}")
    try:
        return guarded(point.load()(spec, budget))
    except BadBudget:
        raise
    except Exception as error:
        raise UnknownBot(f"{point.name} of {point.value}: {one_line(error)}") from None
