"""Nothing is answered by accident: not by a second click, a key held down, or a key meant for
something else; and what is lost for good is told where it is done."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from browser.looking import be_still
from browser.people import make_table
from browser.positions import GAMES, KINDS, bring, position, record_before
from browser.pressing import CHANGED, READY, version
from browser.scenes import DECISIONS
from browser.words import like, says
from nieuw.game.reader import read
from nieuw.show.forecast import TRADE_STEP
from nieuw.show.options import ListOption
from nieuw.show.preview import Loss
from nieuw.show.question import ask

WIDTHS = (1280, 390)
CHOICES = ".ask .in button:enabled"
COMMITS = ".ask .deck"
TO_THE_FOOT = """thing => {
  const high = 9.5 * parseFloat(getComputedStyle(document.documentElement).fontSize);
  scrollBy(0, thing.getBoundingClientRect().top - (innerHeight - high));
  const { left, top, width, height } = thing.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}"""
"""Scrolls a thing to where a phone's main button will be; where its middle is then."""


def box(part: Locator) -> tuple[float, ...]:
    """Where something is."""
    there = part.bounding_box()
    assert there
    return there["x"], there["y"], there["width"], there["height"]


@pytest.mark.parametrize("kind", KINDS)
def test_what_answers_has_a_place_of_its_own(
    context: BrowserContext, page: Page, kind: str
) -> None:
    """Whatever is chosen, the main button stays, and a double click on a choice answers nothing."""
    DECISIONS[kind](context, page)
    before = version(page)
    deck, main = page.locator(COMMITS), page.locator(f"{COMMITS} .acts button")
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 740})
        be_still(page)
        there = box(deck), box(main)
        for n in (0, 4):
            choice = page.locator(CHOICES).nth(n)
            if choice.count():
                choice.dblclick()
                be_still(page)
                assert (box(deck), box(main)) == there
        assert version(page) == before


def test_a_press_counts_while_the_words_change(context: BrowserContext, page: Page) -> None:
    """The preview of what was chosen arrives between mouse down and mouse up."""
    page.goto(f"./#/table/{bring(context, position('build'))}")
    page.locator(READY).wait_for()
    be_still(page)
    before = version(page)
    main = page.locator(f"{COMMITS} .acts button")
    x, y, width, height = box(main)
    page.mouse.move(x + width / 2, y + height / 2)
    words = main.inner_text()
    page.keyboard.press("1")
    page.mouse.down()
    expect(main.locator(".gain")).to_be_visible()
    assert main.inner_text() != words
    page.mouse.up()
    page.wait_for_function(CHANGED, arg=before)


