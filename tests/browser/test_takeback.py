"""Taking back: freely up to a draw, further if everybody agrees."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.people import (
    board,
    journal,
    log,
    make_table,
    notes,
    record_of,
    sit_down,
    somebody,
    the_log,
    two_at_a_table,
)
from browser.positions import GAMES, bring, kinds_at, position, record_before
from browser.pressing import CHANGED, READY, answer_once, shows, version
from browser.words import like, says
from nieuw.game.reader import read
from nieuw.game.record import Record

MAIN = ".ask .acts .primary:enabled"


def first_with(*kinds: str) -> Record:
    """A game up to the first turn with all these to choose from."""
    path = GAMES / "3-greedy-1.nar"
    states = read(path.read_text("utf-8")).states()
    found = (at for at, (_, s) in enumerate(states) if set(kinds) <= dict(kinds_at(s)).keys())
    return record_before(path, next(found))


def undo(page: Page) -> None:
    """Press the button, and wait until it has happened."""
    before = version(page)
    page.get_by_role("button", name=like("q-undo")).click()
    page.wait_for_function(CHANGED, arg=before)


def look_at(page: Page, line: int) -> None:
    """Click a sentence of the log."""
    page.get_by_role("log").get_by_role("button").nth(line).click()
    page.get_by_role("button", name=says("page-now")).wait_for()


def lines(record: str) -> list[str]:
    """Moves and deals of a record."""
    return record.split("\n\n", 2)[-1].splitlines()


def test_a_free_undo(context: BrowserContext, page: Page, database: Path) -> None:
    """Board and record are as before; log and journal know both."""
    game = bring(context, first_with("build", "wood"))
    page.goto(f"./#/table/{game}")
    page.locator(READY).first.wait_for()
    of_the_record = page.get_by_role("heading", name=says("page-log-record"))
    of_the_record.wait_for()
    expect(page.get_by_role("button", name=like("q-undo"))).to_have_count(0)
    before = board(page), log(page), lines(record_of(context, game))
    seat = page.locator(".ask .turn").inner_text()
    page.get_by_role("region", name=seat).wait_for()
    page.locator(".ask").get_by_role(
        "button", name=re.compile(f"^{says('district-lumberyard')}")
    ).click()
    page.locator(MAIN).wait_for()
    first = version(page)
    page.locator(MAIN).click()
    page.wait_for_function(CHANGED, arg=first)
    after = board(page), log(page), lines(record_of(context, game))
    assert all(now != then for now, then in zip(after, before, strict=True))
    what = says("log-verb-wood", who="Anna", deal="buy", n=1)
    assert after[1][len(before[1])].startswith(f"{what}:")
    undo(page)
    told = [*before[1], says("log-undo", who="Anna", n=1, what=what)]
    assert (board(page), log(page), lines(record_of(context, game))) == (before[0], told, before[2])
    assert notes(page) == told[-1:]
    assert [entry.kind for entry in journal(database, game)] == ["seed", "move", "undo"]
    page.reload()
    page.locator(READY).first.wait_for()
    of_the_record.wait_for()
    assert (board(page), log(page)) == (before[0], told)
    the_log(page).get_by_text(told[-1]).click()
    expect(page.get_by_role("button", name=says("page-now"))).to_have_count(0)


def test_no_free_undo_after_a_draw(context: BrowserContext, page: Page, database: Path) -> None:
    """Furs were drawn: there is no button, and its key does nothing."""
    game = bring(context, position("pay-market"))
    page.goto(f"./#/table/{game}")
    page.locator(READY).first.wait_for()
    answer_once(page, random.Random(1))
    page.locator(READY).first.wait_for()
    kinds = [entry.kind for entry in journal(database, game)]
    assert kinds == ["seed", "move", "deal"]
    expect(page.get_by_role("button", name=like("q-undo"))).to_have_count(0)
    page.keyboard.press("u")
    answer_once(page, random.Random(1))
    assert "undo" not in [entry.kind for entry in journal(database, game)]


def test_the_draw_stands_at_the_next_question(context: BrowserContext, page: Page) -> None:
    """What came by itself since the last turn is shown, told once, and put away."""
    game = bring(context, position("pay-market"))
    page.goto(f"./#/table/{game}")
    page.locator(READY).first.wait_for()
    news = page.get_by_role("group", name=says("page-since"), exact=True)
    expect(news).to_have_count(0)
    asked = page.locator(".ask .turn").inner_text()
    rng = random.Random(1)
    answer_once(page, rng)
    who, _, drawn = log(page)[-1].partition(" draws ")
    assert who in asked
    while page.locator(".ask .turn").inner_text() != asked:
        answer_once(page, rng)
    expect(news.get_by_role("listitem").first).to_have_text(says("page-since-drew", furs=drawn))
    told = news.get_by_role("listitem").all_inner_texts()
    heard = page.locator("[aria-live=polite]").filter(has_text=told[0])
    expect(heard).to_have_count(1)
    expect(heard).to_contain_text(". ".join([says("page-since"), *told]))
    news.get_by_role("button", name=says("page-since-hide")).click()
    news.wait_for(state="detached")
    page.locator(READY).first.wait_for()


def test_a_vote(
    context: BrowserContext, other: BrowserContext, browser: Browser, address: str, database: Path
) -> None:
    """Anna wants her first business back: Bo says no, then yes; who looks on reads it too."""
    game = two_at_a_table(context, other)
    anna, bo = sit_down(context, game), sit_down(other, game)
    carl = sit_down(somebody(browser, address), game)
    rng = random.Random(2)
    start = board(bo), log(bo)
    answer_once(anna, rng)
    answer_once(bo, rng)
    shows(anna, version(bo))
    then = board(bo), log(bo)
    first = then[1][len(start[1])]
    asks = says("log-undo-asked", who="Anna", n=2, what=first)
    told = [asks, says("log-undo-no", who="Bo")]

    def ask() -> None:
        look_at(anna, len(start[1]) - 1)
        anna.get_by_role("button", name=says("page-back-here")).click()
        waits = says("page-vote-waits", who="Bo", n=1)
        anna.get_by_role("alert").get_by_text(waits).wait_for()
        bo.get_by_role("alert").get_by_text("Anna").wait_for()
        expect(anna.get_by_role("button", name=says("page-vote-yes"))).to_have_count(0)

    ask()
    bo.get_by_role("button", name=says("page-vote-no"), exact=True).click()
    for page in (anna, bo):
        page.get_by_role("alert").wait_for(state="detached")
    assert (board(bo), log(bo)) == (then[0], [*then[1], *told])
    ask()
    bo.get_by_role("button", name=says("page-vote-yes"), exact=True).click()
    for page in (anna, bo):
        page.get_by_role("alert").wait_for(state="detached")
    anna.locator(READY).first.wait_for()
    bo.get_by_role("heading", level=2, name=says("q-wait-for", who="Anna")).wait_for()
    told += [
        asks,
        says("log-undo-yes", who="Bo"),
        says("log-undo-agreed", who="Anna", n=2, what=first),
    ]
    shows(carl, version(bo))
    bo.reload()
    bo.get_by_role("heading", level=2, name=says("q-wait-for", who="Anna")).wait_for()
    assert board(bo) == start[0]
    for page in (anna, bo, carl):
        assert log(page) == [*start[1], *told]
        assert notes(page) == told
    carl.context.close()
    entries = [entry for entry in journal(database, game) if entry.kind in ("poll", "vote", "undo")]
    assert [(entry.kind, entry.seat) for entry in entries] == [
        *(("poll", 0), ("vote", 1), ("poll", 0), ("vote", 1), ("undo", 1))
    ]
    assert [json.loads(entry.body)["agree"] for entry in entries if entry.kind == "vote"] == [
        *(False, True)
    ]


def test_bots_agree(context: BrowserContext, page: Page, database: Path) -> None:
    """Beyond a bot's move there is nobody to ask."""
    game = make_table(context, "me Anna", "bot deckhand")
    page.goto(f"./#/table/{game}")
    page.locator(READY).first.wait_for()
    start = board(page), log(page)
    rng = random.Random(3)
    answer_once(page, rng)
    page.locator(READY).first.wait_for()
    first, *others = log(page)[len(start[1]) :]
    moves = 1 + sum(line.startswith(says("colour-yellow")) for line in others)
    look_at(page, len(start[1]) - 1)
    page.get_by_role("button", name=says("page-back-here")).click()
    page.locator(READY).first.wait_for()
    told = [says("log-undo", who="Anna", n=moves, what=first)]
    assert (board(page), log(page), notes(page)) == (start[0], [*start[1], *told], told)
    kinds = [entry.kind for entry in journal(database, game)]
    assert kinds[-1] == "undo"
    assert "poll" not in kinds
