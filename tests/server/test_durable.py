"""On disk before it is said: every move is synced between its request and its answer."""

from __future__ import annotations

import re
import shutil
import time
from pathlib import Path

import pytest
from sqlalchemy import text

from nieuw.bots.rng import Rng
from nieuw.server.run import database_url
from nieuw.store.database import Store
from server.client import any_answer
from server.conftest import People, Start

pytestmark = pytest.mark.anyio

MOVES = 25


async def pragma(store: Store, name: str) -> object:
    """A setting of the connection that writes."""
    async with store.writer.begin() as db:
        return (await db.execute(text(f"pragma {name}"))).scalar()


async def test_the_writer_is_durable(tmp_path: Path) -> None:
    store = Store(database_url(str(tmp_path / "x.db")))
    await store.open()
    assert await pragma(store, "synchronous") == 2  # full
    assert await pragma(store, "journal_mode") == "wal"
    assert await pragma(store, "foreign_keys") == 1
    await store.close()


async def test_a_sync_before_every_answer(
    own_server: Start, people: People, tmp_path: Path
) -> None:
    strace = shutil.which("strace")
    if strace is None:
        pytest.skip("no strace to see the syncs with")
    trace = tmp_path / "trace"
    options = "-D -f -qq -ttt -y -e trace=fsync,fdatasync -o"
    server = await own_server((strace, *options.split(), str(trace)))
    (host,) = await people(server)
    page = await host.open(await host.new_table("me", "here Bea"))
    rng = Rng(1)
    moved: list[tuple[float, float]] = []
    looked: list[tuple[float, float]] = []
    for _ in range(MOVES):
        choice = any_answer(await page.until_asked(), rng)
        start = time.time()
        assert (await page.preview(choice))["t"] == "preview"
        between = time.time()
        assert (await page.move(choice))["t"] == "answer"
        looked.append((start, between))
        moved.append((between, time.time()))
    await server.stop()
    wal = re.compile(r"^[0-9]+ +([0-9.]+) f(?:data)?sync\(\d+<[^>]*tables\.db-wal>", re.M)
    syncs = [float(at) for at in wal.findall(trace.read_text())]
    assert syncs, "strace saw no sync of the journal at all"

    def count(span: tuple[float, float]) -> int:
        return sum(span[0] <= at <= span[1] for at in syncs)

    assert [n for n, span in enumerate(moved) if not count(span)] == []
    assert [n for n, span in enumerate(looked) if count(span)] == []
