"""A record's text, read line by line: each one is replayed, and the first wrong one is an error."""

from __future__ import annotations

import re
from collections.abc import Callable

from nieuw.box.file import BoxError, BoxFile, builtin
from nieuw.core.engine import IllegalMove, new_game, to_move
from nieuw.core.names import CHANCE, MAX_SEATS, MIN_SEATS, OVER, SEAT_NAMES
from nieuw.core.notation import InvalidMove, short
from nieuw.core.state import State
from nieuw.game.dealer import commitment
from nieuw.game.record import LONGEST_NAME, Comment, Entry, Record, Segment
from nieuw.game.turn import Sentence, play
from nieuw.game.writer import RULES, TITLE
from nieuw.text import snapshot
from nieuw.text.sentences import Line

KNOWN = ("Box", "Rules", "Dealer", "Seats", "Result", "Start")
LONGEST_FILE = 1_000_000
LONGEST_LINE = 1_000
MOST_REMARKS, LONGEST_REMARKS = 2_000, 100_000
"""The most remarks and unknown header lines, and their characters; a game has about 300."""
MOST_SEEDS = 5_000


class RecordError(Exception):
    """An invalid record: the line's number, its text and the reason, on one line."""

    def __init__(self, number: int, text: str, reason: str) -> None:
        shown = f" {short(text)}" if text else ""
        super().__init__(f"line {number}{shown}: {reason}")
        self.number = number
        self.reason = reason


class OtherBox(RecordError):
    """A record of a game with a box that is not here, or not the one given."""

    def __init__(self, number: int, text: str, reason: str, name: str, digest: str) -> None:
        super().__init__(number, text, reason)
        self.name = name
        self.digest = digest


def read(text: str, find_box: Callable[[str], BoxFile] = builtin) -> Record:
    """The record in a text, every line checked; raises RecordError at the first wrong one."""
    if len(text) > LONGEST_FILE:
        raise RecordError(1, "", f"expected at most {LONGEST_FILE} characters, got {len(text)}")
    reader = Reader(text, find_box)
    record = reader.header()
    reader.body(record)
    return record


class Reader:
    """Goes through the lines of a record."""

    def __init__(self, text: str, find_box: Callable[[str], BoxFile]) -> None:
        self.lines = text.split("\n")
        if self.lines[-1] == "":
            self.lines.pop()
        self.at = 0
        self.find_box = find_box
        self.result = "*"
        self.result_line = 0
        self.remarks = 0
        self.remarked = 0
        """Characters of remarks."""
        self.seeds = 0

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
                self.remark(line)
                headers.append(line)
            else:
                raise self.fail("expected another header line, such as Event, or an empty line")
        if started is None:
            state, start = new_game(len(seats), box.box), None
        else:
            state, start = self.position(box, len(seats), started)
        return Record(box, seats, start, state, dealer, headers=headers)

    def remark(self, line: str) -> None:
        """A line that says nothing about the game."""
        self.remarks += 1
        self.remarked += len(line)
        if self.remarks > MOST_REMARKS or self.remarked > LONGEST_REMARKS:
            most = f"{MOST_REMARKS} remarks and other headers, {LONGEST_REMARKS} characters of them"
            raise self.fail(f"expected at most {most}")

    def box(self, value: str) -> BoxFile:
        match = re.fullmatch(r"(\S+) (sha256:[0-9a-f]{64})", value)
        if not match:
            raise self.fail("expected Box, its name and sha256:")
        line = self.at, self.lines[self.at - 1]
        try:
            box = self.find_box(match[1])
        except BoxError as error:
            raise OtherBox(*line, f"the box can't be had: {error}", *match.groups()) from None
        if box.digest != match[2]:
            reason = f"expected the box {box.name} with {box.digest}"
            raise OtherBox(*line, reason, *match.groups())
        return box

    def segment(self, value: str) -> Segment:
        self.seeds += 1
        if self.seeds > MOST_SEEDS:
            raise self.fail(f"expected at most {MOST_SEEDS} seeds")
        match = re.fullmatch(r"(sha256:[0-9a-f]{64})(?: seed:([0-9a-f]{32}))?", value)
        if not match:
            raise self.fail("expected sha256: and, once revealed, seed: and 32 digits")
        if match[2] and commitment(match[2]) != match[1]:
            raise self.fail(f"the seed does not fit: its hash is {commitment(match[2])}")
        return Segment(match[1], match[2])

    def seats(self, value: str) -> list[tuple[str, str]]:
        seat = rf'({"|".join(SEAT_NAMES)})="((?:[^"\\]|\\["\\]){{0,{LONGEST_NAME}}})"'
        if not re.fullmatch(f"{seat}(?: {seat}){{{MIN_SEATS - 1},{MAX_SEATS - 1}}}", value):
            raise self.fail('expected 2 to 5 seats such as blue="Anna", names of up to 60 letters')
        seats = [(m[1], re.sub(r"\\(.)", r"\1", m[2])) for m in re.finditer(seat, value)]
        if len({colour for colour, _ in seats}) < len(seats):
            raise self.fail("expected every colour once")
        return seats

    def position(self, box: BoxFile, seats: int, digest: str) -> tuple[State, str]:
        if self.next("position") != "position":
            raise self.fail("expected position")
        first = self.at + 1
        lines: list[str] = []
        while (line := self.next("the end of the position")) != "end":
            lines.append(line)
        text = "\n".join(lines) + "\n"
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
        forced: list[Sentence] = []
        round_told = record.state.round
        while self.at < len(self.lines):
            line = self.next("a line")
            if line == ";" or line.startswith("; "):
                self.remark(line)
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
            raise self.fail(f"expected {forced[0].line.text} next, got the end of the file")
        self.check_result(record)

    def move(self, record: Record, line: str, forced: list[Sentence]) -> list[Sentence]:
        """Play one line; the sentences that must follow it."""
        colours = [colour for colour, _ in record.seats]
        match = re.fullmatch(rf"(0|[1-9][0-9]?) +(\*|{'|'.join(colours)}) +(\S.*)", line)
        if not match:
            raise self.fail("expected a step, a seat of this game (or *) and a move")
        if to_move(record.state) == OVER and not forced:
            raise self.fail("expected nothing more: the game is over")
        seat = CHANCE if match[2] == "*" else colours.index(match[2])
        said = Line(int(match[1]), seat, match[3])
        if forced:
            expected = forced[0].line
            if said != expected:
                who = "*" if expected.seat == CHANCE else colours[expected.seat]
                raise self.fail(f"expected {expected.step} {who} {expected.text}, the only answer")
            record.entries.append(Entry(self.at, forced[0]))
            return forced[1:]
        s = record.state
        if said.step != s.step:
            raise self.fail(f"expected step {s.step}, got step {said.step}")
        if said.seat != to_move(s):
            who = "*" if to_move(s) == CHANCE else colours[to_move(s)]
            raise self.fail(f"expected {who} to move, got {match[2]}")
        try:
            turn, after = play(s, said.text)
        except (InvalidMove, IllegalMove) as error:
            raise self.fail(str(error)) from None
        record.entries.append(Entry(self.at, turn.said))
        record.reach(turn, after)
        return turn.forced

    def check_result(self, record: Record) -> None:
        result = record.result()
        expected = " ".join(map(str, result)) if result else "*"
        if self.result != expected:
            reason = f"expected Result {expected}"
            if not result:
                reason += ", as the game is not over"
            raise self.fail(reason, self.result_line)
