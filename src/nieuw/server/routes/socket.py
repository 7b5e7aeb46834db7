"""The socket of one open page at a table."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from nieuw.server import wire
from nieuw.server.door import Door, address, prefs, same_origin
from nieuw.server.limits import Limits
from nieuw.server.live import Refused
from nieuw.server.table import Socket, Table

MOST_MESSAGE = 4_000
WRONG_ORIGIN, NO_TABLE = 4403, 4404
decoder = msgspec.json.Decoder(wire.Up)


async def serve_page(door: Door, ws: WebSocket) -> None:
    """From the first word to the last of a page."""
    if not same_origin(ws):
        await ws.close(WRONG_ORIGIN)
        return
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
    await ws.accept()
    socket = Socket(name, prefs(person).pause if person else 0)
    table.sockets.add(socket)
    writer = asyncio.create_task(write_out(ws, socket))
    try:
        table.show_seats()
        await listen(ws, socket, table, door.hub.limits)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        table.sockets.discard(socket)
        writer.cancel()
        table.show_seats()


async def listen(ws: WebSocket, socket: Socket, table: Table, limits: Limits) -> None:
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
        request = "" if isinstance(message, wire.Hello) else message.id
        if not isinstance(message, wire.Hello) and not good_id(request):
            socket.send(wire.Failed("", "bad-request", "id"))
        elif not limits.allow(kind_of(message), socket.person or address(ws)):
            socket.send(wire.Failed(request, "too-often"))
        else:
            await table.handle(socket, message)


def kind_of(message: wire.Up) -> str:
    """What a message counts as."""
    if isinstance(message, wire.TryOut):
        return "preview"
    return "chat" if isinstance(message, wire.Chat) else "move"


def good_id(request: str) -> bool:
    """Whether a request's id can be kept and found again."""
    return 0 < len(request) <= wire.LONGEST_ID and request.isprintable()


async def write_out(ws: WebSocket, socket: Socket) -> None:
    """Send what is queued."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        while isinstance(data := await socket.queue.get(), bytes):
            await ws.send_text(data.decode())
        await ws.close(data)
