"""The arithmetic of honest figures: shares, ratings and what they are worth.

Games from the same deal are alike, and equal points share a win, so games are not quite independent
coin tosses. Every interval here is therefore the wider of two: one that treats all games as
independent, and one that treats only whole deals as independent.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import NamedTuple

Z = 1.959963984540054
"""95% of a normal distribution is within this many standard deviations."""
ELO = 400 / log(10)
"""Rating points of one step of the log of the odds."""
Matrix = list[list[float]]


class Interval(NamedTuple):
    """A figure and its 95% interval."""

    value: float
    low: float
    high: float


def wilson(share: float, n: float) -> Interval:
    """Wilson's score interval of a share of n tosses; it stays within 0 and 1, even at the ends."""
    centre = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z / (1 + Z * Z / n) * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
    return Interval(share, max(0.0, centre - half), min(1.0, centre + half))


def design_effect(deals: Sequence[tuple[float, int]]) -> float:
    """How many games of these deals are worth one independent game, at least 1.

    A deal is its sum of shares and the number of games in it.
    """
    games = sum(n for _, n in deals)
    share = sum(won for won, _ in deals) / games
    tossed = share * (1 - share) / games
    if len(deals) < 2 or tossed == 0:
        return 1.0
    spread = sum((won - share * n) ** 2 for won, n in deals) * len(deals) / (len(deals) - 1)
    return max(1.0, spread / games**2 / tossed)


def share_of_wins(deals: Sequence[tuple[float, int]]) -> Interval:
    """The share of wins in these deals, with Wilson's interval of the games they are worth."""
    games = sum(n for _, n in deals)
    return wilson(sum(won for won, _ in deals) / games, games / design_effect(deals))


class Meeting(NamedTuple):
    """Two bots compared in one game: 1 for the first if it finished ahead, 1/2 for equal points."""

    deal: int
    first: int
    second: int
    result: float


def ratings(bots: int, meetings: Sequence[Meeting]) -> list[Interval]:
    """Bradley-Terry ratings on the Elo scale, with 0 as the mean of these bots.

    The most likely strengths, with one extra drawn game between any two, so that a bot that won all
    games is strong but not infinitely so. Newton's method finds them.
    """
    results = [[0.5] * bots for _ in range(bots)]
    for m in meetings:
        results[m.first][m.second] += m.result
        results[m.second][m.first] += 1 - m.result
    strength = [0.0] * bots
    for _ in range(100):
        slope, inverse = _slope(results, strength), _inverse(_curvature(results, strength))
        step = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in inverse]
        longest = max(map(abs, step))
        strength = [s + d / max(1.0, longest) for s, d in zip(strength, step, strict=True)]
        if longest < 1e-10:
            break
    errors = _errors(strength, _inverse(_curvature(results, strength)), meetings)
    return [
        Interval(ELO * s, ELO * (s - Z * error), ELO * (s + Z * error))
        for s, error in zip(strength, errors, strict=True)
    ]


def expected(first: float, second: float) -> float:
    """The chance to finish ahead of the other, from both strengths."""
    return 1 / (1 + exp(second - first))


def _slope(results: Matrix, strength: list[float]) -> list[float]:
    """How the log of the likelihood rises with each strength."""
    return [
        sum(
            results[i][j] - (results[i][j] + results[j][i]) * expected(strength[i], strength[j])
            for j in range(len(strength))
            if j != i
        )
        for i in range(len(strength))
    ]


def _curvature(results: Matrix, strength: list[float]) -> Matrix:
    """How fast that slope falls; with a little extra to keep the mean at 0."""
    n = len(strength)
    made = [[1 / n] * n for _ in range(n)]
    for i in range(n):
        for j in range(n):
            if i != j:
                p = expected(strength[i], strength[j])
                weight = (results[i][j] + results[j][i]) * p * (1 - p)
                made[i][i] += weight
                made[i][j] -= weight
    return made


def _errors(strength: list[float], inverse: Matrix, meetings: Sequence[Meeting]) -> list[float]:
    """Standard errors: the larger of two, with all games or only whole deals as independent."""
    n = len(strength)
    deals: dict[int, list[float]] = {}
    for m in meetings:
        gap = m.result - expected(strength[m.first], strength[m.second])
        slope = deals.setdefault(m.deal, [0.0] * n)
        slope[m.first] += gap
        slope[m.second] -= gap
    errors = []
    for i in range(n):
        alone = inverse[i][i] - 1 / n
        pulls = [sum(a * b for a, b in zip(inverse[i], d, strict=True)) for d in deals.values()]
        together = sum(pull * pull for pull in pulls) * len(deals) / max(1, len(deals) - 1)
        errors.append(sqrt(max(alone, together)))
    return errors


def _inverse(matrix: Matrix) -> Matrix:
    """The inverse of a small positive matrix."""
    n = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(n))] for i, row in enumerate(matrix)]
    for i in range(n):
        at = max(range(i, n), key=lambda k: abs(rows[k][i]))
        rows[i], rows[at] = rows[at], rows[i]
        rows[i] = [x / rows[i][i] for x in rows[i]]
        for k in range(n):
            if k != i:
                rows[k] = [a - rows[k][i] * b for a, b in zip(rows[k], rows[i], strict=True)]
    return [row[n:] for row in rows]


def quantile(ordered: Sequence[float], part: float) -> float:
    """The value below which that part of an ordered list is, interpolated between two if need
    be."""
    at = part * (len(ordered) - 1)
    low = int(at)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (at - low)
