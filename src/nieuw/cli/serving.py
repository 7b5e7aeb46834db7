"""The game in a browser: for oneself, for the home network, or as a host."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import SQLAlchemyError

from nieuw.cli.errors import Fail
from nieuw.cli.files import reason
from nieuw.cli.screen import screen
from nieuw.server import run
from nieuw.words import say

LOCAL = "127.0.0.1"
EVERYWHERE = "0.0.0.0"


def play(lan: bool, port: int | None) -> None:
    """Serve this machine, or its network, and open the browser on a table ready to start."""

    def ready(at: int) -> None:
        address = f"http://{LOCAL}:{at}/"
        screen().print(say("serve-open", address=address))
        if lan:
            screen().print(say("serve-lan", address=f"http://{run.lan_address()}:{at}/"))
        run.open_browser(f"{address}#/new")

    _serve(EVERYWHERE if lan else LOCAL, port, None, "", ready)


def serve(host: str, port: int | None, database: str | None, prefix: str) -> None:
    """Serve others."""
    shown = LOCAL if host == EVERYWHERE else host

    def ready(at: int) -> None:
        screen().print(say("serve-open", address=f"http://{shown}:{at}{prefix.rstrip('/')}/"))

    _serve(host, port, database, prefix, ready)


def _serve(
    host: str, port: int | None, database: str | None, prefix: str, ready: run.Ready
) -> None:
    file = database or run.usual_database()
    try:
        run.serve(host, port, file, prefix, ready)
    except (SQLAlchemyError, sqlite3.Error) as error:
        why = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise Fail(say("error-database", file=file, reason=why)) from None
    except OSError as error:
        if port is not None:
            raise Fail(say("error-port", port=str(port))) from None
        raise Fail(say("error-database", file=file, reason=reason(error))) from None
