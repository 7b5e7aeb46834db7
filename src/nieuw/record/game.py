"""A game as it is written down: header, lines, and where they lead.

A record is alive: `play` and `deal` carry it on, `write` gives its text.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from nieuw import snapshot
from nieuw.boxfile import BoxFile
from nieuw.core.engine import apply, new_game, results, to_move
from nieuw.core.events import Event
from nieuw.core.names import CHANCE, MAX_SEATS, MIN_SEATS, OVER, SEAT_NAMES
from nieuw.core.state import State
from nieuw.dealer import Dealer
from nieuw.notation import Line, expand, lines, play_text

TITLE = "Nieuw Amsterdam Record 1"
RULES = 1
LONGEST_NAME = 60


class Comment(NamedTuple):
    """A remark, kept where it stands."""

    text: str


class Segment(NamedTuple):
    """From here on the draws come from the seed with this hash; known once it is revealed."""

    commitment: str
    seed: str | None


class Entry(NamedTuple):
    """One line of the body, with its number in the file (0 while it was never in one)."""

    number: int
    what: Line | Comment | Segment


@dataclass
class Record:
    """A game from its start, or from any position, to now."""

    box: BoxFile
    seats: list[tuple[str, str]]
    """Colour and name of each seat, in starting order."""
    start: str | None
    """The position the record starts from, as text; None for a whole game."""
    state: State
    dealer: Segment | None = None
    entries: list[Entry] = field(default_factory=list)
    headers: list[str] = field(default_factory=list)
    """Header lines this version does not know, kept as they are."""
    secret: Dealer | None = None
    """Who draws now; None when draws come from elsewhere."""

    @classmethod
    def new(
        cls,
        box: BoxFile,
        names: list[str],
        secret: Dealer | None = None,
        colours: list[str] | None = None,
        start: State | None = None,
    ) -> Record:
        """A record without lines: a new game, or one from a position."""
        if not MIN_SEATS <= len(names) <= MAX_SEATS:
            raise ValueError(f"expected {MIN_SEATS} to {MAX_SEATS} seats, got {len(names)}")
        for name in names:
            if len(name) > LONGEST_NAME or not name.isprintable():
                raise ValueError(f"expected a name of up to {LONGEST_NAME} letters, got {name!r}")
        seats = list(zip(colours or SEAT_NAMES[: len(names)], names, strict=True))
        state = start.copy() if start else new_game(len(names), box.box)
        text = snapshot.write(start) if start else None
        dealer = Segment(secret.commitment, secret.seed) if secret else None
        return cls(box, seats, text, state, dealer, secret=secret)

    def play(self, text: str) -> list[Event]:
        """Make the move a sentence says; what happened, forced answers included.

        Raises InvalidMove or IllegalMove and changes nothing when it can't be made.
        """
        moves = expand(self.state, text)
        self.state.log = []
        for move in moves:
            apply(self.state, move)
        return self._written()

    def deal(self) -> list[Event]:
        """Let the dealer draw until a seat must decide."""
        assert self.secret is not None, "this record has no dealer"
        if to_move(self.state) != CHANCE:
            return []
        self.state.log = []
        while to_move(self.state) == CHANCE:
            apply(self.state, self.secret.draw(self.state))
        return self._written()

    def _written(self) -> list[Event]:
        """Write down what the log holds, and close it."""
        assert self.state.log is not None
        events, self.state.log = self.state.log, None
        self.entries.extend(Entry(0, line) for line in lines(events))
        return events

    def lines(self) -> list[Line]:
        """The moves and draws, without remarks."""
        return [entry.what for entry in self.entries if isinstance(entry.what, Line)]

    def segments(self) -> list[Segment]:
        """The seeds of the draws, in order."""
        later = [entry.what for entry in self.entries if isinstance(entry.what, Segment)]
        return [self.dealer, *later] if self.dealer else later

    def told(self) -> list[Segment]:
        """Those that may be known: all once the game is over, before that all but the last."""
        return self.segments() if to_move(self.state) == OVER else self.segments()[:-1]

    def first_state(self) -> State:
        """The position before the first line."""
        if self.start is None:
            return new_game(len(self.seats), self.box.box)
        return snapshot.read(self.start, self.box.box)

    def states(self) -> Iterator[tuple[Entry, State]]:
        """Each line with the state before it; the state is the caller's to read, not to keep."""
        s = self.first_state()
        forced = 0
        for entry in self.entries:
            yield entry, s
            if isinstance(entry.what, Line):
                if forced == 0:
                    forced = len(play_text(s, entry.what.text))
                forced -= 1

    def decisions(self) -> Iterator[tuple[Entry, Line, State]]:
        """Each line that was a seat's own choice, with the state before it, not to keep either."""
        s = self.first_state()
        forced = 0
        for entry in self.entries:
            if isinstance(entry.what, Line):
                if forced == 0:
                    if entry.what.seat != CHANCE:
                        yield entry, entry.what, s
                    forced = len(play_text(s, entry.what.text))
                forced -= 1

    def back_to(self, count: int, secret: Dealer | None = None) -> Record:
        """A record of the first `count` entries and the answers they force; with a new dealer,
        from there on a segment."""
        cut = Record(
            self.box,
            self.seats,
            self.start,
            self.first_state(),
            self.dealer,
            headers=self.headers,
            secret=self.secret,
        )
        cut._replay(self.entries, count)
        if secret is not None:
            cut.new_segment(secret)
        return cut

    def new_segment(self, secret: Dealer) -> None:
        """Draw from another seed from now on; the old one may be known then."""
        segment = Segment(secret.commitment, secret.seed)
        if self.dealer is None and not self.entries:
            self.dealer = segment
        else:
            self.entries.append(Entry(0, segment))
        self.secret = secret

    def _replay(self, entries: list[Entry], count: int) -> None:
        """Play the first lines of entries known to be right."""
        forced = 0
        for at, entry in enumerate(entries):
            if at >= count and forced == 0:
                break
            if isinstance(entry.what, Line):
                if forced == 0:
                    forced = len(play_text(self.state, entry.what.text))
                forced -= 1
            self.entries.append(entry)

    def result(self) -> list[int] | None:
        """Points of each seat once the game is over."""
        return results(self.state) if to_move(self.state) == OVER else None

    def write(self, reveal: bool | None = None) -> str:
        """The record as text. The last seed is told once the game is over, or when asked for."""
        if reveal is None:
            reveal = to_move(self.state) == OVER
        segments = self.segments()
        secret = segments[-1] if segments and not reveal else None
        result = self.result()
        text = [TITLE, f"Box {self.box.name} {self.box.digest}", f"Rules {RULES}"]
        if self.dealer:
            text.append("Dealer " + _segment_words(self.dealer, secret))
        text.append("Seats " + " ".join(f'{c}="{_escape(n)}"' for c, n in self.seats))
        text.append("Result " + (" ".join(map(str, result)) if result else "*"))
        if self.start is not None:
            text.append("Start " + snapshot.digest(self.first_state()))
        text += self.headers
        text.append("")
        if self.start is not None:
            text += ["position", *self.start.splitlines(), "end", ""]
        text += self._body(secret)
        return "\n".join(text) + "\n"

    def _body(self, secret: Segment | None) -> Iterator[str]:
        told = self.first_state().round
        for entry, s in self.states():
            what = entry.what
            if isinstance(what, Comment):
                yield f"; {what.text}".rstrip()
            elif isinstance(what, Segment):
                yield "dealer " + _segment_words(what, secret)
            else:
                if what.seat == CHANCE and s.round != told:
                    yield f"round {s.round}"
                    told = s.round
                yield self.line_text(what)

    def line_text(self, line: Line) -> str:
        """A line as the file has it."""
        who = "*" if line.seat == CHANCE else self.seats[line.seat][0]
        return f"{line.step} {who:<7} {line.text}"


def _segment_words(segment: Segment, secret: Segment | None) -> str:
    if segment.seed is None or segment is secret:
        return segment.commitment
    return f"{segment.commitment} seed:{segment.seed}"


def _escape(name: str) -> str:
    return name.replace("\\", "\\\\").replace('"', '\\"')
