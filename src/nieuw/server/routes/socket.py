"""The socket of one open page at a table."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from nieuw.server.door import Door, address, prefs, same_origin
from nieuw.server.hub import Hub
from nieuw.server.sockets import Socket
from nieuw.server.table import Table
from nieuw.table import wire
from nieuw.table.errors import Refused

MOST_MESSAGE = 4_000
WRONG_ORIGIN, NO_TABLE, OLD_PAGE = 4403, 4404, 4426
decoder = msgspec.json.Decoder(wire.Up)


async def serve_page(door: Door, ws: WebSocket) -> None:
    """A page's socket from its first message to its last."""
    if not same_origin(ws):
        await ws.close(WRONG_ORIGIN)
        return
    async with door.hub.entrance:
        person = await door.who(ws)
    name = person.id if person else ""
    try:
        door.limit(ws, "socket", name)
        table = await door.hub.table(ws.path_params["game"])
    except Refused as refused:
        await ws.accept()
        await ws.send_bytes(msgspec.json.encode(wire.Failed("", refused.code, refused.detail)))
        await ws.close(NO_TABLE)
        return
    async with door.hub.entrance:
        await ws.accept()
    socket = Socket(name, prefs(person).pause, person.name) if person else Socket(name, pause=0)
    table.presence.come(socket)
    writer = asyncio.create_task(write_out(ws, socket))
    try:
        await table.welcome(name)
        await listen(ws, socket, table, door.hub)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        table.presence.go(socket)
        writer.cancel()


async def listen(ws: WebSocket, socket: Socket, table: Table, hub: Hub) -> None:
    """Answer messages until the page goes."""
    while True:
        event = await ws.receive()
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
        if isinstance(message, wire.Hello) and message.wire != wire.VERSION:
            socket.send(wire.Failed("", "old-page"))
            socket.close(OLD_PAGE)
            continue
        request = "" if isinstance(message, wire.Hello) else message.id
        if not isinstance(message, wire.Hello) and not good_id(request):
            socket.send(wire.Failed("", "bad-request", "id"))
        elif not hub.limits.allow(kind_of(message), socket.person or address(ws)):
            socket.send(wire.Failed(request, "too-often"))
        elif isinstance(message, wire.Hello) and not socket.greeted:
            async with hub.entrance:
                await table.handle(socket, message)
        else:
            await table.handle(socket, message)


def kind_of(message: wire.Up) -> str:
    """What a message counts as."""
    if isinstance(message, wire.TryOut):
        return "preview"
    return "chat" if isinstance(message, wire.Chat) else "move"


def good_id(request: str) -> bool:
    """Whether a request's id can be saved and found again."""
    return 0 < len(request) <= wire.LONGEST_ID and request.isprintable()


async def write_out(ws: WebSocket, socket: Socket) -> None:
    """Send what is queued."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        while isinstance(data := await socket.queue.get(), bytes):
            await ws.send_text(data.decode())
        await ws.close(data)
