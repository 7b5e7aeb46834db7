"""The question and the board: what is chosen in one is marked on the other, nothing is hidden."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from browser.looking import be_still, scrolling
from browser.people import make_table
from browser.positions import GAMES, bring, position, record_before
from browser.pressing import CHANGED, READY, version
from browser.scenes import DECISIONS
from browser.words import like, says
from nieuw.core.names import BEAVER, COIN, KIND_NAMES
from nieuw.game.reader import read
from nieuw.game.record import Record
from nieuw.show.about import AboutRow
from nieuw.show.forecast import forecast
from nieuw.show.obstacles import SpecialObstacle
from nieuw.show.options import AmountOption, ListOption
from nieuw.show.preview import preview
from nieuw.show.question import ask
from nieuw.show.view import view

CHOSEN = ".ring.chosen .mark"
TOUCHING = """() => {
  const words = document.querySelector('.river .cost');
  const { left, right, top, bottom } = words.getBoundingClientRect();
  const path = document.querySelector('.river .way.wide path');
  const at = path.getScreenCTM(), long = path.getTotalLength();
  return [...Array(201).keys()].map(i => path.getPointAtLength(long * i / 200).matrixTransform(at))
    .filter(({ x, y }) => x > left && x < right && y > top && y < bottom).length;
}"""
"""How many of the points of the way of a journey lie in its words."""


def thing(page: Page, key: str) -> Locator:
    """A thing on the board."""
    return page.locator(f"[data-thing='{key}']")


def test_a_tile_shows_both_its_ways(context: BrowserContext, page: Page) -> None:
    """Two buttons side by side, one of them pressed; arrows go to the other, and nowhere else."""
    DECISIONS["build"](context, page)
    ways = page.get_by_role("group", name=says("q-ways")).get_by_role("button")
    expect(ways).to_have_count(2)
    build, elect = ways.nth(0), ways.nth(1)
    expect(build).to_have_attribute("aria-pressed", "true")
    expect(elect).to_have_attribute("aria-pressed", "false")
    build.focus()
    page.keyboard.press("ArrowRight")
    expect(elect).to_be_focused()
    expect(elect).to_have_attribute("aria-pressed", "true")
    page.get_by_role("heading", level=2, name=says("q-verb-elect")).wait_for()
    page.keyboard.press("ArrowLeft")
    expect(build).to_be_focused()
    page.get_by_role("heading", level=2, name=says("q-verb-build")).wait_for()
    expect(page.get_by_role("button", name=says("page-now"))).to_have_count(0)


def test_a_way_that_is_closed_says_why(context: BrowserContext, page: Page) -> None:
    """It is shown beside the other, and can't be pressed."""
    DECISIONS["only-pass"](context, page)
    ways = page.get_by_role("group", name=says("q-ways")).get_by_role("button")
    expect(ways).to_have_count(2)
    for n in range(2):
        expect(ways.nth(n)).to_be_disabled()
        expect(ways.nth(n).locator("small")).not_to_be_empty()


def waiting_for(first: str) -> tuple[Record, str]:
    """A game before a decision where a special action needs something first, and its district."""
    for path in sorted(GAMES.glob("3-*.nar")):
        for at, (_, s) in enumerate(read(path.read_text("utf-8")).states()):
            question = ask(s)
            for obstacle in question.obstacles if question else ():
                if isinstance(obstacle, SpecialObstacle) and obstacle.first == first:
                    return record_before(path, at), f"district:{obstacle.district}"
    raise AssertionError(first)


@pytest.mark.parametrize("first", ["add", "clear", "ship"])
def test_what_is_not_possible_yet_says_what_to_do_first(
    context: BrowserContext, page: Page, first: str
) -> None:
    """R5.2: the special action can wait for what the tiles bring."""
    record, key = waiting_for(first)
    page.goto(f"./#/table/{bring(context, record)}")
    special = page.locator(f".ask .sp[data-about='{key}']")
    expect(special).to_be_disabled()
    expect(special.locator(".note")).to_have_text(says(f"q-first-{first}"))


