"""The report of an arena in a browser that is offline."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from cli.running import process


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_report_opens_without_a_network(
    browser: Browser, axe: str, tmp_path: Path, scheme: str
) -> None:
    words = "arena --bots greedy,uniform --seats 2 --games 4 --out out"
    assert process(*words.split(), cwd=tmp_path).code == 0
    report = (tmp_path / "out" / "report.html").as_uri()
    context = browser.new_context(offline=True, color_scheme=scheme, bypass_csp=True)  # type: ignore[arg-type]
    page = context.new_page()
    asked: list[str] = []
    wrong: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda said: wrong.append(said.text))
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto(report)
    assert page.get_by_role("heading", level=1).inner_text() == "Arena: greedy and uniform"
    assert page.get_by_role("table").count() == 5
    for plot in page.get_by_role("img").all():
        box = plot.bounding_box()
        assert box is not None
        assert box["width"] > 500
        assert box["height"] > 60
    assert page.get_by_role("img").count() == 5
    page.evaluate(axe)
    broken = page.evaluate("axe.run(document, {runOnly: ['wcag2a', 'wcag2aa']})")["violations"]
    assert [found["id"] for found in broken] == []
    page.set_viewport_size({"width": 360, "height": 700})
    page.wait_for_function("() => document.documentElement.scrollWidth <= 360")
    assert (asked, wrong) == ([report], [])
    context.close()
