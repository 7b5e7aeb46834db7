"""The page's own files: packed for who takes it, kept for as long as they are true."""

from __future__ import annotations

import gzip
from pathlib import Path

import httpx
import pytest

from nieuw.server.web import ASK_AGAIN, FOR_EVER, Web
from server.conftest import People
from server.serving import Server
from server.tables import two_at_a_table

pytestmark = pytest.mark.anyio

SCRIPT = b"say('hello');" * 100
BROTLI = b"not looked into by the server"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """What a build leaves behind."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(b"<!doctype html>")
    script = tmp_path / "assets" / "index-abc123.js"
    script.write_bytes(SCRIPT)
    script.with_name("index-abc123.js.br").write_bytes(BROTLI)
    script.with_name("index-abc123.js.gz").write_bytes(gzip.compress(SCRIPT))
    (tmp_path / "assets" / "font-abc123.woff2").write_bytes(b"woff")
    return tmp_path


async def get(folder: Path, path: str, **headers: str) -> httpx.Response:
    """What is sent, by its bytes as they come over the wire."""
    transport = httpx.ASGITransport(Web(directory=folder, html=True))
    async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
        client.headers.clear()
        request = client.build_request(
            "GET", path, headers={k.replace("_", "-"): v for k, v in headers.items()}
        )
        answer = await client.send(request, stream=True)
        raw = b"".join([chunk async for chunk in answer.aiter_raw()])
        return httpx.Response(answer.status_code, headers=answer.headers, extensions={"raw": raw})


@pytest.mark.parametrize(
    ("takes", "encoding", "raw"),
    [
        ("gzip, deflate, br", "br", BROTLI),
        ("gzip;q=0.5, br;q=0", "gzip", gzip.compress(SCRIPT)),
        ("", None, SCRIPT),
        ("br;q=0, gzip; q=0.0", None, SCRIPT),
        ("zstd", None, SCRIPT),
    ],
    ids=["br", "gzip", "nothing", "neither", "another"],
)
async def test_a_script_is_sent_as_the_browser_takes_it(
    folder: Path, takes: str, encoding: str | None, raw: bytes
) -> None:
    answer = await get(folder, "/assets/index-abc123.js", Accept_Encoding=takes)
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["content-length"] == str(len(answer.extensions["raw"]))
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "Accept-Encoding"
    if encoding == "gzip":
        assert gzip.decompress(answer.extensions["raw"]) == SCRIPT
    else:
        assert answer.extensions["raw"] == raw


async def test_a_file_without_a_packed_one_is_sent_as_it_is(folder: Path) -> None:
    answer = await get(folder, "/assets/font-abc123.woff2", Accept_Encoding="br, gzip")
    assert "content-encoding" not in answer.headers
    assert answer.extensions["raw"] == b"woff"


async def test_hashed_names_are_kept_and_the_page_is_asked_for_again(folder: Path) -> None:
    script = await get(folder, "/assets/index-abc123.js", Accept_Encoding="br")
    assert script.headers["cache-control"] == FOR_EVER
    page = await get(folder, "/")
    assert page.headers["cache-control"] == ASK_AGAIN
    again = await get(folder, "/", If_None_Match=page.headers["etag"])
    assert again.status_code == 304
    assert again.headers["cache-control"] == ASK_AGAIN
    plain = await get(folder, "/assets/index-abc123.js")
    assert plain.headers["etag"] != script.headers["etag"]


async def test_long_answers_are_packed(server: Server, people: People) -> None:
    anna, bo = await people(server, 2)
    game, _ = await two_at_a_table([anna, bo])
    answer = await anna.ask_for("GET", f"/api/tables/{game}/replay")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.json()["chairs"]
    short = await anna.ask_for("GET", "/api/bots")
    assert "content-encoding" not in short.headers