def test_the_board_marks_what_is_chosen(context: BrowserContext, page: Page) -> None:
    """A column by a sign while it is chosen; another by a dashed ring while it is pointed at."""
    DECISIONS["auction"](context, page)
    columns = page.locator(".ask .col:enabled")
    first, second = (columns.nth(n).get_attribute("data-about") or "" for n in range(2))
    columns.nth(0).click()
    page.mouse.move(0, 0)
    expect(thing(page, first).locator(CHOSEN)).to_be_visible()
    expect(thing(page, first)).to_have_attribute("aria-pressed", "true")
    expect(thing(page, second).locator(".ring")).to_have_count(0)
    columns.nth(1).hover()
    expect(thing(page, second).locator(".ring:not(.chosen)")).to_be_visible()
    page.mouse.move(0, 0)
    expect(thing(page, second).locator(".ring")).to_have_count(0)
    columns.nth(1).focus()
    expect(thing(page, second).locator(".ring:not(.chosen)")).to_be_visible()
    page.keyboard.press("Enter")
    expect(thing(page, second).locator(CHOSEN)).to_be_visible()
    expect(thing(page, first).locator(CHOSEN)).to_have_count(0)


def test_the_board_of_a_phone_marks_what_is_chosen(context: BrowserContext, page: Page) -> None:
    """One tap away; a tap on it there is an answer, too."""
    page.set_viewport_size({"width": 390, "height": 800})
    DECISIONS["auction"](context, page)
    columns = page.locator(".ask .col:enabled")
    first, second = (columns.nth(n).get_attribute("data-about") or "" for n in range(2))
    columns.nth(0).click()
    expect(thing(page, first)).to_have_count(0)
    tabs = page.get_by_role("navigation", name=says("page-tabs"))
    tabs.get_by_role("button", name=says("page-tab-board")).click()
    expect(thing(page, first).locator(CHOSEN)).to_be_visible()
    expect(thing(page, first)).to_have_attribute("aria-pressed", "true")
    thing(page, second).click()
    expect(columns.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(columns.nth(0)).to_have_attribute("aria-pressed", "false")


BESIDE = {"bid": "cashbox", "open": "cashbox", "pay": "cashbox", "trade": "river", "post": "river"}


@pytest.mark.parametrize("kind", DECISIONS)
def test_a_phone_draws_nothing_twice(context: BrowserContext, page: Page, kind: str) -> None:
    """With a question only the zone that tells what its controls do not draw."""
    page.set_viewport_size({"width": 390, "height": 800})
    DECISIONS[kind](context, page)
    zones = page.locator(".turn .zone")
    expect(zones).to_have_count(1 if kind in BESIDE else 0)
    if kind in BESIDE:
        expect(zones).to_contain_class(BESIDE[kind])


def test_a_half_composed_answer_stays(context: BrowserContext, page: Page) -> None:
    """Furs chosen at the top trader outlive a look at the past and the special done first."""
    DECISIONS["trade"](context, page)
    furs = page.get_by_role("group", name=like("q-trade-top", most=77, goods=77))
    furs.locator("[aria-pressed]").nth(0).click()
    furs.locator("[aria-pressed]").nth(2).click()
    main = page.locator(".ask .acts .main")
    expect(main).to_be_enabled()
    pressed = furs.locator("[aria-pressed=true]")
    expect(pressed).to_have_count(2)
    chosen = pressed.all_inner_texts()
    page.get_by_role("log").get_by_role("button").nth(-4).click()
    expect(furs).to_have_count(0)
    page.get_by_role("button", name=says("page-now")).click()
    expect(pressed).to_have_count(2)
    page.locator(".ask .sp").filter(has_text=says("district-lumberyard")).click()
    page.get_by_role("heading", level=2, name=says("q-verb-wood")).wait_for()
    before = version(page)
    main.click()
    page.wait_for_function(CHANGED, arg=before)
    expect(pressed).to_have_text(chosen, use_inner_text=True)
    before = version(page)
    main.click()
    page.wait_for_function(CHANGED, arg=before)
    expect(pressed).to_have_count(0)


def test_the_board_counts_what_is_built(context: BrowserContext, page: Page) -> None:
    """In every district how many more."""
    DECISIONS["build"](context, page)
    more = page.get_by_role("button", name=like("q-more", what=says("district-docks")))
    more.click()
    more.click()
    expect(thing(page, "district:3").locator(CHOSEN)).to_have_text("+2")


def test_a_business_is_closed_by_a_minus(context: BrowserContext, page: Page) -> None:
    """And a plus takes that back."""
    DECISIONS["close"](context, page)
    first = page.locator(".ask .stepper").nth(0)
    buttons = first.get_by_role("button")
    expect(buttons).to_have_count(1)
    expect(buttons).to_have_accessible_name(like("q-close-in", district=""))
    buttons.click()
    expect(first.locator("output")).to_have_text("−1")
    expect(page.locator(CHOSEN)).to_have_text("−1")
    buttons.last.click()
    expect(buttons).to_have_count(1)
    expect(page.locator(CHOSEN)).to_have_count(0)


@pytest.mark.parametrize("kind", ["pay", "post"])
def test_a_way_keeps_clear_of_its_words(context: BrowserContext, page: Page, kind: str) -> None:
    """From the last post of an area as from the first."""
    DECISIONS[kind](context, page)
    expect(page.locator(".river .way.wide")).to_be_visible()
    page.wait_for_function(f"() => ({TOUCHING})() === 0")


def test_things_to_pay_with_stand_as_on_the_panel(context: BrowserContext, page: Page) -> None:
    """In one order, whatever the seat holds."""
    DECISIONS["pay"](context, page)
    page.locator(".ask .kinds b").nth(2).wait_for()
    offered = page.locator(".ask .kinds b").all_inner_texts()
    panel = page.locator(".player.turn li .visually-hidden").all_text_contents()
    assert offered == [amount for amount in panel if amount in offered]


@pytest.mark.parametrize("kind", ["bid", "pay", "wood", "only-special"])
@pytest.mark.parametrize("width", [320, 390])
def test_a_phone_shows_what_i_hold(
    context: BrowserContext, page: Page, kind: str, width: int
) -> None:
    """In one line, in sight wherever the question is scrolled to."""
    page.set_viewport_size({"width": width, "height": 700})
    DECISIONS[kind](context, page)
    held = page.get_by_role("list", name=says("q-holdings"))
    expect(held).to_be_in_viewport()
    page.wait_for_function("one => one.offsetHeight < 34", arg=held.element_handle())
    page.locator(".ask .in > *").last.scroll_into_view_if_needed()
    expect(held).to_be_in_viewport()


def test_nobody_is_away_in_a_record(page: Page) -> None:
    """People of a record are there, whoever looks at it."""
    page.goto("./#/replay")
    page.get_by_label(says("page-record-file")).set_input_files(GAMES / "3-greedy-1.nar")
    page.get_by_role("region", name=says("zone-players")).wait_for()
    expect(page.get_by_text(says("zone-away"), exact=True)).to_have_count(0)


def test_nobody_is_away_in_my_replay(context: BrowserContext, page: Page) -> None:
    """Neither am I, in a game of mine."""
    page.goto(f"./#/replay/{make_table(context, 'me Anna', 'here Bo')}")
    page.get_by_role("region", name=says("zone-players")).wait_for()
    expect(page.get_by_text(says("zone-away"), exact=True)).to_have_count(0)


def test_the_contents_of_the_rules_follow(page: Page) -> None:
    """Whatever is scrolled to is marked in the list; what was asked for stays until then."""
    page.goto("./#/rules")
    contents = page.get_by_role("navigation", name=says("page-rules-contents"))
    current = contents.locator("[aria-current=location]")
    expect(current).to_contain_text(says("page-rules-short"))
    be_still(page)
    for section in ("city", "trade", "bidding"):
        with scrolling(page):
            page.locator(f"#{section}").evaluate("one => one.scrollIntoView()")
        expect(current).to_contain_text(says(f"page-rules-{section}"))
    # Not by keys: Chromium loses one that is pressed before the page has come to rest.
    with scrolling(page):
        page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    expect(current).to_contain_text(says("page-rules-lenape"))
    with scrolling(page):
        page.evaluate("scrollTo(0, 0)")
    expect(current).to_contain_text(says("page-rules-short"))
    with scrolling(page):
        contents.get_by_role("link", name=says("page-about-numbers")).click()
    expect(current).to_contain_text(says("page-about-numbers"))


def test_the_book_stays_in_its_row(context: BrowserContext, page: Page) -> None:
    """The book of rules stands beside the turn, in one row with it."""
    for width in (1280, 390, 320):
        page.set_viewport_size({"width": width, "height": 800})
        DECISIONS["build"](context, page)
        be_still(page)
        book = page.locator(".ask .rules").bounding_box()
        turn = page.locator(".ask .over .turn").bounding_box()
        assert book
        assert turn
        assert book["y"] < turn["y"] + turn["height"]
        page.goto("about:blank")


@pytest.mark.parametrize("where", ["question", "board"])
def test_enter_after_a_click_is_the_main_button(
    context: BrowserContext, page: Page, where: str
) -> None:
    """A choice that was clicked keeps the focus, but Enter sends; one reached by Tab is chosen."""
    DECISIONS["auction"](context, page)
    column = page.locator(".ask .col:enabled").last
    key = column.get_attribute("data-about") or ""
    version = page.locator("[data-v]").get_attribute("data-v")
    (column if where == "question" else thing(page, key)).click()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(thing(page, key).locator(CHOSEN)).to_be_visible()
    expect(page.locator("[data-v]")).to_have_attribute("data-v", version or "")
    (column if where == "question" else thing(page, key)).click()
    page.keyboard.press("Enter")
    n = int(key.split(":")[1])
    page.get_by_role("heading", level=2, name=like("q-open", column=n)).wait_for()


@pytest.mark.parametrize("width", [1280, 390])
def test_the_ruler_is_clicked_and_dragged(context: BrowserContext, page: Page, width: int) -> None:
    """To any bid that may be made and no other; beyond the ends, to the nearest."""
    page.set_viewport_size({"width": width, "height": 800})
    DECISIONS["bid"](context, page)
    slider = page.get_by_role("slider", name=says("q-your-bid"))
    least, most = (int(slider.get_attribute(end) or 0) for end in ("min", "max"))
    assert 0 < least < most
    be_still(page)
    bar = page.locator(".ruler .bar").bounding_box()
    left = page.locator(".ask .keep b")
    held = int(left.inner_text()) + int(slider.input_value())
    top = float(page.locator(".ruler .have").evaluate("one => parseFloat(one.style.width) / 100"))
    assert bar
    y = bar["y"] + bar["height"] / 2

    def over(n: float) -> float:
        return float(bar["x"] + bar["width"] * n * top / held)

    def shows(n: int) -> None:
        expect(slider).to_have_value(str(n))
        expect(page.locator(".ruler .mine")).to_have_text(str(n))
        expect(left).to_have_text(str(held - n))
        expect(page.locator(".ask .main")).to_contain_text(str(n))

    middle = (least + most) // 2
    page.mouse.click(over(middle + 0.2), y)
    shows(middle)
    page.mouse.click(over(0), y)
    shows(least)
    page.mouse.move(over(least), y)
    page.mouse.down()
    page.mouse.move(over(middle + 2), y + 60)
    shows(middle + 2)
    page.mouse.move(over(most) + 200, y)
    shows(most)
    page.mouse.up()
    page.mouse.move(over(least), y)
    shows(most)
    expect(slider).to_be_focused()


def test_the_ruler_by_keys(context: BrowserContext, page: Page) -> None:
    """Arrows, both ends, digits; Enter bids; the board of the past stays away."""
    DECISIONS["bid"](context, page)
    slider = page.get_by_role("slider", name=says("q-your-bid"))
    least, most = (slider.get_attribute(end) or "" for end in ("min", "max"))
    slider.focus()
    page.keyboard.press("End")
    expect(slider).to_have_value(most)
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(int(most) - 1))
    expect(page.locator(".ask .stepper output")).to_have_text(str(int(most) - 1))
    page.keyboard.press("Home")
    expect(slider).to_have_value(least)
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(least)
    held = int(page.locator(".ask .keep b").inner_text()) + int(least)
    told = re.compile(f"^{least}: {held - int(least)} ")
    expect(slider).to_have_attribute("aria-valuetext", told)
    expect(page.get_by_role("button", name=says("page-now"))).to_have_count(0)
    heading = page.get_by_role("heading", level=2, name=like("q-bid", column=77))
    expect(heading).to_be_visible()
    page.keyboard.press("Enter")
    expect(heading).to_have_count(0)


