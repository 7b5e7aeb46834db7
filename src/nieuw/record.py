"""A game as it is written down (`.nar`, `docs/notation.md`): header, lines, and where they lead.

A record is alive: `play` and `deal` carry it on, `read` plays every line of a text again and
fails at the first wrong one, `write` gives the text back.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from nieuw import snapshot
from nieuw.boxfile import BoxError, BoxFile, builtin
from nieuw.core.engine import IllegalMove, apply, new_game, results, to_move
from nieuw.core.events import Event
from nieuw.core.names import CHANCE, MAX_SEATS, MIN_SEATS, OVER, SEAT_NAMES
from nieuw.core.state import State
from nieuw.dealer import Dealer, commitment
from nieuw.notation import InvalidMove, Line, expand, lines, play_text, short

TITLE = "Nieuw Amsterdam Record 1"
RULES = 1
KNOWN = ("Box", "Rules", "Dealer", "Seats", "Result", "Start")
LONGEST_FILE = 1_000_000
LONGEST_LINE = 1_000
LONGEST_NAME = 60


class RecordError(Exception):
    """A record that is wrong: the line's number, its text and the reason, on one line."""

    def __init__(self, number: int, text: str, reason: str) -> None:
        shown = f" {short(text)}" if text else ""
        super().__init__(f"line {number}{shown}: {reason}")
        self.number = number
        self.reason = reason


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
        last = [e.what for e in self.entries if isinstance(e.what, Segment)]
        secret = None if reveal else (last[-1] if last else self.dealer)
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


def read(text: str, find_box: Callable[[str], BoxFile] = builtin) -> Record:
    """The record a text holds, every line checked; raises RecordError at the first wrong one."""
    if len(text) > LONGEST_FILE:
        raise RecordError(1, "", f"expected at most {LONGEST_FILE} characters, got {len(text)}")
    reader = _Reader(text, find_box)
    record = reader.header()
    reader.body(record)
    return record


