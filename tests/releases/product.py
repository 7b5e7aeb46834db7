"""What the library answers to records and positions.

Of these tests only this module and `visit.py` know the program from inside: where a module moves or
an answer changes its form, they are edited, and the facts stay.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from nieuw.box.file import builtin, parse
from nieuw.core.engine import IllegalMove, apply, legal, to_move
from nieuw.core.names import COIN, KINDS, TO_PAY
from nieuw.core.notation import InvalidMove, amounts_text
from nieuw.core.state import State
from nieuw.game.deals import check_deals
from nieuw.game.reader import read
from nieuw.game.record import Record
from nieuw.game.turn import Sentence, play
from nieuw.game.writer import write
from nieuw.server.replay import replay
from nieuw.show.forecast import forecast
from nieuw.show.preview import preview
from nieuw.show.question import ask
from nieuw.text import snapshot

MOST = 500
"""Payments are listed up to this many."""


# Records --------------------------------------------------------------------------------------


def read_record(text: str, own_box: Path | None = None) -> Record:
    """A record; `own_box` is the file of the box that did not come with the program."""
    own = parse(own_box.read_bytes(), "box") if own_box else builtin()
    return read(text, lambda name: own if name == own.name else builtin(name))


def written(record: Record) -> str:
    """The record as this version writes it."""
    return write(record)


def states(record: Record) -> Iterator[State]:
    """The state a record starts from, and that after each of its choices and draws."""
    s = record.first_state()
    yield s.copy()
    for entry in record.entries:
        if isinstance(entry.what, Sentence) and not entry.what.forced:
            s = play(s, entry.what.line.text)[1]
            yield s


def result(record: Record) -> list[int] | None:
    """Final points by seat; None where the game is not over."""
    return record.result()


def points(record: Record) -> dict[str, list[int]]:
    """Points of each seat by source."""
    return replay(record, None).points


def draws(record: Record) -> tuple[int, int]:
    """How many draws agree with their seeds, and how many can't be checked."""
    return check_deals(record)


# Positions ------------------------------------------------------------------------------------


def read_position(text: str) -> State:
    """A state from the notation, with the box that comes with the program."""
    return snapshot.read(text, builtin().box)


def position_text(s: State) -> str:
    """A state in the notation."""
    return snapshot.write(s)


def seats(s: State) -> range:
    """Every seat."""
    return range(s.seats)


def round_of(s: State) -> int:
    """The round, 0 for the set-up."""
    return s.round


def decides(s: State) -> bool:
    """Whether a seat is asked."""
    return to_move(s) >= 0


def moves(s: State) -> list[str]:
    """Every legal move of the engine, in the order of the alphabet."""
    return sorted(map(str, legal(s)))


def answers(s: State) -> list[str]:
    """Every whole answer in the order of the alphabet; for more than `MOST` payments, how they can
    begin."""
    if legal(s)[0].verb != TO_PAY:
        return moves(s)
    listed = list(itertools.islice(payments(s), MOST + 1))
    if len(listed) > MOST:
        return [f"more than {MOST} payments", *moves(s)]
    return sorted(" ".join(["pay", *amounts_text(paid, COIN)]) for paid in listed)


def payments(s: State) -> Iterator[tuple[int, ...]]:
    """Every way to pay, kind by kind as the engine asks for it."""
    what, seat = s.agenda[-1][:2]
    for move in legal(s):
        t = s.copy()
        apply(t, move)
        kind, n = move.args
        paid = tuple(n if k == kind else 0 for k in range(KINDS))
        if t.agenda[-1][:2] == (what, seat) and t.step == s.step:
            for rest in payments(t):
                yield tuple(a + b for a, b in zip(paid, rest, strict=True))
        else:
            yield paid


def question(s: State) -> dict[str, Any] | None:
    """What a seat is asked, as it goes over the wire."""
    asked: dict[str, Any] | None = msgspec.to_builtins(ask(s))
    return asked


def previewed(s: State, text: str) -> dict[str, Any] | None:
    """What an answer would do, as it goes over the wire; None for an answer that isn't legal."""
    try:
        shown: dict[str, Any] = msgspec.to_builtins(preview(s, text))
    except (InvalidMove, IllegalMove):
        return None
    return shown


def forecasts(s: State) -> list[Mapping[str, Any]]:
    """The forecast of each seat."""
    return [forecast(s, seat) for seat in range(s.seats)]
