"""What is said to people in five languages: the log, the terminal's questions, its transcripts."""

from __future__ import annotations

import itertools
from pathlib import Path

from releases.facts import digest
from releases.files import HERE as RELEASES
from releases.files import own_box
from releases.product import read_record
from releases.visit import Table, Visit
from said.files import GAMES, HERE, decisions
from said.speaking import LANGUAGES, asked_in_words, at_line, log_of, printed, said, speaking

RELEASE = RELEASES / "0.1.0"
"""The release whose records and tables are used."""
LOGS = ("5-mixed-5", "3-rare", "2-strong-7")
"""Games whose whole log is kept; together they hold every sentence there is."""
RECORD_LOGS = ("comments", "position", "own-box")
REPLAYED = ("comments", "segments", "running")
NAMES = ("Anna", "Bartholomew", "Zsófia", "Дмитрий", "Maria Elena")
LAST = 12
"""How many of the last lines of a table's log are kept in full."""
TYPED = (
    *("?", "1", "help", "forecast", "2", "undo", "3", "log", "bla", "99", "auction 3", "?", "1"),
    *("0", "pay 1g", "1", "2", "? build 3 3", "build", "build 3 3", "undo", "pass", "pass tile"),
    *("? wood +1", "wood +1", "pass special", "1", "2", "1", "3", "board", "1", "1", "1", "2", "1"),
    *("save", "save game.nar", "quit"),
)
"""What somebody types at the terminal: answers, questions and slips."""


def of_games() -> dict[str, list[str]]:
    """The log of whole games, by the file it is kept in."""
    texts: dict[str, list[str]] = {}
    paths = [GAMES / f"{name}.nar" for name in LOGS]
    paths += [RELEASE / "records" / f"{name}.nar" for name in RECORD_LOGS]
    for path in paths:
        seats, log = log_of(read_record(path.read_text("utf-8"), own_box(path)))
        for language in LANGUAGES:
            with speaking(language):
                texts[f"{language}/log-{path.stem}"] = [
                    f"{n} {said(phrase, seats)}" for n, line in enumerate(log) for phrase in line
                ]
    return texts


def of_questions() -> dict[str, list[str]]:
    """What the terminal asks at every kind of decision."""
    texts: dict[str, list[str]] = {f"{language}/questions": [] for language in LANGUAGES}
    for game, asked in itertools.groupby(sorted(decisions()), lambda decision: decision.game):
        record = read_record((GAMES / f"{game}.nar").read_text("utf-8"))
        for decision in asked:
            state = at_line(record, decision.entries).state
            for language in LANGUAGES:
                with speaking(language):
                    lines = [f"== {decision.name}", *asked_in_words(state, list(NAMES))]
                    texts[f"{language}/questions"] += lines
    return texts


def of_terminal() -> dict[str, list[str]]:
    """Transcripts of the terminal."""
    texts: dict[str, list[str]] = {}
    for language in LANGUAGES:
        with speaking(language):
            for name in REPLAYED:
                transcript = printed("replay", str(RELEASE / "records" / f"{name}.nar"))
                texts[f"{language}/replay-{name}"] = transcript.splitlines()
            words = ("play", "--text", "--seed", "2", "--players", "Anna,bot:greedy,Bo")
            typed = "\n".join(TYPED) + "\n"
            texts[f"{language}/play"] = printed(*words, typed=typed).splitlines()
    return texts


def of_tables(tables: dict[str, Table]) -> dict[str, list[str]]:
    """The notes and the end of the log of every table of the database."""
    texts: dict[str, list[str]] = {}
    for language in LANGUAGES:
        lines = texts[f"{language}/tables"] = []
        with speaking(language):
            for name, table in tables.items():
                who = [chair.name for chair in table.chairs]
                lines.append(f"== {name}")
                lines += [f"note after {note.n}: {said(note.what, who)}" for note in table.notes]
                whole = [
                    f"{line.n} {said(phrase, who)}"
                    for line in (*table.before, *table.lines)
                    for phrase in line.said
                ]
                lines.append(f"{len(whole)} sentences {digest(whole)}")
                lines += whole[-LAST:]
    return texts


def kept_in(file: str) -> Path:
    """Where sentences are kept."""
    return HERE / f"{file}.txt"


async def tables_of(visit: Visit) -> dict[str, Table]:
    """The tables of the database that have a log."""
    tables = {name: await visit.table(name) for name in visit.ids}
    return {name: table for name, table in tables.items() if table.lines}
