"""The menu of a table: a takeback and a trial, of now and of an earlier board."""

from __future__ import annotations

import random

from playwright.sync_api import BrowserContext, Page, expect

from browser.people import log, make_table, record_of
from browser.positions import GAMES
from browser.pressing import CHANGED, READY, answer_once, version
from browser.words import says
from nieuw.core.names import BIDDING_STEP
from nieuw.game.reader import read
from nieuw.server.replay import replay
from nieuw.show.view import view


def from_menu(page: Page, key: str) -> None:
    """Something of the table's menu."""
    page.get_by_role("button", name=says("page-menu")).click()
    page.locator("#menu").get_by_role("button", name=says(key), exact=True).click()


def test_a_takeback_from_the_menu(context: BrowserContext, page: Page) -> None:
    """My last choice goes, wherever it is; from an earlier board on, all that followed it."""
    page.goto(f"./#/table/{make_table(context, 'me Anna', 'here Bo')}")
    page.locator(READY).first.wait_for()
    page.get_by_role("button", name=says("page-menu")).click()
    expect(page.locator("#menu").get_by_text(says("page-copy-here"))).to_be_visible()
    expect(page.locator("#menu").get_by_text(says("page-back-last"))).to_have_count(0)
    page.keyboard.press("Escape")
    rng = random.Random(2)
    told = [log(page)]
    for _ in range(3):
        answer_once(page, rng)
        page.locator(READY).first.wait_for()
        told.append(log(page))
    before = version(page)
    from_menu(page, "page-back-last")
    page.wait_for_function(CHANGED, arg=before)
    expect(page.get_by_role("log").get_by_role("button")).to_have_count(len(told[2]))
    page.get_by_role("log").get_by_role("button").nth(len(told[0]) - 1).click()
    before = version(page)
    from_menu(page, "page-back-here")
    page.wait_for_function(CHANGED, arg=before)
    expect(page.get_by_role("log").get_by_role("button")).to_have_count(len(told[0]))


def test_a_trial_from_the_menu(context: BrowserContext, page: Page) -> None:
    """A game of my own that goes on from the present board."""
    game = make_table(context, "me Anna", "here Bo")
    page.goto(f"./#/table/{game}")
    for seed in range(2):
        answer_once(page, random.Random(seed))
    page.locator(READY).first.wait_for()
    now = context.request.get(f"api/tables/{game}/replay").json()["views"][-1]
    record = record_of(context, game)
    from_menu(page, "page-copy-here")
    page.get_by_role("link", name=says("page-trial-back")).wait_for()
    copied = page.url.rsplit("/", 1)[1]
    found = context.request.get(f"api/tables/{copied}/replay").json()
    assert found["views"][found["first"]] == now
    assert record_of(context, game) == record


def test_a_round_begins_after_its_deal(context: BrowserContext, page: Page) -> None:
    """Round 4 of a replay has its tiles, and a trial from there has the same."""
    path = GAMES / "3-greedy-1.nar"
    views = replay(read(path.read_text("utf-8")), None).views
    dealt = next(v for v in views if (v["round"], v["step"]) == (4, BIDDING_STEP))
    page.goto("./#/replay")
    page.get_by_label(says("page-record-file")).set_input_files(path)
    page.get_by_role("button", name=says("page-round-n", round=4), exact=True).click()
    page.get_by_text(says("page-line-of", n=views.index(dealt), of=len(views) - 1)).wait_for()
    page.get_by_role("button", name=says("page-copy-here")).click()
    page.locator(READY).first.wait_for()
    game = page.url.rsplit("/", 1)[1]
    assert view(read(record_of(context, game)).state)["columns"] == dealt["columns"]
