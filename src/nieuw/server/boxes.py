"""Box files that people bring; read in `Processes`, where nobody waits for them."""

from __future__ import annotations

from nieuw.box.file import BoxError, BoxFile, of_its_own, parse
from nieuw.say.box_problems import summary, too_long
from nieuw.table.errors import Refused

MOST_BOX, MOST_BOX_LINE = 100_000, 500


def own_box(text: str) -> BoxFile:
    """A box file from a person; one that would take long to read is refused."""
    if len(text) > MOST_BOX or max(map(len, text.split("\n"))) > MOST_BOX_LINE:
        raise Refused("bad-box", too_long(MOST_BOX, MOST_BOX_LINE))
    try:
        return parse(text.encode(), "box")
    except BoxError as error:
        raise Refused("bad-box", summary(error)) from None


def check_box(text: str) -> tuple[str, str]:
    """Digest and name of a box file from a person, for a new table."""
    box = own_box(text)
    try:
        of_its_own(box, "box")
    except BoxError as error:
        raise Refused("bad-box", summary(error)) from None
    return box.digest, box.name
