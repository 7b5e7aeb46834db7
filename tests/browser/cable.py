"""A cable between a browser and the server, which can be pulled out or go dead."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from types import TracebackType
from urllib.parse import urlsplit

UP, DOWN = 0, 1
CHUNK = 65_536
TRYING = 60


class Cable:
    """Carries bytes both ways on a thread of its own, until told otherwise."""

    def __init__(self, server: str) -> None:
        self.port = urlsplit(server).port
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever)
        self.flows = [asyncio.Event(), asyncio.Event()]
        self.pulled = False
        self.tries = threading.Semaphore(0)
        self.ends: set[asyncio.StreamWriter] = set()
        self.tasks: set[asyncio.Task[None]] = set()

    def __enter__(self) -> Cable:
        self.thread.start()
        self._do(self.mend_now)
        start = asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.server = asyncio.run_coroutine_threadsafe(start, self.loop).result()
        self.address = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        asyncio.run_coroutine_threadsafe(self._end(), self.loop).result()
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()

    def pull(self) -> None:
        """Every connection breaks, and none can be made."""
        self._do(self._pull_now)

    def wait_for_tries(self, many: int) -> None:
        """Until so many connections were tried in vain since it was pulled."""
        for _ in range(many):
            assert self.tries.acquire(timeout=TRYING)

    def silence(self, *ways: int) -> None:
        """Nothing comes through any more that way, and nobody is told."""
        for way in ways:
            self._do(self.flows[way].clear)

    def mend(self) -> None:
        """All is well again; what was held back arrives, on connections that still stand."""
        self._do(self.mend_now)

    # On the thread ----------------------------------------------------------------------------

    def _do(self, what: Callable[[], object]) -> None:
        async def doing() -> None:
            what()

        asyncio.run_coroutine_threadsafe(doing(), self.loop).result()

    def mend_now(self) -> None:
        """See `mend`."""
        self.pulled = False
        for flow in self.flows:
            flow.set()

    def _pull_now(self) -> None:
        self.pulled = True
        self.tries = threading.Semaphore(0)
        for end in self.ends:
            end.transport.abort()

    async def _end(self) -> None:
        self.server.close()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self._pull_now()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.pulled:
            writer.transport.abort()
            self.tries.release()
            return
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.port)
        pair = {writer, far_writer}
        self.ends |= pair
        both = [
            asyncio.ensure_future(self._carry(reader, far_writer, UP)),
            asyncio.ensure_future(self._carry(far_reader, writer, DOWN)),
        ]
        self.tasks.update(both)
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        for end in pair:
            end.transport.abort() if self.pulled else end.close()
        for task in both:
            task.cancel()
        self.ends -= pair
        self.tasks.difference_update(both)

    async def _carry(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, way: int
    ) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(CHUNK):
                await self.flows[way].wait()
                writer.write(data)
                await writer.drain()
