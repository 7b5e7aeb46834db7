"""Start the server: for one person and a browser, for a home network, or for a host."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import uvicorn
from platformdirs import user_data_path
from sqlalchemy.engine import make_url
from starlette.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from nieuw.server.addresses import PlainAddresses
from nieuw.server.app import WEB, make_app
from nieuw.store.lock import ServerLock
from nieuw.store.migrate import migrate
from nieuw.table.wire import BoxText

USUAL_PORT = 8626
LOCAL = "127.0.0.1"
LOCAL_IPV6 = "::1"
EVERYWHERE = "0.0.0.0"
Ready = Callable[[int], None]


def usual_database() -> str:
    """A file in the person's data folder."""
    folder = user_data_path("nieuw-amsterdam", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return str(folder / "tables.db")


def database_url(database: str) -> str:
    """A file's path as SQLAlchemy wants it; an address stays as it is."""
    if "://" in database:
        return database
    return f"sqlite+aiosqlite:///{Path(database).resolve()}"


def listen(host: str, port: int | None) -> socket.socket:
    """A socket to listen on: the port given, or the usual one, or any free one."""
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
            return LOCAL


def has_client() -> bool:
    """Whether the client has been built."""
    return (WEB / "index.html").is_file()


def serve(
    host: str,
    port: int | None,
    database: str,
    prefix: str = "",
    ready: Ready | None = None,
    bots: Mapping[str, str] | None = None,
    migrated: Callable[[Path], None] | None = None,
    own_box: BoxText | None = None,
) -> None:
    """Serve until stopped; `migrated` gets the saved copy of a database that was behind, `ready`
    the port once the server answers."""
    url = database_url(database)
    with only_server(url) as lock:
        kept = asyncio.run(migrate(url))
        if kept and migrated:
            migrated(kept)
        listener = listen(host, port)

        def answers() -> None:
            at = listener.getsockname()[1]
            if lock:
                lock.tell(address(host, at, prefix))
            if ready:
                ready(at)

        app = make_app(url, bots, lambda: reach(host, listener, prefix), own_box)
        _run(app, listener, prefix, answers)


def address(host: str, port: int, prefix: str = "") -> str:
    """Where a browser on this machine finds a server."""
    return f"http://{LOCAL if host == EVERYWHERE else host}:{port}{prefix.rstrip('/')}/"


def reach(host: str, listener: socket.socket, prefix: str) -> str:
    """Where other machines find a server that listens everywhere; empty if they can't, or the
    address they know it by."""
    if host != EVERYWHERE or (lan := lan_address()) == LOCAL:
        return ""
    return address(lan, listener.getsockname()[1], prefix)


@contextlib.contextmanager
def only_server(url: str) -> Iterator[ServerLock | None]:
    """Held while a server runs on a file; another on the same file is `Taken`."""
    place = make_url(url)
    if place.get_backend_name() != "sqlite" or not place.database:
        yield None
        return
    lock = ServerLock(Path(place.database))
    lock.take()
    try:
        yield lock
    finally:
        lock.release()


def wait_for_address(database: str, seconds: float) -> str:
    """Where the server on a file answers, once it does; empty if it does not in time."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if told := ServerLock(Path(database)).told():
            return told
        time.sleep(0.05)
    return ""


def _run(app: Any, listener: socket.socket, prefix: str, answers: Callable[[], None]) -> None:
    proxies = os.environ.get("FORWARDED_ALLOW_IPS", f"{LOCAL},{LOCAL_IPV6}")  # as uvicorn calls it
    proxied: Any = ProxyHeadersMiddleware(app, proxies)
    config = uvicorn.Config(
        PlainAddresses(proxied),
        log_level="warning",
        access_log=False,
        proxy_headers=False,
        root_path=prefix.rstrip("/"),
        ws_max_size=8192,
        timeout_graceful_shutdown=2,
    )
    Server(config, answers).run([listener])


class Server(uvicorn.Server):
    """Says when it is ready, and ends quietly when stopped."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """As usual, then says that it is ready."""
        await super().startup(sockets)
        if not self.should_exit:
            self.ready()


def open_browser(url: str) -> None:
    """Open a page without waiting for the browser; if there is none, nothing happens."""
    if sys.stdout.isatty():
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
