"""What search engines are told: a description in the reader's language, and what is nobody's."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from browser.combinations import LANGUAGES
from browser.looking import speak
from browser.people import invitation, make_table
from browser.scenes import ADDRESSES
from browser.words import plain
from nieuw.say.words import say_in


def test_a_description_in_every_language(page: Page) -> None:
    """Also without JavaScript, in English."""
    described = page.locator("meta[name=description]")
    page.goto("./")
    page.get_by_role("heading", level=1).wait_for()
    for language in LANGUAGES:
        speak(page, language)
        lead = say_in(language, "page-home-lead", {})
        expect(described).to_have_attribute("content", lead)
    page_itself = page.context.request.get("./").text()
    lead = plain(say_in("en", "page-home-lead", {}))
    assert f'content="{lead}"' in page_itself


@pytest.mark.parametrize("name", ["home", "rules", "about", "new", "join", "table"])
def test_only_what_is_for_everybody_is_listed(
    context: BrowserContext, page: Page, name: str
) -> None:
    game = make_table(context, "me Anna", "open")
    others = {"table": f"#/table/{game}", "join": invitation(context, game)}
    page.goto(f"./{others.get(name) or f'#/{ADDRESSES[name]}'}")
    page.get_by_role("heading", level=1).first.wait_for()
    refused = page.locator("meta[name=robots][content=noindex]")
    expect(refused).to_have_count(0 if name in ("home", "rules", "about") else 1)
