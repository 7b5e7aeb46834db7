"""Budgets as they are written after a bot's name."""

from __future__ import annotations

import pytest

from nieuw.bots import bot
from nieuw.bots.base import BadBudget, Budget, UnknownBot, read_budget


@pytest.mark.parametrize(
    ("words", "budget"),
    [
        ([], Budget()),
        (["2000"], Budget(2000)),
        (["1s"], Budget(0, 1.0)),
        (["0.25s"], Budget(0, 0.25)),
        (["500ms"], Budget(0, 0.5)),
        (["2000", "1s"], Budget(2000, 1.0)),
        (["1s", "2000"], Budget(2000, 1.0)),
    ],
)
def test_a_budget_is_read(words: list[str], budget: Budget) -> None:
    assert read_budget(words) == budget


@pytest.mark.parametrize(
    "words",
    [
        ["0"],
        ["-1"],
        ["10000001"],
        ["0s"],
        ["0ms"],
        ["3601s"],
        ["1e3"],
        ["1h"],
        ["s"],
        [""],
        ["nan"],
        ["2000", "3000"],
        ["1s", "2s"],
        ["٣"],
    ],
)
def test_an_impossible_budget_is_one_line(words: list[str]) -> None:
    with pytest.raises(BadBudget) as caught:
        read_budget(words)
    assert len(str(caught.value).splitlines()) == 1


def test_who_answers_at_once_takes_no_budget() -> None:
    with pytest.raises(BadBudget, match=r"^expected uniform without a budget, got '100'$"):
        bot("uniform:100")


@pytest.mark.parametrize("spec", ["", "nobody", "Uniform", "nobody:1", ":"])
def test_nobody_goes_by_that_name(spec: str) -> None:
    with pytest.raises(UnknownBot, match=r"^expected a bot \(uniform, greedy.*\), got"):
        bot(spec)
