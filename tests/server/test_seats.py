"""Chairs: one-time links, listed tables, the host, watchers, and another device."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import Any

import pytest

from nieuw.bots.rng import Rng
from nieuw.box.file import builtin_text
from server.client import Person, Refusal, any_answer
from server.conftest import People
from server.serving import Server
from server.tables import seat_people

pytestmark = pytest.mark.anyio


async def refused(doing: Any) -> str:
    """The code of a refusal."""
    with pytest.raises(Refusal) as error:
        await doing
    assert error.value.status == 400
    return error.value.code


async def join(person: Person, token: str, name: str = "Guest") -> Any:
    return await person.post("/api/join", {"name": name, "token": token})


async def test_a_link_works_once(server: Server, people: People) -> None:
    host, anna, bram = await people(server, 3)
    game = await host.new_table("me", "open", "open")
    links = await host.post(f"/api/tables/{game}/links")
    assert [one["seat"] for one in links] == [1, 2]
    tokens = [await host.link(one["path"]) for one in links]
    assert [one["path"] for one in links] == [f"#/join/{token}" for token in tokens]
    assert await join(anna, tokens[0]) == {"id": game}
    assert await refused(join(bram, tokens[0])) == "seat-taken"
    assert await refused(join(anna, tokens[0])) == "seat-taken"
    info = await anna.get(f"/api/tables/{game}")
    assert info["phase"] == "open"
    assert [(c["kind"], c["name"], c["mine"]) for c in info["chairs"]] == [
        ("person", "Host", False),
        ("person", "Guest", True),
        ("open", "", False),
    ]
    assert await join(bram, tokens[1], "Bram") == {"id": game}
    assert (await bram.get(f"/api/tables/{game}"))["phase"] == "running"
    assert await host.post(f"/api/tables/{game}/links") == []


async def test_fresh_links_kill_older_ones(server: Server, people: People) -> None:
    host, anna = await people(server, 2)
    game = await host.new_table("me", "open", "open")
    old = await host.seat_tokens(game)
    new = await host.seat_tokens(game)
    assert set(old.values()).isdisjoint(new.values())
    for token in old.values():
        assert await refused(join(anna, token)) == "seat-taken"
    assert await join(anna, new[2]) == {"id": game}


async def test_a_link_claimed_by_many_at_once(server: Server, people: People) -> None:
    host, *guests = await people(server, 9)
    game = await host.new_table("me", "open")
    (token,) = (await host.seat_tokens(game)).values()
    found = await asyncio.gather(
        *(join(guest, token, f"Guest {n}") for n, guest in enumerate(guests)),
        return_exceptions=True,
    )
    assert [one for one in found if one == {"id": game}] == [{"id": game}]
    assert [one.code for one in found if isinstance(one, Refusal)] == ["seat-taken"] * 7
    assert len([row for row in server.journal(game) if row.kind == "seed"]) == 1


async def test_the_last_guest_and_the_host_start_at_once(server: Server, people: People) -> None:
    for n in range(8):
        host, guest = await people(server, 2)
        game = await host.new_table("me", "open")
        (token,) = (await host.seat_tokens(game)).values()
        found: Any = await asyncio.gather(
            join(guest, token, f"Guest {n}"),
            host.post(f"/api/tables/{game}/start"),
            return_exceptions=True,
        )
        came, started = found
        assert started == {}
        chair = (await guest.get(f"/api/tables/{game}"))["chairs"][1]
        if isinstance(came, Refusal):
            assert (came.code, chair["kind"], chair["mine"]) == ("seat-taken", "bot", False)
        else:
            assert (chair["kind"], chair["name"], chair["mine"]) == ("person", f"Guest {n}", True)
        assert len([row for row in server.journal(game) if row.kind == "seed"]) == 1


async def test_nobody_comes_in_by_a_wrong_link(server: Server, people: People) -> None:
    host, anna = await people(server, 2)
    game = await host.new_table("me", "open")
    assert await refused(join(anna, "nonsense")) == "seat-taken"
    assert await refused(join(anna, "")) == "link-used"
    assert await refused(anna.post(f"/api/tables/{game}/links")) == "not-the-host"
    assert await refused(anna.post(f"/api/tables/{game}/start")) == "not-the-host"
    assert await refused(anna.post("/api/tables/none/start")) == "no-such-table"
    assert await refused(host.post("/api/tables/none/links")) == "not-the-host"


@pytest.mark.parametrize("listed", [True, False])
async def test_a_listed_table_is_open_to_all(listed: bool, server: Server, people: People) -> None:
    host, anna, bram = await people(server, 3)
    game = await host.new_table("me", "open", "open", listed=listed)
    shown = [card["id"] for card in await anna.get("/api/tables")]
    assert (game in shown) == listed
    sit = {"name": "Anna", "seat": 1}
    if not listed:
        assert await refused(anna.post(f"/api/tables/{game}/sit", sit)) == "no-such-table"
        tokens = await host.seat_tokens(game)
        wish = {**sit, "token": tokens[1]}
        assert await refused(anna.post(f"/api/tables/{game}/sit", wish)) == "no-such-table"
        return
    assert await anna.post(f"/api/tables/{game}/sit", sit) == {"id": game}
    path = f"/api/tables/{game}/sit"
    assert await refused(bram.post(path, {"name": "Bram", "seat": 1})) == "seat-taken"
    assert await refused(bram.post(path, {"name": "Bram", "seat": 0})) == "seat-taken"
    assert await refused(bram.post(path, {"name": "Bram", "seat": -1})) == "seat-taken"
    for seat in (5, -2, 10**30):
        assert await refused(bram.post(path, {"name": "Bram", "seat": seat})) == "bad-seats"
    assert await bram.post(path, {"name": "Bram", "seat": 2}) == {"id": game}
    assert game not in [card["id"] for card in await anna.get("/api/tables")]


async def test_the_host_starts_with_bots(server: Server, people: People) -> None:
    host, anna = await people(server, 2)
    game = await host.new_table("me", "open", "open")
    tokens = await host.seat_tokens(game)
    assert await host.post(f"/api/tables/{game}/start") == {}
    assert await host.post(f"/api/tables/{game}/start") == {}
    page = await host.open(game)
    assert [(c["kind"], c["bot"]) for c in page.chairs] == [
        ("person", ""),
        ("bot", "farmer"),
        ("bot", "farmer"),
    ]
    for token in tokens.values():
        assert await refused(join(anna, token)) == "seat-taken"


async def test_start_says_who_begins(server: Server, people: People) -> None:
    (host,) = await people(server)
    colours = ["blue", "red", "green"]
    for start in ("1", "2", "3"):
        seats = [{"kind": "me", "name": name} for name in "ABC"]
        made = await host.post("/api/tables", {"seats": seats, "start": start})
        chairs = (await host.get(f"/api/tables/{made['id']}"))["chairs"]
        first = int(start) - 1
        assert [c["name"] for c in chairs] == [*"ABC"[first:], *"ABC"[:first]]
        assert [c["seat"] for c in chairs] == [0, 1, 2]
    assert len({c["colour"] for c in chairs}) == len(colours)


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"seats": []}, "bad-seats"),
        ({"seats": [{"kind": "me"}]}, "bad-seats"),
        ({"seats": [{"kind": "open"}] * 6}, "bad-seats"),
        ({"seats": [{"kind": "person"}, {"kind": "open"}]}, "bad-request"),
        ({"seats": [{"kind": "me"}, {"kind": "open"}]}, "bad-name"),
        ({"seats": [{"kind": "here"}, {"kind": "open"}], "name": "Anna"}, "bad-name"),
        ({"seats": [{"kind": "open", "colour": "pink"}, {"kind": "open"}]}, "bad-colour"),
        ({"seats": [{"kind": "open", "colour": "blue"}] * 2}, "bad-colour"),
        ({"seats": [{"kind": "bot", "bot": "deep"}, {"kind": "open"}]}, "unknown-bot"),
        ({"seats": [{"kind": "open"}] * 2, "start": "3"}, "bad-start"),
        ({"seats": [{"kind": "open"}] * 2, "start": "0"}, "bad-start"),
        ({"seats": [{"kind": "open"}] * 2, "start": "1" * 5000}, "bad-start"),
        ({"seats": [{"kind": "open"}] * 2, "box": "x"}, "bad-box"),
        ({"seats": [{"kind": "open"}] * 2, "box": "#\n" * 50_001}, "bad-box"),
        ({"seats": [{"kind": "open"}] * 2, "box": "a." * 50_000 + "b = 1"}, "bad-box"),
        ({"seats": [{"kind": "open"}] * 2, "name": "x" * 61}, "bad-name"),
        ({"seats": [{"kind": "open"}] * 2, "name": "a\u0007"}, "bad-name"),
        ({"seats": [{"kind": "me", "name": "x" * 61}, {"kind": "open"}]}, "bad-name"),
        ({"seats": [{"kind": "me", "name": "tab\tbell\u0007"}, {"kind": "open"}]}, "bad-name"),
        ({"seats": [{"kind": "open"}] * 2, "more": 1}, "bad-request"),
        ({"seats": 2}, "bad-request"),
        ([], "bad-request"),
    ],
)
async def test_no_such_table_is_made(wish: Any, code: str, server: Server, people: People) -> None:
    (host,) = await people(server)
    assert await refused(host.post("/api/tables", wish)) == code
    me = await host.get("/api/me")
    assert (me["name"], me["games"]) == ("", [])


BOX = builtin_text("reconstructed-1")


def phrase(key: str, /, **args: Any) -> dict[str, Any]:
    """A phrase as it is sent."""
    return {"t": "phrase", "id": key, "args": args}


@pytest.mark.parametrize(
    ("box", "problem"),
    [
        ("x = 'a", phrase("box-got-mistake-at-end", reason='Expected "\'"')),
        ("#\n" * 50_001, phrase("box-problem-long", letters=100_000, line=500)),
        (
            BOX.replace("\n[ship]", "\n25 = {}\n[ship]"),
            phrase("box-problem-only-land", key="land.25", last=24),
        ),
        (
            BOX.replace("boats = [1, 1, 1, 1]", "boats = [1, 1, 1, 2]"),
            phrase(
                "box-problem-own-name",
                key="name",
                got=phrase("box-got-builtin-name", name="reconstructed-1"),
            ),
        ),
        (
            BOX.replace("[land]", "[lend]"),
            phrase(
                "box-problem-more",
                n=1,
                problem=phrase("box-problem-table", key="land", got=phrase("box-got-nothing")),
            ),
        ),
    ],
)
async def test_why_a_box_is_refused(
    box: str, problem: dict[str, Any], server: Server, people: People
) -> None:
    """In a phrase, which the page says in its reader's language."""
    (host,) = await people(server)
    with pytest.raises(Refusal) as error:
        await host.post("/api/tables", {"seats": [{"kind": "open"}] * 2, "box": box})
    assert (error.value.code, error.value.detail) == ("bad-box", problem)


