"""People with browsers, made of code: a cookie, plain requests, and pages open at tables."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable
from types import TracebackType
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection, connect

from nieuw.bots.rng import Rng
from nieuw.say.spaces import NO_BREAK
from nieuw.say.words import in_a_row, listed, say_in
from server.serving import PATIENCE, Server

COOKIE = "nieuw"
addresses = itertools.count(1)


class Refusal(Exception):
    """The server said no: its code and the status."""

    def __init__(self, status: int, code: str, detail: Any) -> None:
        super().__init__(f"{status} {code} {detail}")
        self.status = status
        self.code = code
        self.detail = detail


class Person:
    """Somebody with a browser, from an address of their own."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.address = "10.{}.{}.{}".format(*next(addresses).to_bytes(3, "big"))
        self.cookie = ""
        # A connection that rested may be closed by the server just as it is used again.
        fresh = httpx.Limits(max_keepalive_connections=0)
        self.http = httpx.AsyncClient(timeout=PATIENCE, verify=False, limits=fresh)
        self.pages: list[Page] = []

    async def __aenter__(self) -> Person:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await asyncio.gather(*(page.close() for page in self.pages))
        await self.http.aclose()

    def headers(self, more: dict[str, str] | None = None) -> dict[str, str]:
        """What their browser sends with everything."""
        found = {"X-Forwarded-For": self.address}
        if self.cookie:
            found["Cookie"] = f"{COOKIE}={self.cookie}"
        return {**found, **(more or {})}

    async def ask_for(
        self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
    ) -> httpx.Response:
        """A plain request; a new cookie is kept as a browser keeps it."""
        data = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        self.http.cookies.clear()
        answer = await self.http.request(
            method, self.server.url + path, content=data, headers=self.headers(headers)
        )
        if COOKIE in answer.cookies:
            self.cookie = answer.cookies[COOKIE]
            self.server.secrets.add(self.cookie)
        return answer

    async def get(self, path: str) -> Any:
        """What a page shows, or Refusal."""
        return read(await self.ask_for("GET", path))

    async def post(self, path: str, body: Any = None) -> Any:
        """Change something, or Refusal."""
        return read(await self.ask_for("POST", path, {} if body is None else body))

    async def new_table(self, *seats: str, start: str = "1", **more: Any) -> str:
        """A table with such seats as `me`, `open`, `here Bea` or `bot greedy`; its id."""
        wishes = []
        for seat in seats:
            kind, _, rest = seat.partition(" ")
            wishes.append({"kind": kind, "bot" if kind == "bot" else "name": rest})
            if kind == "me" and not rest:
                wishes[-1]["name"] = "Host"
        wish = {"seats": wishes, "start": start, **more}
        return str((await self.post("/api/tables", wish))["id"])

    async def link(self, path: str) -> str:
        """The secret in a link of ours, which must never be logged."""
        token = path.rpartition("/")[2]
        self.server.secrets.add(token)
        return token

    async def seat_tokens(self, game: str) -> dict[int, str]:
        """Fresh one-time links of a table."""
        links = await self.post(f"/api/tables/{game}/links")
        return {one["seat"]: await self.link(one["path"]) for one in links}

    async def record(self, game: str) -> str:
        """The record of a game as it is kept."""
        answer = await self.ask_for("GET", f"/api/tables/{game}/record")
        assert answer.status_code == 200
        return answer.text

    async def quick(self) -> None:
        """Let bots move at once."""
        await self.post("/api/me", {"prefs": {"pause": 0}})

    async def open(self, game: str, headers: dict[str, str] | None = None) -> Page:
        """Open a table, and look at it."""
        page = await self.plain_open(game, headers)
        await page.hello()
        return page

    async def plain_open(self, game: str, headers: dict[str, str] | None = None) -> Page:
        """A socket before its first word."""
        url = f"ws://{self.server.name}:{self.server.port}/ws/{game}"
        ws = await connect(
            url,
            additional_headers=self.headers(headers),
            open_timeout=PATIENCE,
            close_timeout=1,
            max_size=None,
            proxy=None,
        )
        page = Page(self, game, ws)
        self.pages.append(page)
        return page

    async def back(self, lost: Page) -> Page:
        """A page that lost its line opens a new one with all it knew; nothing but what is new."""
        page = await self.plain_open(lost.game)
        page.at, page.story, page.chat = lost.at, lost.story[:], lost.chat[:]
        page.notes = lost.notes[:]
        await page.hello()
        return page


