"""The door: cookies, origins, headers, and the size of everything that comes in."""

from __future__ import annotations

import asyncio
import re
import socket
from pathlib import Path
from typing import Any

import pytest
import websockets

from nieuw.bots.rng import Rng
from nieuw.server.app import HEADERS
from nieuw.server.listening import listen
from server.client import COOKIE, Refusal, any_answer
from server.conftest import People
from server.serving import Server
from server.tables import seat_people, two_at_a_table

pytestmark = pytest.mark.anyio

EVIL = ("https://evil.example", "null", "http://127.0.0.1", "http://[", "//", "", "http://a@b:c")


async def test_a_newcomer_gets_a_cookie_with_the_first_change(
    server: Server, people: People
) -> None:
    (anna,) = await people(server)
    anna.cookie = ""
    seen = await anna.ask_for("GET", "/api/me")
    assert "set-cookie" not in seen.headers
    assert seen.json()["games"] == []
    answer = await anna.ask_for("POST", "/api/me", {"name": "Anna"})
    (cookie,) = answer.headers.get_list("set-cookie")
    name, *parts = cookie.split("; ")
    assert re.fullmatch(rf"{COOKIE}=[A-Za-z0-9_-]{{22}}", name)
    assert sorted(parts) == ["HttpOnly", "Max-Age=31536000", "Path=/", "SameSite=lax"]
    again = await anna.ask_for("POST", "/api/me", {})
    assert "set-cookie" not in again.headers
    assert again.json()["name"] == "Anna"


async def test_behind_https_the_cookie_is_secure(server: Server, people: People) -> None:
    (anna,) = await people(server)
    anna.cookie = ""
    answer = await anna.ask_for("POST", "/api/me", {}, {"X-Forwarded-Proto": "https"})
    assert "Secure" in answer.headers["set-cookie"].split("; ")


async def test_a_refused_newcomer_is_remembered_all_the_same(
    server: Server, people: People
) -> None:
    (anna,) = await people(server)
    anna.cookie = ""
    before = server.rows("select count(*) from person")[0][0]
    for _ in range(3):
        assert (await anna.ask_for("POST", "/api/me", b"{")).status_code == 400
    assert server.rows("select count(*) from person")[0][0] == before + 1


@pytest.mark.parametrize("cookie", ["x", "x" * 64, "x" * 65, "x" * 3000, "%00", 'a"b'])
async def test_a_cookie_nobody_has(cookie: str, server: Server, people: People) -> None:
    (anna,) = await people(server)
    anna.cookie = cookie
    assert (await anna.get("/api/me"))["games"] == []
    assert (await anna.ask_for("POST", "/api/me", {})).status_code == 200
    assert anna.cookie != cookie


async def test_no_secret_is_kept_as_it_is(server: Server, people: People) -> None:
    host, guest = await people(server, 2)
    game = await host.new_table("me", "open")
    (seat,) = (await host.seat_tokens(game)).values()
    device = await host.link((await host.post("/api/device"))["path"])
    data = b"".join(file.read_bytes() for file in Path(server.file).parent.glob("tables.db*"))
    for secret in (host.cookie, guest.cookie, seat, device):
        assert secret.encode() not in data
    assert host.cookie in server.secrets


@pytest.mark.parametrize("origin", EVIL)
async def test_a_strange_page_changes_nothing(origin: str, server: Server, people: People) -> None:
    anna, bram = await people(server, 2)
    game = await seat_people([anna, bram], ("me", "open"))
    people_before = server.rows("select count(*) from person")
    for path in ("/api/me", "/api/tables", f"/api/tables/{game}/start", "/api/device"):
        answer = await anna.ask_for("POST", path, {"name": "X"}, {"Origin": origin})
        assert answer.status_code == 403
        assert answer.json() == {"code": "wrong-origin", "detail": ""}
    assert (await anna.get("/api/me"))["name"] == ""
    with pytest.raises(websockets.InvalidStatus) as error:
        await anna.open(game, {"Origin": origin})
    assert error.value.response.status_code == 403
    assert server.rows("select count(*) from person") == people_before


async def test_our_own_page_may(server: Server, people: People) -> None:
    (anna,) = await people(server)
    own = {"Origin": server.url}
    assert (await anna.ask_for("POST", "/api/me", {}, own)).status_code == 200
    game = await anna.new_table("me", "bot uniform")
    assert (await anna.open(game, own)).at
    public = {"Origin": "https://play.example", "Host": "play.example"}
    assert (await anna.ask_for("POST", "/api/me", {}, public)).status_code == 200


