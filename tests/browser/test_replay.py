"""Looking back: a record line by line, an earlier board at the table, and what was missed."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from browser.looking import be_still
from browser.people import log, make_table, sit_down, the_log, two_at_a_table
from browser.positions import GAMES
from browser.pressing import READY, answer_once, shows, version
from browser.words import like, plain, says
from nieuw.core.names import BIDDING_STEP, FINAL_STEP, KIND_NAMES
from nieuw.game.reader import read
from nieuw.server.replay import replay
from nieuw.show.events import Began

ZONES = ("river", "city", "traders", "land", "ships", "cashbox")


def parts(page: Page) -> dict[str, str]:
    """Zones of the board and panels of the players, as they are told."""
    found: dict[str, str] = {}
    for key, many in (("zone-board", ZONES), ("zone-players", range(5))):
        told = page.get_by_role("region", name=says(key)).aria_snapshot()
        regions = re.split(r"^  - '?region .*$", told, flags=re.MULTILINE)[1:]
        found |= {str(name): text for name, text in zip(many, regions, strict=False)}
    return found


def shown(view: Any) -> dict[str, Any]:
    """What of a table each part shows."""
    players = view["players"]
    return {
        "river": [view["camps"], [player["area"] for player in players]],
        "city": [player["businesses"] for player in players],
        "traders": [view["traders"], sum(view["reserve"])],
        "land": [view["land"], view["land_deck"], view["step"] > 3 and len(view["land"]) < 4],
        "ships": [view["ships"], view["ship_deck"], view["step"] > 3 and len(view["ships"]) < 4],
        "cashbox": [
            *(view["columns"], view["auction"], view["auction"] and view["mover"]),
            [(player["column"], player["tiles"]) for player in players],
        ],
        **{str(seat): panel(view, seat) for seat in range(view["seats"])},
    }


def panel(view: Any, seat: int) -> list[Any]:
    """What of a table a player's panel shows."""
    player = view["players"][seat]
    keys = ("purse", "score", "buildings", "row", "houses", "cleared", "ships", "warehouses")
    bids = view["auction"]["bids"][seat] if view["auction"] else None
    asked = view["mover"] == seat and bids is None
    totals = [other["projection"]["total"] for other in view["players"]]
    ahead = min(2, totals.count(max(totals))) if totals[seat] == max(totals) else 0
    return [
        view["round"] > 0 and view["step"] < FINAL_STEP and (player["projection"], ahead),
        *(player[key] for key in keys),
        *(sum(player["businesses"]), view["order"].index(seat), bids),
        asked and (view["auction"] is not None),
        asked,
    ]


def check_step(views: list[Any], was: int, now: int, told: tuple[dict[str, str], ...]) -> None:
    """From one line to the next exactly those parts differ of which the record says so."""
    before, after = shown(views[was]), shown(views[now])
    changed = {part for part in before if before[part] != after[part]}
    assert {part for part in before if told[0][part] != told[1][part]} == changed, (was, now)


def check_numbers(view: Any, told: dict[str, str]) -> None:
    """Points and purses, to the number."""
    for seat, player in enumerate(view["players"]):
        for kind, n in enumerate(player["purse"]):
            if n:
                amount = plain(says(f"amount-{KIND_NAMES[kind]}", n=n))
                assert f": {amount}\n" in told[str(seat)]
        assert re.search(rf"\b{player['score']}\b", told[str(seat)])


def at_line(page: Page, n: int, of: int) -> dict[str, str]:
    """What is told once the page shows line n."""
    page.get_by_text(says("page-line-of", n=n, of=of), exact=True).wait_for()
    return parts(page)


def test_a_record_from_a_file(page: Page) -> None:
    """Arrows step; from line to line exactly what the record says is different."""
    path = GAMES / "3-greedy-1.nar"
    found = replay(read(path.read_text("utf-8")), None)
    last = len(found.story)
    page.goto("./#/replay")
    page.get_by_label(says("page-record-file")).set_input_files(path)
    told = at_line(page, 0, last)
    for n in range(1, 60):
        page.keyboard.press("ArrowRight")
        before, told = told, at_line(page, n, last)
        check_step(found.views, n - 1, n, (before, told))
        check_numbers(found.views[n], told)
    page.keyboard.press("End")
    told = at_line(page, last, last)
    check_numbers(found.views[last], told)
    assert found.result is not None
    for points in found.result:
        page.get_by_role("main").get_by_text(str(points), exact=True).first.wait_for()
    for n in range(last - 1, last - 20, -1):
        page.keyboard.press("ArrowLeft")
        before, told = told, at_line(page, n, last)
        check_step(found.views, n + 1, n, (before, told))
    page.keyboard.press("Home")
    at_line(page, 0, last)