class _Reader:
    """Goes through the lines of a record."""

    def __init__(self, text: str, find_box: Callable[[str], BoxFile]) -> None:
        self.lines = text.split("\n")
        if self.lines[-1] == "":
            self.lines.pop()
        self.at = 0
        self.find_box = find_box
        self.result = "*"
        self.result_line = 0

    def fail(self, reason: str, number: int | None = None) -> RecordError:
        number = self.at if number is None else number
        text = self.lines[number - 1] if 0 < number <= len(self.lines) else ""
        return RecordError(number, text, reason)

    def next(self, expected: str) -> str:
        """The next line; running out of them is an error that says what was expected."""
        if self.at == len(self.lines):
            raise RecordError(self.at + 1, "", f"expected {expected}, got the end of the file")
        line = self.lines[self.at]
        self.at += 1
        if len(line) > LONGEST_LINE:
            raise self.fail(f"expected at most {LONGEST_LINE} characters, got {len(line)}")
        if not line.isprintable():
            raise self.fail("expected printable text")
        return line

    def value(self, key: str) -> str:
        line = self.next(f"a line {key}")
        if not line.startswith(key + " "):
            raise self.fail(f"expected a line {key}")
        return line[len(key) + 1 :]

    def header(self) -> Record:
        if self.next(TITLE) != TITLE:
            raise self.fail(f"expected {TITLE}")
        box = self.box(self.value("Box"))
        rules = self.value("Rules")
        if rules != str(RULES):
            raise self.fail(f"expected Rules {RULES}, the only rules this version plays")
        dealer = None
        if self.at < len(self.lines) and self.lines[self.at].startswith("Dealer "):
            dealer = self.segment(self.value("Dealer"))
        seats = self.seats(self.value("Seats"))
        self.result = self.value("Result")
        self.result_line = self.at
        started = None
        headers: list[str] = []
        while line := self.next("an empty line after the header"):
            if line.startswith("Start ") and started is None and not headers:
                started = line[6:]
            elif (word := re.match(r"([A-Z][A-Za-z-]*) ", line)) and word[1] not in KNOWN:
                headers.append(line)
            else:
                raise self.fail("expected another header line, such as Event, or an empty line")
        if started is None:
            state, start = new_game(len(seats), box.box), None
        else:
            state, start = self.position(box, len(seats), started)
        return Record(box, seats, start, state, dealer, headers=headers)

    def box(self, value: str) -> BoxFile:
        match = re.fullmatch(r"(\S+) (sha256:[0-9a-f]{64})", value)
        if not match:
            raise self.fail("expected Box, its name and sha256:")
        try:
            box = self.find_box(match[1])
        except BoxError as error:
            raise self.fail(f"the box can't be had: {error}") from None
        if box.digest != match[2]:
            raise self.fail(f"expected the box {box.name} with {box.digest}")
        return box

    def segment(self, value: str) -> Segment:
        match = re.fullmatch(r"(sha256:[0-9a-f]{64})(?: seed:([0-9a-f]{32}))?", value)
        if not match:
            raise self.fail("expected sha256: and, once revealed, seed: and 32 digits")
        if match[2] and commitment(match[2]) != match[1]:
            raise self.fail(f"the seed does not fit: its hash is {commitment(match[2])}")
        return Segment(match[1], match[2])

    def seats(self, value: str) -> list[tuple[str, str]]:
        one = rf'({"|".join(SEAT_NAMES)})="((?:[^"\\]|\\["\\]){{0,{LONGEST_NAME}}})"'
        if not re.fullmatch(f"{one}(?: {one}){{{MIN_SEATS - 1},{MAX_SEATS - 1}}}", value):
            raise self.fail('expected 2 to 5 seats such as blue="Anna", names of up to 60 letters')
        seats = [(m[1], re.sub(r"\\(.)", r"\1", m[2])) for m in re.finditer(one, value)]
        if len({colour for colour, _ in seats}) < len(seats):
            raise self.fail("expected every colour once")
        return seats

    def position(self, box: BoxFile, seats: int, digest: str) -> tuple[State, str]:
        if self.next("position") != "position":
            raise self.fail("expected position")
        first = self.at + 1
        found: list[str] = []
        while (line := self.next("the end of the position")) != "end":
            found.append(line)
        text = "\n".join(found) + "\n"
        try:
            state = snapshot.read(text, box.box)
        except snapshot.InvalidPosition as error:
            raise self.fail(str(error), min(first + error.line - 1, self.at)) from None
        if snapshot.digest(state) != digest:
            raise self.fail(f"expected Start {snapshot.digest(state)} in the header")
        if state.seats != seats:
            raise self.fail(f"expected a position for {seats} seats, got {state.seats}")
        if self.next("an empty line after the position"):
            raise self.fail("expected an empty line after the position")
        return state, text

    def body(self, record: Record) -> None:
        forced: list[Line] = []
        round_told = record.state.round
        while self.at < len(self.lines):
            line = self.next("a line")
            if line == ";" or line.startswith("; "):
                record.entries.append(Entry(self.at, Comment(line[2:])))
            elif line.startswith("dealer "):
                record.entries.append(Entry(self.at, self.segment(line[7:])))
            elif record.state.round != round_told and not forced:
                round_told += 1
                if line != f"round {round_told}":
                    raise self.fail(f"expected round {round_told}")
            else:
                forced = self.move(record, line, forced)
        if forced:
            raise self.fail(f"expected {forced[0].text} next, got the end of the file")
        self.check_result(record)

    def move(self, record: Record, line: str, forced: list[Line]) -> list[Line]:
        """Play one line; the lines that must follow it by themselves."""
        colours = [colour for colour, _ in record.seats]
        match = re.fullmatch(rf"(0|[1-9][0-9]?) +(\*|{'|'.join(colours)}) +(\S.*)", line)
        if not match:
            raise self.fail("expected a step, a seat of this game (or *) and a move")
        if to_move(record.state) == OVER and not forced:
            raise self.fail("expected nothing more: the game is over")
        seat = CHANCE if match[2] == "*" else colours.index(match[2])
        said = Line(int(match[1]), seat, match[3])
        if forced:
            if said != forced[0]:
                expected = forced[0]
                who = "*" if expected.seat == CHANCE else colours[expected.seat]
                raise self.fail(f"expected {expected.step} {who} {expected.text}, the only answer")
            record.entries.append(Entry(self.at, said))
            return forced[1:]
        s = record.state
        if said.step != s.step:
            raise self.fail(f"expected step {s.step}, got step {said.step}")
        if said.seat != to_move(s):
            who = "*" if to_move(s) == CHANCE else colours[to_move(s)]
            raise self.fail(f"expected {who} to move, got {match[2]}")
        try:
            made = play_text(s, said.text)
        except (InvalidMove, IllegalMove) as error:
            raise self.fail(str(error)) from None
        record.entries.append(Entry(self.at, said))
        return made[1:]

    def check_result(self, record: Record) -> None:
        result = record.result()
        expected = " ".join(map(str, result)) if result else "*"
        if self.result != expected:
            reason = f"expected Result {expected}"
            if not result:
                reason += ", as the game is not over"
            raise self.fail(reason, self.result_line)


def check_deals(record: Record) -> tuple[int, int]:
    """Draws checked against revealed seeds, and draws that can't be; raises RecordError at the
    first draw the seed did not give."""
    seed = record.dealer.seed if record.dealer else None
    checked = unknown = 0
    for entry, s in record.states():
        if isinstance(entry.what, Segment):
            seed = entry.what.seed
        elif isinstance(entry.what, Line) and entry.what.seat == CHANCE:
            if seed is None:
                unknown += 1
                continue
            expected = _dealt_line(s, Dealer(seed))
            if expected != entry.what:
                text = record.line_text(entry.what)
                raise RecordError(entry.number, text, f"expected {expected.text} from the seed")
            checked += 1
    return checked, unknown


def _dealt_line(s: State, dealer: Dealer) -> Line:
    """The line the dealer would draw here."""
    t = s.copy()
    t.log = []
    verb = -1
    while to_move(t) == CHANCE:
        move = dealer.draw(t)
        if verb not in (-1, move.verb):
            break
        verb = move.verb
        apply(t, move)
    return lines(t.log)[0]
