"""Every page in every language, theme and width: whole, readable, and open to everybody."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

from browser.pressing import READY, play_now

LANGUAGES = ("en", "de", "ru", "hu", "it")
PAGES = ("", "new", "rules", "preferences", "replay", "about")
WIDTHS = (320, 390, 768, 1280)
MISSING = re.compile(r"\[[a-z]+(-[a-z0-9]+)+\]")


def like(context: BrowserContext, **prefs: Any) -> None:
    """Preferences, kept with the person."""
    quick = {"pause": 0, "speed": 0, **prefs}
    assert context.request.post("api/me", data={"prefs": quick}).ok


def open_page(page: Page, name: str, **has: str) -> None:
    """A page by its address, once its heading is there and it is in the language or theme."""
    page.goto(f"./#/{name}")
    page.reload()
    page.locator("h1").first.wait_for(state="attached")
    settle(page, **has)


def settle(page: Page, **has: str) -> None:
    """Until the page is as the person likes it and nothing moves."""
    for key, value in has.items():
        page.locator(f"html[{key}={value}]").wait_for(state="attached")
    page.wait_for_function("() => document.getAnimations().length === 0")


def no_sideways_scroll(page: Page) -> None:
    """The page, once it has taken its shape, is no wider than its window."""
    page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks(context: BrowserContext, page: Page, language: str) -> None:
    """No word is missing, and nothing is wider than the window, from 320 px on."""
    like(context, language=language)
    for name in PAGES:
        open_page(page, name, lang=language)
        assert page.title()
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 800})
            no_sideways_scroll(page)
        assert not MISSING.search(page.locator("body").inner_text()), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_speaks(context: BrowserContext, page: Page, language: str) -> None:
    """The table too, at every width."""
    like(context, language=language)
    play_now(page)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        page.locator(READY).first.wait_for()
        no_sideways_scroll(page)
        assert not MISSING.search(page.locator("body").inner_text())


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_stands_in_the_way(
    context: BrowserContext, page: Page, axe: str, theme: str
) -> None:
    """axe-core finds no violation on any page, in either theme."""
    like(context, theme=theme)
    for name in PAGES:
        open_page(page, name, **{"data-theme": theme})
        assert violations(page, axe) == [], name
    play_now(page)
    settle(page, **{"data-theme": theme})
    assert violations(page, axe) == []


def violations(page: Page, axe: str) -> list[str]:
    """What axe-core objects to."""
    page.evaluate(axe)
    found = page.evaluate(
        "axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']})"
    )
    return [f"{one['id']}: {one['nodes'][0]['html'][:120]}" for one in found["violations"]]
