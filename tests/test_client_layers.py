"""The client's rooms import one way: read from its sources, as `test_layers` reads the server's."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SRC = Path(__file__).parent.parent / "client" / "src"

# What a room may import from, besides itself.
DRAWING = {"wire", "words", "pieces", "ui"}
PLAYING = {*DRAWING, "person", "board", "player"}
ROOMS: dict[str, set[str]] = {
    "wire": set(),
    "words": {"wire"},
    "pieces": {"wire", "words"},
    "ui": {"wire", "words", "pieces"},
    "person": DRAWING,
    "board": {*DRAWING, "person"},
    "sound": {*DRAWING, "person", "board"},
    "player": {*DRAWING, "board"},
    "question": {*DRAWING, "board"},
    "rules": {*DRAWING, "board", "player"},
    "past": {*PLAYING, "question"},
    "games": {*DRAWING, "person", "past"},
    "table": {*PLAYING, "sound", "question", "rules", "past", "games"},
    "pages": {*PLAYING, "sound", "question", "rules", "past", "games", "table"},
    "testing": {"wire", "question"},
}
"""Every room stands after those it imports from, so there is no way round."""
ENTRIES = {
    "main.ts": {"App.svelte", "pages", "style.css", "ui", "person"},
    "App.svelte": {"pages", "person", "ui", "words"},
    "gallery.ts": {"pages", "words", "style.css"},
    "style.css": set(),
}
"""What stands in no room, and what it imports."""
STATE = re.compile(r"\$state\b")
TALKING = re.compile(r"\b(?:fetch\(|new (?:WebSocket|XMLHttpRequest|EventSource)\b|sendBeacon\()")
RULE = re.compile(r"\bR\d+\.\d")
MESSAGE_ID = re.compile(r"\b(?:what|phrase|told|head|deed)\??\.id\b")
BEGINS = r"(?:\bfrom|\bimport|\bglob(?:<[^\n]*?>)?|@import)"
IMPORTED = re.compile(BEGINS + r"""\s*\(?\[?\s*["'](\.[^"']*)["']""")

FILES = [path for path in sorted(SRC.rglob("*")) if path.suffix in {".ts", ".svelte", ".css"}]


def named(path: Path) -> str:
    """The name below client/src."""
    return path.relative_to(SRC).as_posix()


def room(name: str) -> str:
    """The room a file stands in; a file in none is its own."""
    return name.partition("/")[0]


def imported(path: Path) -> set[str]:
    """The files of the client a file imports, anywhere in it and for whatever reason."""
    found = set()
    for there in IMPORTED.findall(path.read_text("utf-8")):
        target = Path(path.parent, there).resolve()
        if target.is_relative_to(SRC):
            found.add(named(target))
    return found


def is_test(path: Path) -> bool:
    return path.name.endswith(".test.ts")


def test_every_room_is_known_and_says_what_it_holds() -> None:
    assert {path.name for path in SRC.iterdir() if path.is_dir()} == set(ROOMS)
    assert {path.name for path in SRC.iterdir() if path.is_file()} == set(ENTRIES)
    for name in ROOMS:
        lines = (SRC / name / "README.md").read_text("utf-8").splitlines()
        assert len(lines) == 2, f"{name} says what it holds in one line, and what not in another"


def test_there_is_no_way_round() -> None:
    """Each room imports only from rooms named before it."""
    before: set[str] = set()
    for name, others in ROOMS.items():
        assert others <= before, f"{name} stands before what it imports from"
        before.add(name)


@pytest.mark.parametrize("path", FILES, ids=named)
def test_imports_go_one_way(path: Path) -> None:
    here = room(named(path))
    allowed = ENTRIES[here] if here in ENTRIES else {*ROOMS[here], here}
    if is_test(path):
        allowed |= {"testing"}
    for other in imported(path):
        assert room(other) in allowed, f"{named(path)} imports {other}"


@pytest.mark.parametrize("path", FILES, ids=named)
def test_only_the_wire_talks_to_the_server(path: Path) -> None:
    if room(named(path)) != "wire" and not is_test(path):
        assert not TALKING.search(path.read_text("utf-8"))


@pytest.mark.parametrize("path", FILES, ids=named)
def test_no_rule_is_applied_in_the_page(path: Path) -> None:
    """Whatever follows from a rule comes from the server: no source cites one by its number, except
    those that show the rules themselves."""
    if named(path) != "wire/wire.ts" and not named(path).startswith("rules/"):
        assert not RULE.search(path.read_text("utf-8"))


@pytest.mark.parametrize("path", FILES, ids=named)
def test_only_words_knows_messages_by_their_ids(path: Path) -> None:
    """No other source reads a meaning out of the id of a message."""
    if room(named(path)) not in {"words", "testing"} and not is_test(path):
        assert not MESSAGE_ID.search(path.read_text("utf-8"))


@pytest.mark.parametrize("name", ["pieces", "ui"])
def test_shared_parts_keep_no_table(name: str) -> None:
    """They draw what they are given."""
    assert not ROOMS[name] & {"table", "person", "past", "question", "board", "games"}


def test_pieces_keep_nothing() -> None:
    for path in (SRC / "pieces").iterdir():
        assert not STATE.search(path.read_text("utf-8")), f"{path.name} keeps state"


def test_the_test_sees_imports(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A test that reads nothing would hold anything."""
    monkeypatch.setattr(f"{__name__}.SRC", tmp_path)
    file = tmp_path / "board" / "Sample.svelte"
    file.parent.mkdir()
    file.write_text(
        'import "../a/one.css";\nimport type {\n  Two,\n} from "../b/two";\n'
        'export * from "./three";\nconst four = await import("../d/four");\n'
        'const five = import.meta.glob<string>("../e/*.ts");\n'
        'import six from "svelte";\nimport seven from "../../samples/7.json";\n'
    )
    assert imported(file) == {"a/one.css", "b/two", "board/three", "d/four", "e/*.ts"}
    assert TALKING.search("await fetch(path)")
    assert TALKING.search("new WebSocket(there)")
    assert RULE.search("the fee with the rest (R9.7)")
    assert MESSAGE_ID.search('line.said[0]?.what.id === "log-won"')
    assert len(FILES) > 150
