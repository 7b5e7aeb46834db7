"""Which tests get a second try: prints those that failed in a part of `./test`, by the cache that
pytest kept of it, one per line; fails if there are none or more than five."""

from __future__ import annotations

import json
import sys
from pathlib import Path

MOST = 5


def failed(cache: Path) -> list[str]:
    """The tests that failed, by pytest's cache."""
    file = cache / "v" / "cache" / "lastfailed"
    return list(json.loads(file.read_text("utf-8"))) if file.exists() else []


if __name__ == "__main__":
    names = failed(Path(sys.argv[1]))
    if not 1 <= len(names) <= MOST:
        sys.exit(1)
    print("\n".join(names))
