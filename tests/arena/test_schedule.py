"""Who sits where: the same deal from every seat, everybody against everybody."""

from __future__ import annotations

from collections import Counter

import pytest

from nieuw.arena.schedule import Settings


def settings(bots: str, against: str = "", seats: int = 4, seed: int = 1) -> Settings:
    return Settings(tuple(bots.split()), against, seats, seed, "box sha256:0")


def test_one_against_three_has_every_seat_of_every_deal() -> None:
    s = settings("a", "b")
    seatings = [s.seating(n) for n in range(1, 9)]
    assert [seating.deal for seating in seatings] == [1, 1, 1, 1, 2, 2, 2, 2]
    assert ["".join(seating.bots) for seating in seatings] == [
        *("abbb", "babb", "bbab", "bbba", "abbb", "babb", "bbab", "bbba")
    ]


def test_several_against_the_same_play_the_same_deals() -> None:
    s = settings("a c", "b", seats=2)
    found = [(deal, "".join(bots)) for deal, bots in map(s.seating, range(1, 7))]
    assert found == [(1, "ab"), (1, "ba"), (1, "cb"), (1, "bc"), (2, "ab"), (2, "ba")]


@pytest.mark.parametrize(
    ("bots", "seats", "line_ups"),
    [
        ("a b", 2, ["ab"]),
        ("a b", 4, ["aabb"]),
        ("a b", 5, ["aaabb", "aabbb"]),
        ("a b c", 2, ["ab", "ac", "bc"]),
        ("a b c", 4, ["aabc", "abbc", "abcc"]),
        ("c b a", 3, ["cba"]),
        ("a b c d", 3, ["abc", "abd", "acd", "bcd"]),
    ],
)
def test_everybody_meets_everybody(bots: str, seats: int, line_ups: list[str]) -> None:
    s = settings(bots, seats=seats)
    assert ["".join(names) for names in s.line_ups] == line_ups
    assert s.round == seats * len(line_ups)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("bots", ["a b", "a b c", "a b c d", "a b c d e f"])
def test_a_round_is_fair(bots: str, seats: int) -> None:
    """Every bot equally often in every seat, whichever deal."""
    s = settings(bots, seats=seats)
    for deal in range(3):
        numbers = range(1 + deal * s.round, 1 + (deal + 1) * s.round)
        assert {s.seating(n).deal for n in numbers} == {deal + 1}
        for seat in range(seats):
            counts = Counter(s.seating(n).bots[seat] for n in numbers)
            assert len(counts) == len(s.bots)
            assert len(set(counts.values())) == 1


def test_neighbours_change_with_the_deal() -> None:
    s = settings("a b c d")
    behind: Counter[str] = Counter()
    for n in range(1, 1 + 6 * s.round):
        bots = s.seating(n).bots
        behind[bots[(bots.index("a") + 1) % 4]] += 1
    assert behind == {"b": 8, "c": 8, "d": 8}


def test_a_deal_has_one_seed_and_every_seat_its_own_chance() -> None:
    s = settings("a", "b")
    assert s.dealer(1).seed == s.dealer(4).seed != s.dealer(5).seed
    assert s.dealer(1).seed != settings("a", "b", seed=2).dealer(1).seed
    drawn = {s.rng(n, seat).below(2**30) for n in range(1, 9) for seat in range(4)}
    assert len(drawn) == 32
    assert s.rng(3, 2).below(2**30) == s.rng(3, 2).below(2**30)
