"""The languages and themes in which each scene is looked at: usually one of each, always the same,
so that all scenes together see every combination; with --slow, each scene sees all of them."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from typing import Literal

import pytest
from _pytest.mark import ParameterSet

Theme = Literal["light", "dark"]
LANGUAGES = ("en", "de", "ru", "hu", "it")
THEMES: tuple[Theme, ...] = ("light", "dark")


def scenes_combined(scenes: Iterable[str]) -> list[ParameterSet]:
    """Every scene with its languages and themes; ten scenes see all ten combinations."""
    found: list[ParameterSet] = []
    usual = zip(scenes, itertools.cycle(LANGUAGES), itertools.cycle(THEMES), strict=False)
    for scene, language, theme in usual:
        found += [
            pytest.param(scene, (language,), (theme,), id=f"{scene}-{language}-{theme}"),
            pytest.param(scene, LANGUAGES, THEMES, id=f"{scene}-all", marks=pytest.mark.slow),
        ]
    return found


def languages(usual: str) -> list[ParameterSet]:
    """All languages, of which an ordinary run looks at one."""
    return [pytest.param(one, marks=() if one == usual else pytest.mark.slow) for one in LANGUAGES]
