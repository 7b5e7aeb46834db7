"""Why a server does not start: one line that is true and says what to do, and nothing changed."""

from __future__ import annotations

import os
import shutil
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from cli.running import Ran, free_port, has_ipv6, process
from cli.test_serving import RELEASED, address, dump, serving
from nieuw.server.run import USUAL_PORT

HOSTS = "use 127.0.0.1 to serve only this machine, 0.0.0.0 or :: to serve everyone"
NO_HOST = f"can’t be found, neither as an address nor as a name: {HOSTS}"
NOT_OURS = f"isn’t an address of this machine: {HOSTS}"
NOT_THERE = "the tables can’t be kept there: give a file instead, such as tables.db"
NO_RIGHT = (
    "you don’t have the right to read and write here: change the permissions, or choose another "
    "file"
)
RESERVED = 81
DRIVER = """
import asyncio
class Any(type):
    def __getattr__(cls, name):
        return type(name, (Exception,), {})
class exceptions(metaclass=Any):
    pass
async def connect(host, port, **_):
    await asyncio.open_connection(host, port)
"""
"""What asyncpg does until somebody answers."""


def refused(*words: str, under: tuple[str, ...] = (), data: Path = Path("data")) -> str:
    """The line a server that does not start says."""
    port = () if "--port" in words else ("--port", str(free_port()))
    ended = process("serve", *port, *words, under=under, XDG_DATA_HOME=str(data))
    assert (ended.code, ended.out, ended.err.count("\n")) == (2, "", 1)
    return ended.err.removeprefix("nieuw: ").removesuffix("\n")


@pytest.fixture
def ordinary() -> tuple[str, ...]:
    """A command that takes from an administrator what others may not do either."""
    if os.geteuid() != 0:
        return ()
    if not shutil.which("setpriv"):
        pytest.skip("no setpriv")
    rights = ("dac_override", "dac_read_search", "net_bind_service")
    return ("setpriv", f"--bounding-set={','.join(f'-{one}' for one in rights)}")


@pytest.fixture
def usual_port() -> Iterator[None]:
    """The usual port, taken by this test or by whoever has it already."""
    with ExitStack() as stack:
        try:
            stack.enter_context(closing(socket.create_server(("127.0.0.1", USUAL_PORT))))
        except OSError:
            socket.create_connection(("127.0.0.1", USUAL_PORT)).close()
        yield


