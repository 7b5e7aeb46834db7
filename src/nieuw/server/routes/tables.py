"""Tables: made, joined, started, viewed, copied, played again, closed.

Long reading or replaying is done in another process, so that no table waits for it.
"""

from __future__ import annotations

import re

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from nieuw.game.writer import write
from nieuw.server import copies, rematches, seating, uploads
from nieuw.server.door import JSON, Plain, body
from nieuw.server.history import known_seeds, of_record
from nieuw.server.hub import Hub
from nieuw.server.lists import card, lobby
from nieuw.server.records import (
    moment_before,
    replay_whole,
    tell_before,
    write_whole,
)
from nieuw.server.replay import moment
from nieuw.server.table import Table
from nieuw.show.view import box_view
from nieuw.store.database import Person
from nieuw.table import wire
from nieuw.table.errors import Refused
from nieuw.table.seats import checked_name

MOST_REPORT = 4_000


async def bots(hub: Hub, request: Request, person: Person) -> list[str]:
    """The available bots."""
    return hub.bots


async def own_box(hub: Hub, request: Request, person: Person) -> wire.BoxText:
    """The box the host plays with."""
    return hub.own_box or wire.BoxText()


async def listed(hub: Hub, request: Request, person: Person) -> list[wire.GameCard]:
    """Listed tables that are waiting for people."""
    return await lobby(hub, person.id)


async def make(hub: Hub, request: Request, person: Person) -> wire.MadeTable:
    """A new table."""
    wish = await body(request, wire.NewTable)
    name = checked_name(wish.name) if wish.name else ""
    made = wire.MadeTable(await seating.make(hub, person, wish))
    if name and not person.name:
        await hub.store.change_person(person.id, name=name)
    return made


async def join(hub: Hub, request: Request, person: Person) -> wire.MadeTable:
    """Take a seat by its link."""
    wish = await body(request, wire.Sit)
    if not wish.token:
        raise Refused("link-used")
    return wire.MadeTable(await seating.sit(hub, person.id, "", wish))


async def invitation(hub: Hub, request: Request, person: Person) -> wire.Invitation:
    """What a seat's link leads to; its secret is in the body, so that nobody logs it."""
    token = (await body(request, wire.Claim)).token
    return await seating.invitation(hub, person.id, token)


async def bring(hub: Hub, request: Request, person: Person) -> wire.MadeTable:
    """Continue a record."""
    return wire.MadeTable(await uploads.play_on(hub, person, await body(request, wire.Import)))


async def replay_any(hub: Hub, request: Request, person: Person) -> Response:
    """Any record to look at; nothing is saved."""
    return encoded(await uploads.look_at(hub, await body(request, wire.Import)))


def encoded(data: bytes) -> Response:
    """What another process has made."""
    return Response(data, media_type=JSON)


# One table ------------------------------------------------------------------------------------


def game_of(request: Request) -> str:
    """The table a path names."""
    return str(request.path_params["game"])


async def info(hub: Hub, request: Request, person: Person) -> wire.TableInfo:
    """A table before its socket opens."""
    game = game_of(request)
    row = await hub.row(game)
    if row.phase != "open":
        await hub.table(game)
        row = await hub.filled(row) or row
    seen = card(hub, row, await hub.store.seats(game), person.id)
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
        patience=row.patience,
    )


async def record(hub: Hub, request: Request, person: Person) -> Response:
    """The record of a game, to download."""
    game = game_of(request)
    text = await written(hub, await hub.table(game))
    name = f'attachment; filename="nieuw-amsterdam-{game}.nar"'
    return PlainTextResponse(text, headers={"Content-Disposition": name})


async def written(hub: Hub, table: Table) -> str:
    """The record of a game from its very beginning."""
    if not table.game.position:
        return write(table.live.record)
    return await of_record(hub, table, write_whole, await known_seeds(hub, table.game))


async def replay_table(hub: Hub, request: Request, person: Person) -> Response:
    """A whole game to look at."""
    table = await hub.table(game_of(request))
    return encoded(await of_record(hub, table, replay_whole, table.chairs(person.id)))


async def at(hub: Hub, request: Request, person: Person) -> wire.Moment | Response:
    """The table after a line of the log, or of the log before it."""
    table = await hub.table(game_of(request))
    said = request.path_params["n"]
    if not re.fullmatch("-?[0-9]{1,6}", said):
        raise Refused("no-such-line")
    n = int(said)
    if n < 0:
        return encoded(await of_record(hub, table, moment_before, n))
    if n > len(table.live.story):
        raise Refused("no-such-line")
    return moment(table.live.record.first_lines(n).state, n)


async def before(hub: Hub, request: Request, person: Person) -> Response:
    """The log of the record a table continues."""
    table = await hub.table(game_of(request))
    return encoded(await of_record(hub, table, tell_before) if table.game.position else b"[]")


async def links(hub: Hub, request: Request, person: Person) -> list[wire.SeatLink]:
    """Links for the open seats."""
    return await seating.links(hub, game_of(request), person.id)


async def sit(hub: Hub, request: Request, person: Person) -> wire.MadeTable:
    """Take a seat at a listed table."""
    wish = await body(request, wire.Sit)
    wish.token = ""
    return wire.MadeTable(await seating.sit(hub, person.id, game_of(request), wish))


async def start(hub: Hub, request: Request, person: Person) -> dict[str, str]:
    """Start; bots take the seats still open."""
    await seating.start(hub, game_of(request), person.id)
    return {}


async def put_away(hub: Hub, request: Request, person: Person) -> dict[str, str]:
    """Close a table that is waiting for people."""
    await seating.put_away(hub, game_of(request), person.id)
    return {}


async def remove(hub: Hub, request: Request, person: Person) -> dict[str, str]:
    """Remove a game from my list."""
    await seating.remove(hub, game_of(request), person.id)
    return {}


async def rematch(hub: Hub, request: Request, person: Person) -> wire.MadeTable:
    """A rematch."""
    return wire.MadeTable(await rematches.rematch(hub, game_of(request), person))


async def copy(hub: Hub, request: Request, person: Person) -> wire.MadeTable:
    """A game of my own from a line of this one."""
    return wire.MadeTable(
        await copies.copy(hub, game_of(request), person, await body(request, wire.CopyTable))
    )


async def report(hub: Hub, request: Request, person: Person) -> dict[str, str]:
    """Save what someone reports went wrong, with the record."""
    text = (await body(request, wire.Problem)).text.strip()[:MOST_REPORT]
    if not text:
        raise Refused("empty")
    game = game_of(request)
    kept = await written(hub, await hub.table(game))
    await hub.store.keep_report(game, person.id, text, kept)
    return {}


ROUTES = (
    Plain("GET", "/api/bots", "read", bots),
    Plain("GET", "/api/box", "read", own_box),
    Plain("GET", "/api/tables", "read", listed),
    Plain("POST", "/api/tables", "make", make),
    Plain("POST", "/api/join", "join", join),
    Plain("POST", "/api/invitation", "join", invitation),
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
    Plain("POST", "/api/tables/{game}/end", "make", put_away),
    Plain("POST", "/api/tables/{game}/remove", "read", remove),
    Plain("POST", "/api/tables/{game}/rematch", "make", rematch),
    Plain("POST", "/api/tables/{game}/copy", "make", copy),
    Plain("POST", "/api/tables/{game}/report", "make", report),
)
