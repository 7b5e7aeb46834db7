"""A bot of this package for other programs: the line protocol on standard input and output."""

from __future__ import annotations

import sys

from nieuw.bots.protocol import Serving
from nieuw.cli.seats import known_bot


def serve(spec: str) -> None:
    """Answer questions until `quit`."""
    Serving(known_bot(spec, outside=True), sys.stdin, sys.stdout).run()
