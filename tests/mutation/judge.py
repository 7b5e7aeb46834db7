"""Holds the survivors of a mutation run against those that docs/testing.md explains."""

from __future__ import annotations

import re
import sys
from pathlib import Path

DOC = Path(__file__).parent.parent.parent / "docs" / "testing.md"


def main(results: str) -> int:
    """Print survivors nobody has explained; fail where there are any."""
    lines = Path(results).read_text("utf-8").splitlines()
    survivors = [line.split(":")[0].strip() for line in lines if line.strip()]
    functions = [re.sub(r"^nieuw\.core\.rules\.|x_|__mutmut_\d+$", "", one) for one in survivors]
    explained = set(re.findall(r"^\| `([a-z.]+[a-z_]*)` \|", DOC.read_text("utf-8"), re.M))
    new = sorted({name for name in functions if name not in explained})
    print(
        f"{len(survivors)} survived; not explained in docs/testing.md: {', '.join(new) or 'none'}"
    )
    return 1 if new else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
