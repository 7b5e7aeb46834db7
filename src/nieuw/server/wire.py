"""Every message between a page and the server, in one place (`docs/wire.md`).

The page's types are made from these. A message is told apart by its `t`.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from nieuw.ask import Ask, Preview
from nieuw.forecast import Forecast
from nieuw.view import BoxView, View

LONGEST_CHAT = 500
LONGEST_MOVE = 200
LONGEST_ID = 40


# Up -------------------------------------------------------------------------------------------


class Hello(msgspec.Struct, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """The first word on a socket: the last version this page has seen, 0 for none."""

    v: int = 0


class Move(msgspec.Struct, tag_field="t", tag="move", forbid_unknown_fields=True):
    """Play a sentence of notation for a seat, at the version the page shows."""

    id: str
    v: int
    seat: int
    text: str


class TryOut(msgspec.Struct, tag_field="t", tag="preview", forbid_unknown_fields=True):
    """What would this do?"""

    id: str
    v: int
    text: str


class Undo(msgspec.Struct, tag_field="t", tag="undo", forbid_unknown_fields=True):
    """Take back to before a line of the log: free for one's own last moves, else put to a vote."""

    id: str
    v: int
    seat: int
    to: int


class Vote(msgspec.Struct, tag_field="t", tag="vote", forbid_unknown_fields=True):
    """Agree to a takeback or not."""

    id: str
    poll: int
    agree: bool


class Chat(msgspec.Struct, tag_field="t", tag="chat", forbid_unknown_fields=True):
    """Say something to the table."""

    id: str
    text: str


class Hand(msgspec.Struct, tag_field="t", tag="hand", forbid_unknown_fields=True):
    """Let a bot sit in for one's seat, or take the seat back with an empty name."""

    id: str
    seat: int
    bot: str


Up = Hello | Move | TryOut | Undo | Vote | Chat | Hand


# Down -----------------------------------------------------------------------------------------


class Told(msgspec.Struct):
    """A sentence of the log as key and arguments: the reader's language decides."""

    kind: str
    """round, step or line."""
    what: Any
    """A `nieuw.words.Phrase`."""


class StoryLine(msgspec.Struct):
    """One line of the log."""

    n: int
    """Its number: the board after it can be asked for."""
    round: int
    step: int
    seat: int
    """Whose it is, -1 for chance and the course of the game."""
    text: str
    """The move in notation; empty for what follows by itself."""
    chosen: bool
    """Whether it was a choice, not a draw or the only answer: then it can be taken back."""
    said: list[Told]


class Note(msgspec.Struct):
    """What people did beside the moves, as a sentence of the log: no table stands for it."""

    seq: int
    """Its entry in the journal."""
    n: int
    """How many lines of the log stand before it."""
    seat: int
    what: Any
    """A `nieuw.words.Phrase`."""


class ChatLine(msgspec.Struct):
    """What somebody said."""

    seq: int
    at: int
    name: str
    seat: int
    text: str


class Chair(msgspec.Struct):
    """Who sits where."""

    seat: int
    colour: str
    name: str
    kind: str
    """open, person or bot."""
    bot: str
    """The bot that plays the seat, or sits in for its person."""
    here: bool
    """Whether the person has the table open."""
    mine: bool = False


class Poll(msgspec.Struct):
    """A takeback put to the vote."""

    seq: int
    seat: int
    to: int
    waiting: list[int]
    """Seats that have not agreed yet."""


class Stage(msgspec.Struct):
    """The table after one of several lines that came at once."""

    n: int
    view: View


class At(msgspec.Struct, tag_field="t", tag="at"):
    """The table at a version: whole view, the log from line `since` on."""

    v: int
    phase: str
    view: View
    forecast: list[Forecast]
    """The end of the round for every seat, as things stand."""
    since: int
    story: list[StoryLine]
    poll: Poll | None
    result: list[int] | None
    stages: list[Stage] = []
    """Where draws followed a move: the table before each of them, so that all can be followed."""
    notes: list[Note] = []
    """Those that are new; all of them where the log is told from its beginning."""


class Asked(msgspec.Struct, tag_field="t", tag="ask"):
    """The question, to the person who is to answer it, and how far back they may go freely."""

    v: int
    ask: Ask
    undo: int
    """Line number a free undo goes back to, -1 for none."""


class Answer(msgspec.Struct, tag_field="t", tag="answer"):
    """A request was carried out, at this version."""

    id: str
    v: int


class Failed(msgspec.Struct, tag_field="t", tag="error"):
    """A request was not carried out; the code is a key of the catalogues."""

    id: str
    code: str
    detail: str = ""


