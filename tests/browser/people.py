"""People with a browser of their own, at tables of their own."""

from __future__ import annotations

import itertools
import sqlite3
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Locator, Page

from browser.words import says

PATIENCE = 30_000
addresses = itertools.count(1)


def somebody(
    browser: Browser, address: str, *, fingers: bool = False, **likes: Any
) -> BrowserContext:
    """Somebody new, on a desktop or with a small phone in hand, who likes things quick, from an
    address of their own."""
    here = "10.{}.{}.{}".format(*next(addresses).to_bytes(3, "big"))
    made = browser.new_context(
        base_url=address,
        viewport={"width": 320, "height": 640} if fingers else {"width": 1280, "height": 800},
        has_touch=fingers,
        is_mobile=fingers,
        reduced_motion="reduce",
        extra_http_headers={"X-Forwarded-For": here},
    )
    made.set_default_timeout(PATIENCE)
    like(made, **likes)
    return made


def like(context: BrowserContext, **prefs: Any) -> None:
    """Preferences, kept with the person: no pauses and no motion, if nothing else is said."""
    quick = {"pause": 0, "speed": 0, **prefs}
    assert context.request.post("api/me", data={"prefs": quick}).ok


def make_table(context: BrowserContext, *seats: str) -> str:
    """A table: `me Anna`, `here Bo`, `bot deckhand`, `open`; the first seat starts."""
    wishes = []
    for seat in seats:
        kind, _, name = seat.partition(" ")
        wishes.append({"kind": kind, "bot" if kind == "bot" else "name": name})
    made = context.request.post("api/tables", data={"seats": wishes, "start": "1"})
    assert made.ok, made.text()
    return str(made.json()["id"])


def invitation(context: BrowserContext, game: str) -> str:
    """The address of the first seat that is free at a table."""
    return str(context.request.post(f"api/tables/{game}/links").json()[0]["path"])


def two_at_a_table(anna: BrowserContext, bo: BrowserContext) -> str:
    """Anna makes a table and Bo takes the other seat by its link."""
    game = make_table(anna, "me Anna", "open")
    token = invitation(anna, game).rsplit("/", 1)[1]
    assert bo.request.post("api/join", data={"name": "Bo", "token": token}).ok
    return game


def sit_down(context: BrowserContext, game: str) -> Page:
    """A table on a page, once it is shown."""
    page = context.new_page()
    page.goto(f"./#/table/{game}")
    page.locator("[data-v]:not(.stale)").wait_for(state="attached")
    return page


def log(page: Page) -> list[str]:
    """The sentences of the log."""
    return the_log(page).get_by_role("listitem").all_inner_texts()


def notes(page: Page) -> list[str]:
    """Its sentences that lead to no table."""
    items = the_log(page).get_by_role("listitem")
    return items.filter(has_not=page.get_by_role("button")).all_inner_texts()


def the_log(page: Page) -> Locator:
    """The log of a table."""
    return page.get_by_role("region", name=says("page-log-chat")).get_by_role("log")


def board(page: Page) -> str:
    """The board and the players as they are told."""
    parts = (page.get_by_role("region", name=says(key)) for key in ("zone-board", "zone-players"))
    return "\n".join(part.aria_snapshot() for part in parts)


def record_of(context: BrowserContext, game: str) -> str:
    """The record of a game."""
    return context.request.get(f"api/tables/{game}/record").text()


class Entry(NamedTuple):
    """A line of the journal."""

    kind: str
    seat: int
    body: str


def journal(database: Path, game: str) -> list[Entry]:
    """The journal of a game as it is on disk."""
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as db:
        query = "select kind, seat, body from journal where game = ? order by seq"
        return [Entry(*row) for row in db.execute(query, (game,))]
