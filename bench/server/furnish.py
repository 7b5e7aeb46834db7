"""Databases with many games, made by 0.1.0 itself: a few games are played on its server, then
their rows are multiplied. The present server gets copies of the same files.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from bench.server.pages import Connection, Heard, Page, Person, page
from bench.server.releases import Release, Server, serving

UNDOS, FEW_UNDOS = 5_000, 500
"""Takebacks in one long game; fewer for 0.1.0, which takes half a minute for 5,000."""
LONG_GAMES, FEW_LONG_GAMES = 20, 3
"""How many such games there are: each is opened cold once."""
GAMES_OF_ONE = 500
RUNNING_OF_ONE = 10
"""How many of them still run."""
OTHERS = 10
"""Tables whose moves are timed while others disturb them."""
CROWD = 60
"""People who come to watch, with several pages each."""
BOT = "farmer"
LAST_ROUND = 6
BIG = 990_000
"""Letters of a record that is nearly all comments."""


class Models(NamedTuple):
    """Games that were played, to be multiplied, and the people at them."""

    database: Path
    host: Person
    many: Person
    """Who has hundreds of games."""
    crowd: list[Person]
    game: str
    """One from its beginning to its end, four seats of one person."""
    middle: int
    """An entry of its journal after which somebody is asked."""
    mover: int
    """Who is asked then."""
    late: int
    """The last entry in it that repeats a move after a takeback."""
    move: str
    """That move."""
    seat: int
    """Whose it is."""
    fresh: str
    """A game for two that has just begun."""
    big: str
    """A game that goes on from a record of a megabyte."""
    record: str
    """That record."""

    @property
    def others(self) -> list[str]:
        """The tables that others play at."""
        return [f"other-{n}" for n in range(OTHERS)]

    @property
    def long(self) -> list[str]:
        """The games with thousands of takebacks."""
        return [f"long-{n}" for n in range(LONG_GAMES)]

    @property
    def shorter(self) -> list[str]:
        """The games with hundreds of takebacks."""
        return [f"shorter-{n}" for n in range(FEW_LONG_GAMES)]


def play_models(release: Release, database: Path) -> Models:
    """Play the models on a server of 0.1.0."""
    with serving(release, database) as server:
        with opened(database) as db:
            host, many, *crowd = [_new_person(db, f"Person {n}") for n in range(2 + CROWD)]
        seats = [{"kind": "me", "name": "Ann"}]
        seats += [{"kind": "here", "name": name} for name in ("Ben", "Cas", "Dirk")]
        game = _make(Connection(server), host, seats)
        late = asyncio.run(_play(server, game, host))
        connection = Connection(server)
        fresh = _make(connection, host, seats[:2])
        text = connection.ask(host, f"/api/tables/{game}/record")[1].decode()
        comments = ";\n" * ((BIG - len(text)) // 2)
        record = text.replace("round 1\n", f"round 1\n{comments}", 1)
        big = json.loads(connection.ask(host, "/api/import", {"record": record, "n": 60})[1])["id"]
    with opened(database) as db:
        last = db.execute("select max(seq) from journal where game = ?", [game]).fetchone()[0]
        asked = "select seq - 1, seat from journal where game = ? and kind = 'move' and seq > ?"
        middle, mover = db.execute(asked, [game, last * 2 // 5]).fetchone()
        repeated = "select body, seat from journal where game = ? and seq = ?"
        move, seat = db.execute(repeated, [game, late]).fetchone()
    return Models(
        database=database,
        host=host,
        many=many,
        crowd=crowd,
        game=game,
        middle=middle,
        mover=mover,
        late=late,
        move=move,
        seat=seat,
        fresh=fresh,
        big=big,
        record=record,
    )


def many_games(models: Models, database: Path, games: int) -> None:
    """A file with running games; no bot is to move in them yet."""
    shutil.copy(models.database, database)
    with opened(database) as db:
        for n in range(games):
            _copy(db, models.game, f"running-{n:05}", models.host, "running", models.middle)
        _others(db, models)


def give_to_bots(models: Models, database: Path, games: int) -> None:
    """Let bots be asked in the first of the running games."""
    with opened(database) as db:
        db.execute(
            "update seat set kind = 'bot', bot = ?, name = ?, person = '' "
            "where seat = ? and game >= 'running-00000' and game < ?",
            [BOT, BOT, models.mover, f"running-{games:05}"],
        )


def bots_waiting(models: Models, database: Path, games: int) -> int:
    """In how many of those games the bot has not moved yet."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True, timeout=60)) as db:
        (moved,) = db.execute(
            "select count(distinct game) from journal "
            "where game >= 'running-00000' and game < ? and seq > ?",
            [f"running-{games:05}", models.middle],
        ).fetchone()
        return games - int(moved)


