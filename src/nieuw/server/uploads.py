"""Records that people bring: to look at, or to continue.

They are read and replayed in `Processes`, without holding up tables, and are ended there if they
take too long.
"""

from __future__ import annotations

import contextlib
import re

import msgspec

from nieuw.box.file import builtin
from nieuw.game.reader import RecordError, read
from nieuw.game.record import Record
from nieuw.server.boxes import own_box
from nieuw.server.copies import go_on
from nieuw.server.hub import Hub
from nieuw.server.replay import replay
from nieuw.store.database import Person
from nieuw.table import wire
from nieuw.table.copies import Cut, cut
from nieuw.table.errors import Refused

NAMED = re.compile(r"[^\n]*\nBox (\S+) (sha256:[0-9a-f]{64})\n")
"""A record up to the line that names its box."""


async def look_at(hub: Hub, wish: wire.Import) -> bytes:
    """Any record to look at; nothing is saved."""
    return await hub.long(replay_own, await _with_box(hub, wish))


async def play_on(hub: Hub, person: Person, wish: wire.Import) -> str:
    """Continue a record that someone has, from its end or from a line on."""
    wish = await _with_box(hub, wish)
    upto = await hub.long(cut_own, wish)
    return await go_on(hub, person, upto, wish.bot, None, wish.box)


async def _with_box(hub: Hub, wish: wire.Import) -> wire.Import:
    """With the text of its box if nobody brought it but a game here used it, so that every record
    written here can be read here again."""
    named = NAMED.match(wish.record)
    if wish.box or named is None:
        return wish
    with contextlib.suppress(Refused):
        _, text = await hub.box(named[2], named[1])
        return msgspec.structs.replace(wish, box=text)
    return wish


# In another process ---------------------------------------------------------------------------


def own_record(wish: wire.Import) -> Record:
    """A record from a person, with their box if it needs one."""
    own = own_box(wish.box) if wish.box else builtin()
    try:
        return read(wish.record, lambda name: own if name == own.name else builtin(name))
    except RecordError as error:
        raise Refused("bad-record", str(error)) from None


def replay_own(wish: wire.Import) -> bytes:
    """A record from a person, to look at."""
    return msgspec.json.encode(replay(own_record(wish), None))


def cut_own(wish: wire.Import) -> Cut:
    """A record from a person up to the line they want to continue from."""
    record = own_record(wish)
    lines = len(record.lines())
    if not -1 <= wish.n <= lines:
        raise Refused("no-such-line")
    return cut(record, lines if wish.n < 0 else wish.n, reveal=True)
