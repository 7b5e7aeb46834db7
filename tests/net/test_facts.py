"""What 0.1.0 answered to records and at tables, this version answers too: exactly, for ever."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from net.answers.library import opened
from net.answers.tables import visit
from net.facts import Facts, of_record
from net.kept import GAMES, KEPT, differences
from net.table_facts import everything

FACTS = KEPT / "facts"
RECORDS = {path.stem: path for path in sorted((KEPT / "records").glob("*.nar"))}


def test_nothing_was_lost() -> None:
    """Every game, record and table has its facts, and all seat counts are there."""
    games = {path.stem for path in (FACTS / "games").iterdir()}
    assert {name[0] for name in games} == set("2345")
    assert {path.stem for path in (FACTS / "records").iterdir()} == set(RECORDS)


@pytest.mark.parametrize("kept", sorted((FACTS / "games").iterdir()), ids=lambda p: p.stem)
def test_a_game(kept: Path) -> None:
    found = of_record(opened(GAMES / f"{kept.stem}.nar"))
    assert not (wrong := differences(kept, found)), wrong


@pytest.mark.parametrize("name", RECORDS)
def test_a_record(name: str) -> None:
    box = KEPT / "box.toml" if name == "own-box" else None
    found = of_record(opened(RECORDS[name], box))
    assert not (wrong := differences(FACTS / "records" / f"{name}.txt", found)), wrong


def test_the_database(tmp_path: Path) -> None:
    """Every table is found as it was left, and may be played on, taken back and voted on."""

    async def served() -> dict[str, Facts]:
        async with visit(KEPT, tmp_path) as made:
            return await everything(made)

    found = asyncio.run(served())
    folder = FACTS / "tables"
    assert set(found) == {path.stem for path in folder.iterdir()}
    wrong = [differences(folder / f"{name}.txt", facts) for name, facts in found.items()]
    assert not any(wrong), "\n\n".join(filter(None, wrong))
