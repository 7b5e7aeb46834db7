"""The entries of a journal. What one means never changes: a new meaning is a new kind."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from nieuw.table.names import EndReason, EntryKind


class JournalEntry(msgspec.Struct):
    """One entry of a game's journal."""

    seq: int
    kind: EntryKind
    body: str
    person: str = ""
    seat: int = -1
    request: str | None = None
    at: int = 0


TALK: Final[tuple[EntryKind, ...]] = ("chat", "aside")
"""What changes nothing at the table."""


class UndoBody(msgspec.Struct):
    """Back to the first `to` lines; dealt again from `seed` if a draw was taken back."""

    to: int
    seed: str = ""


class VoteBody(msgspec.Struct):
    """A seat's answer to a poll."""

    poll: int
    agree: bool


class AbsentBody(msgspec.Struct):
    """A vote of these seats on a bot for a seat whose person is away; others have already
    agreed."""

    whose: int
    waiting: list[int]
    agreed: list[int]


class AsideBody(msgspec.Struct):
    """A message among spectators, and the speaker's name."""

    name: str
    text: str


class EndBody(msgspec.Struct):
    """The game ends here, early."""

    reason: EndReason


class Stamp(NamedTuple):
    """Who does something, by which request, when, and with which seed."""

    person: str = ""
    request: str | None = None
    at: int = 0
    seed: str = ""
    """For a first deal, and for draws that must differ from those already seen."""
    name: str = ""
    """Their name if they have no seat."""
