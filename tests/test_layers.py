"""Imports go one way: read from the sources, so that a shortcut is seen before it is used."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from cli.running import environment

SRC = Path(__file__).parent.parent / "src" / "nieuw"

# From the bottom up; a module imports only from layers below its own.
CORE = (
    {"names"},
    {"box", "agenda"},
    {"verbs"},
    {"notation"},
    {"moves"},
    {"events"},
    {"state"},
    {"ledger", "majority", "river", "row"},
    {"furs"},
    {"paying"},
    {"rules"},
    {"engine"},
)
OUTSIDE = (
    {"core"},
    {"box"},
    {"text"},
    {"show"},
    {"game", "bots"},
    {"say", "analysis"},
    {"arena"},
    {"table"},
    {"store"},
    {"server"},
    {"cli"},
)
RULES = ("auction", "city", "final", "income", "land", "prepare", "setup", "special", "trade")
SERVER = (
    {
        "addresses",
        "limits",
        "listening",
        "entrance",
        "sockets",
        "slices",
        "garbage",
        "processes",
        "replay",
        "boxes",
        "web",
        "types",
    },
    {"presence", "bot_thinking", "bot_turns", "records"},
    {"table"},
    {"hub"},
    {"door", "history", "lists"},
    {"seating"},
    {"copies", "rematches"},
    {"uploads"},
    {"routes"},
    {"app"},
    {"run"},
)
TABLE = (
    {"names"},
    {"errors", "entries", "wire"},
    {"seats"},
    {"bot_lines", "games", "notes", "story"},
    {"votes"},
    {"live"},
    {"summary", "kept", "absence"},
    {"decide"},
    {"opening"},
    {"copies", "rematches"},
)
STDLIB_OF_CORE = {"__future__", "collections.abc", "dataclasses", "itertools", "re", "typing"}
SEEN_BY_BOTS = {"core", "bots", "text", "box", "show"}
"""Never the dealer, nor a record: a bot knows what is on the table, also as text."""


def module(path: Path) -> str:
    """The dotted name below nieuw; empty for the package itself."""
    parts = list(path.relative_to(SRC).with_suffix("").parts)
    if parts[-1] == "__init__":
        parts.pop()
    return ".".join(parts)


MODULES = {module(path): path for path in sorted(SRC.rglob("*.py"))}


def imported(path: Path) -> set[str]:
    """What a module imports, anywhere in it: full names, of modules where there are such."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports by dots"
            assert node.module is not None
            for alias in node.names:
                name = f"{node.module}.{alias.name}"
                found.add(name if name.removeprefix("nieuw.") in MODULES else node.module)
    return found


def own(path: Path) -> set[str]:
    """What a module imports from this package, below nieuw."""
    names = {name for name in imported(path) if name.split(".")[0] == "nieuw"}
    return {name.removeprefix("nieuw").removeprefix(".") for name in names}


def layer(layers: tuple[set[str], ...], name: str) -> int:
    """Where a module stands; every module has a place."""
    for at, names in enumerate(layers):
        if name in names:
            return at
    raise AssertionError(f"{name} has no layer: say in this test where it stands")


IN_CORE = [name for name in MODULES if name.startswith("core.")]


@pytest.mark.parametrize("name", IN_CORE)
def test_core_imports_only_core(name: str) -> None:
    """No files, no chance, no clock: not even a way to get at them."""
    foreign = {full for full in imported(MODULES[name]) if not full.startswith("nieuw.core.")}
    assert foreign <= STDLIB_OF_CORE


@pytest.mark.parametrize("name", [name for name in IN_CORE if name != "core.rules"])
def test_core_imports_downwards(name: str) -> None:
    here = name.split(".")[1]
    for other in own(MODULES[name]):
        there = other.split(".")[1]
        if here == there == "rules":
            assert name == "core.rules.turn", f"{name} imports {other}"
            assert other.split(".")[2] in RULES
        else:
            assert layer(CORE, there) < layer(CORE, here), f"{name} imports {other}"


def test_every_chapter_is_known() -> None:
    chapters = {name.removeprefix("core.rules.") for name in IN_CORE if name.count(".") == 2}
    assert chapters == {*RULES, "turn"}


