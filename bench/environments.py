"""Environments to compare: one with the wheel of these sources, others with that of any commit.

They are in `.tools/bench`, each built once, pure or compiled.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENTS = ROOT / ".tools" / "bench"
KINDS = ("pure", "compiled")
RELEASE_0_1_0 = "0f1e3c366137ded474a75938e726ed503b2d8e55"
"""Commits have no tags in a plain clone."""


def interpreter(name: str) -> Path:
    """The interpreter of an environment."""
    return ENVIRONMENTS / name / "bin" / "python"


def set_up_sources() -> None:
    """`pure` and `compiled` of these sources, built again if a source has changed."""
    done = subprocess.run([ROOT / "bench" / "run", "set-up"])
    if done.returncode:
        sys.exit(done.returncode)


def set_up_commit(commit: str, kind: str) -> str:
    """The name of the environment of a commit (its whole name), pure or compiled."""
    name = f"{commit[:12]}-{kind}"
    folder = ENVIRONMENTS / name
    ready = folder / ".ready"
    if not ready.exists():
        print(f"building {commit[:12]}, {kind}", file=sys.stderr)
        sources = ENVIRONMENTS / f"{name}.sources"
        for path in (folder, sources):
            shutil.rmtree(path, ignore_errors=True)
        sources.mkdir(parents=True)
        archive = subprocess.run(
            ["git", "archive", commit], cwd=ROOT, check=True, stdout=subprocess.PIPE
        )
        subprocess.run(["tar", "-x", "-C", sources], check=True, input=archive.stdout)
        install(sources, folder, kind)
        shutil.rmtree(sources)
        ready.touch()
    return name


def full(commit: str) -> str:
    """The whole name of a commit."""
    if not shutil.which("git"):
        raise SystemExit("bench: git is needed to build another commit, and it was not found")
    words = ["git", "rev-parse", "--quiet", "--verify", f"{commit}^{{commit}}"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(
            f"bench: this clone has no commit {commit} (if it is shallow: git fetch --unshallow)"
        )
    return done.stdout.strip()


def install(sources: Path, folder: Path, kind: str) -> None:
    """The wheel of sources in a new environment, with the packages those sources ask for."""
    uv = shutil.which("uv") or str(ROOT / ".tools" / "bin" / "uv")
    python = interpreter(kind)
    wheels = sources / "wheels"
    requirements = sources / "requirements"
    constraints = ["--build-constraints", str(requirements / "build.txt"), "--require-hashes"]
    environment = {**os.environ, f"NIEUW_{kind.upper()}": "1"}
    commands: list[list[str | Path]] = [
        [uv, "build", "-q", "--wheel", "--python", python, *constraints, "--out-dir", wheels],
        [uv, "venv", "-q", "--no-python-downloads", "--python", python, folder],
        [uv, "pip", "sync", "-q", "--python", folder, "--require-hashes", requirements / "run.txt"],
    ]
    for command in commands:
        run(command, sources, environment)
    (wheel,) = wheels.glob("*.whl")
    run([uv, "pip", "install", "-q", "--python", folder, "--no-deps", wheel], sources, environment)


def run(command: list[str | Path], where: Path, environment: dict[str, str]) -> None:
    """A command that has to succeed."""
    done = subprocess.run(command, cwd=where, env=environment)
    if done.returncode:
        raise SystemExit(f"bench: {' '.join(map(str, command[:3]))} failed (see above)")
