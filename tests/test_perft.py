"""Lines of play counted to a fixed depth: one number that any change of the rules would move.

`perft.txt` has a line `name depth count` for each, `slow` behind the long ones; the position is
where the record `perft/name.nar` ends. A line is one way the engine's moves can go, draws
included, each draw counted once however likely it is.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from nieuw import State, apply, legal
from nieuw.core.agenda import ITEM_NAMES
from nieuw.game.reader import read
from nieuw.text import snapshot

HERE = Path(__file__).parent
PERFT = HERE / "perft.txt"


def entries() -> list[tuple[str, int, int, bool]]:
    found = []
    for line in PERFT.read_text("utf-8").splitlines():
        words = line.split()
        if words and not line.startswith("#"):
            found.append((words[0], int(words[1]), int(words[2]), words[3:] == ["slow"]))
    return found


def position(name: str) -> State:
    return read((HERE / "perft" / f"{name}.nar").read_text("utf-8")).state


def count(s: State, depth: int) -> int:
    """The lines of so many moves from here; a line that ends with the game counts as well."""
    listed = legal(s)
    if depth <= 1:
        return max(1, len(listed))
    total = 0
    for move in listed:
        t = s.copy()
        apply(t, move)
        total += count(t, depth - 1)
    return max(1, total)


def cases() -> list[object]:
    return [
        pytest.param(name, depth, lines, id=f"{name}-{depth}", marks=[pytest.mark.slow] * slow)
        for name, depth, lines, slow in entries()
    ]


@pytest.mark.parametrize(("name", "depth", "lines"), cases())
def test_perft(name: str, depth: int, lines: int) -> None:
    s = position(name)
    before = snapshot.write(s)
    assert count(s, depth) == lines
    assert snapshot.write(s) == before


def test_every_position_is_counted_and_every_question_is_among_them() -> None:
    """No file is forgotten, and nothing that can be asked is left out."""
    names = {name for name, _, _, _ in entries()}
    assert names == {path.stem for path in (HERE / "perft").glob("*.nar")}
    asked = {ITEM_NAMES[position(name).agenda[-1][0]] for name in names}
    assert asked == set(ITEM_NAMES.values()) - {"step", "auction", "award", "collect"}


def test_depths_are_given_once() -> None:
    given = Counter((name, depth) for name, depth, _, _ in entries())
    assert max(given.values()) == 1
