"""`nieuw train value`: what it writes, how it goes on, and what it refuses."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from cli.running import run
from nieuw.bots.weights import read
from nieuw.cli.training import STATE, WEIGHTS

TINY = ("train", "value", "--games", "1", "--seed", "7", "--jobs", "2")


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with one generation."""
    folder = tmp_path_factory.mktemp("training") / "one"
    ran = run(*TINY, "--generations", "1", "--out", str(folder))
    assert (ran.code, ran.err) == (0, "")
    first, last = ran.out.splitlines()
    assert first.startswith("generation 1 of 1: mean points ")
    assert last == f"The weights are in {folder / WEIGHTS}."
    return folder


@pytest.mark.slow
def test_training_goes_on(begun: Path, tmp_path: Path) -> None:
    resumed = tmp_path / "resumed"
    shutil.copytree(begun, resumed)
    ran = run("train", "value", "--generations", "2", "--resume", "--out", str(resumed))
    assert ran.out.startswith("generation 2 of 2: ")
    ran = run(*TINY[:-1], "1", "--generations", "2", "--out", str(tmp_path / "whole"))
    assert ran.code == 0
    for name in (WEIGHTS, STATE):
        assert (resumed / name).read_text() == (tmp_path / "whole" / name).read_text()


def test_what_is_written_can_be_read(begun: Path) -> None:
    assert set(read((begun / WEIGHTS).read_text("utf-8"))) == {2, 3, 4, 5}
    assert sorted(path.name for path in begun.iterdir()) == [STATE, WEIGHTS]


def test_nothing_left_to_do(begun: Path) -> None:
    ran = run("train", "value", "--generations", "1", "--resume", "--out", str(begun))
    assert (ran.code, ran.out) == (0, f"The weights are in {begun / WEIGHTS}.\n")


@pytest.mark.parametrize(
    ("words", "error"),
    [
        ((), "already holds a training run; add --resume to continue it, or choose another folder"),
        (("--resume", "--games", "3"), "was started with --games 1; keep that value, or choose"),
        (("--resume", "--seed", "8"), "was started with --seed 7; keep that value, or choose"),
    ],
)
def test_another_training_is_refused(begun: Path, words: tuple[str, ...], error: str) -> None:
    ran = run("train", "value", *words, "--out", str(begun))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"nieuw: {begun}: {error}")
    assert len(ran.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("words", "error"),
    [
        (("--resume",), "holds no training run to resume"),
        (("--games", "0"), "--games: expected a whole number from 1 to"),
        (("--generations", "0"), "--generations: expected a whole number from 1 to"),
        (("--seed", "-1"), "--seed: expected a whole number from 0 to"),
        (("--jobs", "0"), "--jobs: expected a whole number from 1 to"),
    ],
)
def test_bad_words_are_one_line(tmp_path: Path, words: tuple[str, ...], error: str) -> None:
    ran = run("train", "value", *words, "--out", str(tmp_path))
    assert (ran.code, ran.out) == (2, "")
    assert error in ran.err
    assert len(ran.err.splitlines()) == 1


def test_a_broken_file_is_one_line(tmp_path: Path) -> None:
    (tmp_path / STATE).write_text("{}")
    ran = run("train", "value", "--resume", "--out", str(tmp_path))
    assert (ran.code, ran.out) == (2, "")
    assert "expected what `nieuw train` wrote" in ran.err


def test_no_folder_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    ran = run("train", "value", "--out", str(tmp_path / "file" / "folder"))
    assert (ran.code, len(ran.err.splitlines())) == (2, 1)