@pytest.mark.parametrize("name", [n for n in MODULES if n and n.split(".")[0] != "core"])
def test_the_rest_imports_downwards(name: str) -> None:
    here = name.split(".")[0]
    for other in own(MODULES[name]):
        there = other.split(".")[0]
        if there != here:
            assert there, f"{name} imports the package itself"
            assert layer(OUTSIDE, there) < layer(OUTSIDE, here), f"{name} imports {other}"
        if here == "bots":
            assert there in SEEN_BY_BOTS, f"{name} imports {other}"


ROOMS = {"server": SERVER, "table": TABLE}


@pytest.mark.parametrize("name", [n for n in MODULES if n.count(".") and n.split(".")[0] in ROOMS])
def test_a_room_imports_downwards(name: str) -> None:
    """Within the server, and within the table."""
    room, here = name.split(".")[:2]
    for other in own(MODULES[name]):
        if other.split(".")[0] == room and other != room and other.split(".")[1] != here:
            below = layer(ROOMS[room], other.split(".")[1])
            at_run_time = other not in only_for_types(MODULES[name])
            assert below < layer(ROOMS[room], here) or not at_run_time, f"{name} imports {other}"


def only_for_types(path: Path) -> set[str]:
    """What a module imports below `if TYPE_CHECKING`, below nieuw."""
    names: set[str] = set()
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            for part in node.body:
                assert isinstance(part, ast.ImportFrom)
                names.add(str(part.module).removeprefix("nieuw."))
    return names


@pytest.mark.parametrize("path", sorted(SRC.rglob("__init__.py")), ids=module)
def test_every_room_says_what_it_holds(path: Path) -> None:
    """In one sentence, and what not in another."""
    said = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
    first, _, rest = said.partition("\n\n")
    for part in (first, rest):
        assert part.endswith("."), f"{path} has no docstring of two sentences"


UNKNOWN_TO_A_TABLE = {
    *("sqlalchemy", "aiosqlite", "alembic", "fluent", "babel", "asyncio", "multiprocessing"),
    *("starlette", "uvicorn", "websockets", "anyio"),
}
"""And no clock, no chance, no files: the same table runs in a page."""
NOT_ITS_OWN = {"time", "datetime", "random", "secrets", "os", "pathlib", "socket", "threading"}


@pytest.mark.parametrize("name", [name for name in MODULES if name.split(".")[0] == "table"])
def test_a_table_is_pure(name: str) -> None:
    imports = {full.split(".")[0].lower() for full in imported(MODULES[name])}
    assert not imports & (UNKNOWN_TO_A_TABLE | NOT_ITS_OWN)


def test_a_table_reaches_nothing_impure() -> None:
    """Not by what it imports either."""
    room = [f"nieuw.{name}" for name in MODULES if name.split(".")[0] == "table"]
    assert {"nieuw.table.decide", "nieuw.table.copies"} <= set(room)
    code = f"import sys, {', '.join(room)}; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", code], env=environment(), capture_output=True, text=True, check=True
    )
    roots = {name.split(".")[0].lower() for name in loaded.stdout.split()}
    assert not roots & UNKNOWN_TO_A_TABLE


@pytest.mark.parametrize("name", [n for n in MODULES if n.split(".")[0] in ("server", "cli")])
def test_all_sql_is_in_the_store(name: str) -> None:
    """Others may know that a database fails, and read an address."""
    outside = {full for full in imported(MODULES[name]) if full.split(".")[0] == "sqlalchemy"}
    assert outside <= {"sqlalchemy.exc", "sqlalchemy.engine"}
    assert "nieuw.store.schema" not in imported(MODULES[name])


def test_the_package_offers_the_core_and_the_box() -> None:
    assert {name.split(".")[0] for name in own(MODULES[""])} == {"core", "box"}


def test_the_test_sees_imports(tmp_path: Path) -> None:
    """A test that reads nothing would hold anything."""
    file = tmp_path / "sample.py"
    file.write_text(
        "import os.path, random\nfrom nieuw.game import record\n"
        "def f():\n    from nieuw.core.names import COIN\n    from nieuw.core import river\n"
    )
    expected = {"os.path", "random", "nieuw.game.record", "nieuw.core.names", "nieuw.core.river"}
    assert imported(file) == expected
    assert len(IN_CORE) > 20
