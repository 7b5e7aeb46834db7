"""Every kind of decision, and what else a table shows: readable, whole, open to everybody."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page

from browser.combinations import Theme, scenes_combined
from browser.looking import NARROW, WIDE, be_still, crowded, faults, speak, violations
from browser.people import like
from browser.scenes import DECISIONS, MOMENTS

SCENES = DECISIONS | MOMENTS
FITTING = (*DECISIONS, "news", "picked", "trial")
"""Where the question and the log must be in sight at once."""


@pytest.mark.parametrize(("kind", "languages", "themes"), scenes_combined(SCENES))
def test_a_decision(
    context: BrowserContext,
    page: Page,
    axe: str,
    kind: str,
    languages: tuple[str, ...],
    themes: tuple[Theme, ...],
) -> None:
    """axe-core finds nothing; nothing is cut at any width, and beside the board a question and
    the end of the log are in sight at once."""
    wrong: list[str] = []
    for widths in (WIDE, NARROW):
        page.set_viewport_size({"width": widths[0], "height": 800})
        page.goto("about:blank")
        like(context, language="en")
        SCENES[kind](context, page)
        for theme in themes:
            page.emulate_media(color_scheme=theme)
            be_still(page)
            wrong += [f"{widths[0]} {theme} {one}" for one in violations(page, axe)]
        for language in languages:
            speak(page, language)
            for width in widths:
                page.set_viewport_size({"width": width, "height": 800})
                wrong += [f"{width} {language} {one}" for one in faults(page)]
            if widths == WIDE and kind in FITTING:
                wrong += [f"{language} {one}" for one in crowded(page)]
    assert not wrong, "\n".join(wrong)
