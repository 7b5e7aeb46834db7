"""A record for a page: every line, and the table after each."""

from __future__ import annotations

from typing import cast

from nieuw.core.state import State
from nieuw.game.record import BOT, Record, is_bot
from nieuw.game.tally import points_by_source
from nieuw.game.turn import Sentence
from nieuw.show.forecast import forecast
from nieuw.show.names import Colour
from nieuw.show.view import View, box_view, view
from nieuw.table.story import story_line
from nieuw.table.wire import Chair, Moment, Replay, StoryLine


def moment(s: State, n: int) -> Moment:
    """The table at one moment."""
    return Moment(n, view(s), [forecast(s, seat) for seat in range(s.seats)])


def story_of(record: Record) -> list[StoryLine]:
    """The log of a record."""
    box = record.box.box
    return [story_line(n, sentence, box) for n, sentence in enumerate(record.sentences())]


def views_of(record: Record) -> list[View]:
    """The table before the first line and after each; forced answers are part of the sentence
    that led to them."""
    before = [s for entry, s in record.states() if isinstance(entry.what, Sentence)]
    views: list[View] = []
    last: State | None = None
    for s in (*before, record.state):
        views.append(views[-1] if s is last else view(s))
        last = s
    return views


def replay(record: Record, chairs: list[Chair] | None, first: int = 0) -> Replay:
    """A whole record."""
    if chairs is None:
        chairs = [
            Chair(seat, cast(Colour, colour), name.removeprefix(BOT), "bot", "", False)
            if is_bot(name)
            else Chair(seat, cast(Colour, colour), name or colour, "person", "", False)
            for seat, (colour, name) in enumerate(record.seats)
        ]
    return Replay(
        chairs,
        box_view(record.box),
        story_of(record),
        views_of(record),
        record.result(),
        record.winners(),
        points_by_source(record),
        first,
    )
