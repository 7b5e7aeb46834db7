"""The door: routes, cookies, and who may come in. The work is done by `Hub` and `Table`."""

from __future__ import annotations

import asyncio
import contextlib
import mimetypes
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import select
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from nieuw.server import schema, wire
from nieuw.server.hub import Hub, checked_name, read_record, state_after
from nieuw.server.live import Refused
from nieuw.server.replay import moment, replay
from nieuw.server.store import Person
from nieuw.server.table import Socket
from nieuw.view import box_view

COOKIE = "nieuw"
YEAR = 365 * 24 * 3600
MOST_BODY = 2_000_000
MOST_MESSAGE = 4_000
DEVICE_LINK = 15 * 60 * 1000
WEB = Path(__file__).resolve().parent.parent / "web"
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]


def reply(message: Any, status: int = 200) -> Response:
    """JSON."""
    return Response(msgspec.json.encode(message), status, media_type="application/json")


def refusal(code: str, detail: str = "", status: int = 400) -> Response:
    """A typed error: the page has the words."""
    return reply({"code": code, "detail": detail}, status)


async def body(request: Request, kind: type[T]) -> T:
    """The body as what it should be, or a clear refusal."""
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > MOST_BODY:
            raise Refused("too-long")
    try:
        return msgspec.json.decode(data or b"{}", type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refused("bad-request", str(error)[:200]) from None


def same_origin(connection: HTTPConnection) -> bool:
    """Whether a request that changes something comes from our own page."""
    origin = connection.headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:
        return False


class Door:
    """The routes of one hub."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def who(self, connection: HTTPConnection) -> Person | None:
        """The person of a cookie."""
        token = connection.cookies.get(COOKIE, "")
        return await self.hub.store.person(token) if 0 < len(token) <= 64 else None

    def limit(self, connection: HTTPConnection, kind: str, who: str = "") -> None:
        """Refuse what comes too often."""
        host = connection.client.host if connection.client else ""
        if not self.hub.limits.allow(kind, who or host):
            raise Refused("too-often")

    def route(self, kind: str, handler: Callable[[Request, Person], Awaitable[Any]]) -> Handler:
        """A handler that knows the person; a newcomer gets a cookie with the first change."""

        async def endpoint(request: Request) -> Response:
            token = ""
            try:
                if request.method == "POST" and not same_origin(request):
                    return refusal("wrong-origin", status=403)
                person = await self.who(request)
                self.limit(request, kind, person.id if person else "")
                if person is None:
                    if request.method == "POST":
                        self.limit(request, "person")
                        person, token = await self.hub.store.new_person("")
                    else:
                        person = Person("", "", "{}")
                made = await handler(request, person)
                answer = made if isinstance(made, Response) else reply(made)
            except Refused as refused:
                status = 429 if refused.code == "too-often" else 400
                answer = refusal(refused.code, refused.detail, status)
            if token and "set-cookie" not in answer.headers:
                set_cookie(request, answer, token)
            return answer

        return endpoint

    # People -----------------------------------------------------------------------------------

    async def me(self, request: Request, person: Person) -> wire.Me:
        """Who I am, and my games."""
        return wire.Me(person.name, prefs(person), await self.my_games(person.id))

    async def change_me(self, request: Request, person: Person) -> wire.Me:
        """Another name, other preferences."""
        wish = await body(request, wire.ChangeMe)
        if wish.name is not None:
            name = " ".join(wish.name.split())
            if len(name) > 60 or not name.isprintable():
                raise Refused("bad-name")
            person.name = name
        if wish.prefs is not None:
            person.prefs = msgspec.json.encode(wish.prefs).decode()
        await self.hub.store.change_person(person.id, name=person.name, prefs=person.prefs)
        return await self.me(request, person)

    async def my_games(self, person: str) -> list[wire.GameCard]:
        """Games I have a seat in, newest first."""
        if not person:
            return []
        g, s = schema.game.c, schema.seat.c
        query = (
            select(g.id)
            .where(g.id.in_(select(s.game).where(s.person == person)))
            .order_by(g.changed.desc())
            .limit(50)
        )
        return [await self.card(row["id"], person) for row in await self.hub.store.rows(query)]

    async def lobby(self, request: Request, person: Person) -> list[wire.GameCard]:
        """Listed tables with an open seat."""
        g = schema.game.c
        query = select(g.id).where(g.listed, g.phase == "open").order_by(g.made.desc()).limit(50)
        return [await self.card(row["id"], person.id) for row in await self.hub.store.rows(query)]

    async def card(self, game: str, person: str) -> wire.GameCard:
        """A game in a list."""
        row = await self.hub.store.game(game)
        assert row is not None
        if row.phase == "open":
            seats = [
                wire.Chair(
                    *(s.seat, s.colour, s.name, s.kind, s.bot, False),
                    bool(person) and s.person == person,
                )
                for s in await self.hub.store.seats(game)
            ]
            return wire.GameCard(game, "open", 0, 0, seats, False, row.changed, None)
        table = await self.hub.table(game)
        live = table.live
        mine = live.mover >= 0 and table.seats[live.mover].person == person
        return wire.GameCard(
            game,
            "over" if live.over else "running",
            live.record.state.round,
            live.record.state.step,
            table.chairs(person),
            mine,
            row.changed,
            live.record.result(),
        )

    async def device(self, request: Request, person: Person) -> wire.SeatLink:
        """A link that moves me to another device."""
        token = await self.hub.store.device_link(person.id, DEVICE_LINK)
        return wire.SeatLink(-1, f"#/device/{token}")

    async def claim_device(self, request: Request, person: Person) -> Response:
        """Be, on this device, who the link is for."""
        token = await self.hub.store.claim_device((await body(request, wire.Claim)).token)
        if token is None:
            raise Refused("link-used")
        answer = reply({})
        set_cookie(request, answer, token)
        return answer

    # Tables -----------------------------------------------------------------------------------

    async def make(self, request: Request, person: Person) -> wire.Made:
        """A new table."""
        wish = await body(request, wire.NewTable)
        name = checked_name(wish.name) if wish.name else ""
        made = wire.Made(await self.hub.make(person, wish))
        if name and not person.name:
            await self.hub.store.change_person(person.id, name=name)
        return made

    async def info(self, request: Request, person: Person) -> wire.TableInfo:
        """A table before its socket opens."""
        game = request.path_params["game"]
        row = await self.hub.store.game(game)
        if row is None:
            raise Refused("no-such-table")
        card = await self.card(game, person.id)
        box, _ = await self.hub.box(row.box, row.box_name)
        table = self.hub.tables.get(game)
        return wire.TableInfo(
            id=game,
            phase=card.phase,
            host=bool(person.id) and row.host == person.id,
            listed=row.listed,
            start=row.start,
            chairs=card.chairs,
            box=box_view(box),
            watching=table.watching() if table else 0,
            next=row.next,
        )

    async def links(self, request: Request, person: Person) -> list[wire.SeatLink]:
        """Links for the open seats."""
        return await self.hub.links(request.path_params["game"], person.id)

    async def join(self, request: Request, person: Person) -> wire.Made:
        """Take a seat by its link."""
        wish = await body(request, wire.Sit)
        if not wish.token:
            raise Refused("link-used")
        return wire.Made(await self.hub.sit(person.id, "", wish))

    async def sit(self, request: Request, person: Person) -> wire.Made:
        """Take a seat at a listed table."""
        wish = await body(request, wire.Sit)
        wish.token = ""
        return wire.Made(await self.hub.sit(person.id, request.path_params["game"], wish))

    async def start(self, request: Request, person: Person) -> dict[str, str]:
        """Begin; bots take the seats still open."""
        await self.hub.start(request.path_params["game"], person.id)
        return {}

    async def rematch(self, request: Request, person: Person) -> wire.Made:
        """Once more."""
        return wire.Made(await self.hub.rematch(request.path_params["game"], person))

    async def copy(self, request: Request, person: Person) -> wire.Made:
        """A game of my own from a line of this one."""
        wish = await body(request, wire.CopyTable)
        return wire.Made(await self.hub.copy(request.path_params["game"], person, wish))

    async def bring(self, request: Request, person: Person) -> wire.Made:
        """Go on with a record."""
        return wire.Made(await self.hub.bring(person, await body(request, wire.Import)))

    async def record(self, request: Request, person: Person) -> Response:
        """The record of a game, to keep."""
        game = request.path_params["game"]
        text = (await self.hub.table(game)).live.record.write()
        name = f'attachment; filename="nieuw-amsterdam-{game}.nar"'
        return PlainTextResponse(text, headers={"Content-Disposition": name})

    async def at(self, request: Request, person: Person) -> wire.Moment:
        """The table after a line of the log."""
        live = (await self.hub.table(request.path_params["game"])).live
        n = request.path_params["n"]
        if not n.isdecimal() or len(n) > 6 or int(n) > len(live.story):
            raise Refused("no-such-line")
        return moment(state_after(live, int(n)), int(n))

    async def replay(self, request: Request, person: Person) -> wire.Replay:
        """A whole game to look at."""
        table = await self.hub.table(request.path_params["game"])
        return replay(table.live.record, table.chairs(person.id))

    async def replay_any(self, request: Request, person: Person) -> wire.Replay:
        """Any record to look at; nothing is kept."""
        return replay(read_record(await body(request, wire.Import)), None)

    async def report(self, request: Request, person: Person) -> dict[str, str]:
        """Keep what somebody says went wrong, with the record."""
        wish = await body(request, wire.Problem)
        game = request.path_params["game"]
        table = await self.hub.table(game)
        await self.hub.store.keep_report(
            game, person.id, wish.text[:4000], table.live.record.write()
        )
        return {}

    async def list_bots(self, request: Request, person: Person) -> list[str]:
        """The bots there are."""
        return self.hub.bots

    # The socket -------------------------------------------------------------------------------

    async def socket(self, ws: WebSocket) -> None:
        """One open page at a table."""
        person = await self.who(ws)
        name = person.id if person else ""
        if not same_origin(ws):
            await ws.close(4403)
            return
        try:
            self.limit(ws, "socket", name)
            table = await self.hub.table(ws.path_params["game"])
        except Refused as refused:
            await ws.accept()
            await ws.send_bytes(msgspec.json.encode(wire.Failed("", refused.code)))
            await ws.close(4404)
            return
        await ws.accept()
        socket = Socket(name, prefs(person).pause if person else 0)
        table.sockets.add(socket)
        writer = asyncio.create_task(write_out(ws, socket))
        try:
            table.show_seats()
            await self.listen(ws, socket, table)
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            table.sockets.discard(socket)
            writer.cancel()
            table.show_seats()

    async def listen(self, ws: WebSocket, socket: Socket, table: Any) -> None:
        """Answer messages until the page goes."""
        decoder = msgspec.json.Decoder(wire.Up)
        while True:
            event: Message = await ws.receive()
            if event["type"] == "websocket.disconnect":
                return
            data = event.get("text") or event.get("bytes") or b""
            if len(data) > MOST_MESSAGE:
                socket.send(wire.Failed("", "too-long"))
                continue
            try:
                message = decoder.decode(data)
            except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
                socket.send(wire.Failed("", "bad-request", str(error)[:200]))
                continue
            kind = "preview" if isinstance(message, wire.TryOut) else "move"
            kind = "chat" if isinstance(message, wire.Chat) else kind
            request = "" if isinstance(message, wire.Hello) else message.id
            if not isinstance(message, wire.Hello) and not good_id(message.id):
                socket.send(wire.Failed("", "bad-request", "id"))
            elif not self.hub.limits.allow(kind, socket.person or str(id(socket))):
                socket.send(wire.Failed(request, "too-often"))
            else:
                await table.handle(socket, message)


def good_id(request: str) -> bool:
    """Whether a request's id can be kept and found again."""
    return 0 < len(request) <= wire.LONGEST_ID and request.isprintable()


async def write_out(ws: WebSocket, socket: Socket) -> None:
    """Send what is queued."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        while (data := await socket.queue.get()) is not None:
            await ws.send_text(data.decode())
        await ws.close(4408)


def prefs(person: Person) -> wire.Prefs:
    """What a person likes; what can't be read is as for everybody."""
    try:
        return msgspec.json.decode(person.prefs, type=wire.Prefs)
    except msgspec.DecodeError:
        return wire.Prefs()


def set_cookie(request: Request, answer: Response, token: str) -> None:
    """Remember a person on this device."""
    secure = request.url.scheme == "https"
    path = request.scope.get("root_path", "") or "/"
    answer.set_cookie(
        COOKIE, token, max_age=YEAR, path=path, httponly=True, samesite="lax", secure=secure
    )


class Guarded:
    """Adds the safety headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = [(k.lower().encode(), v.encode()) for k, v in HEADERS.items()]
                message["headers"] = [*message.get("headers", []), *extra]
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)


def make_app(url: str) -> ASGIApp:
    """The whole server on one database."""
    hub = Hub(url)
    door = Door(hub)
    mimetypes.add_type("font/woff2", ".woff2")

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await hub.open()
        sweeper = asyncio.create_task(sweep(hub))
        yield
        sweeper.cancel()
        await hub.close()

    def get(path: str, handler: Any, kind: str = "read") -> Route:
        return Route(path, door.route(kind, handler), methods=["GET"])

    def post(path: str, handler: Any, kind: str = "make") -> Route:
        return Route(path, door.route(kind, handler), methods=["POST"])

    routes = [
        get("/api/me", door.me),
        post("/api/me", door.change_me, "read"),
        post("/api/device", door.device),
        post("/api/device/claim", door.claim_device, "join"),
        get("/api/bots", door.list_bots),
        get("/api/tables", door.lobby),
        post("/api/tables", door.make),
        post("/api/join", door.join, "join"),
        post("/api/import", door.bring),
        post("/api/replay", door.replay_any, "join"),
        get("/api/tables/{game}", door.info),
        get("/api/tables/{game}/record", door.record),
        get("/api/tables/{game}/replay", door.replay),
        get("/api/tables/{game}/at/{n}", door.at),
        post("/api/tables/{game}/links", door.links),
        post("/api/tables/{game}/sit", door.sit, "join"),
        post("/api/tables/{game}/start", door.start),
        post("/api/tables/{game}/rematch", door.rematch),
        post("/api/tables/{game}/copy", door.copy),
        post("/api/tables/{game}/report", door.report),
        WebSocketRoute("/ws/{game}", door.socket),
    ]
    if WEB.is_dir():
        routes.append(Mount("/", StaticFiles(directory=WEB, html=True)))
    return Guarded(Starlette(routes=routes, lifespan=lifespan))


async def sweep(hub: Hub) -> None:
    """Now and then, forget what nobody looks at."""
    while True:
        await asyncio.sleep(60)
        hub.forget_idle()
