"""The messages as JSON schema, from which the page's types are made."""

from __future__ import annotations

import sys

import msgspec

from nieuw.server import wire


def schema() -> dict[str, object]:
    """One schema with a definition for every message."""
    types = [wire.Up, wire.Down, *wire.PLAIN]
    _, parts = msgspec.json.schema_components(types, ref_template="#/definitions/{name}")
    everything = {name: {"$ref": f"#/definitions/{name}"} for name in parts}
    return {"title": "Wire", "type": "object", "properties": everything, "definitions": parts}


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(schema())))
