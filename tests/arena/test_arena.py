"""Whole arenas: the same figures however they are played, and gone on with wherever they end."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import nullcontext
from html import escape
from html.parser import HTMLParser
from pathlib import Path

import pytest

from arena.running import WORDS, arena, records, results, tables
from cli.running import COMMAND, Ran, environment, run
from nieuw.arena.game import SOURCES
from nieuw.arena.plots import nice
from nieuw.arena.run import Players
from nieuw.game.deals import check_deals
from nieuw.game.reader import read
from nieuw.say import words

Whole = tuple[Path, str]


def test_what_is_written(whole: Whole) -> None:
    folder, _ = whole
    assert sorted(file.name for file in folder.iterdir()) == [
        *("arena.json", "games.csv", "records", "report.html")
    ]
    head, *rows = results(folder)
    assert head == ["game", "deal", "seat", "bot", "points", "win", "failures", *SOURCES]
    assert [row[0] for row in rows] == [str(n) for n in range(1, 13) for _ in range(3)]
    for row in rows:
        assert sum(map(int, row[7:])) == int(row[4])
    for number, text in enumerate(records(folder).values(), 1):
        record = read(text)
        assert check_deals(record)[1] == 0
        mine = rows[3 * (number - 1) : 3 * number]
        assert [name for _, name in record.seats] == [f"bot:{row[3]}" for row in mine]
        assert record.result() == [int(row[4]) for row in mine]
        assert sum(float(row[5]) for row in mine) == pytest.approx(1, abs=0.001)


def test_what_is_shown(whole: Whole) -> None:
    folder, shown = whole
    lines = shown.splitlines()
    assert lines[0] == "12 games, 2 deals"
    assert lines[2] == "Strength (an even share is 33.3% of the wins per seat)"
    _, *rows = results(folder)
    for name in ("greedy", "uniform"):
        points = [int(row[4]) for row in rows if row[3] == name]
        won = sum(float(row[5]) for row in rows if row[3] == name)
        cells = next(line for line in lines if line.startswith(name)).split()
        assert cells[1] == str(len(points)) == "18"
        assert cells[2] == f"{100 * won / 18:.1f}%"
        assert cells[-1] == f"{sum(points) / 18:.1f}"
    above = [
        (int(a[4]) > int(b[4])) + (a[4] == b[4]) / 2
        for a in rows
        for b in rows
        if a[0] == b[0] and a[3] == "greedy" and b[3] == "uniform"
    ]
    mean = f"{100 * sum(above) / len(above):.1f}%"
    assert ["greedy", "–", mean] in [line.split() for line in lines]
    total = next(line for line in lines if line.startswith("total")).split()
    assert total[1] == next(line for line in lines if line.startswith("greedy")).split()[-1]


def test_the_same_again_however_many_play_at_a_time(whole: Whole) -> None:
    folder, shown = whole
    assert arena(f"{WORDS} --jobs 1", Path("one")) == shown.replace(str(folder), "one")
    assert results(Path("one")) == results(folder)
    assert records(Path("one")) == records(folder)


def test_another_seed_is_another_arena(whole: Whole) -> None:
    arena(WORDS.replace("--seed 7", "--seed 8").replace("12", "3"), Path("other"))
    assert results(Path("other")) != results(whole[0])[:10]


def test_in_parts(whole: Whole) -> None:
    """First some, then more; the settings stay as they were."""
    folder, shown = whole
    first = arena(WORDS.replace("--games 12", "--games 5"), Path("parts"))
    assert first.startswith("5 games, 1 deal\n")
    assert arena("--resume --games 12", Path("parts")) == shown
    assert results(Path("parts")) == results(folder)
    assert records(Path("parts")) == records(folder)


def test_a_run_that_is_not_over_all_seats_says_so() -> None:
    ran = run("arena", *WORDS.replace("12", "4").split())
    assert "that takes games in multiples of 6.\n" in ran.out
    assert "multiple" not in run("arena", *WORDS.replace("12", "6").split()).out
    assert list(Path().iterdir()) == []


def test_after_an_interruption(whole: Whole) -> None:
    """Ctrl-C in the middle; what was finished is kept, and the rest gives the same tables."""
    folder, shown = whole
    many = WORDS.replace("--games 12", "--games 999")
    command = [*COMMAND, "arena", *many.split(), "--jobs", "1", "--out", "cut"]
    playing = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        text=True,
        start_new_session=True,
    )
    games = Path("cut/games.csv")
    while not games.exists() or len(games.read_text().splitlines()) < 1 + 3:
        assert playing.poll() is None
        time.sleep(0.02)
    os.killpg(playing.pid, signal.SIGINT)
    out, err = playing.communicate(timeout=60)
    finished = len(results(Path("cut"))) // 3
    assert playing.returncode == 130
    s = "game is saved" if finished == 1 else "games are saved"
    assert err == f"nieuw: interrupted; {finished} {s} in cut\n"
    assert tables(out).startswith(f"{finished} game")
    again = arena("--resume --games 12", Path("cut"))
    assert results(Path("cut"))[: 1 + 12 * 3] == results(folder)
    assert finished > 12 or again == shown


def test_after_a_power_cut(whole: Whole) -> None:
    """Half a row at the end, a file half written, a record the table has not seen."""
    folder, shown = whole
    shutil.copytree(folder, "cut")
    lines = Path("cut/games.csv").read_text().splitlines(keepends=True)
    Path("cut/games.csv").write_text("".join(lines[:23]) + lines[23][:40])
    Path("cut/records/000009.nar.part").write_text("Nieuw Am")
    for number in (9, 10, 12):
        Path(f"cut/records/0000{number:02}.nar").unlink()
    assert arena("--resume", Path("cut")) == shown
    assert results(Path("cut")) == results(folder)


def test_from_the_table_alone_and_from_the_records_alone(whole: Whole) -> None:
    """What is kept of a long run may be small; nothing of it is played again."""
    folder, shown = whole
    for kept, name in (("games.csv", "table"), ("records", "records")):
        Path(name).mkdir()
        shutil.copy(folder / "arena.json", name)
        if kept == "records":
            shutil.copytree(folder / kept, Path(name, kept))
        else:
            shutil.copy(folder / kept, name)
        ran = run("arena", "--resume", "--out", name)
        assert ran.out.split("\nMilli")[0] == shown
        assert results(Path(name)) == results(folder)
    assert records(Path("table")) == {}
    assert ["decisions", "–", "–"] in [line.split() for line in ran.out.splitlines()]


def test_with_a_box_of_ones_own() -> None:
    from importlib import resources

    text = resources.files("nieuw").joinpath("box/boxes/reconstructed-1.toml").read_text("utf-8")
    Path("own.toml").write_text(text.replace('name = "reconstructed-1"', 'name = "own"'))
    arena("--bots greedy,uniform --seats 2 --games 1 --box own.toml", Path("own"))
    assert run("verify", "own/records/000001.nar", "--box", "own.toml").code == 0
    arena("--resume --box own.toml --games 2", Path("own"))
    ran = run("arena", "--resume", "--out", "own")
    assert ran.err.startswith("nieuw: own: was started with the box own sha256:")
    assert ran.err.endswith("; name its file with --box\n")


PROGRAM = """\
import sys
print("name tired", flush=True)
print("ready", flush=True)
for line in sys.stdin:
    if line.startswith("go"):
        print("move pass", flush=True)
