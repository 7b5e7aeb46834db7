"""The game in a browser: for oneself, for the home network, or as a host."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import SQLAlchemyError

from nieuw.cli.errors import Fail
from nieuw.cli.files import reason
from nieuw.cli.screen import screen
from nieuw.cli.seats import known_bot
from nieuw.server import run
from nieuw.server.botwork import LIMIT, LONGEST
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

    _serve(EVERYWHERE if lan else LOCAL, port, None, "", {}, ready)


def serve(
    host: str, port: int | None, database: str | None, prefix: str, bots: dict[str, str]
) -> None:
    """Serve others, also with bots of one's own."""
    shown = LOCAL if host == EVERYWHERE else host

    def ready(at: int) -> None:
        screen().print(say("serve-open", address=f"http://{shown}:{at}{prefix.rstrip('/')}/"))

    _serve(host, port, database, prefix, bots, ready)


def offered(words: str | None) -> dict[str, str]:
    """The bots of `--bots` by the names people see; each is tried before the doors open."""
    specs = [word.strip() for word in words.split(",")] if words is not None else []
    found: dict[str, str] = {}
    for spec in specs:
        player = known_bot(spec, outside=True)
        if player.budget.seconds > LONGEST * LIMIT:
            raise Fail(say("error-bots-slow", most=f"{LONGEST * LIMIT:g}", bot=spec))
        found[player.name] = spec
    return found


def _serve(
    host: str,
    port: int | None,
    database: str | None,
    prefix: str,
    bots: dict[str, str],
    ready: run.Ready,
) -> None:
    file = database or run.usual_database()
    try:
        run.serve(host, port, file, prefix, ready, bots)
    except (SQLAlchemyError, sqlite3.Error) as error:
        why = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise Fail(say("error-database", file=file, reason=why)) from None
    except OSError as error:
        if port is not None:
            raise Fail(say("error-port", port=str(port))) from None
        raise Fail(say("error-database", file=file, reason=reason(error))) from None
