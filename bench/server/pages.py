"""Requests and open pages of people, as a browser would make them."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import random
import secrets
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import msgspec
import websockets
from bench.server.releases import Server
from bench.table import answer

PATIENCE = 60.0
"""Seconds an answer may take."""
NOT_YET = ("too-often", "not-kept")
"""Refusals after which the same is asked again."""
WAIT = 0.05
"""Seconds somebody waits before that."""


class Person(NamedTuple):
    """Somebody known by a cookie."""

    id: str
    cookie: str

    @property
    def headers(self) -> dict[str, str]:
        """What a browser sends with every request."""
        return {"Cookie": f"nieuw={self.cookie}"}


class Connection:
    """A person's plain requests, one after the other on one connection."""

    def __init__(self, server: Server) -> None:
        self.http = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)

    def ask(self, person: Person, path: str, body: Any = None) -> tuple[int, bytes]:
        """The status and the answer; posted where there is a body."""
        data = None if body is None else json.dumps(body)
        self.http.request("GET" if data is None else "POST", path, data, person.headers)
        response = self.http.getresponse()
        return response.status, response.read()


class Heard(msgspec.Struct):
    """What is read of a message to a page; the rest is skipped."""

    t: str
    v: int = 0
    id: str = ""
    code: str = ""
    ask: msgspec.Raw = msgspec.Raw()
    undo: int = -1
    phase: str = ""
    view: msgspec.Raw = msgspec.Raw()


class Page:
    """An open page of a table."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.asked: asyncio.Queue[Heard] = asyncio.Queue()
        self.answers: dict[str, asyncio.Future[Heard]] = {}
        self.shown = asyncio.Event()
        """Set once the table was seen."""
        self.over = asyncio.Event()
        """Set once the game is over."""
        self.view = msgspec.Raw()
        """The table as it was seen last."""
        self.name = secrets.token_hex(4)
        """What its requests begin with: no two pages make the same."""
        self.number = 0

    async def listen(self) -> None:
        """Take in what the page is told."""
        decode = msgspec.json.Decoder(Heard).decode
        with contextlib.suppress(websockets.ConnectionClosed):
            async for data in self.socket:
                message = decode(data)
                if message.t == "ask":
                    self.asked.put_nowait(message)
                elif message.t == "at":
                    self.view = message.view
                    self.shown.set()
                    if message.phase != "running":
                        self.over.set()
                elif message.id in self.answers:
                    self.answers.pop(message.id).set_result(message)

    async def question(self) -> Heard:
        """The newest question, once there is one."""
        asked = await self.asked.get()
        while not self.asked.empty():
            asked = self.asked.get_nowait()
        return asked

    async def call(self, kind: str, **values: Any) -> Heard:
        """A request and its answer."""
        self.number += 1
        request = f"{self.name}-{self.number}"
        done: asyncio.Future[Heard] = asyncio.get_running_loop().create_future()
        self.answers[request] = done
        await self.socket.send(json.dumps({"t": kind, "id": request, **values}))
        return await asyncio.wait_for(done, PATIENCE)

    async def insist(self, kind: str, **values: Any) -> Heard:
        """A request, made again until the server has time for it, and its answer."""
        while (reply := await self.call(kind, **values)).code in NOT_YET:
            await asyncio.sleep(WAIT)
        if reply.t == "error":
            raise RuntimeError(f"{kind} {values} was refused: {reply.code}")
        return reply

    async def move(self, asked: Heard, rng: random.Random) -> tuple[str, int]:
        """Any answer to a question: its text, and the version it led to."""
        question = json.loads(bytes(asked.ask))
        text = answer(question, rng)
        reply = await self.insist("move", v=asked.v, text=text, seat=question["seat"])
        return text, reply.v


@contextlib.asynccontextmanager
async def page(server: Server, game: str, person: Person) -> AsyncIterator[Page]:
    """A page from its opening to its end; the table is shown when it begins."""
    address = f"ws://127.0.0.1:{server.port}/ws/{game}"
    async with websockets.connect(
        address, additional_headers=person.headers, ping_interval=None, open_timeout=PATIENCE
    ) as socket:
        opened = Page(socket)
        listening = asyncio.create_task(opened.listen())
        try:
            await socket.send(server.release.hello)
            await asyncio.wait_for(opened.shown.wait(), PATIENCE)
            yield opened
        finally:
            listening.cancel()
