"""Writes the files of sentences again, after a deliberate change of words:

PYTHONPATH=src:tests python tests/said/write.py   (read the difference before you commit it)

It needs the client built into the sources, for the sentences of the page.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import tempfile
from pathlib import Path

from browser.people import somebody
from browser.starting import chromium, start_server, stop_server
from releases.visit import visit
from said.files import DECIDED, LOGGED, write_lines
from said.page import question_words, whole_log
from said.sentences import (
    RELEASE,
    kept_in,
    of_games,
    of_questions,
    of_tables,
    of_terminal,
    tables_of,
)


def write_sentences() -> None:
    """All that is said, in every language."""
    with tempfile.TemporaryDirectory() as place, contextlib.chdir(place):
        everything = [
            *(of_games(), of_questions(), of_terminal(), asyncio.run(at_tables(Path(place)))),
            on_the_page(Path(place) / "page.db"),
        ]
    for texts in everything:
        for file, lines in texts.items():
            write_lines(kept_in(file), lines)


def on_the_page(database: Path) -> dict[str, list[str]]:
    """The sentences of the page, in a Chromium, from the client as it is built."""
    texts: dict[str, list[str]] = {}
    server, address = start_server(database)
    try:
        with chromium() as browser:
            context = somebody(browser, address)
            for decision in DECIDED:
                page = context.new_page()
                for language, lines in question_words(context, page, decision).items():
                    texts.setdefault(f"{language}/page", []).extend([f"== {decision.name}", *lines])
                page.close()
            for language, lines in whole_log(context, context.new_page(), LOGGED).items():
                texts[f"{language}/page-log"] = lines
    finally:
        stop_server(server)
    return texts


async def at_tables(folder: Path) -> dict[str, list[str]]:
    """The sentences of the database."""
    async with visit(RELEASE, folder) as made:
        return of_tables(await tables_of(made))


if __name__ == "__main__":
    for name in ("COLUMNS", "FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE"):
        os.environ.pop(name, None)
    write_sentences()
