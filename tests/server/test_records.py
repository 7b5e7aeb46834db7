"""What can be had of a game and made from it: record, moments, replay, copy, rematch, import."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

import nieuw
from nieuw.bots.levels import LEVELS
from nieuw.bots.rng import Rng
from nieuw.box.file import builtin, parse
from nieuw.core.names import CHANCE
from nieuw.game.reader import read
from nieuw.game.record import Record
from nieuw.game.turn import Sentence
from nieuw.game.writer import write
from nieuw.show.forecast import forecast
from nieuw.show.view import box_view, view
from playing import record_game
from server.client import Page, Person, Refusal
from server.conftest import People
from server.serving import Server
from server.tables import check_game, check_page, two_at_a_table

pytestmark = pytest.mark.anyio

GAMES = Path(__file__).parent.parent / "games"
BOX = Path(nieuw.__file__).parent / "box" / "boxes" / "reconstructed-1.toml"


def plain(value: Any) -> Any:
    """As it comes out of JSON."""
    return json.loads(json.dumps(value))


async def code(doing: Any) -> str:
    with pytest.raises(Refusal) as error:
        await doing
    return error.value.code


async def begun(people: People, server: Server, rounds: int = 1) -> tuple[Person, str, Page]:
    """A game with a bot, played for some rounds."""
    (host,) = await people(server)
    game = await host.new_table("me Anna", "bot uniform")
    page = await host.open(game)
    await page.play(Rng(7), lambda: page.at["view"]["round"] > rounds and page.question)
    return host, game, page


async def test_the_record_of_a_game(server: Server, people: People) -> None:
    host, game, page = await begun(people, server)
    answer = await host.ask_for("GET", f"/api/tables/{game}/record")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    name = f'attachment; filename="nieuw-amsterdam-{game}.nar"'
    assert answer.headers["content-disposition"] == name
    record = read(answer.text)
    assert record.seats == [("red", "Anna"), ("blue", "bot:uniform")] or len(record.seats) == 2
    assert [n for _, n in record.seats] == ["Anna", "bot:uniform"]
    assert [c for c, _ in record.seats] == [c["colour"] for c in page.chairs]
    check_page(page, record)
    assert await code(host.get("/api/tables/none/record")) == "no-such-table"


async def test_every_moment_of_a_game(server: Server, people: People) -> None:
    host, game, page = await begun(people, server)
    record = read(await host.record(game))
    n = 0
    for entry, s in record.states():
        if not isinstance(entry.what, Sentence):
            continue
        found = await host.get(f"/api/tables/{game}/at/{n}")
        assert found["n"] == n
        assert found["view"] == plain(view(s)), n
        assert found["forecast"] == plain([forecast(s, seat) for seat in range(s.seats)])
        n += 1
    assert n == len(page.story)
    last = await host.get(f"/api/tables/{game}/at/{n}")
    assert last == {"n": n, "view": page.at["view"], "forecast": page.at["forecast"]}
    for bad in (n + 1, -1, "x", "1" * 5000):
        assert await code(host.get(f"/api/tables/{game}/at/{bad}")) == "no-such-line"


async def test_the_replay_of_a_game(server: Server, people: People) -> None:
    host, game, page = await begun(people, server, 6)
    assert page.over
    record = await check_game(server, game, [page])
    found = await host.get(f"/api/tables/{game}/replay")
    assert found["story"] == page.story
    assert found["result"] == record.result()
    assert found["box"] == plain(box_view(builtin()))
    assert [c["name"] for c in found["chairs"]] == ["Anna", "uniform"]
    assert len(found["views"]) == len(page.story) + 1
    assert found["views"][0] == plain(view(record.first_state()))
    assert found["views"][-1] == page.at["view"]
    total = [sum(points) for points in zip(*found["points"].values(), strict=True)]
    assert total == record.result()
    text = await host.record(game)
    again = await host.post("/api/replay", {"record": text})
    assert [c.pop("kind") for c in again["chairs"]] == ["person", "bot"]
    for part in ("story", "views", "result", "points", "box"):
        assert again[part] == found[part]


@pytest.mark.parametrize("file", sorted(GAMES.glob("*.nar"))[::7], ids=lambda p: p.stem)
async def test_any_record_can_be_looked_at(file: Path, server: Server, people: People) -> None:
    (host,) = await people(server)
    record = read(file.read_text("utf-8"))
    tables = server.rows("select count(*) from game")
    found = await host.post("/api/replay", {"record": file.read_text("utf-8")})
    told = [(line["step"], line["seat"], line["text"]) for line in found["story"]]
    assert told == [tuple(line) for line in record.lines()]
    assert found["result"] == record.result()
    assert found["views"][-1] == plain(view(record.state))
    assert server.rows("select count(*) from game") == tables


@pytest.mark.parametrize("path", ["/api/replay", "/api/import"])
async def test_what_is_no_wish_for_a_record(path: str, server: Server, people: People) -> None:
    (host,) = await people(server)
    bad: list[Any] = [{}, {"record": 1}, {"record": "", "more": 1}, []]
    for wish in bad:
        assert await code(host.post(path, wish)) == "bad-request"


@pytest.mark.parametrize("path", ["/api/replay", "/api/import"])
@pytest.mark.parametrize("text", ["", "x", "Nieuw Amsterdam Record 1\n", "\0" * 9, "x" * 1_000_001])
async def test_what_is_no_record(path: str, text: str, server: Server, people: People) -> None:
    (host,) = await people(server)
    assert await code(host.post(path, {"record": text})) == "bad-record"
    record = write(record_game(2, 1, least=5))
    for box in ("no box", "a" * 501, "a." * 50_000 + "b = 1", "#\n" * 50_001):
        assert await code(host.post(path, {"record": record, "box": box})) == "bad-box"


async def test_a_record_is_played_on(server: Server, people: People) -> None:
    (host,) = await people(server)
    begun = record_game(3, 5, least=60)
    made = await host.post("/api/import", {"record": write(begun)})
    page = await host.open(made["id"])
    assert page.at["view"] == plain(view(begun.state))
    assert [(c["colour"], c["name"]) for c in page.chairs] == begun.seats
    assert all(c["mine"] for c in page.chairs)
    await page.play(Rng(1))
    assert begun.secret is not None
    record = await check_game(server, made["id"], [page], begun, unknown=draws(begun))
    assert record.start is None
    seeds = [segment.seed for segment in record.segments()]
    assert seeds[0] is None
    assert None not in seeds[1:]
    known = await host.post("/api/import", {"record": write(begun, reveal=True)})
    page = await host.open(known["id"])
    await page.play(Rng(2))
    record = await check_game(server, known["id"], [page], begun)
    assert record.segments()[0].seed == begun.secret.seed


async def test_a_copy_tells_no_seed_of_a_game_under_way(server: Server, people: People) -> None:
    """Its record has the original's lines; their seed is told once the original tells it."""
    host, game, page = await begun(people, server)
    lines = len(page.story)
    first = await host.post(f"/api/tables/{game}/copy", {"n": lines})
    back = lines - last_choice(page)
    second = await host.post(f"/api/tables/{first['id']}/copy", {"n": -back})
    before = read(await host.record(game))
    pages = [await host.open(one["id"]) for one in (first, second)]
    for one in pages:
        await one.play(Rng(3))
    secret = server.rows("select body from journal where game = ? and kind = 'seed'", game)[0][0]
    cut = before.first_lines(lines - back)
    assert len(cut.lines()) == lines - back
    for one, made, part in zip(pages, (first, second), (before, cut), strict=True):
        await check_game(server, made["id"], [one], part, unknown=draws(part))
        assert secret not in await host.record(made["id"])
    await page.play(Rng(4))
    for one, made, part in zip(pages, (first, second), (before, cut), strict=True):
        record = await check_game(server, made["id"], [one], part)
        assert record.segments()[0].seed == secret