def test_a_record_does_not_tell_its_end(page: Page) -> None:
    """It opens at its beginning; a round is one press away, and a line stands in its own step."""
    path = GAMES / "3-greedy-1.nar"
    found = replay(read(path.read_text("utf-8")), None)
    last = len(found.story)
    page.goto("./#/replay")
    page.get_by_label(says("page-record-file")).set_input_files(path)
    at_line(page, 0, last)
    sources = page.get_by_role("heading", name=says("page-sources"))
    expect(sources).to_have_count(0)
    lines = page.get_by_role("log").get_by_role("button")
    expect(lines).to_have_count(0)
    page.get_by_role("button", name=says("page-later")).click()
    at_line(page, 1, last)
    expect(page.get_by_role("log").locator("[data-line='0']").first).to_be_visible()
    expect(page.get_by_role("log").locator("[data-line='1']")).to_have_count(0)
    later = page.get_by_role("button", name=says("page-log-ahead"))
    later.click()
    expect(page.get_by_role("log").locator("[data-line='1']").first).to_be_visible()
    later.click()
    expect(page.get_by_role("log").locator("[data-line='1']")).to_have_count(0)
    dealt = next(
        n
        for n, line in enumerate(found.story)
        if any(isinstance(e, Began) and (e.round, e.step) == (4, BIDDING_STEP) for e in line.events)
    )
    page.get_by_role("button", name=says("page-round-n", round=4), exact=True).click()
    at_line(page, dealt + 1, last)
    page.get_by_role("img", name=says("page-round-of", round=4, rounds=6)).wait_for()
    after = [view["step"] for view in found.views[1:]]
    n = next(n for n, line in enumerate(found.story) if line.step == 6 and after[n] == 7)
    page.get_by_role("slider").fill(str(n + 1))
    at_line(page, n + 1, last)
    now = page.get_by_role("list", name=says("page-steps")).locator("[aria-current=step]")
    expect(now).to_contain_text(says("page-step-land"))
    page.keyboard.press("End")
    at_line(page, last, last)
    expect(sources).to_have_count(1)
    expect(page.get_by_role("log").locator(f"[data-line='{last - 1}']").first).to_be_in_viewport()
    expect(later).to_have_count(0)


def test_the_keys_of_a_record_stay_where_they_are(page: Page) -> None:
    """However long a line is."""
    path = GAMES / "3-greedy-1.nar"
    last = len(replay(read(path.read_text("utf-8")), None).story)
    page.goto("./#/replay")
    page.get_by_label(says("page-record-file")).set_input_files(path)
    at_line(page, 0, last)
    be_still(page)
    later = page.get_by_role("button", name=says("page-later"))
    stood = later.bounding_box()
    for n in range(1, 15):
        later.click()
        at_line(page, n, last)
        assert later.bounding_box() == stood


def test_the_log_comes_back_to_its_newest_line(context: BrowserContext, page: Page) -> None:
    """After a look at an old line, and with what happens then."""
    page.goto(f"./#/table/{make_table(context, 'me Anna', 'here Bo')}")
    rng = random.Random(3)
    for _ in range(12):
        answer_once(page, rng)
    lines = the_log(page).get_by_role("listitem")
    for back in ("key", "button"):
        lines.first.get_by_role("button").click()
        page.get_by_text(like("page-past", n=77, of=77)).wait_for()
        expect(lines.last).not_to_be_in_viewport()
        if back == "key":
            page.keyboard.press("Escape")
        else:
            page.get_by_role("button", name=says("page-now")).click()
        expect(lines.last).to_be_in_viewport()
        answer_once(page, rng)
        expect(lines.last).to_be_in_viewport()


def test_a_record_that_is_none(context: BrowserContext) -> None:
    """What is wrong with it is said on the page, in one sentence."""
    page = context.new_page()
    page.goto("./#/replay")
    page.get_by_label(says("page-record-paste")).fill("Nieuw Amsterdam Record 1\nBox no")
    with page.expect_response("**/api/replay"):
        page.get_by_role("button", name=says("page-record-read")).click()
    page.get_by_role("alert").get_by_text("line 2").wait_for()


