"""What the tests' people see: nothing cut, nothing covered, nothing in anybody's way."""

from __future__ import annotations

import contextlib
import functools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, TimeoutError

from browser.combinations import LANGUAGES
from browser.positions import NAMES
from nieuw.core.names import SEAT_NAMES
from nieuw.say.words import say_in

NARROW = (320, 390, 768)
WIDE = (1280,)
WIDTHS = (*NARROW, *WIDE)
MISSING = re.compile(r"\[[a-z]+(-[a-z0-9]+)+\]")
SPEAK = """language => {
  const select = document.querySelector('header select');
  select.value = language;
  select.dispatchEvent(new Event('change', {bubbles: true}));
}"""
SCROLLS = """() => {
  window.scrolled = new Promise(done => addEventListener('scrollend', () => done(), {once: true}));
}"""
DRAWN = """async () => {
  const frame = () => new Promise(done => requestAnimationFrame(() => done()));
  await frame().then(frame);
  await document.fonts.ready;
  await frame().then(frame);
}"""
SHIFTS = """() => {
  window.shifts = [];
  new PerformanceObserver(list => {
    for (const one of list.getEntries())
      if (!one.hadRecentInput)
        window.shifts.push([one.value, ...one.sources.map(at => at.node?.className ?? "")]);
  }).observe({ type: "layout-shift", buffered: true });
}"""
STILL = "() => document.getAnimations().every(one => one.playState !== 'running')"
SOON = 2_000
SHAPED = 10_000

LINES, LINE = 3, 24
CROWDED = """([lines, line]) => {
  const [ask, log] = ['.ask .in', '[role=log]'].map(one => document.querySelector(one));
  const over = ask.scrollHeight - ask.clientHeight;
  const rim = getComputedStyle(log);
  const high = log.clientHeight - parseFloat(rim.paddingTop) - parseFloat(rim.paddingBottom);
  const wrong = over > 0 ? [`the question is ${over} px too high`] : [];
  return high < lines * line ? [...wrong, `the log has only ${high} px`] : wrong;
}"""

FAULTS = (Path(__file__).parent / "faults.js").read_text("utf-8").split("\n", 1)[1]


def speak(page: Page, language: str) -> None:
    """Another language, as the list in the head of the page switches it, without reload."""
    page.evaluate(SPEAK, language)
    page.locator(f"html[lang={language}]").wait_for(state="attached")


def be_still(page: Page) -> None:
    """Until what was changed is drawn, in its own fonts, and nothing moves or fades any more."""
    page.evaluate(DRAWN)
    page.wait_for_function(STILL)


@contextlib.contextmanager
def scrolling(page: Page) -> Iterator[None]:
    """What is done here scrolls the page: until it has come to rest."""
    page.evaluate(SCROLLS)
    yield
    page.evaluate("() => window.scrolled")


def faults(page: Page) -> list[str]:
    """What can't be read once the page has taken its shape: cut, covered, outside, or without
    words. Only names of seats may be shortened, where the whole one is shown on pointing."""
    found = lasting(page, FAULTS, seat_names())
    return found + [f"no words: {match}" for match in missing(page)]


def lasting(page: Page, wrong: str, arg: Any) -> list[str]:
    """What a script finds wrong and still finds when the page has had time to take its shape."""
    be_still(page)
    try:
        page.wait_for_function(f"arg => ({wrong})(arg).length === 0", arg=arg, timeout=SHAPED)
    except TimeoutError:
        return list(page.evaluate(wrong, arg))
    return []


@functools.cache
def seat_names() -> list[str]:
    """What people and bots at the tests' tables are called; bots by their colour."""
    called = [say_in(one, f"colour-{colour}", {}) for one in LANGUAGES for colour in SEAT_NAMES]
    return [*NAMES, *called]


def crowded(page: Page) -> list[str]:
    """Whether the question beside the board must be scrolled or leaves the log too little room."""
    return lasting(page, CROWDED, [LINES, LINE])


def missing(page: Page) -> list[str]:
    """Messages no catalogue has, in what is seen, heard, and the title."""
    said = page.evaluate(
        """() => [document.title, document.body.innerText, ...[...document.querySelectorAll(
        '[aria-label], [title], [placeholder], [data-tip]')].flatMap(at => ['aria-label', 'title',
        'placeholder', 'data-tip'].map(name => at.getAttribute(name) ?? ''))].join('\\n')"""
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