async def test_the_built_in_box_may_be_brought(server: Server, people: People) -> None:
    (host,) = await people(server)
    made = await host.post("/api/tables", {"seats": [{"kind": "open"}] * 2, "box": BOX})
    assert (await host.get(f"/api/tables/{made['id']}"))["box"]["name"] == "reconstructed-1"


async def test_names_are_tidied(server: Server, people: People) -> None:
    (host,) = await people(server)
    game = await host.new_table("me", "here  Bea   Beta ", name="  Anna ")
    assert [c["name"] for c in (await host.get(f"/api/tables/{game}"))["chairs"]] == [
        "Host",
        "Bea Beta",
    ]
    assert (await host.get("/api/me"))["name"] == "Anna"
    for name, code in (("", "bad-name"), (" ", "bad-name"), ("x" * 61, "bad-name")):
        game = await host.new_table("me", "open")
        (token,) = (await host.seat_tokens(game)).values()
        assert await refused(join(host, token, name)) == code
    assert await join(host, token, "x" * 60) == {"id": game}


async def test_a_watcher_sees_and_is_not_asked(server: Server, people: People) -> None:
    hosts = await people(server, 3)
    game = await seat_people(hosts[:2], ("me", "open"))
    players = [await person.open(game) for person in hosts[:2]]
    watcher = await hosts[2].open(game)
    hosts[2].cookie = ""
    stranger = await hosts[2].open(game)
    question = await players[0].until_asked()
    choice = question["options"][0]["choices"][0]["text"]
    answer = await players[0].move(choice)
    for page in (watcher, stranger):
        await page.until_version(answer["v"])
        assert page.at == players[0].at
        await page.quiet()
        assert page.asked is None
        assert [c["mine"] for c in page.chairs] == [False, False]
    await players[1].until_asked()
    await players[0].quiet()
    assert players[0].question is None


