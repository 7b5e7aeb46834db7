"""`docs/wire.md` names every message, every field, every route and every refusal there is."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import nieuw
from cli.running import environment
from nieuw.server import limits, types, wire
from nieuw.server.door import MOST_BODY
from nieuw.server.routes.socket import MOST_MESSAGE
from server.test_fuzz import ROUTES

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "wire.md").read_text("utf-8")
CLIENT = ROOT / "client"
SERVER = Path(nieuw.__file__).parent / "server"
STRUCTS = [
    one for one in vars(wire).values() if isinstance(one, type) and issubclass(one, msgspec.Struct)
]


def rows(heading: str) -> list[list[str]]:
    """The cells of the tables under a heading."""
    part = re.split(r"^## ", PAGE, flags=re.M)
    (found,) = [text for text in part if text.startswith(heading + "\n")]
    lines = found.partition("|---")[2].splitlines()[1:]
    return [re.split(r" *\| *", line)[1:-1] for line in lines if line.startswith("| ")]


def code(cell: str) -> list[str]:
    """The words in code quotes of a cell."""
    return re.findall(r"`([^`]+)`", cell)


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda one: one.__name__)
def test_every_struct_is_named(struct: type[msgspec.Struct]) -> None:
    assert f"`{struct.__name__}`" in PAGE


@pytest.mark.parametrize(("heading", "union"), [("Up", wire.Up), ("Down", wire.Down)])
def test_every_message_has_its_row(heading: str, union: object) -> None:
    expected = {
        (one.__struct_config__.tag, one.__name__, one.__struct_fields__) for one in get_args(union)
    }
    found = {(code(row[0])[0], code(row[1])[0], tuple(code(row[2]))) for row in rows(heading)}
    assert found == expected


def test_every_part_has_its_row() -> None:
    tagged = {*get_args(wire.Up), *get_args(wire.Down)}
    expected = {(one.__name__, one.__struct_fields__) for one in STRUCTS if one not in tagged}
    found = {(code(row[0])[0], tuple(code(row[1]))) for row in rows("Parts")}
    assert found == expected


def test_every_route_has_its_row() -> None:
    found = [(row[0].strip("`").split(" "), row) for row in rows("Plain requests")]
    assert {(method, path) for (method, path), _ in found} == set(ROUTES)
    for _, row in found:
        for name in code(row[1]) + code(row[2]):
            assert name in {one.__name__ for one in STRUCTS} | {"{}"}


def refusals() -> set[str]:
    """Every code the sources refuse with."""
    found: set[str] = set()
    for file in SERVER.rglob("*.py"):
        source = file.read_text("utf-8")
        found |= set(re.findall(r'(?:Refused|refusal)\(\s*"([a-z-]+)"', source))
        found |= set(re.findall(r'Failed\([^(),]*, "([a-z-]+)"', source))
        found |= set(re.findall(r'Refused\("[a-z-]+" if \w+ else "([a-z-]+)"', source))
    return found


def test_every_refusal_is_told() -> None:
    assert {code(row[0])[0] for row in rows("Refusals")} == refusals()


def test_every_refusal_has_its_words() -> None:
    words = (ROOT / "locales" / "en" / "page.ftl").read_text("utf-8")
    assert [one for one in refusals() if f"\npage-fault-{one} =" not in words] == []


def test_every_limit_is_told() -> None:
    found = {code(row[0])[0]: (row[1], row[2]) for row in rows("Limits")}
    assert found == {kind: (str(most), f"{rate:g}") for kind, (most, rate) in limits.RATES.items()}
    for n in (MOST_BODY, MOST_MESSAGE, wire.LONGEST_CHAT, wire.LONGEST_MOVE, wire.LONGEST_ID):
        assert f"{n:_}".replace("_", " ") in PAGE


def test_every_message_is_in_the_schema() -> None:
    parts = types.schema()["definitions"]
    assert isinstance(parts, dict)
    assert {one.__name__ for one in STRUCTS} <= set(parts)


@pytest.mark.skipif(not (CLIENT / "node_modules").exists(), reason="the client is not set up")
def test_the_page_s_types_are_made_from_here(tmp_path: Path) -> None:
    made = tmp_path / "wire.ts"
    env = {**environment(), "PYTHON": sys.executable, "OUT": str(made)}
    command = [sys.executable, str(CLIENT / "npm.py"), "run", "--silent", "types"]
    subprocess.run(command, env=env, check=True, timeout=120)
    assert (CLIENT / "src" / "wire.ts").read_text("utf-8") == made.read_text("utf-8"), (
        "client/src/wire.ts is old: run `npm run types`"
    )
