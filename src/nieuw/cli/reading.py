"""Records read again: `replay` tells one, `verify` checks many."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from nieuw.ask import ask
from nieuw.boxfile import BoxFile
from nieuw.cli.board import print_board
from nieuw.cli.ending import print_ending
from nieuw.cli.errors import Fail, complain
from nieuw.cli.files import read_record, read_text
from nieuw.cli.history import said_of, steps
from nieuw.cli.screen import coloured, print_block, print_said, screen
from nieuw.cli.seats import Seats
from nieuw.core.engine import to_move
from nieuw.core.names import OVER
from nieuw.record import Record, RecordError, Segment, check_deals
from nieuw.tell import Said, Teller
from nieuw.view import box_view, view
from nieuw.words import say


def replay(path: Path, to: int | None, as_json: bool, box: BoxFile | None) -> None:
    """Tell a record up to a line of the file, and show the table there."""
    record = read_record(path, box)
    last = len(read_text(path).splitlines())
    if to is not None and not 1 <= to <= last:
        raise Fail(say("error-line", file=str(path), last=str(last), line=str(to)))
    seats = Seats(record.seats)
    state = record.first_state()
    teller = Teller(state)
    said: list[Said] = []
    line = 0
    for step, after in steps(record):
        if to is not None and record.entries[step.first].number > to:
            break
        line = step.number
        state = after.copy()
        said += said_of(step, teller)
    if as_json:
        found = {"line": line, "view": view(state), "ask": ask(state), "box": box_view(record.box)}
        json.dump(found, sys.stdout)
        sys.stdout.write("\n")
        return
    console = screen()
    print_block(console, coloured(say("replay-seats", list=seats.listed()), seats))
    print_said(console, said, seats)
    print_board(console, state, seats)
    if to_move(state) == OVER:
        print_ending(console, record, seats)


def verify(paths: list[Path], box: BoxFile | None) -> None:
    """Check records; every wrong one gets its line, and so does every right one."""
    wrong = False
    console = screen()
    for path in paths:
        try:
            console.print(verified(path, box), soft_wrap=True)
        except Fail as error:
            wrong = True
            sys.stdout.flush()
            complain(*error.lines)
    if wrong:
        raise Fail


def verified(path: Path, box: BoxFile | None) -> str:
    """What a right record holds."""
    record = read_record(path, box)
    try:
        checked, unknown = check_deals(record)
    except RecordError as error:
        raise Fail(say("error-record", file=str(path), message=str(error))) from None
    result = record.result()
    end = (
        say("verify-result", points=" ".join(map(str, result)))
        if result
        else say("verify-running", round=record.state.round)
    )
    return say(
        "verify-ok",
        file=str(path),
        lines=str(len(read_text(path).splitlines())),
        end=end,
        deals=_deals(record, checked, unknown),
    )


def _deals(record: Record, checked: int, unknown: int) -> str:
    """How far the draws are proven."""
    if unknown == 0:
        return say("verify-deals-all", n=checked)
    dealt = record.dealer or any(isinstance(entry.what, Segment) for entry in record.entries)
    if not dealt:
        return say("verify-deals-none")
    return say("verify-deals-some", checked=checked, unknown=unknown)
