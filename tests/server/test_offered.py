"""What people may choose from: five levels, what the host offers beside them, and nothing else."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import pytest

from bots.asking import code_block
from nieuw.bots.levels import LEVELS
from nieuw.bots.rng import Rng
from server.client import Refusal
from server.conftest import People, Start
from server.serving import Server
from server.tables import check_game

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("name", LEVELS)
async def test_a_level_plays(name: str, server: Server, people: People) -> None:
    (host,) = await people(server)
    game = await host.new_table("me", f"bot {name}")
    page = await host.open(game)
    assert [chair["bot"] for chair in page.chairs] == ["", name]
    await page.play(Rng(1), lambda: page.question and page.at["view"]["round"] == 1)
    assert [line["seat"] for line in page.story].count(1) >= 2
    assert f'yellow="bot:{name}"' in await host.record(game)


async def test_a_level_sits_in(server: Server, people: People) -> None:
    """It plays for a person who left, under its own name, until they are back."""
    (host,) = await people(server)
    page = await host.open(await host.new_table("me", "here Bea"))
    await page.until_asked()
    assert (await page.hand(0, "merchant"))["t"] == "answer"
    await page.until(lambda: [line["seat"] for line in page.story].count(0) == 1)
    assert (page.chairs[0]["kind"], page.chairs[0]["bot"]) == ("person", "merchant")
    assert (await page.hand(0, ""))["t"] == "answer"
    await page.play(Rng(1), lambda: page.at["view"]["round"] == 1)


@pytest.mark.parametrize("name", ["exec:true", "mcts:1s", "deckhand:5", "nobody", "Farmer", "last"])
async def test_nothing_else_sits_down(name: str, server: Server, people: People) -> None:
    """Least of all a program somebody names."""
    (host,) = await people(server)
    with pytest.raises(Refusal) as caught:
        await host.new_table("me", f"bot {name}")
    assert caught.value.code == "unknown-bot"
    game = await host.new_table("me", "bot uniform")
    page = await host.open(game)
    assert (await page.hand(0, name))["code"] == "unknown-bot"
    with pytest.raises(Refusal) as caught:
        await host.post(f"/api/tables/{game}/copy", {"n": 0, "bot": name})
    assert caught.value.code == "unknown-bot"


def script(path: Path, text: str, budget: str) -> str:
    """A program as the host writes it."""
    path.write_text(text, "utf-8")
    return f"exec:{budget}:{shlex.quote(sys.executable)} -S {shlex.quote(str(path))}"


async def test_bots_of_the_host(own_server: Start, people: People, tmp_path: Path) -> None:
    """A program plays a whole game; another one hangs, and its table goes on."""
    hanging = 'import time\nprint("name slow\\nready", flush=True)\ntime.sleep(600)\n'
    offered = {
        "exec:any-move": script(
            tmp_path / "any.py", code_block("bots.md", "### A complete program"), "5s"
        ),
        "exec:slow": script(tmp_path / "slow.py", hanging, "300ms"),
    }
    server = await own_server(NIEUW_TEST_OFFERED=json.dumps(offered))
    (host,) = await people(server)
    assert await host.get("/api/bots") == [*LEVELS, *offered]
    game = await host.new_table("me", "bot exec:any-move")
    page = await host.open(game)
    await page.play(Rng(1))
    await check_game(server, game, [page])
    assert 'yellow="bot:exec:any-move"' in await host.record(game)
    slow = await host.open(await host.new_table("me", "bot exec:slow"))
    await slow.play(Rng(1), lambda: slow.question and slow.at["view"]["round"] == 1)
    said = [line for line in server.logged().splitlines() if line.startswith("exec:")]
    assert said[0] == "exec:slow: did not answer in time; a quick move instead"
    assert {line.split(":")[1] for line in said} == {"slow"}
