"""Work on whole records of tables: read, joined, cut, shown, folded from a journal.

Each function takes and returns texts and plain values: they run in `Processes`, without holding up
tables, and are ended there if they take too long.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

import msgspec

from nieuw.box.file import builtin, parse
from nieuw.game.reader import RecordError, read
from nieuw.game.record import Entry, Record, Segment
from nieuw.game.trail import Trail
from nieuw.game.writer import write
from nieuw.server.replay import moment, replay, story_of
from nieuw.table import wire
from nieuw.table.copies import Cut, cut
from nieuw.table.entries import JournalEntry
from nieuw.table.errors import Refused
from nieuw.table.kept import Kept, keep, restore
from nieuw.table.live import Live
from nieuw.table.opening import new_record
from nieuw.table.seats import Seat
from nieuw.text import snapshot


class Source(NamedTuple):
    """A table's record as texts."""

    box: str
    """The name of its box."""
    box_text: str
    """The box itself, if it doesn't come with the package."""
    text: str
    before: str
    """The record it continues, empty for none."""


def whole(source: Source) -> tuple[Record, int]:
    """A game with the lines of the record it continues, and how many those are."""
    box = parse(source.box_text.encode(), source.box) if source.box_text else builtin(source.box)
    try:
        record = read(source.text, lambda _: box)
        if not source.before:
            return record, 0
        before = read(source.before, lambda _: box)
    except RecordError as error:
        raise Refused("unreadable", str(error)) from None
    return before.followed_by(record), len(before.lines())


def replay_whole(source: Source, chairs: list[wire.Chair]) -> bytes:
    """A game from its very beginning, to look at."""
    record, first = whole(source)
    return msgspec.json.encode(replay(record, chairs, first))


def tell_before(source: Source) -> bytes:
    """The log up to where a game continues; its last line is -1."""
    record, first = whole(source)
    story = story_of(record.first_lines(first))
    return msgspec.json.encode(
        [msgspec.structs.replace(line, n=line.n - len(story)) for line in story]
    )


def moment_before(source: Source, n: int) -> bytes:
    """The table after a line of the log before it; `n` is negative."""
    record, first = whole(source)
    if n < -first:
        raise Refused("no-such-line")
    return msgspec.json.encode(moment(record.first_lines(first + n).state, n))


def cut_whole(source: Source, n: int, reveal: bool) -> Cut:
    """A game from its very beginning to a line, counted from where it continues."""
    record, first = whole(source)
    if not -first <= n <= len(record.lines()) - first:
        raise Refused("no-such-line")
    return cut(record, first + n, reveal)


def write_whole(source: Source, seeds: Mapping[str, str]) -> str:
    """The record of a game from its very beginning, with every seed that may be known."""
    record, first = whole(source)
    return write(with_seeds(record, seeds), reveal=True) if first else source.text


def with_seeds(record: Record, seeds: Mapping[str, str]) -> Record:
    """A record with these seeds too, each next to its hash."""

    def with_seed(segment: Segment) -> Segment:
        return Segment(segment.commitment, segment.seed or seeds.get(segment.commitment))

    entries = Trail(
        Entry(entry.number, with_seed(entry.what)) if isinstance(entry.what, Segment) else entry
        for entry in record.entries
    )
    return replace(record, dealer=record.dealer and with_seed(record.dealer), entries=entries)


def fold(
    box: tuple[str, str], position: str, seats: list[Seat], body: bytes, entries: list[JournalEntry]
) -> bytes:
    """A game after the next part of its journal, to be cached; `body` is the result of the part
    before, empty for the first."""
    name, text = box
    file = parse(text.encode(), name) if text else builtin(name)
    start = snapshot.read(position, file.box) if position else None
    live = Live.new(new_record(file, seats, start), [seat.person for seat in seats])
    if body:
        *_, live = restore(live, kept_of(body))
    for entry in entries:
        live.fold(entry)
    return msgspec.json.encode(keep(live))


def kept_of(body: bytes) -> Kept:
    """The result of `fold`."""
    return msgspec.json.decode(body, type=Kept)
