"""What the server answers about the kept database: over its plain requests and its sockets."""

from __future__ import annotations

import itertools
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from net.answers.library import (
    Foreseen,
    Question,
    ahead,
    foreseen,
    foreseen_in,
    question,
    read_text,
    table_text,
)
from server.client import Page, Person, Refusal
from server.serving import Server

NOBODY = "nobody"
UNUSED = 1_000_000
"""No request in the kept database has so high a number; one that is known is not done again."""
TO_MOVE = "bot-gone-to-move"
"""The one table where a bot is to move when the server starts."""


class Line(NamedTuple):
    """A line of a log."""

    n: int
    round: int
    step: int
    seat: int
    text: str
    chosen: bool
    said: list[Any]
    """Phrases, for `said`."""


class Note(NamedTuple):
    """What somebody did beside the moves: after how many lines, who, and the phrase."""

    n: int
    seat: int
    what: Any


class Vote(NamedTuple):
    """A takeback put to the vote: by whom, to which line, and whose answer is awaited."""

    seat: int
    to: int
    waiting: list[int]


class Chair(NamedTuple):
    """Who sits where."""

    colour: str
    name: str
    kind: str
    bot: str


class Seen(NamedTuple):
    """A table as one of the kept people sees it when the page is opened."""

    mine: list[int]
    host: bool
    question: Question | None
    undo: int
    """The line a free undo goes back to, -1 for none."""


