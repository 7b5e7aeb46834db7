"""Every message between a page and the server, in one place (`docs/wire.md`).

The page's types are made from these. The `t` of a message says what it is.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from nieuw.say.log import Told
from nieuw.say.phrases import Phrase
from nieuw.show.events import Event
from nieuw.show.forecast import Forecast
from nieuw.show.names import Colour
from nieuw.show.preview import Preview
from nieuw.show.question import Ask
from nieuw.show.view import BoxView, View
from nieuw.table.names import ChatRoom, EndReason, Fault, Phase, PollAbout, SeatKind, WishKind

SHORTEST_WAIT, LONGEST_WAIT = 5, 7 * 24 * 60
"""Minutes a table may wait for someone who is away."""
VERSION = 2
"""Of these messages: a page with another one is asked to reload. 0.1.0 used 1 and did not say
so."""
LONGEST_CHAT = 500
LONGEST_MOVE = 200
LONGEST_ID = 40


# Up -------------------------------------------------------------------------------------------


class Hello(msgspec.Struct, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """The first message on a socket: the last version this page has seen, 0 for none."""

    v: int = 0
    wire: int = 1
    """The version of these messages that the page uses."""
    listens: bool = False
    """Whether a player wants to read the spectators' chat."""


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
    """Take back to before a line of the log: free for one's own last moves, otherwise put to the
    vote."""

    id: str
    v: int
    seat: int
    to: int


class Vote(msgspec.Struct, tag_field="t", tag="vote", forbid_unknown_fields=True):
    """Agree to what is put to the vote or not."""

    id: str
    poll: int
    agree: bool


class Chat(msgspec.Struct, tag_field="t", tag="chat", forbid_unknown_fields=True):
    """Say something: players to the table, anyone to the spectators."""

    id: str
    text: str
    room: ChatRoom = "table"


class Hand(msgspec.Struct, tag_field="t", tag="hand", forbid_unknown_fields=True):
    """Let a bot play one's seat, or take the seat back with an empty name."""

    id: str
    seat: int
    bot: str


class End(msgspec.Struct, tag_field="t", tag="end", forbid_unknown_fields=True):
    """End the game early: at once if no other person plays, otherwise it is put to the vote."""

    id: str
    seat: int


class StandIn(msgspec.Struct, tag_field="t", tag="stand-in", forbid_unknown_fields=True):
    """Let a bot play the seat whose turn it is and whose person has been away too long: at once if
    no other person is here, otherwise it is put to the vote."""

    id: str
    seat: int


Request = Move | Undo | Vote | Chat | Hand | End | StandIn
"""What changes a table, or is refused."""
Up = Hello | Move | TryOut | Undo | Vote | Chat | Hand | End | StandIn


# Down -----------------------------------------------------------------------------------------


class StoryLine(msgspec.Struct):
    """One line of the log."""

    n: int
    """Its number, with which the board after it can be requested."""
    round: int
    step: int
    seat: int
    """Whose it is, -1 for chance."""
    text: str
    """The move in notation."""
    chosen: bool
    """Whether it was a choice, not a draw or the only answer: then it can be taken back."""
    said: list[Told]
    """How it sounds."""
    events: list[Event]
    """What followed from it."""


class Note(msgspec.Struct):
    """What people did besides moving, as a sentence of the log; it has no board of its own."""

    seq: int
    """Its entry in the journal."""
    n: int
    """How many lines of the log come before it."""
    seat: int
    what: Phrase


class ChatLine(msgspec.Struct):
    """What someone said."""

    seq: int
    at: int
    name: str
    seat: int
    """-1 for a spectator."""
    text: str


class Chair(msgspec.Struct):
    """Who sits where."""

    seat: int
    colour: Colour
    name: str
    kind: SeatKind
    bot: str
    """The bot that plays the seat, or plays for its person."""
    here: bool
    """Whether the person has the table open."""
    mine: bool = False


class Poll(msgspec.Struct):
    """What is put to the vote."""

    seq: int
    seat: int
    to: int
    """The line a takeback goes back to; -1 for anything else."""
    waiting: list[int]
    """Seats that have not agreed yet."""
    about: PollAbout = "undo"
    whose: int = -1
    """The seat that a bot is to play; -1 for anything else."""
    agreed: list[int] = []
    """Seats that have agreed, besides the one that asks."""


class Ended(msgspec.Struct, frozen=True):
    """How a game ended early."""

    reason: EndReason
    seat: int
    """Who ended it or asked for it, -1 for nobody at the table."""


class StoodIn(msgspec.Struct, frozen=True):
    """How much of a seat's game bots played for its person."""

    seat: int
    bots: list[str]
    choices: int
    """Those of the bots."""
    of: int
    """All choices of the seat."""


class Absence(msgspec.Struct, frozen=True):
    """The person whose turn it is is away."""

    seat: int
    waited: int
    """Milliseconds the table has waited for them."""
    patience: int
    """Milliseconds after which the others may let a bot play."""


class Stage(msgspec.Struct):
    """The table after one of several lines that came at once."""

    n: int
    view: View


class At(msgspec.Struct, tag_field="t", tag="at"):
    """The table at a version: whole view, the log from line `since` on."""

    v: int
    phase: Phase
    view: View
    forecast: list[Forecast]
    """The end of the round for every seat, as things are now."""
    since: int
    story: list[StoryLine]
    poll: Poll | None
    result: list[int] | None
    winners: list[int]
    """Seats with the most points (R12.4); none before the end."""
    stages: list[Stage] = []
    """If draws followed a move: the table before each of them, so that all can be followed."""
    notes: list[Note] = []
    """The new ones; all of them if the log is sent from its beginning."""
    ended: Ended | None = None
    """How it ended, if that was early."""
    stood_in: list[StoodIn] = []
    """Seats that bots played for their people, once the game has ended."""


