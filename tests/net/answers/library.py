"""What the library answers: games, questions, previews and sentences in the net's own words.

This folder is all of the net that knows the product from inside. Where a module moves or a message
on the wire changes its form, only the files here are edited; the kept answers stay.
"""

from __future__ import annotations

import contextlib
import itertools
import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from cli.running import run
from nieuw.box.file import builtin, parse
from nieuw.cli.menu import menu
from nieuw.core.agenda import ASK_CLOSE
from nieuw.core.engine import IllegalMove, apply, apply_within_step, legal, to_move
from nieuw.core.names import COIN, CORN, KINDS, TO_PAY
from nieuw.core.notation import InvalidMove, amounts_text
from nieuw.core.rules.income import businesses_of, harvest_due
from nieuw.core.state import State
from nieuw.game.deals import check_deals
from nieuw.game.reader import read
from nieuw.game.record import Comment, Record
from nieuw.game.turn import Sentence, play
from nieuw.game.writer import line_text, write
from nieuw.say import phrases, words
from nieuw.server.replay import replay
from nieuw.show.forecast import forecast
from nieuw.show.preview import preview
from nieuw.show.question import ask
from nieuw.show.view import view
from nieuw.text import snapshot
from nieuw.text.sentences import expand

LANGUAGES = ("en", "de", "ru", "hu", "it")
AHEAD = (
    *("corn", "harvest", "upkeep", "closing", "points_lost", "goods", "goods_lost", "coins"),
    *("final_election", "final_land", "final_furs", "final_rest", "final_total"),
)
"""The numbers of a forecast, in the order they are kept."""
NEWER = {"row_points", "fees", "camp", "fills", "affords", "bidders", "projection"}
"""What a view tells only since a later version."""
TURNS = (5, 6, 7)
"""The steps of turns."""
MOST = 500
"""So many payments are told apart."""


# What the net speaks of -----------------------------------------------------------------------


class Done(NamedTuple):
    """An answer, and what it does at once."""

    text: str
    price: dict[str, int]
    prize: dict[str, int]
    points: int
    changes: list[tuple[str, int, str]]
    """Kind, how much, and why."""
    ends_turn: bool
    reveals: bool


class Foreseen(NamedTuple):
    """An answer that was tried out, and how its seat would stand after it."""

    done: Done
    standing: list[int]
    area: int
    travel: int
    ahead: list[int]


class Way(NamedTuple):
    """One way to answer: a list of answers, an amount, or a mix of items."""

    shape: str
    prefix: str
    least: int
    most: int
    items: list[tuple[str, int]]
    fee: int
    listed: list[Done]


class Question(NamedTuple):
    """What a seat is asked."""

    seat: int
    round: int
    step: int
    kind: str
    due: int
    ways: list[Way]


class Moment(NamedTuple):
    """A game after one of its sentences and the answers that follow it by themselves."""

    lines: list[str]
    """As the record has them; none before the first."""
    position: str
    table: str
    """All that a screen shows, a line for each thing."""
    ahead: list[list[int]]
    question: Question | None
    answers: list[str]
    state: State
    """For `foreseen` and `asked_in_words` only."""


class Ending(NamedTuple):
    """A record as a whole."""

    result: list[int] | None
    points: dict[str, list[int]]
    """Of each seat, by source."""
    draws: tuple[int, int]
    """Checked against their seeds, and those that can't be."""
    tables: list[str]
    """What a replay shows before the first line and after each."""
    said: list[list[Any]]
    """The phrases of each line of the log, for `said`."""
    seats: list[str]
    again: str
    """The record written anew."""


# Records --------------------------------------------------------------------------------------


def opened(path: Path, box: Path | None = None) -> Record:
    """A record from its file, with its own box where it has one."""
    return read_text(path.read_text("utf-8"), box)


def read_text(text: str, box: Path | None = None) -> Record:
    """A record from its text."""
    own = parse(box.read_bytes(), "box") if box else builtin()
    return read(text, lambda name: own if name == own.name else builtin(name))


def moments(record: Record) -> Iterator[Moment]:
    """A game before its first line and after each of its sentences."""
    s = record.first_state()
    yield moment(s, [])
    texts: list[str] = []
    for at, entry in enumerate(record.entries):
        what = entry.what
        if isinstance(what, Sentence):
            texts.append(line_text(record, what.line))
            if not what.forced:
                s = play(s, what.line.text)[1]
        else:
            texts.append(f"{'remark' if isinstance(what, Comment) else 'dealer'} {what[0]}")
        after = record.entries[at + 1].what if at + 1 < len(record.entries) else None
        if not (isinstance(after, Sentence) and after.forced):
            yield moment(s, texts)
            texts = []


def moment(s: State, lines: list[str]) -> Moment:
    """A state with all that is told of it."""
    return Moment(
        lines,
        snapshot.write(s),
        table_text(view(s)),
        [ahead(foretold(s, seat)) for seat in range(s.seats)],
        question(msgspec.to_builtins(ask(s))),
        answers(s),
        s,
    )


def answers(s: State) -> list[str]:
    """Every whole answer to the question in the order of the alphabet; none where nobody is asked.
    Where there are more payments than `MOST`, one line says so."""
    if to_move(s) < 0:
        return []
    moves = legal(s)
    if moves[0].verb != TO_PAY:
        return sorted(str(move) for move in moves)
    found = list(itertools.islice(payments(s), MOST + 1))
    if len(found) > MOST:
        return [f"more than {MOST} payments"]
    return sorted(" ".join(["pay", *amounts_text(paid, COIN)]) for paid in found)


