"""Tables of a release, played by three people on a real server of that release.

`write.py` runs this. It keeps the server's database and some records of its tables.
"""

from __future__ import annotations

import asyncio
import functools
import operator
import shutil
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

from nieuw.bots.rng import Rng
from server.client import Page, Person, any_answer
from server.serving import Server
from server.tables import seat_people

OWN_BOX = Path(__file__).parent / "0.1.0" / "box.toml"
BOOK = Path(__file__).parent.parent / "rulebook"
PAUSE = 40
"""Seconds after which the server lets a person make more tables."""
NAMES = ("Anna", "Bram", "Zsófia")
DAMAGE = {
    "unreadable": "update journal set body = 'xyzzy' where game = ? and seq = 9",
    "box-gone": "update game set box = 'sha256:0', box_name = 'gone' where id = ?",
    "history-gone": "update history set record = 'x' where game = ?",
    "bot-gone": "update seat set bot = 'gone' where game = ? and kind = 'bot'",
}


class Maker:
    """Three people on one server, and their tables."""

    def __init__(self, server: Server, people: list[Person], folder: Path) -> None:
        self.server = server
        self.people = people
        self.anna = people[0]
        self.folder = folder
        self.tables: dict[str, str] = {}
        self.invite = ""
        self.rng = Rng(1)

    async def own(self, name: str, *seats: str, **more: str) -> tuple[str, Page]:
        """A table that only Anna looks at."""
        self.tables[name] = game = await self.anna.new_table(*seats, **more)
        return game, await self.anna.open(game)

    async def shared(self, name: str, *seats: str) -> tuple[str, list[Page]]:
        """A table of several people, each with a page."""
        guests = self.people[: 1 + seats.count("open")]
        self.tables[name] = game = await seat_people(guests, seats)
        return game, [await person.open(game) for person in guests]

    async def play(self, pages: list[Page], enough: Callable[[Page], object]) -> Page:
        """Play until `enough` says so of the page whose seat has to answer."""
        first = pages[0]
        while True:
            await first.until(lambda: first.over or asked_of(pages))
            if first.over:
                return first
            page = asked_of(pages)[0]
            await page.until_version(first.v)
            await page.until_asked()
            if enough(page):
                return page
            await self.answer(page)
            for p in pages:
                await p.until_version(page.v)

    async def answer(self, page: Page) -> int:
        """Answer the question on a page; the number of the line in the log."""
        line, v = len(page.story), page.v
        answer = await page.move(any_answer(await page.until_asked(), self.rng))
        assert answer["t"] == "answer", answer
        await page.until(lambda: page.v > v)
        return line

    async def keep(self, file: str, game: str) -> str:
        """The record of a table as a file."""
        text = await self.anna.record(game)
        (self.folder / "records" / file).write_text(text, "utf-8")
        return text

    # Tables -----------------------------------------------------------------------------------

    async def finished(self) -> None:
        """Whole games: with bots, chat and a rematch; on one device; with undos."""
        game, page = await self.own("finished", "me Anna", "bot uniform", "bot greedy")
        await page.say("Good luck!")
        await self.play([page], lambda p: False)
        await page.say("Well played.")
        text = await self.keep("finished.nar", game)
        self.tables["rematch"] = (await self.anna.post(f"/api/tables/{game}/rematch"))["id"]
        rematch = await self.anna.open(self.tables["rematch"])
        await self.play([rematch], lambda p: p.at["view"]["round"] == 2)
        body = text.split("\n")
        at = body.index("round 3")
        body[at:at] = ["; Here Anna thought for a long time.", ";"]
        body.insert(body.index(""), "Event A game between friends")
        commented = "\n".join(body)
        (self.folder / "records" / "comments.nar").write_text(commented, "utf-8")
        game, page = await self.own("hot-seat-finished", "me Anna", "here Bea")
        await self.play([page], lambda p: False)
        await self.keep("hot-seat.nar", game)
        game, page = await self.own("segments", "bot uniform", "bot uniform", "me Anna")
        for _ in range(3):
            await self.back_past_a_draw(page)
        await self.play([page], lambda p: False)
        last = max(n for n, line in enumerate(page.story) if line["chosen"] and line["seat"] == 2)
        assert (await page.undo(2, last))["t"] == "answer"
        await page.until(lambda: not page.over)
        await self.play([page], lambda p: False)
        await self.keep("segments.nar", game)

    async def back_past_a_draw(self, page: Page) -> None:
        """Undo a choice that led to a draw."""
        while True:
            await self.play([page], lambda p: True)
            line = await self.answer(page)
            drawn = any(line["seat"] == -1 for line in page.story[line:])
            await self.play([page], lambda p: True)
            if drawn:
                break
        assert (await page.undo(page.story[line]["seat"], line))["t"] == "answer"
        await page.until(lambda: len(page.story) == line)

    async def running(self) -> None:
        """Running games: with people, with bots, on one device, with five seats."""
        game, pages = await self.shared("people", "me Anna", "open", "open")
        await pages[1].say("Hello, all.")
        await self.play(pages, lambda p: p.at["view"]["round"] == 3)
        await pages[2].say("My turn?")
        await self.keep("running.nar", game)
        _, page = await self.own("bots", "bot deckhand", "me Anna", "bot greedy", "bot uniform")
        await self.play([page], lambda p: p.at["view"]["round"] == 2)
        _, page = await self.own("hot-seat", "me Anna", "here Bea", "here Cas", "here Dan")
        await self.play([page], lambda p: p.question and p.question["kind"] == "turn")
        await self.answer(page)
        seats = ("me Anna", "open", "open", "bot uniform", "bot uniform")
        _, pages = await self.shared("five", *seats)
        await self.play(pages, lambda p: p.at["view"]["round"] == 2)

    async def votes(self) -> None:
        """Undos: put to the vote, agreed to, refused, overtaken by a move, free."""
        seats = ("me Anna", "open", "open")
        for name in ("asked", "agreed", "refused", "moot"):
            _, pages = await self.shared(name, *seats)
            page = await self.play(pages, lambda p: p.question and p.question["kind"] == "bid")
            line = await self.answer(page)
            other = await self.play(pages, functools.partial(operator.is_not, page))
            await self.answer(other)
            for p in pages:
                await p.until_version(other.v)
            asking = pages.index(page)
            assert (await page.undo(asking, line))["t"] == "answer"
            others = [p for p in pages if p is not page]
            for n, other in enumerate(others):
                await other.until_poll(2 - n)
                if name == "moot":
                    break
                if name == "asked" and n:
                    break
                agree = name != "refused" or n == 0
                assert (await other.vote(agree))["t"] == "answer"
            for p in pages:
                await p.until_version(max(p.v for p in pages))
            if name == "moot":
                await self.play(pages, functools.partial(longer_than, line + 3))
        _, pages = await self.shared("undone", "me Anna", "open")
        await self.play(pages, lambda p: p.question and p.question["kind"] == "turn")
        while True:
            page = await self.play(pages, lambda p: True)
            line = await self.answer(page)
            if page.question and all(line["seat"] >= 0 for line in page.story[line:]):
                break
            for p in pages:
                await p.until_version(page.v)
        assert (await page.undo(pages.index(page), line))["t"] == "answer"
        await self.play(pages, lambda p: p.asked and p.asked["undo"] >= 0)
        await self.sat_in()

    async def sat_in(self) -> None:
        """Bots that play for people: one still does, one no longer."""
        _, pages = await self.shared("sat-in", "me Anna", "open", "open")
        assert (await pages[1].hand(1, "deckhand"))["t"] == "answer"
        assert (await pages[2].hand(2, "uniform"))["t"] == "answer"
        await pages[0].until(lambda: pages[0].chairs[2]["bot"])
        await self.play(pages[:1], lambda p: len(p.story) > 20)
        assert (await pages[2].hand(2, ""))["t"] == "answer"
        await self.play([pages[0], pages[2]], lambda p: len(p.story) > 30)

    async def following(self) -> None:
        """Games that continue others or a position, and a game with a box of its own."""
        origin = self.tables["people"]
        wish = {"n": 20, "bot": "greedy"}
        await self.go_on("copied", f"/api/tables/{origin}/copy", wish, 6)
        await self.go_on("copied-twice", f"/api/tables/{self.tables['copied']}/copy", {"n": -5}, 4)
        over = self.tables["finished"]
        await self.go_on("copied-over", f"/api/tables/{over}/copy", {"n": 40, "bot": "uniform"}, 3)
        text = (self.folder / "records" / "comments.nar").read_text("utf-8")
        wish = {"record": text, "n": 60, "bot": "uniform"}
        await self.go_on("imported", "/api/import", wish, 5)
        text = (BOOK / "E10.nar").read_text("utf-8")
        page = await self.go_on("position", "/api/import", {"record": text}, 0)
        await self.play([page], lambda p: False)
        await self.keep("position.nar", self.tables["position"])
        own = OWN_BOX.read_text("utf-8")
        (self.folder / "box.toml").write_text(own, "utf-8")
        game, page = await self.own("own-box", "me Anna", "bot uniform", "here Bea", box=own)
        await self.play([page], lambda p: p.at["view"]["round"] == 2)
        await self.keep("own-box.nar", game)

    async def go_on(self, name: str, path: str, wish: dict[str, object], lines: int) -> Page:
        """A game that continues another, played for some lines."""
        self.tables[name] = (await self.anna.post(path, wish))["id"]
        page = await self.anna.open(self.tables[name])
        await self.play([page], lambda p: len(p.story) >= lines)
        return page

    async def waiting(self) -> None:
        """Tables that have not begun: a listed one, and one with a link that nobody has used."""
        seats = ("me Anna", "open", "bot uniform")
        self.tables["listed"] = await self.anna.new_table(*seats, listed=True)
        self.tables["invited"] = game = await self.anna.new_table("me Anna", "open")
        (self.invite,) = (await self.anna.seat_tokens(game)).values()

    async def damaged(self) -> None:
        """Tables that `DAMAGE` breaks afterwards; no bot is to move at any of them."""
        for name in ("unreadable", "box-gone"):
            _, page = await self.own(name, "me Anna", "here Bea")
            await self.play([page], lambda p: len(p.story) > 12)
        wish = {"n": 12, "bot": "uniform"}
        path = f"/api/tables/{self.tables['hot-seat']}/copy"
        await self.go_on("history-gone", path, wish, 3)
        _, page = await self.own("bot-gone", "me Anna", "bot uniform")
        await self.play([page], lambda p: len(p.story) > 15)
        await self.anna.post("/api/me", {"prefs": {"pause": 5000}})


