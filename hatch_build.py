"""Build hook: build the browser client, and compile the hot modules where a C compiler is found.

The client is built with the system's Node.js or, where there is none, with the one that comes as
a Python package. It is built into src/nieuw/web, which git ignores, and only when it changed.

NIEUW_PURE=1 never compiles; NIEUW_COMPILED=1 fails rather than build a pure wheel. Without
either, a machine without a compiler gets a pure wheel, and so does one where compiling fails.
"""

from __future__ import annotations

import hashlib
import importlib.util
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
    "nieuw/show/proposals.py",
    "nieuw/bots/rng.py",
    "nieuw/bots/playout.py",
    "nieuw/bots/features.py",
    "nieuw/bots/reader.py",
    "nieuw/bots/model.py",
    "nieuw/bots/narrow.py",
    "nieuw/bots/beam.py",
    "nieuw/bots/tree.py",
    "nieuw/bots/fit.py",
)
GROUP = "nieuw.compiled"

MYPYC = """\
import sys
from mypyc.build import mypycify
from setuptools import setup

group, *files = sys.argv[1:]
extensions = mypycify(files, opt_level="3", debug_level="0", group_name=group)
if sys.platform != "win32":  # what only the group calls is called directly, and may be inlined
    for extension in extensions:
        extension.extra_compile_args.append("-fvisibility=hidden")
setup(name="nieuw", packages=[], ext_modules=extensions, script_args=["-q", "build_ext", "-i"])
"""


CLIENT, LOCALES, WEB = "client", "locales", "src/nieuw/web"


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
        extras = self.metadata.core.optional_dependencies
        needed = list(extras["compile"]) if wanted() else []
        if not self.client_is_built() and self.npm().system_npm() is None:
            needed += extras["client"]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.build_client()
        self.compile_core(version, build_data)

    def npm(self) -> Any:
        """The module that knows where npm is."""
        spec = importlib.util.spec_from_file_location("npm", Path(self.root, CLIENT, "npm.py"))
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    def client_digest(self) -> str:
        """What the client is made of."""
        found = hashlib.sha256()
        for name in (CLIENT, LOCALES):
            for path in sorted(Path(self.root, name).rglob("*")):
                inside = path.relative_to(self.root)
                if path.is_file() and not {"node_modules", "dist", "samples"} & set(inside.parts):
                    found.update(f"{inside.as_posix()}\0".encode() + path.read_bytes())
        return found.hexdigest()

    def client_is_built(self) -> bool:
        """Whether the client is there as its sources are now; a source archive has it built."""
        if not Path(self.root, CLIENT, "package.json").is_file():
            return True
        stamp = Path(self.root, WEB, "digest")
        return stamp.is_file() and stamp.read_text() == self.client_digest()

    def build_client(self) -> None:
        """Build the client unless it is there."""
        if self.client_is_built():
            return
        web = Path(self.root, WEB)
        env = {**os.environ, "OUT_DIR": str(web)}
        found = self.npm()
        npm = found.system_npm() or found.package_npm(env)
        for args in (["ci", "--no-audit", "--no-fund", "--loglevel=error"], ["run", "build"]):
            if npm(args, cwd=Path(self.root, CLIENT), env=env, stdout=sys.stderr):
                raise SystemExit(f"building the client failed: npm {' '.join(args)}")
        Path(web, "digest").write_text(self.client_digest())

    def compile_core(self, version: str, build_data: dict[str, Any]) -> None:
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