def payments(s: State) -> Iterator[tuple[int, ...]]:
    """All ways to pay, kind by kind as the engine asks for them."""
    what, seat = s.agenda[-1][:2]
    for move in legal(s):
        t = s.copy()
        apply(t, move)
        kind, n = move.args
        paid = tuple(n if one == kind else 0 for one in range(KINDS))
        if t.agenda[-1][:2] == (what, seat) and t.step == s.step:
            for rest in payments(t):
                yield tuple(a + b for a, b in zip(paid, rest, strict=True))
        else:
            yield paid


def foreseen(s: State, text: str) -> Foreseen | None:
    """What an answer would do; None where it can't be given."""
    try:
        found = preview(s, text)
    except (InvalidMove, IllegalMove):
        return None
    after = s.copy()
    for move in expand(s, text):
        (apply_within_step if s.step in TURNS else apply)(after, move)
    return foreseen_in(msgspec.to_builtins(found))._replace(
        ahead=ahead(foretold(after, to_move(s)))
    )


def foretold(s: State, seat: int) -> Mapping[str, Any]:
    """The forecast in the sense of 0.1.0: as if nobody else had to close a business, with harvest
    and upkeep also once they were over; and after the last closing of a round that of the next."""
    t = s.copy()
    for other, p in enumerate(t.players):
        if other != seat:
            p.purse[CORN] += businesses_of(s, other)
    t.agenda = [item for item in t.agenda if item[0] != ASK_CLOSE or item[1] == seat]
    corn = {"harvest": harvest_due(s, seat), "upkeep": businesses_of(s, seat)}
    return {**forecast(t, seat), **corn}


def ending(record: Record) -> Ending:
    """A record looked at as a whole."""
    shown = replay(record, None)
    return Ending(
        record.result(),
        shown.points,
        check_deals(record),
        [table_text(one) for one in shown.views],
        [[told.what for told in line.said] for line in shown.story],
        [chair.name for chair in shown.chairs],
        write(record),
    )


# From the product's forms to the net's --------------------------------------------------------


def question(found: Mapping[str, Any] | None) -> Question | None:
    """A question of the library or of the wire."""
    if found is None:
        return None
    ways = [
        Way(
            *(one["shape"], one["prefix"], one.get("least", 0), one.get("most", 0)),
            [(item["word"], item["most"]) for item in one.get("items", [])],
            one["fee"],
            [done(choice) for choice in one.get("choices", [])],
        )
        for one in found["options"]
    ]
    head = (found["seat"], found["round"], found["step"], found["kind"], found["due"])
    return Question(*head, ways)


def done(found: Mapping[str, Any]) -> Done:
    """A choice."""
    return Done(
        *(found["text"], found["price"], found["prize"], found["points"]),
        [(one["kind"], one["n"], one["why"]) for one in found["changes"]],
        found["ends_turn"],
        found["reveals"],
    )


def foreseen_in(found: Mapping[str, Any]) -> Foreseen:
    """A preview of the library or of the wire."""
    standing, area, travel = found["standing"], found["area"], found["travel"]
    return Foreseen(done(found), standing, area, travel, ahead(found["forecast"]))


def ahead(found: Mapping[str, Any]) -> list[int]:
    """A forecast."""
    assert set(found) >= set(AHEAD)
    return [found[name] for name in AHEAD]


def table_text(found: Any, name: str = "") -> str:
    """A view as text, a line for each thing, by its name."""
    if isinstance(found, Mapping):
        keys = sorted(set(found) - NEWER)
        parts = [table_text(found[key], f"{name}.{key}".lstrip(".")) for key in keys]
        return "\n".join(parts)
    if isinstance(found, list) and found and isinstance(found[0], Mapping | list):
        return "\n".join(table_text(one, f"{name}.{n}") for n, one in enumerate(found))
    values = found if isinstance(found, list) else [found]
    return " ".join([name, *("-" if one is None else str(one) for one in values)])


# Words ----------------------------------------------------------------------------------------


@contextlib.contextmanager
def speaking(language: str) -> Iterator[None]:
    """The reader's language, for a while."""
    before = os.environ.get("NIEUW_LANGUAGE")
    os.environ["NIEUW_LANGUAGE"] = language
    words.language.cache_clear()
    try:
        yield
    finally:
        if before is None:
            del os.environ["NIEUW_LANGUAGE"]
        else:
            os.environ["NIEUW_LANGUAGE"] = before
        words.language.cache_clear()


def said(phrase: Any, who: Sequence[str]) -> str:
    """A sentence of the log in the language spoken, from the library or from the wire."""
    return words.say_phrase(from_wire(phrase), who)


def from_wire(what: Any) -> Any:
    """A phrase as it came over the wire."""
    if not isinstance(what, dict):
        return what
    if "items" in what:
        return phrases.many(from_wire(item) for item in what["items"])
    if "seat" in what:
        return phrases.Who(what["seat"])
    return phrases.Phrase(what["id"], {key: from_wire(arg) for key, arg in what["args"].items()})


def asked_in_words(s: State, who: list[str]) -> list[str]:
    """The terminal's question, and its answers with what is typed for them."""
    found = menu(s, who)
    return [found.question, *(f"{row.label}  {row.words}" for row in found.rows)]


def printed(*words: str, typed: str = "") -> str:
    """What a command prints to a person who types so much."""
    ran = run(*words, typed=typed)
    assert ran.code == 0, ran.err
    return ran.out


def at_line(record: Record, count: int) -> Record:
    """The first entries of a record."""
    return record.back_to(count)
