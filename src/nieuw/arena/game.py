"""One game of bots with everything the arena wants to know about it."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass

from nieuw.arena.schedule import Settings
from nieuw.bots import OUTSIDE, bot
from nieuw.bots.guard import Guarded
from nieuw.boxfile import BoxFile, builtin, parse
from nieuw.core.agenda import (
    ASK_AUCTION,
    ASK_BID,
    ASK_CLOSE,
    ASK_PAY_BID,
    ASK_PAY_MARKET,
    ASK_PLACE,
    ASK_TAKE,
)
from nieuw.core.engine import to_move
from nieuw.core.events import SCORED, Event
from nieuw.core.names import CHANCE, OVER, WHY_NAMES
from nieuw.core.state import State
from nieuw.notation import play_text
from nieuw.record import LONGEST_NAME, Record

SOURCES = (
    *("election", "clear", "ship", "close"),
    *("final-election", "final-land", "final-furs", "final-rest"),
)
"""Where points come from, as the ledger calls it."""
KINDS = ("place", "auction", "bid", "pay", "take", "city", "land", "trade", "close")
"""Kinds of decision; what a seat is asked in its turn goes by the step."""
_ASKED = {
    ASK_PLACE: "place",
    ASK_AUCTION: "auction",
    ASK_BID: "bid",
    ASK_PAY_BID: "pay",
    ASK_PAY_MARKET: "pay",
    ASK_TAKE: "take",
    ASK_CLOSE: "close",
}
BOT = "bot:"
"""How the name of a seat begins where a bot sits."""
_TURNS = {5: "city", 6: "land", 7: "trade"}


@dataclass
class Clock:
    """Time a seat took for its decisions of one kind, in seconds."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def add(self, seconds: float) -> None:
        """One decision more."""
        self.decisions += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)


@dataclass(frozen=True)
class Played:
    """A finished game."""

    number: int
    points: list[int]
    sources: list[dict[str, int]]
    """Points by source, of each seat."""
    clocks: list[dict[str, Clock]]
    """Time by kind of decision, of each seat; empty where only the record is left."""
    failures: list[int]
    """How often the bot of each seat had no answer, and a quick move was played for it."""

    @property
    def wins(self) -> list[float]:
        """The share of each seat in the win: equal points share it (R12.4)."""
        best = max(self.points)
        return [(n == best) / self.points.count(best) for n in self.points]


def kind_of(s: State) -> str:
    """The kind of the decision a state waits for."""
    return _ASKED.get(s.agenda[-1][0]) or _TURNS[s.step]


def play(settings: Settings, box_text: str, number: int) -> tuple[Played, str]:
    """Play a game; with its record. Runs anywhere: nothing but plain values goes in and out."""
    seated = settings.seating(number).bots
    bots = [bot(name, outside=True) for name in seated]
    names = [f"{BOT}{one.name}"[:LONGEST_NAME] for one in bots]
    record = Record.new(the_box(settings, box_text), names, settings.dealer(number))
    rngs = [settings.rng(number, seat) for seat in range(len(bots))]
    clocks = [{kind: Clock() for kind in KINDS} for _ in bots]
    events: list[Event] = []
    while (mover := to_move(record.state)) != OVER:
        if mover == CHANCE:
            events += record.deal()
            continue
        kind = kind_of(record.state)
        began = time.perf_counter()
        text = bots[mover].choose(record.state.copy(), mover, rngs[mover], bots[mover].budget)
        clocks[mover][kind].add(time.perf_counter() - began)
        events += record.play(text)
    failures = [one.failures if isinstance(one, Guarded) else 0 for one in bots]
    return _played(number, record, events, clocks, failures), record.write()


def of_record(number: int, record: Record) -> Played:
    """A finished game from its record alone: all but the time it took."""
    s = record.first_state()
    s.log = []
    forced = 0
    for line in record.lines():
        if forced == 0:
            forced = len(play_text(s, line.text))
        forced -= 1
    seats = len(record.seats)
    return _played(number, record, s.log, [{}] * seats, [0] * seats)


def _played(
    number: int,
    record: Record,
    events: Iterable[Event],
    clocks: list[dict[str, Clock]],
    failures: list[int],
) -> Played:
    points = record.result()
    assert points is not None
    sources = [dict.fromkeys(SOURCES, 0) for _ in points]
    for e in events:
        if e.what == SCORED:
            sources[e.seat][WHY_NAMES[e.why]] += e.b
    return Played(number, points, sources, clocks, failures)


def the_box(settings: Settings, box_text: str) -> BoxFile:
    """The box a text holds, or the built-in one of the settings."""
    name = settings.box.split()[0]
    return parse(box_text.encode(), name) if box_text else builtin(name)


def belongs(settings: Settings, number: int, record: Record) -> bool:
    """Whether a record is that game of this arena, finished. A program gave itself its name."""
    expected = settings.seating(number).bots
    seed = record.dealer.seed if record.dealer else None
    return (
        record.result() is not None
        and seed == settings.dealer(number).seed
        and len(record.seats) == len(expected)
        and all(
            name == f"{BOT}{bot}"[:LONGEST_NAME]
            or (bot.startswith(OUTSIDE) and name.startswith(f"{BOT}{OUTSIDE}"))
            for bot, (_, name) in zip(expected, record.seats, strict=True)
        )
    )
