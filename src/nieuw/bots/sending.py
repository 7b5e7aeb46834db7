"""What is sent to another process: compiled objects as plain data."""

from __future__ import annotations

from inspect import signature
from typing import Any

from nieuw.core.box import Box

FIELDS = tuple(signature(Box).parameters)


def plain_box(box: Box) -> dict[str, Any]:
    """The arguments that make the same box again."""
    return {name: getattr(box, name) for name in FIELDS}
