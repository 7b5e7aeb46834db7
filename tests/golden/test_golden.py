"""One whole game a seat count, told line by line: any change of a rule or a word shows here."""

from __future__ import annotations

import pytest

from golden.write import SEATS, golden, playthrough


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("COLUMNS", "FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize("seats", SEATS)
def test_playthrough(seats: int) -> None:
    assert playthrough(seats) == golden(seats).read_text(encoding="utf-8")