async def test_every_answer_has_the_safety_headers(server: Server, people: People) -> None:
    (anna,) = await people(server)
    for method, path, status in (
        ("GET", "/api/me", 200),
        ("POST", "/api/tables", 400),
        ("GET", "/api/tables/none", 400),
        ("GET", "/api/none", 404),
        ("DELETE", "/api/me", 405),
    ):
        answer = await anna.ask_for(method, path)
        assert answer.status_code == status
        for name, value in HEADERS.items():
            assert answer.headers[name] == value
    rules = dict(rule.split(" ", 1) for rule in HEADERS["Content-Security-Policy"].split("; "))
    assert rules["default-src"] == "'self'"
    assert rules["object-src"] == rules["base-uri"] == rules["frame-ancestors"] == "'none'"


async def test_a_body_has_its_limit(server: Server, people: People) -> None:
    (anna,) = await people(server)
    for path in ("/api/me", "/api/import", "/api/replay", "/api/tables"):
        room = b'{"record": "' + b"x" * 1_999_900 + b'"}'
        assert (await anna.ask_for("POST", path, room)).json()["code"] != "too-long"
        answer = await anna.ask_for("POST", path, b'{"record": "' + b"x" * 2_000_000 + b'"}')
        assert (answer.status_code, answer.json()["code"]) == (400, "too-long")


async def test_a_message_has_its_limit(server: Server, people: People) -> None:
    _, (anna, _) = await two_at_a_table(await people(server, 2))
    await anna.ws.send('{"t":"hello","wire":2}'.ljust(4000))
    await anna.until(lambda: anna.seen[-1]["t"] == "at")
    await anna.ws.send('{"t":"hello","wire":2}'.ljust(4001))
    assert await anna.reply("") == {"t": "error", "id": "", "code": "too-long", "detail": ""}
    await anna.quiet()
    await anna.ws.send("x" * 9000)
    with pytest.raises(websockets.ConnectionClosed):
        await anna.until(lambda: False)
    assert anna.ws.close_code == 1009


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"name": "x" * 61}, "bad-name"),
        ({"name": "bell\u0007"}, "bad-name"),
        ({"prefs": {"pause": 5001}}, "bad-request"),
        ({"prefs": {"pause": -1}}, "bad-request"),
        ({"prefs": {"pause": 10**400}}, "bad-request"),
        ({"prefs": {"speed": 10**9}}, "bad-request"),
        ({"prefs": {"volume": 101}}, "bad-request"),
        ({"prefs": {"volume": -1}}, "bad-request"),
        ({"prefs": {"theme": "x" * 21}}, "bad-request"),
        ({"prefs": {"language": "x" * 21}}, "bad-request"),
        ({"prefs": {"more": 1}}, "bad-request"),
    ],
)
async def test_what_a_person_may_like(wish: Any, code: str, server: Server, people: People) -> None:
    (anna,) = await people(server)
    with pytest.raises(Refusal) as error:
        await anna.post("/api/me", wish)
    assert error.value.code == code
    liked = {
        "language": "hu",
        "theme": "dark",
        "speed": 0,
        "pause": 5000,
        "confirm": True,
        "projection": False,
        "reviews": False,
        "sound": True,
        "volume": 100,
    }
    me = await anna.post("/api/me", {"name": "x" * 60, "prefs": liked})
    assert (me["name"], me["prefs"]) == ("x" * 60, liked)
    assert await anna.get("/api/me") == me
    assert (await anna.post("/api/me", {"name": "Anna"}))["prefs"] == liked


async def test_a_watcher_does_not_hold_up_the_bots(server: Server, people: People) -> None:
    anna, watcher = await people(server, 2)
    await watcher.post("/api/me", {"prefs": {"pause": 5000}})
    game = await anna.new_table("me", "bot uniform")
    await watcher.open(game)
    page = await anna.open(game)
    async with asyncio.timeout(20):  # five waits would be 25 seconds
        await page.play(Rng(1), lambda: [n["seat"] for n in page.story].count(1) >= 5)


async def test_a_pause_holds_at_once_at_an_open_table(server: Server, people: People) -> None:
    anna, bram = await people(server, 2)
    page = await anna.open(await anna.new_table("me", "bot uniform"))
    other = await bram.open(await bram.new_table("me", "bot uniform"))
    await anna.post("/api/me", {"prefs": {"pause": 5000}})
    line = len(page.story)
    assert (await page.move(any_answer(await page.until_asked(), Rng(1))))["t"] == "answer"
    await other.play(Rng(1), lambda: [one["seat"] for one in other.story].count(1) >= 1)
    await page.quiet()  # a bot without a pause has moved meanwhile
    assert [one["seat"] for one in page.story[line:]] == [0]
    await anna.post("/api/me", {"prefs": {"pause": 0}})
    assert (await page.undo(0, line))["t"] == "answer"
    assert (await page.move(any_answer(await page.until_asked(), Rng(1))))["t"] == "answer"
    await page.until(lambda: [one["seat"] for one in page.story].count(1) >= 1)


async def test_small_messages_are_sent_at_once() -> None:
    """Without this every move waits 40 ms for an acknowledgement."""
    with listen("127.0.0.1", 0) as listener:
        page = socket.create_connection(listener.getsockname())
        with page, listener.accept()[0] as accepted:
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) != 0
