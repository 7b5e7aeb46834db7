"""A game as its journal tells it so far: no database, no sockets, no clock.

`Live` takes in journal entries one by one. What a person wants is tried on a draft first, which
gives the entries to be written; only when they are on disk does the draft take its place.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass, field, replace

import msgspec

from nieuw.ask import ask
from nieuw.core.engine import IllegalMove, to_move
from nieuw.core.events import BEGAN, MADE, Event
from nieuw.core.names import CHANCE, OVER
from nieuw.core.state import State
from nieuw.dealer import Dealer
from nieuw.forecast import forecast
from nieuw.notation import InvalidMove, Line, by_line, play_text
from nieuw.record import Record
from nieuw.server import notes
from nieuw.server.store import Entry
from nieuw.server.wire import Asked, At, Note, Poll, Stage, StoryLine, Told
from nieuw.tell import Teller
from nieuw.view import view
from nieuw.words import Phrase

MOST_NOTES = 300
"""Older ones are forgotten."""


class Refused(Exception):
    """What a person wanted can't be; the code is a key of the catalogues."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.detail = detail


class UndoBody(msgspec.Struct):
    """Back to the first `to` lines; dealt anew from `seed` where a draw was taken back."""

    to: int
    seed: str = ""


class VoteBody(msgspec.Struct):
    """A seat's answer to a poll."""

    poll: int
    agree: bool


