"""What people read on the page in five languages is what the files in `tests/said` hold."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import BrowserContext, Page

from said.files import DECIDED, LOGGED, Decision, difference, first_difference, section
from said.page import question_words, whole_log
from said.sentences import kept_in
from said.speaking import LANGUAGES


def compare(
    context: BrowserContext, page: Page, decision: Decision, languages: Sequence[str]
) -> None:
    texts = question_words(context, page, decision, languages)
    wrong = [
        first_difference(
            f"{language} {decision.name}",
            section(kept_in(f"{language}/page"), decision.name),
            lines,
        )
        for language, lines in texts.items()
    ]
    assert not any(wrong), "\n\n".join(filter(None, wrong))


@pytest.mark.parametrize("decision", DECIDED, ids=lambda d: d.name)
def test_a_question(context: BrowserContext, page: Page, decision: Decision) -> None:
    """In English, and in each other language every fourth of them."""
    other = LANGUAGES[1 + DECIDED.index(decision) % (len(LANGUAGES) - 1)]
    compare(context, page, decision, ("en", other))


@pytest.mark.slow
@pytest.mark.parametrize("decision", DECIDED, ids=lambda d: d.name)
def test_a_question_in_every_language(
    context: BrowserContext, page: Page, decision: Decision
) -> None:
    compare(context, page, decision, LANGUAGES)


def test_the_whole_log(context: BrowserContext, page: Page) -> None:
    """Of the game that has every sentence."""
    texts = whole_log(context, page, LOGGED)
    wrong = [
        difference(kept_in(f"{language}/page-log"), lines) for language, lines in texts.items()
    ]
    assert not any(wrong), "\n\n".join(filter(None, wrong))
