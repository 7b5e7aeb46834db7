"""What a server of this version answers about the tables of a release, over HTTP and sockets.

Besides `product.py` only this module knows the program from inside.
"""

from __future__ import annotations

import itertools
import shutil
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from server.client import Page, Person, Refusal, read
from server.serving import Server

NOBODY = "nobody"
"""A visitor without a seat at any table."""
LATER = {"row_points", "fees", "camp", "fills", "affords", "bidders", "projection"}
"""What a table shows only since 0.1.0; it is left out."""
UNUSED = 1_000_000
"""Request numbers start here: a database answers a number it has seen without acting again."""


class Line(NamedTuple):
    """A line of the log."""

    n: int
    round: int
    step: int
    seat: int
    text: str
    chosen: bool
    said: list[Any]
    """The sentences about it, as phrases."""


class Note(NamedTuple):
    """What somebody did besides moving: after how many lines, which seat, and the phrase."""

    n: int
    seat: int
    what: Any


class Vote(NamedTuple):
    """A vote on an undo: who asked, back to which line, and whose answer is still missing."""

    seat: int
    to: int
    waiting: list[int]


class Chair(NamedTuple):
    """A seat and who sits there."""

    colour: str
    name: str
    kind: str
    bot: str


class Seen(NamedTuple):
    """A table as one person sees it."""

    mine: list[int]
    host: bool
    question: dict[str, Any] | None
    undo: int
    """The line a free undo goes back to, -1 for none."""
    chat: int
    """Messages of the players."""


@dataclass
class Table:
    """A table of the database."""

    refused: dict[str, str] = field(default_factory=dict)
    """Requests that are refused, and the code of the reason."""
    phase: str = ""
    listed: bool = False
    start: str = ""
    next: str = ""
    origin: str = ""
    goes_on: bool = False
    box: str = ""
    chairs: list[Chair] = field(default_factory=list)
    before: list[Line] = field(default_factory=list)
    """The log of the record that the table continues."""
    lines: list[Line] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    chat: list[tuple[str, int, str]] = field(default_factory=list)
    forecasts: list[dict[str, Any]] = field(default_factory=list)
    vote: Vote | None = None
    result: list[int] | None = None
    points: dict[str, list[int]] = field(default_factory=dict)
    view: str = ""
    """Everything on the table."""
    views: list[str] = field(default_factory=list)
    """The same after each line, as the replay shows it."""
    seen: dict[str, Seen] = field(default_factory=dict)
    """By person."""
    record: str = ""


class Card(NamedTuple):
    """A game in a list."""

    table: str
    phase: str
    round: int
    step: int
    my_turn: bool
    copied: bool
    result: list[int] | None