def test_a_double_click_answers_one_question(context: BrowserContext, page: Page) -> None:
    """Its second click lands on the main button of the next question, which stays unanswered."""
    page.goto(f"./#/table/{make_table(context, 'me Anna', 'here Bo')}")
    page.locator(READY).wait_for()
    page.locator(".ask .row").first.click()
    before = int(version(page) or 0)
    main = page.locator(".ask .main:enabled")
    where = main.bounding_box()
    assert where
    x, y = where["x"] + where["width"] / 2, where["y"] + where["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down(click_count=1)
    page.mouse.up(click_count=1)
    page.wait_for_function(CHANGED, arg=str(before))
    page.locator(READY).wait_for()
    page.keyboard.press("1")
    expect(main).to_be_enabled()
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    page.keyboard.press("2")
    expect(page.locator(".ask .row").nth(1)).to_have_attribute("aria-pressed", "true")
    after = int(version(page) or 0)
    main.click()
    page.wait_for_function(CHANGED, arg=str(after))
    assert int(version(page) or 0) - after == after - before


def test_enter_held_down_answers_once(context: BrowserContext, page: Page) -> None:
    """The next question is not answered by the same press."""
    page.goto(f"./#/table/{make_table(context, 'me Anna', 'here Bo')}")
    page.locator(READY).wait_for()
    page.keyboard.press("1")
    before = version(page)
    page.keyboard.down("Enter")
    page.wait_for_function(CHANGED, arg=before)
    page.locator(READY).wait_for()
    page.keyboard.press("1")
    expect(page.locator(".ask .main")).to_be_enabled()
    asked = version(page)
    page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    page.keyboard.press("2")
    expect(page.locator(".ask .row").nth(1)).to_have_attribute("aria-pressed", "true")
    assert version(page) == asked


def test_a_press_on_a_phone_s_board_answers_nothing(context: BrowserContext, page: Page) -> None:
    """It leads to the question, whose main button is where the board was pressed; a second press
    there is not meant for it, a third is."""
    page.set_viewport_size({"width": 390, "height": 740})
    DECISIONS["trade"](context, page)
    before = version(page)
    page.get_by_role("navigation").get_by_role("button", name=says("page-tab-board")).click()
    special = page.locator(".board [data-thing='special:1'], [data-thing='district:1']").first
    special.wait_for()
    main = page.locator(f"{COMMITS} .acts button")
    x, y = page.evaluate(TO_THE_FOOT, arg=special.element_handle())
    page.mouse.click(x, y)
    expect(main).to_be_enabled()
    left, top, width, height = box(main)
    assert left < x < left + width
    assert top < y < top + height
    page.mouse.click(x, y)
    page.keyboard.press("2")
    be_still(page)
    assert version(page) == before
    page.mouse.click(x, y)
    page.wait_for_function(CHANGED, arg=before)


def test_nobody_resigns_by_a_second_press(context: BrowserContext, page: Page) -> None:
    """On a small phone the button of the window covers part of the menu's."""
    page.set_viewport_size({"width": 320, "height": 640})
    page.goto(f"./#/table/{make_table(context, 'me Anna', 'bot deckhand')}")
    page.locator(READY).wait_for()
    menu = page.get_by_role("button", name=says("page-menu"))
    menu.click()
    item = page.locator("#menu").get_by_role("button", name=says("page-end-resign"))
    left, top, _, _ = box(item)
    item.click()
    dialog = page.get_by_role("dialog")
    button = dialog.get_by_role("button", name=says("page-end-resign"))
    x, y, _, _ = box(button)
    dialog.get_by_role("button", name=says("page-close")).click()
    menu.click()
    there = max(left, x) + 4, max(top, y) + 4
    for _ in range(2):
        page.mouse.click(*there)
        be_still(page)
        expect(button).to_be_visible()
    page.mouse.click(*there)
    expect(dialog).to_have_count(0)


def test_one_button_passes_what_is_asked(context: BrowserContext, page: Page) -> None:
    """The tile while that is asked about, else the special action; P is that button."""
    DECISIONS["build"](context, page)
    passing = page.locator(".ask button[aria-keyshortcuts=P]")
    expect(passing).to_have_count(1)
    expect(passing).to_have_accessible_name(like("q-pass-tile", result=""))
    page.locator(".ask .sp:enabled").first.click()
    expect(passing).to_have_accessible_name(like("q-pass-special", result=""))
    before = version(page)
    page.keyboard.press("p")
    page.wait_for_function(CHANGED, arg=before)
    expect(page.locator(".ask .ways .way").first).to_be_visible()
    expect(passing).to_have_accessible_name(like("q-pass-tile", result=""))


def losing() -> tuple[Path, int, Loss]:
    """A game, the line in it where passing the special action loses businesses, and what."""
    for path in sorted(GAMES.glob("*.nar")):
        for at, (_, s) in enumerate(read(path.read_text("utf-8")).states()):
            question = ask(s) if s.step == TRADE_STEP else None
            for option in question.options if question else ():
                if isinstance(option, ListOption) and option.verb == "pass special":
                    loss = option.choices[0].loses
                    if loss and loss.businesses:
                        return path, at, loss
    raise AssertionError("nobody loses a business")


@pytest.mark.parametrize("width", WIDTHS)
def test_passing_says_what_it_loses(context: BrowserContext, page: Page, width: int) -> None:
    """On the button itself, and to those who hear it."""
    path, at, loss = losing()
    page.set_viewport_size({"width": width, "height": 740})
    page.goto(f"./#/table/{bring(context, record_before(path, at))}")
    page.locator(READY).wait_for()
    passing = page.locator(".ask button[aria-keyshortcuts~=P]")
    words = says("amount-businesses", n=loss.businesses)
    expect(passing.locator("small")).to_contain_text(words)
    expect(passing.locator("small")).to_be_in_viewport()
    expect(passing).to_have_accessible_description(like("q-loses", what=""))


def test_a_tile_nobody_can_use_is_passed_by_the_main_button(
    context: BrowserContext, page: Page
) -> None:
    """The question is whether to pass it: Enter says yes."""
    DECISIONS["only-pass"](context, page)
    expect(page.locator(".ask .acts .primary")).to_have_accessible_name(
        like("q-pass-tile", result="")
    )
    before = version(page)
    page.keyboard.press("Enter")
    page.wait_for_function(CHANGED, arg=before)
