"""A whole game by what a screen reader tells: roles and names, nothing else."""

from __future__ import annotations

import contextlib
import json
import random
import re
from typing import NamedTuple

from playwright.sync_api import BrowserContext, Locator, Page, TimeoutError

from browser.looking import SOON
from browser.pressing import CHANGED, version
from browser.words import like, says
from nieuw.game.reader import read

DOES = [
    like(f"q-do-{what}", n=n, place="...", column=77)
    for what in (
        *("place", "auction", "take", "bid", "pay", "close", "build", "elect", "add", "clear"),
        *("trade", "ship", "buy-wood", "sell-wood", "buy-corn", "sell-corn", "warehouse"),
        *("houses", "market", "post"),
    )
    for n in (1, 77)
]
PASSES = [like(key, result="") for key in ("q-pass-tile", "q-pass-special", "q-pass")]
UNDO = like("q-undo")
ENOUGH = 3_000


class Button(NamedTuple):
    """A button as it is read out."""

    name: str
    disabled: bool
    pressed: bool


def buttons(part: Locator) -> list[Button]:
    """All buttons of a part of the page."""
    found: list[Button] = []
    for line in part.aria_snapshot().splitlines():
        words = line.strip().removeprefix("- ").removesuffix(":")
        if words.startswith("'"):
            words = words[1:-1].replace("''", "'")
        match = re.match(r'button ("(?:[^"\\]|\\.)*")(.*)', words)
        if match:
            state = match[2]
            found.append(Button(json.loads(match[1]), "[disabled]" in state, "[pressed" in state))
    return found


def any_of(patterns: list[re.Pattern[str]], name: str) -> bool:
    """Whether a name is one of these, alone or with what it brings after a colon."""
    return any(pattern.fullmatch(name.split(":")[0]) for pattern in patterns)


def test_by_roles_and_names(context: BrowserContext, page: Page) -> None:
    """From the front door to the scores, with most of what can be done somewhere on the way."""
    rng = random.Random(6)
    page.goto("./")
    page.get_by_role("textbox", name=says("page-your-name")).fill("Anna")
    page.get_by_role("radio", name="2", exact=True).press("Space")
    rival = says("page-seat-bot-level", bot=says("bot-deckhand"), n=1, of=5)
    page.get_by_role("combobox", name=says("page-seat-who", n=2)).select_option(label=rival)
    page.get_by_role("button", name=says("page-make"), exact=True).click()
    question = (
        page.get_by_role("complementary", name=says("page-question")).get_by_role("region").first
    )
    mine = question.get_by_text(says("q-your-turn"), exact=True)
    won = page.get_by_role("heading", level=1, name=like("page-won", who="...", n=1, points=77))
    pressed: set[str] = set()
    for _ in range(ENOUGH):
        mine.or_(won).first.wait_for()
        if won.count():
            break
        there = [one for one in buttons(question) if not one.disabled]
        does = [one.name for one in there if any_of(DOES, one.name)]
        passes = [one.name for one in there if any_of(PASSES, one.name)]
        picks = [
            one.name
            for one in there
            if not (one.pressed or UNDO.match(one.name) or one.name in (*does, *passes))
        ]
        if picks and (not does or rng.random() < 0.3):
            name = rng.choice(picks)
        else:
            name = rng.choice(passes if passes and (not does or rng.random() < 0.2) else does)
        # What it brings is told a moment later: then it is part of the name.
        begins = re.compile(re.escape(name.split(":")[0] if name not in picks else name))
        press = question.get_by_role("button", name=begins, disabled=False, pressed=False).first
        if name in picks:
            with contextlib.suppress(TimeoutError):
                press.click(timeout=SOON)
            continue
        before = version(page)
        press.click()
        page.wait_for_function(CHANGED, arg=before)
        pressed.add(name.split()[0])
    game = page.url.rsplit("/", 1)[1]
    record = read(context.request.get(f"api/tables/{game}/record").text())
    result = record.result()
    assert result is not None
    colour, name = record.seats[result.index(max(result))]
    who = says(f"colour-{colour}") if name.startswith("bot:") else name
    title = says("page-won", who=who, n=1, points=max(result))
    page.get_by_role("heading", level=1, name=title).wait_for()
    assert {"Place", "Bid", "Pass"} <= pressed
    assert len(pressed) > 6
