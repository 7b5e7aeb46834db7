"""The front page of somebody who plays much: games told apart, and the lobby in sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from browser.people import make_table, record_of
from browser.positions import GAMES, bring, record_before
from browser.words import says
from nieuw.game.reader import read

FIRST = 5
LINES = (20, 60, 100, 140, 180, 210, 225)


def part(page: Page, key: str) -> Locator:
    """A card of the front page, by its heading."""
    return page.locator("section", has=page.get_by_role("heading", level=2, name=says(key)))


def many_games(context: BrowserContext) -> list[str]:
    """The same three people at seven tables, each game further on than the last."""
    return [bring(context, record_before(GAMES / "3-greedy-1.nar", n)) for n in LINES]


def test_games_are_told_apart(context: BrowserContext, page: Page) -> None:
    """Each row says who plays with how many points, the round, and whose turn it is."""
    games = many_games(context)
    page.goto("./")
    mine = part(page, "page-my-games")
    mine.get_by_role("button", name=says("page-all-games", n=len(LINES))).click()
    rows = mine.get_by_role("listitem")
    expect(rows).to_have_count(len(LINES))
    told = set()
    for game in games:
        row = rows.filter(has=page.locator(f"a[href$='{game}']"))
        state = read(record_of(context, game)).state
        expect(row.locator(".n")).to_have_text([str(p.score) for p in state.players])
        expect(row.locator(".mover")).to_have_count(1)
        expect(row).to_contain_text(
            says("page-game-round", round=state.round, step=says(f"step-{state.step}"))
        )
        told.add(row.locator("svg").first.inner_html())
    assert len(told) == len(LINES)


def test_all_games_are_asked_for(context: BrowserContext, page: Page) -> None:
    """A long list shows its first games; by keyboard one goes on with the first it brings."""
    for _ in range(FIRST + 2):
        make_table(context, "me Anna", "open")
    page.goto("./")
    mine = part(page, "page-my-games")
    expect(mine.get_by_role("listitem")).to_have_count(FIRST)
    mine.get_by_role("button", name=says("page-all-games", n=FIRST + 2)).press("Enter")
    expect(mine.get_by_role("listitem")).to_have_count(FIRST + 2)
    expect(mine.get_by_role("link").nth(FIRST)).to_be_focused()


@pytest.mark.parametrize("width", [1440, 1280, 1000])
def test_the_lobby_is_beside(context: BrowserContext, page: Page, width: int) -> None:
    """However many games there are, all of them shown."""
    for _ in range(FIRST + 4):
        make_table(context, "me Anna", "open")
    page.set_viewport_size({"width": width, "height": 800})
    page.goto("./")
    mine, lobby = part(page, "page-my-games"), part(page, "page-lobby")
    mine.get_by_role("button", name=says("page-all-games", n=FIRST + 4)).click()
    expect(mine.get_by_role("listitem")).to_have_count(FIRST + 4)
    long, other = mine.bounding_box(), lobby.bounding_box()
    assert long
    assert other
    assert other["y"] + other["height"] <= long["y"] + long["height"]
    assert other["x"] >= long["x"] + long["width"] or other["x"] + other["width"] <= long["x"]


def test_whose_turn_it_is(context: BrowserContext, page: Page) -> None:
    """Mine is marked; where a bot thinks, its name is said, and what kind of bot it is."""
    make_table(context, "me Anna", "bot patroon")
    page.goto("./")
    row = part(page, "page-my-games").get_by_role("listitem")
    bot = says("page-name-bot", who=says("bot-patroon"))
    expect(row.locator(".seat b")).to_have_text([says("page-you"), bot])
    expect(row.get_by_text(says("page-your-turn"))).to_be_visible()
