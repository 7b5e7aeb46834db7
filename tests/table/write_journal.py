"""Writes `journal.json`: one entry of each kind and more, and what they come to.

A new kind of entry is added by a new run; where what is there already would change, an entry of an
old journal would mean something else, which must not be.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from nieuw import builtin
from nieuw.bots.rng import Rng
from nieuw.game.dealer import Dealer
from nieuw.game.writer import write
from nieuw.table import wire
from nieuw.table.decide import decide
from nieuw.table.entries import AbsentBody, AsideBody, JournalEntry, Stamp
from nieuw.table.live import Live
from nieuw.table.names import EntryKind
from nieuw.table.opening import begin, new_game, new_record
from nieuw.table.seats import Seat
from playing import sentence

NOBODY = -1
FILE = Path(__file__).with_name("journal.json")
SEATS = [
    Seat("g", 0, "blue", "Anna", "person", "anna", "", ""),
    Seat("g", 1, "yellow", "Bea", "person", "bea", "", ""),
    Seat("g", 2, "orange", "farmer", "bot", "", "farmer", ""),
]


class Kept(msgspec.Struct):
    """A journal, and what it comes to after each entry."""

    entries: list[JournalEntry]
    come_to: list[Any]


def fresh() -> Live:
    """The game before its first entry."""
    return Live.new(new_record(builtin(), SEATS, None), [seat.person for seat in SEATS])


def facts(live: Live) -> Any:
    """What an entry has changed, in plain values."""
    poll = live.poll and [live.poll.about, live.poll.seat, live.poll.to, live.poll.waiting]
    return {
        "seq": live.seq,
        "v": live.v,
        "phase": live.phase,
        "mover": live.mover,
        "lines": len(live.story),
        "poll": poll or None,
        "away": sorted(live.away),
        "notes": [note.what.id for note in live.notes],
        "chat": [f"{line.name}: {line.text}" for line in live.chat],
        "ended": [live.ended.reason, live.ended.seat] if live.ended else None,
        "record": write(live.record).splitlines()[-1],
    }


def journal() -> list[JournalEntry]:
    """A game with every kind of entry."""
    first = Stamp("anna", at=1, seed=Dealer.numbered(1).seed)
    begun = begin(new_game("g", "", "", first), SEATS, builtin(), None, 0, first)
    live, entries, rng = begun.live, list(begun.entries), Rng(3)

    def act(command: wire.Request, person: str) -> None:
        nonlocal live
        n = len(entries)
        stamp = Stamp(person, f"r{n}", n, Dealer.numbered(n).seed)
        done = decide(live, SEATS, command, stamp, lambda bot: bot == "farmer")
        entries.extend(done.entries)
        live = done.live

    def note(kind: EntryKind, body: msgspec.Struct | str, seat: int) -> None:
        text = body if isinstance(body, str) else msgspec.json.encode(body).decode()
        entries.extend(live.write(kind, text, Stamp("anna", at=len(entries)), seat))

    def move() -> None:
        n = len(entries)
        entries.extend(live.move(live.mover, sentence(live.record.state, rng), Stamp(at=n)))

    def back(to: int) -> int:
        act(wire.Undo("r", live.v, 0, to), "anna")
        assert live.poll is not None
        return live.poll.seq

    for _ in range(12):
        move()
    act(wire.Chat("r", "Ahoy"), "bea")
    free = live.free_undo(live.mover if live.mover < 2 else 0)
    first_choice = next(line.n for line in live.story if line.chosen)
    act(wire.Vote("r", back(first_choice), False), "bea")
    act(wire.Vote("r", back(first_choice), True), "bea")
    for _ in range(12):
        move()
    back(free if free >= 0 else first_choice)
    act(wire.Hand("r", 1, "farmer"), "bea")
    act(wire.Hand("r", 1, ""), "bea")
    for _ in range(8):
        move()
    back(first_choice)
    move()
    note("aside", AsideBody("Zoe", "Ahoy"), NOBODY)
    note("absent", AbsentBody(1, [0], []), 0)
    note("back", "", 1)
    note("absent", AbsentBody(1, [0], []), 0)
    note("relieve", "merchant", 1)
    act(wire.Hand("r", 1, ""), "bea")
    act(wire.End("r", 1), "bea")
    assert live.poll is not None
    act(wire.Vote("r", live.poll.seq, True), "anna")
    return entries


def kept(entries: list[JournalEntry]) -> Kept:
    """With what each entry comes to."""
    live, come_to = fresh(), []
    for entry in entries:
        live.fold(entry)
        come_to.append(facts(live))
    return Kept(entries, come_to)


if __name__ == "__main__":
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(kept(journal())), indent=1) + b"\n")
