"""How the tests' people press buttons."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

ENOUGH = 3_000
END = "main.final, [data-page=final]"
CHANGED = "v => document.querySelector('[data-v]')?.dataset.v !== v"
READY = ".ask[aria-busy=false]"
ASKED = """() => ['[data-v]', '.ask .turn'].map(at => document.querySelector(at))
  .map((at, n) => n ? at?.innerText : at?.dataset.v)"""


def play_now(page: Page) -> None:
    """From the front door to a table against bots."""
    page.goto("./")
    page.get_by_role("button", name="Play now").click()
    page.locator(READY).first.wait_for()


def choose(page: Page, name: str) -> None:
    """Choose one of several radio buttons by its label, once nothing moves or covers it."""
    radio = page.get_by_role("radio", name=name, exact=True)
    page.locator("label").filter(has=radio).click()
    expect(radio).to_be_checked()


def play_to_the_end(page: Page, rng: random.Random, keyboard: bool = False) -> dict[int, str]:
    """Answer every question until the game is over; by version, whose turn it was said to be."""
    asked: dict[int, str] = {}
    for _ in range(ENOUGH):
        page.locator(f"{READY}, {END}").first.wait_for()
        if page.locator(END).count():
            return asked
        before, turn = page.evaluate(ASKED)
        if turn:
            asked[int(before)] = turn
        if answer_by_keys(page, rng) if keyboard else answer_by_mouse(page, rng):
            page.wait_for_function(CHANGED, arg=before)
    raise AssertionError("the game did not end")


def answer_once(page: Page, rng: random.Random) -> None:
    """Answer the question on the page, and wait until the page shows it."""
    page.locator(READY).first.wait_for()
    before = version(page)
    while not answer_by_mouse(page, rng):
        pass
    page.wait_for_function(CHANGED, arg=before)


def version(page: Page) -> str | None:
    """The version of the table the page shows."""
    return page.locator("[data-v]").get_attribute("data-v")


def shows(page: Page, v: str | None) -> None:
    """Wait until the page shows a version of the table."""
    page.locator(f"[data-v='{v}']").wait_for(state="attached")


def main_button_is_ready(page: Page) -> bool:
    """Whether the main button can be pressed."""
    main = page.locator(".ask .acts .primary:enabled")
    return main.count() > 0


def answer_by_mouse(page: Page, rng: random.Random) -> bool:
    """Press the main button, or compose something for it, or pass."""
    if main_button_is_ready(page):
        page.locator(".ask .acts .primary:enabled").first.click()
        return True
    choices = page.locator(".ask .in button:enabled:not(.acts button, .undo, [popovertarget])")
    if n := choices.count():
        choices.nth(rng.randrange(n)).click()
        if main_button_is_ready(page) or rng.random() < 0.7:
            return False
    passing = page.locator(".ask button[aria-keyshortcuts=P]:enabled")
    if passing.count():
        passing.first.click()
        return True
    return False


def answer_by_keys(page: Page, rng: random.Random) -> bool:
    """The same without a mouse: digits, Enter, P."""
    if main_button_is_ready(page):
        page.keyboard.press("Enter")
        return True
    page.keyboard.press(str(rng.randint(1, 6)))
    if main_button_is_ready(page):
        return False
    if page.locator(".ask button[aria-keyshortcuts=P]:enabled").count():
        page.keyboard.press("p")
        return True
    return False
