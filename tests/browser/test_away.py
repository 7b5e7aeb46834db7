"""Somebody is asked and away: the page says so, and the others let a bot play for them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from browser.people import make_table, notes, sit_down, somebody, the_log, two_at_a_table
from browser.pressing import READY
from browser.starting import start_with, stop_server
from browser.words import says


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose tables wait for nobody."""
    folder = tmp_path_factory.mktemp("hasty")
    server, address = start_with(folder / "tables.db", NIEUW_TEST_MINUTE="0")
    yield address
    stop_server(server)


def test_a_bot_plays_for_somebody_away(browser: Browser, hasty: str) -> None:
    """One other person is enough; the owner finds out and takes the seat back."""
    with closing(somebody(browser, hasty)) as her, closing(somebody(browser, hasty)) as his:
        game = two_at_a_table(her, his)
        anna, bo = sit_down(her, game), sit_down(his, game)
        anna.locator(READY).first.wait_for()
        offer = bo.get_by_role("button", name=says("page-absent-do", who="Anna"))
        expect(bo.get_by_text(says("q-wait-for", who="Anna"))).to_be_visible()
        expect(offer).to_have_count(0)
        anna.close()
        offer.click()
        bo.locator(READY).first.wait_for()
        assert notes(bo) == [says("log-seat-relieved", who="Anna", bot=says("bot-merchant"))]
        again = sit_down(her, game)
        again.get_by_role("button", name=says("page-hand-back", who="Anna")).click()
        expect(again.get_by_text(says("q-wait-for", who="Bo"))).to_be_visible()
        expect(the_log(bo).get_by_text(says("log-seat-back", who="Anna"))).to_be_visible()


def test_a_vote_and_a_return(browser: Browser, hasty: str) -> None:
    """Everybody who is here is asked; a spectator is told, and has no say."""
    with (
        closing(somebody(browser, hasty)) as her,
        closing(somebody(browser, hasty)) as his,
        closing(somebody(browser, hasty)) as third,
        closing(somebody(browser, hasty)) as watcher,
    ):
        game = three_at_a_table(her, his, third)
        anna, bo, cleo = (sit_down(one, game) for one in (her, his, third))
        watching = sit_down(watcher, game)
        anna.locator(READY).first.wait_for()
        anna.close()
        bo.get_by_role("button", name=says("page-absent-do", who="Anna")).click()
        asks = says("page-vote-absent", who="Bo", whose="Anna")
        expect(cleo.get_by_role("alert")).to_contain_text(asks)
        waits = says("page-vote-absent-waits", who="Cleo", whose="Anna")
        for page in (bo, watching):
            expect(page.get_by_role("alert")).to_contain_text(waits)
        expect(watching.get_by_text(says("q-wait-away", who="Anna"))).to_be_visible()
        expect(watching.get_by_role("button", name=says("page-vote-yes"))).to_have_count(0)
        expect(
            watching.get_by_role("button", name=says("page-absent-do", who="Anna"))
        ).to_have_count(0)
        again = sit_down(her, game)
        again.locator(READY).first.wait_for()
        for page in (bo, cleo, watching):
            expect(page.get_by_role("alert")).to_have_count(0)
        assert notes(bo)[-1] == says("log-absent-back", who="Anna")
        again.close()
        bo.get_by_role("button", name=says("page-absent-do", who="Anna")).click()
        cleo.get_by_role("button", name=says("page-vote-yes")).click()
        relieved = says("log-seat-relieved", who="Anna", bot=says("bot-merchant"))
        expect(the_log(bo).get_by_text(relieved)).to_be_visible()


def three_at_a_table(*people: BrowserContext) -> str:
    """The first makes a table, the others take seats by their links."""
    game = make_table(people[0], "me Anna", "open", "open")
    links = people[0].request.post(f"api/tables/{game}/links").json()
    for person, link, name in zip(people[1:], links, ("Bo", "Cleo"), strict=True):
        token = link["path"].rsplit("/", 1)[1]
        assert person.request.post("api/join", data={"name": name, "token": token}).ok
    return game


def test_a_table_waits_as_long_as_its_maker_says(context: BrowserContext) -> None:
    page = context.new_page()
    page.goto("./#/new")
    wait = page.get_by_label(says("page-patience"))
    expect(wait).to_have_count(0)
    page.get_by_label(says("page-seat-who", n=2)).select_option(label=says("page-kind-open"))
    page.get_by_label(says("page-seat-who", n=3)).select_option(label=says("page-kind-open"))
    wait.select_option(label=says("page-patience-after", time="1 hour"))
    page.get_by_role("button", name=says("page-make")).click()
    page.wait_for_url("**/#/table/*")
    game = page.url.rpartition("/")[2]
    assert context.request.get(f"api/tables/{game}").json()["patience"] == 60
