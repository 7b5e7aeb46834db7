"""What the tests' people see: nothing cut, nothing covered, nothing in anybody's way."""

from __future__ import annotations

import functools
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, TimeoutError

from browser.positions import NAMES
from nieuw.core.names import SEAT_NAMES
from nieuw.words import say_in

LANGUAGES = ("en", "de", "ru", "hu", "it")
NARROW = (320, 390, 768)
WIDE = (1280,)
WIDTHS = (*NARROW, *WIDE)
MISSING = re.compile(r"\[[a-z]+(-[a-z0-9]+)+\]")
SPEAK = """language => {
  const select = document.querySelector('header select');
  select.value = language;
  select.dispatchEvent(new Event('change', {bubbles: true}));
}"""
STILL = "() => document.getAnimations().every(one => one.playState !== 'running')"
SOON = 2_000

LINES, LINE, UNDO = 3, 24, 34
CROWDED = """([lines, line, undo]) => {
  const [ask, log] = ['.ask .in', '[role=log]'].map(one => document.querySelector(one));
  const over = ask.scrollHeight - ask.clientHeight;
  const rim = getComputedStyle(log);
  const high = log.clientHeight - parseFloat(rim.paddingTop) - parseFloat(rim.paddingBottom);
  const spare = document.querySelector('.ask .foot') ? high : high - undo;
  const wrong = over > 0 ? [`the question is ${over} px too high`] : [];
  return spare < lines * line ? [...wrong, `the log has only ${spare} px`] : wrong;
}"""

FAULTS = (Path(__file__).parent / "faults.js").read_text("utf-8").split("\n", 1)[1]


def speak(page: Page, language: str) -> None:
    """Another language, as the list in the head of the page switches it, without reload."""
    page.evaluate(SPEAK, language)
    page.locator(f"html[lang={language}]").wait_for(state="attached")


def be_still(page: Page) -> None:
    """Until nothing moves or fades any more."""
    page.wait_for_function(STILL)


def faults(page: Page) -> list[str]:
    """What can't be read once the page has taken its shape: cut, covered, outside, or without
    words. Only names of seats may be shortened, where the whole one is shown on pointing."""
    names = seat_names()
    found: list[str] = []
    try:
        page.wait_for_function(f"names => ({FAULTS})(names).length === 0", arg=names, timeout=SOON)
    except TimeoutError:
        found = page.evaluate(FAULTS, names)
    return found + [f"no words: {match}" for match in missing(page)]


@functools.cache
def seat_names() -> list[str]:
    """What people and bots at the tests' tables are called; bots by their colour."""
    called = [say_in(one, f"colour-{colour}", {}) for one in LANGUAGES for colour in SEAT_NAMES]
    return [*NAMES, *called]


def crowded(page: Page) -> list[str]:
    """Whether the question beside the board must be scrolled or leaves the log too little room,
    also when an undo comes below it."""
    return list(page.evaluate(CROWDED, [LINES, LINE, UNDO]))


def missing(page: Page) -> list[str]:
    """Messages no catalogue has, in what is seen, heard, and the title."""
    said = page.evaluate(
        """() => [document.title, document.body.innerText, ...[...document.querySelectorAll(
        '[aria-label], [title], [placeholder]')].flatMap(at => ['aria-label', 'title',
        'placeholder'].map(name => at.getAttribute(name) ?? ''))].join('\\n')"""
    )
    return [match[0] for match in MISSING.finditer(said)]


def violations(page: Page, axe: str) -> list[str]:
    """What axe-core objects to."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(axe)
    rules: dict[str, Any] = {
        "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
        "resultTypes": ["violations"],
    }
    found = page.evaluate("rules => axe.run(document, rules)", rules)
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found["violations"]]
