"""The names of the server, as types."""

from __future__ import annotations

from typing import Literal

Phase = Literal["open", "running", "over", "ended"]
"""A table before its game, during it, after it, or ended early."""
EndReason = Literal["resigned", "abandoned", "put-away", "expired"]
"""Why a game ended early: its only person resigned, everyone agreed, its host closed the table
before it began, or nobody had played for a long time."""
PollAbout = Literal["undo", "abandon", "stand-in"]
"""What is put to the vote: a takeback, an early end, or a bot for someone who is away."""
ChatRoom = Literal["table", "watchers"]
"""Who can read a message: the players at the table, or the spectators and the players who choose to
listen."""
SeatKind = Literal["open", "person", "bot"]
WishKind = Literal["me", "here", "open", "bot"]
"""Who sits down at a new table: its maker, another person at the same device, a guest, a bot."""
Fault = Literal[
    "stale",
    "old-page",
    "illegal-move",
    "not-your-turn",
    "not-your-seat",
    "bot-sits-in",
    "nothing-to-undo",
    "ended",
    "begun",
    "not-ended",
    "no-such-vote",
    "vote-open",
    "not-absent",
    "unknown-bot",
    "empty",
    "too-long",
    "too-often",
    "not-kept",
    "bad-request",
    "wrong-origin",
    "no-such-table",
    "unreadable",
    "no-such-line",
    "no-such-box",
    "not-the-host",
    "not-over",
    "seat-taken",
    "link-used",
    "bad-name",
    "bad-seats",
    "bad-start",
    "bad-colour",
    "bad-box",
    "bad-record",
]
"""Why something is refused; the message is `page-fault-CODE` in the catalogues."""
EntryKind = Literal[
    "move",
    "deal",
    "seed",
    "undo",
    "poll",
    "vote",
    "seat",
    "chat",
    "abandon",
    "end",
    "absent",
    "relieve",
    "back",
    "aside",
]
"""Entries of a game's journal, each of at most eight letters."""
