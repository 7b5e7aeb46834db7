"""Several people at one table, each in a browser of their own."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.people import journal, log, make_table, record_of, sit_down, somebody
from browser.pressing import CHANGED, READY, answer_once, choose, play_to_the_end, shows, version
from browser.starting import start_server, stop_server
from browser.words import like, says
from cli.running import free_port
from nieuw.game.reader import read


def newcomer(browser: Browser, address: str) -> Page:
    """Somebody with a browser of their own."""
    return somebody(browser, address).new_page()


NAMES = ("Anna", "Bo")
LINKS = "localStorage[Object.keys(localStorage).find(key => key.startsWith('links:'))]"


def link_shown(page: Page) -> str:
    """The link to the open seat that the host may send."""
    page.wait_for_function(f"() => {LINKS}")
    return str(page.evaluate(f"() => JSON.parse({LINKS})[0].path"))


def test_two_friends_and_a_spectator(browser: Browser, address: str) -> None:
    """A table by link: the friend joins, both play, somebody looks on."""
    anna, bo, carl = (newcomer(browser, address) for _ in range(3))
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    game = anna.context.request.post("api/tables", data={"seats": seats, "start": "1"}).json()["id"]
    anna.goto(f"./#/table/{game}")
    link = link_shown(anna)
    anna.reload()
    assert link_shown(anna) == link
    bo.goto(f"./{link}")
    bo.get_by_role("textbox").first.fill("Bo")
    bo.locator("main button.primary, main .btn.primary").first.click()
    bo.locator("[data-v]").wait_for(state="attached")
    carl.goto(f"./#/table/{game}")
    carl.locator("[data-v]").wait_for(state="attached")
    rng = random.Random(3)
    for asked in (anna, bo, anna, bo):
        answer_once(asked, rng)
        for page in (anna, bo, carl):
            shows(page, version(asked))
    expect(carl.locator(".ask .acts")).to_have_count(0)
    for page in (anna, bo, carl):
        page.context.close()


def test_hot_seat(context: BrowserContext, page: Page, database: Path) -> None:
    """Two people on one device, from the first question to the scores: each is asked by name."""
    game = make_table(context, "me Anna", "here Bo")
    page.goto(f"./#/table/{game}")
    asked = play_to_the_end(page, random.Random(4))
    entries = journal(database, game)
    moves = {v: NAMES[entry.seat] for v, entry in enumerate(entries) if entry.kind == "move"}
    assert asked.items() <= moves.items()
    assert all(list(asked.values()).count(name) > 20 for name in NAMES)
    result = read(record_of(context, game)).result()
    assert result is not None
    who, points = NAMES[result.index(max(result))], max(result)
    title = says("page-won", who=who, n=1, points=points)
    page.get_by_role("heading", level=1, name=title).wait_for()


def test_hot_seat_calls_the_next_by_name(context: BrowserContext, page: Page) -> None:
    """Seen and heard when the turn goes to another on the device, who may also take it back."""
    page.goto(f"./#/table/{make_table(context, 'me Anna', 'here Bo')}")
    turn = page.locator(".ask .turn")
    expect(turn).to_have_text("Anna")
    expect(page.get_by_role("button", name=like("q-undo"))).to_have_count(0)
    answer_once(page, random.Random(5))
    told = page.locator("[role=status].visually-hidden")
    expect(told).to_have_text(says("page-turn-of", who="Bo"))
    expect(turn).to_have_text("Bo")
    before = version(page)
    page.get_by_role("button", name=like("q-undo")).click()
    page.wait_for_function(CHANGED, arg=before)
    expect(turn).to_have_text("Anna")
    expect(told).to_contain_text(says("page-turn-of", who="Anna"))


def test_the_server_restarts_under_an_open_page(browser: Browser, tmp_path: Path) -> None:
    """The page says that the line is lost, greys the board, and goes on by itself where it was."""
    port = free_port()
    database = tmp_path / "tables.db"
    server, address = start_server(database, port)
    person = somebody(browser, address)
    game = make_table(person, "me Anna", "bot deckhand")
    page = sit_down(person, game)
    rng = random.Random(5)
    answer_once(page, rng)
    page.locator(READY).first.wait_for()
    stood, told = version(page), log(page)
    stop_server(server)
    page.get_by_role("alert").get_by_text(says("page-lost")).wait_for()
    page.locator(".stale[data-v]").wait_for(state="attached")
    server, _ = start_server(database, port)
    page.locator(f"[data-v='{stood}']:not(.stale)").wait_for(state="attached")
    assert log(page) == told
    answer_once(page, rng)
    assert [entry.seat for entry in journal(database, game) if entry.kind == "move"][2] == 0
    person.close()
    stop_server(server)


def test_more_choices_keep_what_was_chosen(page: Page) -> None:
    """The long form begins with what the short one holds."""
    page.goto("./")
    page.get_by_role("textbox", name=says("page-your-name")).fill("Wilhelmina")
    choose(page, "4")
    page.get_by_role("combobox", name=says("page-seat-who", n=3)).select_option("here")
    page.get_by_role("link", name=says("page-new-more")).click()
    page.get_by_role("heading", level=1, name=says("page-new")).wait_for()
    name = page.get_by_role("textbox", name=says("page-seat-name", n=1))
    expect(name).to_have_value("Wilhelmina")
    kinds = [page.get_by_role("combobox", name=says("page-seat-who", n=n)) for n in (1, 2, 3, 4)]
    for kind, is_now in zip(kinds, ("me", "bot", "here", "open"), strict=True):
        expect(kind).to_have_value(is_now)
