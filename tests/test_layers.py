"""Imports go one way: read from the sources, so that a shortcut is seen before it is used."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SRC = Path(__file__).parent.parent / "src" / "nieuw"

# From the bottom up; a module imports only from layers below its own.
CORE = (
    {"names"},
    {"box", "moves", "agenda"},
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
    {"boxcheck", "words"},
    {"boxfile", "notation", "dealer"},
    {"plausible"},
    {"snapshot"},
    {"view", "forecast", "record"},
    {"ask", "bots"},
    {"analysis"},
    {"phrases"},
    {"tell"},
    {"arena"},
    {"server"},
    {"cli"},
)
RULES = ("auction", "city", "final", "income", "land", "prepare", "setup", "special", "trade")
STDLIB_OF_CORE = {"__future__", "itertools", "typing"}
SEEN_BY_BOTS = {"core", "bots", "notation", "snapshot", "boxfile"}
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


def test_the_package_offers_the_core_and_the_box() -> None:
    assert {name.split(".")[0] for name in own(MODULES[""])} == {"core", "boxfile"}


def test_the_test_sees_imports(tmp_path: Path) -> None:
    """A test that reads nothing would hold anything."""
    file = tmp_path / "sample.py"
    file.write_text(
        "import os.path, random\nfrom nieuw import record\n"
        "def f():\n    from nieuw.core.names import COIN\n    from nieuw.core import river\n"
    )
    expected = {"os.path", "random", "nieuw.record", "nieuw.core.names", "nieuw.core.river"}
    assert imported(file) == expected
    assert len(IN_CORE) > 20