async def test_the_log_before_a_game(server: Server, people: People) -> None:
    """A copy tells the original's log, line by line with the table after each, and nothing new."""
    host, game, page = await begun(people, server)
    n = last_choice(page)
    made = await host.post(f"/api/tables/{game}/copy", {"n": n})
    assert (await host.get(f"/api/tables/{made['id']}"))["goes_on"]
    assert not (await host.get(f"/api/tables/{game}"))["goes_on"]
    told = await host.get(f"/api/tables/{made['id']}/before")
    assert told == [{**line, "n": line["n"] - n} for line in page.story[:n]]
    assert await host.get(f"/api/tables/{game}/before") == []
    for back in (1, 5, n):
        moment = await host.get(f"/api/tables/{made['id']}/at/{-back}")
        assert moment == {**await host.get(f"/api/tables/{game}/at/{n - back}"), "n": -back}
    for wrong in (-n - 1, "-", "--1", "1-"):
        found = host.get(f"/api/tables/{made['id']}/at/{wrong}")
        assert await code(found) == "no-such-line"
    assert await code(host.get(f"/api/tables/{game}/at/-1")) == "no-such-line"


def last_choice(page: Page) -> int:
    """The number of lines before the last choice with three lines after it: a copy from there has
    just these, while one from before an answer that is forced has that answer too."""
    return max(n for n, line in enumerate(page.story[:-3]) if line["chosen"])