@pytest.mark.parametrize(
    ("host", "line"),
    [
        ("203.0.113.5", f"--host: 203.0.113.5 {NOT_OURS}"),
        ("2001:db8::5", f"--host: 2001:db8::5 {NOT_OURS}"),
        ("[2001:db8::5]", f"--host: [2001:db8::5] {NOT_OURS}"),
        ("nowhere.invalid", f"--host: “nowhere.invalid” {NO_HOST}"),
        ("fe80::1%nothing", f"--host: “fe80::1%nothing” {NO_HOST}"),
        ("127.0.0.1:8626", f"--host: “127.0.0.1:8626” {NO_HOST}"),
        ("a..b", f"--host: “a..b” {NO_HOST}"),
        ("", f"--host: “” {NO_HOST}"),
    ],
)
def test_a_host_that_is_not_here(host: str, line: str, tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    for port in ((), ("--port", str(USUAL_PORT))):
        assert process("serve", "--database", str(file), "--host", host, *port) == Ran(
            2, "", f"nieuw: {line}\n"
        )
    assert not file.exists()


@pytest.mark.skipif(not has_ipv6(), reason="no IPv6 here")
def test_a_host_the_system_refuses() -> None:
    """An address of a link is none without the link."""
    port = free_port()
    line = refused("--database", "x.db", "--host", "fe80::1", "--port", str(port))
    assert line == (
        f"--host fe80::1, --port {port}: the server can’t listen there: Invalid argument"
    )


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0", *(["::"] if has_ipv6() else [])])
def test_a_port_in_use_changes_nothing(host: str, tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    shutil.copy(RELEASED, file)
    with socket.create_server(("0.0.0.0", 0)) as other:
        port = other.getsockname()[1]
        line = refused("--database", str(file), "--port", str(port), "--host", host)
    assert line == (
        f"--port: port {port} is already in use: choose another, or stop the program that uses it"
    )
    assert dump(file) == dump(RELEASED)


@pytest.mark.usefixtures("usual_port")
def test_the_usual_port_in_use_is_never_replaced(tmp_path: Path) -> None:
    assert process("serve", "--database", str(tmp_path / "x.db")) == Ran(
        2,
        "",
        f"nieuw: --port: port {USUAL_PORT} is already in use: choose another, or stop the program "
        "that uses it\n",
    )


def test_a_port_for_others(ordinary: tuple[str, ...]) -> None:
    first = Path("/proc/sys/net/ipv4/ip_unprivileged_port_start")
    if not first.exists() or int(first.read_text()) <= RESERVED:
        pytest.skip("anybody may use any port here")
    line = refused("--database", "x.db", "--port", str(RESERVED), under=ordinary)
    assert line == (
        f"--port: you don’t have the right to use port {RESERVED}: choose one from 1024 up, "
        "such as 8626"
    )


@pytest.mark.parametrize("file", ["none/x.db", "none/there/x.db", "file/x.db"])
def test_a_folder_that_is_not_there(file: str, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    folder = tmp_path / Path(file).parent
    for database in (file, f"sqlite+aiosqlite:///{tmp_path / file}"):
        assert refused("--database", database) == (
            f"{database}: the folder {folder} doesn’t exist: create it, or choose another file"
        )
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_the_usual_folder_can_be_none(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    folder = tmp_path / "file" / "nieuw-amsterdam"
    assert refused(data=tmp_path / "file") == (
        f"{folder / 'tables.db'}: the folder {folder} doesn’t exist: create it, or choose another "
        "file"
    )


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert refused("--database", str(tmp_path)) == (
        f"{tmp_path}: expected a file, got a folder: add a name, such as tables.db"
    )
    assert not tmp_path.with_name(f"{tmp_path.name}.lock").exists()


@pytest.mark.parametrize(
    ("mode", "closed", "file"),
    [
        (0o500, "folder", "folder/x.db"),
        (0o000, "folder", "folder/x.db"),
        (0o400, "x.db", "x.db"),
        (0o200, "x.db", "x.db"),
        (0o400, "x.db-wal", "x.db"),
        (0o400, "x.db.lock", "x.db"),
    ],
)
def test_what_may_not_be_read_and_written(
    mode: int, closed: str, file: str, tmp_path: Path, ordinary: tuple[str, ...]
) -> None:
    path = tmp_path / closed
    if closed == "folder":
        path.mkdir()
    else:
        path.touch()
    path.chmod(mode)
    assert refused("--database", file, under=ordinary) == f"{path}: {NO_RIGHT}"
    path.chmod(0o700)


def test_the_usual_folder_may_not_be_made(tmp_path: Path, ordinary: tuple[str, ...]) -> None:
    home = tmp_path / "home"
    home.mkdir(mode=0o500)
    folder = home / "nieuw-amsterdam"
    assert refused(under=ordinary, data=home) == f"{folder}: {NO_RIGHT}"


@pytest.mark.parametrize(
    "words",
    [
        "mysql://h/x",
        "other://h/x",
        "://",
        "postgresql://h:port/x",
        "sqlite:///x.db",
        "sqlite+aiosqlite://",
        "sqlite+aiosqlite:///:memory:",
        "sqlite+aiosqlite:///x.db?timeout=1",
        "why?.db",
    ],
)
def test_no_address_of_a_database_of_ours(words: str, tmp_path: Path) -> None:
    assert refused("--database", words) == f"{words}: {NOT_THERE}"
    assert not list(tmp_path.iterdir())


def test_an_address_whose_driver_is_missing() -> None:
    """Whoever logs in is not shown."""
    assert refused("--database", "postgresql+asyncpg://me:secret@h/x") == (
        "postgresql+asyncpg://h/x: this needs the Python package asyncpg, which isn’t installed: "
        "install it, or give a file"
    )


def test_a_database_that_does_not_answer(tmp_path: Path) -> None:
    (tmp_path / "asyncpg.py").write_text(DRIVER)
    port = free_port()
    with closing(socket.socket()) as deaf:  # has the port, but does not listen
        deaf.bind(("127.0.0.1", port))
        line = refused("--database", f"postgresql+asyncpg://me:secret@127.0.0.1:{port}/x")
    assert line == (
        f"postgresql+asyncpg://127.0.0.1:{port}/x: the database doesn’t answer (Connect call "
        f"failed ('127.0.0.1', {port})): check the address, and that it’s running"
    )


@pytest.mark.parametrize(
    "prefix", ["a b", "/a/../b", "/.", "/a//b", "/a;b", "/a?", "C:/nieuw", "é"]
)
def test_what_is_no_prefix(prefix: str) -> None:
    line = f"--prefix: expected a path such as /nieuw, got “{prefix}”"
    assert refused("--prefix", prefix, "--database", "x.db") == line


@pytest.mark.parametrize(
    ("prefix", "path"),
    [("nieuw", "/nieuw/"), ("/nieuw/", "/nieuw/"), ("a/b.c~d-e_f", "/a/b.c~d-e_f/"), ("/", "/")],
)
def test_slashes_of_a_prefix(prefix: str, path: str) -> None:
    port = free_port()
    with serving("serve", "--database", "x.db", "--port", str(port), "--prefix", prefix) as (
        _,
        said,
    ):
        assert address(said) == f"http://127.0.0.1:{port}{path}"
