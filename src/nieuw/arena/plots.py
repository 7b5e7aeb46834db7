"""Plots as SVG text: only lines, boxes and words, so that a page needs no library."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

from nieuw.arena.game import KINDS, SOURCES
from nieuw.arena.stats import Interval
from nieuw.arena.summary import Summary
from nieuw.arena.tables import decimal, milliseconds, percent, signed
from nieuw.say.words import say

WIDTH = 760
RIGHT = 30
ROW = 34
AXIS = 34
LETTER = 8.4
LONGEST = 24
COLOURS = (
    *("#0072b2", "#d55e00", "#009e73", "#cc79a7"),
    *("#e69f00", "#56b4e9", "#8c6d31", "#7f7f7f"),
)
"""Colour-blind people can tell these apart, too."""
TALL = 0.8
"""How much of its row a bar may fill."""


class Scale(NamedTuple):
    """From values to places between the left and the right of a plot."""

    low: float
    high: float
    left: float

    def at(self, value: float) -> float:
        """The place of a value."""
        share = (value - self.low) / (self.high - self.low)
        return self.left + share * (WIDTH - RIGHT - self.left)


def shares(found: Summary) -> str:
    """Shares of the wins with their intervals, and the even share."""
    labels = [f.name for f in found.bots]
    scale = Scale(0.0, 1.0, _left(labels))
    ticks = [(scale.at(n / 10), decimal(n * 10, 0)) for n in range(0, 11, 2)]
    even = scale.at(found.even)
    high = ROW * len(labels)
    parts = [
        f'<line class="even" x1="{even:.1f}" y1="0" x2="{even:.1f}" y2="{high}"/>',
        *_intervals([f.share for f in found.bots], scale, percent),
    ]
    return _svg(say("arena-plot-shares"), labels, ticks, parts)


def strengths(found: Summary) -> str:
    """Ratings with their intervals."""
    labels = [f.name for f in found.bots]
    low = min(f.rating.low for f in found.bots)
    high = max(f.rating.high for f in found.bots)
    scale = Scale(low, high, _left(labels))
    ticks = [(scale.at(n), signed(n)) for n in nice(low, high)]
    parts = _intervals([f.rating for f in found.bots], scale, signed)
    return _svg(say("arena-plot-ratings"), labels, ticks, parts)


def spread(found: Summary) -> str:
    """How often each bot scored each number of points; a line marks the median."""
    labels = [f.name for f in found.bots]
    most = max(f.points[-1] for f in found.bots)
    scale = Scale(0, most + 1, _left(labels))
    step = max(1, ceil((most + 1) / 40))
    parts = []
    for row, f in enumerate(found.bots):
        counts = [0] * (most // step + 1)
        for n in f.points:
            counts[n // step] += 1
        foot = ROW * row + ROW * (1 + TALL) / 2
        for i, count in enumerate(counts):
            if count:
                tall = ROW * TALL * count / max(counts)
                wide = scale.at((i + 1) * step) - scale.at(i * step)
                name = say(
                    "arena-plot-bin", low=i * step, high=(i + 1) * step - 1, n=count, bot=f.name
                )
                parts.append(
                    _box(scale.at(i * step), foot - tall, wide, tall, COLOURS[row % 8], name)
                )
        middle = scale.at(f.quantiles[3] + 0.5)
        name = escape(say("arena-plot-median", bot=f.name, n=decimal(f.quantiles[3], 0)))
        parts.append(
            f'<line class="median" x1="{middle:.1f}" y1="{foot - ROW * TALL:.1f}" '
            f'x2="{middle:.1f}" y2="{foot:.1f}"><title>{name}</title></line>'
        )
    ticks = [(scale.at(n), decimal(n, 0)) for n in nice(0, most + 1)]
    return _svg(say("arena-plot-spread"), labels, ticks, parts)


def sources(found: Summary) -> str:
    """Mean points, stacked by source; losses to the left of 0."""
    labels = [f.name for f in found.bots]
    low = min(sum(n for n in f.sources.values() if n < 0) for f in found.bots)
    high = max(1.0, *(sum(n for n in f.sources.values() if n > 0) for f in found.bots))
    scale = Scale(low, high, _left(labels))
    parts = []
    for row, f in enumerate(found.bots):
        ends = {False: 0.0, True: 0.0}
        top = ROW * row + ROW * (1 - TALL) / 2
        for i, source in enumerate(SOURCES):
            n = f.sources[source]
            begin, ends[n < 0] = ends[n < 0], ends[n < 0] + n
            left, right = sorted((scale.at(begin), scale.at(begin + n)))
            if right > left:
                what = say(f"why-{source}")
                name = say("arena-plot-source", bot=f.name, source=what, n=decimal(n))
                parts.append(_box(left, top, right - left, ROW * TALL, COLOURS[i], name))
    ticks = [(scale.at(n), decimal(n, 0)) for n in nice(low, high)]
    legend = [(COLOURS[i], say(f"why-{source}")) for i, source in enumerate(SOURCES)]
    return _svg(say("arena-plot-sources"), labels, ticks, parts, legend)


def times(found: Summary) -> str:
    """Mean time per decision by kind, one dot per bot, on a scale of powers of ten."""
    kinds = [kind for kind in KINDS if any(f.clocks[kind].decisions for f in found.bots)]
    means = {
        (kind, f.name): f.clocks[kind].seconds / f.clocks[kind].decisions
        for kind in kinds
        for f in found.bots
        if f.clocks[kind].decisions
    }
    if not means:
        return ""
    low = floor(log10(max(1e-6, min(means.values()))))
    high = max(low + 1, ceil(log10(max(1e-6, *means.values()))))
    labels = [say(f"arena-kind-{kind}") for kind in kinds]
    scale = Scale(low, high, _left(labels))
    parts = []
    for row, kind in enumerate(kinds):
        for i, f in enumerate(found.bots):
            if (kind, f.name) in means:
                mean = means[kind, f.name]
                name = say("arena-plot-time", bot=f.name, kind=labels[row], ms=milliseconds(mean))
                at = scale.at(log10(max(1e-6, mean)))
                parts.append(_dot(at, ROW * (row + 0.5), COLOURS[i % 8], name))
    ticks = [(scale.at(n), _power(n)) for n in range(low, high + 1)]
    legend = [(COLOURS[i % 8], f.name) for i, f in enumerate(found.bots)]
    return _svg(say("arena-plot-times"), labels, ticks, parts, legend)


def nice(low: float, high: float) -> list[float]:
    """About five round numbers between two others."""
    rough = (high - low) / 5 or 1.0
    power = 10 ** floor(log10(rough))
    step = next(n * power for n in (1, 2, 5, 10) if n * power >= rough * (1 - 1e-9))
    return [i * step for i in range(ceil(low / step), floor(high / step) + 1)]


def _power(n: int) -> str:
    """A power of ten of seconds, in milliseconds."""
    return decimal(10 ** (n + 3), max(0, -n - 3))


def _left(labels: Sequence[str]) -> float:
    return 20 + LETTER * min(LONGEST, max(map(len, labels)))


def _intervals(found: Sequence[Interval], scale: Scale, text: Callable[[float], str]) -> list[str]:
    parts = []
    for row, interval in enumerate(found):
        y = ROW * (row + 0.5)
        low, high = scale.at(interval.low), scale.at(interval.high)
        name = say(
            "arena-plot-interval",
            value=text(interval.value),
            low=text(interval.low),
            high=text(interval.high),
        )
        colour = COLOURS[row % 8]
        ends = "".join(f"M{x:.1f} {y - 6:.1f}v12" for x in (low, high))
        parts.append(
            f'<path stroke="{colour}" stroke-width="2" d="M{low:.1f} {y}H{high:.1f}{ends}"/>'
        )
        parts.append(_dot(scale.at(interval.value), y, colour, name))
    return parts


def _dot(x: float, y: float, colour: str, name: str) -> str:
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5.5" fill="{colour}">'
        f"<title>{escape(name)}</title></circle>"
    )


def _box(x: float, y: float, wide: float, tall: float, colour: str, name: str) -> str:
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{tall:.1f}" fill="{colour}">'
        f"<title>{escape(name)}</title></rect>"
    )


def _svg(
    title: str,
    labels: Sequence[str],
    ticks: Sequence[tuple[float, str]],
    parts: Sequence[str],
    legend: Sequence[tuple[str, str]] = (),
) -> str:
    """A plot: a label for each row, an axis below, and what it shows."""
    left, foot = _left(labels), ROW * len(labels)
    keys, high = _legend(legend, foot + AXIS)
    made = [
        f"<figure><figcaption>{escape(title)}</figcaption>",
        f'<svg viewBox="0 -6 {WIDTH} {high + 6}" role="img" aria-label="{escape(title)}">',
    ]
    for x, text in ticks:
        made.append(f'<line class="grid" x1="{x:.1f}" y1="0" x2="{x:.1f}" y2="{foot}"/>')
        made.append(f'<text x="{x:.1f}" y="{foot + 20}" text-anchor="middle">{escape(text)}</text>')
    for row, label in enumerate(labels):
        short = label if len(label) <= LONGEST else f"{label[: LONGEST - 1]}…"
        made.append(
            f'<text x="{left - 10:.1f}" y="{ROW * (row + 0.5) + 5:.1f}" text-anchor="end">'
            f"{escape(short)}<title>{escape(label)}</title></text>"
        )
    return "\n".join([*made, *parts, *keys, "</svg></figure>"])


def _legend(legend: Sequence[tuple[str, str]], top: float) -> tuple[list[str], float]:
    """Colours and what they stand for, in as many lines as they need; and where they end."""
    parts = []
    x, y = 20.0, top + 16
    for colour, text in legend:
        wide = 34 + LETTER * len(text)
        if x + wide > WIDTH and x > 20:
            x, y = 20.0, y + 24
        parts.append(f'<rect x="{x:.1f}" y="{y - 11:.1f}" width="13" height="13" fill="{colour}"/>')
        parts.append(f'<text x="{x + 19:.1f}" y="{y:.1f}">{escape(text)}</text>')
        x += wide
    return parts, (y + 10 if legend else top)