def draws(record: Record) -> int:
    """How many lines of a record were drawn."""
    return sum(line.seat == CHANCE for line in record.lines())


def sums(replay: Any) -> list[int]:
    """The points of all sources together."""
    return [sum(points) for points in zip(*replay["points"].values(), strict=True)]


async def test_a_game_played_on_knows_how_it_came(server: Server, people: People) -> None:
    """Its replay is whole, over any number of copies, and the points add up by source."""
    (host,) = await people(server)
    begun = record_game(3, 5, least=90)
    assert any(player.score for player in begun.state.players)
    seen = await host.post("/api/replay", {"record": write(begun)})
    made = await host.post("/api/import", {"record": write(begun)})
    page = await host.open(made["id"])
    await page.play(Rng(1), lambda: len(page.story) > 20 and page.question)
    at = next(n for n, line in enumerate(page.story) if n > 10 and line["chosen"])
    copy = await host.post(f"/api/tables/{made['id']}/copy", {"n": at})
    lines = len(seen["story"])
    told = seen["story"] + [{**line, "n": line["n"] + lines} for line in page.story[:at]]
    for game, first in ((made["id"], lines), (copy["id"], lines + at)):
        again = await host.open(game)
        await again.play(Rng(2))
        whole = await host.get(f"/api/tables/{game}/replay")
        assert whole["first"] == first
        assert whole["story"][: lines + at] == told
        assert len(whole["story"]) == first + len(again.story)
        assert whole["views"][: len(seen["views"])] == seen["views"]
        assert whole["views"][-1] == again.at["view"]
        assert "start" not in whole["points"]
        assert sums(whole) == whole["result"] == again.at["result"]
    wish = {"n": 10 - whole["first"]}
    early = await host.open((await host.post(f"/api/tables/{copy['id']}/copy", wish))["id"])
    assert early.at["view"] == seen["views"][10]
    wrong = {"n": -1 - whole["first"]}
    assert await code(host.post(f"/api/tables/{copy['id']}/copy", wrong)) == "no-such-line"


async def test_points_before_a_position_are_one_sum(server: Server, people: People) -> None:
    (host,) = await people(server)
    begun = record_game(3, 5, least=90)
    names = [name for _, name in begun.seats]
    bare = Record.new(begun.box, names, None, None, begun.state)
    made = await host.post("/api/import", {"record": write(bare)})
    page = await host.open(made["id"])
    await page.play(Rng(1))
    found = await host.get(f"/api/tables/{made['id']}/replay")
    assert found["first"] == 0
    assert found["points"]["start"] == [player.score for player in begun.state.players]
    assert sums(found) == found["result"] == page.at["result"]


