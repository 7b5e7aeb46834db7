"""What people read on the page in five languages is what the files in `tests/said` hold."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import BrowserContext, Page

from said.files import DECIDED, LOGGED, Decision, difference, first_difference, section
from said.page import told, told_log
from said.sentences import kept_in
from said.speaking import LANGUAGES


def compare(context: BrowserContext, page: Page, one: Decision, languages: Sequence[str]) -> None:
    found = told(context, page, one, languages)
    wrong = [
        first_difference(
            f"{language} {one.name}", section(kept_in(f"{language}/page"), one.name), lines
        )
        for language, lines in found.items()
    ]
    assert not any(wrong), "\n\n".join(filter(None, wrong))


@pytest.mark.parametrize("one", DECIDED, ids=lambda one: one.name)
def test_a_question(context: BrowserContext, page: Page, one: Decision) -> None:
    """In English, and in each other language every fourth of them."""
    other = LANGUAGES[1 + DECIDED.index(one) % (len(LANGUAGES) - 1)]
    compare(context, page, one, ("en", other))


@pytest.mark.slow
@pytest.mark.parametrize("one", DECIDED, ids=lambda one: one.name)
def test_a_question_in_every_language(context: BrowserContext, page: Page, one: Decision) -> None:
    compare(context, page, one, LANGUAGES)


def test_the_whole_log(context: BrowserContext, page: Page) -> None:
    """Of the game that has every sentence."""
    found = told_log(context, page, LOGGED)
    wrong = [
        difference(kept_in(f"{language}/page-log"), lines) for language, lines in found.items()
    ]
    assert not any(wrong), "\n\n".join(filter(None, wrong))
