"""Several draws after one move: a page is shown the table before each of them."""

from __future__ import annotations

import pytest

from nieuw.bots.rng import Rng
from server.conftest import People
from server.serving import Server
from server.tables import two_at_a_table
from server.test_undo import play_until

pytestmark = pytest.mark.anyio


async def test_stages_are_the_tables_on_the_way(server: Server, people: People) -> None:
    anna, bo = await people(server, 2)
    game, pages = await two_at_a_table([anna, bo])
    await play_until(pages, Rng(1), lambda page: len(page.at["stages"]) > 1)
    at = pages[0].at
    lines = [stage["n"] for stage in at["stages"]]
    assert lines == sorted(set(lines))
    assert at["since"] <= lines[0]
    assert lines[-1] < at["story"][-1]["n"]
    for stage in at["stages"]:
        seen = await anna.get(f"/api/tables/{game}/at/{stage['n'] + 1}")
        assert stage["view"] == seen["view"]


async def test_who_comes_later_is_shown_the_present_only(server: Server, people: People) -> None:
    anna, bo = await people(server, 2)
    game, pages = await two_at_a_table([anna, bo])
    await play_until(pages, Rng(1), lambda page: len(page.at["stages"]) > 1)
    fresh = await anna.open(game)
    assert fresh.at["stages"] == []
    assert fresh.at["view"] == pages[0].at["view"]
