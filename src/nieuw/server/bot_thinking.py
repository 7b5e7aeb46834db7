"""Bots think in their own processes, against the clock: a table never gets stuck."""

from __future__ import annotations

import functools
import logging
from collections.abc import Mapping

from nieuw.bots import OUTSIDE, bot
from nieuw.bots.base import Bot, Budget
from nieuw.bots.greedy import Greedy
from nieuw.bots.rng import Rng
from nieuw.box.file import builtin, parse
from nieuw.core.engine import to_move
from nieuw.core.state import State
from nieuw.server.processes import Processes
from nieuw.store.database import one_line
from nieuw.text import snapshot
from nieuw.text.sentences import expand

log = logging.getLogger(__name__)

LIMIT = 10.0
"""Seconds a bot may think before a quick move is made for it."""
LONGEST = 0.8
"""The part of it that a bot gets, so that its own answer comes in time."""


def answer(player: Bot, s: State, seed: int, limit: float) -> str:
    """A bot's answer to a position, in the time the table can wait."""
    seconds = min(player.budget.seconds or limit, LONGEST * limit)
    budget = Budget(player.budget.simulations, seconds)
    return player.choose(s.copy(), to_move(s), Rng(seed), budget)


@functools.cache
def program(spec: str) -> Bot:
    """An outside program, which keeps running from one question to the next."""
    return bot(spec, outside=True)


def think(spec: str, hosts: bool, position: str, box: str, seed: int, limit: float) -> str:
    """A bot's checked answer to a position; runs in another process. Only bots offered by the host
    may be outside programs."""
    where = parse(box.encode(), "box").box if box else builtin().box
    s = snapshot.read(position, where)
    player = program(spec) if hosts and spec.startswith(OUTSIDE) else bot(spec)
    text = answer(player, s, seed, limit)
    expand(s, text)
    return text


class BotThinking:
    """The processes in which bots think; a question waits for a free one."""

    def __init__(
        self, workers: int = 1, limit: float = LIMIT, offered: Mapping[str, str] | None = None
    ) -> None:
        self.processes = Processes(workers, limit)
        self.offered = offered or {}
        """What the host offers besides the levels: specs by name."""

    async def choose(self, name: str, s: State, box: str, seed: int) -> str:
        """A bot's answer, or a quick one if it takes too long or fails."""
        limit = self.processes.limit
        spec, hosts = self.offered.get(name, name), name in self.offered
        try:
            return await self.processes.run(think, spec, hosts, snapshot.write(s), box, seed, limit)
        except Exception as error:
            late = isinstance(error, TimeoutError)
            why = f"no answer in {limit:g} s" if late else one_line(error)
            log.warning("the bot %s failed, a quick one moved for it: %s", name, why)
            return answer(Greedy(), s, seed, limit)

    def close(self) -> None:
        """End them all."""
        self.processes.close()
