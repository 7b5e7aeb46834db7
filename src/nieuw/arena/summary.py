"""The figures of an arena: how each bot did, and how certain that is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations

from nieuw.arena.game import KINDS, SOURCES, Clock, Played
from nieuw.arena.schedule import Settings
from nieuw.arena.stats import Interval, Meeting, quantile, ratings, share_of_wins

PARTS = (0.0, 0.05, 0.25, 0.5, 0.75, 0.95, 1.0)
"""The quantiles of the points."""


@dataclass(frozen=True)
class Figures:
    """How one bot did."""

    name: str
    seats: int
    """Seats it sat in, over all games."""
    share: Interval
    """Its share of the wins per seat."""
    rating: Interval
    points: list[int]
    """Of every seat, in order."""
    sources: dict[str, float]
    """Mean points by source."""
    clocks: dict[str, Clock]
    """Time by kind of decision, and over all."""
    failures: int
    """Decisions in which it had no answer."""
    above: dict[str, float]
    """How often it finished ahead of each other bot it met; equal points count half."""

    @property
    def mean(self) -> float:
        """Mean points."""
        return sum(self.points) / len(self.points)

    @property
    def quantiles(self) -> list[float]:
        """The points at the quantiles of PARTS."""
        return [quantile(self.points, part) for part in PARTS]


@dataclass(frozen=True)
class Summary:
    """The figures of all bots, the strongest first."""

    games: int
    deals: int
    even: float
    """The share of a bot that is as good as the others."""
    bots: list[Figures]


def summary(settings: Settings, games: Iterable[Played]) -> Summary:
    """The figures of these games, which may be in any order."""
    ordered = sorted(games, key=lambda played: played.number)
    seatings = [settings.seating(played.number) for played in ordered]
    names = [name for name in settings.names if any(name in bots for _, bots in seatings)]
    meetings = [
        Meeting(deal, names.index(bots[i]), names.index(bots[j]), _result(played.points, i, j))
        for played, (deal, bots) in zip(ordered, seatings, strict=True)
        for i, j in combinations(range(len(bots)), 2)
        if bots[i] != bots[j]
    ]
    found = []
    for name, rating in zip(names, ratings(len(names), meetings), strict=True):
        deals: dict[int, tuple[float, int]] = {}
        seats: list[tuple[Played, int]] = []
        for played, (deal, bots) in zip(ordered, seatings, strict=True):
            for seat, who in enumerate(bots):
                if who == name:
                    won, n = deals.get(deal, (0.0, 0))
                    deals[deal] = (won + played.wins[seat], n + 1)
                    seats.append((played, seat))
        share = share_of_wins(list(deals.values()))
        above = _above(names, names.index(name), meetings)
        found.append(_figures(name, seats, share, rating, above))
    found.sort(key=lambda figures: -figures.rating.value)
    return Summary(len(ordered), len({deal for deal, _ in seatings}), 1 / settings.seats, found)


def _result(points: list[int], i: int, j: int) -> float:
    return 0.5 if points[i] == points[j] else float(points[i] > points[j])


def _above(names: list[str], who: int, meetings: list[Meeting]) -> dict[str, float]:
    results: dict[str, list[float]] = {}
    for m in meetings:
        if m.first == who:
            results.setdefault(names[m.second], []).append(m.result)
        elif m.second == who:
            results.setdefault(names[m.first], []).append(1 - m.result)
    return {name: sum(found) / len(found) for name, found in results.items()}


def _figures(
    name: str,
    seats: list[tuple[Played, int]],
    share: Interval,
    rating: Interval,
    above: dict[str, float],
) -> Figures:
    clocks = {kind: Clock() for kind in (*KINDS, "all")}
    for played, seat in seats:
        for kind, clock in played.clocks[seat].items():
            for sum_ in (clocks[kind], clocks["all"]):
                sum_.decisions += clock.decisions
                sum_.seconds += clock.seconds
                sum_.slowest = max(sum_.slowest, clock.slowest)
    sources = {
        source: sum(played.sources[seat][source] for played, seat in seats) / len(seats)
        for source in SOURCES
    }
    points = sorted(played.points[seat] for played, seat in seats)
    failures = sum(played.failures[seat] for played, seat in seats)
    return Figures(name, len(seats), share, rating, points, sources, clocks, failures, above)
