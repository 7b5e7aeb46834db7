"""What arrives late changes nothing that somebody did meanwhile."""

from __future__ import annotations

import time
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, Route, expect

from browser.looking import be_still
from browser.people import PATIENCE, invitation, make_table, record_of, sit_down
from browser.people import like as prefer
from browser.positions import position
from browser.pressing import READY, choose
from browser.words import says
from nieuw.box.file import parse
from nieuw.game.reader import read
from nieuw.game.writer import write

BOTS, ME, TABLES = "**/api/bots", "**/api/me", "**/api/tables"
OWN_BOX = Path(__file__).parent.parent / "releases" / "0.1.0" / "box.toml"


class Delay:
    """Requests of a kind are under way until they are let go."""

    def __init__(self, page: Page, address: str, method: str = "GET") -> None:
        self.method = method
        self.held: list[Route] = []
        self.page = page
        page.route(address, self._hold)

    def _hold(self, route: Route) -> None:
        if route.request.method == self.method:
            self.held.append(route)
        else:
            route.continue_()

    def let_go(self) -> None:
        """Once asked, they arrive, and so does whatever is asked from now on."""
        deadline = time.monotonic() + PATIENCE / 1000
        while not self.held and time.monotonic() < deadline:
            self.page.wait_for_timeout(10)
        assert self.held
        self.method = ""
        for route in self.held:
            route.continue_()


def test_the_short_form_keeps_what_was_chosen(page: Page) -> None:
    """A bot is offered from the start, and called by its name once that is known."""
    late = Delay(page, BOTS)
    page.goto("./")
    choose(page, "5")
    who = [page.get_by_role("combobox", name=says("page-seat-who", n=n)) for n in (2, 3, 4, 5)]
    for one, offered in zip(who, ("bot", "open", "open", "open"), strict=True):
        expect(one).to_have_value(offered)
    who[2].select_option("here")
    who[3].select_option("bot")
    late.let_go()
    for one, now in zip(who, ("bot:farmer", "open", "here", "bot:farmer"), strict=True):
        expect(one).to_have_value(now)


def test_the_short_form_keeps_a_seat_open(page: Page) -> None:
    """Also the one for which a bot is offered."""
    late = Delay(page, BOTS)
    page.goto("./")
    who = page.get_by_role("combobox", name=says("page-seat-who", n=2))
    who.select_option("open")
    late.let_go()
    who.locator("option[value='bot:farmer']").wait_for(state="attached")
    expect(who).to_have_value("open")


def test_a_table_made_before_the_bots_are_known(context: BrowserContext, page: Page) -> None:
    """Begins with the bot that was offered, and waits for nobody."""
    late = Delay(page, BOTS)
    page.goto("./")
    choose(page, "2")
    page.get_by_role("button", name=says("page-make"), exact=True).click()
    late.let_go()
    page.locator(READY).first.wait_for()
    game = page.url.rsplit("/", 1)[1]
    assert '"bot:farmer"' in record_of(context, game)


def test_more_choices_before_the_bots_are_known(page: Page) -> None:
    """The long form has the bot of the short one, and its name once it is known."""
    late = Delay(page, BOTS)
    page.goto("./")
    page.get_by_role("link", name=says("page-new-more")).click()
    kind = page.get_by_role("combobox", name=says("page-seat-who", n=2))
    expect(kind).to_have_value("bot")
    late.let_go()
    expect(page.get_by_role("combobox", name=says("page-seat-bot", n=2))).to_have_value("farmer")
    expect(kind).to_have_value("bot")


def test_a_name_typed_before_mine_is_known(context: BrowserContext, page: Page) -> None:
    """Wherever a name is asked for, what was typed stays."""
    assert context.request.post("api/me", data={"name": "Anna"}).ok
    seat = invitation(context, make_table(context, "me Anna", "open"))
    for theme, address in (("dark", ""), ("light", "#/preferences"), ("dark", seat)):
        prefer(context, theme=theme)
        late = Delay(page, ME)
        page.goto(f"./{address}")
        name = page.get_by_role("textbox", name=says("page-your-name"))
        name.fill("Wilhelmina")
        late.let_go()
        page.locator(f"html[data-theme={theme}]").wait_for(state="attached")
        expect(name).to_have_value("Wilhelmina")
        page.goto("about:blank")


def test_my_name_can_be_cleared(context: BrowserContext, page: Page) -> None:
    """It comes once, not again as soon as the field is empty."""
    assert context.request.post("api/me", data={"name": "Anna"}).ok
    page.goto("./#/new")
    name = page.get_by_role("textbox", name=says("page-seat-name", n=1))
    expect(name).to_have_value("Anna")
    name.fill("")
    choose(page, "4")
    page.get_by_role("combobox", name=says("page-seat-who", n=4)).select_option("open")
    page.get_by_text(says("page-seat-open-hint")).wait_for()
    expect(name).to_have_value("")


def test_who_left_is_not_led_to_the_table(page: Page) -> None:
    """Who reads the rules while the table is made stays there, and finds it among their games."""
    late = Delay(page, TABLES, "POST")
    page.goto("./")
    page.get_by_role("button", name=says("page-play-now")).click()
    page.get_by_role("link", name=says("page-rules-read")).first.click()
    heading = page.get_by_role("heading", level=1, name=says("page-rules"))
    heading.wait_for()
    with page.expect_request(ME):
        late.let_go()
    expect(heading).to_be_visible()
    page.goto("./#/")
    page.locator("a[href^='#/table/']").wait_for()


