"""Commands as people type them here: `nieuw replay g.nar`, or `./play replay g.nar` for those who
start the game with `./play` and have no `nieuw` on their path."""

from __future__ import annotations

import os
import shlex
from pathlib import Path

from nieuw.say.words import chosen_language

STARTED_AS = "NIEUW_STARTED_AS"
"""Set by `./play` to what was typed for it."""


def typed(*words: str) -> str:
    """A command and its arguments; `./play` needs no `play`."""
    script = os.environ.get(STARTED_AS)
    if script is None:
        return shlex.join(["nieuw", *words])
    return shlex.join([script, *(words[1:] if words[:1] == ("play",) else words)])


def typed_again(command: str, file: Path, box: Path | None) -> str:
    """A command with a record, its box and the language that was asked for."""
    words = [command, str(file)]
    if box is not None:
        words += ["--box", str(box)]
    if language := chosen_language():
        words += ["--language", language]
    return typed(*words)
