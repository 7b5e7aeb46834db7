"""Every rule of docs/rules.md has its words on the rules page, and every reading its reason."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from nieuw.cli.about import READINGS
from nieuw.say import words

DOCS = (Path(__file__).parent.parent / "docs" / "rules.md").read_text("utf-8")


def keys(language: str, prefix: str) -> list[str]:
    """The keys of the rules' catalogue that begin like this, without that beginning, in order."""
    text = (words.folder() / language / "rules.ftl").read_text("utf-8")
    messages = [one for one in FluentParser().parse(text).body if isinstance(one, ast.Message)]
    ids = [message.id.name for message in messages]
    return [name.removeprefix(prefix) for name in ids if name.startswith(prefix)]


def key(number: str) -> str:
    """`4-6` of `R4.6`."""
    return number.removeprefix("R").replace(".", "-")


def numbered() -> dict[str, str]:
    """The rules of the docs, by their keys."""
    rules = re.findall(r"^- \*\*(R\d+\.\d+)\*\* (.*?)(?=^- |^\n|\Z)", DOCS, re.M | re.S)
    return {key(number): text for number, text in rules}


def rows(heading: str) -> set[str]:
    """The rules that a table of the docs is about; a whole chapter counts as its first rule."""
    table = DOCS.split(f"## {heading}\n")[1].split("\n## ")[0]
    cells = re.findall(r"^\| (R[^|]*) \|", table, re.M)
    found = {key(number) for cell in cells for number in cell.split(", ")}
    return {{"4": "4-1"}.get(number, number) for number in found}


@pytest.mark.parametrize("language", words.languages())
def test_every_rule_has_its_words(language: str) -> None:
    assert keys(language, "rule-") == list(numbered())
    assert len(numbered()) == 56


@pytest.mark.parametrize("language", words.languages())
def test_every_reading_has_its_reason(language: str) -> None:
    assert sorted(keys(language, "reading-")) == sorted(READINGS)


def test_every_reading_of_the_docs_is_told() -> None:
    marked = {number for number, text in numbered().items() if "[reading]" in text}
    told = rows("The readings") | rows("Where the documents differ")
    assert marked <= rows("The readings")
    assert told - {"12-2"} == set(READINGS)  # R12.2 is told with R6.4