def test_who_left_a_closed_table_stays_where_they_are(context: BrowserContext, page: Page) -> None:
    """Who reads the rules while their table is closed is not led to the front page."""
    late = Delay(page, "**/api/tables/*/end", "POST")
    page.goto(f"./#/table/{make_table(context, 'me Anna', 'open')}")
    page.get_by_role("button", name=says("page-put-away")).click()
    page.get_by_role("dialog").get_by_role("button", name=says("page-put-away")).click()
    page.goto("./#/rules")
    heading = page.get_by_role("heading", level=1, name=says("page-rules"))
    heading.wait_for()
    with page.expect_response("**/end") as closed:
        late.let_go()
    closed.value.finished()
    be_still(page)
    expect(heading).to_be_visible()


def test_the_choice_of_a_bot_stays_when_somebody_comes(
    context: BrowserContext, other: BrowserContext, page: Page
) -> None:
    """The window of the bot that sits in is open while somebody begins to look on."""
    game = make_table(context, "me Anna", "here Bo")
    page.goto(f"./#/table/{game}")
    page.locator(READY).first.wait_for()
    page.get_by_role("button", name=says("page-menu")).click()
    page.get_by_role("button", name=says("page-hand"), exact=True).click()
    seat, bot = (
        page.get_by_role("combobox", name=says(f"page-hand-{one}")) for one in ("seat", "bot")
    )
    expect(bot).to_have_value("merchant")
    seat.select_option(label="Bo")
    bot.select_option("deckhand")
    late = Delay(page, BOTS)
    sit_down(other, game)
    page.get_by_text(says("page-watching", n=1)).first.wait_for(state="attached")
    assert late.held == []
    expect(seat).to_have_value("1")
    expect(bot).to_have_value("deckhand")


def test_the_record_that_was_read_is_played_on(context: BrowserContext, page: Page) -> None:
    """Whatever is written over it while it is read."""
    record = position("build")
    late = Delay(page, "**/api/replay", "POST")
    page.goto("./#/replay")
    text = page.get_by_label(says("page-record-paste"))
    text.fill(write(record))
    page.get_by_role("button", name=says("page-record-read")).click()
    text.fill("something else")
    late.let_go()
    page.get_by_role("button", name=says("page-last")).click()
    page.get_by_role("button", name=says("page-copy-here")).click()
    page.locator(READY).first.wait_for()
    game = page.url.rsplit("/", 1)[1]
    assert read(record_of(context, game)).lines() == record.lines()


SLOW_FILES = """() => {
  const plain = File.prototype.text;
  const held = [];
  window.readFiles = () => held.splice(0).forEach((go) => go());
  File.prototype.text = function () {
    return new Promise((done) => held.push(() => done(plain.call(this))));
  };
}"""
"""Files are read once `readFiles` is called."""


def test_a_table_made_before_its_box_is_read(context: BrowserContext, page: Page) -> None:
    """Is played with the box that was chosen, not with the one that comes with the game."""
    page.goto("./#/new")
    page.evaluate(SLOW_FILES)
    expect(page.get_by_role("combobox", name=says("page-seat-bot", n=2))).to_have_value("farmer")
    page.get_by_text(says("page-box-own"), exact=True).click()
    page.get_by_label(says("page-box-file")).set_input_files(OWN_BOX)
    page.get_by_text(says("page-box-chosen", file=OWN_BOX.name)).wait_for()
    page.get_by_role("button", name=says("page-make-start")).click()
    page.evaluate("() => window.readFiles()")
    page.locator(READY).first.wait_for()
    game = page.url.rsplit("/", 1)[1]
    assert parse(OWN_BOX.read_bytes(), "box").digest in record_of(context, game)


def test_what_is_written_while_a_problem_is_told(context: BrowserContext, page: Page) -> None:
    """Stays to be sent."""
    late = Delay(page, "**/report", "POST")
    page.goto(f"./#/table/{make_table(context, 'me Anna', 'here Bo')}")
    page.locator(READY).first.wait_for()
    page.get_by_role("button", name=says("page-menu")).click()
    page.get_by_role("listitem").get_by_text(says("page-report"), exact=True).click()
    dialog = page.get_by_role("dialog", name=says("page-report"))
    what = dialog.get_by_label(says("page-report-what"))
    what.fill("The mill")
    dialog.get_by_role("button", name=says("page-report-send")).click()
    what.fill("The mill turns the wrong way.")
    late.let_go()
    heard = page.locator("[aria-live=polite]").filter(has_text=says("page-report-done"))
    expect(heard).to_have_count(1)
    expect(what).to_have_value("The mill turns the wrong way.")
    dialog.get_by_role("button", name=says("page-report-send")).click()
    dialog.get_by_text(says("page-report-done")).wait_for()


CLICK_WHILE_IT_SCROLLS = """() => {
  const city = document.querySelector("nav a[href='#/rules/city']");
  const { scrollHeight } = document.documentElement;
  addEventListener("scroll", () => city.click(), { once: true });
  addEventListener("scroll", () => {
    window.cameToTheEnd ||= scrollY + innerHeight > scrollHeight - 2;
  });
}"""


def test_a_section_asked_for_while_the_page_scrolls(page: Page) -> None:
    """What was pressed before leads the page no further."""
    page.goto("./#/rules")
    contents = page.get_by_role("navigation", name=says("page-rules-contents"))
    current = contents.locator("[aria-current=location]")
    expect(current).to_contain_text(says("page-rules-short"))
    be_still(page)
    page.evaluate(CLICK_WHILE_IT_SCROLLS)
    page.keyboard.press("End")
    page.wait_for_function("() => window.cameToTheEnd")
    expect(page.locator("#city")).to_be_in_viewport()
    expect(current).to_contain_text(says("page-rules-city"))