def read(answer: httpx.Response) -> Any:
    """The JSON of an answer, or its Refusal."""
    found = answer.json()
    if answer.status_code != 200:
        assert set(found) == {"code", "detail"}
        raise Refusal(answer.status_code, found["code"], found["detail"])
    return found


class Page:
    """A table open in a browser: what was said last, and what is asked."""

    numbers = itertools.count(1)

    def __init__(self, person: Person, game: str, ws: ClientConnection) -> None:
        self.person = person
        self.game = game
        self.ws = ws
        self.at: dict[str, Any] = {}
        self.story: list[dict[str, Any]] = []
        self.notes: list[dict[str, Any]] = []
        self.chairs: list[dict[str, Any]] = []
        self.watching = -1
        self.absence: dict[str, Any] | None = None
        self.asked: dict[str, Any] | None = None
        self.coming: dict[str, Any] = {}
        """The question of a table that is still to come."""
        self.chat: list[dict[str, Any]] = []
        self.asides: list[dict[str, Any]] = []
        self.replies: dict[str, list[dict[str, Any]]] = {}
        self.seen: list[dict[str, Any]] = []
        """Every message, in order."""

    async def close(self) -> None:
        """Shut the page."""
        await self.ws.close()

    # What comes down --------------------------------------------------------------------------

    async def next(self) -> dict[str, Any]:
        """The next message, taken in."""
        async with asyncio.timeout(PATIENCE):
            message: dict[str, Any] = json.loads(await self.ws.recv())
        self.seen.append(message)
        kind = message["t"]
        if kind == "at":
            assert message["v"] >= self.at.get("v", 0), "versions only grow"
            self.at = message
            del self.story[message["since"] :]
            assert len(self.story) == message["since"]
            self.story += message["story"]
            assert [line["n"] for line in self.story] == list(range(len(self.story)))
            self._note(message["since"], message["notes"])
            if self.coming.get("v") == message["v"]:
                self.asked = self.coming
        elif kind == "ask":
            assert message["v"] >= self.at.get("v", 0), "a question is never late"
            self.coming = message
        elif kind == "seats":
            self.chairs = message["chairs"]
            self.watching = message["watching"]
            self.absence = message["absence"]
        elif kind == "chat" and message["room"] == "watchers":
            known = {line["seq"] for line in self.asides}
            self.asides += [line for line in message["lines"] if line["seq"] not in known]
        elif kind == "chat":
            known = {line["seq"] for line in self.chat}
            self.chat += [line for line in message["lines"] if line["seq"] not in known]
        else:
            self.replies.setdefault(message["id"], []).append(message)
        return message

    def _note(self, since: int, notes: list[dict[str, Any]]) -> None:
        """What is new beside the moves; notes on lines that were taken back stay, further up."""
        known = {note["seq"] for note in notes}
        kept = [note for note in self.notes if since and note["seq"] not in known]
        self.notes = [{**note, "n": min(note["n"], since)} for note in kept] + notes

    def log(self) -> list[tuple[int, str]]:
        """The notes as a reader of English has them: after how many lines, and the sentence."""
        who = [chair["name"] for chair in self.chairs]
        return [(note["n"], said(note["what"], who)) for note in self.notes]

    async def until(self, test: Callable[[], object]) -> None:
        """Read on until something holds."""
        while not test():
            await self.next()

    @property
    def v(self) -> int:
        """The version shown."""
        return int(self.at["v"])

    @property
    def over(self) -> bool:
        """Whether the game is."""
        return bool(self.at and self.at["phase"] == "over")

    @property
    def question(self) -> dict[str, Any] | None:
        """What I am asked now; None while I am not, or a bot answers for me."""
        if self.asked is None or self.asked["v"] != self.at["v"]:
            return None
        question: dict[str, Any] = self.asked["ask"]
        return None if self.chairs[question["seat"]]["bot"] else question

    async def quiet(self) -> None:
        """Read everything the server has sent so far."""
        await self.preview("nothing")

    async def until_version(self, v: int) -> None:
        """Read on until the table has come so far."""
        await self.until(lambda: self.v >= v)

    async def until_poll(self, waiting: int = 1) -> None:
        """Read on until so many seats are to vote."""
        await self.until(lambda: self.at["poll"] and len(self.at["poll"]["waiting"]) == waiting)

    async def until_over(self) -> None:
        """Read on to the end."""
        await self.until(lambda: self.over)

    async def until_asked(self) -> dict[str, Any]:
        """Read on until I am asked; the question."""
        await self.until(lambda: self.question)
        assert self.question is not None
        return self.question

    # What goes up -----------------------------------------------------------------------------

    async def send(self, **message: Any) -> None:
        """Say something."""
        await self.ws.send(json.dumps(message))

    async def hello(self) -> None:
        """Ask for what is new since the version shown, and wait for it."""
        await self.send(t="hello", wire=2, v=self.at.get("v", 0))
        seen = len(self.seen)
        await self.until(lambda: any(m["t"] == "at" for m in self.seen[seen:]))

    async def reply(self, request: str, count: int = 1) -> dict[str, Any]:
        """The answer to a request; with a count, the last of so many."""
        await self.until(lambda: len(self.replies.get(request, [])) >= count)
        return self.replies[request][count - 1]

    async def request(self, **message: Any) -> dict[str, Any]:
        """Say something and wait for its answer."""
        request = message.setdefault("id", f"r{next(self.numbers)}")
        count = len(self.replies.get(request, [])) + 1
        await self.send(**message)
        return await self.reply(request, count)

    async def move(self, text: str, seat: int | None = None, **more: Any) -> dict[str, Any]:
        """Play a sentence for the seat that is asked."""
        if seat is None:
            assert self.asked is not None
            seat = self.asked["ask"]["seat"]
        return await self.request(t="move", text=text, **{"v": self.v, "seat": seat, **more})

    async def preview(self, text: str) -> dict[str, Any]:
        """What would it do?"""
        return await self.request(t="preview", v=self.v, text=text)

    async def undo(self, seat: int, to: int, **more: Any) -> dict[str, Any]:
        """Take back to before a line."""
        return await self.request(t="undo", **{"v": self.v, "seat": seat, "to": to, **more})

    async def vote(self, agree: bool) -> dict[str, Any]:
        """Answer the poll that is open."""
        return await self.request(t="vote", poll=self.at["poll"]["seq"], agree=agree)

    async def hand(self, seat: int, bot: str) -> dict[str, Any]:
        """Let a bot sit in, or take the seat back."""
        return await self.request(t="hand", seat=seat, bot=bot)

    async def stand_in(self, seat: int) -> dict[str, Any]:
        """Ask for a bot in the seat of somebody away."""
        return await self.request(t="stand-in", seat=seat)

    async def say(self, text: str, **more: Any) -> dict[str, Any]:
        """Chat."""
        return await self.request(t="chat", text=text, **more)

    async def play(self, rng: Rng, enough: Callable[[], object] = lambda: False) -> None:
        """Answer every question until the game is over, or enough was played."""
        while True:
            await self.until(lambda: self.over or self.question or enough())
            if self.over or enough():
                return
            answer = await self.move(any_answer(await self.until_asked(), rng))
            assert answer["t"] == "answer", answer
            await self.until_version(answer["v"])


