"""What the page's types are made from: messages as JSON schema, names, and words to be said."""

from __future__ import annotations

import sys

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from nieuw.bots.levels import LEVELS
from nieuw.core import names
from nieuw.say.arguments import kind_name, kinds
from nieuw.say.words import DEFAULT, folder, languages
from nieuw.show.forecast import UPKEEP_STEP
from nieuw.table import wire

PAGE_FILES = ("terms", "log", "zone", "question", "page", "box", "rules")
"""The catalogues the page speaks with."""


def schema() -> dict[str, object]:
    """One schema with a definition for every message."""
    types = [wire.Up, wire.Down, *wire.PLAIN]
    _, parts = msgspec.json.schema_components(types, ref_template="#/definitions/{name}")
    everything = {name: {"$ref": f"#/definitions/{name}"} for name in parts}
    return {"title": "Wire", "type": "object", "properties": everything, "definitions": parts}


def tables() -> dict[str, tuple[str, ...]]:
    """The words behind the numbers of the wire, each table in its order."""
    return {
        "COLOURS": names.SEAT_NAMES,
        "KINDS": names.KIND_NAMES,
        "LETTERS": tuple(names.KIND_LETTERS),
        "DISTRICTS": names.DISTRICT_NAMES[1:],
        "TILES": names.TILE_NAMES,
        "TRADERS": names.TRADER_NAMES,
        "LEVELS": tuple(LEVELS),
    }


def numbers() -> dict[str, int]:
    """Numbers of the rules that a page counts with, and the version of the messages it speaks."""
    return {
        "WIRE_VERSION": wire.VERSION,
        "ROUNDS": names.ROUNDS,
        "DISPLAYED": names.DISPLAYED,
        "BIDDING_STEP": names.BIDDING_STEP,
        "UPKEEP_STEP": UPKEEP_STEP,
        "FINAL_STEP": names.FINAL_STEP,
    }


class Arguments(Visitor):
    """Collects what a message is said with, and the messages it quotes."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.quoted: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.quoted.add(node.id.name)


def messages() -> dict[str, dict[str, str]]:
    """Every message of the page, with the kinds of all arguments that any language needs."""
    found: dict[str, Arguments] = {}
    for language in (DEFAULT, *languages()):
        for file in PAGE_FILES:
            text = (folder() / language / f"{file}.ftl").read_text("utf-8")
            for entry in FluentParser().parse(text).body:
                if isinstance(entry, ast.Message):
                    found.setdefault(entry.id.name, Arguments()).visit(entry)

    def arguments(key: str) -> set[str]:
        of = found[key]
        return of.names.union(*(arguments(other) for other in of.quoted))

    return {key: {name: kind_name(key, name) for name in sorted(arguments(key))} for key in found}


def argument_types() -> dict[str, str | tuple[str, ...]]:
    """What the page gives for each kind of argument: a number, a text, or one of some words."""
    return {
        name: "number" if kind.numbers else kind.words or "string" for name, kind in kinds().items()
    }


if __name__ == "__main__":
    everything = {
        "schema": schema(),
        "tables": tables(),
        "numbers": numbers(),
        "messages": messages(),
        "kinds": argument_types(),
    }
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(everything)))
