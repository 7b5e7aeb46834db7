"""Who I am: name, preferences, my games, and how I move to another device."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from nieuw.server import wire
from nieuw.server.cards import my_games
from nieuw.server.door import Plain, body, prefs, reply, set_cookie
from nieuw.server.hub import Hub
from nieuw.server.live import Refused
from nieuw.server.store import Person
from nieuw.server.table import MOVED

DEVICE_LINK = 15 * 60 * 1000
"""Milliseconds a link to another device is good for."""


async def me(hub: Hub, request: Request, person: Person) -> wire.Me:
    """Who I am, and my games."""
    return wire.Me(person.name, prefs(person), await my_games(hub, person.id))


async def change_me(hub: Hub, request: Request, person: Person) -> wire.Me:
    """Another name, other preferences."""
    wish = await body(request, wire.ChangeMe)
    if wish.name is not None:
        name = " ".join(wish.name.split())
        if len(name) > 60 or not name.isprintable():
            raise Refused("bad-name")
        person.name = name
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
    """Be, on this device, who the link is for; nobody is it on the old one any more."""
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
    Plain("POST", "/api/device", "make", device),
    Plain("POST", "/api/device/claim", "join", claim_device),
)
