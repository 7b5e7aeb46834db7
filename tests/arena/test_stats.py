"""The arithmetic against values known from elsewhere."""

from __future__ import annotations

from math import log10

import pytest

from nieuw.arena.stats import (
    ELO,
    Meeting,
    design_effect,
    expected,
    quantile,
    ratings,
    share_of_wins,
    wilson,
)


@pytest.mark.parametrize(
    ("won", "n", "low", "high"),
    [
        # Newcombe 1998, table I, method 3 (score method without continuity correction).
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        # By symmetry.
        (20, 20, 0.8389, 1.0),
        (28, 29, 0.8282, 0.9939),
    ],
)
def test_wilson(won: int, n: int, low: float, high: float) -> None:
    found = wilson(won / n, n)
    assert found.value == won / n
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)


def test_games_of_a_deal_that_are_alike_count_less() -> None:
    apart = [(1.0, 4), (3.0, 4), (2.0, 4), (2.0, 4)]
    alike = [(0.0, 4), (4.0, 4), (0.0, 4), (4.0, 4)]
    assert design_effect(apart) == 1.0
    # Half of 16 games won; the deals' variance is 16/3 times the tosses'.
    assert design_effect(alike) == pytest.approx(16 / 3)
    assert share_of_wins(apart) == wilson(0.5, 16)
    assert share_of_wins(alike) == wilson(0.5, 3)


def test_a_deal_alone_and_a_clean_sweep_are_games() -> None:
    assert share_of_wins([(1.0, 4)]) == wilson(0.25, 4)
    assert share_of_wins([(4.0, 4)] * 5) == wilson(1.0, 20)
    assert share_of_wins([(0.5, 1), (0.5, 1)]) == wilson(0.5, 2)


def test_ratings_of_two() -> None:
    """Closed form: the odds of wins and losses, one draw added to both."""
    meetings = [Meeting(i, 0, 1, float(i < 75)) for i in range(100)]
    first, second = ratings(2, meetings)
    gap = 400 * log10(75.5 / 25.5)
    assert first.value - second.value == pytest.approx(gap)
    assert first.value + second.value == pytest.approx(0)
    p = 75.5 / 101
    error = 1.959964 / (101 * p * (1 - p)) ** 0.5 / 2 * ELO
    assert first.high - first.value == pytest.approx(error, rel=0.01)


def test_ratings_do_not_depend_on_order_or_side() -> None:
    meetings = [Meeting(i // 4, i % 3, (i + 1) % 3, (i * 7 % 5) / 4) for i in range(60)]
    turned = [Meeting(m.deal, m.second, m.first, 1 - m.result) for m in reversed(meetings)]
    for one, other in zip(ratings(3, meetings), ratings(3, turned), strict=True):
        assert one == pytest.approx(other)


def test_ratings_find_the_strengths_games_were_made_with() -> None:
    strengths = [1.5, 0.2, -0.5, -1.2]
    meetings = [
        Meeting(n, i, j, float(n < 20_000 * expected(strengths[i], strengths[j])))
        for i in range(4)
        for j in range(i)
        for n in range(20_000)
    ]
    for found, true in zip(ratings(4, meetings), strengths, strict=True):
        assert found.value == pytest.approx(ELO * true, abs=1)


def test_ratings_of_games_that_are_alike_are_less_sure() -> None:
    apart = [Meeting(n, 0, 1, float(n % 3 > 0)) for n in range(60)]
    alike = [Meeting(n // 10, 0, 1, float(n // 10 % 3 > 0)) for n in range(60)]
    one, other = ratings(2, apart)[0], ratings(2, alike)[0]
    assert one.value == pytest.approx(other.value)
    assert other.high - other.value > 2.5 * (one.high - one.value)


def test_someone_who_always_wins_is_not_infinitely_strong() -> None:
    best, worst = ratings(2, [Meeting(n, 0, 1, 1.0) for n in range(1000)])
    assert best.value - worst.value == pytest.approx(400 * log10(1000.5 / 0.5))
    assert best.low > worst.high


def test_quantiles() -> None:
    points = [1, 2, 3, 4, 10]
    assert [quantile(points, part) for part in (0, 0.25, 0.5, 0.625, 1)] == [1, 2, 3, 3.5, 10]
    assert quantile([7], 0.95) == 7
