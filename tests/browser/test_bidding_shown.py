"""An auction is seen like one: who is in, who is out, who leads, and the sale before the rest."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from browser.looking import SHIFTS, faults
from browser.people import like, make_table, somebody
from browser.positions import GAMES, NAMES, bring, record_before
from browser.pressing import CHANGED, READY, answer_once, version
from browser.sentences import say
from browser.words import says
from nieuw.core.events import Won
from nieuw.core.names import BIDDING_STEP
from nieuw.game.reader import read
from nieuw.game.turn import Sentence

SEEN = """() => {
  window.lines = [];
  window.told = [];
  const name = (sign) => sign.dataset.tip.split('\\n')[0];
  const note = (kept, now) => {
    if (now && now !== kept.at(-1)) kept.push(now);
  };
  new MutationObserver(() => {
    const strip = [...document.querySelectorAll('.strip')].find((one) => one.checkVisibility());
    if (strip)
      note(window.lines, [...strip.querySelectorAll('li')].map(name).join('\\n'));
    const panel = document.querySelector('.ask #q-title');
    const [title, deed] = [panel, document.querySelector('.ask .deed')].map((at) => at?.innerText);
    const { v } = document.querySelector('[data-v]')?.dataset ?? {};
    if (document.querySelector('.ask[aria-busy=false]')) note(window.told, `asked ${v}`);
    else if (title === SOLD) note(window.told, deed);
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""Every state of the strip, and what stands in the place of the question: a sale, or that with
its version."""


class Follower:
    """What the server says of auctions, as the sentences a page should show."""

    def __init__(self, page: Page) -> None:
        self.names: list[str] = []
        self.lines: list[str] = []
        self.sales: list[str] = []
        self.ask: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        page.once("websocket", lambda socket: socket.on("framereceived", self.hear))

    def hear(self, frame: str | bytes) -> None:
        """A message of the server."""
        said = json.loads(frame)
        if said["t"] == "seats":
            self.names = [one["name"] for one in said["chairs"]]
            for one in said["chairs"]:
                if one["kind"] == "bot":
                    self.names[one["seat"]] = says(f"colour-{one['colour']}")
        elif said["t"] == "ask":
            self.ask = said
        elif said["t"] == "at":
            now = self.view.get("auction")
            for event in itertools.chain.from_iterable(one["events"] for one in said["story"]):
                if now and event["t"] == "made" and event["verb"] in ("bid", "pass"):
                    now["bids"][event["seat"]] = -1 if event["bid"] is None else event["bid"]
                    self.stands(now)
                elif event["t"] == "won" and event["selector"] >= 0:
                    who, bid = self.names[event["seat"]], event["bid"]
                    self.sales.append(says("zone-sold", column=event["column"], who=who, bid=bid))
            self.view = said["view"]
            if self.view["auction"]:
                self.stands(self.view["auction"])

    def stands(self, auction: dict[str, Any]) -> None:
        """How everybody stands now, in the order they answer."""
        bids = auction["bids"]
        high = max(bid if bid is not None else -1 for bid in bids)
        left = [seat for seat in auction["bidders"] if bids[seat] is None]
        words = []
        for seat in auction["bidders"]:
            who, n = self.names[seat], bids[seat]
            if n is None:
                words.append(says(f"zone-bid-{'now' if seat == left[0] else 'later'}", who=who))
            elif n < 0:
                words.append(says("zone-bid-pass", who=who))
            else:
                words.append(says(f"zone-bid-{'leads' if n == high else 'outbid'}", who=who, n=n))
        if self.lines[-1:] != ["\n".join(words)]:
            self.lines.append("\n".join(words))


@pytest.fixture
def mover(browser: Browser, address: str) -> Iterator[BrowserContext]:
    """Somebody who likes to see things move."""
    made = somebody(browser, address, speed=120)
    yield made
    made.close()


def watched(
    mover: BrowserContext, game: str, width: int = 1280, motion: bool = True
) -> tuple[Page, Follower]:
    """A table on a page that keeps what it shows, and what the server says of it."""
    page = mover.new_page()
    page.set_viewport_size({"width": width, "height": 800})
    page.emulate_media(reduced_motion="no-preference" if motion else "reduce")
    page.add_init_script(f"({SHIFTS})()")
    follower = Follower(page)
    page.goto(f"./#/table/{game}")
    page.locator(READY).first.wait_for()
    page.evaluate(SEEN.replace("SOLD", json.dumps(says("zone-gavel"))))
    return page, follower


def strip(page: Page, column: int) -> Locator:
    """The auction of a column, in the order of answers."""
    name = says("zone-bids", column=column)
    return page.get_by_role("list", name=name, exact=True).filter(visible=True)


def stamped(page: Page, column: int) -> Locator:
    """A column of the cash box, with whatever is stamped on it."""
    zone = page.get_by_role("region", name=says("zone-cashbox")).filter(visible=True)
    return zone.get_by_role("list").last.get_by_role("listitem").nth(column - 1)


def answer(ask: dict[str, Any]) -> str:
    """A pass where one may pass, else the first or least there is."""
    options = ask["options"]
    if any(one["verb"] == "pass" for one in options):
        return "pass"
    [option] = options
    if option["shape"] == "list":
        return str(option["choices"][0]["text"])
    return f"{option['prefix']}{option['least']}"


@pytest.mark.parametrize("width", [1280, 320])
def test_everybody_is_seen_to_bid_or_pass(mover: BrowserContext, width: int) -> None:
    """All auctions of a round against bots: at each moment who leads, who is out, who is asked and
    who comes later, in the order they answer; each sale with its winner and price, in its turn;
    nothing jumps."""
    game = make_table(mover, "me Anna", "bot deckhand", "bot deckhand", "bot deckhand")
    page, follower = watched(mover, game, width)
    rng = random.Random(2)
    while (ask := follower.ask["ask"])["kind"] != "turn":
        if not follower.sales and ask["kind"] == "auction":
            page.evaluate("() => { window.shifts = [] }")
        if width < 900:
            answer_once(page, rng)
        else:
            # A click would skip what is still to be shown beside the question.
            before = version(page)
            say(page, game, answer(ask))
            page.wait_for_function(CHANGED, arg=before)
        page.locator(READY).first.wait_for()
    assert len(follower.sales) == 3
    told = page.evaluate("window.told")
    assert [one for one in told if not one.startswith("asked")] == follower.sales
    lines = page.evaluate("window.lines")
    assert lines == follower.lines, (lines, follower.lines)
    shifts = page.evaluate("window.shifts")
    assert sum(one[0] for one in shifts) < 0.1, shifts


def at_an_auction(mover: BrowserContext, width: int) -> tuple[Page, str]:
    """Five on one device, where the first is to choose a column."""
    game = make_table(mover, "me Anna", "here Bo", "here Cees", "here Dirk", "here Eva")
    page, follower = watched(mover, game, width, motion=False)
    while follower.ask["ask"]["kind"] == "place":
        before = version(page)
        say(page, game, answer(follower.ask["ask"]))
        page.wait_for_function(CHANGED, arg=before)
        page.locator(READY).first.wait_for()
    return page, game


@pytest.mark.parametrize("width", [1280, 390])
def test_each_answer_changes_who_is_in(mover: BrowserContext, width: int) -> None:
    """A bid leads until the next one, a pass is out, and whoever is asked is told from the rest."""
    page, game = at_an_auction(mover, width)
    say(page, game, "auction 1")
    bidders = strip(page, 1).get_by_role("listitem")

    def stand(*said: tuple[str, str, int]) -> None:
        words = [says(f"zone-bid-{how}", who=who, n=n) for who, how, n in said]
        expect(bidders).to_contain_text(words)

    rest = [(who, "later", 0) for who in ("Cees", "Dirk", "Eva")]
    stand(("Anna", "now", 0), ("Bo", "later", 0), *rest)
    say(page, game, "bid 0")
    stand(("Anna", "leads", 0), ("Bo", "now", 0), *rest)
    say(page, game, "bid 3")
    stand(("Anna", "outbid", 0), ("Bo", "leads", 3), ("Cees", "now", 0), *rest[1:])
    say(page, game, "pass")
    out = (("Anna", "outbid", 0), ("Bo", "leads", 3), ("Cees", "pass", 0))
    stand(*out, ("Dirk", "now", 0), *rest[2:])
    say(page, game, "bid 12")
    out = (("Anna", "outbid", 0), ("Bo", "outbid", 3), ("Cees", "pass", 0))
    stand(*out, ("Dirk", "leads", 12), ("Eva", "now", 0))
    say(page, game, "pass")
    stand(*out, ("Dirk", "leads", 12), ("Eva", "pass", 0))


def test_an_auction_has_its_room_before_it_begins(mover: BrowserContext) -> None:
    """On a phone's board nothing below the cash box moves when a column is put up."""
    page, game = at_an_auction(mover, 390)
    tabs = page.get_by_role("navigation", name=says("page-tabs"))
    tabs.get_by_role("button", name=says("page-tab-board")).click()
    zone = page.get_by_role("region", name=says("zone-cashbox")).filter(visible=True)
    before = zone.bounding_box()
    say(page, game, "auction 1")
    expect(strip(page, 1).get_by_role("listitem")).to_have_count(5)
    assert zone.bounding_box() == before


# One sale --------------------------------------------------------------------------------------


class Sale(NamedTuple):
    """A table where one sentence sells a column, and what comes of it."""

    game: str
    text: str
    column: int
    who: str
    bid: int


def before_a_sale(mover: BrowserContext, *, paid: bool) -> Sale:
    """A table before the last answer of an auction, `paid` where nothing is left to choose for the
    winner."""
    path = GAMES / ("3-mixed-1.nar" if paid else "5-greedy-1.nar")
    said = [what for _, what in read(path.read_text("utf-8")).entries]
    for n, (one, later) in enumerate(itertools.pairwise(said)):
        if not isinstance(one, Sentence) or not isinstance(later, Sentence):
            continue
        answers = one.chosen and one.line.step == BIDDING_STEP and one.line.text == "pass"
        if not answers or not later.line.text.startswith("pay") or later.forced != paid:
            continue
        [won] = [event for event in later.events if isinstance(event, Won)]
        game = bring(mover, record_before(path, n))
        return Sale(game, one.line.text, won.column, NAMES[won.seat], won.bid)
    raise AssertionError(f"never in {path.name}")


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("paid", [True, False])
def test_a_sale_comes_before_the_next_question(
    mover: BrowserContext, paid: bool, width: int
) -> None:
    """The gavel falls, the column is stamped with the winner and the price, and only then anybody
    is asked again."""
    like(mover, speed=500)
    sale = before_a_sale(mover, paid=paid)
    page, _ = watched(mover, sale.game, width)
    before = version(page)
    say(page, sale.game, sale.text)
    told = says("zone-sold", column=sale.column, who=sale.who, bid=sale.bid)
    page.get_by_role("heading", level=2, name=says("zone-gavel"), exact=True).wait_for()
    expect(page.get_by_role("status").filter(has_text=told)).to_have_count(1)
    column = stamped(page, sale.column)
    expect(column).to_contain_text(says("zone-column-of", who=sale.who))
    expect(column.locator(".stamp b")).to_have_text(str(sale.bid))
    page.locator(READY).first.wait_for()
    seen = [one for one in page.evaluate("window.told") if one != f"asked {before}"]
    assert seen == [told, f"asked {version(page)}"]
    expect(column.locator(".stamp")).to_have_count(0 if paid else 1)


@pytest.mark.parametrize("paid", [True, False])
def test_without_motion_a_sale_is_there_at_once(mover: BrowserContext, paid: bool) -> None:
    """The question waits for nothing, and the column has its owner."""
    sale = before_a_sale(mover, paid=paid)
    page, _ = watched(mover, sale.game, motion=False)
    before = version(page)
    say(page, sale.game, sale.text)
    page.wait_for_function(CHANGED, arg=before)
    page.locator(READY).first.wait_for()
    column = stamped(page, sale.column)
    expect(column).to_contain_text(says("zone-column-of", who=sale.who))
    expect(column.locator(".stamp")).to_have_count(0 if paid else 1)
    assert all(one.startswith("asked") for one in page.evaluate("window.told"))
    assert page.evaluate("() => document.getAnimations().length") == 0


def test_a_phone_watches_the_auction(browser: Browser, address: str) -> None:
    """Five at an auction on 320 pixels: who bids now and the rest of them are in sight over one's
    own sheet and above one's own bid, and nothing is cut or covered."""
    person = somebody(browser, address, pause=3000)
    bots = ["bot deckhand"] * 4
    game = make_table(person, "me Anna", *bots)
    page, follower = watched(person, game, 320)
    while follower.ask["ask"]["kind"] != "bid":
        before = version(page)
        say(page, game, answer(follower.ask["ask"]))
        page.wait_for_function(CHANGED, arg=before)
        page.locator(READY).first.wait_for()
    column = follower.view["auction"]["column"]
    bids = strip(page, column)
    expect(bids).to_be_in_viewport(ratio=1)
    expect(bids.get_by_role("listitem")).to_have_count(5)
    assert faults(page) == []
    say(page, game, "bid 0")
    page.locator(".watch").wait_for()
    expect(bids).to_be_in_viewport(ratio=1)
    leads = says("zone-bid-leads", who="Anna", n=0)
    page.wait_for_function(
        "leads => window.lines.some((line) => line.startsWith(leads))", arg=leads
    )
    assert faults(page) == []
    person.close()
