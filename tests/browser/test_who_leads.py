"""Who leads: beside the points, what they would be if the game ended now."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from browser.people import like, sit_down
from browser.positions import GAMES, bring, record_before
from browser.words import says
from nieuw.core.engine import to_move
from nieuw.core.names import CHANCE
from nieuw.core.state import State
from nieuw.game.reader import read
from nieuw.game.record import Record
from nieuw.show.projection import projections

PLAYED = GAMES / "5-greedy-1.nar"


def in_round(n: int) -> Record:
    """A game of five up to the last choice of a round."""
    states = enumerate(s for _, s in read(PLAYED.read_text("utf-8")).states())
    asked = (at for at, s in states if (s.round, s.step) == (n, 7) and to_move(s) != CHANCE)
    return record_before(PLAYED, max(asked))


def told(s: State) -> list[str]:
    """What is said of every seat, in seat order."""
    final = projections(s)
    totals = [p["total"] for p in final]
    leads = ["no" if n < max(totals) else "tied" if totals.count(n) > 1 else "sole" for n in totals]
    return [says("zone-projection", **p, lead=lead) for p, lead in zip(final, leads, strict=True)]


def in_panels(page: Page) -> list[str]:
    """What the panels of the players say, by seat."""
    panels = page.get_by_role("region", name=says("zone-players")).locator(".player")
    said = {
        panel.get_by_role("heading").inner_text(): panel.locator(".projection").get_attribute(
            "data-tip"
        )
        for panel in panels.all()
    }
    return [str(said[name]) for name in ("Anna", "Bartholomew", "Zsófia", "Дмитрий", "Maria Elena")]


@pytest.mark.parametrize(("n", "in_bar"), [(3, 0), (6, 5)])
def test_who_leads_is_beside_the_points(context: BrowserContext, n: int, in_bar: int) -> None:
    """Quiet in the panels at first, in the bar too from round 5 on."""
    record = in_round(n)
    page = sit_down(context, bring(context, record))
    assert in_panels(page) == told(record.state)
    expect(page.locator("header.bar .projection")).to_have_count(in_bar)
    late = page.locator(".player .projection.late")
    expect(late).to_have_count(in_bar)


def test_a_preference_hides_it(context: BrowserContext) -> None:
    like(context, projection=False)
    page = sit_down(context, bring(context, in_round(6)))
    expect(page.locator(".player")).to_have_count(5)
    expect(page.locator(".projection")).to_have_count(0)
    page.goto("./#/preferences")
    page.get_by_role("checkbox", name=says("page-projection")).check()
    page.go_back()
    expect(page.locator(".player .projection")).to_have_count(5)
