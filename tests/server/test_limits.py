"""Nobody may do anything too often, and everybody may again after a while."""

from __future__ import annotations

import asyncio
import time

import pytest

from nieuw.server.limits import MOST_BUCKETS, RATES, Limits
from server.client import Person, Refusal
from server.conftest import People
from server.serving import Server

pytestmark = pytest.mark.anyio


async def tries_until_refused(person: Person, path: str) -> int:
    """How many requests went through before one came too often."""
    for n in range(1000):
        answer = await person.ask_for("POST", path, {"name": "x", "token": "x"})
        if answer.status_code == 429:
            assert answer.json() == {"code": "too-often", "detail": ""}
            return n
    raise AssertionError("never refused")


async def test_joining_too_often(server: Server, people: People) -> None:
    anna, bram = await people(server, 2)
    most, rate = RATES["join"]
    loop = asyncio.get_running_loop()
    started = loop.time()
    done = await tries_until_refused(anna, "/api/join")
    refilled = (loop.time() - started) * rate
    assert most <= done <= most + refilled + 1
    with pytest.raises(Refusal) as error:  # another person is not held up
        await bram.post("/api/join", {"name": "x", "token": "x"})
    assert error.value.code == "seat-taken"
    while True:
        answer = await anna.ask_for("POST", "/api/join", {"name": "x", "token": "x"})
        if answer.status_code != 429:
            break
        await asyncio.sleep(0.2)
    assert loop.time() - started < most / rate
    assert answer.json()["code"] == "seat-taken"


async def test_newcomers_from_one_address(server: Server, people: People) -> None:
    (anna,) = await people(server)
    most, rate = RATES["person"]
    started = time.monotonic()
    codes: list[int] = []
    while 429 not in codes:
        anna.cookie = ""
        codes.append((await anna.ask_for("POST", "/api/me", {})).status_code)
    came = codes.index(429) + 1  # the first cookie was the person's own
    assert codes[:-1] == [200] * (came - 1)
    assert most <= came <= most + rate * (time.monotonic() - started) + 1


async def test_talking_too_often(server: Server, people: People) -> None:
    (anna,) = await people(server)
    game = await anna.new_table("me", "bot uniform")
    page = await anna.open(game)
    most, rate = RATES["chat"]
    started = time.monotonic()
    said = 0
    while (answer := await page.say("hallo"))["t"] == "answer":
        said += 1
    assert answer["code"] == "too-often"
    assert most <= said <= most + rate * (time.monotonic() - started) + 1
    assert (await page.preview("x"))["code"] == "illegal-move"  # only talking is held up
    while (await page.say("again"))["t"] == "error":
        await asyncio.sleep(0.2)
    talk = [row for row in server.journal(game) if row.kind == "chat"]
    assert len(talk) == said + 1


async def test_strangers_of_one_address_share_their_limits(server: Server, people: People) -> None:
    """A new socket is no new beginning for whoever has no cookie."""
    host, stranger, other = await people(server, 3)
    game = await host.new_table("me", "bot uniform")
    stranger.cookie = other.cookie = ""
    pages = [await stranger.open(game) for _ in range(2)]
    elsewhere = await other.open(game)
    most, rate = RATES["preview"]
    started = time.monotonic()
    for _ in range(most):
        for page in pages:
            await page.send(t="preview", id="p", v=page.v, text="pass")
    answers = [await page.reply("p", n + 1) for page in pages for n in range(most)]
    allowed = [a for a in answers if a["code"] != "too-often"]
    assert most <= len(allowed) <= most + rate * (time.monotonic() - started) + 1
    assert (await elsewhere.preview("pass"))["code"] == "illegal-move"


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("nieuw.server.limits.time.monotonic", lambda: now[0])
    limits = Limits()
    most, rate = RATES["chat"]
    assert [limits.allow("chat", "a") for _ in range(most + 1)] == [True] * most + [False]
    assert limits.allow("chat", "b")
    assert limits.allow("move", "a")
    now[0] += 1 / rate
    assert [limits.allow("chat", "a") for _ in range(2)] == [True, False]
    now[0] += 10_000
    assert [limits.allow("chat", "a") for _ in range(most + 1)] == [True] * most + [False]


def test_buckets_are_forgotten() -> None:
    limits = Limits()
    for n in range(MOST_BUCKETS + 10):
        limits.allow("read", str(n))
    assert len(limits.buckets) == MOST_BUCKETS
