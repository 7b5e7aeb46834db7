"""Who I am: name, preferences, my games, and how I move to another device."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from nieuw.server.door import Plain, body, prefs, reply, set_cookie
from nieuw.server.hub import Hub
from nieuw.server.lists import my_games
from nieuw.server.sockets import MOVED
from nieuw.store.database import Person
from nieuw.table import wire
from nieuw.table.errors import Refused

DEVICE_LINK = 15 * 60 * 1000
"""Milliseconds a link to another device is valid."""


async def me(hub: Hub, request: Request, person: Person) -> wire.Me:
    """Who I am, and my games."""
    page = await my_games(hub, person.id)
    return wire.Me(person.name, prefs(person), page.games, page.more, hub.reached())


async def games(hub: Hub, request: Request, person: Person) -> wire.GameList:
    """More of my games."""
    return await my_games(hub, person.id, request.query_params.get("after", ""))


async def change_me(hub: Hub, request: Request, person: Person) -> wire.Me:
    """Another name, other preferences."""
    wish = await body(request, wire.ChangeMe)
    if wish.name is not None:
        name = " ".join(wish.name.split())
        if len(name) > 60 or not name.isprintable():
            raise Refused("bad-name")
        person.name = name
        for page in hub.pages(person.id):
            page.name = name
    if wish.prefs is not None:
        person.prefs = msgspec.json.encode(wish.prefs).decode()
        for page in hub.pages(person.id):
            page.pause = wish.prefs.pause
    await hub.store.change_person(person.id, name=person.name, prefs=person.prefs)
    return await me(hub, request, person)


async def device(hub: Hub, request: Request, person: Person) -> wire.SeatLink:
    """A link that moves me to another device."""
    token = await hub.store.device_link(person.id, DEVICE_LINK)
    return wire.SeatLink(-1, f"#/device/{token}")


async def claim_device(hub: Hub, request: Request, person: Person) -> Response:
    """Become the person of the link on this device; the old device no longer is."""
    claimed = await hub.store.claim_device((await body(request, wire.Claim)).token)
    if claimed is None:
        raise Refused("link-used")
    moved, token = claimed
    for page in hub.pages(moved):
        page.close(MOVED)
    answer = reply({})
    set_cookie(request, answer, token)
    return answer


ROUTES = (
    Plain("GET", "/api/me", "read", me),
    Plain("POST", "/api/me", "read", change_me),
    Plain("GET", "/api/me/games", "read", games),
    Plain("POST", "/api/device", "make", device),
    Plain("POST", "/api/device/claim", "join", claim_device),
)
