"""Writes the folder of a release: its tables, records, positions, and the facts about them.

PYTHONPATH=src:tests python tests/releases/write.py 0.2.0

Run it once for each release, with that release's sources. It adds the files that the folder lacks
and changes none that are there: what a release wrote stays as it is for good.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
from pathlib import Path

from browser.positions import KINDS, kinds_at
from releases.facts import Facts, of_position, of_record, write_facts
from releases.files import HERE, own_box, positions, records, write_sections
from releases.make_tables import make
from releases.product import decides, position_text, read_record, seats, states
from releases.table_facts import of_tables

GAMES = 10
"""Simulated games for each number of seats."""
BOTS = ("farmer", "uniform", "deckhand")
"""In seat order; `nieuw simulate` repeats them if there are more seats."""


def write_records(folder: Path) -> None:
    """Games of bots with 2 to 5 seats, as the command line writes them."""
    for count in (2, 3, 4, 5):
        if (folder / "records" / f"{count}-seats-{GAMES}.nar").exists():
            continue
        with tempfile.TemporaryDirectory() as place:
            command = [sys.executable, "-m", "nieuw.cli", "simulate", "--out", place]
            command += ["--bots", ",".join(BOTS[:count]), "--seats", str(count)]
            command += ["--games", str(GAMES), "--seed", str(count)]
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
            for n, path in enumerate(sorted(Path(place).glob("*.nar")), 1):
                path.rename(folder / "records" / f"{count}-seats-{n}.nar")


def write_positions(folder: Path) -> None:
    """Each kind of decision with 2 or 3 and with 4 or 5 seats: where most can be answered."""
    best: dict[tuple[str, int], tuple[int, str]] = {}
    for path in records(folder):
        for s in states(read_record(path.read_text("utf-8"), own_box(path))):
            for kind, count in kinds_at(s) if decides(s) and not own_box(path) else ():
                key = kind, len(seats(s))
                if key not in best or count > best[key][0]:
                    best[key] = count, position_text(s)
    texts: dict[str, str] = {}
    for n, kind in enumerate(KINDS):
        for pair in ((2, 3), (4, 5)):
            in_turn = sorted(pair, reverse=n % 2 > 0)
            if count := next((count for count in in_turn if (kind, count) in best), 0):
                texts[f"{kind}, {count} seats"] = best[kind, count][1]
    write_sections(folder / "positions.txt", texts)


def facts_of_records(folder: Path) -> Facts:
    """What this version answers to the records."""
    return {
        path.stem: of_record(read_record(path.read_text("utf-8"), own_box(path)))
        for path in records(folder)
    }


def facts_of_positions(folder: Path) -> Facts:
    """What it answers to the positions."""
    return {name: of_position(text) for name, text in positions(folder).items()}


def facts_of_tables(folder: Path) -> Facts:
    """What it answers at the tables."""
    with tempfile.TemporaryDirectory() as place:
        return asyncio.run(of_tables(folder, Path(place)))


FACTS = {
    "records": facts_of_records,
    "positions": facts_of_positions,
    "tables": facts_of_tables,
}
"""The files of facts."""


def main() -> None:
    """Everything that is missing."""
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    folder = HERE / sys.argv[1]
    if not (folder / "tables.db").exists():
        asyncio.run(make(folder))
    write_records(folder)
    if not (folder / "positions.txt").exists():
        write_positions(folder)
    for name, answered in FACTS.items():
        path = folder / "facts" / f"{name}.txt"
        if not path.exists():
            write_facts(path, answered(folder))


if __name__ == "__main__":
    main()
