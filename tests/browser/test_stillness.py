"""Nothing jumps: the panel, its main button, the board and the sheets stay where they are."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.looking import SHIFTS, be_still
from browser.people import make_table, sit_down, somebody
from browser.pressing import READY, answer_once
from browser.scenes import vote
from browser.words import says

PARTS = (".ask", ".ask .acts", ".ask .foot", "section.players", "[role=log]")
BOXES = """parts => parts.map(part => {
  const { x, y, width, height } = document.querySelector(part).getBoundingClientRect();
  return [part, x, y, width, height];
})"""
WAITS = """() => {
  window.waited = 0;
  new MutationObserver(() => {
    const title = document.querySelector('.ask #q-title');
    if (title && !document.querySelector('.ask .deck')) window.waited += 1;
  }).observe(document.body, { childList: true, subtree: true });
}"""


def test_the_table_stays_where_it_is(context: BrowserContext, page: Page) -> None:
    """From one's own action to the next, over the set-up, an auction and some turns; and nobody
    else's turn is shown between them."""
    page.goto(f"./#/table/{make_table(context, 'me Anna', 'here Bo')}")
    page.locator(READY).wait_for()
    be_still(page)
    page.evaluate(WAITS)
    there = page.evaluate(BOXES, PARTS)
    rng = random.Random(7)
    for _ in range(40):
        answer_once(page, rng)
        page.locator(READY).wait_for()
        be_still(page)
        assert page.evaluate(BOXES, PARTS) == there
    assert page.evaluate("() => window.waited") == 0


def test_the_sheets_keep_their_order_on_a_shared_device(
    context: BrowserContext, page: Page
) -> None:
    """Whoever is asked."""
    page.goto(f"./#/table/{make_table(context, 'me Anna', 'here Bo')}")
    page.locator(READY).wait_for()
    sheets = page.get_by_role("region", name=says("zone-players")).get_by_role("heading", level=3)
    turn = page.locator(".ask .turn")
    expect(turn).to_have_text("Anna")
    answer_once(page, random.Random(5))
    expect(turn).to_have_text("Bo")
    expect(sheets).to_have_text(["Anna", "Bo"])


def test_a_vote_pushes_nothing(context: BrowserContext, page: Page) -> None:
    """It lies over the board, and the board stays where it was."""
    vote(context, page)
    be_still(page)
    asked = page.locator(".board").first.bounding_box()
    no = page.get_by_role("button", name=says("page-vote-no"), exact=True)
    no.click()
    expect(no).to_have_count(0)
    be_still(page)
    assert page.locator(".board").first.bounding_box() == asked


@pytest.mark.parametrize("width", [320, 390])
def test_a_phone_hardly_shifts(browser: Browser, address: str, width: int) -> None:
    """From loading over eight moves with those of bots between them: a layout shift under 0.1."""
    context = somebody(browser, address, pause=100)
    game = make_table(context, "me Anna", "bot deckhand", "bot deckhand")
    context.add_init_script(f"({SHIFTS})()")
    page = sit_down(context, game)
    page.set_viewport_size({"width": width, "height": 800})
    page.reload()
    rng = random.Random(3)
    for _ in range(8):
        page.locator(READY).wait_for()
        be_still(page)
        answer_once(page, rng)
    page.locator(READY).wait_for()
    be_still(page)
    shifts = page.evaluate("() => window.shifts")
    assert sum(one[0] for one in shifts) < 0.1, shifts
    context.close()


def test_a_phone_shows_the_whole_zone_where_others_move(browser: Browser, address: str) -> None:
    """Below who moves, over one's own sheet, without scrolling."""
    context = somebody(browser, address, pause=3000)
    page = context.new_page()
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"./#/table/{make_table(context, 'me Anna', 'bot deckhand', 'bot deckhand')}")
    page.locator(READY).wait_for()
    be_still(page)
    answer_once(page, random.Random(3))
    zone = page.locator(".watch .zone")
    expect(zone).to_be_in_viewport(ratio=1)
    tabs = page.get_by_role("navigation", name=says("page-tabs")).bounding_box()
    shown = zone.bounding_box()
    assert shown
    assert tabs
    assert shown["y"] + shown["height"] <= tabs["y"]
    context.close()
