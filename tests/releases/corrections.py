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
from releases.files import FILES


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
    return parse(path.read_text("utf-8").splitlines() if path.exists() else [])


def parse(lines: list[str]) -> list[Correction]:
    """The corrections of a file; a line of another form is an error."""
    parsed: list[Correction] = []
    reason = file = section = was = ""
    for line, after in itertools.pairwise([*lines, ""]):
        mark, text = line[:2], line[2:]
        if mark == "# ":
            reason = f"{reason} {text}" if reason and not section else text
            section = ""
        elif mark == "- ":
            was = text
            if after[:2] != "+ ":
                parsed.append(Correction(reason, file, section, was, ""))
                was = ""
        elif mark == "+ ":
            parsed.append(Correction(reason, file, section, was, text))
            was = ""
        elif line:
            file, _, section = line.partition(": ")
            assert file in FILES, f"expected `FILE: SECTION`, `- FACT` or `+ FACT`, got {line!r}"
    return parsed


def corrected(folder: Path, file: str) -> Facts:
    """The facts of a file as they should be now."""
    facts = read_facts(folder / "facts" / f"{file}.txt")
    for correction in corrections(folder):
        if correction.file == file:
            correct(facts.setdefault(correction.section, {}), correction)
    return facts


def correct(section: Section, correction: Correction) -> None:
    """Change one fact of a section, which must be what the correction says it was."""
    _, file, heading, was, now = correction
    where = f"{file}: {heading}"
    assert was != now, f"{where}: changes nothing: {was!r}"
    if was:
        name, _, _ = was.partition(":")
        fact = fact_text((name, section[name])) if name in section else "no such fact"
        assert fact == was, f"{where}: corrects {was!r}, but there is {fact!r}"
        del section[name]
    if now:
        name, _, value = now.partition(":")
        assert name not in section, f"{where}: adds {now!r}, but there is {name!r} already"
        section[name] = value.removeprefix(" ")


def differences(file: str, expected: Facts, answered: Facts) -> str:
    """Where facts differ, in the form of `corrections.txt`; empty where they are equal."""
    lines: list[str] = []
    for name in dict.fromkeys([*expected, *answered]):
        pairs = changes(expected.get(name, {}), answered.get(name, {}))
        if pairs:
            lines += [f"{file}: {name}", *pairs]
    return "\n".join(lines)


def changes(expected: Section, answered: Section) -> list[str]:
    """The facts of a section that differ."""
    lines: list[str] = []
    for name in dict.fromkeys([*expected, *answered]):
        if expected.get(name) != answered.get(name):
            sides = (("-", expected), ("+", answered))
            lines += [f"{mark} {fact_text((name, s[name]))}" for mark, s in sides if name in s]
    return lines