class Asked(msgspec.Struct, tag_field="t", tag="ask"):
    """The question, for the person who has to answer it, and how far back they may go freely. It
    comes before the table of its version, so that both are shown together."""

    v: int
    ask: Ask
    undo: int
    """Line number a free undo goes back to, -1 for none."""


class Answer(msgspec.Struct, tag_field="t", tag="answer"):
    """A request was carried out, at this version."""

    id: str
    v: int


class Failed(msgspec.Struct, tag_field="t", tag="error"):
    """A request was not carried out."""

    id: str
    code: Fault
    detail: str | Phrase = ""


class Previewed(msgspec.Struct, tag_field="t", tag="preview"):
    """What it would do."""

    id: str
    v: int
    preview: Preview


class Present(msgspec.Struct, tag_field="t", tag="seats"):
    """Who sits where, and who is here."""

    chairs: list[Chair]
    watching: int
    absence: Absence | None = None
    """The person whose turn it is, if they are away."""


class Said(msgspec.Struct, tag_field="t", tag="chat"):
    """New messages of a chat, to those who may read them."""

    lines: list[ChatLine]
    room: ChatRoom = "table"


Down = At | Asked | Answer | Failed | Previewed | Present | Said


# Plain requests -------------------------------------------------------------------------------


class Prefs(msgspec.Struct, forbid_unknown_fields=True):
    """A person's preferences; saved with the person, so they follow to other devices."""

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
    projection: bool = True
    """Whether to show what the final scoring would give everyone now."""
    reviews: bool = True
    """Whether a summary is shown after each round."""
    sound: bool = False
    """Whether the table is heard."""
    volume: Annotated[int, msgspec.Meta(ge=0, le=100)] = 60
    """How loud, in per cent."""


class GameCard(msgspec.Struct):
    """A game in a list."""

    id: str
    phase: Phase
    round: int
    step: int
    chairs: list[Chair]
    mover: int
    """The seat that is asked, -1 for nobody."""
    my_turn: bool
    changed: int
    points: list[int]
    """Of each seat, so far; none before it begins."""
    winners: list[int]
    """Seats with the most points (R12.4); none before the end."""
    copied: bool = False
    """Whether it continues from a line of another game."""
    ended: Ended | None = None
    """How it ended, if that was early."""


class GameList(msgspec.Struct):
    """A page of a list of games."""

    games: list[GameCard]
    more: str
    """The key to request the next page with; empty for the last."""


class Me(msgspec.Struct):
    """Who I am here, and where I play."""

    name: str
    prefs: Prefs
    games: list[GameCard]
    """The latest of them."""
    more: str
    """The key to request the next page of them with; empty if these are all."""
    reached: str = ""
    """Where other machines find this server, for links made on its own machine; empty if
    unknown."""


class ChangeMe(msgspec.Struct, forbid_unknown_fields=True):
    """Another name or other preferences; None leaves them."""

    name: str | None = None
    prefs: Prefs | None = None


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of a new table: me, another person at this device, open for a guest, or a bot."""

    kind: WishKind
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
    """My name there."""
    patience: Annotated[int, msgspec.Meta(ge=SHORTEST_WAIT, le=LONGEST_WAIT)] = SHORTEST_WAIT
    """Minutes a person may be away on their turn before the others may let a bot play for them."""


class BoxText(msgspec.Struct):
    """A box file that new tables are played with unless somebody chooses another."""

    name: str = ""
    """Empty if the host has none."""
    text: str = ""


class SeatLink(msgspec.Struct):
    """The one-time link to an open seat."""

    seat: int
    path: str


class MadeTable(msgspec.Struct):
    """A table was made."""

    id: str


class TableInfo(msgspec.Struct):
    """A table as a person sees it before its socket opens."""

    id: str
    phase: Phase
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
    """Whether it continues a record, whose lines may be read."""
    patience: int = SHORTEST_WAIT
    """Minutes a person may be away on their turn before the others may let a bot play for them."""


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    """Take an open seat: by its link, or at a listed table."""

    name: str
    token: str = ""
    seat: int = -1


class Invitation(msgspec.Struct):
    """What a seat's link leads to, before anyone sits down."""

    by: str
    """The host."""
    seat: int
    chairs: list[Chair]


class Claim(msgspec.Struct, forbid_unknown_fields=True):
    """A one-time link of one's own, used on another device."""

    token: str


class CopyTable(msgspec.Struct, forbid_unknown_fields=True):
    """Try things out from line n on, alone or with bots in the other seats; if the table continues
    a record, negative for one of its lines."""

    n: int
    bot: str = ""


class Import(msgspec.Struct, forbid_unknown_fields=True):
    """A record that someone has."""

    record: str
    box: str = ""
    n: int = -1
    """Continue after this many of its lines; -1 for all."""
    bot: str = ""
    """Who plays the other seats; empty for the person who brings it."""


class Problem(msgspec.Struct, forbid_unknown_fields=True):
    """Something that went wrong, reported by a person."""

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
    winners: list[int]
    """Seats with the most points (R12.4); none before the end."""
    points: dict[str, list[int]]
    """Points of each seat by source; `start` are those before its first line."""
    first: int = 0
    """How many of its lines belong to the record a table continues."""


PLAIN = (
    *(Me, GameList, ChangeMe, NewTable, BoxText, SeatLink, MadeTable, TableInfo, Sit, Invitation),
    *(Claim, CopyTable, Import, Problem, Moment, Replay),
)
