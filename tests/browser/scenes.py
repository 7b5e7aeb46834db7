"""Every page there is and every kind of decision, each shown on a page."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, WebSocketRoute

from browser.people import invitation, make_table, sit_down, somebody, two_at_a_table
from browser.people import like as prefer
from browser.positions import (
    GAMES,
    KINDS,
    SPECIALS,
    TILE_VERBS,
    bring,
    position,
)
from browser.pressing import READY, answer_once
from browser.words import like, says

Scene = Callable[[BrowserContext, Page], None]
DISTRICTS = ("lumberyard", "granary", "docks", "guild", "market", "company")
ADDRESSES = {
    "home": "",
    "new": "new",
    "rules": "rules",
    "preferences": "preferences",
    "replays": "replay",
    "about": "about",
    "device": "device/nobody",
    "missing": "nowhere",
}


def plain(address: str) -> Scene:
    """A page by its address."""

    def show(context: BrowserContext, page: Page) -> None:
        page.goto(f"./#/{address}")
        page.get_by_role("heading", level=1).first.wait_for()

    return show


def lobby(context: BrowserContext, page: Page) -> None:
    """A table that waits for people."""
    page.goto(f"./#/table/{make_table(context, 'me Anna', 'open', 'bot deckhand')}")
    page.get_by_label(says("page-link")).wait_for()
    page.get_by_role("img", name=says("page-qr", link="").strip()).wait_for()


def join(context: BrowserContext, page: Page) -> None:
    """A seat somebody is invited to."""
    game = make_table(context, "me Anna", "open", "bot deckhand")
    page.goto(f"./{invitation(context, game)}")
    page.get_by_role("heading", level=2, name=says("page-join-table")).wait_for()


def final(context: BrowserContext, page: Page) -> None:
    """The scores of a whole game, which a bot played for Anna."""
    page.goto(f"./#/table/{make_table(context, 'me Anna', 'bot deckhand', 'bot deckhand')}")
    page.locator(READY).first.wait_for()
    page.get_by_role("button", name=says("page-menu")).click()
    page.get_by_role("button", name=says("page-hand"), exact=True).click()
    page.get_by_role("button", name=says("page-hand-do")).click()
    page.get_by_role("button", name=says("page-rematch")).wait_for(timeout=120_000)


def replay(context: BrowserContext, page: Page) -> None:
    """A record from a file."""
    page.goto("./#/replay")
    page.get_by_label(says("page-record-file")).set_input_files(GAMES / "5-greedy-1.nar")
    page.get_by_role("button", name=says("page-last")).click()


PAGES: dict[str, Scene] = {
    **{name: plain(address) for name, address in ADDRESSES.items()},
    **{show.__name__: show for show in (lobby, join, final, replay)},
}


def decide(kind: str, seats: int = 5) -> Scene:
    """A decision of that kind; an action the question does not begin with is opened by its name."""

    def show(context: BrowserContext, page: Page) -> None:
        page.goto(f"./#/table/{bring(context, position(kind, seats))}")
        page.locator(READY).first.wait_for()
        if kind in TILE_VERBS or kind in SPECIALS:
            reach(page, kind)

    return show


def reach(page: Page, kind: str) -> None:
    """Open an action of the turn."""
    question = page.locator(READY)
    if kind == "trade":
        button = question.get_by_role("button", name=says("q-way-trade"))
    elif kind in TILE_VERBS:
        button = question.get_by_role("button", name=says(f"q-way-{kind}"))
    else:
        district = says(f"district-{DISTRICTS[SPECIALS.index(kind)]}")
        button = question.get_by_role("button", name=district)
    heading = page.get_by_role("heading", level=2, name=like(f"q-verb-{kind}", n=77))
    button.or_(heading).first.wait_for()
    if not heading.count():
        button.first.click()
    heading.wait_for()


DECISIONS: dict[str, Scene] = {kind: decide(kind) for kind in KINDS}


def at_table(context: BrowserContext, page: Page, kind: str = "build") -> None:
    """A table in the middle of a game."""
    page.goto(f"./#/table/{bring(context, position(kind))}")
    page.locator(READY).first.wait_for()


def menu(context: BrowserContext, page: Page) -> None:
    """The menu of a table."""
    at_table(context, page, "take")
    page.get_by_role("button", name=says("page-menu")).click()


def in_menu(key: str) -> Scene:
    """A window the menu opens."""

    def show(context: BrowserContext, page: Page) -> None:
        menu(context, page)
        page.get_by_role("button", name=says(key), exact=True).last.click()
        page.get_by_role("dialog", name=says(key)).wait_for()

    return show


def sure(context: BrowserContext, page: Page) -> None:
    """The question whether somebody is sure."""
    prefer(context, confirm=True)
    at_table(context, page, "pay")
    page.locator(READY).locator(".acts .primary:enabled").click()
    page.get_by_role("alertdialog").wait_for()


def past(context: BrowserContext, page: Page) -> None:
    """An earlier board."""
    page.goto(f"./#/table/{make_table(context, 'me Anna', 'here Bo', 'here Carl')}")
    for seed in range(4):
        answer_once(page, random.Random(seed))
    page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name=says("page-now")).wait_for()


def with_bo(context: BrowserContext, page: Page) -> Page:
    """Anna's page at a table with Bo, and Bo's."""
    assert context.browser is not None
    address = context.request.get("./").url
    other = somebody(context.browser, address)
    game = two_at_a_table(context, other)
    page.goto(f"./#/table/{game}")
    bo = sit_down(other, game)
    bo.bring_to_front()
    page.bring_to_front()
    answer_once(page, random.Random(1))
    page.get_by_role("heading", level=2, name=says("q-wait-for", who="Bo")).wait_for()
    return bo


def waiting(context: BrowserContext, page: Page) -> None:
    """Somebody else is asked."""
    with_bo(context, page).context.close()


def away(context: BrowserContext, page: Page) -> None:
    """What happened meanwhile."""
    bo = with_bo(context, page)
    table = page.url
    page.goto("about:blank")
    answer_once(bo, random.Random(2))
    bo.context.close()
    page.goto(table)
    page.get_by_role("button", name=says("page-away-go-on")).wait_for()


def vote(context: BrowserContext, page: Page) -> None:
    """Somebody wants to take back."""
    bo = with_bo(context, page)
    answer_once(bo, random.Random(3))
    bo.get_by_role("log").get_by_role("button").nth(-3).click()
    bo.get_by_role("button", name=says("page-back-here")).click()
    page.get_by_role("button", name=says("page-vote-yes")).wait_for()
    bo.context.close()


def news(context: BrowserContext, page: Page) -> None:
    """A question with what happened since the last turn at its head."""
    at_table(context, page, "pay-market")
    rng = random.Random(1)
    told = page.get_by_role("group", name=says("page-since"), exact=True)
    while not told.count():
        answer_once(page, rng)
        page.locator(READY).first.wait_for()


def picked(context: BrowserContext, page: Page) -> None:
    """As many businesses as may be built, each where it makes the longest words."""
    decide("build")(context, page)
    for district in (1, 3, 6):
        page.locator(f".ask [data-about='district:{district}'] button").last.click()
    page.locator(".ask .rows .on").nth(2).wait_for()


def lost(context: BrowserContext, page: Page) -> None:
    """The line is lost."""
    lines: list[WebSocketRoute] = []

    def carry(line: WebSocketRoute) -> None:
        lines.append(line)
        if len(lines) == 1:
            line.connect_to_server()
        else:
            line.close()

    page.route_web_socket("**/ws/**", carry)
    at_table(context, page)
    lines[0].close()
    page.get_by_role("alert").get_by_text(says("page-lost")).wait_for()


def trial(context: BrowserContext, page: Page) -> None:
    """A game copied from another, at the question that takes the most room."""
    game = bring(context, position("open"))
    made = context.request.post(f"api/tables/{game}/copy", data={"n": 0})
    with page.expect_response("**/before"):
        page.goto(f"./#/table/{made.json()['id']}")
    page.locator(READY).first.wait_for()
    page.get_by_role("link", name=says("page-trial-back")).wait_for()


MOMENTS: dict[str, Scene] = {
    **{
        show.__name__: show
        for show in (menu, sure, past, waiting, away, vote, news, picked, lost, trial)
    },
    **{name: in_menu(f"page-{name}") for name in ("help", "report", "hand")},
}
"""What else may be on a table's page."""
