"""What people hand in, checked: names, boxes, records."""

from __future__ import annotations

from nieuw.boxfile import BoxError, BoxFile, builtin, parse
from nieuw.record import LONGEST_NAME, Record, RecordError, read
from nieuw.server import wire
from nieuw.server.live import Refused

MOST_BOX, MOST_BOX_LINE = 100_000, 500


def checked_name(name: str) -> str:
    """A name as it may stand in a record."""
    name = " ".join(name.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise Refused("bad-name")
    return name


def own_box(text: str) -> BoxFile:
    """A box file from a person; what would take long to read is not read."""
    if len(text) > MOST_BOX or max(map(len, text.split("\n"))) > MOST_BOX_LINE:
        most = f"{MOST_BOX} letters, {MOST_BOX_LINE} a line"
        raise Refused("bad-box", f"expected at most {most}")
    try:
        return parse(text.encode(), "box")
    except BoxError as error:
        raise Refused("bad-box", str(error)) from None


def read_record(wish: wire.Import) -> Record:
    """A record from a person, with their box where it needs one."""
    own = own_box(wish.box) if wish.box else builtin()
    try:
        return read(wish.record, lambda name: own if name == own.name else builtin(name))
    except RecordError as error:
        raise Refused("bad-record", str(error)) from None
