"""Facts that later versions correct on purpose: `corrections.txt` in the folder of a release.

Below a reason (`# `) each file and section has the facts as the release gave them (`- `) and as
they are now (`+ `). Corrections are part of what is compared: a fact that changes differently, or
that is not what it should correct, fails.
"""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import NamedTuple

from releases.facts import Facts, Section, fact_text, read_facts

SHOWN = 20
"""Differences that a failed comparison shows."""


class Correction(NamedTuple):
    """One fact: as it was, and as it is. Either may be missing."""

    reason: str
    file: str
    section: str
    was: str
    now: str


def corrections(folder: Path) -> list[Correction]:
    """All corrections of a release."""
    path = folder / "corrections.txt"
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    all_of: list[Correction] = []
    reason = file = section = ""
    was = ""
    for line, after in itertools.pairwise([*lines, ""]):
        mark, text = line[:2], line[2:]
        if mark == "# ":
            reason = f"{reason} {text}" if reason and not section else text
            section = ""
        elif mark == "- ":
            was = text
            if after[:2] != "+ ":
                all_of.append(Correction(reason, file, section, was, ""))
        elif mark == "+ ":
            all_of.append(Correction(reason, file, section, was, text))
            was = ""
        elif line:
            file, _, section = line.partition(": ")
    return all_of


def corrected(folder: Path, file: str) -> Facts:
    """The facts of a file as they should be now."""
    facts = read_facts(folder / "facts" / f"{file}.txt")
    for correction in corrections(folder):
        if correction.file == file:
            section = facts[correction.section]
            name, _, value = correction.was.partition(":")
            if correction.was:
                was = fact_text((name, section[name]))
                assert was == correction.was, (
                    f"{file}: {correction.section}: corrects {correction.was}, not {was}"
                )
                del section[name]
            if correction.now:
                name, _, value = correction.now.partition(":")
                section[name] = value.removeprefix(" ")
    return facts


def differences(file: str, expected: Facts, answered: Facts) -> str:
    """Where facts differ, in the form of `corrections.txt`; empty where they are equal."""
    lines: list[str] = []
    for name in dict.fromkeys([*expected, *answered]):
        pairs = changes(expected.get(name, {}), answered.get(name, {}))
        if pairs:
            lines += [f"{file}: {name}", *pairs]
    more = [f"and {len(lines) - 2 * SHOWN} lines more"] if len(lines) > 2 * SHOWN else []
    return "\n".join([*lines[: 2 * SHOWN], *more])


def changes(expected: Section, answered: Section) -> list[str]:
    """The facts of a section that differ."""
    lines: list[str] = []
    for name in dict.fromkeys([*expected, *answered]):
        if expected.get(name) != answered.get(name):
            sides = (("-", expected), ("+", answered))
            lines += [f"{mark} {fact_text((name, s[name]))}" for mark, s in sides if name in s]
    return lines