def test_furs_are_called_by_name(context: BrowserContext, page: Page) -> None:
    """Where they are chosen in words, everywhere else on pointing; by no letter."""
    DECISIONS["trade"](context, page)
    names = {says(f"fur-{kind}") for kind in KIND_NAMES[BEAVER:]}
    choices = page.locator(".ask button.fur")
    choices.first.wait_for()
    assert set(choices.all_inner_texts()) <= names
    lying = page.get_by_role("region", name=says("zone-traders")).locator(".furs [data-piece]")
    lying.first.wait_for(state="attached")
    for fur in lying.all():
        assert str(fur.get_attribute("data-tip")).split("\n")[0] in names
        assert not fur.locator("text").count()


def test_the_market_s_whole_price_is_everywhere(context: BrowserContext, page: Page) -> None:
    """R9.1, R9.7: with the fee at the numbers, and paid as proposed in the end of the round."""
    record = position("market")
    page.goto(f"./#/table/{bring(context, record)}")
    page.locator(".ask .sp[data-about='district:5']").click()
    numbers = page.get_by_role("group", name=says("q-how-many-furs")).get_by_role("button")
    question = ask(record.state)
    assert question is not None
    (market,) = [option for option in question.options if option.verb == "market"]
    assert isinstance(market, ListOption)
    for n, choice in enumerate(market.choices):
        whole = choice.mixed or sum(choice.price.values())
        expect(numbers.nth(n)).to_contain_text(says("q-market-price", n=whole))
        numbers.nth(n).click()
        foretold = preview(record.state, choice.text).forecast
        end = page.get_by_role("region", name=says("zone-end", round=record.state.round))
        coins = says("zone-end-coins", coins=foretold["coins_held"], income=foretold["coins"])
        expect(end).to_contain_text(coins)
        goods = {"goods": foretold["goods_held"], "coming": foretold["goods"]}
        expect(end).to_contain_text(says("zone-end-goods", **goods, room=foretold["room"]))


