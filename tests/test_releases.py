"""Earlier releases, which the engine is measured beside, are found in a clone without tags."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
RELEASES = [
    line.split()
    for line in (ROOT / "bench" / "releases").read_text("utf-8").splitlines()
    if not line.startswith("#")
]
pytestmark = pytest.mark.sources


def git(*words: str) -> str:
    """What git says; nothing where there is none, or nothing to say."""
    if not shutil.which("git"):
        return ""
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True)
    return done.stdout if done.returncode == 0 else ""


@pytest.mark.skipif(
    git("rev-parse", "--is-shallow-repository").strip() != "false", reason="not a whole clone"
)
@pytest.mark.parametrize(("name", "commit"), RELEASES)
def test_a_release_is_the_commit_of_its_version(name: str, commit: str) -> None:
    assert re.fullmatch("[0-9a-f]{40}", commit)
    assert f'\nversion = "{name}"\n' in git("show", f"{commit}:pyproject.toml")
    assert git("merge-base", "HEAD", commit).strip() == commit


def test_no_release_is_measured_that_nobody_made() -> None:
    """At once, before anything is set up."""
    done = subprocess.run(
        [ROOT / "bench" / "run", "release", "9.9.9"], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 1
    assert done.stderr == "bench: bench/releases knows no release 9.9.9\n"
