"""One server for most tests, and one for each test that breaks its own."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack

import pytest

from server.client import Person
from server.serving import Server

Start = Callable[..., Awaitable[Server]]
People = Callable[..., Awaitable[list[Person]]]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Sockets and processes here are asyncio's."""
    return "asyncio"


@pytest.fixture(scope="session")
async def shared(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    """The server of all tests that leave it whole."""
    server = await Server(tmp_path_factory.mktemp("shared"), NIEUW_TEST_LOG="1").start()
    yield server
    await server.stop()
    server.check_log()


@pytest.fixture
def server(shared: Server) -> Iterator[Server]:
    """A server whose log shows what this test did."""
    yield shared
    shared.check_log()


@pytest.fixture
async def own_server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Start]:
    """Servers of a test's own."""
    started: list[Server] = []

    async def start(before: tuple[str, ...] = (), **options: str) -> Server:
        server = Server(tmp_path_factory.mktemp("server"), before, **options)
        started.append(server)
        return await server.start()

    yield start
    for server in started:
        await server.stop()
        server.check_log()


@pytest.fixture
async def people() -> AsyncIterator[People]:
    """People at a server, with a cookie and no wish to wait for bots."""
    async with AsyncExitStack() as stack:

        async def come(server: Server, count: int = 1) -> list[Person]:
            found = [await stack.enter_async_context(Person(server)) for _ in range(count)]
            for person in found:
                await person.quick()
            return found

        yield come
