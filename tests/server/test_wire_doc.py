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
from nieuw.server import limits, types
from nieuw.server.door import MOST_BODY
from nieuw.server.routes.socket import MOST_MESSAGE
from nieuw.show import about, obstacles, options, preview, question
from nieuw.show.events import Event
from nieuw.table import wire
from nieuw.table.names import Fault
from server.test_fuzz import ROUTES

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "wire.md").read_text("utf-8")
CLIENT = ROOT / "client"
SERVER = Path(nieuw.__file__).parent / "server"
STRUCTS = [
    one
    for one in vars(wire).values()
    if isinstance(one, type) and issubclass(one, msgspec.Struct) and one.__module__ == wire.__name__
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


def typed_rows(heading: str) -> set[tuple[str, str, tuple[str, ...]]]:
    """Tag, struct and fields of every row, the heads of tables left out."""
    return {
        (code(row[0])[0], code(row[1])[0], tuple(code(row[2])))
        for row in rows(heading)
        if code(row[1])
    }


SHARED: dict[str, type[msgspec.Struct]] = {
    "Option": options.Option,
    "Obstacle": obstacles.Obstacle,
}
"""What structs with such a name all have, told in a sentence above their table."""


@pytest.mark.parametrize(
    ("heading", "unions"),
    [
        ("Events", [Event]),
        ("The question", [about.About, options.AnyOption, obstacles.AnyObstacle]),
    ],
)
def test_every_typed_part_has_its_row(heading: str, unions: list[object]) -> None:
    expected = {
        (part.__struct_config__.tag, part.__name__, own_fields(part))
        for union in unions
        for part in get_args(union)
    }
    assert typed_rows(heading) == expected


def own_fields(part: type[msgspec.Struct]) -> tuple[str, ...]:
    """The fields that no other struct of its kind has."""
    shared = [
        field
        for ending, base in SHARED.items()
        if part.__name__.endswith(ending)
        for field in base.__struct_fields__
    ]
    return tuple(field for field in part.__struct_fields__ if field not in shared)


def test_every_field_of_a_question_is_told() -> None:
    structs: list[type[msgspec.Struct]] = [question.Ask, options.Choice, preview.Preview]
    for struct in (*structs, *SHARED.values()):
        for field in struct.__struct_fields__:
            assert f"`{field}`" in PAGE, f"{struct.__name__}.{field}"


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
    """Every code there is; mypy sees to it that no other is raised."""
    return set(get_args(Fault))


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
    env = {**environment(), "PYTHON": sys.executable, "OUT": str(tmp_path)}
    command = [sys.executable, str(CLIENT / "npm.py"), "run", "--silent", "types"]
    subprocess.run(command, env=env, check=True, timeout=120)
    made = [path for path in tmp_path.rglob("*") if path.is_file()]
    for path in made:
        name = path.relative_to(tmp_path)
        assert (CLIENT / "src" / name).read_text("utf-8") == path.read_text("utf-8"), (
            f"client/src/{name} is old: run `npm run types`"
        )
    assert len(made) == 3
