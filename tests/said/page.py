"""What the page says: a question as it opens, after some choices, and the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from playwright.sync_api import BrowserContext, Page

from browser.looking import speak
from browser.people import like
from browser.positions import SPECIALS, TILE_VERBS, bring, record_before
from browser.pressing import READY
from browser.scenes import reach
from said.files import GAMES, Decision
from said.speaking import LANGUAGES

LISTEN = """() => {
  window.tried = 0;
  window.answered = 0;
  const send = WebSocket.prototype.send;
  const heard = new WeakSet();
  WebSocket.prototype.send = function (data) {
    if (!heard.has(this)) {
      heard.add(this);
      this.addEventListener('message', (event) => {
        const { t, id } = JSON.parse(event.data);
        if (t === 'preview' || (t === 'error' && id)) window.answered += 1;
      });
    }
    if (JSON.parse(data).t === 'preview') window.tried += 1;
    send.call(this, data);
  };
}"""
"""Counts the previews that the page asks for, and their answers."""
SETTLED = """async () => {
  await new Promise((done) => setTimeout(done, 90));
  while (window.answered < window.tried) await new Promise((done) => setTimeout(done, 10));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
"""Until everything tried out is answered; the page waits 40 ms before it tries something out."""
WORDS = """() => {
  const plain = (text) => text.trim().replace(/\\s+/g, ' ');
  const parts = [...document.querySelectorAll('.ask > .in, .ask > .deck')];
  const seen = parts.flatMap((part) => part.innerText.split('\\n'));
  const names = '[aria-label], [title], [data-tip]:not(svg)';
  const named = parts.flatMap((part) => [...part.querySelectorAll(names)]);
  const tip = (at) => at.title || at.dataset.tip.split('\\n')[0];
  const heard = named.map((at) => at.getAttribute('aria-label') ?? tip(at));
  return [seen, heard].map((texts) => texts.map(plain).filter(Boolean));
}"""
LOG = """() => [...document.querySelectorAll('[role=log] h3, [role=log] li')]
  .map((at) => at.innerText.trim().replace(/\\s+/g, ' '))"""
RECALLED = "[role=log][aria-busy=false] li"
"""The log of the record that the table goes on from."""
CHOICES = ".ask .control button:enabled"
LAST = 6
"""How many of the last sentences of the log are kept with a question."""


def open_decision(context: BrowserContext, page: Page, decision: Decision) -> None:
    """A table at a decision, with the action opened that it is about; in English at first."""
    like(context, language="en")
    game = bring(context, record_before(GAMES / f"{decision.game}.nar", decision.entries))
    page.goto(f"./#/table/{game}")
    page.locator(READY).first.wait_for()
    page.locator(RECALLED).first.wait_for()
    if decision.kind in TILE_VERBS or decision.kind in SPECIALS:
        reach(page, decision.kind)
    page.mouse.move(0, 0)
    page.evaluate(SETTLED)


def choose(page: Page) -> int:
    """Press the first button of the question, then the last, then the one in the middle."""
    pressed = 0
    which: tuple[Callable[[int], int], ...] = (lambda n: 0, lambda n: n - 1, lambda n: n // 2)
    for at in which:
        buttons = page.locator(CHOICES)
        if n := buttons.count():
            buttons.nth(at(n)).click()
            pressed += 1
            page.evaluate(SETTLED)
    page.mouse.move(0, 0)
    return pressed


def words(page: Page) -> list[str]:
    """What is read and what is heard of the question."""
    seen, heard = page.evaluate(WORDS)
    return [*seen, *(f"label: {text}" for text in heard)]


def log(page: Page) -> list[str]:
    """The sentences of the log that are there."""
    return list(page.evaluate(LOG))


def question_words(
    context: BrowserContext, page: Page, decision: Decision, languages: Sequence[str] = LANGUAGES
) -> dict[str, list[str]]:
    """A decision: as it opens, how the game got there, and after some choices."""
    page.add_init_script(f"({LISTEN})()")
    open_decision(context, page, decision)
    texts: dict[str, list[str]] = {}
    for language in languages:
        speak(page, language)
        texts[language] = [*words(page), "-- log", *log(page)[-LAST:]]
    if choose(page):
        for language in languages:
            speak(page, language)
            texts[language] += ["-- after some choices", *words(page)]
    return texts


def whole_log(context: BrowserContext, page: Page, decision: Decision) -> dict[str, list[str]]:
    """The whole log of a table that goes on from a record."""
    page.add_init_script(f"({LISTEN})()")
    open_decision(context, page, decision)
    earlier = page.locator("[role=log] .earlier")
    while earlier.count():
        earlier.click()
    texts: dict[str, list[str]] = {}
    for language in LANGUAGES:
        speak(page, language)
        texts[language] = log(page)
    return texts
