"""A line that is cut: the page says so and goes on by itself; nothing is lost or doubled."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.cable import DOWN, UP, Cable
from browser.people import journal, log, sit_down, somebody, two_at_a_table
from browser.pressing import READY, answer_once, shows, version
from browser.words import says

STALE = ".stale[data-v]"
LIVE = "[data-v]:not(.stale)"
MAIN = ".ask .acts .primary"


@pytest.fixture
def cable(address: str) -> Iterator[Cable]:
    """What Anna's browser hangs on."""
    with Cable(address) as made:
        yield made


@pytest.fixture
def far(browser: Browser, cable: Cable) -> Iterator[BrowserContext]:
    """Anna, at the other end of the cable."""
    made = somebody(browser, cable.address)
    yield made
    made.close()


def knows_it_is_lost(page: Page) -> None:
    """The page says so, the board is grey, and no answer can be given."""
    page.get_by_role("alert").get_by_text(says("page-lost")).wait_for()
    page.locator(STALE).wait_for(state="attached")
    expect(page.locator(f"{MAIN}:enabled")).to_have_count(0)


def is_well_again(page: Page, like: Page) -> None:
    """Without a touch the page shows what others see."""
    page.locator(LIVE).wait_for(state="attached")
    shows(page, version(like))
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("tries", [1, 3, pytest.param(6, marks=pytest.mark.slow)])
def test_a_cable_pulled_out(
    far: BrowserContext, other: BrowserContext, cable: Cable, tries: int
) -> None:
    """Bo moves meanwhile; then it is Anna's turn on a board that is up to date."""
    game = two_at_a_table(far, other)
    anna, bo = sit_down(far, game), sit_down(other, game)
    rng = random.Random(tries)
    answer_once(anna, rng)
    bo.locator(READY).first.wait_for()
    anna.get_by_role("heading", level=2, name=says("q-wait-for", who="Bo")).wait_for()
    before = version(anna)
    cable.pull()
    knows_it_is_lost(anna)
    answer_once(bo, rng)
    cable.wait_for_tries(tries)
    knows_it_is_lost(anna)
    assert version(anna) == before
    cable.mend()
    is_well_again(anna, like=bo)
    assert log(anna) == log(bo)
    answer_once(anna, rng)
    bo.locator(READY).first.wait_for()
    is_well_again(bo, like=anna)


def test_a_line_that_dies_without_a_word(
    far: BrowserContext, other: BrowserContext, cable: Cable
) -> None:
    """Nothing breaks, nothing comes: the page finds out by itself that its board is old."""
    game = two_at_a_table(far, other)
    anna, bo = sit_down(far, game), sit_down(other, game)
    rng = random.Random(7)
    answer_once(anna, rng)
    cable.silence(UP, DOWN)
    answer_once(bo, rng)
    knows_it_is_lost(anna)
    cable.mend()
    is_well_again(anna, like=bo)
    assert log(anna) == log(bo)


@pytest.mark.parametrize("lost", [UP, DOWN], ids=["the move", "its answer"])
def test_a_move_into_the_cut(
    far: BrowserContext, other: BrowserContext, cable: Cable, database: Path, lost: int
) -> None:
    """What was pressed before the line broke is played once, whether or not it had arrived."""
    game = two_at_a_table(far, other)
    anna, bo = sit_down(far, game), sit_down(other, game)
    anna.locator(READY).first.wait_for()
    anna.keyboard.press("3")
    anna.locator(f"{MAIN}:enabled").wait_for()
    cable.silence(lost)
    anna.locator(MAIN).click()
    anna.locator(".ask[aria-busy=true]").wait_for()
    if lost == DOWN:
        bo.locator(READY).first.wait_for()
    cable.pull()
    knows_it_is_lost(anna)
    cable.mend()
    bo.locator(READY).first.wait_for()
    is_well_again(anna, like=bo)
    moves = [entry for entry in journal(database, game) if entry.kind == "move"]
    assert [(entry.seat, entry.body) for entry in moves] == [(0, "place 3")]
    rng = random.Random(lost)
    answer_once(bo, rng)
    answer_once(anna, rng)
