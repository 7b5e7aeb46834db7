"""Whatever comes in, at the socket and at every route: a clear refusal, and the server goes on."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.routing import Route

from nieuw.server.app import make_app
from nieuw.server.run import database_url
from nieuw.table import wire
from server.client import Person
from server.serving import Server

pytestmark = pytest.mark.anyio

few = settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)

WORDS = ["", "pass", "place 1", "build 1 2", "pay 1c", "bid 0", "bid 999", "ship S1 3B", "take 1"]
WORDS += ["trade top 1B", "wood +1", "draw-tile CLT", "uniform", "greedy", "\0", "💰", "*", "me"]
words = st.sampled_from(WORDS) | st.text(max_size=50)
numbers = st.integers(-3, 30) | st.integers() | st.sampled_from([2**63, -(2**63) - 1, 10**400])
values = st.recursive(
    st.none() | st.booleans() | numbers | st.floats() | words,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words, inner, max_size=4),
    max_leaves=10,
)


def shaped(kind: type) -> st.SearchStrategy[Any]:
    """Messages with the fields a kind has, most of the right type."""
    fields: dict[str, st.SearchStrategy[Any]] = {}
    for field in msgspec.structs.fields(kind):
        right = {int: numbers, str: words, bool: st.booleans()}.get(field.type, values)
        fields[field.encode_name] = st.one_of(right, right, right, values)
    config = kind.__struct_config__  # type: ignore[attr-defined]
    if config.tag_field:
        fields[config.tag_field] = st.just(config.tag)
    return st.fixed_dictionaries({}, optional=fields) | st.fixed_dictionaries(fields)


UP = get_args(wire.Up)
ASKED = (wire.ChangeMe, wire.NewTable, wire.Sit, wire.Claim, wire.CopyTable, wire.Import)
messages = st.one_of(*(shaped(kind) for kind in UP))
bodies = st.one_of(*(shaped(kind) for kind in (*ASKED, wire.Problem, wire.Wish)), values)


def routes() -> list[tuple[str, str]]:
    """Every route there is: method and path."""
    with tempfile.TemporaryDirectory() as folder:
        app: Any = make_app(database_url(str(Path(folder) / "x.db")))
    found = [one for one in app.app.routes if isinstance(one, Route)]
    return [(m, one.path) for one in found for m in sorted(one.methods or ()) if m != "HEAD"]


ROUTES = routes()


async def at_the_table(person: Person) -> Any:
    """Somebody's page at a table with a bot."""
    await person.quick()
    return await person.open(await person.new_table("me", "bot uniform"))


@few
@given(frames=st.lists(st.binary(max_size=300) | st.text(max_size=300), min_size=1, max_size=10))
async def test_noise_at_the_socket(frames: list[str | bytes], shared: Server) -> None:
    async with Person(shared) as person:
        page = await at_the_table(person)
        for frame in frames:
            await page.ws.send(frame)
        await page.reply("", len(frames))
        await page.quiet()
        assert {one["code"] for one in page.replies[""]} == {"bad-request"}
    shared.check_log()


@few
@given(sent=st.lists(messages, min_size=1, max_size=10))
async def test_messages_nobody_would_send(sent: list[dict[str, Any]], shared: Server) -> None:
    async with Person(shared) as person:
        page = await at_the_table(person)
        for message in sent:
            if message.get("t") == "move" and len(message) > 4:
                message = {**message, "v": page.v, "seat": 0}
            if message.get("t") == "hello":
                message = {**message, "wire": wire.VERSION}
            await page.ws.send(json.dumps(message))
        await page.quiet()
        hellos = sum(message.get("t") == "hello" for message in sent)
        answers = sum(len(one) for one in page.replies.values()) - 1
        assert len(sent) - hellos <= answers <= len(sent)
        assert all(a["t"] != "error" or a["code"] for b in page.replies.values() for a in b)
    shared.check_log()


@pytest.mark.parametrize(("method", "path"), ROUTES)
async def test_any_body_at_every_route(method: str, path: str, shared: Server) -> None:
    async with Person(shared) as host:
        game = await host.new_table("me", "bot uniform")

        @few
        @given(
            body=bodies | st.binary(max_size=200),
            game_id=st.just(game) | st.text("abc%/?#\\:. ", min_size=1, max_size=20),
            line=st.sampled_from(["0", "1", "-1", "x", "9" * 5000, "٣", "²", "1.5"]),
        )
        def collect(body: Any, game_id: str, line: str) -> None:
            cases.append((body, game_id, line))

        cases: list[tuple[Any, str, str]] = []
        collect()
        for body, game_id, line in cases[:20]:
            async with Person(shared) as person:
                where = path.replace("{game}", game_id).replace("{n}", line)
                data = body if isinstance(body, bytes) else json.dumps(body).encode()
                answer = await person.ask_for(method, where, data if method == "POST" else None)
                check(answer.status_code, answer.headers["content-type"], answer.content)
    shared.check_log()


def check(status: int, kind: str, content: bytes) -> None:
    """A clear yes or a clear no."""
    assert status in (200, 400, 404, 405, 422, 429), (status, content)
    if status in (400, 429):
        assert kind == "application/json"
        found = json.loads(content)
        assert set(found) == {"code", "detail"}
        assert found["code"]


async def test_a_slash_too_many_is_not_found(shared: Server) -> None:
    async with Person(shared) as person:
        for path in ("/api/me/", "/api/tables/none/"):
            answer = await person.ask_for("GET", path)
            assert (answer.status_code, answer.headers.get("location")) == (404, None)


async def test_every_route_was_tried() -> None:
    assert len(ROUTES) >= 20
    assert ("POST", "/api/tables/{game}/copy") in ROUTES
