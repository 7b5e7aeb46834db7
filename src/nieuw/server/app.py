"""The whole server: its routes, its page's files, and the security headers on every answer."""

from __future__ import annotations

import asyncio
import contextlib
import mimetypes
from collections.abc import AsyncIterator, Callable, Mapping
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from nieuw.server.door import Door
from nieuw.server.garbage import Garbage
from nieuw.server.hub import Hub
from nieuw.server.routes import people, tables
from nieuw.server.routes.socket import serve_page
from nieuw.server.seating import begin_full
from nieuw.server.web import Web
from nieuw.table.wire import BoxText

WEB = Path(__file__).resolve().parent.parent / "web"
WORTH_PACKING = 2_000
"""Shorter answers are sent as they are, including all with a link, so that a secret is never
compressed."""
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


class Guarded:
    """Adds the security headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = [(k.lower().encode(), v.encode()) for k, v in HEADERS.items()]
                message["headers"] = [*message.get("headers", []), *extra]
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)


def make_app(
    url: str,
    bots: Mapping[str, str] | None = None,
    reached: Callable[[], str] = str,
    own_box: BoxText | None = None,
) -> ASGIApp:
    """The whole server on one database, with the host's own bots (specs by name) and box; `reached`
    is where other machines find it, if that is known."""
    hub = Hub(url, bots, reached, own_box)
    door = Door(hub)
    mimetypes.add_type("font/woff2", ".woff2")
    packing = Middleware(GZipMiddleware, minimum_size=WORTH_PACKING, compresslevel=5)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await hub.open()
        await begin_full(hub)
        with Garbage() as garbage:
            sweeper = asyncio.create_task(sweep(hub, garbage))
            yield
            sweeper.cancel()
            await hub.close()

    async def page(ws: WebSocket) -> None:
        await serve_page(door, ws)

    routes: list[BaseRoute] = [
        Route(one.path, door.endpoint(one), methods=[one.method], middleware=[packing])
        for one in (*people.ROUTES, *tables.ROUTES)
    ]
    routes.append(WebSocketRoute("/ws/{game}", page))
    if WEB.is_dir():
        routes.append(Mount("/", Web(directory=WEB, html=True)))
    app = Starlette(routes=routes, lifespan=lifespan)
    app.router.redirect_slashes = False  # a wrong path is not found; it leads nowhere else
    return Guarded(app)


async def sweep(hub: Hub, garbage: Garbage) -> None:
    """Now and then, forget what nobody looks at, and look for garbage."""
    while True:
        await asyncio.sleep(60)
        hub.forget_idle()
        if garbage.doubled() or not any(table.sockets for table in hub.tables.values()):
            garbage.search()
