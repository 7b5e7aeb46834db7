"""The game in a browser: for yourself, for the home network, or as a host."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from nieuw.cli.errors import Fail
from nieuw.cli.files import reason
from nieuw.cli.screen import screen
from nieuw.cli.seats import known_bot
from nieuw.say.words import say
from nieuw.server import run
from nieuw.server.bot_thinking import LIMIT, LONGEST
from nieuw.store.lock import Taken
from nieuw.store.migrate import HEAD, Damaged, Foreign, TooNew

STARTING = 20.0
"""Seconds another server may take until it answers."""


def play(lan: bool, port: int | None) -> None:
    """Serve this machine, or its network, and open the browser on a table ready to start; if a
    server is already running, open its page."""

    def ready(at: int) -> None:
        address = run.address(run.LOCAL, at)
        screen().print(say("serve-open", address=address))
        if lan:
            screen().print(say("serve-lan", address=run.address(run.lan_address(), at)))
        run.open_browser(f"{address}#/new")

    try:
        _serve(run.EVERYWHERE if lan else run.LOCAL, port, None, "", {}, ready)
    except Taken as taken:
        address = taken.address or run.wait_for_address(run.usual_database(), STARTING)
        if not address:
            raise Fail(say("error-server-starting", file=run.usual_database())) from None
        screen().print(say("serve-running", address=address))
        run.open_browser(f"{address}#/new")


def serve(
    host: str, port: int | None, database: str | None, prefix: str, bots: dict[str, str]
) -> None:
    """Serve others, with the host's own bots too."""

    def ready(at: int) -> None:
        screen().print(say("serve-open", address=run.address(host, at, prefix)))

    try:
        _serve(host, port, database, prefix, bots, ready)
    except Taken as taken:
        file = database or run.usual_database()
        raise Fail(say("error-server-running", file=file, address=taken.address or "?")) from None


def offered(words: str | None) -> dict[str, str]:
    """The bots of `--bots` by the names people see; each is tried before the server starts."""
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

    def migrated(kept: Path) -> None:
        screen().print(say("serve-migrated", file=str(kept)), soft_wrap=True)

    try:
        run.serve(host, port, file, prefix, ready, bots, migrated)
    except Foreign:
        raise Fail(say("error-database-foreign", file=file)) from None
    except TooNew as error:
        versions = {"version": error.version, "known": HEAD}
        raise Fail(say("error-database-newer", file=file, **versions)) from None
    except Damaged as error:
        raise Fail(say("error-database", file=file, reason=str(error))) from None
    except (SQLAlchemyError, sqlite3.Error) as error:
        why = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise Fail(say("error-database", file=file, reason=why)) from None
    except OSError as error:
        if port is not None:
            raise Fail(say("error-port", port=str(port))) from None
        raise Fail(say("error-database", file=file, reason=reason(error))) from None
