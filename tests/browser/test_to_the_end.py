"""Whole games in the browser, as people play them."""

from __future__ import annotations

import random
import re

from playwright.sync_api import BrowserContext, Page

from browser.pressing import play_now, play_to_the_end
from nieuw.game.deals import check_deals
from nieuw.game.reader import read


def record_of(context: BrowserContext, page: Page) -> str:
    """The record of the game on the page."""
    game = re.search(r"#/table/([\w-]+)", page.url)
    assert game is not None
    return context.request.get(f"api/tables/{game[1]}/record").text()


def test_three_seats_by_mouse(context: BrowserContext, page: Page) -> None:
    """Against two bots, from the front door to the scores; the record proves it."""
    play_now(page)
    assert len(play_to_the_end(page, random.Random(1))) > 20
    record = read(record_of(context, page))
    result = record.result()
    assert result is not None
    assert check_deals(record)[1] == 0
    page.get_by_role("heading", level=1, name=re.compile(f"{max(result)}")).wait_for()


def test_two_seats_by_keyboard(context: BrowserContext, page: Page) -> None:
    """Not one click: from the table's first question to its last."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "deckhand"}]
    made = context.request.post("api/tables", data={"seats": seats})
    page.goto(f"./#/table/{made.json()['id']}")
    assert len(play_to_the_end(page, random.Random(2), keyboard=True)) > 20
    result = read(record_of(context, page)).result()
    assert result is not None
