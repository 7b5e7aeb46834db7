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
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from nieuw.server.addresses import PlainAddresses
from nieuw.server.app import WEB, make_app
from nieuw.server.listening import PortReserved, PortTaken, bare, families, listen
from nieuw.store.folder import data_folder
from nieuw.store.lock import ServerLock
from nieuw.store.migrate import migrate
from nieuw.store.place import Forbidden, NoFolder, file_of
from nieuw.table.wire import BoxText

USUAL_PORT = 8626
LOCAL = "127.0.0.1"
LOCAL_IPV6 = "::1"
EVERYWHERE = "0.0.0.0"
FAR = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""An address of each kind that is on no network, and therefore beyond every router."""
Ready = Callable[[int], None]


def usual_file() -> Path:
    """A file in the person's data folder."""
    return data_folder() / "tables.db"


def usual_database() -> str:
    """The same, once its folder is there."""
    file = usual_file()
    folder = file.parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except PermissionError as error:
        raise Forbidden(Path(error.filename)) from None
    except (FileExistsError, NotADirectoryError):
        raise NoFolder(folder) from None
    return str(file)


def database_url(database: str) -> str:
    """A file's path as SQLAlchemy wants it; an address stays as it is."""
    if "://" in database:
        return database
    return f"sqlite+aiosqlite:///{os.path.realpath(database)}"


def listen_somewhere(host: str) -> socket.socket:
    """A socket on the usual port, or on any free one."""
    try:
        return listen(host, USUAL_PORT)
    except (PortTaken, PortReserved):
        return listen(host, 0)


def lan_address(family: socket.AddressFamily = socket.AF_INET) -> str:
    """This machine's address on its network; nothing is sent to find it."""
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((FAR[family], 9))
        return str(probe.getsockname()[0])
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
    """Serve until stopped, without a port on the usual one or any other; `migrated` gets the saved
    copy of a database that was behind, `ready` the port once the server answers."""
    url = database_url(database)
    with (
        only_server(url) as lock,
        listen_somewhere(host) if port is None else listen(host, port) as listener,
    ):
        kept = asyncio.run(migrate(url))
        if kept and migrated:
            migrated(kept)

        def answers() -> None:
            at = listener.getsockname()[1]
            if lock:
                lock.tell(address(host, at, prefix))
            if ready:
                ready(at)

        app = make_app(url, bots, lambda: reach(host, listener, prefix), own_box)
        _run(app, listener, prefix, answers)


def everywhere(host: str) -> str:
    """Where this machine finds a server that listens on all its addresses; empty if the host is
    one of them."""
    try:
        found = ip_address(bare(host))
    except ValueError:
        return ""
    local = LOCAL if found.version == 4 else LOCAL_IPV6
    return local if found.is_unspecified else ""


def address(host: str, port: int, prefix: str = "") -> str:
    """Where a browser on this machine finds a server."""
    name = everywhere(host) or bare(host)
    if ":" in name:
        name = f"[{name.replace('%', '%25')}]"
    return f"http://{name}:{port}{prefix.rstrip('/')}/"


def reach(host: str, listener: socket.socket, prefix: str) -> str:
    """Where other machines find a server that listens everywhere; empty if they can't, or the
    address they know it by."""
    if everywhere(host):
        for lan in map(lan_address, families(listener)):
            if lan != LOCAL:
                return address(lan, listener.getsockname()[1], prefix)
    return ""


@contextlib.contextmanager
def only_server(url: str) -> Iterator[ServerLock | None]:
    """Held while a server runs on a file; another on the same file is `Taken`."""
    file = file_of(url)
    if file is None:
        yield None
        return
    lock = ServerLock(file)
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
