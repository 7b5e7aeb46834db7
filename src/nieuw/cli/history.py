"""A record gone through from its start: its sentences, its points by source."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from nieuw.core.engine import to_move
from nieuw.core.events import SCORED, Event
from nieuw.core.names import CHANCE, WHY_NAMES
from nieuw.core.state import State
from nieuw.notation import Line, play_text
from nieuw.record import Comment, Record, Segment
from nieuw.tell import Said, Teller
from nieuw.words import phrase, say


class Step(NamedTuple):
    """One sentence of a record with the answers it forced."""

    first: int
    """Index of its entry."""
    end: int
    """Index behind its last entry."""
    number: int
    """Number of its last line in the file."""
    mover: int
    """Who decided: a seat or CHANCE."""
    events: list[Event]
    note: str
    """Instead of a move: a comment, or that another dealer draws from here on."""


def steps(record: Record) -> Iterator[tuple[Step, State]]:
    """Each step of a record with the state after it, which is the caller's to read only."""
    s = record.first_state()
    at = 0
    while at < len(record.entries):
        entry = record.entries[at]
        what = entry.what
        if isinstance(what, Line):
            s.log = []
            mover = to_move(s)
            end = at + len(play_text(s, what.text))
            events, s.log = s.log, None
            yield Step(at, end, record.entries[end - 1].number, mover, events, ""), s
            at = end
        else:
            note = what.text if isinstance(what, Comment) else say("log-new-dealer")
            yield Step(at, at + 1, entry.number, CHANCE, [], note), s
            at += 1


class Tale:
    """All that was said of a game up to now, and a teller that can go on."""

    def __init__(self, record: Record) -> None:
        self.teller = Teller(record.first_state())
        self.said: list[Said] = []
        for step, _ in steps(record):
            self.said += said_of(step, self.teller)

    def add(self, events: list[Event]) -> list[Said]:
        """Tell on; what is new."""
        new = self.teller.tell(events)
        self.said += new
        return new


def said_of(step: Step, teller: Teller) -> list[Said]:
    """The sentences of one step."""
    return (
        [Said("note", phrase("log-note", text=step.note))]
        if step.note
        else teller.tell(step.events)
    )


def decisions(record: Record, seats: set[int]) -> list[int]:
    """Indices of the entries where one of these seats had a choice."""
    return [step.first for step, _ in steps(record) if step.mover in seats]


def reveals(record: Record, count: int) -> bool:
    """Whether something was drawn, or the dealer changed, after the first `count` entries."""
    return any(
        isinstance(entry.what, Segment)
        or (isinstance(entry.what, Line) and entry.what.seat == CHANCE)
        for entry in record.entries[count:]
    )


def points_by_source(record: Record) -> dict[str, list[int]]:
    """Points of each seat by reason, in the order of the reasons; what a record starts with
    counts as `start`."""
    n = len(record.seats)
    start = [p.score for p in record.first_state().players]
    found = {"start": start} if any(start) else {}
    for name in WHY_NAMES:
        found[name] = [0] * n
    for step, _ in steps(record):
        for e in step.events:
            if e.what == SCORED:
                found[WHY_NAMES[e.why]][e.seat] += e.b
    return {name: points for name, points in found.items() if any(points)}
