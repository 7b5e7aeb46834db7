"""This version reads what every release wrote, and answers as that release did."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from releases.corrections import corrected, corrections, differences
from releases.facts import Facts, of_position, of_record
from releases.files import FOLDERS, own_box, positions, records
from releases.product import read_record
from releases.table_facts import of_tables

RECORDS = [path for folder in FOLDERS for path in records(folder)]
pytestmark = pytest.mark.long


def named(path: Path) -> str:
    """`0.1.0 finished` for a record, `0.1.0` for a folder."""
    return f"{path.parent.parent.name} {path.stem}" if path.suffix == ".nar" else path.name


def check(folder: Path, file: str, answered: Facts) -> None:
    expected = corrected(folder, file)
    assert not (wrong := differences(file, expected, answered)), wrong


@pytest.mark.parametrize("record", RECORDS, ids=named)
def test_a_record(record: Path) -> None:
    """Every state, every answer with its price, the points, and the text as it is written again."""
    expected = corrected(record.parent.parent, "records")[record.stem]
    answered = of_record(read_record(record.read_text("utf-8"), own_box(record)))
    wrong = differences("records", {record.stem: expected}, {record.stem: answered})
    assert not wrong, wrong


@pytest.mark.parametrize("folder", FOLDERS, ids=named)
def test_every_position(folder: Path) -> None:
    """Every kind of decision: what is asked, all answers, prices, prizes and previews."""
    answered = {name: of_position(text) for name, text in positions(folder).items()}
    check(folder, "positions", answered)


@pytest.mark.parametrize("folder", FOLDERS, ids=named)
def test_every_table(folder: Path, tmp_path: Path) -> None:
    """A server opens the database: every table is as it was left, and can be played on."""
    check(folder, "tables", asyncio.run(of_tables(folder, tmp_path)))


@pytest.mark.parametrize("folder", FOLDERS, ids=named)
def test_nothing_is_lost(folder: Path) -> None:
    """Every record has facts, and every correction a reason."""
    assert set(corrected(folder, "records")) == {path.stem for path in records(folder)}
    for correction in corrections(folder):
        assert correction.reason