def longer_than(lines: int, page: Page) -> bool:
    """Whether the log has more lines."""
    return len(page.story) > lines


def asked_of(pages: list[Page]) -> list[Page]:
    """The page whose seat has to answer, if it is a person's."""
    mover = pages[0].at["view"]["mover"]
    asked = [page for page in pages if mover >= 0 and page.chairs[mover]["mine"]]
    return asked if not pages[0].chairs[max(0, mover)]["bot"] else []


async def make(folder: Path) -> None:
    """`tables.db`, `tables.txt`, `box.toml` and some records, in the folder of a release."""
    (folder / "records").mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        server = await Server(Path(place)).start()
        people = [Person(server) for _ in NAMES]
        for person, name in zip(people, NAMES, strict=True):
            await person.post("/api/me", {"name": name, "prefs": {"pause": 0}})
        maker = Maker(server, people, folder)
        parts: tuple[Callable[[], Awaitable[None]], ...] = (
            *(maker.finished, maker.running, maker.votes, maker.following),
            *(maker.waiting, maker.damaged),
        )
        for part in parts:
            await part()
            await asyncio.sleep(0 if part == maker.damaged else PAUSE)
        await server.kill()
        for person in people:
            await person.http.aclose()
        with sqlite3.connect(server.file) as db:
            for name, query in DAMAGE.items():
                assert db.execute(query, (maker.tables[name],)).rowcount > 0
            db.commit()
            db.execute("pragma journal_mode=delete")
            db.execute("vacuum")
        db.close()
        shutil.copy(server.file, folder / "tables.db")
    lines = [f"person {n} {p.cookie}" for n, p in zip(NAMES, people, strict=True)]
    lines += [f"invite {maker.invite}"]
    lines += [f"table {name} {game}" for name, game in maker.tables.items()]
    (folder / "tables.txt").write_text("\n".join(lines) + "\n", "utf-8")