@dataclass
class Live:
    """A running game."""

    record: Record
    people: list[str]
    """The person of each seat, empty for a bot's."""
    teller: Teller
    story: list[StoryLine] = field(default_factory=list)
    poll: Poll | None = None
    seq: int = 0
    """The last entry of the journal."""
    v: int = 0
    """The last entry that changed the game."""
    away: frozenset[int] = frozenset()
    """Seats a bot sits in for: their people are not asked."""
    standing: dict[int, int] = field(default_factory=dict)
    """How many lines of the log of each version still stand."""
    notes: list[Note] = field(default_factory=list)
    """What people did beside the moves."""
    stages: list[Stage] = field(default_factory=list)
    """The table before each draw of what was written last."""

    @classmethod
    def new(cls, record: Record, people: list[str]) -> Live:
        """A game before its first entry."""
        return cls(record, people, Teller(record.state))

    def draft(self) -> Live:
        """A copy to try things out on."""
        record = replace(
            self.record, state=self.record.state.copy(), entries=self.record.entries[:]
        )
        return replace(
            self,
            record=record,
            teller=self.teller.copy(),
            story=self.story[:],
            poll=copy.deepcopy(self.poll),
            standing=self.standing.copy(),
            notes=self.notes[:],
        )

    @property
    def over(self) -> bool:
        """Whether the last point is scored."""
        return to_move(self.record.state) == OVER

    @property
    def mover(self) -> int:
        """The seat that decides, CHANCE or OVER."""
        return to_move(self.record.state)

    # What is written --------------------------------------------------------------------------

    def fold(self, entry: Entry) -> None:
        """Take in the next entry of the journal."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} after {self.seq}")
        self.seq = entry.seq
        if entry.kind == "chat" or (entry.kind == "seat" and not self._seat(entry)):
            return
        self.v = entry.seq
        if entry.kind in ("move", "deal"):
            if self.poll:
                self._note(CHANCE, notes.moot())
            self.poll = None
            self._tell(self.record.play(entry.body))
        elif entry.kind == "seed":
            self.record.new_segment(Dealer(entry.body))
        elif entry.kind == "undo":
            self._undo(entry.seat, msgspec.json.decode(entry.body, type=UndoBody))
        elif entry.kind == "poll":
            waiting = self._others(entry.seat)
            self.poll = Poll(entry.seq, entry.seat, int(entry.body), waiting)
            self._note(entry.seat, notes.asked(entry.seat, self.story[self.poll.to :]))
        elif entry.kind == "seat" and self.poll:
            self.poll.waiting.remove(entry.seat)
        elif entry.kind == "vote":
            self._vote(entry.seat, msgspec.json.decode(entry.body, type=VoteBody))
        else:
            raise ValueError(f"an entry of kind {entry.kind}")
        self.standing[self.v] = len(self.story)

    def write(
        self,
        kind: str,
        body: str,
        person: str = "",
        seat: int = CHANCE,
        request: str | None = None,
    ) -> list[Entry]:
        """A new entry, taken in at once, with the deals that follow it."""
        entries = [Entry(self.seq + 1, kind, body, person, seat, request)]
        self.fold(entries[0])
        self.stages = []
        while self.mover == CHANCE and self.record.secret is not None:
            state, told = self.record.state.copy(), len(self.story)
            before = len(self.record.entries)
            self._tell(self.record.deal())
            self.stages += on_the_way(state, told, self.story)
            for one in self.record.entries[before:]:
                if isinstance(one.what, Line) and one.what.seat == CHANCE:
                    self.seq += 1
                    self.v = self.seq
                    entries.append(Entry(self.seq, "deal", one.what.text))
            self.standing[self.v] = len(self.story)
        return entries

    # What people want -------------------------------------------------------------------------

    def move(self, seat: int, text: str, person: str, request: str | None) -> list[Entry]:
        """Play a sentence for a seat."""
        if self.mover != seat:
            raise Refused("not-your-turn")
        try:
            return self.write("move", text, person, seat, request)
        except (InvalidMove, IllegalMove) as error:
            raise Refused("illegal-move", str(error)) from None

    def free_undo(self, seat: int) -> int:
        """The last line the seat's person may take back freely, -1 for none."""
        return max(self._free_lines(seat), default=-1)

    def _free_lines(self, seat: int) -> list[int]:
        """The choices of the seat's person since the last draw and the last choice of another."""
        mine = self.people[seat]
        own = {s for s, one in enumerate(self.people) if one == mine} - self.away | {seat}
        found: list[int] = []
        for n in range(len(self.story) - 1, -1, -1):
            line = self.story[n]
            if line.seat == CHANCE or (line.chosen and line.seat not in own):
                break
            if line.chosen:
                found.append(n)
        return found

    def undo(self, seat: int, to: int, person: str, request: str | None) -> list[Entry]:
        """Take back one's own last choices; further back only if all people agree."""
        if not (0 <= to < len(self.story) and self.story[to].chosen):
            raise Refused("nothing-to-undo")
        if to in self._free_lines(seat) or not self._others(seat):
            return self._take_back(to, person, seat, request)
        return self.write("poll", str(to), person, seat, request)

    def _others(self, seat: int) -> list[int]:
        """The seats of all people at the table but the one of this seat."""
        mine = self.people[seat]
        return [
            s for s, one in enumerate(self.people) if one and one != mine and s not in self.away
        ]

    def _take_back(self, to: int, person: str, seat: int, request: str | None) -> list[Entry]:
        """Draws that were seen, or told with the seed at the end, are not drawn again."""
        seen = self.over or any(line.seat == CHANCE for line in self.story[to:])
        body = UndoBody(to, Dealer.fresh().seed if seen else "")
        return self.write("undo", msgspec.json.encode(body).decode(), person, seat, request)

    def hand(self, seat: int, bot: str, person: str, request: str | None) -> list[Entry]:
        """Let a bot sit in, which agrees to whatever is put to the vote, or take the seat back."""
        entries = self.write("seat", bot, person, seat, request)
        return entries + self._agreed(person, seat)

    def vote(
        self, seat: int, poll: int, agree: bool, person: str, request: str | None
    ) -> list[Entry]:
        """Agree to a takeback or not; with the last agreement it happens."""
        if self.poll is None or self.poll.seq != poll or seat not in self.poll.waiting:
            raise Refused("no-such-vote")
        body = msgspec.json.encode(VoteBody(poll, agree)).decode()
        entries = self.write("vote", body, person, seat, request)
        return entries + self._agreed(person, seat)

    def _agreed(self, person: str, seat: int) -> list[Entry]:
        """With the last agreement the takeback happens."""
        if self.poll is None or self.poll.waiting:
            return []
        return self._take_back(self.poll.to, person, seat, None)

    # What is shown ----------------------------------------------------------------------------

    def since(self, v: int) -> int:
        """The first line to tell a page that has seen version v; 0 where v is unknown."""
        return self.standing.get(v, 0)

    def at(self, since: int, seen: int = 0) -> At:
        """The table now, with the log from a line on, and the notes after an entry."""
        s = self.record.state
        return At(
            self.v,
            "over" if self.over else "running",
            view(s),
            [forecast(s, seat) for seat in range(s.seats)],
            since,
            self.story[since:],
            self.poll,
            self.record.result(),
            notes=[note for note in self.notes if note.seq > seen or since == 0],
        )

    def asked(self) -> Asked | None:
        """The question to the seat to move."""
        question = ask(self.record.state)
        if question is None:
            return None
        return Asked(self.v, question, self.free_undo(question["seat"]))

    def _tell(self, events: list[Event]) -> None:
        """Add what happened to the log, a line for each sentence."""
        round_now = self.record.state.round - rounds_begun(events)
        for line, group in by_line(events):
            n = len(self.story)
            chosen = group[0].what == MADE and group[0].b == 0
            said = [Told(one.kind, one.what) for one in self.teller.tell(group)]
            told = StoryLine(n, round_now, line.step, line.seat, line.text, chosen, said)
            self.story.append(told)
            round_now += rounds_begun(group)

    def _note(self, seat: int, what: Phrase) -> None:
        """Add what somebody did to the log, after the lines that stand."""
        self.notes.append(Note(self.seq, len(self.story), seat, what))
        del self.notes[:-MOST_NOTES]

    def _undo(self, seat: int, body: UndoBody) -> None:
        """Take back, for whoever asked where all have agreed."""
        lines = self.story[body.to :]
        if self.poll and not self.poll.waiting:
            seat = self.poll.seat
            what = notes.agreed(seat, lines)
        else:
            what = notes.undone(seat, lines)
        self._back(body)
        self._note(seat, what)

    def _back(self, body: UndoBody) -> None:
        """Forget every line from `to` on."""
        kept = count = 0
        for entry in self.record.entries:
            if isinstance(entry.what, Line):
                if count == body.to:
                    break
                count += 1
            kept += 1
        self.record = self.record.back_to(kept, Dealer(body.seed) if body.seed else None)
        self.teller = Teller(self.record.state)
        del self.story[body.to :]
        self.standing = {v: min(lines, body.to) for v, lines in self.standing.items()}
        self.notes = [msgspec.structs.replace(note, n=min(note.n, body.to)) for note in self.notes]
        self.poll = None

    def _seat(self, entry: Entry) -> bool:
        """Who plays a seat; whether that changes the vote."""
        self._note(entry.seat, notes.handed(entry.seat, entry.body))
        if not entry.body:
            self.away -= {entry.seat}
            return False
        self.away |= {entry.seat}
        return self.poll is not None and entry.seat in self.poll.waiting

    def _vote(self, seat: int, body: VoteBody) -> None:
        if self.poll and self.poll.seq == body.poll:
            self._note(seat, notes.voted(seat, body.agree))
            if body.agree:
                voter = self.people[seat]
                self.poll.waiting = [s for s in self.poll.waiting if self.people[s] != voter]
            else:
                self.poll = None


def on_the_way(s: State, told: int, story: list[StoryLine]) -> list[Stage]:
    """The table before the lines from `told` on, and after each of them but the last."""
    found = [Stage(told - 1, view(s))]
    forced = 0
    for line in story[told:-1]:
        forced = forced or len(play_text(s, line.text))
        forced -= 1
        if forced == 0:
            found.append(Stage(line.n, view(s)))
    return found


def rounds_begun(events: list[Event]) -> int:
    """How many rounds began in what happened."""
    return sum(e.what == BEGAN and e.a == 1 for e in events)
