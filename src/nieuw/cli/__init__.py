"""The command line: `nieuw play`, `nieuw replay` and the others.

Any error is one line on standard error and exit code 2, never a traceback. Only typing and printing
belong here: questions come from `show`, sentences from `say`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from nieuw.cli.errors import Fail, Stopped, complain, one_line
from nieuw.cli.typed import typed
from nieuw.say.words import choose_language, in_a_row, known_language, languages, say

if TYPE_CHECKING:
    from cyclopts import CycloptsError

WRONG = 2
INTERRUPTED = 130
PIPE_CLOSED = 141
LANGUAGE = "--language"


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        return _run(sys.argv[1:] if words is None else words)
    except KeyboardInterrupt:
        return _stopped(say("error-interrupted"))
    except Stopped as stopped:
        return _stopped(str(stopped))
    except Fail as fail:
        complain(*fail.lines)
        return WRONG
    except BrokenPipeError:
        # Discards what is left to flush, so that Python does not complain at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except (RecursionError, MemoryError) as error:
        complain(say("error-limit", what=type(error).__name__))
        return WRONG
    finally:
        choose_language("")


def _stopped(text: str) -> int:
    """Ctrl-C: one line of its own, below what the terminal echoed."""
    if sys.stderr.isatty():
        sys.stderr.write("\n")
    complain(text)
    return INTERRUPTED


def _run(words: Sequence[str]) -> int:
    words = _in_language(words)
    from cyclopts import CycloptsError

    from nieuw.cli.commands import app
    from nieuw.cli.screen import screen

    words = _with_command(words, set(app))
    try:
        app(words, console=screen(), exit_on_error=False, print_error=False)
    except CycloptsError as error:
        raise Fail(_wrong_words(error)) from None
    sys.stdout.flush()
    return 0


def _in_language(words: Sequence[str]) -> list[str]:
    """The other words, once `--language` has been followed: help is in that language too."""
    kept: list[str] = []
    wanted = ""
    rest = iter(words)
    for word in rest:
        name, equals, value = word.partition("=")
        if name != LANGUAGE:
            kept.append(word)
        elif wanted:
            raise Fail(say("error-repeated", name=LANGUAGE))
        elif not (wanted := value if equals else next(rest, "")):
            raise Fail(say("error-value", name=LANGUAGE))
    language = known_language(wanted)
    if wanted and not language:
        raise Fail(say("error-language", list=in_a_row(languages()), found=wanted))
    choose_language(language)
    return kept


def _with_command(words: list[str], commands: set[str]) -> list[str]:
    """A record alone is played."""
    if words and words[0] not in commands and not words[0].startswith("-"):
        if not Path(words[0]).is_file():
            raise Fail(say("error-command-or-file", found=words[0], command=typed("--help")))
        return ["play", *words]
    return words


def _wrong_words(error: CycloptsError) -> str:
    """What is wrong with the arguments of a command."""
    from cyclopts import exceptions

    if isinstance(error, exceptions.UnknownCommandError):
        found = (error.unused_tokens or [""])[0]
        return say("error-command", found=found, command=typed("--help"))
    if isinstance(error, exceptions.UnknownOptionError):
        return say("error-option", found=error.token.keyword or error.token.value)
    if isinstance(error, exceptions.MissingArgumentError) and error.keyword:
        return say("error-value", name=error.keyword)
    if isinstance(error, exceptions.MissingArgumentError) and error.argument:
        name = error.argument.name
        takes = error.argument.parameter.metavar
        return say("error-missing", name=name if name.startswith("-") else takes or name)
    if isinstance(error, exceptions.RepeatArgumentError):
        return say("error-repeated", name=error.token.keyword or error.token.value)
    if isinstance(error, exceptions.UnusedCliTokensError):
        return say("error-unused", found=" ".join(error.unused_tokens or []))
    error.verbose = False
    return one_line(str(error))
