"""The town grows: every business is a house of its owner, and a long row of land stays readable."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from browser.people import like, sit_down
from browser.positions import GAMES, NAMES, bring
from nieuw.box.file import builtin
from nieuw.core.names import DISTRICTS
from nieuw.core.state import State
from nieuw.game.reader import read
from nieuw.game.record import Record

DRAWN = 12
AT = 382
"""A choice near the end of a game of five, with seven land cards in a row."""
SMALLEST = 12
"""No number is smaller, in CSS pixels."""
PHONE, DESKTOP = (320, 700), (1280, 800)


def grown() -> State:
    """A late table: all the first seat has left is in one district, and a row has eight cards."""
    played = read((GAMES / "5-greedy-1.nar").read_text("utf-8"))
    _, s = next(one for n, one in enumerate(played.states()) if n == AT)
    s = s.copy()
    owner = s.players[0]
    s.businesses[2 * s.seats] += owner.spare
    owner.spare = 0
    longest = max(s.players, key=lambda p: len(p.row))
    longest.row.append(s.land.pop())
    assert s.businesses[2 * s.seats] > DRAWN
    assert len(longest.row) == 8
    return s


def at_town(context: BrowserContext, size: tuple[int, int], tab: int) -> tuple[Page, State]:
    """The table, on a phone at one of its tabs."""
    s = grown()
    record = Record.new(builtin(), list(NAMES), start=s)
    game = bring(context, record)
    page = sit_down(context, game)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    if size == PHONE:
        page.locator("nav button").nth(tab).click()
    return page, s


def smallest(numbers: Locator) -> float:
    """The size of the smallest of several numbers, all of which are in sight."""
    sizes: list[float] = numbers.evaluate_all(
        """all => all.filter(one => one.getClientRects().length)
                     .map(one => parseFloat(getComputedStyle(one).fontSize))"""
    )
    assert sizes
    return min(sizes)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_every_business_is_a_house_of_its_owner(
    context: BrowserContext, size: tuple[int, int], theme: str
) -> None:
    """As many as are drawn, all of them counted, each row within its district."""
    like(context, theme=theme)
    page, s = at_town(context, size, 1)
    for d in range(1, DISTRICTS + 1):
        district = page.locator(f"[data-thing='district:{d}']:visible").first
        expect(district).to_be_visible()
        held = [(seat, s.businesses[(d - 1) * s.seats + seat]) for seat in range(s.seats)]
        for seat, n in held:
            houses = district.locator(f"[data-piece^='business:{d}:{seat}:']")
            expect(houses).to_have_count(min(n, DRAWN))
        counts = district.locator(".owner b")
        expect(counts).to_have_text([str(n) for _, n in held if n])
        beyond = district.evaluate(
            """one => {
                const frame = one.getBoundingClientRect();
                return [...one.querySelectorAll(".street svg, .street b")].filter((part) => {
                    const { left, right } = part.getBoundingClientRect();
                    return left < frame.left - 0.5 || right > frame.right + 0.5;
                }).length;
            }"""
        )
        assert beyond == 0, d
        if any(n for _, n in held):
            assert smallest(counts) >= SMALLEST


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_eight_land_cards_are_readable(context: BrowserContext, size: tuple[int, int]) -> None:
    """Every number of the row is in its card, and none is small."""
    page, s = at_town(context, size, 2)
    longest = max(s.players, key=lambda p: len(p.row))
    panel = page.locator(".player:visible").filter(
        has=page.get_by_role("heading", name=NAMES[s.players.index(longest)])
    )
    cards = panel.locator(".row > li")
    expect(cards).to_have_count(8)
    numbers = [
        [str(s.box.land_corn[card])]
        if i < longest.cleared
        else [str(s.box.land_wood[card]), str(s.box.land_corn[card])]
        for i, card in enumerate(longest.row)
    ]
    for card, n in zip(cards.all(), numbers, strict=True):
        expect(card.locator("b")).to_have_text(n)
    assert smallest(cards.locator("b")) >= SMALLEST
    cut = cards.evaluate_all(
        """all => all.flatMap(card => [...card.querySelectorAll("b")].filter(b => {
            const [a, f] = [b.getBoundingClientRect(), card.getBoundingClientRect()];
            return a.left < f.left || a.right > f.right || a.bottom > f.bottom;
        })).length"""
    )
    assert cut == 0
