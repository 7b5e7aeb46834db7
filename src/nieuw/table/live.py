"""A game as its journal has it so far: no database, no sockets, no clock.

`Live` takes in journal entries one by one. What a person wants is tried on a draft first, which
gives the entries to be written; only when they are on disk does the draft take its place.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field, replace

import msgspec

from nieuw.bots.levels import STAND_IN
from nieuw.core.box import Box
from nieuw.core.engine import IllegalMove, to_move
from nieuw.core.names import CHANCE, OVER
from nieuw.core.notation import InvalidMove
from nieuw.game.dealer import Dealer
from nieuw.game.record import Record
from nieuw.game.trail import Trail
from nieuw.game.turn import Sentence, Turn
from nieuw.say.phrases import Phrase
from nieuw.show.forecast import forecast
from nieuw.show.question import ask
from nieuw.show.view import view
from nieuw.table import notes, votes
from nieuw.table.bot_lines import stood_in
from nieuw.table.entries import (
    AbsentBody,
    AsideBody,
    EndBody,
    JournalEntry,
    Stamp,
    UndoBody,
    VoteBody,
)
from nieuw.table.errors import Refused
from nieuw.table.names import EndReason, EntryKind, Phase
from nieuw.table.story import story_line
from nieuw.table.wire import Asked, At, ChatLine, Ended, Note, Poll, Stage, StoryLine

MOST_NOTES = 300
"""Older ones are forgotten."""
LAST_CHAT = 100
"""Older messages are not sent any more."""


@dataclass
class Live:
    """A running game."""

    record: Record
    people: list[str]
    """The person of each seat, empty for a bot's."""
    story: Trail[StoryLine] = field(default_factory=Trail)
    written: Trail[int] = field(default_factory=Trail)
    """The version each line of the log was written at."""
    players: Trail[str] = field(default_factory=Trail)
    """The bot that made each line's choice for its person; empty if none did."""
    poll: Poll | None = None
    seq: int = 0
    """The last entry of the journal."""
    v: int = 0
    """The last entry that changed the game."""
    asked_at: int = 0
    """When the current question began."""
    away: dict[int, str] = field(default_factory=dict)
    """Seats that a bot plays for their people, with the bot; these people have no vote."""
    notes: list[Note] = field(default_factory=list)
    """What people did besides moving."""
    chat: list[ChatLine] = field(default_factory=list)
    """What they said."""
    asides: list[ChatLine] = field(default_factory=list)
    """What the spectators said to each other."""
    ended: Ended | None = None
    """How it ended, if that was early."""
    stages: list[Stage] = field(default_factory=list)
    """The table before each draw of what was written last."""

    @classmethod
    def new(cls, record: Record, people: list[str]) -> Live:
        """A game before its first entry."""
        return cls(record, people)

    def draft(self) -> Live:
        """A branch to try things out on; it costs the same no matter how much was played and
        undone."""
        return replace(
            self,
            record=self.record.branch(),
            story=self.story.branch(),
            written=self.written.branch(),
            players=self.players.branch(),
            away=self.away.copy(),
            notes=self.notes[:],
            chat=self.chat[:],
            asides=self.asides[:],
        )

    @property
    def box(self) -> Box:
        """The box it is played with."""
        return self.record.box.box

    @property
    def over(self) -> bool:
        """Whether the game has been played to its end."""
        return self.record.over

    @property
    def phase(self) -> Phase:
        """Running until the game is over or ended early."""
        if self.ended:
            return "ended"
        return "over" if self.over else "running"

    @property
    def mover(self) -> int:
        """The seat that decides, CHANCE or OVER."""
        return OVER if self.ended else to_move(self.record.state)

    # What is written --------------------------------------------------------------------------

    def fold(self, entry: JournalEntry) -> None:
        """Take in the next entry of the journal."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} after {self.seq}")
        self.seq = entry.seq
        if entry.kind in ("chat", "aside"):
            self._hear(entry)
            return
        if entry.kind == "seat" and not self._seat(entry):
            return
        self.v = entry.seq
        if entry.kind in ("move", "deal", "seed", "undo"):
            self.asked_at = entry.at
        if entry.kind in ("move", "deal"):
            if self.poll:
                self._note(CHANCE, notes.moot(self.poll))
            self.poll = None
            self.tell(self.record.play(entry.body), self.away.get(entry.seat, ""))
        elif entry.kind == "seed":
            self.record.new_segment(Dealer(entry.body))
        elif entry.kind == "undo":
            self._undo(entry.seat, msgspec.json.decode(entry.body, type=UndoBody))
        elif entry.kind == "poll":
            waiting = self._others(entry.seat)
            self.poll = Poll(entry.seq, entry.seat, int(entry.body), waiting)
            self._note(entry.seat, notes.asked(entry.seat, self._since(self.poll.to), self.box))
        elif entry.kind == "abandon":
            waiting = self._others(entry.seat)
            self.poll = Poll(entry.seq, entry.seat, -1, waiting, "abandon")
            self._note(entry.seat, notes.abandon_asked(entry.seat))
        elif entry.kind == "absent":
            asks = msgspec.json.decode(entry.body, type=AbsentBody)
            self.poll = Poll(
                *(entry.seq, entry.seat, -1, asks.waiting),
                *("stand-in", asks.whose, asks.agreed),
            )
            self._note(entry.seat, notes.absent_asked(entry.seat, asks.whose))
        elif entry.kind == "relieve":
            self.poll = None
            self.away[entry.seat] = entry.body
            self._note(entry.seat, notes.relieved(entry.seat, entry.body))
        elif entry.kind == "back":
            self.poll = None
            self._note(entry.seat, notes.absent_back(entry.seat))
        elif entry.kind == "end":
            self._end(Ended(msgspec.json.decode(entry.body, type=EndBody).reason, entry.seat))
        elif entry.kind == "seat" and self.poll:
            self.poll = votes.without(self.poll, entry.seat)
        elif entry.kind == "vote":
            self._vote(entry.seat, msgspec.json.decode(entry.body, type=VoteBody))
        else:
            raise ValueError(f"an entry of kind {entry.kind}")

    def write(
        self, kind: EntryKind, body: str, stamp: Stamp, seat: int = CHANCE
    ) -> list[JournalEntry]:
        """A new entry, taken in at once, with the deals that follow it."""
        first = JournalEntry(self.seq + 1, kind, body, stamp.person, seat, stamp.request, stamp.at)
        entries = [first]
        self.fold(first)
        self.stages = []
        while self.mover == CHANCE and self.record.secret is not None:
            self.stages.append(Stage(len(self.story) - 1, view(self.record.state)))
            turn = self.record.draw()
            self.seq += 1
            self.v = self.seq
            self.tell(turn)
            entries.append(JournalEntry(self.seq, "deal", turn.line.text, at=stamp.at))
        return entries

    # What people want -------------------------------------------------------------------------

    def move(self, seat: int, text: str, stamp: Stamp) -> list[JournalEntry]:
        """Play a sentence for a seat."""
        self._check_running()
        if self.mover != seat:
            raise Refused("not-your-turn")
        try:
            return self.write("move", text, stamp, seat)
        except (InvalidMove, IllegalMove) as error:
            raise Refused("illegal-move", str(error)) from None

    def free_undo(self, seat: int) -> int:
        """The last line the seat's person may take back freely, -1 for none."""
        return max(self._free_lines(seat), default=-1)

    def _free_lines(self, seat: int) -> list[int]:
        """The choices of the seat's person since the last draw and the last choice of another."""
        mine = self.people[seat]
        own = {s for s, person in enumerate(self.people) if person == mine} - set(self.away) | {
            seat
        }
        lines: list[int] = []
        for n in range(len(self.story) - 1, -1, -1):
            line = self.story[n]
            if line.seat == CHANCE or (line.chosen and line.seat not in own):
                break
            if line.chosen:
                lines.append(n)
        return lines

    def undo(self, seat: int, to: int, stamp: Stamp) -> list[JournalEntry]:
        """Take back one's own last choices; further back only if everyone agrees."""
        self._check_running()
        if not (0 <= to < len(self.story) and self.story[to].chosen):
            raise Refused("nothing-to-undo")
        if to in self._free_lines(seat) or not self._others(seat):
            return self._take_back(to, seat, stamp)
        return self.write("poll", str(to), stamp, seat)

    def _others(self, seat: int) -> list[int]:
        """The people who vote when the one in this seat wants something."""
        return votes.others(self.people, self.away, seat)

    def _take_back(self, to: int, seat: int, stamp: Stamp) -> list[JournalEntry]:
        """Draws that were seen, or revealed with the seed at the end, are not drawn again."""
        seen = self.over or any(line.seat == CHANCE for line in self.story[to:])
        body = UndoBody(to, stamp.seed if seen else "")
        return self.write("undo", msgspec.json.encode(body).decode(), stamp, seat)

    def hand(self, seat: int, bot: str, stamp: Stamp) -> list[JournalEntry]:
        """Let a bot play, which agrees to whatever is put to the vote, or take the seat back."""
        self._check_running()
        entries = self.write("seat", bot, stamp, seat)
        return entries + self._agreed(seat, stamp)

    def vote(self, seat: int, poll: int, agree: bool, stamp: Stamp) -> list[JournalEntry]:
        """Agree to a takeback or not; with the last agreement it happens."""
        if self.poll is None or self.poll.seq != poll or seat not in self.poll.waiting:
            raise Refused("no-such-vote")
        body = msgspec.json.encode(VoteBody(poll, agree)).decode()
        entries = self.write("vote", body, stamp, seat)
        return entries + self._agreed(seat, stamp)

    def _agreed(self, seat: int, stamp: Stamp) -> list[JournalEntry]:
        """With the last agreement it happens."""
        if self.poll is None or self.poll.waiting:
            return []
        then = stamp._replace(request=None)
        match self.poll.about:
            case "abandon":
                return self.end("abandoned", self.poll.seat, then)
            case "stand-in":
                return self._relieve(self.poll.whose, then)
            case "undo":
                return self._take_back(self.poll.to, seat, then)

    def stand_in(self, seat: int, asks: AbsentBody, stamp: Stamp) -> list[JournalEntry]:
        """Let a bot play for someone who is away, if everyone here agrees."""
        self._check_running()
        if not asks.waiting:
            return self._relieve(asks.whose, stamp)
        return self.write("absent", msgspec.json.encode(asks).decode(), stamp, seat)

    def _relieve(self, whose: int, stamp: Stamp) -> list[JournalEntry]:
        """A bot for every seat of a person."""
        absent = self.people[whose]
        entries: list[JournalEntry] = []
        for seat, person in enumerate(self.people):
            if person == absent and seat not in self.away:
                then = stamp._replace(request=None) if entries else stamp
                entries += self.write("relieve", STAND_IN, then, seat)
        return entries

    def come_back(self, stamp: Stamp) -> list[JournalEntry]:
        """The person for whom a bot was to play is back: there is nothing left to vote on."""
        assert self.poll is not None
        return self.write("back", "", stamp, self.poll.whose)

    def resign(self, seat: int, stamp: Stamp) -> list[JournalEntry]:
        """End the game: at once if no other person plays, otherwise if everyone agrees."""
        self._check_not_over()
        if all(person in ("", self.people[seat]) for person in self.people):
            return self.end("resigned", seat, stamp)
        asked = self.write("abandon", "", stamp, seat)
        return asked + self._agreed(seat, stamp)

    def expire(self, stamp: Stamp) -> list[JournalEntry]:
        """End a game that nobody plays any more."""
        self._check_not_over()
        return self.end("expired", CHANCE, stamp)

    def end(self, reason: EndReason, seat: int, stamp: Stamp) -> list[JournalEntry]:
        """End the game early."""
        body = msgspec.json.encode(EndBody(reason)).decode()
        return self.write("end", body, stamp, seat)

    def _check_running(self) -> None:
        """A game that was ended early stays as it is."""
        if self.ended:
            raise Refused("ended")

    def _check_not_over(self) -> None:
        """Nor is there anything to end once the game is over."""
        if self.ended or self.over:
            raise Refused("ended")

    # What is shown ----------------------------------------------------------------------------

    def since(self, v: int) -> int:
        """The first line to send to a page that has seen version v; 0 if v is unknown."""
        return bisect_right(self.written, v) if v <= self.v else 0

    def at(self, since: int, seen: int = 0) -> At:
        """The table now, with the log from a line on, and the notes after an entry."""
        s = self.record.state
        table = view(s)
        if self.ended:
            table["mover"] = OVER
        return At(
            self.v,
            self.phase,
            table,
            [forecast(s, seat) for seat in range(s.seats)],
            since,
            self.story[since:],
            self.poll,
            self.record.result(),
            self.record.winners(),
            notes=[note for note in self.notes if note.seq > seen or since == 0],
            ended=self.ended,
            stood_in=[] if self.phase == "running" else stood_in(self.story, self.players),
        )

    def asked(self) -> Asked | None:
        """The question to the seat to move."""
        question = None if self.ended else ask(self.record.state)
        if question is None:
            return None
        return Asked(self.v, question, self.free_undo(question.seat))

    def tell(self, turn: Turn, bot: str = "") -> None:
        """Add what happened to the log, a line for each sentence; `bot` if one chose it for a
        person."""
        for sentence in turn.sentences:
            self.story.append(story_line(len(self.story), sentence, self.box))
            self.written.append(self.v)
            self.players.append(bot if sentence.chosen else "")

    def _since(self, to: int) -> list[Sentence]:
        """The sentences of the log from a line on."""
        return self.record.sentences()[to:]

    def _note(self, seat: int, what: Phrase) -> None:
        """Add what someone did to the log, after the lines so far."""
        self.notes.append(Note(self.seq, len(self.story), seat, what))
        del self.notes[:-MOST_NOTES]

    def _undo(self, seat: int, body: UndoBody) -> None:
        """Take back, for the person who asked if everyone has agreed."""
        lines = self._since(body.to)
        if self.poll and not self.poll.waiting:
            seat = self.poll.seat
            what = notes.agreed(seat, lines, self.box)
        else:
            what = notes.undone(seat, lines, self.box)
        self._back(body)
        self._note(seat, what)

    def _back(self, body: UndoBody) -> None:
        """Forget every line from `to` on."""
        secret = Dealer(body.seed) if body.seed else None
        self.record = self.record.back_to(self.record.entry_of(body.to), secret)
        self.story = self.story.branch(body.to)
        self.written = self.written.branch(body.to)
        self.players = self.players.branch(body.to)
        self.notes = [msgspec.structs.replace(note, n=min(note.n, body.to)) for note in self.notes]
        self.poll = None

    def _hear(self, entry: JournalEntry) -> None:
        """A message from someone at the table, or from a spectator."""
        if entry.kind == "aside":
            said = msgspec.json.decode(entry.body, type=AsideBody)
            self.asides.append(ChatLine(entry.seq, entry.at, said.name, entry.seat, said.text))
            del self.asides[:-LAST_CHAT]
            return
        name = self.record.seats[entry.seat][1]
        self.chat.append(ChatLine(entry.seq, entry.at, name, entry.seat, entry.body))
        del self.chat[:-LAST_CHAT]

    def _end(self, how: Ended) -> None:
        """The game is over, and the seed may be known."""
        self.ended = how
        self.poll = None
        self.record.ended = True
        self._note(how.seat, notes.ended(how))

    def _seat(self, entry: JournalEntry) -> bool:
        """Who plays a seat; whether that changes the vote."""
        self._note(entry.seat, notes.handed(entry.seat, entry.body))
        if not entry.body:
            self.away.pop(entry.seat, None)
            return False
        self.away[entry.seat] = entry.body
        return self.poll is not None and entry.seat in self.poll.waiting

    def _vote(self, seat: int, body: VoteBody) -> None:
        if self.poll and self.poll.seq == body.poll:
            self._note(seat, notes.voted(self.poll, seat, body.agree))
            self.poll = votes.answered(self.poll, self.people, seat, body.agree)
