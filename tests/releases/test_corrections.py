"""Corrections of a release: read strictly, and never in silence."""

from __future__ import annotations

import re

import pytest

from releases.corrections import Correction, correct, differences, parse
from releases.facts import Facts, Section
from releases.files import FOLDERS

REASON = "# Some reason.\n\n"


def correct_all(facts: Facts, text: str) -> None:
    """All corrections of a text."""
    for correction in parse(text.splitlines()):
        correct(facts.setdefault(correction.section, {}), correction)


def test_the_first_release_is_there() -> None:
    assert "0.1.0" in [folder.name for folder in FOLDERS]


def test_a_file() -> None:
    text = """# A reason
# of two lines.

positions: build, 2 seats
- price: 1
+ price: 2
- prize: 3

tables: hot-seat
+ host: Anna

# Another reason.

records: running
- result: 4 5
+ result: 5 5
"""
    first, second = "A reason of two lines.", "Another reason."
    assert parse(text.splitlines()) == [
        Correction(first, "positions", "build, 2 seats", "price: 1", "price: 2"),
        Correction(first, "positions", "build, 2 seats", "prize: 3", ""),
        Correction(first, "tables", "hot-seat", "", "host: Anna"),
        Correction(second, "records", "running", "result: 4 5", "result: 5 5"),
    ]


def test_what_a_failed_test_prints_can_be_added_as_it_is() -> None:
    """Facts that changed, went and came, in sections old and new."""
    was: Facts = {"a": {"price": "1", "prize": "2", "": "x: y"}, "b": {"gone": "3", "price": ""}}
    now: Facts = {
        "a": {"price": "4", "": "x: z"},
        "b": {"new": "5: 6", "price": ""},
        "c": {"d": ""},
    }
    printed = differences("tables", was, now)
    assert len(printed.splitlines()) == 11
    correct_all(was, REASON + printed)
    assert was == now


@pytest.mark.parametrize(
    ("correction", "error"),
    [
        ("- price: 2\n+ price: 3", "tables: a: corrects 'price: 2', but there is 'price: 1'"),
        ("- prize: 1\n+ prize: 3", "tables: a: corrects 'prize: 1', but there is 'no such fact'"),
        ("- prize: 1", "tables: a: corrects 'prize: 1', but there is 'no such fact'"),
        ("+ price: 2", "tables: a: adds 'price: 2', but there is 'price' already"),
        ("- price: 1\n+ price: 1", "tables: a: changes nothing: 'price: 1'"),
        ("-price: 1", "expected `FILE: SECTION`, `- FACT` or `+ FACT`, got '-price: 1'"),
    ],
)
def test_a_mistake(correction: str, error: str) -> None:
    section: Section = {"price": "1"}
    with pytest.raises(AssertionError, match=re.escape(error)):
        correct_all({"a": section}, f"{REASON}tables: a\n{correction}\n")
