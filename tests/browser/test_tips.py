"""What a sign means: told by resting on it, by coming to it with the keyboard, by a finger held on
it; for every sign there is, in every language, beside it and in sight."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Locator, Page, expect

from browser.combinations import LANGUAGES, THEMES
from browser.looking import be_still, missing, scrolling, speak, violations
from browser.people import sit_down, somebody
from browser.positions import NAMES, bring, position
from browser.pressing import READY
from browser.words import says
from nieuw.say.words import say_in

ZONES = ("river", "city", "traders", "land", "ships", "cashbox")
WALKED = 30
"""As many signs as can be walked through with five seats, and more."""

READABLE = 4.5
SAME = ("Land", "Menu")
"""What is called the same in several languages."""

UNEXPLAINED = """() => {
  const drawn = [...document.querySelectorAll(
    '.zone svg, .player svg, .order svg, .strip svg, .order .marker, .player .marker')];
  const seen = drawn.filter(one => one.checkVisibility({visibilityProperty: true}));
  // The board's own ground, the dotted way and its arrows, and the rings of what is chosen.
  const own = seen.filter(one => !one.closest('.ground, .way, .tip, .up, .ring, [popover]'));
  const bare = own.filter(one => !one.closest('[data-tip]'));
  return [own.length, bare.map(one => one.parentElement.outerHTML.slice(0, 160))];
}"""
TIPS = """() => [...document.querySelectorAll('[data-tip]')].map(one => one.dataset.tip)"""
WRONGLY_PLACED = """() => {
  const tip = document.querySelector('[role=tooltip]');
  const sign = document.querySelector(`[aria-describedby~="${tip.id}"]`);
  if (!sign || !tip.checkVisibility()) return ['nothing is explained'];
  const [a, b] = [tip, sign].map(one => one.getBoundingClientRect());
  const words = sign.dataset.tip;
  const found = [];
  if (a.left < 0 || a.top < 0 || a.right > innerWidth || a.bottom > innerHeight)
    found.push(`outside the window: ${words}`);
  if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
    found.push(`over its sign: ${words}`);
  if (tip.scrollWidth > tip.clientWidth + 1) found.push(`cut: ${words}`);
  return found;
}"""
SHIFTS = """() => {
  window.shifts = [];
  new PerformanceObserver(list => window.shifts.push(...list.getEntries().map(one => one.value)))
    .observe({type: 'layout-shift'});
}"""
SCROLL_MAIN = "() => document.querySelector('main').scrollBy(0, 50)"
CONTRAST = """() => {
  const light = colour => {
    const [r, g, b] = colour.match(/[\\d.]+/g).map(Number)
      .map(n => n / 255).map(n => n <= 0.04045 ? n / 12.92 : ((n + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const tip = document.querySelector('[role=tooltip]');
  const ground = light(getComputedStyle(tip).backgroundColor);
  return [...tip.querySelectorAll('p')].map(one => light(getComputedStyle(one).color))
    .map(ink => (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05));
}"""
"""axe-core leaves alone what a pseudo-element may lie under, as what points at the sign does."""
MENUS = """() => {
  window.menus = [];
  addEventListener('contextmenu', event => window.menus.push(!event.defaultPrevented));
}"""


@pytest.fixture
def phone(browser: Browser, address: str) -> Iterator[BrowserContext]:
    """Somebody with a small phone."""
    made = somebody(browser, address, fingers=True)
    yield made
    made.close()


def at_auction(context: BrowserContext) -> Page:
    """Where a column is chosen."""
    page = sit_down(context, bring(context, position("auction")))
    page.locator(READY).first.wait_for()
    be_still(page)
    return page


def shown(page: Page) -> Locator:
    """The tip that is shown."""
    return page.get_by_role("tooltip")


def tells(page: Page, *lines: str) -> None:
    """Wait until these lines are told, and nothing else."""
    expect(shown(page).locator("p")).to_have_text(list(lines))


def order_marker(page: Page) -> Locator:
    """The first of the turn order."""
    return page.get_by_role("list", name=says("page-order")).get_by_role("listitem").first


def boat(page: Page) -> Locator:
    """The first boat on the river."""
    return page.locator(".stream .boat").first


def column(page: Page, n: int) -> Locator:
    """A column of the cash box, which can be chosen."""
    return page.locator(f"[data-thing='column:{n}']:visible")


def open_tab(page: Page, tab: str) -> None:
    """A part of the table on a phone."""
    tabs = page.get_by_role("navigation", name=says("page-tabs"))
    tabs.get_by_role("button", name=says(f"page-tab-{tab}")).click()


# A mouse ---------------------------------------------------------------------------------------


def test_a_mouse_that_rests_is_told_what_it_rests_on(context: BrowserContext) -> None:
    """Whose order marker it is and what it decides; elsewhere it is told something else."""
    page = at_auction(context)
    marker = order_marker(page)
    page.evaluate(SHIFTS)
    marker.locator(".marker").first.hover()
    tells(page, marker.locator(".visually-hidden").first.inner_text(), says("zone-key-marker"))
    expect(marker).to_have_attribute("aria-describedby", "tip")
    assert page.evaluate(WRONGLY_PLACED) == []
    boat(page).hover()
    tells(page, says("amount-corn", n=1), says("zone-key-boat"))
    expect(marker).not_to_have_attribute("aria-describedby", "tip")
    page.get_by_role("heading", level=2, name=says("q-auction")).hover()
    expect(shown(page)).to_have_count(0)
    assert page.evaluate("() => window.shifts") == []


def test_a_tip_ends_by_escape_scrolling_and_pressing(context: BrowserContext) -> None:
    page = at_auction(context)
    page.set_viewport_size({"width": 1280, "height": 500})
    boat(page).hover()
    expect(shown(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(shown(page)).to_have_count(0)
    page.locator(".post").first.hover()
    expect(shown(page)).to_be_visible()
    with scrolling(page):
        page.evaluate("() => scrollBy(0, 40)")
    expect(shown(page)).to_have_count(0)
    chosen = column(page, 1)
    chosen.hover()
    expect(shown(page)).to_be_visible()
    chosen.click()
    expect(chosen).to_have_attribute("aria-pressed", "true")
    expect(shown(page)).to_have_count(0)


def test_a_tip_takes_no_press(context: BrowserContext) -> None:
    """What lies under it is pressed as if it were not there."""
    page = at_auction(context)
    column(page, 3).locator(".head").hover()
    expect(shown(page)).to_be_visible()
    box = shown(page).bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    under = page.evaluate("({x, y}) => document.elementFromPoint(x, y).closest('#tip')", at)
    assert under is None


def test_a_tip_follows_its_sign(context: BrowserContext) -> None:
    """It speaks another language with it, and goes when it goes."""
    page = at_auction(context)
    boat(page).hover()
    tells(page, says("amount-corn", n=1), says("zone-key-boat"))
    speak(page, "de")
    tells(page, *(say_in("de", key, {"n": 1}) for key in ("amount-corn", "zone-key-boat")))
    page.evaluate("() => document.querySelector('.stream .boat').remove()")
    expect(shown(page)).to_have_count(0)


# The keyboard ----------------------------------------------------------------------------------


def test_keys_walk_from_sign_to_sign(context: BrowserContext) -> None:
    """From the small i of a zone down and up again; no move is looked back on meanwhile."""
    page = at_auction(context)
    title = says("zone-cashbox")
    key = page.get_by_role("button", name=says("zone-key", zone=title))
    key.focus()
    page.keyboard.press("Shift")
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(key).to_be_focused()
    expect(shown(page)).to_contain_text(says("zone-tip-keys"))
    page.keyboard.press("ArrowDown")
    expect(column(page, 1)).to_be_focused()
    expect(shown(page)).to_contain_text(says("q-press-column", word=1))
    expect(column(page, 1)).to_have_attribute("aria-describedby", "tip")
    page.keyboard.press("ArrowUp")
    expect(key).to_be_focused()
    page.keyboard.press("Escape")
    expect(shown(page)).to_have_count(0)
    expect(key).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("group", name=says("zone-key", zone=title))).to_be_visible()
    expect(page.get_by_role("button", name=says("page-now"))).to_have_count(0)


def test_a_sign_is_no_stop_of_its_own(context: BrowserContext) -> None:
    """The keyboard stops at what can be pressed, the turn order and the forecast: nowhere else."""
    page = at_auction(context)
    stops = page.locator("[data-tip][tabindex]")
    assert stops.evaluate_all("all => all.map(one => one.className.split(' ')[0])") == [
        "order",
        "strip",
    ]
    order_marker(page).locator("..").focus()
    page.keyboard.press("ArrowDown")
    expect(order_marker(page)).to_be_focused()
    page.keyboard.press("Tab")
    expect(stops).to_have_count(2)


def walk(page: Page) -> tuple[int, list[str]]:
    """From the sign with the focus to the last one: how many there are, and what is wrong."""
    wrong: list[str] = []
    for n in range(10 * WALKED):
        before = page.evaluate("() => document.activeElement.dataset.tip")
        expect(shown(page)).to_contain_text(str(before).split("\n")[-1], ignore_case=True)
        wrong += page.evaluate(WRONGLY_PLACED)
        page.keyboard.press("ArrowDown")
        if page.evaluate("before => document.activeElement.dataset.tip === before", before):
            return n + 1, wrong
    raise AssertionError("there is no last sign")


@pytest.mark.parametrize(("width", "height"), [(320, 568), (1280, 800)])
def test_every_sign_is_explained_beside_it(
    context: BrowserContext, width: int, height: int
) -> None:
    """Walking through all of them, also on the smallest phone: in the window, off its sign."""
    page = at_auction(context)
    page.set_viewport_size({"width": width, "height": height})
    found: dict[str, int] = {}
    wrong: list[str] = []
    for tab in ("board", "players"):
        if width < 900:
            open_tab(page, tab)
        elif tab == "players":
            break
        page.keyboard.press("Shift")
        keys = page.locator("main:visible .key:visible").or_(page.locator(".order:visible"))
        for at in range(keys.count()):
            page.keyboard.press("Tab")
            keys.nth(at).focus()
            n, more = walk(page)
            found[f"{tab} {at}"] = n
            wrong += more
    assert not wrong, "\n".join(wrong)
    assert sum(found.values()) > 3 * WALKED, found


# A finger --------------------------------------------------------------------------------------


def touch(session: CDPSession, kind: str, *points: dict[str, float]) -> None:
    event: dict[str, Any] = {"type": kind, "touchPoints": list(points)}
    session.send("Input.dispatchTouchEvent", event)


def middle(sign: Locator) -> dict[str, float]:
    sign.scroll_into_view_if_needed()
    box = sign.bounding_box()
    assert box is not None
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


def test_a_finger_held_on_a_sign_is_told_and_presses_nothing(phone: BrowserContext) -> None:
    """Neither is text selected nor the device's menu opened; a tap presses, as ever."""
    page = at_auction(phone)
    open_tab(page, "board")
    page.evaluate(MENUS)
    session = phone.new_cdp_session(page)
    chosen = column(page, 2)
    at = middle(chosen.locator(".tile").first)
    touch(session, "touchStart", at)
    expect(shown(page)).to_be_visible()
    assert page.evaluate(WRONGLY_PLACED) == []
    chosen.dispatch_event("contextmenu")
    touch(session, "touchEnd")
    be_still(page)
    expect(chosen).to_be_visible()
    expect(shown(page)).to_be_visible()
    assert page.evaluate("() => [getSelection().toString(), ...window.menus]") == ["", False]
    page.touchscreen.tap(at["x"], at["y"])
    expect(page.get_by_role("heading", level=2, name=says("q-auction"))).to_be_visible()
    expect(shown(page)).to_have_count(0)


def test_a_finger_elsewhere_ends_it(phone: BrowserContext) -> None:
    """As scrolling does."""
    page = at_auction(phone)
    open_tab(page, "board")
    session = phone.new_cdp_session(page)
    for away in (lambda: page.locator("header.bar").tap(), lambda: page.evaluate(SCROLL_MAIN)):
        touch(session, "touchStart", middle(boat(page)))
        tells(page, says("amount-corn", n=1), says("zone-key-boat"))
        touch(session, "touchEnd")
        be_still(page)
        expect(shown(page)).to_be_visible()
        away()
        expect(shown(page)).to_have_count(0)


# All of them -----------------------------------------------------------------------------------


def test_no_sign_is_without_words_in_any_language(context: BrowserContext) -> None:
    """Whatever is drawn on the board and before the players belongs to something that is told."""
    page = sit_down(context, bring(context, position("ship")))
    page.locator(READY).first.wait_for()
    told: dict[str, list[str]] = {}
    for language in LANGUAGES:
        speak(page, language)
        be_still(page)
        drawn, bare = page.evaluate(UNEXPLAINED)
        assert drawn > 100
        assert bare == []
        assert missing(page) == []
        told[language] = page.evaluate(TIPS)
        assert all(told[language])
    english = told.pop("en")
    for language, tips in told.items():
        assert len(tips) == len(english)
        same = {tip for tip, other in zip(tips, english, strict=True) if tip == other}
        assert same <= {*NAMES, *SAME}, language


def test_no_word_is_cut_in_any_language(phone: BrowserContext) -> None:
    """On the smallest phone the longest tip of every language has room."""
    page = at_auction(phone)
    open_tab(page, "board")
    for language in LANGUAGES:
        speak(page, language)
        page.keyboard.press("Tab")
        for zone in ZONES:
            page.locator(f".zone.{zone}:visible .key").focus()
            assert walk(page)[1] == []


@pytest.mark.parametrize("theme", THEMES)
def test_a_tip_is_open_to_everybody(context: BrowserContext, axe: str, theme: str) -> None:
    page = at_auction(context)
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    column(page, 1).locator(".head b").hover()
    expect(shown(page).locator("p")).to_have_count(3)
    be_still(page)
    assert violations(page, axe) == []
    assert min(page.evaluate(CONTRAST)) >= READABLE
