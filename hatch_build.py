"""Build hook: compile the hot modules with mypyc where a C compiler is found.

NIEUW_PURE=1 never compiles; NIEUW_COMPILED=1 fails rather than build a pure wheel. Without
either, a machine without a compiler gets a pure wheel, and so does one where compiling fails.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The one compile group, relative to src/; what does not exist is passed over.
COMPILED = (
    "nieuw/core/**/*.py",
    "nieuw/bots/rng.py",
    "nieuw/bots/playout.py",
    "nieuw/bots/features.py",
    "nieuw/bots/narrow.py",
    "nieuw/bots/tree.py",
)
GROUP = "nieuw.compiled"

MYPYC = """\
import sys
from mypyc.build import mypycify
from setuptools import setup

group, *files = sys.argv[1:]
extensions = mypycify(files, opt_level="3", debug_level="0", group_name=group)
setup(name="nieuw", packages=[], ext_modules=extensions, script_args=["-q", "build_ext", "-i"])
"""


def succeeds(command: list[str], text: str = "") -> bool:
    if shutil.which(command[0]) is None:
        return False
    return not subprocess.run(command, input=text.encode(), capture_output=True).returncode


def compiler() -> str | None:
    """A C compiler that finds Python.h."""
    if sys.platform == "darwin" and not succeeds(["xcode-select", "-p"]):
        return None  # cc is then only a stub that opens a dialog
    own = (sysconfig.get_config_var("CC") or "cc").split()[0]
    names = [os.environ["CC"]] if os.environ.get("CC") else [own, "cc", "gcc", "clang"]
    check = ["-I", sysconfig.get_path("include"), "-fsyntax-only", "-xc", "-"]
    for name in names:
        if succeeds([*name.split(), *check], "#include <Python.h>\n"):
            return name
    return None


def wanted() -> str | None:
    """The compiler to use, or None for a pure wheel."""
    if os.environ.get("NIEUW_PURE") == "1":
        return None
    found = compiler()
    if found is None and os.environ.get("NIEUW_COMPILED") == "1":
        raise SystemExit("NIEUW_COMPILED=1, but no C compiler with Python.h was found")
    return found


class CustomBuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return self.metadata.core.optional_dependencies["compile"] if wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        cc = None if version == "editable" else wanted()
        sources = self.sources()
        if cc is None or not sources:
            return
        self.temporary = tempfile.TemporaryDirectory(prefix="nieuw-build-")
        place = Path(self.temporary.name)
        shutil.copytree(Path(self.root, "src"), place, dirs_exist_ok=True)
        done = subprocess.run(
            [sys.executable, "-c", MYPYC, GROUP, *sources],
            cwd=place,
            env={**os.environ, "CC": cc},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        built = list(place.glob(f"nieuw/**/*{sysconfig.get_config_var('EXT_SUFFIX')}"))
        if done.returncode or len(built) != len(sources) + 1:
            if os.environ.get("NIEUW_COMPILED") == "1":
                raise SystemExit(f"compiling the core failed:\n{done.stdout}")
            self.app.display_warning("compiling the core failed; the wheel is pure Python, slower")
            return
        for path in built:
            build_data["force_include"][str(path)] = path.relative_to(place).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def sources(self) -> list[str]:
        src = Path(self.root, "src")
        found = {p.relative_to(src).as_posix() for glob in COMPILED for p in src.glob(glob)}
        return sorted(name for name in found if not name.endswith("__init__.py"))
