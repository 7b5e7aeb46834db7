"""Tables: made, joined, begun, looked at, copied, and played once more.

What takes long to read or to replay is done in a thread, so that no table waits for it.
"""

from __future__ import annotations

import asyncio
import re

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from nieuw.server import following, seating, wire
from nieuw.server.before import first_lines, story_before, whole, written
from nieuw.server.cards import card, lobby
from nieuw.server.door import Plain, body
from nieuw.server.given import checked_name, read_record
from nieuw.server.hub import Hub
from nieuw.server.live import Refused
from nieuw.server.replay import moment, replay
from nieuw.server.store import Person
from nieuw.view import box_view

MOST_REPORT = 4_000


async def bots(hub: Hub, request: Request, person: Person) -> list[str]:
    """The bots there are."""
    return hub.bots


async def listed(hub: Hub, request: Request, person: Person) -> list[wire.GameCard]:
    """Listed tables that wait for people."""
    return await lobby(hub, person.id)


async def make(hub: Hub, request: Request, person: Person) -> wire.Made:
    """A new table."""
    wish = await body(request, wire.NewTable)
    name = checked_name(wish.name) if wish.name else ""
    made = wire.Made(await seating.make(hub, person, wish))
    if name and not person.name:
        await hub.store.change_person(person.id, name=name)
    return made


async def join(hub: Hub, request: Request, person: Person) -> wire.Made:
    """Take a seat by its link."""
    wish = await body(request, wire.Sit)
    if not wish.token:
        raise Refused("link-used")
    return wire.Made(await seating.sit(hub, person.id, "", wish))


async def bring(hub: Hub, request: Request, person: Person) -> wire.Made:
    """Go on with a record."""
    return wire.Made(await following.bring(hub, person, await body(request, wire.Import)))


async def replay_any(hub: Hub, request: Request, person: Person) -> wire.Replay:
    """Any record to look at; nothing is kept."""
    record = await asyncio.to_thread(read_record, await body(request, wire.Import))
    return await asyncio.to_thread(replay, record, None)


# One table ------------------------------------------------------------------------------------


def game_of(request: Request) -> str:
    """The table a path names."""
    return str(request.path_params["game"])


async def info(hub: Hub, request: Request, person: Person) -> wire.TableInfo:
    """A table before its socket opens."""
    game = game_of(request)
    row = await hub.row(game)
    seen = await card(hub, game, person.id)
    box, _ = await hub.box(row.box, row.box_name)
    table = hub.tables.get(game)
    return wire.TableInfo(
        id=game,
        phase=seen.phase,
        host=bool(person.id) and row.host == person.id,
        listed=row.listed,
        start=row.start,
        chairs=seen.chairs,
        box=box_view(box),
        watching=table.watching() if table else 0,
        next=row.next,
        origin=row.origin,
        goes_on=bool(row.position),
    )


async def record(hub: Hub, request: Request, person: Person) -> Response:
    """The record of a game, to keep."""
    game = game_of(request)
    text = await written(hub, await hub.table(game))
    name = f'attachment; filename="nieuw-amsterdam-{game}.nar"'
    return PlainTextResponse(text, headers={"Content-Disposition": name})


async def replay_table(hub: Hub, request: Request, person: Person) -> wire.Replay:
    """A whole game to look at."""
    table = await hub.table(game_of(request))
    record, first = await whole(hub, table)
    return await asyncio.to_thread(replay, record, table.chairs(person.id), first)


async def at(hub: Hub, request: Request, person: Person) -> wire.Moment:
    """The table after a line of the log, or of the log before it."""
    table = await hub.table(game_of(request))
    said = request.path_params["n"]
    if not re.fullmatch("-?[0-9]{1,6}", said):
        raise Refused("no-such-line")
    n = int(said)
    record, first = await whole(hub, table) if n < 0 else (table.live.record, 0)
    if not -first <= n <= len(table.live.story):
        raise Refused("no-such-line")
    cut = await asyncio.to_thread(first_lines, record, first + n)
    return moment(cut.state, n)


async def before(hub: Hub, request: Request, person: Person) -> list[wire.StoryLine]:
    """The log of the record a table goes on from."""
    return await story_before(hub, await hub.table(game_of(request)))


async def links(hub: Hub, request: Request, person: Person) -> list[wire.SeatLink]:
    """Links for the open seats."""
    return await seating.links(hub, game_of(request), person.id)


async def sit(hub: Hub, request: Request, person: Person) -> wire.Made:
    """Take a seat at a listed table."""
    wish = await body(request, wire.Sit)
    wish.token = ""
    return wire.Made(await seating.sit(hub, person.id, game_of(request), wish))


async def start(hub: Hub, request: Request, person: Person) -> dict[str, str]:
    """Begin; bots take the seats still open."""
    await seating.start(hub, game_of(request), person.id)
    return {}


async def rematch(hub: Hub, request: Request, person: Person) -> wire.Made:
    """Once more."""
    return wire.Made(await following.rematch(hub, game_of(request), person))


async def copy(hub: Hub, request: Request, person: Person) -> wire.Made:
    """A game of my own from a line of this one."""
    return wire.Made(
        await following.copy(hub, game_of(request), person, await body(request, wire.CopyTable))
    )


async def report(hub: Hub, request: Request, person: Person) -> dict[str, str]:
    """Keep what somebody says went wrong, with the record."""
    text = (await body(request, wire.Problem)).text.strip()[:MOST_REPORT]
    if not text:
        raise Refused("empty")
    game = game_of(request)
    kept = await written(hub, await hub.table(game))
    await hub.store.keep_report(game, person.id, text, kept)
    return {}


ROUTES = (
    Plain("GET", "/api/bots", "read", bots),
    Plain("GET", "/api/tables", "read", listed),
    Plain("POST", "/api/tables", "make", make),
    Plain("POST", "/api/join", "join", join),
    Plain("POST", "/api/import", "make", bring),
    Plain("POST", "/api/replay", "join", replay_any),
    Plain("GET", "/api/tables/{game}", "read", info),
    Plain("GET", "/api/tables/{game}/record", "read", record),
    Plain("GET", "/api/tables/{game}/replay", "read", replay_table),
    Plain("GET", "/api/tables/{game}/at/{n}", "read", at),
    Plain("GET", "/api/tables/{game}/before", "read", before),
    Plain("POST", "/api/tables/{game}/links", "make", links),
    Plain("POST", "/api/tables/{game}/sit", "join", sit),
    Plain("POST", "/api/tables/{game}/start", "make", start),
    Plain("POST", "/api/tables/{game}/rematch", "make", rematch),
    Plain("POST", "/api/tables/{game}/copy", "make", copy),
    Plain("POST", "/api/tables/{game}/report", "make", report),
)