class Previewed(msgspec.Struct, tag_field="t", tag="preview"):
    """What it would do."""

    id: str
    v: int
    preview: Preview


class Present(msgspec.Struct, tag_field="t", tag="seats"):
    """Who sits where, and who is here."""

    chairs: list[Chair]
    watching: int


class Said(msgspec.Struct, tag_field="t", tag="chat"):
    """New words of the chat."""

    lines: list[ChatLine]


Down = At | Asked | Answer | Failed | Previewed | Present | Said


# Plain requests -------------------------------------------------------------------------------


class Prefs(msgspec.Struct, forbid_unknown_fields=True):
    """What a person likes; kept with the person, so it follows to other devices."""

    language: Annotated[str, msgspec.Meta(max_length=20)] = ""
    """Empty for the browser's."""
    theme: Annotated[str, msgspec.Meta(max_length=20)] = "auto"
    """auto, light or dark."""
    speed: Annotated[int, msgspec.Meta(ge=0, le=5000)] = 250
    """How long a piece takes to move: 0, 120, 250 or 500 ms."""
    pause: Annotated[int, msgspec.Meta(ge=0, le=5000)] = 800
    """How long a bot waits before its move, in ms."""
    confirm: bool = False
    """Whether to ask before a turn ends."""


class GameCard(msgspec.Struct):
    """A game in a list."""

    id: str
    phase: str
    round: int
    step: int
    chairs: list[Chair]
    my_turn: bool
    changed: int
    result: list[int] | None
    copied: bool = False
    """Whether it goes on from a line of another game."""


class Me(msgspec.Struct):
    """Who I am here, and where I play."""

    name: str
    prefs: Prefs
    games: list[GameCard]


class ChangeMe(msgspec.Struct, forbid_unknown_fields=True):
    """Another name or other preferences; None leaves them."""

    name: str | None = None
    prefs: Prefs | None = None


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of a new table: me, another person at this device, open for a guest, or a bot."""

    kind: str
    """me, here, open or bot."""
    name: str = ""
    bot: str = ""
    colour: str = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be made."""

    seats: list[Wish]
    start: str = "random"
    """random, or the number of the seat that starts, from 1."""
    listed: bool = False
    box: str = ""
    """The text of a box file; empty for the one that comes with the game."""
    name: str = ""
    """What I am called there."""


class SeatLink(msgspec.Struct):
    """The one-time link to an open seat."""

    seat: int
    path: str


class Made(msgspec.Struct):
    """A table was made."""

    id: str


class TableInfo(msgspec.Struct):
    """A table as somebody sees it before its socket opens."""

    id: str
    phase: str
    host: bool
    listed: bool
    start: str
    chairs: list[Chair]
    box: BoxView
    watching: int
    next: str
    """The rematch, if there is one."""
    origin: str = ""
    """The game it was copied from, if it was."""
    goes_on: bool = False
    """Whether it goes on from a record, whose lines may be read."""


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    """Take an open seat: by its link, or at a listed table."""

    name: str
    token: str = ""
    seat: int = -1


class Claim(msgspec.Struct, forbid_unknown_fields=True):
    """A one-time link of one's own, used on another device."""

    token: str


class CopyTable(msgspec.Struct, forbid_unknown_fields=True):
    """Try things out from line n on, alone or with bots in the other seats; where the table goes
    on from a record, less than 0 for one of its lines."""

    n: int
    bot: str = ""


class Import(msgspec.Struct, forbid_unknown_fields=True):
    """A record somebody has."""

    record: str
    box: str = ""
    n: int = -1
    """Go on after so many of its lines; -1 for all."""
    bot: str = ""
    """Who plays the seats that are not asked there; empty for the person who brings it."""


class Problem(msgspec.Struct, forbid_unknown_fields=True):
    """Something that went wrong, told by a person."""

    text: str


class Moment(msgspec.Struct):
    """The table after line n of its log."""

    n: int
    view: View
    forecast: list[Forecast]


class Replay(msgspec.Struct):
    """A whole record to look at: every line and who played."""

    chairs: list[Chair]
    box: BoxView
    story: list[StoryLine]
    views: list[View]
    """The table after each line; the first is before all of them."""
    result: list[int] | None
    points: dict[str, list[int]]
    """Points of each seat by source; `start` are those before its first line."""
    first: int = 0
    """How many of its lines are those of the record a table goes on from."""


PLAIN = (
    *(Me, ChangeMe, NewTable, SeatLink, Made, TableInfo, Sit),
    *(Claim, CopyTable, Import, Problem, Moment, Replay),
)
