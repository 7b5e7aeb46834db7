"""The sound of a table: off until switched on, then heard when something happens."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from browser.people import like, make_table, sit_down, somebody
from browser.positions import bring, position
from browser.pressing import READY, answer_once
from browser.sentences import bring_before, say, ships
from browser.words import says
from nieuw.game.turn import Turn

LISTEN = """() => {
  window.heard = [];
  window.audios = [];
  for (const source of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
    const { start } = source.prototype;
    source.prototype.start = function (at) {
      window.heard.push(this.type ?? 'noise');
      return start.call(this, at);
    };
  }
  const plain = window.AudioContext;
  window.AudioContext = class extends plain {
    constructor(...how) {
      super(...how);
      window.audios.push(this);
    }
  };
}"""
STATES = "() => window.audios.map(audio => audio.state)"
RENDERED = """async (cues) => {
  const chunk = performance.getEntriesByType('resource')
    .map(({name}) => name).find(name => name.includes('speaker'));
  const { Speaker } = await import(chunk);
  const audio = new OfflineAudioContext(1, 5 * 44100, 44100);
  new Speaker(audio).play(cues, 100);
  const samples = (await audio.startRendering()).getChannelData(0);
  let peak = 0;
  let last = 0;
  samples.forEach((sample, i) => {
    peak = Math.max(peak, Math.abs(sample));
    if (Math.abs(sample) > 0.002) last = i / 44100;
  });
  return { peak, last };
}"""
BELL = 10 * ["sine"]
KNOCK = ["sine", "triangle", "noise"]
HORN = 3 * ["sawtooth"]
GAVEL = [*KNOCK, *KNOCK, "noise"]
AXE = ["sine", "noise", "sine", "noise", "noise", "sine"]
FANFARE = 5 * ["sawtooth", "triangle"]
CUES = ("turn", "bid", "sold", "ship", "clear", "elections", "end")


def knob(page: Page) -> Locator:
    """What switches the sound on and off."""
    return page.get_by_role("button", name=says("page-sound"), exact=True)


def heard(page: Page, sounds: list[str]) -> None:
    """Wait until exactly this was heard, and forget it."""
    page.wait_for_function("n => window.heard.length >= n", arg=len(sounds))
    assert page.evaluate("() => window.heard.splice(0)") == sounds


def listening(context: BrowserContext, game: str) -> Page:
    """A table on a page that is switched on."""
    context.add_init_script(f"({LISTEN})()")
    page = sit_down(context, game)
    page.locator(READY).first.wait_for()
    knob(page).click()
    heard(page, BELL)
    return page


def test_it_is_off_until_it_is_switched_on(context: BrowserContext) -> None:
    """By a button with a state, also from the keyboard; kept with the person."""
    context.add_init_script(f"({LISTEN})()")
    page = sit_down(context, bring(context, position("bid", 3)))
    page.locator(READY).first.wait_for()
    expect(knob(page)).to_have_attribute("aria-pressed", "false")
    answer_once(page, random.Random(1))
    assert page.evaluate("() => [window.audios.length, window.heard.length]") == [0, 0]
    knob(page).focus()
    with page.expect_response("**/api/me"):
        page.keyboard.press("Space")
    expect(knob(page)).to_have_attribute("aria-pressed", "true")
    heard(page, BELL)
    assert page.evaluate(STATES) == ["running"]
    assert context.request.get("api/me").json()["prefs"]["sound"] is True

    page.reload()
    page.locator(READY).first.wait_for()
    expect(knob(page)).to_have_attribute("aria-pressed", "true")
    assert page.evaluate(STATES) == []
    page.keyboard.press("Shift")
    page.wait_for_function("() => window.audios[0]?.state === 'running'")
    assert page.evaluate("() => window.heard") == []
    with page.expect_response("**/api/me"):
        knob(page).click()
    page.wait_for_function("() => window.audios[0]?.state === 'closed'")
    assert context.request.get("api/me").json()["prefs"]["sound"] is False


def clears(turn: Turn) -> bool:
    return turn.line.text.startswith("clear")


def elects(turn: Turn) -> bool:
    return turn.line.text.startswith("elect")


@pytest.mark.parametrize(
    ("happens", "sounds"), [(ships, HORN), (clears, AXE), (elects, FANFARE)], ids=CUES[3:6]
)
def test_what_happens_is_heard(
    context: BrowserContext, happens: Callable[[Turn], bool], sounds: list[str]
) -> None:
    """And then the bell, where somebody else at this screen is asked."""
    game, text = bring_before(context, happens)
    page = listening(context, game)
    whose = page.locator(".ask .turn").inner_text()
    say(page, game, text)
    page.wait_for_function("n => window.heard.length >= n", arg=len(sounds))
    page.locator(READY).first.wait_for()
    calls = page.locator(".ask .turn").inner_text() != whose
    heard(page, sounds + (BELL if calls else []))


def test_an_auction_is_heard(context: BrowserContext) -> None:
    """A knock for every bid, none for who passes, and the gavel when the last has answered."""
    game = make_table(context, "me Anna", "here Bo", "here Carl")
    page = sit_down(context, game)
    rng = random.Random(1)
    step = says("q-step", step=4, name=says("step-4"))
    while step not in page.locator(".ask .over").inner_text():
        answer_once(page, rng)
        page.locator(READY).first.wait_for()
    page.close()
    page = listening(context, game)
    say(page, game, "auction 1")
    page.get_by_role("heading", level=2).filter(has_text="1").first.wait_for()
    say(page, game, "bid 2")
    heard(page, [*KNOCK, *BELL])
    say(page, game, "pass")
    heard(page, BELL)
    say(page, game, "bid 3")
    heard(page, [*KNOCK, *GAVEL])


def test_the_end_is_heard(context: BrowserContext) -> None:
    """A cadence when the winner is told, once; not for a game that ended long ago."""
    game, text = bring_before(context, ends_the_game)
    page = listening(context, game)
    say(page, game, text)
    page.get_by_role("button", name=says("page-rematch")).wait_for()
    page.wait_for_function("() => window.heard.length >= 24")
    assert page.evaluate("() => window.heard").count("triangle") == 12
    page.reload()
    page.get_by_role("button", name=says("page-rematch")).wait_for()
    page.keyboard.press("Shift")
    page.wait_for_function("() => window.audios[0]?.state === 'running'")
    assert page.evaluate("() => window.heard") == []


def ends_the_game(turn: Turn) -> bool:
    return any(type(event).__name__ == "FinalScored" for event in turn.events)


def test_nothing_is_too_loud_and_nothing_silent(context: BrowserContext) -> None:
    """Each sound, and all of them together, as the browser renders them at full volume."""
    page = listening(context, bring(context, position("bid", 3)))
    for cue in CUES:
        found: dict[str, Any] = page.evaluate(RENDERED, [cue])
        assert 0.1 < found["peak"] < 0.7, (cue, found)
        assert 0.05 < found["last"] < 3.5, (cue, found)
    together = page.evaluate(RENDERED, [*CUES] * 3)
    assert 0.3 < together["peak"] < 0.9


def test_the_volume(context: BrowserContext, page: Page) -> None:
    """In the preferences, heard as it is moved, kept with the person."""
    context.add_init_script(f"({LISTEN})()")
    like(context, sound=True)
    with page.expect_response("**/api/me"):
        page.goto("./#/preferences")
    slider = page.get_by_role("slider", name=says("page-volume"))
    expect(slider).to_have_value("60")
    with page.expect_response("**/api/me"):
        slider.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", says("page-percent", n=70))
    heard(page, BELL)
    assert context.request.get("api/me").json()["prefs"]["volume"] == 70
    page.get_by_role("checkbox", name=says("page-sound-at-table")).uncheck()
    page.wait_for_function("() => window.audios[0].state === 'closed'")


@pytest.mark.parametrize(
    "audio", ["delete window.AudioContext", "AudioContext = class { constructor() { throw 0 } }"]
)
def test_a_browser_without_sound(browser: Browser, address: str, audio: str) -> None:
    """Plays as well; where there is none at all, no button promises it."""
    person = somebody(browser, address, sound=True)
    person.add_init_script(audio)
    page = sit_down(person, bring(person, position("bid", 3)))
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    answer_once(page, random.Random(1))
    page.locator(READY).first.wait_for()
    assert knob(page).count() == (0 if "delete" in audio else 1)
    assert wrong == []
    person.close()