async def test_to_another_device(server: Server, people: People) -> None:
    anna, phone, thief = await people(server, 3)
    game = await anna.new_table("me", "bot uniform", name="Anna")
    link = await anna.post("/api/device")
    assert link["seat"] == -1
    token = await anna.link(link["path"])
    assert link["path"] == f"#/device/{token}"
    phone.cookie = ""  # a device that was never here
    old = anna.cookie
    answer = await phone.ask_for("POST", "/api/device/claim", {"token": token})
    assert answer.status_code == 200
    assert len(answer.headers.get_list("set-cookie")) == 1
    assert phone.cookie != old
    me = await phone.get("/api/me")
    assert (me["name"], [card["id"] for card in me["games"]]) == ("Anna", [game])
    assert me["games"][0]["my_turn"]
    page = await phone.open(game)
    await page.until_asked()
    assert await refused(thief.post("/api/device/claim", {"token": token})) == "link-used"
    assert await refused(thief.post("/api/device/claim", {"token": "x"})) == "link-used"
    assert (await thief.get("/api/me"))["games"] == []
    assert anna.cookie == old
    assert (await anna.get("/api/me"))["games"] == []  # the person moved


async def test_to_a_device_where_somebody_was(server: Server, people: People) -> None:
    anna, other = await people(server, 2)
    game = await anna.new_table("me", "bot uniform")
    token = await anna.link((await anna.post("/api/device"))["path"])
    await other.post("/api/device/claim", {"token": token})
    assert [card["id"] for card in (await other.get("/api/me"))["games"]] == [game]


