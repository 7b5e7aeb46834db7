"""Enter presses the main button, whatever was clicked, opened or looked at; and no key answers what
is out of sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from browser.looking import be_still
from browser.pressing import CHANGED, READY, version
from browser.scenes import DECISIONS
from browser.words import like, says

CHOICES = ".ask .in button:enabled:not(.way, [popovertarget])"
MAIN = ".ask .deck .acts .primary:enabled"


@pytest.mark.parametrize("back", ["Escape", "button"])
def test_enter_answers_after_a_look_at_the_past(
    context: BrowserContext, page: Page, back: str
) -> None:
    """The focus is back at the question, not on the line of the log that was clicked."""
    DECISIONS["pay"](context, page)
    before = version(page)
    page.get_by_role("log").get_by_role("button").nth(-2).click()
    now = page.get_by_role("button", name=says("page-now"))
    now.wait_for()
    if back == "button":
        now.click()
    else:
        page.keyboard.press("Escape")
    expect(now).to_have_count(0)
    expect(page.locator("#q-title")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_function(CHANGED, arg=before)


def test_enter_answers_after_a_click_beside_the_question(
    context: BrowserContext, page: Page
) -> None:
    """What was clicked has the focus, but no ring: Enter is not meant for it."""
    DECISIONS["pay"](context, page)
    before = version(page)
    page.get_by_role("button", name=says("page-log-more"), exact=True).click()
    page.keyboard.press("Enter")
    page.wait_for_function(CHANGED, arg=before)


@pytest.mark.parametrize("kind", ["take", "build", "add", "wood"])
def test_enter_answers_after_a_choice_and_the_help(
    context: BrowserContext, page: Page, kind: str
) -> None:
    """The window gives the focus back to what was clicked; Enter is not meant for that."""
    DECISIONS[kind](context, page)
    before = version(page)
    choices = page.locator(CHOICES)
    for n in range(choices.count()):
        choices.nth(n).click()
        be_still(page)
        if page.locator(MAIN).count():
            break
    words = page.locator(MAIN).inner_text()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.locator(MAIN).inner_text() == words
    page.keyboard.press("Enter")
    page.wait_for_function(CHANGED, arg=before)


@pytest.mark.parametrize("opened", ["page-help", "page-menu"])
def test_enter_answers_after_a_window_of_the_bar(
    context: BrowserContext, page: Page, opened: str
) -> None:
    DECISIONS["pay"](context, page)
    before = version(page)
    page.get_by_role("button", name=says(opened)).first.click()
    be_still(page)
    page.keyboard.press("Escape")
    be_still(page)
    page.keyboard.press("Enter")
    page.wait_for_function(CHANGED, arg=before)


def test_a_choice_outlives_the_rules(context: BrowserContext, page: Page) -> None:
    DECISIONS["take"](context, page)
    before = version(page)
    page.keyboard.press("2")
    words = page.locator(MAIN).inner_text()
    page.get_by_role("link", name=says("q-rules"), exact=True).click()
    page.get_by_role("searchbox").wait_for()
    page.go_back()
    page.locator(READY).wait_for()
    expect(page.locator(MAIN)).to_have_text(words, use_inner_text=True)
    page.keyboard.press("Enter")
    page.wait_for_function(CHANGED, arg=before)


def test_a_reached_choice_has_enter_for_itself(context: BrowserContext, page: Page) -> None:
    """What Tab went to is chosen, not answered with."""
    DECISIONS["take"](context, page)
    before = version(page)
    page.locator("#q-title").focus()
    choice = page.locator(".ask .col:enabled").first
    while not choice.evaluate("e => e === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(choice).to_have_attribute("aria-pressed", "true")
    be_still(page)
    assert version(page) == before


def test_escape_closes_a_legend_and_nothing_else(context: BrowserContext, page: Page) -> None:
    """Neither what is composed nor a look at the past ends with it."""
    DECISIONS["wood"](context, page)
    asked = page.get_by_role("heading", level=2, name=says("q-verb-wood"))
    expect(asked).to_be_visible()
    legend = page.get_by_role("group", name=like("zone-key", zone="")).first
    for look in (False, True):
        if look:
            page.keyboard.press("ArrowLeft")
            page.get_by_role("button", name=says("page-now")).wait_for()
        page.locator("button.key").first.click()
        expect(legend).to_be_visible()
        page.keyboard.press("Escape")
        expect(legend).not_to_be_visible()
        if look:
            expect(page.get_by_role("button", name=says("page-now"))).to_be_visible()
        else:
            expect(asked).to_be_visible()


@pytest.mark.parametrize("over", ["button.key", ".menu .knob"])
def test_no_key_answers_under_a_legend_or_the_menu(
    context: BrowserContext, page: Page, over: str
) -> None:
    DECISIONS["build"](context, page)
    page.keyboard.press("1")
    expect(page.locator(MAIN)).to_be_visible()
    before = version(page)
    page.locator(over).first.click()
    for key in ("p", "Enter"):
        page.keyboard.press(key)
    be_still(page)
    assert version(page) == before


def test_no_key_answers_a_question_out_of_sight(context: BrowserContext, page: Page) -> None:
    """On a phone, beside the players or the log."""
    page.set_viewport_size({"width": 390, "height": 740})
    DECISIONS["pay"](context, page)
    before = version(page)
    tabs = page.get_by_role("navigation")
    for tab in ("page-tab-board", "page-tab-players", "page-tab-log"):
        tabs.get_by_role("button", name=says(tab)).click()
        page.keyboard.press("Enter")
        be_still(page)
        assert version(page) == before
    tabs.get_by_role("button", name=says("page-tab-turn")).click()
    page.keyboard.press("Enter")
    page.wait_for_function(CHANGED, arg=before)
