"""The list of tests that a quick run leaves out names tests that exist."""

from __future__ import annotations

from pathlib import Path

import seconds

ROOT = Path(__file__).parent.parent


def test_every_name_is_a_test() -> None:
    for name in seconds.listed():
        file, _, function = name.partition("::")
        assert f"def {function}(" in (ROOT / file).read_text("utf-8"), name