@dataclass
class Table:
    """A table of the kept database."""

    refused: dict[str, str] = field(default_factory=dict)
    """What can't be had, and why."""
    phase: str = ""
    listed: bool = False
    start: str = ""
    next: str = ""
    origin: str = ""
    goes_on: bool = False
    box: str = ""
    chairs: list[Chair] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    chat: list[tuple[str, int, str]] = field(default_factory=list)
    table: str = ""
    ahead: list[list[int]] = field(default_factory=list)
    vote: Vote | None = None
    result: list[int] | None = None
    seen: dict[str, Seen] = field(default_factory=dict)
    record: str = ""
    before: list[Line] = field(default_factory=list)
    first: int = 0
    points: dict[str, list[int]] = field(default_factory=dict)
    tables: list[str] = field(default_factory=list)


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
    """The kept people at a server of this version, on a copy of the kept database."""

    def __init__(self, kept: Path, server: Server) -> None:
        self.server = server
        self.box = kept / "box.toml"
        self.ids: dict[str, str] = {}
        self.people: dict[str, Person] = {}
        self.pages: dict[tuple[str, str], Page] = {}
        self.invite = ""
        self.numbers = itertools.count(UNUSED)
        for line in (kept / "tables.txt").read_text("utf-8").splitlines():
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
        return self.pages[who, table]

    # What is there ----------------------------------------------------------------------------

    async def table(self, name: str) -> Table:
        """All that is told of a table."""
        found = Table()
        path = f"/api/tables/{self.ids[name]}"
        for who, person in self.people.items():
            info = await self._get(found, "table", person, path)
            if info:
                self._take_info(found, info)
                mine = [chair["seat"] for chair in info["chairs"] if chair["mine"]]
                found.seen[who] = Seen(mine, info["host"], None, -1)
        for what in ("record", "replay", "before"):
            got = await self._get(found, what, self.people["Anna"], f"{path}/{what}")
            if what == "before" and got:
                found.before = [line_of(one) for one in got]
            elif what == "replay" and got:
                found.first, found.points = got["first"], got["points"]
                found.tables = [table_text(one) for one in got["views"]]
            elif what == "record" and got:
                found.record = got
        if found.phase != "open" and found.seen:
            await self._look(found, name)
        return found

    async def glance(self, name: str) -> Table:
        """A table as its pages show it now."""
        found = Table()
        await self._look(found, name)
        return found

    async def _get(self, found: Table, what: str, person: Person, path: str) -> Any:
        try:
            if what == "record":
                answer = await person.ask_for("GET", path)
                if answer.status_code == 200:
                    return answer.text
            return await person.get(path)
        except Refusal as refusal:
            found.refused[what] = refusal.code
            return None

    def _take_info(self, found: Table, info: dict[str, Any]) -> None:
        found.phase, found.listed, found.start = info["phase"], info["listed"], info["start"]
        found.next, found.origin = self.names[info["next"]], self.names[info["origin"]]
        found.goes_on, found.box = info["goes_on"], info["box"]["digest"]
        found.chairs = [chair_of(one) for one in info["chairs"]]

    async def _look(self, found: Table, name: str) -> None:
        """What the pages show, the same to everybody but for the question."""
        for who in self.people:
            page = await self._up_to_date(who, name)
            at = page.at
            found.phase = at["phase"]
            found.lines = [line_of(one) for one in page.story]
            found.notes = [Note(one["n"], one["seat"], one["what"]) for one in page.notes]
            found.chat = [
                (one["name"], one["seat"], one["text"]) for one in page.chat
            ] or found.chat
            found.table = table_text(at["view"])
            found.ahead = [ahead(one) for one in at["forecast"]]
            found.vote, found.result = vote_of(at["poll"]), at["result"]
            found.chairs = [chair_of(one) for one in page.chairs]
            mine = [one["seat"] for one in page.chairs if one["mine"]]
            host = who in found.seen and found.seen[who].host
            found.seen[who] = Seen(mine, host, None, -1)
            if page.asked and page.asked["v"] == page.v:
                asked, undo = question(page.asked["ask"]), page.asked["undo"]
                found.seen[who] = Seen(mine, host, asked, undo)

    async def cards(self, who: str) -> list[Card]:
        """Somebody's games."""
        return self._cards((await self.people[who].get("/api/me"))["games"])

    async def lobby(self) -> list[Card]:
        """The tables that wait for anybody."""
        return self._cards(await self.people[NOBODY].get("/api/tables"))

    def _cards(self, found: list[dict[str, Any]]) -> list[Card]:
        return [
            Card(
                *(self.names[one["id"]], one["phase"], one["round"], one["step"]),
                *(one["my_turn"], one["copied"]),
                one["points"] if one["phase"] == "over" else None,
            )
            for one in found
        ]

    async def after_the_bot(self) -> int:
        """Wait until the bot that is to move has moved; the seat that is asked then."""
        page = await self.page(NOBODY, TO_MOVE)
        await page.until(lambda: not page.chairs[page.at["view"]["mover"]]["bot"])
        return int(page.at["view"]["mover"])

    # What may be done -------------------------------------------------------------------------

    async def foreseen(self, who: str, table: str, text: str) -> Foreseen | None:
        """What an answer would do; 0.1.0 did not look past a price that is asked or furs that are
        drawn next."""
        found = await (await self.page(who, table)).preview(text)
        if found["t"] != "preview":
            return None
        if found["preview"]["to_pay"] or found["preview"]["reveals"]:
            record = await self.people[who].ask_for("GET", f"/api/tables/{self.ids[table]}/record")
            return foreseen(read_text(record.text, self.box).state, text)
        return foreseen_in(found["preview"])

    async def undo(self, who: str, table: str, seat: int, to: int) -> Vote | int | str:
        """Take back: the vote it is put to, how many lines are left, or why it is refused."""
        page = await self._up_to_date(who, table)
        answer = await page.undo(seat, to)
        if answer["t"] != "answer":
            return str(answer["code"])
        return vote_of(page.at["poll"]) or len(page.story)

    async def vote(self, who: str, table: str, agree: bool) -> Vote | int:
        """Answer a takeback: the vote still open, or how many lines are left."""
        page = await self._up_to_date(who, table)
        answer = await page.vote(agree)
        assert answer["t"] == "answer", answer
        return vote_of(page.at["poll"]) or len(page.story)

    async def answer(self, who: str, table: str, text: str) -> bool:
        """Play on; whether that was accepted."""
        page = await self._up_to_date(who, table)
        return bool((await page.move(text))["t"] == "answer")

    async def asked(self, who: str, table: str) -> Question | None:
        """What somebody is asked now."""
        return question((await self._up_to_date(who, table)).question)

    async def join(self, who: str) -> str:
        """Take the seat of the link that was never used; the table."""
        wish = {"name": who, "token": self.invite}
        return self.names[(await self.people[who].post("/api/join", wish))["id"]]

    async def _up_to_date(self, who: str, table: str) -> Page:
        page = await self.page(who, table)
        await page.quiet()
        return page


def chair_of(found: dict[str, Any]) -> Chair:
    """A chair as it came."""
    return Chair(found["colour"], found["name"], found["kind"], found["bot"])


def line_of(found: dict[str, Any]) -> Line:
    """A line of the log as it came."""
    head = (found["n"], found["round"], found["step"], found["seat"], found["text"])
    return Line(*head, found["chosen"], [told["what"] for told in found["said"]])


def vote_of(found: dict[str, Any] | None) -> Vote | None:
    """A poll as it came."""
    return Vote(found["seat"], found["to"], found["waiting"]) if found else None


@asynccontextmanager
async def visit(kept: Path, folder: Path) -> AsyncIterator[Visit]:
    """A server of this version on a copy of the kept database."""
    shutil.copy(kept / "tables.db", folder / "tables.db")
    server = await Server(folder).start()
    made = Visit(kept, server)
    try:
        yield made
    finally:
        for page in made.pages.values():
            await page.close()
        for person in made.people.values():
            await person.http.aclose()
        await server.stop()
        server.check_log()
