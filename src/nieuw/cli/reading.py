"""Reading records: `replay` retells one, `verify` checks many."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from rich.text import Text

from nieuw.box.file import BoxFile
from nieuw.cli.board import Board, print_board
from nieuw.cli.ending import print_ending
from nieuw.cli.errors import Fail, complain
from nieuw.cli.files import read_record, read_text
from nieuw.cli.history import log_of
from nieuw.cli.marks import Marks
from nieuw.cli.screen import coloured, print_block, print_log, screen
from nieuw.cli.seats import Seats
from nieuw.core.engine import to_move
from nieuw.core.names import OVER
from nieuw.game.deals import check_deals
from nieuw.game.reader import RecordError
from nieuw.game.record import Record, Segment
from nieuw.game.turn import Sentence
from nieuw.say.words import say
from nieuw.show.events import shown
from nieuw.show.question import ask
from nieuw.show.view import box_view, view


def replay(
    path: Path, to: int | None, as_json: bool, box: BoxFile | None, own: Path | None
) -> None:
    """Retell a record up to a line of the file, and show the table there; `own` is the file of its
    box, unless that is a built-in one."""
    record = read_record(path, box)
    last = len(read_text(path).splitlines())
    if to is not None and not 1 <= to <= last:
        raise Fail(say("error-line", file=str(path), last=str(last), line=str(to)))
    seats = Seats(record.seats)
    if to is not None:
        record = record.back_to(sum(entry.number <= to for entry in record.entries))
    state = record.state
    if as_json:
        sys.stdout.write(msgspec.json.encode(_for_programs(record)).decode())
        sys.stdout.write("\n")
        return
    console = screen()
    marks = Marks(record.box)
    print_block(console, coloured(say("replay-seats", list=seats.listed()), seats))
    if marks:
        print_block(console, Text(marks.note(own)))
    print_log(console, log_of(record), seats, marks)
    print_board(console, Board(console, state, seats, marks))
    print_block(console, Text(say("board-legend"), style="dim"))
    if to_move(state) == OVER:
        print_ending(console, record, seats)


def _for_programs(record: Record) -> dict[str, object]:
    """The table after the last line, the question there, and each line with what happened."""
    return {
        "line": record.entries[-1].number if record.entries else 0,
        "view": view(record.state),
        "ask": ask(record.state),
        "box": box_view(record.box),
        "lines": [
            _line(entry.number, entry.what)
            for entry in record.entries
            if isinstance(entry.what, Sentence)
        ],
    }


def _line(number: int, said: Sentence) -> dict[str, object]:
    return {
        "line": number,
        "round": said.round,
        **said.line._asdict(),
        "chosen": said.chosen,
        "events": shown(said.events),
    }


def verify(paths: list[Path], box: BoxFile | None) -> None:
    """Check records, with one line for each, right or wrong."""
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
    """What a correct record contains."""
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
        lines=len(read_text(path).splitlines()),
        end=end,
        deals=_deals(record, checked, unknown),
    )


def _deals(record: Record, checked: int, unknown: int) -> str:
    """How many of the draws are proven."""
    if unknown == 0:
        return say("verify-deals-all", n=checked)
    dealt = record.dealer or any(isinstance(entry.what, Segment) for entry in record.entries)
    if not dealt:
        return say("verify-deals-none")
    return say("verify-deals-some", checked=checked, unknown=unknown)