def test_only_the_last_card_that_is_cleared_shows_its_points(
    context: BrowserContext, page: Page
) -> None:
    """R6.4: it scores its place, the others nothing."""
    record = clearing_two()
    page.goto(f"./#/table/{bring(context, record)}")
    page.get_by_role("group", name=says("q-ways")).get_by_role(
        "button", name=re.compile(f"^{says('q-way-clear')}")
    ).click()
    cards = page.get_by_role("list", name=says("q-row")).get_by_role("listitem")
    player = view(record.state)["players"][record.state.agenda[-1][1]]
    cleared, housed = player["cleared"], player["housed"]
    expect(cards).to_have_count(len(player["row"]))
    for place, points in enumerate(player["row_points"][: len(player["row"])]):
        shown = cards.nth(place).locator("small")
        if place < cleared or place < housed - 1:
            expect(shown).to_have_count(0)
        else:
            expect(shown).to_have_text(says("amount-points", n=points))


def clearing_two() -> Record:
    """A game before several cards can be cleared."""
    for path in sorted(GAMES.glob("*.nar")):
        for at, (_, s) in enumerate(read(path.read_text("utf-8")).states()):
            question = ask(s)
            for option in question.options if question else ():
                about = option.choices[0].about if isinstance(option, ListOption) else None
                if isinstance(about, AboutRow) and about.cards > 1:
                    return record_before(path, at)
    raise AssertionError("nobody clears two cards")


