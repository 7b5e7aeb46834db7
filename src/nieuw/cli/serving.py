"""The game in a browser: for yourself, for the home network, or as a host."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote, urlencode

from nieuw.cli.errors import Fail
from nieuw.cli.screen import screen
from nieuw.cli.seats import Players, known_bot
from nieuw.cli.start_errors import UNUSABLE, cant_keep, cant_listen, path_prefix
from nieuw.say.words import chosen_language, say
from nieuw.server import run
from nieuw.server.bot_thinking import LIMIT, LONGEST
from nieuw.server.listening import CantListen
from nieuw.store.lock import Taken
from nieuw.table.wire import BoxText

STARTING = 20.0
"""Seconds another server may take until it answers."""


def play(
    lan: bool,
    port: int | None,
    players: Players | None,
    bots: dict[str, str],
    box: BoxText | None,
) -> None:
    """Serve this machine, or its network, and open the browser on a table ready to start, with
    these players, bots and box; if a server is already running, open its page."""
    if not run.has_client():
        raise Fail(say("error-no-page"))
    page = new_table(players)

    def ready(at: int) -> None:
        address = run.address(run.LOCAL, at)
        screen().print(say("serve-open", address=f"{address}{page}"), soft_wrap=True)
        if lan:
            screen().print(say("serve-lan", address=run.address(run.lan_address(), at)))
        run.open_browser(f"{address}{page or '#/new'}")

    try:
        _serve(run.EVERYWHERE if lan else run.LOCAL, port, None, "", bots, ready, box)
    except Taken as taken:
        address = taken.address or run.wait_for_address(run.usual_database(), STARTING)
        if not address:
            raise Fail(say("error-server-starting", file=run.usual_database())) from None
        for missing in (*bots, *([box.name] if box else [])):
            raise Fail(say("error-server-without", address=address, name=missing)) from None
        screen().print(say("serve-running", address=f"{address}{page}"), soft_wrap=True)
        run.open_browser(f"{address}{page or '#/new'}")


def new_table(players: Players | None) -> str:
    """The end of the address of a new table with these players; empty if nothing was asked for."""
    wanted: dict[str, str] = {}
    if players:
        wanted["seats"] = ",".join(players.names)
    if language := chosen_language():
        wanted["language"] = language
    return f"#/new?{urlencode(wanted, quote_via=quote, safe=',:')}" if wanted else ""


def serve(
    host: str, port: int | None, database: str | None, prefix: str, bots: dict[str, str]
) -> None:
    """Serve others, with the host's own bots too; on the usual port or the one given, never on
    another, as whoever comes, or a proxy, would not find it."""
    path = path_prefix(prefix)

    def ready(at: int) -> None:
        screen().print(say("serve-open", address=run.address(host, at, path)))

    try:
        _serve(host, run.USUAL_PORT if port is None else port, database, path, bots, ready)
    except Taken as taken:
        file = database or run.usual_database()
        raise Fail(say("error-server-running", file=file, address=taken.address or "?")) from None


def offered(specs: list[str]) -> dict[str, str]:
    """Bots by the names people see; each is tried before the server starts."""
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
    box: BoxText | None = None,
) -> None:
    file = database or str(run.usual_file())

    def migrated(kept: Path) -> None:
        screen().print(say("serve-migrated", file=str(kept)), soft_wrap=True)

    try:
        run.serve(host, port, database or run.usual_database(), prefix, ready, bots, migrated, box)
    except CantListen as error:
        raise Fail(cant_listen(error)) from None
    except UNUSABLE as error:
        raise Fail(cant_keep(error, file)) from None
    except OSError as error:
        raise Fail(say("error-start", reason=str(error))) from None