def unfilled(database: Path) -> int:
    """How many rows of 0.1.0 still don't tell where their game stands."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True, timeout=60)) as db:
        (rows,) = db.execute(
            "select count(*) from game where phase != 'open' and seq = 0"
        ).fetchone()
        return int(rows)


def busy_tables(models: Models, database: Path) -> None:
    """A file with a person of many games, games of many takebacks, and tables of others."""
    shutil.copy(models.database, database)
    with opened(database) as db:
        for n in range(GAMES_OF_ONE):
            running = n < RUNNING_OF_ONE
            upto = models.middle if running else None
            phase = "running" if running else "over"
            _copy(db, models.game, f"mine-{n:03}", models.many, phase, upto)
        _copy(db, models.game, "late", models.many, "running", models.late)
        for game in models.long:
            _copy_with_undos(db, models, game, UNDOS)
        for game in models.shorter:
            _copy_with_undos(db, models, game, FEW_UNDOS)
        _others(db, models)


def _others(db: sqlite3.Connection, models: Models) -> None:
    for game in models.others:
        _copy(db, models.fresh, game, models.host, "running")


@contextmanager
def opened(database: Path) -> Iterator[sqlite3.Connection]:
    """A database to write to, quickly: nobody would miss it."""
    with closing(sqlite3.connect(database, timeout=60)) as db:
        db.execute("pragma synchronous = off")
        with db:
            yield db
        db.execute("pragma wal_checkpoint(truncate)")


def _new_person(db: sqlite3.Connection, name: str) -> Person:
    person = Person(name.lower().replace(" ", "-"), f"cookie-of-{name.split()[-1]}")
    token = hashlib.sha256(person.cookie.encode()).hexdigest()
    db.execute(
        "insert into person (id, token, name, prefs, made) values (?, ?, ?, '{}', 0)",
        [person.id, token, name],
    )
    return person


def _make(connection: Connection, person: Person, seats: list[dict[str, str]]) -> str:
    """A table that begins at once, the first seat first."""
    status, data = connection.ask(person, "/api/tables", {"seats": seats, "start": "1"})
    if status != 200:
        raise RuntimeError(f"no table was made: {data!r}")
    return str(json.loads(data)["id"])


async def _play(server: Server, game: str, person: Person) -> int:
    """A game to its end, some moves of the last round taken back and made again; the entry of the
    last one of those."""
    rng = random.Random(1)
    late = 0
    async with page(server, game, person) as seen:
        while (asked := await _next(seen)) is not None:
            text, v = await seen.move(asked, rng)
            if json.loads(bytes(seen.view))["round"] < LAST_ROUND:
                continue
            again = await _next(seen)
            if again is None:
                break
            if again.v == v and again.undo >= 0:
                seat = json.loads(bytes(asked.ask))["seat"]
                await seen.insist("undo", v=v, seat=seat, to=again.undo)
                asked = await seen.question()
                late = (await seen.insist("move", v=asked.v, seat=seat, text=text)).v
            else:
                seen.asked.put_nowait(again)
    return late


async def _next(seen: Page) -> Heard | None:
    """The next question; None where the game is over."""
    over = asyncio.create_task(seen.over.wait())
    asked = asyncio.create_task(seen.question())
    await asyncio.wait([over, asked], return_when=asyncio.FIRST_COMPLETED)
    over.cancel()
    if asked.done():
        return asked.result()
    asked.cancel()
    return None


def _copy(
    db: sqlite3.Connection,
    model: str,
    game: str,
    person: Person,
    phase: str,
    upto: int | None = None,
) -> None:
    """A game like its model, up to an entry, with one person in all seats."""
    _copy_rows(db, model, game, person, phase)
    _copy_journal(db, model, game, 0, 1 << 30 if upto is None else upto)


def _copy_rows(db: sqlite3.Connection, model: str, game: str, person: Person, phase: str) -> None:
    db.execute(
        "insert into game (id, host, box, box_name, phase, listed, start, position, parent, next,"
        " made, changed) select ?, ?, box, box_name, ?, listed, start, position, parent, '',"
        " made, changed from game where id = ?",
        [game, person.id, phase, model],
    )
    db.execute(
        "insert into seat (game, seat, colour, name, kind, person, bot, invite)"
        " select ?, seat, colour, name, kind, ?, bot, '' from seat where game = ?",
        [game, person.id, model],
    )


def _copy_journal(
    db: sqlite3.Connection, model: str, game: str, after: int, upto: int, later: int = 0
) -> None:
    """The entries after one and up to another, with numbers that are later by some."""
    db.execute(
        "insert into journal (game, seq, kind, person, seat, request, body, at)"
        " select ?, seq + ?, kind, person, seat, null, body, at from journal"
        " where game = ? and seq > ? and seq <= ? order by seq",
        [game, later, model, after, upto],
    )


def _copy_with_undos(db: sqlite3.Connection, models: Models, game: str, undos: int) -> None:
    """The finished game, with its last takeback and the same move again many times over."""
    _copy_rows(db, models.game, game, models.host, "over")
    _copy_journal(db, models.game, game, 0, models.late)
    for n in range(1, undos + 1):
        _copy_journal(db, models.game, game, models.late - 2, models.late, 2 * n)
    _copy_journal(db, models.game, game, models.late, 1 << 30, 2 * undos)
