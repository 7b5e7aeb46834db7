"""The rules: every number and every reading is an anchor with its text, and a search finds them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.looking import be_still, faults, speak, violations
from browser.words import plain, says
from nieuw.say.words import languages, say_in
from test_rule_texts import keys


def number(key: str) -> str:
    """`R4.6` of `4-6`."""
    return f"R{key.replace('-', '.')}"


def go(page: Page, anchor: str) -> None:
    """Follow a link within the rules."""
    page.evaluate("to => { location.hash = to }", f"#/rules/{anchor}")


def test_every_number_lands(page: Page) -> None:
    """On its own text, unfolded and in view."""
    page.goto("./#/rules/R12.4")
    for key in [*keys("en", "rule-"), "4-6"]:
        go(page, number(key))
        row = page.locator(f"[id='{number(key)}']")
        expect(row).to_be_focused()
        expect(row).to_be_in_viewport()
        expect(row.get_by_role("paragraph")).to_contain_text(plain(says(f"rule-{key}")))
    for key in keys("en", "reading-"):
        go(page, f"reading-{key}")
        row = page.locator(f"#reading-{key}")
        expect(row).to_be_focused()
        expect(row).to_be_in_viewport()
        expect(row.get_by_role("paragraph")).to_have_text(plain(says(f"reading-{key}")))


def test_from_a_rule_to_its_reading_and_back(page: Page) -> None:
    page.goto("./#/rules/R4.8")
    row = page.locator("[id='R4.8']")
    row.get_by_role("link", name=says("page-rules-reading")).click()
    reading = page.locator("#reading-4-8")
    expect(reading).to_be_focused()
    reading.get_by_role("link", name="R4.8").click()
    expect(row).to_be_focused()


def test_a_search(page: Page) -> None:
    """By the beginnings of words or by a number; a match leads to its place."""
    page.goto("./#/rules")
    field = page.get_by_role("searchbox", name=says("page-rules-search"))
    status = page.get_by_role("status").filter(has_text=says("page-rules-matches", n=0)[:7])
    field.fill("zeppelin")
    expect(status).to_be_visible()
    field.fill("post rightmost")
    matches = page.get_by_role("listitem").filter(visible=True)
    expect(matches).to_have_count(1)
    expect(matches).to_contain_text("R9.8")
    field.fill("r10.9")
    expect(matches).to_have_count(1)
    matches.get_by_role("link", name="R10.9").click()
    expect(page.locator("[id='R10.9']")).to_be_focused()
    expect(field).to_have_value("")


@pytest.mark.parametrize("language", languages())
def test_nothing_is_too_wide(page: Page, axe: str, language: str) -> None:
    """Every rule unfolded, on the smallest phone and on a desk."""
    page.goto("./#/rules")
    page.get_by_role("heading", level=1, name=says("page-rules")).wait_for()
    speak(page, language)
    said = plain(say_in(language, "rule-4-8", {}))
    expect(page.locator("[id='R4.8']")).to_contain_text(said)
    folded = page.locator("details")
    expect(folded).to_have_count(9)
    folded.evaluate_all("all => all.forEach((one) => (one.open = true))")
    for width in (320, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        assert faults(page) == []
    be_still(page)
    assert violations(page, axe) == []
