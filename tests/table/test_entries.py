"""What a stored entry means never changes: a journal of this release, with every kind of entry."""

from __future__ import annotations

from typing import get_args

import msgspec

from nieuw.table.names import EndReason, EntryKind
from table.write_journal import FILE, Kept, facts, fresh, kept

STORED = msgspec.json.decode(FILE.read_bytes(), type=Kept)


def test_every_kind_is_there() -> None:
    assert {entry.kind for entry in STORED.entries} == set(get_args(EntryKind))


def test_each_comes_to_what_it_came_to() -> None:
    live = fresh()
    for entry, expected in zip(STORED.entries, STORED.come_to, strict=True):
        live.fold(entry)
        assert facts(live) == expected, entry


def test_every_reason_to_end() -> None:
    """Each is read from an entry as it is stored."""
    *entries, end = STORED.entries
    assert end.kind == "end"
    for reason in get_args(EndReason):
        end.body = f'{{"reason":"{reason}"}}'
        last = kept([*entries, end]).come_to[-1]
        assert (last["ended"], last["phase"]) == ([reason, end.seat], "ended")
        assert last["notes"][-1] == f"log-ended-{reason}"
