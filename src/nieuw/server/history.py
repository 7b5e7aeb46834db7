"""What happened at a table from its very beginning, including the record it continues."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable
from typing import Concatenate, ParamSpec, TypeVar

from nieuw.game.writer import write
from nieuw.server.hub import Hub
from nieuw.server.records import Source
from nieuw.server.table import Table
from nieuw.table.errors import Refused
from nieuw.table.games import Game

log = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")


async def source(hub: Hub, table: Table) -> Source:
    """A table's record as texts; no seed in it that is still secret."""
    before = await hub.store.history(table.game.id) or ""
    return Source(table.box.name, table.box_text, write(table.live.record), before)


async def of_record(
    hub: Hub,
    table: Table,
    work: Callable[Concatenate[Source, P], T],
    *args: P.args,
    **kwargs: P.kwargs,
) -> T:
    """Some work on the whole record of a table, in another process."""
    try:
        return await hub.long(work, await source(hub, table), *args, **kwargs)
    except Refused as refused:
        if refused.code == "unreadable":
            why = refused.detail
            log.warning("what came before table %s can't be read: %s", table.game.id, why)
        raise


async def known_seeds(hub: Hub, game: Game) -> dict[str, str]:
    """The seeds revealed so far by the games it was copied from, by their hash."""
    seeds: dict[str, str] = {}
    with contextlib.suppress(Refused):
        while game.origin:
            origin = await hub.table(game.origin)
            told = origin.live.record.revealed()
            seeds |= {segment.commitment: segment.seed for segment in told if segment.seed}
            game = origin.game
    return seeds
