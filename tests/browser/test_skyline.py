"""The town at the end of a game: a picture to save."""

from __future__ import annotations

import random
import struct
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from browser.people import like as prefer
from browser.positions import GAMES, bring, record_before
from browser.pressing import READY, answer_once
from browser.words import says
from nieuw.game.reader import read

PAINTED = """canvas => {
  const pixels = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data
  const count = {}
  for (let i = 0; i < pixels.length; i += 4) {
    const [r, g, b] = pixels.slice(i, i + 3)
    const hex = "#" + [r, g, b].map(n => n.toString(16).padStart(2, "0")).join("")
    count[hex] = (count[hex] ?? 0) + 1
  }
  const style = getComputedStyle(canvas)
  const painted = name => count[style.getPropertyValue("--" + name).trim()] ?? 0
  const names = ["sky", "blue", "yellow", "orange", "red", "green"]
  return Object.fromEntries(names.map(name => [name, painted(name)]))
}"""


def test_the_town_is_painted_and_saved(context: BrowserContext, page: Page, tmp_path: Path) -> None:
    """In the seats' colours and the reader's theme; what is saved is the picture on the page."""
    path = GAMES / "2-greedy-1.nar"
    game = bring(context, record_before(path, len(read(path.read_text("utf-8")).entries) - 1))
    prefer(context, theme="light")
    page.goto(f"./#/table/{game}")
    page.locator(READY).first.wait_for()
    answer_once(page, random.Random(6))
    page.get_by_role("button", name=says("page-rematch")).wait_for()
    found = context.request.get(f"api/tables/{game}/replay").json()
    own = {chair["colour"] for chair in found["chairs"]}
    most = max(sum(player["businesses"]) for player in found["views"][-1]["players"])
    assert most

    picture = page.get_by_role("img", name=says("page-skyline"))
    names = picture.get_attribute("aria-label") or ""
    assert all(str(n) in names for n in found["result"])
    canvas = picture.locator("canvas")
    painted = canvas.evaluate(PAINTED)
    assert {colour for colour, n in painted.items() if n > 1000} - {"sky"} == own
    assert painted["sky"] > 100_000

    with page.expect_download() as saving:
        page.get_by_role("button", name=says("page-skyline-save")).click()
    assert saving.value.suggested_filename == f"nieuw-amsterdam-{game}.png"
    saving.value.save_as(tmp_path / "town.png")
    image = (tmp_path / "town.png").read_bytes()
    assert image[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", image[16:24]) == (1200, 630)

    light = page.evaluate("getComputedStyle(document.body).getPropertyValue('--sky')")
    prefer(context, theme="dark")
    page.reload()
    page.get_by_role("button", name=says("page-rematch")).wait_for()
    expect(picture).to_be_visible()
    assert page.evaluate("getComputedStyle(document.body).getPropertyValue('--sky')") != light
    assert canvas.evaluate(PAINTED)["sky"] > 100_000
