"""A record from its start: its sentences and its decisions."""

from __future__ import annotations

from nieuw.core.box import Box
from nieuw.core.names import CHANCE
from nieuw.game.record import Comment, Entry, Record, Segment
from nieuw.game.turn import Sentence, Turn
from nieuw.say.log import Told, log
from nieuw.say.phrases import phrase


def log_of(record: Record) -> list[Told]:
    """The log of a record, with its remarks."""
    return [said for entry in record.entries for said in _sentences(entry, record.box.box)]


def _sentences(entry: Entry, box: Box) -> list[Told]:
    what = entry.what
    if isinstance(what, Sentence):
        return log(what.events, box)
    remark = what.text if isinstance(what, Comment) else phrase("log-new-dealer")
    return [Told("note", phrase("log-note", text=remark))] if remark else []


def log_of_turns(turns: list[Turn], box: Box) -> list[Told]:
    """The log of a few turns."""
    return [
        said for turn in turns for sentence in turn.sentences for said in log(sentence.events, box)
    ]


def decisions(record: Record, seats: set[int]) -> list[int]:
    """Indices of the entries where one of these seats had a choice."""
    return [
        at
        for at, entry in enumerate(record.entries)
        if isinstance(entry.what, Sentence) and entry.what.chosen and entry.what.line.seat in seats
    ]


def reveals(record: Record, count: int) -> bool:
    """Whether something was drawn, or the dealer changed, after the first `count` entries."""
    return any(
        isinstance(entry.what, Segment)
        or (isinstance(entry.what, Sentence) and entry.what.line.seat == CHANCE)
        for entry in record.entries[count:]
    )
