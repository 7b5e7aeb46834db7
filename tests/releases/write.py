"""Writes the folder of a release: its tables, records, positions, and the facts about them.

PYTHONPATH=src:tests python tests/releases/write.py 0.2.0

Run it once for each release, with that release's sources. It adds what the folder lacks and changes
nothing that is there: what a release wrote stays as it is for good.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
from pathlib import Path

from browser.positions import KINDS, kinds_at
from releases.facts import (
    Facts,
    of_position,
    of_record,
    write_facts,
)
from releases.files import HERE, own_box, positions, records, write_sections
from releases.make_tables import make
from releases.product import decides, position_text, read_record, seats, states
from releases.table_facts import of_tables

GAMES = 10
"""Simulated games for each number of seats."""
BOTS = ("farmer", "uniform", "deckhand")
"""In seat order, over again if there are more seats."""


def write_records(folder: Path) -> None:
    """Games of bots with 2 to 5 seats, as the command line writes them."""
    for count in (2, 3, 4, 5):
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


def write_all_facts(folder: Path) -> None:
    """What this version answers to records and positions, and at the tables."""
    of_records: Facts = {
        path.stem: of_record(read_record(path.read_text("utf-8"), own_box(path)))
        for path in records(folder)
    }
    write_facts(folder / "facts" / "records.txt", of_records)
    of_positions = {name: of_position(text) for name, text in positions(folder).items()}
    write_facts(folder / "facts" / "positions.txt", of_positions)
    with tempfile.TemporaryDirectory() as place:
        tables = asyncio.run(of_tables(folder, Path(place)))
    write_facts(folder / "facts" / "tables.txt", tables)


def main() -> None:
    """Everything that is missing."""
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    folder = HERE / sys.argv[1]
    if not (folder / "tables.db").exists():
        asyncio.run(make(folder))
    if not (folder / "positions.txt").exists():
        write_records(folder)
        write_positions(folder)
    if not (folder / "facts").exists():
        write_all_facts(folder)


if __name__ == "__main__":
    main()