async def test_a_finished_record_comes_in_finished(server: Server, people: People) -> None:
    (host,) = await people(server)
    over = record_game(2, 5)
    made = await host.post("/api/import", {"record": write(over)})
    page = await host.open(made["id"])
    assert page.over
    assert page.at["result"] == over.result()


async def test_a_record_is_played_on_from_any_line(server: Server, people: People) -> None:
    (host,) = await people(server)
    over = record_game(3, 5)
    text = write(over)
    lines = over.lines()
    n = next(at for at, line in enumerate(lines) if at > 40 and line.seat >= 0)
    wish = {"record": text, "n": n, "bot": "uniform"}
    page = await host.open((await host.post("/api/import", wish))["id"])
    seen = await host.post("/api/replay", {"record": text})
    assert page.at["view"] == seen["views"][n]
    assert [c["kind"] for c in page.chairs].count("person") == 1
    assert page.chairs[page.at["view"]["mover"]]["mine"]
    for wrong in (-2, len(lines) + 1):
        assert await code(host.post("/api/import", {**wish, "n": wrong})) == "no-such-line"
    assert await code(host.post("/api/import", {**wish, "bot": "nobody"})) == "unknown-bot"


async def test_a_box_of_ones_own(server: Server, people: People) -> None:
    """Kept with the games begun with it, so that their records can be read here without it."""
    (host,) = await people(server)
    text = BOX.read_text("utf-8").replace('name = "reconstructed-1"', 'name = "mine"')
    assert text != BOX.read_text("utf-8")
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "uniform"}]
    wish = {"seats": seats, "box": text, "start": "1"}
    made = await asyncio.gather(*(host.post("/api/tables", wish) for _ in range(5)))
    game = made[0]["id"]
    assert server.rows("select count(*) from box where name = 'mine'") == [(1,)]
    page = await host.open(game)
    await page.play(Rng(3), lambda: page.at["view"]["round"] > 0 and page.question)
    record = await host.record(game)
    assert "\nBox mine sha256:" in record
    for own in ({"record": record, "box": text}, {"record": record}):
        again = await host.post("/api/import", own)
        assert (await host.open(again["id"])).at["view"] == page.at["view"]
        seen = await host.post("/api/replay", own)
        assert seen["views"][-1] == page.at["view"]
    digest = parse(text.encode(), "mine").digest
    unknown = record.replace(digest, "sha256:" + "0" * 64)
    assert await code(host.post("/api/import", {"record": unknown})) == "bad-record"
    copy = await host.post(f"/api/tables/{game}/copy", {"n": 3, "bot": "uniform"})
    assert (await host.get(f"/api/tables/{copy['id']}"))["box"]["name"] == "mine"


async def test_a_copy_from_any_line(server: Server, people: People) -> None:
    host, game, page = await begun(people, server)
    before = server.journal(game)
    choices = [n for n, one in enumerate(page.story) if one["seat"] == 0]
    for n in (0, choices[1], choices[-1], len(page.story)):
        made = await host.post(f"/api/tables/{game}/copy", {"n": n})
        copy = await host.open(made["id"])
        moment = await host.get(f"/api/tables/{game}/at/{n}")
        if moment["view"]["mover"] != CHANCE:
            assert copy.at["view"] == moment["view"]
        assert [c["mine"] for c in copy.chairs] == [True, True]
    seeds = server.rows("select body from journal where kind = 'seed'")
    assert len(set(seeds)) == len(seeds)
    await copy.play(Rng(1))
    part = read(await host.record(game))
    await check_game(server, made["id"], [copy], part, unknown=draws(part))
    assert server.journal(game) == before


