"""Lists of games: a person's own, and those waiting for people. From rows alone; nothing is
replayed."""

from __future__ import annotations

from collections.abc import Sequence

from nieuw.core.rules.final import winners_by
from nieuw.server.hub import Hub
from nieuw.store.database import Cursor
from nieuw.table import wire
from nieuw.table.errors import Refused
from nieuw.table.games import Game
from nieuw.table.seats import Seat

PAGE = 50


async def my_games(hub: Hub, person: str, after: str = "") -> wire.GameList:
    """Games a person has a seat in, the latest first, page by page."""
    if not person:
        return wire.GameList([], "")
    rows = await hub.store.games_of(person, cursor(after) if after else None, PAGE + 1)
    more = f"{rows[PAGE - 1].changed}-{rows[PAGE - 1].id}" if len(rows) > PAGE else ""
    return wire.GameList(await cards(hub, rows[:PAGE], person), more)


def cursor(text: str) -> Cursor:
    """Where a page begins, as given by the page before."""
    changed, _, game = text.partition("-")
    if not (changed.isdecimal() and len(changed) < 19 and 0 < len(game) <= 16):
        raise Refused("bad-request", "expected the `more` of a list of games")
    return int(changed), game


async def lobby(hub: Hub, person: str) -> list[wire.GameCard]:
    """Listed tables with an open seat."""
    return await cards(hub, await hub.store.waiting_tables(PAGE), person)


async def cards(hub: Hub, rows: Sequence[Game], person: str) -> list[wire.GameCard]:
    """Games as a person sees them; one that can't be read is left out."""
    filled = [await hub.filled(row) for row in rows]
    games = [row for row in filled if row is not None]
    seats = await hub.store.seats_of([row.id for row in games])
    return [card(hub, row, seats[row.id], person) for row in games]


def card(hub: Hub, row: Game, seats: list[Seat], person: str) -> wire.GameCard:
    """A game as a person sees it in a list."""
    table = hub.tables.get(row.id)
    mover = next((seat for seat in seats if seat.seat == row.mover), None)
    points = [seat.points for seat in seats]
    return wire.GameCard(
        row.id,
        row.phase,
        row.round,
        row.step,
        table.chairs(person) if table else chairs(seats, person),
        row.mover,
        bool(person) and mover is not None and mover.person == person and not mover.bot,
        row.changed,
        [] if row.phase == "open" else points,
        winners_by(points) if row.phase == "over" else [],
        bool(row.origin),
        ended(row),
    )


def ended(row: Game) -> wire.Ended | None:
    """How a game ended early, if it did."""
    return wire.Ended(row.ended, row.ended_by) if row.ended else None


def chairs(seats: list[Seat], person: str) -> list[wire.Chair]:
    """Who sits at a table that nobody looks at."""
    return [
        wire.Chair(
            *(seat.seat, seat.colour, seat.name, seat.kind, seat.bot, False),
            bool(person) and seat.person == person,
        )
        for seat in seats
    ]
