"""What was answered, as facts a person can read: numbers and texts of no language.

A long text is kept as the first twelve digits of its hash; the test shows it where it differs.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

from net.answers.library import Done, Foreseen, Moment, Question, Way, ending, foreseen, moments

SAMPLES = 4
"""So many mixes of one way to answer are tried out."""


class Facts:
    """Lines to be kept, and the whole of what stands there as a hash."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.whole: dict[int, str] = {}

    def add(self, line: str) -> None:
        """A line; long texts go to `hashed`."""
        self.lines.append(line)

    def hashed(self, head: str, text: str) -> None:
        """The hash of a text, which is shown where it differs."""
        self.whole[len(self.lines)] = text
        self.lines.append(f"{head} {digest(text)}")


def digest(text: str) -> str:
    """Twelve digits for any text."""
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def of_record(record: Any) -> Facts:
    """Every line of a game, and all that is told after it."""
    found = Facts()
    before: list[list[int]] = []
    for one in moments(record):
        add_moment(found, one, before)
        before = one.ahead
    whole = ending(record)
    found.add("end")
    found.add(f"  result {numbers(whole.result)}")
    for source, points in whole.points.items():
        found.add(f"  points {source} {numbers(points)}")
    found.add(f"  draws checked {whole.draws[0]}, unknown {whole.draws[1]}")
    found.hashed(f"  replay of {len(whole.tables)} tables", "\n\n".join(whole.tables))
    found.hashed("  written again", whole.again)
    return found


def add_moment(found: Facts, one: Moment, before: list[list[int]]) -> None:
    """A game after a sentence; forecasts only where they changed."""
    for line in one.lines or ["start"]:
        found.add(line)
    found.hashed("  position", one.position)
    found.hashed("  table", one.table)
    for seat, ahead in enumerate(one.ahead):
        if not before or before[seat] != ahead:
            found.add(f"  ahead of seat {seat + 1}: {numbers(ahead)}")
    if one.question:
        found.hashed(f"  {len(one.answers)} answers", "\n".join(one.answers))
        for line in question_lines(one.question):
            found.add(f"  {line}")
        for text in samples(one.question):
            found.add(f"    {foreseen_line(text, foreseen(one.state, text))}")


def question_lines(question: Question) -> Iterator[str]:
    """A question, its ways to answer, and every answer that is listed."""
    due = f", {question.due} due" if question.due else ""
    where = f"in round {question.round}, step {question.step}"
    yield f"seat {question.seat + 1} is asked to {question.kind} {where}{due}"
    for way in question.ways:
        yield f"  {way_line(way)}"
        for one in way.listed:
            yield f"    {done_line(one)}"


def way_line(way: Way) -> str:
    """How an answer is composed."""
    words = [way.shape, f"'{way.prefix}'"]
    if way.shape != "list":
        words.append(f"from {way.least} to {way.most}")
    if way.items:
        words.append("of " + " ".join(f"{most}x{word}" for word, most in way.items))
    if way.fee:
        words.append(f"for a fee of {way.fee}")
    return " ".join(words)


def done_line(done: Done) -> str:
    """An answer with price, prize, points and reasons."""
    parts = [
        *(f"price {amounts(done.price)}" if done.price else "",),
        *(f"prize {amounts(done.prize)}" if done.prize else "",),
        *(f"points {done.points:+d}" if done.points else "",),
        *(f"as {changes(done)}" if done.changes else "",),
        *("ends the turn" if done.ends_turn else "", "reveals" if done.reveals else ""),
    ]
    return f"{done.text}: {'; '.join(filter(None, parts))}".rstrip(": ")


def amounts(counts: dict[str, int]) -> str:
    """`3 coin, 1 wood`."""
    return ", ".join(f"{n} {kind}" for kind, n in counts.items())


def changes(done: Done) -> str:
    """`coin -3 fee`, one after the other."""
    return ", ".join(f"{kind} {n:+d} {why}" for kind, n, why in done.changes)


def foreseen_line(text: str, found: Foreseen | None) -> str:
    """An answer that was tried out."""
    if found is None:
        return f"{text}: can't be"
    standing = "".join(map(str, found.standing))
    after = f"standing {standing}, area {found.area}, travel {found.travel}"
    return f"{done_line(found.done)} > {after}, ahead {numbers(found.ahead)}"


def samples(question: Question) -> list[str]:
    """Some answers of every way, always the same ones."""
    found: list[str] = []
    for way in question.ways:
        if way.shape == "list":
            found += [one.text for one in (way.listed[:1] + way.listed[-1:])]
        elif way.shape == "amount":
            middle = (way.least + way.most) // 2
            found += [f"{way.prefix}{n}" for n in (way.least, middle, way.most)]
        else:
            found += mixes(way)
    return list(dict.fromkeys(found))


def mixes(way: Way) -> list[str]:
    """The least and the most of a mix, taken from the left, from the right, and in turn."""
    found: list[str] = []
    for total in (way.least, way.most):
        pool = [word for word, most in way.items for _ in range(most)]
        rounds = max(most for _, most in way.items)
        in_turn = [word for n in range(rounds) for word, most in way.items if n < most]
        found += [mixed(way, one[:total]) for one in (pool, pool[::-1], in_turn)]
    return list(dict.fromkeys(found))[:SAMPLES]


def mixed(way: Way, taken: list[str]) -> str:
    """A mix as a sentence."""
    words = [way.prefix]
    for word, _ in way.items:
        n = taken.count(word)
        words += [word] * n if word.isdigit() else [f"{n}{word}"] * (n > 0)
    return " ".join(words)


def numbers(values: list[int] | None) -> str:
    """Numbers with spaces between them, a dash for none."""
    return " ".join(map(str, values)) if values else "-"
