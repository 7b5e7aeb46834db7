"""Whether the draws of a record are those its seeds give."""

from __future__ import annotations

from nieuw.core.engine import apply, to_move
from nieuw.core.names import CHANCE
from nieuw.core.state import State
from nieuw.dealer import Dealer
from nieuw.notation import Line, lines
from nieuw.record.game import Record, Segment
from nieuw.record.reader import RecordError


def check_deals(record: Record) -> tuple[int, int]:
    """Draws checked against revealed seeds, and draws that can't be; raises RecordError at the
    first draw the seed did not give."""
    seed = record.dealer.seed if record.dealer else None
    checked = unknown = 0
    for entry, s in record.states():
        if isinstance(entry.what, Segment):
            seed = entry.what.seed
        elif isinstance(entry.what, Line) and entry.what.seat == CHANCE:
            if seed is None:
                unknown += 1
                continue
            expected = _dealt_line(s, Dealer(seed))
            if expected != entry.what:
                text = record.line_text(entry.what)
                raise RecordError(entry.number, text, f"expected {expected.text} from the seed")
            checked += 1
    return checked, unknown


def _dealt_line(s: State, dealer: Dealer) -> Line:
    """The line the dealer would draw here."""
    t = s.copy()
    t.log = []
    verb = -1
    while to_move(t) == CHANCE:
        move = dealer.draw(t)
        if verb not in (-1, move.verb):
            break
        verb = move.verb
        apply(t, move)
    return lines(t.log)[0]
