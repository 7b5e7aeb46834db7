"""The end of a game: who won, and where everyone's points came from."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from nieuw.cli.screen import STYLES, coloured, print_block
from nieuw.cli.seats import Seats
from nieuw.core.names import WHY_NAMES
from nieuw.core.rules.final import winners
from nieuw.game.record import Record
from nieuw.game.tally import points_by_source
from nieuw.say.words import listed, say


def print_ending(console: Console, record: Record, seats: Seats) -> None:
    """The table of points and the winners."""
    console.print()
    print_block(console, points_table(record, seats))
    best = winners(record.state)
    who = listed(seats.who[seat] for seat in best)
    points = record.state.players[best[0]].score
    text = say("end-winner", who=who, n=len(best), points=points)
    console.print(coloured(text, seats, "bold"))


def points_table(record: Record, seats: Seats) -> Table:
    """Points by source, one column per seat."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(say("end-source"), no_wrap=True)
    for seat, who in enumerate(seats.who):
        style = STYLES[seats.colours[seat]]
        table.add_column(Text(who, style=style), justify="right", max_width=20, overflow="ellipsis")
    won = points_by_source(record)
    for name in ("start", *WHY_NAMES):
        if any(won.get(name, [])):
            source = say("end-start") if name == "start" else say(f"why-{name}")
            table.add_row(source, *(str(n) for n in won[name]))
    total = [str(p.score) for p in record.state.players]
    table.add_row(say("end-total"), *total, style="bold")
    return table
