"""One game of bots with everything the arena wants to know about it."""

from __future__ import annotations

import time
from dataclasses import dataclass

from nieuw.arena.schedule import Settings
from nieuw.bots import OUTSIDE, bot
from nieuw.bots.guard import Guarded
from nieuw.box.file import BoxFile, builtin, parse
from nieuw.core.engine import to_move
from nieuw.core.names import CHANCE, OVER, TILE_NAMES
from nieuw.core.rules.turn import CITY_STEP
from nieuw.core.state import State
from nieuw.game.record import BOT, LONGEST_NAME, Record
from nieuw.game.tally import points_by_source
from nieuw.game.writer import write
from nieuw.show.question import KINDS_OF_QUESTION

SOURCES = (
    *("election", "clear", "ship", "close"),
    *("final-election", "final-land", "final-furs", "final-rest"),
)
"""Where points come from, as the ledger calls it."""
KINDS = ("place", "auction", "bid", "pay", "take", "city", "land", "trade", "close")
"""Kinds of decision; those in a turn are named after the step."""


@dataclass
class Clock:
    """Time a seat took for its decisions of one kind, in seconds."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def add(self, seconds: float) -> None:
        """One more decision."""
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
    """Time by kind of decision, of each seat; empty if only the record is left."""
    failures: list[int]
    """How often the bot of each seat had no answer, and a quick move was played for it."""

    @property
    def wins(self) -> list[float]:
        """Each seat's share of the win: equal points share it (R12.4)."""
        best = max(self.points)
        return [(n == best) / self.points.count(best) for n in self.points]


def kind_of(s: State) -> str:
    """The kind of the decision a state waits for."""
    asked = KINDS_OF_QUESTION[s.agenda[-1][0]]
    return TILE_NAMES[s.step - CITY_STEP] if asked == "turn" else asked


def play(settings: Settings, box_text: str, number: int) -> tuple[Played, str]:
    """Play a game; with its record. Runs anywhere: only plain values go in and out."""
    seated = settings.seating(number).bots
    bots = [bot(name, outside=True) for name in seated]
    names = [f"{BOT}{one.name}"[:LONGEST_NAME] for one in bots]
    record = Record.new(the_box(settings, box_text), names, settings.dealer(number))
    rngs = [settings.rng(number, seat) for seat in range(len(bots))]
    clocks = [{kind: Clock() for kind in KINDS} for _ in bots]
    while (mover := to_move(record.state)) != OVER:
        if mover == CHANCE:
            record.deal()
            continue
        kind = kind_of(record.state)
        began = time.perf_counter()
        text = bots[mover].choose(record.state.copy(), mover, rngs[mover], bots[mover].budget)
        clocks[mover][kind].add(time.perf_counter() - began)
        record.play(text)
    failures = [one.failures if isinstance(one, Guarded) else 0 for one in bots]
    return _played(number, record, clocks, failures), write(record)


def of_record(number: int, record: Record) -> Played:
    """A finished game from its record alone: everything but the time it took."""
    seats = len(record.seats)
    return _played(number, record, [{}] * seats, [0] * seats)


def _played(
    number: int,
    record: Record,
    clocks: list[dict[str, Clock]],
    failures: list[int],
) -> Played:
    points = record.result()
    assert points is not None
    by_source = points_by_source(record)
    none = [0] * len(points)
    sources = [
        {source: by_source.get(source, none)[seat] for source in SOURCES}
        for seat in range(len(points))
    ]
    return Played(number, points, sources, clocks, failures)


def the_box(settings: Settings, box_text: str) -> BoxFile:
    """The box in a text, or the built-in one of the settings."""
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
