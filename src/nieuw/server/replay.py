"""A record as a page looks at it: every line, and the table after each."""

from __future__ import annotations

from nieuw.core.events import SCORED
from nieuw.core.names import WHY_NAMES
from nieuw.core.state import State
from nieuw.forecast import forecast
from nieuw.notation import Line, play_text
from nieuw.record import Record
from nieuw.server.live import Live
from nieuw.server.store import Entry
from nieuw.server.wire import Chair, Moment, Replay, StoryLine
from nieuw.view import View, box_view, view


def moment(s: State, n: int) -> Moment:
    """The table at one moment."""
    return Moment(n, view(s), [forecast(s, seat) for seat in range(s.seats)])


def story_of(record: Record) -> list[StoryLine]:
    """The log of a record."""
    live = Live.new(record.back_to(0), [""] * len(record.seats))
    for n, line in enumerate(record.lines()):
        if n == len(live.story):
            live.fold(Entry(live.seq + 1, "move", line.text))
    return live.story


def replay(record: Record, chairs: list[Chair] | None, first: int = 0) -> Replay:
    """The whole of a record; forced answers stand where the sentence before them led. What a
    record that starts from a position does not tell counts as one source."""
    live = Live.new(record.back_to(0), [""] * len(record.seats))
    views: list[View] = [view(live.record.state)]
    start = [player["score"] for player in views[0]["players"]]
    points: dict[str, list[int]] = {"start": start} if any(start) else {}
    s = record.first_state()
    forced = 0
    for entry in record.entries:
        if not isinstance(entry.what, Line):
            continue
        if forced == 0:
            live.fold(Entry(live.seq + 1, "move", entry.what.text))
            s.log = []
            forced = len(play_text(s, entry.what.text))
            for e in s.log:
                if e.what == SCORED:
                    by_seat = points.setdefault(WHY_NAMES[e.why], [0] * s.seats)
                    by_seat[e.seat] += e.b
        forced -= 1
        views.append(view(live.record.state))
    if chairs is None:
        chairs = [
            Chair(seat, colour, name.removeprefix("bot:"), "bot", "", False)
            if name.startswith("bot:")
            else Chair(seat, colour, name or colour, "person", "", False)
            for seat, (colour, name) in enumerate(record.seats)
        ]
    box = box_view(record.box)
    return Replay(chairs, box, live.story, views, record.result(), points, first)
