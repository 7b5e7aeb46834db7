"""After each round a card: what the columns went for, and what everybody gained from where."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from browser.people import like, record_of, sit_down
from browser.positions import GAMES, NAMES, bring, record_before
from browser.pressing import answer_once
from browser.words import says
from nieuw.core.engine import to_move
from nieuw.core.events import Began, Scored, Won
from nieuw.core.names import CHANCE
from nieuw.game.reader import read
from nieuw.game.record import Record

PLAYED = GAMES / "3-greedy-1.nar"
ROUND = 3


def at_the_end_of_the_round() -> Record:
    """A game of three at the last choice of a round."""
    states = enumerate(s for _, s in read(PLAYED.read_text("utf-8")).states())
    asked = (at for at, s in states if (s.round, s.step) == (ROUND, 7) and to_move(s) != CHANCE)
    return record_before(PLAYED, max(asked))


def in_words(record: Record) -> list[tuple[str, str, str]]:
    """Name, points and column of every seat in the round, as the engine tells them."""
    now = 0
    points = [0] * len(record.seats)
    columns = [""] * len(record.seats)
    for turn in record.turns():
        for event in turn.events:
            if isinstance(event, Began):
                now = event.round
            elif now == ROUND and isinstance(event, Scored):
                points[event.seat] += event.n
            elif now == ROUND and isinstance(event, Won):
                key = "page-review-free" if event.selector < 0 else "page-review-column"
                columns[event.seat] = says(key, column=event.column, n=event.bid)
    signed = [f"+{n}" if n >= 0 else f"\u2212{-n}" for n in points]
    return list(zip(NAMES, signed, columns, strict=False))


def card(page: Page) -> Locator:
    """The card of the round."""
    return page.get_by_role("region", name=says("page-review", round=ROUND))


def next_round(page: Page) -> None:
    """Answer until the next round is there."""
    rng = random.Random(1)
    now = page.get_by_role("img", name=says("page-round-of", round=ROUND, rounds=6))
    while now.count():
        answer_once(page, rng)


@pytest.mark.parametrize("width", [1280, 390, 320])
def test_a_round_that_ended_is_on_a_card(context: BrowserContext, width: int) -> None:
    """It comes by itself, goes by Escape or its cross, and comes again from the log."""
    like(context, speed=120)
    game = bring(context, at_the_end_of_the_round())
    page = sit_down(context, game)
    next_round(page)
    expect(card(page)).to_be_visible()
    page.set_viewport_size({"width": width, "height": 800})
    items = card(page).get_by_role("listitem")
    told = in_words(read(record_of(context, game)))
    expect(items).to_have_count(len(told))
    for item, (name, points, column) in zip(items.all(), told, strict=True):
        expect(item.locator("b")).to_have_text(name)
        expect(item.locator("em [aria-hidden]")).to_have_text(points)
        expect(item.locator("p")).to_contain_text(column)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.keyboard.press("Escape")
    expect(card(page)).to_have_count(0)
    if width < 900:
        page.locator("nav button").nth(3).click()
    page.get_by_role("button", name=says("page-review-open")).click()
    expect(card(page)).to_be_visible()
    card(page).get_by_role("button", name=says("page-review-earlier")).click()
    before = page.get_by_role("region", name=says("page-review", round=ROUND - 1))
    expect(before).to_be_visible()
    before.get_by_role("button", name=says("page-close")).click()
    expect(before).to_have_count(0)


@pytest.mark.parametrize("how", ["answer", "key", "tab of the phone"])
def test_it_goes_when_play_goes_on(context: BrowserContext, how: str) -> None:
    """The press that puts it away counts where it lands."""
    like(context, speed=120)
    page = sit_down(context, bring(context, at_the_end_of_the_round()))
    next_round(page)
    expect(card(page)).to_be_visible()
    if how == "answer":
        answer_once(page, random.Random(1))
    elif how == "key":
        for quiet in ("Tab", "Control+c", "CapsLock"):
            page.keyboard.press(quiet)
        page.evaluate("() => new Promise(requestAnimationFrame)")
        expect(card(page)).to_be_visible()
        page.keyboard.press("ArrowLeft")
    else:
        page.set_viewport_size({"width": 390, "height": 800})
        players = page.locator("nav button").nth(2)
        players.click()
        expect(players).to_have_attribute("aria-current", "page")
    expect(card(page)).to_have_count(0)


def test_it_covers_nothing_of_the_question(context: BrowserContext) -> None:
    """No press that was meant for the question lands on the card, nor the other way round."""
    like(context, speed=120)
    page = sit_down(context, bring(context, at_the_end_of_the_round()))
    next_round(page)
    mine, asked = card(page).bounding_box(), page.locator(".ask").first.bounding_box()
    assert mine
    assert asked
    assert mine["x"] + mine["width"] <= asked["x"]


@pytest.mark.parametrize("likes", [{"reviews": False, "speed": 120}, {"speed": 0}])
def test_who_does_not_want_it_is_not_shown_it(
    context: BrowserContext, likes: dict[str, bool | int]
) -> None:
    like(context, **likes)
    page = sit_down(context, bring(context, at_the_end_of_the_round()))
    next_round(page)
    expect(page.get_by_role("button", name=says("page-review-open"))).to_be_visible()
    expect(card(page)).to_have_count(0)
