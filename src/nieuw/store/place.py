"""Where tables are kept: a file, or the address of a database; and why one can't be used."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, InvalidRequestError
from sqlalchemy.ext.asyncio import create_async_engine

SQLITE: Final = "sqlite"
OURS: Final = (SQLITE, "postgresql")
"""The databases our SQL is written for."""
COMPANIONS: Final = ("", "-wal", "-shm", ".lock")
"""How the names of the files of one database end."""


class Unusable(Exception):
    """Tables can't be kept there."""


class NoFolder(Unusable):
    """The folder a file should be in does not exist."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.folder = folder


class IsFolder(Unusable):
    """A folder where a file is wanted."""


class Forbidden(Unusable):
    """A file or folder that may not be read and written."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.path = path


class BadAddress(Unusable):
    """No address of a database we can use."""


class NoDriver(Unusable):
    """An address that needs a package which is not installed."""

    def __init__(self, package: str) -> None:
        super().__init__(package)
        self.package = package


class Unreachable(Unusable):
    """A database that does not answer, and the system's reason."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def file_of(url: str) -> Path | None:
    """The file of an address, ready to be opened or created; None if its tables are in no file."""
    place = _address(url)
    if place.get_backend_name() != SQLITE:
        return None
    if "?" in url or not place.database or place.database == ":memory:":
        raise BadAddress
    file = Path(place.database)
    _check(file)
    return file


def _address(url: str) -> URL:
    """An address whose driver is installed and can wait for several answers at once."""
    try:
        place = make_url(url)
        if place.get_backend_name() not in OURS:
            raise BadAddress
        create_async_engine(place)
    except (ArgumentError, InvalidRequestError, ValueError):
        raise BadAddress from None
    except ModuleNotFoundError as error:
        raise NoDriver(error.name or "") from None
    return place


def _check(file: Path) -> None:
    """Whether a file, its companions and its folder may be read and written."""
    try:
        folder = file.parent.stat()
    except (FileNotFoundError, NotADirectoryError):
        raise NoFolder(file.parent) from None
    except PermissionError:
        raise Forbidden(file.parent) from None
    if not stat.S_ISDIR(folder.st_mode):
        raise NoFolder(file.parent)
    if not os.access(file.parent, os.W_OK | os.X_OK):
        raise Forbidden(file.parent)
    if file.is_dir():
        raise IsFolder
    for ending in COMPANIONS:
        one = file.with_name(f"{file.name}{ending}")
        if one.exists() and not os.access(one, os.R_OK | os.W_OK):
            raise Forbidden(one)