"""


def test_a_program_from_outside(tmp_path: Path) -> None:
    """It is started only where the command line names it, and its failures are told."""
    Path("tired.py").write_text(PROGRAM)
    program = f"exec:{sys.executable} tired.py"
    bots = ["--bots", program, "--against", "uniform", "--seats", "2", "--jobs", "1"]
    ran = run("arena", *bots, "--games", "1", "--out", "out")
    assert ran.code == 0
    rows = [line.split() for line in ran.out.splitlines()]
    assert ["failures", "3", "0"] in rows or ["failures", "0", "3"] in rows
    assert 'Seats blue="bot:exec:tired" ' in records(Path("out"))["000001.nar"]
    ran = run("arena", "--resume", "--out", "out", "--games", "2")
    assert (
        ran.err == f"nieuw: out: runs the program {program}; to allow that, name it with --bots\n"
    )
    Path("out/games.csv").unlink()
    ran = run("arena", *bots, "--resume", "--out", "out", "--games", "2")
    assert ran.code == 0
    assert len(results(Path("out"))) == 1 + 2 * 2


# The report ------------------------------------------------------------------------------------


class Page(HTMLParser):
    """What a page is made of, and whatever would make a browser fetch something."""

    FETCHING = ("src", "href", "srcset", "data", "action", "poster", "background", "xlink:href")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.fetched: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag not in ("meta", "line", "path"):
            self.open.append(tag)
        self.fetched += [f"{tag} {name}" for name, _ in attrs if name in self.FETCHING]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if self.open and self.open[-1] == tag:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert tag == "line" or self.open.pop() == tag


@pytest.mark.parametrize("language", words.languages())
def test_the_report_in_every_language(whole: Whole, language: str) -> None:
    shutil.copytree(whole[0], "copy")
    assert run("arena", "--resume", "--out", "copy", "--language", language).code == 0
    text = Path("copy/report.html").read_text("utf-8")
    assert Page(text).open == []
    assert f'<html lang="{language}">' in text
    assert escape(words.say_in(language, "arena-method", {})) in text
    assert ("33.3%" in text) == (language == "en")


def test_the_report_needs_nothing_but_itself(whole: Whole) -> None:
    text = (whole[0] / "report.html").read_text("utf-8")
    page = Page(text)
    assert page.open == []
    assert page.fetched == []
    assert page.tags.count("svg") == 5
    assert page.tags.count("table") == 5
    assert not {"script", "link", "img", "iframe", "object", "image", "use"} & set(page.tags)
    assert "url(" not in text
    assert "@import" not in text
    assert "default-src 'none'" in text
    assert "nieuw arena --bots greedy,uniform --seats 3 --games 12 --seed 7" in text


def test_axes_have_round_numbers() -> None:
    assert nice(0, 100) == [0, 20, 40, 60, 80, 100]
    assert nice(-2.2, 112) == [0, 50, 100]
    assert nice(-741, 709) == [-500, 0, 500]
    assert nice(0, 1) == pytest.approx([0, 0.2, 0.4, 0.6, 0.8, 1])


# Everything that can be typed wrong ------------------------------------------------------------

BOTS = "arena --bots greedy,uniform"
WRONG = {
    "arena": "--bots is missing: see --help",
    "arena --bots greedy": "--bots: expected at least 2 bots, or --against",
    "arena --bots greedy,greedy": "--bots: expected each bot only once, --against included",
    "arena --bots greedy --against greedy": "--bots: expected each bot only once, "
    "--against included",
    f"{BOTS} --seats 1": "--seats: expected a whole number from 2 to 5, got “1”",
    f"{BOTS} --seats 6": "--seats: expected a whole number from 2 to 5, got “6”",
    f"{BOTS} --games 0": "--games: expected a whole number from 1 to 999999, got “0”",
    f"{BOTS} --jobs 0": "--jobs: expected a whole number from 1 to 1000, got “0”",
    f"{BOTS} --out file": "file/records: can’t be written: Not a directory",
    f"{BOTS} --out /proc/x": "/proc/x: can’t be written: No such file or directory",
    f"{BOTS} --out whole": "whole: already holds an arena; add --resume to continue it, "
    "or choose another folder",
    "arena --resume": "--out is missing: see --help",
    "arena --resume --out empty": "empty: holds no arena to resume",
    "arena --resume --out whole --seats 4": "whole: was started with --seats 3; "
    "keep that value, or choose another folder",
    "arena --resume --out whole --bots greedy": "whole: was started with --bots greedy,uniform; "
    "keep that value, or choose another folder",
    "arena --resume --out whole --against greedy": "whole: was started without --against; "
    "leave it out, or choose another folder",
    "arena --resume --out whole --seed 1": "whole: was started with --seed 7; "
    "keep that value, or choose another folder",
    "arena --resume --out settings": "settings/arena.json: expected the settings of an arena",
    "arena --resume --out seats": "seats/arena.json: expected the settings of an arena",
    "arena --resume --out none": "none/arena.json: can’t be read: No such file or directory",
    "arena --resume --out binary": "binary/games.csv: expected the table of an arena",
    "arena --resume --out table": "table/games.csv: expected the table of an arena",
    "arena --resume --out rows": "rows/games.csv: line 5: expected a game of this arena",
    "arena --resume --out record": "record/records/000001.nar: expected game 1 of this arena, "
    "finished",
    "arena --resume --out junk": "junk/records/000001.nar: line 1 'junk': expected "
    "Nieuw Amsterdam Record 1",
}


@pytest.fixture
def _folders(whole: Whole) -> None:
    """Arenas of which something is wrong."""
    Path("file").write_text("")
    Path("empty").mkdir()
    for name in ("whole", "settings", "seats", "none", "binary", "table", "rows", "record", "junk"):
        shutil.copytree(whole[0], name)
    settings = Path("seats/arena.json").read_text()
    Path("seats/arena.json").write_text(settings.replace('"seats": 3', '"seats": 9'))
    Path("none/arena.json").unlink()
    Path("binary/games.csv").write_bytes(b"game\xff\n")
    Path("settings/arena.json").write_text('{"bots": 3}')
    Path("table/games.csv").write_text("a,b\n1,2\n")
    text = Path("rows/games.csv").read_text()
    Path("rows/games.csv").write_text(text.replace("\n2,1,2,", "\n2,1,3,"))
    for name in ("record", "junk"):
        Path(name, "games.csv").unlink()
    shutil.copy("record/records/000002.nar", "record/records/000001.nar")
    Path("junk/records/000001.nar").write_text("junk\n")


@pytest.mark.usefixtures("_folders")
@pytest.mark.parametrize("line", WRONG)
def test_one_line(line: str) -> None:
    assert run(*line.split()) == Ran(2, "", f"nieuw: {WRONG[line]}\n")


@pytest.mark.parametrize("name", ["nobody", "", "uniform:5", "greedy:0"])
def test_no_such_bot(name: str) -> None:
    for line in (f"--bots greedy,{name}", f"--bots greedy --against={name or 'x'}"):
        ran = run("arena", *line.split())
        assert ran.code == 2
        assert ran.out == ""
        assert ran.err.count("\n") == 1
        assert ran.err.startswith("nieuw: expected ")


class Here:
    """Plays in this process."""

    def submit(self, play: Callable[..., object], *args: object) -> Future[object]:
        made: Future[object] = Future()
        try:
            made.set_result(play(*args))
        except ValueError as error:
            made.set_exception(error)
        return made


def test_a_bot_that_fails_ends_the_run_and_keeps_the_rest(
    monkeypatch: pytest.MonkeyPatch, whole: Whole
) -> None:
    shutil.copytree(whole[0], "copy")

    def no_idea(*_: object) -> None:
        raise ValueError("no idea")

    players = Players(Here(), lambda: 1)  # type: ignore[arg-type]
    monkeypatch.setattr("nieuw.arena.run.pool", lambda jobs: nullcontext(players))
    monkeypatch.setattr("nieuw.bots.greedy.Greedy.choose", no_idea)
    ran = run("arena", "--resume", "--games", "13", "--out", "copy")
    assert ran == Ran(2, "", "nieuw: game 13 couldn’t be finished: no idea\n")
    assert results(Path("copy")) == results(whole[0])
