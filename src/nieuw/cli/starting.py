"""How a text game begins: a new one, from a record, or where the last one was left."""

from __future__ import annotations

import sys
from datetime import datetime
from pathlib import Path

from nieuw.bots.levels import USUAL
from nieuw.box.file import builtin
from nieuw.cli.errors import one_line
from nieuw.cli.files import own_file, read_box, read_own_box, read_record
from nieuw.cli.play import play
from nieuw.cli.saves import box_of, last_running
from nieuw.cli.screen import screen
from nieuw.cli.seats import Players, Seats
from nieuw.cli.session import Session
from nieuw.cli.typed import typed, typed_again
from nieuw.game.dealer import Dealer
from nieuw.game.record import Record
from nieuw.say.words import say


def play_new(players: Players, box: str | None, seed: int | None, usual: bool) -> None:
    """Play a new game; `usual` if nobody said who plays."""
    dealer = Dealer.fresh() if seed is None else Dealer.numbered(seed)
    record = Record.new(read_own_box(box) or builtin(), players.names, dealer)
    session = Session(record, players.bots, bot_seed=seed, box=own_file(box))
    command = typed("play", "--text", "--players", f"Anna,Bo,bot:{USUAL}")
    listed, plain = session.seats.listed(), "yes" if usual else "no"
    play(session, say("play-intro", list=listed, usual=plain, command=command))


def play_on(file: Path, box: str | None) -> None:
    """Continue a record, with new draws."""
    kept = box_of(file)
    box = box or (str(kept) if kept else None)
    record = read_record(file, read_box(box))
    session = Session(record, file=file, box=own_file(box))
    over = "yes" if session.over else "no"
    if not session.over:
        record.new_segment(Dealer.fresh())
    listed = session.seats.listed()
    play(session, say("play-resumed", file=str(file), list=listed, over=over))


def play_last_or(players: Players) -> None:
    """Offer to continue the last game if it is not over; otherwise play a new one."""
    last = last_running()
    if last and _continues(*last):
        play_on(last[0], None)
    else:
        play_new(players, None, None, usual=True)


def _continues(file: Path, record: Record) -> bool:
    """Whether to continue this game; nobody is asked where nobody types."""
    console = screen()
    seats = Seats(record.seats).listed()
    when = f"{datetime.fromtimestamp(file.stat().st_mtime):%Y-%m-%d %H:%M}"
    console.print(say("last-game", list=seats, round=record.state.round, when=when))
    if not (sys.stdin and sys.stdin.isatty()):
        command = typed_again("play", file, box_of(file))
        console.print(say("quit-saved", command=command), soft_wrap=True)
        return False
    console.print(f"1  {say('last-game-continue')}\n2  {say('last-game-new')}")
    while True:
        try:
            answer = input(say("prompt")).strip()
        except EOFError:
            raise SystemExit(0) from None
        if answer in ("1", "2"):
            return answer == "1"
        console.print(say("play-no-answer", found=one_line(answer)))
