"""Which languages and themes a run looks at: all of them if it may be slow, else a part of them
that changes from day to day, so that within ten days every scene is seen in each."""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterable
from datetime import date
from typing import Literal

import pytest
from _pytest.mark import ParameterSet

Theme = Literal["light", "dark"]
LANGUAGES = ("en", "de", "ru", "hu", "it")
THEMES: tuple[Theme, ...] = ("light", "dark")
PARTS = tuple(itertools.product(LANGUAGES, THEMES))
CHOICE = "NIEUW_PART"


def part() -> int:
    """The part of this run: the one asked for, or that of the day."""
    return int(os.environ.get(CHOICE) or date.today().toordinal()) % len(PARTS)


def scenes_in_turn(scenes: Iterable[str]) -> list[ParameterSet]:
    """Every scene with the languages and themes to look at: one of each, the next one for the
    next scene; slow, all of them."""
    found: list[ParameterSet] = []
    for at, scene in enumerate(scenes, part()):
        language, theme = PARTS[at % len(PARTS)]
        found += [
            pytest.param(scene, (language,), (theme,), id=f"{scene}-{language}-{theme}"),
            pytest.param(scene, LANGUAGES, THEMES, id=f"{scene}-all", marks=pytest.mark.slow),
        ]
    return found


def languages_in_turn() -> list[ParameterSet]:
    """All languages; slow, all but one."""
    now = LANGUAGES[part() % len(LANGUAGES)]
    return [pytest.param(one, marks=() if one == now else pytest.mark.slow) for one in LANGUAGES]
