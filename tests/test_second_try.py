"""A second try for tests that fail: `tests/run_tests.sh`, on suites made for it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from cli.running import environment

HERE = Path(__file__).parent
PASSING = "def test_whole(): pass\n"
RACY = """
def test_racy():
    marker = Path(__file__).with_name("marker")
    seen = marker.exists()
    marker.touch()
    assert seen, "the first failure"
"""
FAILING = "def test_{n}(): assert False\n"
RUN = """set -eu
cd "$1"
root=$1 strict=$2 chosen= found= again=
. tests/run_tests.sh
run_tests part 2 python -m pytest suite
say_again
echo "all passed"
"""


def tried(folder: Path, suite: str, strict: str = "") -> tuple[int, str]:
    """How a run of a suite ended, and what it printed."""
    (folder / "suite").mkdir()
    (folder / "suite" / "test_it.py").write_text(f"from pathlib import Path\n{suite}")
    (folder / "tests").symlink_to(HERE)
    path = f"{Path(sys.executable).parent}:/usr/bin:/bin"
    ran = subprocess.run(
        ["sh", "-c", RUN, "sh", str(folder), strict],
        env=environment(PATH=path),
        capture_output=True,
        text=True,
        check=False,
    )
    return ran.returncode, ran.stdout


def test_a_green_run_says_nothing_more(tmp_path: Path) -> None:
    code, said = tried(tmp_path, PASSING)
    assert code == 0
    assert "== a second try" not in said


def test_a_racy_test_passes_and_is_named(tmp_path: Path) -> None:
    code, said = tried(tmp_path, PASSING + RACY)
    assert code == 0
    assert said.splitlines()[-2:] == [
        "passed on the second try: suite/test_it.py::test_racy",
        "all passed",
    ]
    assert "the first failure" in (tmp_path / ".tools" / "tests" / "part.txt").read_text()
    assert "1 passed" in said.splitlines()[-3]


def test_strict_gives_no_second_try(tmp_path: Path) -> None:
    code, said = tried(tmp_path, PASSING + RACY, strict="1")
    assert code == 1
    assert "== a second try" not in said


def test_what_fails_twice_fails(tmp_path: Path) -> None:
    code, said = tried(tmp_path, RACY + FAILING.format(n=1))
    assert code == 1
    assert "== a second try" in said
    assert "all passed" not in said


@pytest.mark.parametrize(("failures", "tries"), [(5, 2), (6, 1)])
def test_more_than_five_failures_are_no_race(tmp_path: Path, failures: int, tries: int) -> None:
    code, said = tried(tmp_path, "".join(FAILING.format(n=n) for n in range(failures)))
    assert code == 1
    assert said.count(f"{failures} failed") == tries


def test_a_suite_that_can_not_be_read_gets_no_second_try(tmp_path: Path) -> None:
    code, said = tried(tmp_path, "def broken(:\n")
    assert code != 0
    assert "all passed" not in said
