"""The text of a box is kept with every game begun with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from nieuw.box.file import DEFAULT as NAME
from nieuw.box.file import BoxFile, builtin, builtin_text, parse
from nieuw.server import hub as hubs
from nieuw.server import seating
from nieuw.server.hub import Hub
from nieuw.server.run import database_url
from nieuw.table import wire

pytestmark = pytest.mark.anyio


async def test_a_changed_built_in_box_orphans_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A later release has other numbers under the same name: the game goes on with its own."""
    url = database_url(str(tmp_path / "x.db"))
    hub = Hub(url)
    await hub.open()
    person, _ = await hub.store.new_person("Anna")
    seats = [wire.Wish("me"), wire.Wish("here", name="Bea")]
    game = await seating.make(hub, person, wire.NewTable(seats, name="Anna"))
    await hub.close()

    text = builtin_text(NAME).replace("boats = [1, 1, 1, 1]", "boats = [1, 1, 1, 2]")
    later = parse(text.encode(), NAME)
    assert later.digest != builtin().digest

    def changed(name: str = NAME) -> BoxFile:
        return later

    monkeypatch.setattr(hubs, "builtin", changed)
    monkeypatch.setattr(hubs, "builtin_text", lambda name: text)
    hub = Hub(url)
    await hub.open()
    table = await hub.table(game)
    assert table.box.digest == builtin().digest
    assert table.box_text == builtin_text(NAME)
    assert await hub.store.box_text(later.digest) == text
    await hub.close()