GONE = (websockets.ConnectionClosed, websockets.InvalidHandshake, OSError)
"""How a page finds that its server was killed."""


def said(what: Any, who: list[str]) -> Any:
    """A phrase as it came, in English, with plain spaces."""
    if not isinstance(what, dict):
        return what
    if "seat" in what:
        return who[what["seat"]]
    if "items" in what:
        items = [said(item, who) for item in what["items"]]
        joined = in_a_row(items) if what.get("row") else listed(items)
        return joined.replace(NO_BREAK, " ")
    args = {key: said(arg, who) for key, arg in what["args"].items()}
    return say_in("en", what["id"], args).replace(NO_BREAK, " ")


def any_answer(question: dict[str, Any], rng: Rng) -> str:
    """A sentence composed from the options as a page would."""
    option = question["options"][rng.below(len(question["options"]))]
    if option["shape"] == "list":
        return str(option["choices"][rng.below(len(option["choices"]))]["text"])
    total = option["least"] + rng.below(option["most"] - option["least"] + 1)
    if option["shape"] == "amount":
        return f"{option['prefix']}{total}"
    pool = [n for n, item in enumerate(option["items"]) for _ in range(item["most"])]
    taken = [0] * len(option["items"])
    for _ in range(total):
        taken[pool.pop(rng.below(len(pool)))] += 1
    words = [option["prefix"]]
    for item, n in zip(option["items"], taken, strict=True):
        if item["word"].isdigit():
            words += [item["word"]] * n
        elif n:
            words.append(f"{n}{item['word']}")
    return " ".join(words)