async def test_pages_of_the_old_device_only_watch(server: Server, people: People) -> None:
    anna, phone = await people(server, 2)
    game = await anna.new_table("me", "here Bea")
    page = await anna.open(game)
    question = await page.until_asked()
    token = await anna.link((await anna.post("/api/device"))["path"])
    await phone.post("/api/device/claim", {"token": token})
    await page.ws.wait_closed()
    assert page.ws.close_code == 4401
    again = await anna.open(game)
    assert [c["mine"] for c in again.chairs] == [False, False]
    assert (await again.move(any_answer(question, Rng(1)), seat=0))["code"] == "not-your-seat"
    there = await phone.open(game)
    assert await there.until_asked() == question
    assert (await there.move(any_answer(question, Rng(1))))["t"] == "answer"


async def test_an_old_link_to_another_device(server: Server, people: People) -> None:
    anna, phone = await people(server, 2)
    game = await anna.new_table("me", "here Bea")
    token = await anna.link((await anna.post("/api/device"))["path"])
    with sqlite3.connect(server.file, timeout=30) as db:
        assert db.execute("update device set until = until - 900001").rowcount >= 1
    db.close()
    page = await anna.open(game)
    assert await refused(phone.post("/api/device/claim", {"token": token})) == "link-used"
    assert await refused(phone.post("/api/device/claim", {})) == "bad-request"
    await page.quiet()
    assert [card["id"] for card in (await anna.get("/api/me"))["games"]] == [game]


async def test_no_socket_before_a_table_begins(server: Server, people: People) -> None:
    (host,) = await people(server)
    game = await host.new_table("me", "open")
    for name in (game, "none", "%00", "a" * 2000):
        page = await host.plain_open(name)
        assert await page.next() == {
            "t": "error",
            "id": "",
            "code": "no-such-table",
            "detail": "",
        }
        await page.ws.wait_closed()
        assert page.ws.close_code == 4404


async def test_what_a_stranger_sees_of_an_open_table(server: Server, people: People) -> None:
    host, stranger = await people(server, 2)
    game = await host.new_table("me", "open", "bot uniform", listed=True)
    stranger.cookie = ""
    info = await stranger.get(f"/api/tables/{game}")
    assert [c["mine"] for c in info["chairs"]] == [False, False, False]
    assert info["host"] is False
    (card,) = [one for one in await stranger.get("/api/tables") if one["id"] == game]
    assert [c["mine"] for c in card["chairs"]] == [False, False, False]
    assert (await host.get(f"/api/tables/{game}"))["host"] is True
