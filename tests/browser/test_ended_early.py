"""Games that end early, in the page: resigned, ended by all, closed, taken off the list."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import BrowserContext, Page, WebSocketRoute, expect

from browser.people import journal, make_table, notes, sit_down, two_at_a_table
from browser.pressing import READY
from browser.words import like, says


def from_menu(page: Page, key: str) -> None:
    """Something of the table's menu."""
    page.get_by_role("button", name=says("page-menu")).click()
    page.get_by_role("listitem").get_by_text(says(key), exact=True).click()


def kinds(database: Path, game: str) -> list[str]:
    return [entry.kind for entry in journal(database, game)]


def test_resigned_against_a_bot(context: BrowserContext, page: Page, database: Path) -> None:
    """Asked once more first; then the panel says so, and the list can be rid of it."""
    game = make_table(context, "me Anna", "bot deckhand")
    page.goto(f"./#/table/{game}")
    page.locator(READY).first.wait_for()
    from_menu(page, "page-end-resign")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name=says("page-close")).click()
    assert "end" not in kinds(database, game)
    from_menu(page, "page-end-resign")
    dialog.get_by_role("button", name=says("page-end-resign")).click()
    ended = says("log-ended-resigned", who="Anna")
    page.get_by_role("heading", level=2, name=ended).wait_for()
    assert kinds(database, game)[-1] == "end"
    assert notes(page)[-1] == ended
    expect(page.get_by_role("button", name=says("page-rematch"))).to_be_enabled()
    page.get_by_role("button", name=says("page-menu")).click()
    expect(page.get_by_text(says("page-end-resign"), exact=True)).to_have_count(0)

    page.goto("./")
    row = page.get_by_role("listitem").filter(has_text=ended)
    row.wait_for()
    row.get_by_role("button", name=like("page-remove")).click()
    expect(row).to_have_count(0)
    page.reload()
    page.get_by_text(says("page-my-games-none")).wait_for()


def test_ended_if_the_other_agrees(
    context: BrowserContext, other: BrowserContext, database: Path
) -> None:
    game = two_at_a_table(context, other)
    anna, bo = sit_down(context, game), sit_down(other, game)
    for page in (anna, bo):
        page.get_by_role("log").wait_for()
    from_menu(anna, "page-end-abandon")
    anna.get_by_role("dialog").get_by_role("button", name=says("page-end-abandon-do")).click()
    anna.get_by_text(says("page-vote-abandon-waits", who="Bo")).wait_for()
    bo.get_by_text(says("page-vote-abandon", who="Anna")).wait_for()
    bo.get_by_role("button", name=says("page-vote-yes")).click()
    for page in (anna, bo):
        page.get_by_role("heading", level=2, name=says("log-ended-abandoned")).wait_for()
    assert kinds(database, game)[-3:] == ["abandon", "vote", "end"]


def test_a_table_is_closed_before_it_begins(
    context: BrowserContext, page: Page, database: Path
) -> None:
    game = make_table(context, "me Anna", "open")
    page.goto(f"./#/table/{game}")
    page.get_by_role("button", name=says("page-put-away")).click()
    page.get_by_role("dialog").get_by_role("button", name=says("page-put-away")).click()
    page.get_by_role("listitem").filter(has_text=says("log-ended-put-away")).wait_for()
    assert kinds(database, game) == ["end"]
    page.goto(f"./#/table/{game}")
    page.get_by_role("heading", level=2, name=says("log-ended-put-away")).wait_for()


def test_a_page_that_is_out_of_date_offers_to_reload(context: BrowserContext, page: Page) -> None:
    """And what was half composed is there again."""
    game = make_table(context, "me Anna", "here Bo")
    lines: list[WebSocketRoute] = []
    upgraded = False

    def carry(line: WebSocketRoute) -> None:
        if upgraded:
            line.send('{"t":"error","id":"","code":"old-page","detail":""}')
        else:
            line.connect_to_server()
            lines.append(line)

    page.route_web_socket("**/ws/**", carry)
    page.goto(f"./#/table/{game}")
    page.locator(READY).first.wait_for()
    main = page.locator(".ask .acts .primary:enabled")
    expect(main).to_have_count(0)
    page.keyboard.press("4")
    composed = main.inner_text()
    upgraded = True
    lines[-1].close()
    page.get_by_text(says("page-old")).wait_for()
    upgraded = False
    page.get_by_role("button", name=says("page-old-do")).click()
    expect(page.get_by_text(says("page-old"))).to_have_count(0)
    expect(main).to_have_text(composed)
