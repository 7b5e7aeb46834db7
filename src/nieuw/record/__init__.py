"""Games as they are written down (`.nar`, `docs/notation.md`): played on, read and checked."""

from nieuw.record.deals import check_deals
from nieuw.record.game import LONGEST_NAME, TITLE, Comment, Entry, Record, Segment
from nieuw.record.reader import LONGEST_FILE, RecordError, read

__all__ = [
    "LONGEST_FILE",
    "LONGEST_NAME",
    "TITLE",
    "Comment",
    "Entry",
    "Record",
    "RecordError",
    "Segment",
    "check_deals",
    "read",
]
