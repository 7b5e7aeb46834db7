"""A record as text (`docs/notation.md`)."""

from __future__ import annotations

from collections.abc import Iterator

from nieuw.core.names import CHANCE
from nieuw.game.record import Comment, Record, Segment
from nieuw.text import snapshot
from nieuw.text.sentences import Line

TITLE = "Nieuw Amsterdam Record 1"
RULES = 1


def write(record: Record, reveal: bool | None = None) -> str:
    """The record as text. The last seed is included once the game has ended, or on request."""
    if reveal is None:
        reveal = record.over or record.ended
    segments = record.segments()
    secret = segments[-1] if segments and not reveal else None
    result = record.result()
    text = [TITLE, f"Box {record.box.name} {record.box.digest}", f"Rules {RULES}"]
    if record.dealer:
        text.append("Dealer " + _segment_words(record.dealer, secret))
    text.append("Seats " + " ".join(f'{c}="{_escape(n)}"' for c, n in record.seats))
    text.append("Result " + (" ".join(map(str, result)) if result else "*"))
    if record.start is not None:
        text.append("Start " + snapshot.digest(record.first_state()))
    text += record.headers
    text.append("")
    if record.start is not None:
        text += ["position", *record.start.splitlines(), "end", ""]
    text += _body(record, secret)
    return "\n".join(text) + "\n"


def _body(record: Record, secret: Segment | None) -> Iterator[str]:
    written = record.first_state().round
    for entry in record.entries:
        what = entry.what
        if isinstance(what, Comment):
            yield f"; {what.text}".rstrip()
        elif isinstance(what, Segment):
            yield "dealer " + _segment_words(what, secret)
        else:
            if what.line.seat == CHANCE and what.round != written:
                yield f"round {what.round}"
                written = what.round
            yield line_text(record, what.line)


def line_text(record: Record, line: Line) -> str:
    """A line as the file has it."""
    who = "*" if line.seat == CHANCE else record.seats[line.seat][0]
    return f"{line.step} {who:<7} {line.text}"


def _segment_words(segment: Segment, secret: Segment | None) -> str:
    if segment.seed is None or segment is secret:
        return segment.commitment
    return f"{segment.commitment} seed:{segment.seed}"


def _escape(name: str) -> str:
    return name.replace("\\", "\\\\").replace('"', '\\"')