async def test_a_copy_against_bots(server: Server, people: People) -> None:
    host, game, page = await begun(people, server)
    n = max(k for k, one in enumerate(page.story) if one["seat"] == 1)
    made = await host.post(f"/api/tables/{game}/copy", {"n": n, "bot": "greedy"})
    copy = await host.open(made["id"])
    kinds = [(c["kind"], c["bot"], c["mine"]) for c in copy.chairs]
    assert sorted(kinds) == [("bot", "uniform", False), ("person", "", True)]
    assert [c["mine"] for c in copy.chairs] == [c["mine"] for c in page.chairs]
    assert (await host.get(f"/api/tables/{made['id']}"))["origin"] == game
    assert (await host.get(f"/api/tables/{game}"))["origin"] == ""
    cards = {card["id"]: card["copied"] for card in (await host.get("/api/me"))["games"]}
    assert cards == {made["id"]: True, game: False}
    await copy.play(Rng(1))
    part = read(await host.record(game)).first_lines(n)
    await check_game(server, made["id"], [copy], part, unknown=draws(part))
    path = f"/api/tables/{game}/copy"
    assert await code(host.post(path, {"n": 10**9})) == "no-such-line"
    assert await code(host.post(path, {"n": -1})) == "no-such-line"
    assert await code(host.post(path, {"n": 0, "bot": "deep"})) == "unknown-bot"
    assert await code(host.post("/api/tables/none/copy", {"n": 0})) == "no-such-table"


async def test_a_rematch_is_one_for_all(server: Server, people: People) -> None:
    hosts = await people(server, 3)
    game, pages = await two_at_a_table(hosts[:2], "bot uniform")
    for person in hosts[:2]:
        assert await code(person.post(f"/api/tables/{game}/rematch")) == "not-over"
    assert (await hosts[0].get(f"/api/tables/{game}"))["next"] == ""
    for page in pages:
        await page.hand(page.chairs.index(next(c for c in page.chairs if c["mine"])), "uniform")
    await pages[0].until_over()
    made = await asyncio.gather(
        *(person.post(f"/api/tables/{game}/rematch") for person in hosts[:2] * 3)
    )
    assert len({one["id"] for one in made}) == 1
    new = made[0]["id"]
    assert new != game
    assert (await hosts[0].get(f"/api/tables/{game}"))["next"] == new
    for person in hosts[:2]:
        info = await person.get(f"/api/tables/{new}")
        assert info["phase"] == "running"
        assert sorted((c["kind"], c["name"]) for c in info["chairs"]) == [
            ("bot", "uniform"),
            ("person", "Guest 1"),
            ("person", "Host"),
        ]
        assert [c["mine"] for c in info["chairs"]].count(True) == 1
    path = f"/api/tables/{game}/rematch"
    assert await code(hosts[2].post(path)) == "not-your-seat"


async def test_a_report_keeps_the_record(server: Server, people: People) -> None:
    host, game, _ = await begun(people, server, 0)
    assert await host.post(f"/api/tables/{game}/report", {"text": "é" * 5000}) == {}
    query = "select text, record from report where game = ?"
    assert server.rows(query, game) == [("é" * 4000, await host.record(game))]
    path = f"/api/tables/{game}/report"
    for text in ("", " \n"):
        assert await code(host.post(path, {"text": text})) == "empty"
    bad: list[Any] = [{}, {"text": None}, {"text": "x", "record": "mine"}]
    for wish in bad:
        assert await code(host.post(path, wish)) == "bad-request"
    waiting = await host.new_table("me", "open")
    for none in ("none", waiting):
        told = host.post(f"/api/tables/{none}/report", {"text": "x"})
        assert await code(told) == "no-such-table"
    assert len(server.rows("select 1 from report where game = ?", game)) == 1


async def test_my_games(server: Server, people: People) -> None:
    anna, bram = await people(server, 2)
    first = await anna.new_table("me", "open")
    second = await anna.new_table("me", "here Bea")
    cards = (await anna.get("/api/me"))["games"]
    assert [(c["id"], c["phase"], c["my_turn"]) for c in cards] == [
        (second, "running", True),
        (first, "open", False),
    ]
    assert (await bram.get("/api/me"))["games"] == []
    (token,) = (await anna.seat_tokens(first)).values()
    await bram.post("/api/join", {"name": "Bram", "token": token})
    (card,) = (await bram.get("/api/me"))["games"]
    assert (card["id"], card["phase"], card["my_turn"]) == (first, "running", False)
    assert [c["mine"] for c in card["chairs"]] == [False, True]
    assert await anna.get("/api/bots") == list(LEVELS)
