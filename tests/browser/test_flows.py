"""What people do around a game: menu, preferences, other devices, records, once more."""

from __future__ import annotations

import random
import re
import sqlite3
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.looking import be_still
from browser.people import (
    journal,
    log,
    make_table,
    notes,
    record_of,
    sit_down,
    somebody,
    two_at_a_table,
)
from browser.people import like as prefer
from browser.positions import GAMES, bring, position, record_before, richest
from browser.pressing import CHANGED, READY, answer_once, choose, play_to_the_end, version
from browser.words import like, says
from nieuw.game.reader import read
from nieuw.game.writer import write

MAIN = ".ask .acts .primary:enabled"


def from_menu(page: Page, key: str, **args: str | int) -> None:
    """Something of the table's menu."""
    page.get_by_role("button", name=says("page-menu")).click()
    page.get_by_role("listitem").get_by_text(says(key, **args), exact=True).click()


def game_of(page: Page) -> str:
    """The game of the page's address."""
    found = re.search(r"#/table/([\w-]+)", page.url)
    assert found is not None, page.url
    return found[1]


TOLD = """() => {
  window.told = [];
  new MutationObserver(() => {
    const words = document.querySelector(".telling")?.textContent;
    if (words && words !== told.at(-1)) told.push(words);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
"""Keeps every sentence of the final scoring as it comes."""


# At the table -------------------------------------------------------------------------------------


def test_a_bot_sits_in(context: BrowserContext, page: Page, database: Path) -> None:
    """The bot plays my seat, and I take it back in the middle of the game."""
    game = make_table(context, "me Anna", "here Bo")
    page.goto(f"./#/table/{game}")
    page.locator(READY).first.wait_for()
    before = version(page)
    from_menu(page, "page-hand")
    page.get_by_label(says("page-hand-seat")).select_option(label="Anna")
    page.get_by_role("button", name=says("page-hand-do")).click()
    page.wait_for_function(CHANGED, arg=before)
    page.locator(f"{READY} .turn", has_text="Bo").wait_for()
    entries = journal(database, game)
    assert [entry.seat for entry in entries if entry.kind == "move"] == [0]
    from_menu(page, "page-hand-back", who="Anna")
    answer_once(page, random.Random(1))
    page.locator(f"{READY} .turn", has_text="Anna").wait_for()
    answer_once(page, random.Random(2))
    entries = journal(database, game)
    assert [entry.seat for entry in entries if entry.kind == "move"][:3] == [0, 1, 0]
    seats = [(entry.seat, entry.body) for entry in entries if entry.kind == "seat"]
    assert seats[0][0] == seats[1][0] == 0
    assert seats[0][1]
    assert not seats[1][1]
    bot = says(f"bot-{seats[0][1]}")
    assert notes(page) == [
        says("log-seat-bot", who="Anna", bot=bot),
        says("log-seat-back", who="Anna"),
    ]


def test_a_bot_in_the_place_of_the_question(context: BrowserContext, other: BrowserContext) -> None:
    """While it sits in there is no question for me: it says so, and gives the seat back."""
    game = two_at_a_table(context, other)
    page = sit_down(context, game)
    page.locator(READY).first.wait_for()
    from_menu(page, "page-hand")
    page.get_by_role("button", name=says("page-hand-do")).click()
    page.get_by_role("heading", level=2, name=says("page-hand-on")).wait_for()
    card = page.get_by_role("region", name=says("zone-players")).get_by_role("region", name="Anna")
    card.get_by_text(like("zone-sits-in", bot="")).wait_for()
    page.get_by_text(says("q-wait-for", who="Bo"), exact=True).wait_for()
    page.get_by_role("button", name=says("page-hand-back", who="Anna")).click()
    page.get_by_role("heading", level=2, name=says("q-wait-for", who="Bo")).wait_for()
    expect(card.get_by_text(like("zone-sits-in", bot=""))).to_have_count(0)


def test_a_problem_is_told(context: BrowserContext, page: Page, database: Path) -> None:
    """With the record, so that it can be looked into."""
    game = bring(context, position("build"))
    page.goto(f"./#/table/{game}")
    page.locator(READY).first.wait_for()
    from_menu(page, "page-report")
    dialog = page.get_by_role("dialog", name=says("page-report"))
    dialog.get_by_label(says("page-report-what")).fill("The mill turns the wrong way.")
    dialog.get_by_role("button", name=says("page-report-send")).click()
    dialog.get_by_text(says("page-report-done")).wait_for()
    dialog.get_by_role("button", name=says("page-close")).last.click()
    dialog.wait_for(state="detached")
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as db:
        kept = db.execute("select text, record from report where game = ?", (game,)).fetchall()
    assert [text for text, _ in kept] == ["The mill turns the wrong way."]
    assert kept[0][1] == record_of(context, game)


def test_the_record_is_downloaded(context: BrowserContext, page: Page) -> None:
    """The file is the record, and reads as one."""
    game = bring(context, position("build"))
    page.goto(f"./#/table/{game}")
    page.locator(READY).first.wait_for()
    with page.expect_download() as waiting:
        from_menu(page, "page-record")
    text = waiting.value.path().read_text("utf-8")
    assert text == record_of(context, game)
    read(text)


def test_help(context: BrowserContext, page: Page) -> None:
    """On `?` the rules of the present decision and the shortcuts; gone with Escape."""
    page.goto(f"./#/table/{make_table(context, 'me Anna', 'here Bo')}")
    page.locator(READY).first.wait_for()
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name=says("page-help"))
    dialog.get_by_role("heading", name=says("page-rules-setup")).wait_for()
    dialog.get_by_text(says("page-rules-setup-3")).wait_for()
    for n in range(1, 9):
        dialog.get_by_text(says(f"page-key-{n}")).wait_for()
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    page.goto(f"./#/table/{bring(context, position('elect'))}")
    page.locator(READY).first.wait_for()
    page.get_by_role("button", name=says("page-help"), exact=True).click()
    dialog.get_by_text(says("page-rules-city-3")).wait_for()
    dialog.get_by_role("link", name=says("page-help-all")).click()
    page.get_by_role("heading", level=1, name=says("page-rules")).wait_for()
    page.get_by_role("link", name=says("page-back-table")).click()
    page.locator(READY).first.wait_for()


def test_chat(
    context: BrowserContext, other: BrowserContext, browser: Browser, address: str
) -> None:
    """Those at the table talk; spectators have a chat of their own, which players can read."""
    game = two_at_a_table(context, other)
    watching = somebody(browser, address)
    anna, bo, carl = (sit_down(one, game) for one in (context, other, watching))
    for page, words in ((anna, "Good luck & <b>fun</b>!"), (bo, "Hvala, Анна")):
        page.get_by_role("tab", name=says("page-chat")).click()
        page.get_by_label(says("page-chat-say")).fill(words)
        page.get_by_role("button", name=says("page-chat-send")).click()
        page.get_by_role("log").get_by_text(words).wait_for()
        if page is anna:
            bo.get_by_role("tab", name=re.compile(says("page-chat"))).get_by_text("1").wait_for()
    anna.get_by_role("log").get_by_text("Hvala, Анна").wait_for()
    carl.get_by_role("tab", name=says("page-chat")).click()
    talk = carl.get_by_role("log", name=says("page-watchers"))
    expect(talk.get_by_role("paragraph")).to_have_text([says("page-chat-none")])
    carl.get_by_label(says("page-your-name")).fill("Carl")
    carl.get_by_label(says("page-chat-say")).fill("What a bid!")
    carl.get_by_role("button", name=says("page-chat-send")).click()
    talk.get_by_text("What a bid!").wait_for()
    expect(anna.get_by_text("What a bid!")).to_have_count(0)
    anna.get_by_role("tab", name=says("page-watchers")).click()
    anna.get_by_role("button", name=says("page-watchers-on")).click()
    anna.get_by_role("log").get_by_text("What a bid!").wait_for()
    anna.get_by_role("button", name=says("page-watchers-stop")).click()
    expect(anna.get_by_text("What a bid!")).to_have_count(0)
    anna.reload()
    anna.get_by_role("tab", name=re.compile(says("page-chat"))).click()
    anna.get_by_role("log").get_by_text("Good luck & <b>fun</b>!").wait_for()
    watching.close()


def test_try_it_from_here(context: BrowserContext, page: Page) -> None:
    """A game of my own from an earlier line; the first one is not touched."""
    game = make_table(context, "me Anna", "here Bo")
    page.goto(f"./#/table/{game}")
    rng = random.Random(2)
    for _ in range(3):
        answer_once(page, rng)
    record, lines = record_of(context, game), log(page)
    page.get_by_role("log").get_by_role("button").nth(len(lines) - 2).click()
    past = context.request.get(f"api/tables/{game}/replay").json()["views"]
    shown = page.get_by_text(like("page-past", n=77, of=len(past) - 1)).inner_text()
    page.get_by_role("button", name=says("page-copy-here")).click()
    page.wait_for_url(lambda url: game not in url)
    page.locator(READY).first.wait_for()
    copied = context.request.get(f"api/tables/{game_of(page)}/replay").json()
    assert copied["views"][copied["first"] :] == [past[int(re.findall(r"\d+", shown)[0])]]
    seam = page.get_by_role("heading", name=says("page-log-trial"))
    seam.wait_for()
    told = log(page)
    yellow = [re.sub(r"\bBo\b", says("colour-yellow"), line) for line in lines]
    assert told == yellow[: len(told)]
    assert len(told) > len(lines) - 4
    page.get_by_role("log").get_by_role("button").first.click()
    of = page.get_by_text(says("page-past", n=1, of=copied["first"]))
    of.wait_for()
    expect(page.get_by_role("button", name=says("page-back-here"))).to_have_count(0)
    page.get_by_role("heading", level=2, name=told[0]).wait_for()
    page.get_by_role("button", name=says("page-now")).click()
    answer_once(page, rng)
    assert log(page)[: len(told)] == told
    assert len(log(page)) > len(told)
    assert record_of(context, game) == record
    page.get_by_text(says("page-trial-lead")).wait_for()
    page.get_by_role("link", name=says("page-trial-back")).click()
    page.wait_for_url(f"**/#/table/{game}")
    page.locator(READY).first.wait_for()
    expect(page.get_by_text(says("page-trial-lead"))).to_have_count(0)
    page.goto("./#/")
    page.get_by_text(says("page-trial"), exact=True).wait_for()


# Records ------------------------------------------------------------------------------------------


def test_going_on_with_a_record(context: BrowserContext, page: Page) -> None:
    """Pasted, looked at, and played on from its end."""
    record = record_before(*richest()["build"])
    page.goto("./#/replay")
    page.get_by_label(says("page-record-paste")).fill(write(record))
    page.get_by_role("button", name=says("page-record-read")).click()
    page.get_by_role("button", name=says("page-last")).click()
    page.get_by_role("button", name=says("page-copy-here")).click()
    page.locator(READY).first.wait_for()
    answer_once(page, random.Random(3))
    page.get_by_role("heading", name=says("page-log-record")).wait_for()
    whole = read(record_of(context, game_of(page)))
    assert whole.start is None
    assert whole.lines()[: len(record.lines())] == record.lines()
    assert len(whole.lines()) > len(record.lines())


def test_theme_and_preferences_from_the_table(context: BrowserContext, page: Page) -> None:
    """The menu turns the table dark; from the preferences one press leads back to it."""
    prefer(context, theme="light")
    page.goto(f"./#/table/{make_table(context, 'me Anna', 'here Bo')}")
    page.locator(READY).first.wait_for()
    page.locator("html[data-theme=light]").wait_for(state="attached")
    from_menu(page, "page-dark")
    page.locator("html[data-theme=dark]").wait_for(state="attached")
    page.keyboard.press("Escape")
    from_menu(page, "page-preferences")
    expect(page.get_by_role("radio", name=says("page-theme-dark"))).to_be_checked()
    page.get_by_role("link", name=says("page-back-table")).click()
    page.locator(READY).first.wait_for()
    page.goto("./#/")
    page.get_by_role("heading", level=1, name=says("page-home-title")).wait_for()
    page.goto("./#/preferences")
    page.get_by_role("heading", level=1, name=says("page-preferences")).wait_for()
    expect(page.get_by_role("link", name=says("page-back-table"))).to_have_count(0)


# Over ---------------------------------------------------------------------------------------------


def test_the_final_scoring_is_told_to_its_end(context: BrowserContext, page: Page) -> None:
    """The game ends under an open page: source after source with the right numbers, and who won."""
    path = GAMES / "2-greedy-1.nar"
    game = bring(context, record_before(path, len(read(path.read_text("utf-8")).entries) - 1))
    prefer(context, speed=20)
    page.emulate_media(reduced_motion="no-preference")
    page.goto(f"./#/table/{game}")
    page.locator(READY).first.wait_for()
    page.evaluate(TOLD)
    answer_once(page, random.Random(6))
    page.get_by_role("button", name=says("page-rematch")).wait_for()
    told = page.evaluate("told")
    found = context.request.get(f"api/tables/{game}/replay").json()
    final = [by_seat for key, by_seat in found["points"].items() if key.startswith("final")]
    before = [n - sum(each[seat] for each in final) for seat, n in enumerate(found["result"])]
    assert len(told) == 5
    assert [int(n) for n in re.findall(r"\d+", told[0])] == before
    assert len(set(told)) == 5
    page.get_by_role("button", name=says("page-see-board")).click()
    page.get_by_role("button", name=says("page-scores")).click()
    page.get_by_role("button", name=says("page-rematch")).wait_for()
    assert page.evaluate("told") == told
    page.get_by_role("button", name=says("page-final-again")).click()
    expect(page.get_by_role("button", name=says("page-rematch"))).to_have_count(0)
    page.get_by_role("button", name=says("page-skip-end")).click()
    page.get_by_role("button", name=says("page-rematch")).wait_for()


def test_rematch_and_share(context: BrowserContext, other: BrowserContext, page: Page) -> None:
    """When it is over: a link for others to look at, and the same people once more."""
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    path = GAMES / "2-greedy-1.nar"
    game = bring(context, record_before(path, len(read(path.read_text("utf-8")).entries) - 1))
    page.goto(f"./#/table/{game}")
    looking = sit_down(other, game)
    page.locator(READY).first.wait_for()
    play_to_the_end(page, random.Random(6))
    page.get_by_role("button", name=says("page-share")).click()
    expect(page.get_by_role("status")).to_have_text(re.compile(says("page-copied")))
    link = page.evaluate("() => navigator.clipboard.readText()")
    assert link.endswith(f"#/replay/{game}")
    page.get_by_role("button", name=says("page-rematch")).click()
    page.wait_for_url(lambda url: game not in url)
    page.locator(READY).first.wait_for()
    looking.get_by_role("button", name=says("page-rematch-go")).click()
    looking.wait_for_url(lambda url: game not in url)
    assert game_of(looking) == game_of(page)
    looking.goto(link)
    looking.get_by_role("heading", level=1, name=re.compile("Anna")).wait_for(state="attached")


# Preferences --------------------------------------------------------------------------------------


def preferences(page: Page) -> None:
    """Go there, and wait until what is liked is known."""
    with page.expect_response("**/api/me"):
        page.goto("./#/preferences")
    page.get_by_role("heading", level=1, name=says("page-preferences")).wait_for()


def test_name_language_and_theme(page: Page) -> None:
    """At once, and still so on the next visit."""
    preferences(page)
    with page.expect_response("**/api/me"):
        page.get_by_label(says("page-your-name")).fill("Wilhelmina")
        page.get_by_label(says("page-your-name")).blur()
    with page.expect_response("**/api/me"):
        choose(page, says("page-theme-dark"))
    page.locator("html[data-theme=dark]").wait_for(state="attached")
    with page.expect_response("**/api/me"):
        page.get_by_role("main").get_by_role("button", name="Magyar").click()
    page.locator("html[lang=hu]").wait_for(state="attached")
    page.evaluate("() => localStorage.clear()")
    page.goto("./#/new")
    page.reload()
    page.locator("html[lang=hu][data-theme=dark]").wait_for(state="attached")
    expect(page.locator("input[autocomplete=nickname]")).to_have_value("Wilhelmina")


def test_confirm(context: BrowserContext, page: Page) -> None:
    """Asked before a turn ends; "not yet" leaves all as it was."""
    preferences(page)
    with page.expect_response("**/api/me"):
        page.get_by_label(says("page-confirm")).check()
    game = bring(context, position("pay"))
    page.goto(f"./#/table/{game}")
    before = None
    for sure in (False, True):
        page.locator(MAIN).click()
        asked = page.get_by_role("alertdialog", name=says("q-sure-bid"))
        asked.wait_for()
        before = version(page)
        no = asked.get_by_text(says("q-sure-no"))
        answer = asked.get_by_role("button", name=like("q-do-pay", n=77)) if sure else no
        answer.click()
        asked.wait_for(state="detached")
        if not sure:
            assert version(page) == before
    page.wait_for_function(CHANGED, arg=before)


@pytest.mark.parametrize("speed", [0, 500])
def test_speed(browser: Browser, address: str, speed: int) -> None:
    """Pieces move as long as somebody likes, or not at all."""
    person = somebody(browser, address, speed=250)
    page = person.new_page()
    page.emulate_media(reduced_motion="no-preference")
    preferences(page)
    with page.expect_response("**/api/me"):
        choose(page, says(f"page-speed-{speed}"))
    page.add_init_script(
        """window.moved = []; const plain = Element.prototype.animate;
        Element.prototype.animate = function (frames, how) {
          window.moved.push(how.duration ?? how); return plain.call(this, frames, how); };"""
    )
    page.goto("about:blank")
    page.goto(f"./#/table/{make_table(person, 'me Anna', 'here Bo')}")
    answer_once(page, random.Random(4))
    page.locator(READY).first.wait_for()
    if speed:
        page.wait_for_function("speed => window.moved.some(one => one >= speed)", arg=speed)
    be_still(page)
    assert speed or page.evaluate("() => window.moved") == []
    person.close()


def test_pause(context: BrowserContext, page: Page, database: Path) -> None:
    """A bot waits before it moves, as long as somebody at the table likes."""
    preferences(page)
    with page.expect_response("**/api/me"):
        choose(page, says("page-seconds", n="1.6"))
    game = make_table(context, "me Anna", "bot deckhand")
    page.goto(f"./#/table/{game}")
    answer_once(page, random.Random(5))
    page.locator(READY).first.wait_for()
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as db:
        query = "select at from journal where game = ? and kind = 'move' order by seq"
        mine, bots = (at for (at,) in db.execute(query, (game,)).fetchmany(2))
    assert bots - mine >= 1600


def test_another_device(page: Page, other: BrowserContext, context: BrowserContext) -> None:
    """A link brings name and games over there, once; here they are gone."""
    context.request.post("api/me", data={"name": "Wilhelmina"})
    game = make_table(context, "me Wilhelmina", "bot deckhand")
    preferences(page)
    page.get_by_role("button", name=says("page-device-make")).click()
    link = page.get_by_label(says("page-link")).input_value()
    there = other.new_page()
    there.goto(link)
    there.get_by_role("button", name=says("page-device-claim")).click()
    there.locator(f'a[href="#/table/{game}"]').click()
    there.locator(READY).first.wait_for()
    again = other.new_page()
    again.goto(link)
    again.get_by_role("button", name=says("page-device-claim")).click()
    again.get_by_role("alert").get_by_text(says("page-fault-link-used")).wait_for()
    prefer(context)
    page.goto("./#/")
    page.get_by_text(says("page-my-games-none")).wait_for()
