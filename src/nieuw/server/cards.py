"""Games in lists: mine, and those that wait for people."""

from __future__ import annotations

import contextlib

from sqlalchemy import Select, select

from nieuw.server import schema, wire
from nieuw.server.hub import Hub
from nieuw.server.live import Refused


async def my_games(hub: Hub, person: str) -> list[wire.GameCard]:
    """Games a person has a seat in, newest first."""
    if not person:
        return []
    g, s = schema.game.c, schema.seat.c
    query = (
        select(g.id)
        .where(g.id.in_(select(s.game).where(s.person == person)))
        .order_by(g.changed.desc())
        .limit(50)
    )
    return await cards(hub, query, person)


async def lobby(hub: Hub, person: str) -> list[wire.GameCard]:
    """Listed tables with an open seat."""
    g = schema.game.c
    query = select(g.id).where(g.listed, g.phase == "open").order_by(g.made.desc()).limit(50)
    return await cards(hub, query, person)


async def cards(hub: Hub, query: Select[tuple[str]], person: str) -> list[wire.GameCard]:
    """The games found; one that can't be read is left out."""
    found: list[wire.GameCard] = []
    for row in await hub.store.rows(query):
        with contextlib.suppress(Refused):
            found.append(await card(hub, row["id"], person))
    return found


async def card(hub: Hub, game: str, person: str) -> wire.GameCard:
    """A game as somebody sees it in a list."""
    row = await hub.row(game)
    if row.phase == "open":
        seats = [
            wire.Chair(
                *(s.seat, s.colour, s.name, s.kind, s.bot, False),
                bool(person) and s.person == person,
            )
            for s in await hub.store.seats(game)
        ]
        return wire.GameCard(game, "open", 0, 0, seats, False, row.changed, None)
    table = await hub.table(game)
    live = table.live
    mover = table.seats[live.mover] if live.mover >= 0 else None
    mine = mover is not None and mover.person == person and not mover.bot
    return wire.GameCard(
        game,
        "over" if live.over else "running",
        live.record.state.round,
        live.record.state.step,
        table.chairs(person),
        mine,
        row.changed,
        live.record.result(),
        bool(row.origin),
    )