def test_corn_is_due_until_it_is_paid(context: BrowserContext, page: Page) -> None:
    """R10.8, R10.9: where businesses are being closed, the panels say how many, and no longer
    mention corn due."""
    record = position("close")
    page.goto(f"./#/table/{bring(context, record)}")
    page.locator(READY).wait_for()
    panels = page.get_by_role("region", name=says("zone-players")).locator(".player")
    s = record.state
    for seat, (_, name) in enumerate(record.seats):
        panel = panels.filter(has=page.get_by_role("heading", name=name, exact=True))
        n = sum(s.businesses[seat :: s.seats])
        closing = forecast(s, seat)["closing"]
        words = (
            says("zone-businesses", n=n, closing=closing)
            if closing
            else says("zone-businesses-alone", n=n)
        )
        expect(panel.locator(".city")).to_contain_text(words)


def test_a_coin_that_the_fee_takes_buys_nothing(context: BrowserContext, page: Page) -> None:
    """R9.1: with one coin and a fee, corn can only be sold; the button says what is left."""
    record, district = with_one_coin()
    page.goto(f"./#/table/{bring(context, record)}")
    page.locator(f".ask .sp[data-about='district:{district}']").click()
    deal = page.get_by_role("group", name=says("q-deal"))
    buy = deal.get_by_role("button", name=re.compile(f"^{says('q-buy')}"))
    expect(buy).to_be_disabled()
    expect(buy.locator("small")).to_have_text(says("q-no-after-fee", n=0))


def with_one_coin() -> tuple[Record, int]:
    """A game before somebody with one coin and no lead may sell wood or corn, and where."""
    for path in sorted(GAMES.glob("*.nar")):
        for at, (_, s) in enumerate(read(path.read_text("utf-8")).states()):
            question = ask(s)
            for option in question.options if question else ():
                one = question and s.players[question.seat].purse[COIN] == 1
                if one and isinstance(option, AmountOption) and option.fee:
                    return record_before(path, at), 1 if option.verb == "wood" else 2
    raise AssertionError("nobody has one coin")
