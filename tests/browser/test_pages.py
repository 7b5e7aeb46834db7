"""Every page at every width: whole, and open to everybody."""

from __future__ import annotations

from dataclasses import replace

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from browser.combinations import LANGUAGES, Theme, scenes_combined
from browser.looking import NARROW, WIDTHS, be_still, faults, speak, violations
from browser.positions import GAMES, bring, position
from browser.pressing import READY, choose
from browser.scenes import PAGES
from browser.words import says
from nieuw.game.reader import read

TABS = ("board", "players", "log")


@pytest.mark.parametrize(("name", "languages", "themes"), scenes_combined(PAGES))
def test_a_page(
    context: BrowserContext,
    page: Page,
    axe: str,
    name: str,
    languages: tuple[str, ...],
    themes: tuple[Theme, ...],
) -> None:
    """axe-core finds nothing; no word is missing or cut at any width."""
    PAGES[name](context, page)
    wrong: list[str] = []
    titles: set[str] = set()
    for theme in themes:
        page.emulate_media(color_scheme=theme)
        be_still(page)
        wrong += [f"{theme} {one}" for one in violations(page, axe)]
    for language in languages:
        speak(page, language)
        titles.add(page.title())
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 800})
            wrong += [f"{width} {language} {one}" for one in faults(page)]
    assert not wrong, "\n".join(wrong)
    assert len(titles) > 1 or len(languages) == 1 or name == "home"


@pytest.mark.parametrize(("tab", "languages", "themes"), scenes_combined(TABS))
def test_the_parts_of_a_phone(
    context: BrowserContext,
    page: Page,
    axe: str,
    tab: str,
    languages: tuple[str, ...],
    themes: tuple[Theme, ...],
) -> None:
    """Board, players and log, each one tap away."""
    game = bring(context, position("build"))
    page.set_viewport_size({"width": 320, "height": 800})
    page.goto(f"./#/table/{game}")
    page.locator(READY).first.wait_for()
    wrong: list[str] = []
    tabs = page.get_by_role("navigation", name=says("page-tabs"))
    tabs.get_by_role("button", name=says(f"page-tab-{tab}")).click()
    for theme in themes:
        page.emulate_media(color_scheme=theme)
        be_still(page)
        wrong += [f"{theme} {one}" for one in violations(page, axe)]
    for language in languages:
        speak(page, language)
        for width in NARROW:
            page.set_viewport_size({"width": width, "height": 800})
            wrong += [f"{width} {language} {one}" for one in faults(page)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_theme_liked(context: BrowserContext, page: Page, axe: str, theme: str) -> None:
    """A theme that was chosen, not the device's, is as readable."""
    page.emulate_media(color_scheme="dark" if theme == "light" else "light")
    page.goto("./#/preferences")
    choose(page, says(f"page-theme-{theme}"))
    page.locator(f"html[data-theme={theme}]").wait_for(state="attached")
    be_still(page)
    assert violations(page, axe) == []


TOWN_IS_WHOLE = """() => {
  const edges = (what, edge) =>
    [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect()[edge]);
  const roof = Math.min(...edges(".hero .house", "top"));
  return Math.max(...edges(".words", "bottom")) < roof
    && Math.min(...edges(".hero > svg", "top")) <= roof
    && Math.max(...edges(".hero .ship", "bottom")) <= Math.min(...edges(".cards", "top"));
}"""


@pytest.mark.parametrize("width", [320, 390, 768])
def test_the_town_on_a_phone(page: Page, width: int) -> None:
    """Below the words, above the cards, whole: no gable cut off, no hull under water."""
    page.set_viewport_size({"width": width, "height": 844})
    page.goto("./#/")
    page.get_by_role("button", name=says("page-play-now")).wait_for()
    for language in LANGUAGES:
        speak(page, language)
        be_still(page)
        page.wait_for_function(TOWN_IS_WHOLE)


IN_ITS_CARD = """at => {
  const { left, right } = at.closest('.pg-card').getBoundingClientRect();
  const box = at.parentElement.getBoundingClientRect();
  return at.closest('foreignObject') !== null
    && box.left >= left && box.right <= right
    && getComputedStyle(at).textOverflow === 'ellipsis';
}"""


@pytest.mark.parametrize("seats", [2, 5])
def test_long_names_at_the_end(context: BrowserContext, page: Page, seats: int) -> None:
    """Shortened where there is no room, whole on pointing; nothing leaves its card."""
    record = read((GAMES / f"{seats}-greedy-1.nar").read_text("utf-8"))
    names = [f"Wilhelmina Oosterhuis {n}" for n in range(seats - 1)] + ["bot:greedy"]
    seated = [(colour, name) for (colour, _), name in zip(record.seats, names, strict=True)]
    page.goto(f"./#/table/{bring(context, replace(record, seats=seated))}")
    page.get_by_role("heading", level=2, name=says("page-times")).wait_for()
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        be_still(page)
        for name in names:
            told = page.locator(".pg-card svg").get_by_title(name, exact=True)
            expect(told).to_have_count(2)
            for one in told.all():
                page.wait_for_function(IN_ITS_CARD, arg=one.element_handle())
        page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth")