def test_a_finished_game(context: BrowserContext, page: Page) -> None:
    """The game just played, from its scores: the same lines, and any of them by a click."""
    game = make_table(context, "bot deckhand", "bot deckhand")
    page.goto(f"./#/table/{game}")
    page.get_by_role("link", name=says("page-replay"), exact=True).click(timeout=90_000)
    found = context.request.get(f"api/tables/{game}/replay").json()
    last = len(found["story"])
    told = at_line(page, 0, last)
    page.get_by_role("button", name=says("page-later")).click()
    check_numbers(found["views"][1], at_line(page, 1, last))
    page.keyboard.press("End")
    told = at_line(page, last, last)
    check_numbers(found["views"][-1], told)
    page.get_by_role("log").get_by_role("button").nth(-20).click()
    page.get_by_text(says("page-line-of", n=last, of=last), exact=True).wait_for(state="detached")
    shown_line = page.get_by_text(like("page-line-of", n=77, of=last)).inner_text()
    n = int(re.findall(r"\d+", shown_line)[0])
    check_numbers(found["views"][n], parts(page))


def test_back_to_now(context: BrowserContext, page: Page) -> None:
    """Arrows at the table step through what was; nothing can be answered there."""
    game = make_table(context, "me Anna", "here Bo")
    page.goto(f"./#/table/{game}")
    rng = random.Random(8)
    for _ in range(5):
        answer_once(page, rng)
    page.locator(READY).first.wait_for()
    lines = context.request.get(f"api/tables/{game}/replay").json()
    now, last = parts(page), len(lines["story"])
    for back in (1, 2, 3):
        page.keyboard.press("ArrowLeft")
        page.get_by_text(says("page-past", n=last - back, of=last)).wait_for()
        check_numbers(lines["views"][last - back], parts(page))
        expect(page.locator(READY)).to_have_count(0)
    assert parts(page) != now
    page.keyboard.press("ArrowRight")
    page.get_by_text(says("page-past", n=last - 2, of=last)).wait_for()
    page.get_by_role("button", name=says("page-now")).click()
    page.locator(READY).first.wait_for()
    assert parts(page) == now
    page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name=says("page-now")).wait_for()
    page.keyboard.press("Escape")
    page.locator(READY).first.wait_for()
    assert parts(page) == now


def test_while_away(context: BrowserContext, other: BrowserContext) -> None:
    """Anna leaves, Bo plays, Anna comes back: she is told what happened, then asked."""
    game = two_at_a_table(context, other)
    anna, bo = sit_down(context, game), sit_down(other, game)
    rng = random.Random(9)
    answer_once(anna, rng)
    anna.get_by_role("heading", level=2, name=says("q-wait-for", who="Bo")).wait_for()
    seen = len(log(anna))
    anna.close()
    answer_once(bo, rng)
    anna = sit_down(context, game)
    anna.get_by_role("heading", level=2, name=says("page-away")).wait_for()
    anna.get_by_text(says("page-away-told", n=1)).wait_for()
    shows(bo, version(anna))
    assert log(anna)[seen:] == log(bo)[seen:]
    expect(anna.locator(READY)).to_have_count(0)
    anna.get_by_role("button", name=says("page-away-go-on")).click()
    answer_once(anna, rng)
    shows(bo, version(anna))
    bo.locator(READY).first.wait_for()


def test_while_away_line_by_line(context: BrowserContext, other: BrowserContext) -> None:
    """With motion, it is told one line after another, and can be skipped; slowly, so that a line
    is still there when it is looked at again."""
    game = two_at_a_table(context, other)
    anna, bo = sit_down(context, game), sit_down(other, game)
    rng = random.Random(10)
    answer_once(anna, rng)
    anna.get_by_role("heading", level=2, name=says("q-wait-for", who="Bo")).wait_for()
    assert context.request.post("api/me", data={"prefs": {"speed": 5000, "pause": 0}}).ok
    anna.goto("about:blank")
    anna.goto("./#/preferences")
    anna.wait_for_function("() => localStorage['nieuw.prefs']?.includes('5000')")
    anna.goto("about:blank")
    answer_once(bo, rng)
    anna.emulate_media(reduced_motion="no-preference")
    anna.goto(f"./#/table/{game}")
    told = anna.get_by_text(says("page-away-at", n=1, of=1), exact=True)
    told.wait_for()
    expect(anna.get_by_role("progressbar", name=says("page-away"))).to_have_attribute("value", "1")
    sentence = log(bo)[-1]
    anna.get_by_role("region", name=says("page-away")).get_by_text(sentence).last.wait_for()
    anna.get_by_role("button", name=says("page-skip-end")).click()
    anna.get_by_role("button", name=says("page-away-go-on")).click()
    anna.locator(READY).first.wait_for()
