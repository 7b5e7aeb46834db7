"""The figures as tables in the reader's language, for both a terminal and a page."""

from __future__ import annotations

from typing import NamedTuple

from babel.numbers import format_decimal

from nieuw.arena.game import KINDS, SOURCES, Clock
from nieuw.arena.stats import Interval
from nieuw.arena.summary import PARTS, Summary
from nieuw.say.words import language, say

NONE = "–"
"""Where there is no figure."""


class Table(NamedTuple):
    """A title, the heads of the columns and the rows; the first column is text."""

    title: str
    head: list[str]
    rows: list[list[str]]


def tables(found: Summary) -> list[Table]:
    """All of them, in the order they are shown."""
    return [strength(found), versus(found), points(found), sources(found), times(found)]


def decimal(value: float, digits: int = 1) -> str:
    """A number as the reader's language writes it."""
    pattern = "#,##0." + "0" * digits if digits else "#,##0"
    return format_decimal(round(value, digits) + 0.0, pattern, locale=language())


def percent(share: float) -> str:
    """A share of the whole."""
    return say("arena-percent", n=decimal(100 * share))


def signed(value: float) -> str:
    """A rating: always with its sign."""
    text = decimal(value, 0)
    return text if text.startswith("-") or text == "0" else f"+{text}"


def between(share: Interval) -> str:
    """The interval of a share."""
    return say("arena-interval", low=decimal(100 * share.low), high=decimal(100 * share.high))


def strength(found: Summary) -> Table:
    """Who wins, how often, and how certain that is."""
    head = [
        say("arena-bot"),
        say("arena-seats"),
        say("arena-share"),
        say("arena-between"),
        say("arena-rating"),
        say("arena-error"),
        say("arena-mean"),
    ]
    rows = [
        [
            f.name,
            decimal(f.seats, 0),
            percent(f.share.value),
            between(f.share),
            signed(f.rating.value),
            f"±{decimal(f.rating.high - f.rating.value, 0)}",
            decimal(f.mean),
        ]
        for f in found.bots
    ]
    return Table(say("arena-strength", even=percent(found.even)), head, rows)


def versus(found: Summary) -> Table:
    """Who finishes ahead of whom, row against column."""
    names = [f.name for f in found.bots]
    rows = [
        [f.name, *(percent(f.above[name]) if name in f.above else NONE for name in names)]
        for f in found.bots
    ]
    return Table(say("arena-versus"), [say("arena-bot"), *names], rows)


def points(found: Summary) -> Table:
    """How the points are spread."""
    head = [say("arena-bot"), *(say("arena-part", n=decimal(100 * part, 0)) for part in PARTS)]
    rows = [[f.name, *(decimal(n, 0) for n in f.quantiles)] for f in found.bots]
    return Table(say("arena-points"), head, rows)


def sources(found: Summary) -> Table:
    """Where the points come from."""
    head = [say("arena-source"), *(f.name for f in found.bots)]
    rows = [
        [say(f"why-{source}"), *(decimal(f.sources[source]) for f in found.bots)]
        for source in SOURCES
    ]
    rows.append([say("end-total"), *(decimal(f.mean) for f in found.bots)])
    return Table(say("arena-sources"), head, rows)


def times(found: Summary) -> Table:
    """How long a decision takes, by its kind."""
    head = [say("arena-decision"), *(f.name for f in found.bots)]
    rows = [
        [say(f"arena-kind-{kind}"), *(_mean(f.clocks[kind]) for f in found.bots)]
        for kind in (*KINDS, "all")
    ]
    rows.append([say("arena-slowest"), *(_slowest(f.clocks["all"]) for f in found.bots)])
    rows.append([say("arena-decisions"), *(_decisions(f.clocks["all"]) for f in found.bots)])
    if any(f.failures for f in found.bots):
        rows.append([say("arena-failures"), *(decimal(f.failures, 0) for f in found.bots)])
    return Table(say("arena-times"), head, rows)


def milliseconds(seconds: float) -> str:
    """A time of any size, to about three figures."""
    ms = 1000 * seconds
    return decimal(ms, 0 if ms >= 100 else 1 if ms >= 10 else 2)


def _mean(clock: Clock) -> str:
    return milliseconds(clock.seconds / clock.decisions) if clock.decisions else NONE


def _slowest(clock: Clock) -> str:
    return milliseconds(clock.slowest) if clock.decisions else NONE


def _decisions(clock: Clock) -> str:
    return decimal(clock.decisions, 0) if clock.decisions else NONE
