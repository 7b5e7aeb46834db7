"""Start the server: for one person and a browser, for a home network, or for a host."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping
from pathlib import Path

import uvicorn
from platformdirs import user_data_path

from nieuw.server.app import WEB, make_app
from nieuw.server.store import Store

USUAL_PORT = 8626
Ready = Callable[[int], None]


def usual_database() -> str:
    """A file in the person's data folder."""
    folder = user_data_path("nieuw-amsterdam", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return str(folder / "tables.db")


def database_url(database: str) -> str:
    """A file's path as SQLAlchemy wants it; an address stays what it is."""
    if "://" in database:
        return database
    return f"sqlite+aiosqlite:///{Path(database).resolve()}"


def listen(host: str, port: int | None) -> socket.socket:
    """A socket to listen on: the port asked for, or the usual one, or any that is free."""
    for wanted in (USUAL_PORT, 0) if port is None else (port,):
        with contextlib.suppress(OSError):
            found = socket.create_server((host, wanted), reuse_port=False)
            # Inherited by every connection; asyncio does it only where the protocol is named.
            found.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            return found
    raise OSError(f"port {port} is taken")


def lan_address() -> str:
    """This machine's address on its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def has_client() -> bool:
    """Whether the browser's part is there."""
    return (WEB / "index.html").is_file()


def serve(
    host: str,
    port: int | None,
    database: str,
    prefix: str = "",
    ready: Ready | None = None,
    bots: Mapping[str, str] | None = None,
) -> None:
    """Serve until stopped; `ready` is told the port once it answers."""
    url = database_url(database)
    asyncio.run(prepare(url))
    listener = listen(host, port)
    config = uvicorn.Config(
        make_app(url, bots),
        log_level="warning",
        access_log=False,
        proxy_headers=True,
        root_path=prefix.rstrip("/"),
        ws_max_size=8192,
        timeout_graceful_shutdown=2,
    )
    server = Server(config, lambda: ready(listener.getsockname()[1]) if ready else None)
    server.run([listener])


async def prepare(url: str) -> None:
    """Make the database where it is missing; what is wrong with it shows before anything else."""
    store = Store(url)
    try:
        await store.open()
    finally:
        await store.close()


class Server(uvicorn.Server):
    """Says when it is ready, and ends quietly when it is told to."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """As usual, and then the word."""
        await super().startup(sockets)
        if not self.should_exit:
            self.ready()


def open_browser(url: str) -> None:
    """Open a page without waiting for the browser; where there is none, nothing happens."""
    if sys.stdout.isatty():
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
