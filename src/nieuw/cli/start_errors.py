"""Why a server can't start, and what to do about it: one line for each reason."""

from __future__ import annotations

import re
import sqlite3
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from nieuw.cli.errors import Fail
from nieuw.say.words import say
from nieuw.server.listening import CantListen, Elsewhere, PortReserved, PortTaken, UnknownHost
from nieuw.store.migrate import HEAD, Damaged, Foreign, TooNew
from nieuw.store.place import (
    BadAddress,
    Forbidden,
    IsFolder,
    NoDriver,
    NoFolder,
    Unreachable,
    Unusable,
)

PREFIX: Final = re.compile(r"(/(?!\.\.?(/|$))[\w.~-]+)*", re.ASCII)
"""Paths that are the same in a browser, a proxy and a cookie."""

UNUSABLE: Final = (Unusable, Foreign, TooNew, Damaged, SQLAlchemyError, sqlite3.Error)
"""Why a database can't be used; what the last two say is SQLite's own reason, or a server's."""


def path_prefix(words: str) -> str:
    """The path of `--prefix`, with a slash before it and none after it."""
    path = f"/{words.strip('/')}".rstrip("/")
    if not PREFIX.fullmatch(path):
        raise Fail(say("error-prefix", found=words))
    return path


def cant_listen(error: CantListen) -> str:
    """What is wrong with a host or a port."""
    host, port = error.host, str(error.port)
    match error:
        case UnknownHost():
            return say("error-host-unknown", host=host)
        case Elsewhere():
            return say("error-host-elsewhere", host=host)
        case PortTaken():
            return say("error-port-taken", port=port)
        case PortReserved():
            return say("error-port-reserved", port=port)
    return say("error-listen", host=host, port=port, reason=error.reason)


def cant_keep(error: Exception, database: str) -> str:
    """What is wrong with a file or an address for the tables (one of UNUSABLE)."""
    file = without_password(database)
    match error:
        case NoFolder():
            return say("error-database-no-folder", file=file, folder=str(error.folder))
        case IsFolder():
            return say("error-database-is-folder", file=file)
        case Forbidden():
            return say("error-database-forbidden", file=str(error.path))
        case BadAddress():
            return say("error-database-address", address=file)
        case NoDriver():
            return say("error-database-driver", address=file, package=error.package)
        case Unreachable():
            return say("error-database-unreachable", address=file, reason=error.reason)
        case Foreign():
            return say("error-database-foreign", file=file)
        case TooNew():
            return say("error-database-newer", file=file, version=error.version, known=HEAD)
    reason = str(getattr(error, "orig", None) or error).splitlines()[0]
    return say("error-database", file=file, reason=reason)


def without_password(database: str) -> str:
    """A database's address without whoever logs in; a file's path as it is."""
    return re.sub(r"(?<=://).*@", "", database)
