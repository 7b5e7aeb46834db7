"""`nieuw analyse`: a record judged by a bot, as text or as JSON."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from nieuw.analysis.judge import Judged, NoThoughts, decisions, judge, mistakes
from nieuw.arena.tables import decimal
from nieuw.bots.base import Bot, Thinker
from nieuw.box.file import BoxFile
from nieuw.cli.errors import Fail
from nieuw.cli.files import read_record, write_new
from nieuw.cli.progress import progress
from nieuw.cli.screen import coloured, print_block, screen
from nieuw.cli.seats import Seats, known_bot
from nieuw.game.record import Record
from nieuw.say.words import say

MOST_MISTAKES = 10
SHOWN = 0.0005
"""A loss that is not rounded away."""


def analyse(path: Path, spec: str, as_json: bool, out: Path | None, box: BoxFile | None) -> None:
    """Judge every decision of a record, and say which cost the most."""
    player = known_bot(spec, outside=True)
    if not isinstance(player, Thinker):
        raise Fail(say("error-no-thinker", bot=spec))
    record = read_record(path, box)
    if out is not None and out.exists():
        raise Fail(say("error-write", file=str(out), reason=say("analyse-exists")))
    judged = judge_all(record, player)
    file = io.StringIO() if out is not None else sys.stdout
    if as_json:
        json.dump(for_programs(record, player, judged), file, indent=1)
        file.write("\n")
    else:
        print_judged(screen(file), record, player, judged)
    if out is not None and isinstance(file, io.StringIO):
        write_new(out, file.getvalue())
        screen().print(say("analyse-written", file=str(out)), soft_wrap=True)


def judge_all(record: Record, player: Thinker) -> list[Judged]:
    """All decisions of a record, with progress."""
    found: list[Judged] = []
    numbered = list(enumerate(decisions(record)))
    for seed, decision in progress(
        numbered,
        say("analyse-bar"),
        lambda done, n: say("analyse-progress", done=done, decisions=n),
    ):
        try:
            found.append(judge(decision, player, player.budget, seed))
        except NoThoughts:
            number = str(decision.number)
            raise Fail(say("error-no-thoughts", bot=player.name, line=number)) from None
    return found


def for_programs(record: Record, player: Bot, judged: list[Judged]) -> dict[str, Any]:
    """Everything as JSON for programs; shares of the win from 0 to 1, seats from 0."""
    worst = mistakes(judged, MOST_MISTAKES)
    return {
        "bot": player.name,
        "seats": [{"colour": colour, "name": name} for colour, name in record.seats],
        "decisions": [
            {
                "line": one.number,
                "round": one.round,
                "step": one.step,
                "seat": one.seat,
                "played": one.played,
                "best": one.best,
                "before": _rounded(one.before),
                "after": _rounded(one.after),
                "loss": round(one.loss, 4),
                "thoughts": [
                    {
                        "text": thought.text,
                        "visits": thought.visits,
                        "values": _rounded(thought.values),
                        "line": list(thought.line),
                    }
                    for thought in one.thoughts
                ],
            }
            for one in judged
        ],
        "mistakes": [one.number for one in worst],
    }


def _rounded(values: tuple[float, ...]) -> list[float]:
    return [round(value, 4) for value in values]


def print_judged(console: Console, record: Record, player: Bot, judged: list[Judged]) -> None:
    """A row for each decision, a row for each seat, and the biggest mistakes."""
    seats = Seats(record.seats)
    intro = say("analyse-intro", list=seats.listed(), bot=player.name, decisions=len(judged))
    print_block(console, coloured(intro, seats))
    if not judged:
        return
    console.print()
    print_block(console, _decisions(judged, seats))
    console.print()
    print_block(console, _seats(judged, seats))
    console.print()
    worst = [one for one in mistakes(judged, MOST_MISTAKES) if one.loss >= SHOWN]
    console.print(say("analyse-mistakes", n=len(worst)))
    for one in worst:
        text = say(
            "analyse-mistake",
            line=str(one.number),
            round=one.round,
            who=seats.who[one.seat],
            played=one.played,
            best=one.best,
            before=percent(one.before[one.seat]),
            after=percent(one.after[one.seat]),
        )
        print_block(console, coloured(text, seats))


def percent(value: float) -> str:
    """A share as people read it."""
    return decimal(100 * value)


def _table(*heads: tuple[str, bool]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for head, number in heads:
        table.add_column(head, justify="right" if number else "left")
    return table


def _decisions(judged: list[Judged], seats: Seats) -> Table:
    table = _table(
        (say("analyse-line"), True),
        (say("analyse-round"), True),
        (say("analyse-seat"), False),
        (say("analyse-played"), False),
        (say("analyse-best"), False),
        (say("analyse-before"), False),
        (say("analyse-after"), False),
        (say("analyse-loss"), True),
    )
    for one in judged:
        table.add_row(
            str(one.number),
            str(one.round),
            coloured(seats.short(one.seat), seats),
            one.played,
            "=" if one.best == one.played else one.best,
            " ".join(f"{100 * value:.0f}" for value in one.before),
            " ".join(f"{100 * value:.0f}" for value in one.after),
            percent(one.loss) if one.loss >= SHOWN else "",
        )
    return table


def _seats(judged: list[Judged], seats: Seats) -> Table:
    """How each seat played, in the eyes of the bot."""
    table = _table(
        (say("analyse-seat"), False),
        (say("analyse-decisions"), True),
        (say("analyse-agreed"), True),
        (say("analyse-mean-loss"), True),
    )
    for seat in range(len(seats)):
        own = [one for one in judged if one.seat == seat]
        if own:
            agreed = sum(one.best == one.played for one in own) / len(own)
            loss = sum(one.loss for one in own) / len(own)
            table.add_row(
                *(coloured(seats.long(seat), seats), str(len(own))),
                *(say("arena-percent", n=decimal(100 * agreed, 0)), decimal(100 * loss, 2)),
            )
    return table
