"""A list that only grows at its end: branches never see each other's growth."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nieuw.game.trail import Trail

STEPS = st.lists(st.tuples(st.sampled_from(["branch", "append"]), st.integers(0, 9)), max_size=40)


def test_it_is_a_list() -> None:
    trail: Trail[int] = Trail()
    assert not trail
    trail.append(1)
    trail.extend([2, 3])
    trail.extend(trail)
    assert list(trail) == [1, 2, 3, 1, 2, 3]
    assert len(trail) == 6
    assert 3 in trail
    assert 4 not in trail
    assert trail.index(2) == 1
    assert list(reversed(trail)) == [3, 2, 1, 3, 2, 1]


def test_it_does_not_hold_the_list_it_was_made_from() -> None:
    items = [1, 2]
    trail = Trail(items)
    items.append(3)
    trail.append(4)
    assert list(trail) == [1, 2, 4]
    assert items == [1, 2, 3]


def test_branches_grow_apart() -> None:
    trail = Trail("ab")
    first, second = trail.branch(), trail.branch()
    first.append("c")
    assert [list(one) for one in (trail, first, second)] == [["a", "b"], [*"abc"], ["a", "b"]]
    second.append("d")
    trail.extend("ef")
    first.append("g")
    assert ["".join(one) for one in (trail, first, second)] == ["abef", "abcg", "abd"]


def test_a_branch_of_a_branch() -> None:
    trail = Trail("abc")
    short = trail.branch(2)
    other = short.branch()
    short.append("x")
    other.append("y")
    assert ["".join(one) for one in (trail, short, other)] == ["abc", "abx", "aby"]
    assert "".join(short.branch(1)) == "a"


@pytest.mark.parametrize(
    ("length", "left"), [(0, ""), (1, "a"), (3, "abc"), (4, "abc"), (99, "abc"), (None, "abc")]
)
def test_cutting(length: int | None, left: str) -> None:
    trail = Trail("abc")
    cut = trail.branch(length)
    assert "".join(cut) == left
    assert len(cut) == len(left)
    cut.append("x")
    assert "".join(cut) == left + "x"
    assert "".join(trail) == "abc"


def test_indices_are_those_of_the_branch() -> None:
    """What others added behind it can't be had."""
    trail = Trail("abcde")
    cut = trail.branch(3)
    assert [cut[at] for at in (0, 2, -1, -3)] == ["a", "c", "c", "a"]
    for at in (3, 4, -4, -5):
        with pytest.raises(IndexError):
            cut[at]
    with pytest.raises(IndexError):
        trail.branch(0)[0]
    with pytest.raises(IndexError):
        trail.branch(0)[-1]


@pytest.mark.parametrize(
    "at",
    [
        slice(None),
        slice(1, None),
        slice(None, 99),
        slice(-2, None),
        slice(None, -1),
        slice(None, None, -1),
        slice(None, None, 2),
        slice(2, 1),
        slice(3, 5),
    ],
    ids=str,
)
def test_slices_are_those_of_the_branch(at: slice) -> None:
    assert Trail("abcde").branch(3)[at] == list("abc")[at]


def test_going_through_it_ends_where_it_ended_then() -> None:
    trail = Trail([1, 2])
    for n in trail:
        trail.append(n)
    assert list(trail) == [1, 2, 1, 2]


@settings(max_examples=100, deadline=None, database=None, derandomize=True)
@given(STEPS)
def test_any_branches(steps: list[tuple[str, int]]) -> None:
    """Against plain copies."""
    found: list[tuple[Trail[int], list[int]]] = [(Trail([0]), [0])]
    for n, (what, which) in enumerate(steps):
        trail, copy = found[which % len(found)]
        if what == "branch":
            length = n % (len(copy) + 1)
            found.append((trail.branch(length), copy[:length]))
        else:
            trail.append(n)
            copy.append(n)
        assert [list(one) for one, _ in found] == [plain for _, plain in found]
