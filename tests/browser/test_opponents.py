"""Choosing an opponent: five levels with a name and a sentence, in every language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.combinations import languages
from browser.looking import faults
from browser.people import make_table
from nieuw.bots.levels import LEVELS
from nieuw.say import words

SEAT = "select[aria-describedby]"


def ranked(language: str) -> list[str]:
    """The levels as they introduce themselves."""
    return [
        words.say_in(
            language,
            "page-seat-bot-level",
            {"bot": words.say_in(language, f"bot-{name}", {}), "n": n, "of": len(LEVELS)},
        )
        for n, name in enumerate(LEVELS, 1)
    ]


@pytest.mark.parametrize("language", languages("de"))
def test_the_quick_form_introduces_them(page: Page, language: str) -> None:
    """With their strength and what they are like; one that sits there twice, once."""
    page.context.request.post("api/me", data={"prefs": {"language": language}})
    page.goto("./")
    bots = page.locator("form select:has(optgroup)")
    expect(bots.first.locator("optgroup option")).to_have_text(ranked(language))
    for name in LEVELS:
        about = words.say_in(language, f"bot-about-{name}", {})
        for select in (bots.first, bots.nth(1)):
            select.select_option(f"bot:{name}")
        expect(bots.first).to_have_accessible_description(about)
        expect(page.get_by_text(about)).to_have_count(1)


@pytest.mark.parametrize("language", languages("ru"))
def test_the_new_table_page_offers_them(page: Page, language: str) -> None:
    page.context.request.post("api/me", data={"prefs": {"language": language}})
    page.goto("./#/new")
    select = page.locator(SEAT).first
    expect(select).to_have_value("farmer")
    expect(select.locator("option")).to_have_text(ranked(language))
    for name in LEVELS:
        select.select_option(name)
        about = words.say_in(language, f"bot-about-{name}", {})
        expect(select).to_have_accessible_description(about)
        expect(page.get_by_text(about).first).to_be_visible()


def test_a_table_of_chosen_levels(page: Page) -> None:
    page.goto("./#/new")
    page.locator(SEAT).first.select_option("patroon")
    page.locator(SEAT).nth(1).select_option("deckhand")
    page.locator("form .primary").click()
    page.locator("[data-v]").wait_for(state="attached")
    game = re.findall("[^/]+$", page.url)[0]
    record = page.context.request.get(f"api/tables/{game}/record").text()
    assert '"bot:patroon"' in record
    assert '"bot:deckhand"' in record
    for name in ("Patroon", "Deckhand"):
        expect(page.get_by_label("Players").get_by_text(name, exact=True)).to_be_visible()


@pytest.mark.parametrize("language", languages("hu"))
def test_every_panel_tells_the_level(page: Page, language: str) -> None:
    """However narrow: with three, four and five at the table, the longest name too."""
    context = page.context
    context.request.post("api/me", data={"prefs": {"language": language, "pause": 0}})
    for seats in (3, 4, 5):
        table = make_table(context, "me Anna", *["bot director-general"] * (seats - 1))
        page.goto(f"./#/table/{table}")
        players = page.locator("section.players")
        level = words.say_in(language, "bot-director-general", {})
        expect(players.get_by_text(level, exact=True)).to_have_count(seats - 1)
        assert faults(page) == []


def test_play_now_is_against_the_second(page: Page) -> None:
    page.goto("./")
    page.locator(".go .primary").click()
    page.locator("[data-v]").wait_for(state="attached")
    game = re.findall("[^/]+$", page.url)[0]
    assert page.context.request.get(f"api/tables/{game}/record").text().count('"bot:farmer"') == 2


def test_a_bot_that_sits_in(page: Page) -> None:
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Bea"}]
    made = page.context.request.post("api/tables", data={"seats": seats, "start": "1"}).json()
    page.goto(f"./#/table/{made['id']}")
    page.locator("[data-v]").wait_for(state="attached")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    bot = page.get_by_role("dialog").get_by_label("Bot")
    expect(bot).to_have_value("merchant")
    about = words.say_in("en", "bot-about-merchant", {})
    expect(page.get_by_role("dialog").get_by_text(about)).to_be_visible()
