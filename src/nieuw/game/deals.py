"""Whether the draws of a record match its seeds."""

from __future__ import annotations

from nieuw.core.names import CHANCE
from nieuw.game.dealer import Dealer
from nieuw.game.reader import RecordError
from nieuw.game.record import Record, Segment
from nieuw.game.turn import Sentence, deal
from nieuw.game.writer import line_text


def check_deals(record: Record) -> tuple[int, int]:
    """Draws checked against revealed seeds, and draws that can't be; raises RecordError at the
    first draw the seed did not give."""
    seed = record.dealer.seed if record.dealer else None
    checked = unknown = 0
    for entry, s in record.states():
        if isinstance(entry.what, Segment):
            seed = entry.what.seed
        elif isinstance(entry.what, Sentence) and entry.what.line.seat == CHANCE:
            if seed is None:
                unknown += 1
                continue
            expected = deal(s, Dealer(seed))[0].line
            if expected != entry.what.line:
                text = line_text(record, entry.what.line)
                raise RecordError(entry.number, text, f"expected {expected.text} from the seed")
            checked += 1
    return checked, unknown