class Visit:
    """The people of the database at a server of this version, which runs on a copy."""

    def __init__(self, release: Path, server: Server) -> None:
        self.server = server
        self.ids: dict[str, str] = {}
        self.people: dict[str, Person] = {}
        self.pages: dict[tuple[str, str], Page] = {}
        self.invite = ""
        self.numbers = itertools.count(UNUSED)
        for line in (release / "tables.txt").read_text("utf-8").splitlines():
            what, *words = line.split()
            if what == "person":
                self.people[words[0]] = Person(server)
                self.people[words[0]].cookie = words[1]
            elif what == "invite":
                self.invite = words[0]
            else:
                self.ids[words[0]] = words[1]
        self.people[NOBODY] = Person(server)
        self.names = {game: name for name, game in self.ids.items()} | {"": ""}

    async def page(self, who: str, table: str) -> Page:
        """A table on somebody's page, opened once."""
        if (who, table) not in self.pages:
            page = await self.people[who].open(self.ids[table])
            page.numbers = self.numbers
            self.pages[who, table] = page
        page = self.pages[who, table]
        await page.quiet()
        return page

    # Looking ----------------------------------------------------------------------------------

    async def table(self, name: str) -> Table:
        """Everything the server says about a table."""
        table = Table()
        path = f"/api/tables/{self.ids[name]}"
        hosts: set[str] = set()
        for who, person in self.people.items():
            if info := await self._get(table, "table", person, path):
                self._take_info(table, info)
                mine = [chair["seat"] for chair in info["chairs"] if chair["mine"]]
                table.seen[who] = Seen(mine, info["host"], None, -1, 0)
                hosts |= {who} if info["host"] else set()
        anna = self.people["Anna"]
        table.record = await self._get(table, "record", anna, f"{path}/record") or ""
        if shown := await self._get(table, "replay", anna, f"{path}/replay"):
            table.points, table.views = shown["points"], list(map(view_text, shown["views"]))
        before = await self._get(table, "before", anna, f"{path}/before")
        table.before = [line_of(line) for line in before or []]
        if table.phase != "open" and table.seen:
            await self.look(table, name, hosts)
        return table

    async def _get(self, table: Table, what: str, person: Person, path: str) -> Any:
        """The answer to a request; None where it is refused."""
        try:
            answer = await person.ask_for("GET", path)
            if what == "record" and answer.status_code == 200:
                return answer.text
            return read(answer)
        except Refusal as refusal:
            table.refused[what] = refusal.code
            return None

    def _take_info(self, table: Table, info: dict[str, Any]) -> None:
        table.phase, table.listed, table.start = info["phase"], info["listed"], info["start"]
        table.next, table.origin = self.names[info["next"]], self.names[info["origin"]]
        table.goes_on, table.box = info["goes_on"], info["box"]["digest"]
        table.chairs = [chair_of(chair) for chair in info["chairs"]]

    async def look(self, table: Table, name: str, hosts: set[str]) -> Table:
        """What everybody's pages show of a table."""
        for who in self.people:
            page = await self.page(who, name)
            at = page.at
            table.phase = at["phase"]
            table.lines = [line_of(line) for line in page.story]
            table.notes = [Note(note["n"], note["seat"], note["what"]) for note in page.notes]
            said = [(line["name"], line["seat"], line["text"]) for line in page.chat]
            table.chat = max(said, table.chat, key=len)
            table.view = view_text(at["view"])
            table.forecasts = at["forecast"]
            table.vote, table.result = vote_of(at["poll"]), at["result"]
            table.chairs = [chair_of(chair) for chair in page.chairs]
            mine = [chair["seat"] for chair in page.chairs if chair["mine"]]
            asked = page.asked if page.asked and page.asked["v"] == page.v else None
            question, undo = (asked["ask"], asked["undo"]) if asked else (None, -1)
            table.seen[who] = Seen(mine, who in hosts, question, undo, len(said))
        return table

    async def glance(self, name: str) -> Table:
        """What everybody's pages show of a table now."""
        return await self.look(Table(), name, set())

    async def cards(self, who: str) -> list[Card]:
        """Somebody's games."""
        return self._cards((await self.people[who].get("/api/me"))["games"])

    async def lobby(self) -> list[Card]:
        """The listed tables that wait for people."""
        return self._cards(await self.people[NOBODY].get("/api/tables"))

    def _cards(self, cards: list[dict[str, Any]]) -> list[Card]:
        return [
            Card(
                *(self.names[card["id"]], card["phase"], card["round"], card["step"]),
                *(card["my_turn"], card["copied"]),
                card["points"] if card["phase"] == "over" else None,
            )
            for card in cards
        ]

    # Acting -----------------------------------------------------------------------------------

    async def preview(self, who: str, table: str, text: str) -> dict[str, Any] | None:
        """What an answer would do; None where it isn't legal."""
        answer = await (await self.page(who, table)).preview(text)
        shown: dict[str, Any] | None = answer["preview"] if answer["t"] == "preview" else None
        return shown

    async def undo(self, who: str, table: str, seat: int, to: int) -> Vote | int | str:
        """Take back: the vote about it, the number of lines left, or why it is refused."""
        page = await self.page(who, table)
        answer = await page.undo(seat, to)
        if answer["t"] != "answer":
            return str(answer["code"])
        return vote_of(page.at["poll"]) or len(page.story)

    async def vote(self, who: str, table: str, agree: bool) -> Vote | int | str:
        """Vote on an undo: the vote that goes on, the number of lines left, or why it is
        refused."""
        page = await self.page(who, table)
        answer = await page.vote(agree)
        if answer["t"] != "answer":
            return str(answer["code"])
        return vote_of(page.at["poll"]) or len(page.story)

    async def hand(self, who: str, table: str, seat: int) -> str:
        """Let a bot play a seat: the code of the reason if that is refused, else nothing."""
        return code_of(await (await self.page(who, table)).hand(seat, "uniform"))

    async def asked(self, who: str, table: str) -> dict[str, Any] | None:
        """The question somebody has to answer now."""
        return (await self.page(who, table)).question

    async def move(self, who: str, table: str, seat: int, text: str) -> str:
        """Answer for a seat: the code of the reason if that is refused, else nothing."""
        return code_of(await (await self.page(who, table)).move(text, seat))

    async def join(self, who: str) -> str:
        """Take the seat of the unused link; the table."""
        wish = {"name": who, "token": self.invite}
        return self.names[(await self.people[who].post("/api/join", wish))["id"]]


def code_of(answer: Mapping[str, Any]) -> str:
    """Why a request is refused; nothing if it isn't."""
    return "" if answer["t"] == "answer" else str(answer["code"])


def view_text(view: Any, name: str = "") -> str:
    """Everything on a table, one line for each thing."""
    if isinstance(view, Mapping):
        keys = sorted(set(view) - LATER)
        return "\n".join(view_text(view[key], f"{name}.{key}".lstrip(".")) for key in keys)
    if isinstance(view, list) and view and isinstance(view[0], Mapping | list):
        return "\n".join(view_text(item, f"{name}.{n}") for n, item in enumerate(view))
    values = view if isinstance(view, list) else [view]
    return " ".join([name, *("-" if value is None else str(value) for value in values)])


def chair_of(chair: dict[str, Any]) -> Chair:
    """A chair from the wire."""
    return Chair(chair["colour"], chair["name"], chair["kind"], chair["bot"])


def line_of(line: dict[str, Any]) -> Line:
    """A line of the log from the wire."""
    head = (line["n"], line["round"], line["step"], line["seat"], line["text"])
    return Line(*head, line["chosen"], [sentence["what"] for sentence in line["said"]])


def vote_of(poll: dict[str, Any] | None) -> Vote | None:
    """A vote from the wire."""
    return Vote(poll["seat"], poll["to"], poll["waiting"]) if poll else None


@asynccontextmanager
async def visit(release: Path, folder: Path) -> AsyncIterator[Visit]:
    """A server of this version on a copy of a release's database."""
    shutil.copy(release / "tables.db", folder / "tables.db")
    server = await Server(folder).start()
    visitors = Visit(release, server)
    try:
        yield visitors
    finally:
        for page in visitors.pages.values():
            await page.close()
        for person in visitors.people.values():
            await person.http.aclose()
        await server.stop()
        server.check_log()
