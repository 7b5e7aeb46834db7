"""A ship sails off as it is drawn on the board, with its furs."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from browser.people import somebody
from browser.pressing import READY
from browser.sentences import bring_before, say, ships

WATCH = r"""() => {
  window.scales = [];
  window.sailed = [];
  const plain = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    for (const { transform = "" } of frames)
      window.scales.push(...[...String(transform).matchAll(/scale\(([\d.]+)\)/g)].map(m => +m[1]));
    if (this.matches(".flying [data-hull]")) {
      const { width, height } = this.getBoundingClientRect();
      window.sailed.push({ width, height, furs: this.querySelectorAll(".cargo svg").length,
        moves: frames.every(one => Object.keys(one).every(
          key => ["transform", "opacity", "offset"].includes(key))) });
    }
    return plain.call(this, frames, how);
  };
}"""
HULLS = """() => Object.fromEntries([...document.querySelectorAll('[data-hull]')].map(hull => {
  const at = hull.closest('[data-thing]');
  const { width, height } = hull.getBoundingClientRect();
  return [at.dataset.thing, { width, height }];
}))"""


def test_a_ship_sails_off_with_its_furs(browser: Browser, address: str) -> None:
    """As large as it lay there, its furs aboard, and nothing grows on its way; then it is gone."""
    person = somebody(browser, address, speed=120)
    page = person.new_page()
    page.emulate_media(reduced_motion="no-preference")
    game, text = bring_before(person, ships)
    page.goto(f"./#/table/{game}")
    page.locator(READY).first.wait_for()
    hulls = page.evaluate(HULLS)
    number = text.split()[1].removeprefix("S")
    page.evaluate(WATCH)
    say(page, game, text)
    page.wait_for_function("() => window.sailed.length > 0")
    [sailed] = page.evaluate("window.sailed")
    hull = hulls[f"ship:{number}"]
    assert abs(sailed["width"] - hull["width"]) < 1, (sailed, hull)
    assert abs(sailed["height"] - hull["height"]) < 1, (sailed, hull)
    assert sailed["furs"] == 4
    assert sailed["moves"]
    expect(page.locator(".flying")).to_have_count(0)
    expect(page.locator(f'[data-piece="fleet:{number}"]')).to_be_visible()
    expect(page.locator(f'[data-thing="ship:{number}"]')).to_have_count(0)
    assert set(page.evaluate(HULLS)) == set(hulls) - {f"ship:{number}"}
    assert max(page.evaluate("window.scales"), default=0) < 1.4
    person.close()
