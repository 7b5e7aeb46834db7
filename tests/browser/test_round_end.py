"""The end of a round is told step by step, over nothing, and the question waits for it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.people import make_table, somebody
from browser.pressing import READY, answer_once
from browser.sentences import bring_before, ends_a_round, say
from browser.words import says

COUNTS = """() => {
  window.asked = [];
  window.steps = [];
  window.crossed = [];
  const look = () => {
    const now = document.querySelector('.ask tr.now th span')?.innerText;
    if (now && now !== window.steps.at(-1)) window.steps.push(now);
    if (document.querySelector('.flying') && now)
      window.asked.push(document.querySelectorAll('.ask[aria-busy=false]').length);
    const boxes = [...document.querySelectorAll('.flying > b')].map(b => b.getBoundingClientRect());
    boxes.forEach((a, i) => boxes.slice(i + 1).forEach(b => {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 1 && high > 1)
        window.crossed.push([a.left, a.top, b.left, b.top]);
    }));
  };
  new MutationObserver(look).observe(document.body,
    { subtree: true, childList: true, attributes: true, characterData: true });
}"""


@pytest.fixture
def mover(browser: Browser, address: str) -> Iterator[BrowserContext]:
    """Somebody who likes to see things move."""
    made = somebody(browser, address, speed=120)
    yield made
    made.close()


def at_the_end(mover: BrowserContext, motion: bool = True) -> tuple[Page, str, str]:
    """A page where one sentence ends the round; its table and that sentence."""
    page = mover.new_page()
    page.emulate_media(reduced_motion="no-preference" if motion else "reduce")
    game, text = bring_before(mover, ends_a_round, "2-greedy-2")
    page.goto(f"./#/table/{game}")
    page.locator(READY).first.wait_for()
    page.evaluate(COUNTS)
    return page, game, text


def test_the_end_of_a_round_is_told_step_by_step(mover: BrowserContext) -> None:
    """Supply, upkeep, goods, income, the deal; no number over another; then the question."""
    page, game, text = at_the_end(mover)
    say(page, game, text)
    page.get_by_role("button", name=says("page-round-skip")).wait_for()
    page.locator(READY).first.wait_for()
    steps = [says(f"step-{step}") for step in (8, 9, 10, 11)] + [says("page-round-deal")]
    assert page.evaluate("window.steps") == steps
    assert set(page.evaluate("window.asked")) <= {0}
    assert page.evaluate("window.crossed") == []


@pytest.mark.parametrize("by", ["key", "tap"])
def test_what_is_told_can_be_skipped(mover: BrowserContext, by: str) -> None:
    """Any key and any tap lead to the question, and do nothing else."""
    page, game, text = at_the_end(mover)
    say(page, game, text)
    page.get_by_role("button", name=says("page-round-skip")).wait_for()
    version = page.locator("[data-v]").get_attribute("data-v")
    if by == "key":
        page.locator("body").press("Enter")
    else:
        page.get_by_role("heading", level=2, name=says("page-tab-board")).evaluate(
            "at => at.parentElement.dispatchEvent(new MouseEvent('click', {bubbles: true}))"
        )
    page.locator(READY).first.wait_for()
    assert len(page.evaluate("window.steps")) < 4
    assert page.locator("[data-v]").get_attribute("data-v") == version


def test_who_wants_it_still_sees_the_end_at_once(mover: BrowserContext) -> None:
    """With reduced motion nothing is told on the way."""
    page, game, text = at_the_end(mover, motion=False)
    say(page, game, text)
    page.wait_for_function("() => document.querySelector('.ask[aria-busy=false]')")
    assert page.evaluate("window.steps") == []
    expect(page.locator(".flying")).to_have_count(0)


def test_a_phone_shows_where_others_move(mover: BrowserContext) -> None:
    """While a bot moves, its zone and its sentence; then the question."""
    page = mover.new_page()
    page.set_viewport_size({"width": 390, "height": 800})
    page.emulate_media(reduced_motion="no-preference")
    page.goto(f"./#/table/{make_table(mover, 'me Anna', 'bot deckhand')}")
    page.locator(READY).first.wait_for()
    page.evaluate(
        """() => { window.watched = [];
        new MutationObserver(() => {
          const at = document.querySelector('.watch');
          if (at?.querySelector('.zone') && at.querySelector('p').innerText)
            window.watched.push(at.querySelector('p').innerText);
        }).observe(document.body, { subtree: true, childList: true, characterData: true }); }"""
    )
    answer_once(page, random.Random(1))
    page.wait_for_function("() => window.watched.length > 0")
    page.locator(READY).first.wait_for()
    expect(page.locator(".watch")).to_have_count(0)
