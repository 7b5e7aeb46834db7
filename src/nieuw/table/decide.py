"""The one writer: turns what someone wants, with the time and a seed, into entries, or refuses it.

Pure. Everything comes through here, from a person, a bot or the start of a game; the server saves
what is decided, in one go, and shows it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec

from nieuw.table import wire
from nieuw.table.absence import ALL_HERE, Attendance, asks
from nieuw.table.entries import AsideBody, JournalEntry, Stamp
from nieuw.table.errors import Refused
from nieuw.table.live import Live
from nieuw.table.seats import Seat, checked_name
from nieuw.table.summary import Summary, summary
from nieuw.table.votes import voter


class BotMove(msgspec.Struct):
    """A bot's answer to the table at version v."""

    v: int
    seat: int
    text: str


class Expire(msgspec.Struct):
    """Nobody has played for a long time."""


class Returned(msgspec.Struct):
    """A person opens the table again while the others vote on a bot for them."""


Command = wire.Request | BotMove | Expire | Returned
NO_SEAT: Final = -1
Known = Callable[[str], bool]
"""Whether a bot with that name may sit down."""


class Decision(NamedTuple):
    """What a command leads to: to be saved whole, or not at all."""

    entries: list[JournalEntry]
    live: Live
    """The game after them."""
    seats: list[Seat]
    """Chairs that change."""
    since: int
    """The first line of the log that is new."""

    @property
    def stands(self) -> Summary:
        """The state of the game after them, for lists."""
        return summary(self.live)


def decide(
    live: Live,
    seats: list[Seat],
    command: Command,
    stamp: Stamp,
    known: Known,
    attendance: Attendance = ALL_HERE,
) -> Decision:
    """What a command leads to at a table; raises Refused if it can't be done."""
    draft = live.draft()
    match command:
        case wire.Chat(text=text, room="table"):
            entries = draft.write("chat", _words(text), stamp, _own(seats, stamp.person))
        case wire.Chat(text=text):
            entries = _say_aside(draft, seats, _words(text), stamp)
        case wire.Hand(seat=seat, bot=bot):
            _check_hand(seats, seat, bot, stamp.person, known)
            entries = draft.hand(seat, bot, stamp)
        case wire.Vote(poll=poll, agree=agree):
            entries = draft.vote(voter(draft.poll, seats, stamp.person), poll, agree, stamp)
        case wire.Undo(v=v, seat=seat, to=to):
            _check(draft, seats, seat, stamp.person, v)
            entries = draft.undo(seat, to, stamp)
        case wire.Move(v=v, seat=seat, text=text):
            _check(draft, seats, seat, stamp.person, v)
            if len(text) > wire.LONGEST_MOVE:
                raise Refused("too-long")
            entries = draft.move(seat, text, stamp)
        case wire.End(seat=seat):
            _check_owner(seats, seat, stamp.person)
            entries = draft.resign(seat, stamp)
        case wire.StandIn(seat=whose):
            own = _own(seats, stamp.person)
            body = asks(draft, seats, whose, stamp.person, attendance, stamp.at)
            entries = draft.stand_in(own, body, stamp)
        case Returned():
            if not awaited(draft, seats, stamp.person):
                raise Refused("no-such-vote")
            entries = draft.come_back(stamp)
        case BotMove(v=v, seat=seat, text=text):
            if v != draft.v or not seats[seat].bot:
                raise Refused("stale")
            entries = draft.move(seat, text, stamp)
        case Expire():
            entries = draft.expire(stamp)
    changed = [
        msgspec.structs.replace(chair, bot=draft.away.get(chair.seat, ""))
        for chair in seats
        if draft.away.get(chair.seat) != live.away.get(chair.seat)
    ]
    return Decision(entries, draft, changed, min(len(live.story), len(draft.story)))


def awaited(live: Live, seats: list[Seat], person: str) -> bool:
    """Whether there is a vote on a bot for this person."""
    poll = live.poll
    return poll is not None and poll.about == "stand-in" and seats[poll.whose].person == person


def _check(live: Live, seats: list[Seat], seat: int, person: str, v: int) -> None:
    """Only the person of a chair may move, not while a bot plays for them, and only knowing the
    table."""
    _check_owner(seats, seat, person)
    if seats[seat].bot:
        raise Refused("bot-sits-in")
    if v != live.v:
        raise Refused("stale")


def _check_owner(seats: list[Seat], seat: int, person: str) -> None:
    if not (person and 0 <= seat < len(seats) and seats[seat].person == person):
        raise Refused("not-your-seat")


def _words(said: str) -> str:
    """What someone says, if it isn't empty or too long."""
    text = said.strip()
    if not text or len(text) > wire.LONGEST_CHAT:
        raise Refused("too-long" if text else "empty")
    return text


def _say_aside(live: Live, seats: list[Seat], text: str, stamp: Stamp) -> list[JournalEntry]:
    """Someone talks to the spectators, under the name of their seat or their own."""
    if not stamp.person:
        raise Refused("bad-name")
    own = next((chair for chair in seats if chair.person == stamp.person), None)
    body = AsideBody(own.name if own else checked_name(stamp.name), text)
    return live.write(
        "aside", msgspec.json.encode(body).decode(), stamp, own.seat if own else NO_SEAT
    )


def _own(seats: list[Seat], person: str) -> int:
    """The first seat of a person."""
    own = [chair.seat for chair in seats if person and chair.person == person]
    if not own:
        raise Refused("not-your-seat")
    return own[0]


def _check_hand(seats: list[Seat], seat: int, bot: str, person: str, known: Known) -> None:
    """Only the person of a chair may let a bot play for them, and only an allowed one."""
    if not 0 <= seat < len(seats):
        raise Refused("not-your-seat")
    chair = seats[seat]
    if chair.person != person or chair.kind != "person":
        raise Refused("not-your-seat")
    if bot and not known(bot):
        raise Refused("unknown-bot")
