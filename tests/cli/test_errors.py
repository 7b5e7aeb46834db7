"""Everything that can be typed wrong: one exact line, exit code 2, no traceback."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from cli.running import Ran, process, run
from nieuw.bots import BOTS
from nieuw.box import file as boxfile
from nieuw.game.dealer import Dealer
from nieuw.game.record import Record
from nieuw.game.writer import write
from words.rendering import speaking

BAD_BOX = Path(__file__).parents[1] / "bad_boxes" / "two_problems.toml"
NO_BOX = "nope: there is no such file, and no built-in box of that name (built in: reconstructed-1)"
KNOWN = ", ".join([*BOTS, "exec:COMMAND"])
WRONG = {
    "bla": "there is no command or file “bla”: see nieuw --help",
    "--text": "there is no command “--text”: see nieuw --help",
    "box bla": "there is no command “bla”: see nieuw --help",
    "play --bla": "there is no option “--bla” here: see --help",
    "play --no-text": "there is no option “--no-text” here: see --help",
    "play --seats": "--seats needs a value: see --help",
    "play --seats 1": "--seats: expected a whole number from 2 to 5, got “1”",
    "play --seats 6": "--seats: expected a whole number from 2 to 5, got “6”",
    "play --seats -1": "--seats: expected a whole number from 2 to 5, got “-1”",
    "play --seats 3 --seats 4": "--seats appears twice",
    "play --seed x": "--seed: expected a whole number from 0 to 999999999, got “x”",
    "play --players Anna": "--players: expected 2 to 5 names, got 1",
    "play --players a,b,c,d,e,f": "--players: expected 2 to 5 names, got 6",
    "play --players a,A": "--players: expected each name only once",
    "play --players a,,b": "--players: expected names of 1 to 60 printable characters",
    "play --players a,bot:x": f"expected a bot ({KNOWN}), got 'x'",
    "play --players a,b --seats 3": "--players: expected 3 names to match --seats, got 2",
    "play --box nope": NO_BOX,
    "play nope.nar": "nope.nar: can’t be read: No such file or directory",
    "play nope.nar --seed 1": "FILE: a resumed game keeps its players and gets a new seed; "
    "leave out --players, --seats, --bots and --seed",
    "play a.nar b.nar": "don’t know what to do with “b.nar”: see --help",
    "play --text=maybe": 'Invalid value for --text: unable to convert "maybe" into bool.',
    "simulate": "--out is missing: see --help",
    "simulate --out out --seats 1": "--seats: expected a whole number from 2 to 5, got “1”",
    "simulate --out out --seats 6": "--seats: expected a whole number from 2 to 5, got “6”",
    "simulate --out out --games 0": "--games: expected a whole number from 1 to 999999, got “0”",
    "simulate --out out --bots x": f"expected a bot ({KNOWN}), got 'x'",
    "simulate --out out --bots greedy,": f"expected a bot ({KNOWN}), got ''",
    "simulate --out out --bots uniform:5": "expected uniform without a budget, got '5'",
    "simulate --out out --bots greedy:1s": "expected greedy without a budget, got '1s'",
    "simulate --out out --bots exec:/nowhere": "exec:/nowhere: can't be started: "
    "No such file or directory",
    "simulate --out out --bots exec:true": "exec:true: ended with code 0",
    "simulate --out out --bots exec:0:true": "expected 1 to 10000000 simulations, got 0",
    "simulate --out out --seats 2 --bots greedy,greedy,greedy": "--bots: expected 2 or fewer, "
    "got 3",
    "play --bots x": f"expected a bot ({KNOWN}), got 'x'",
    "play --bots greedy,greedy --seats 2": "--bots: expected 1 or fewer, got 2",
    "play --bots greedy,greedy,greedy,greedy,greedy": "--bots: expected 4 or fewer, got 5",
    "play --bots greedy --players a,b": "--players and --bots: use one or the other; in --players, "
    "a bot is bot:NAME",
    "serve --bots x": f"expected a bot ({KNOWN}), got 'x'",
    "serve --bots exec:true": "exec:true: ended with code 0",
    "bot": "BOT is missing: see --help",
    "bot x": f"expected a bot ({KNOWN}), got 'x'",
    "simulate --out file": "file: can’t be written: File exists",
    "simulate --out file/out": "file/out: can’t be written: Not a directory",
    "replay": "FILE is missing: see --help",
    "replay folder": "folder: can’t be read: Is a directory",
    "replay file --to 0": "--to: expected a whole number from 1 to 999999, got “0”",
    "replay latin.nar": "latin.nar: expected UTF-8 text, got something else",
    "replay large.nar": "large.nar: expected at most 4,000,000 bytes, got more",
    "replay file": "file: line 1 'no record': expected Nieuw Amsterdam Record 1",
    "verify": "FILE is missing: see --help",
    "box check": "FILE is missing: see --help",
    "box check nope": NO_BOX,
    "box show nope": NO_BOX,
    "box template file": "file: can’t be written: File exists",
    "about x": "don’t know what to do with “x”: see --help",
}


@pytest.fixture(autouse=True)
def _files(_plain: None) -> None:
    Path("file").write_text("no record\n")
    Path("folder").mkdir()
    Path("latin.nar").write_bytes("Nieuw Amsterdam Récord".encode("latin-1"))
    Path("large.nar").write_bytes(b"x" * 4_000_001)


@pytest.mark.parametrize("words", WRONG)
def test_one_line(words: str) -> None:
    assert run(*words.split()) == Ran(2, "", f"nieuw: {WRONG[words]}\n")
    assert not Path("out").exists()


def test_a_folder_with_games_is_left_alone(games: Path) -> None:
    ran = run("simulate", "--out", str(games))
    assert ran.err == f"nieuw: {games}: already holds game-0001.nar; choose another folder\n"
    assert ran.code == 2


def test_a_line_that_is_not_there(games: Path) -> None:
    file = games / "game-0001.nar"
    last = len(file.read_text().splitlines())
    ran = run("replay", str(file), "--to", "9999")
    assert ran == Ran(2, "", f"nieuw: {file}: expected a line from 1 to {last}, got 9999\n")


def test_all_problems_of_a_box() -> None:
    assert run("box", "check", str(BAD_BOX)) == Ran(
        2,
        "",
        f"nieuw: {BAD_BOX}: land.2.wood: expected a whole number from 0 to 9, got 10\n"
        f"nieuw: {BAD_BOX}: wharf.docks: expected a list of 4 whole numbers, got 10\n",
    )


COMMANDS = [
    "play",
    "simulate --out out",
    "train value --out out",
    "about",
    "replay file",
    "verify file",
]


@pytest.mark.parametrize("words", COMMANDS)
@pytest.mark.parametrize(
    ("language", "more"),
    [
        ("en", "expected a whole number from 0 to 9, got 10 (and 1 more problem)"),
        ("de", "erwartet ist eine ganze Zahl von 0 bis 9, nicht 10 (und 1 weiteres Problem)"),
    ],
)
def test_the_first_problem_of_a_box(words: str, language: str, more: str) -> None:
    with speaking(language):
        ran = run(*words.split(), "--box", str(BAD_BOX))
    assert ran == Ran(2, "", f"nieuw: {BAD_BOX}: land.2.wood: {more}\n")


OTHER_BOX = (
    "name: “reconstructed-1” is the built-in box, which has other numbers; "
    "give your box a name of its own"
)


def changed_box(path: Path) -> Path:
    """A box that is not the built-in one but has its name."""
    text = boxfile.builtin_text("reconstructed-1")
    assert text.count("boats = [1, 1, 1, 1]") == 1
    path.write_text(text.replace("boats = [1, 1, 1, 1]", "boats = [1, 1, 1, 2]"), "utf-8")
    return path


@pytest.mark.parametrize(
    "words",
    [
        *("box check", "box show", "play --box", "about --box", "simulate --out out --box"),
        *("train value --out out --box", "arena --bots uniform,greedy --out out --box"),
    ],
)
def test_a_name_that_is_taken(words: str) -> None:
    box = changed_box(Path("mine.toml"))
    assert run(*words.split(), str(box)) == Ran(2, "", f"nieuw: mine.toml: {OTHER_BOX}\n")


def test_a_copy_of_the_built_in_box() -> None:
    Path("copy.toml").write_text(boxfile.builtin_text("reconstructed-1"), "utf-8")
    ran = run("box", "check", "copy.toml")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("ok copy.toml: reconstructed-1, ")


def test_a_record_was_played_with_any_box() -> None:
    """In 0.1.0 a box of one's own could have the name of the built-in one."""
    box = boxfile.read(changed_box(Path("mine.toml")))
    record = Record.new(box, ["Anna", "Bo"], Dealer.numbered(1))
    Path("old.nar").write_text(write(record), "utf-8")
    assert run("verify", "old.nar", "--box", "mine.toml").code == 0
    assert run("verify", "old.nar").code == 2


def test_a_file_that_fails_while_it_is_read() -> None:
    ran = run("replay", "/proc/self/mem")
    assert ran.err == "nieuw: /proc/self/mem: can’t be read: Input/output error\n"


def test_a_name_that_would_steer_the_terminal() -> None:
    ran = run("replay", "a\x1b[31m\nb")
    assert ran.err == "nieuw: a?[31m b: can’t be read: No such file or directory\n"


def test_a_name_that_is_no_utf_8() -> None:
    assert process("replay", os.fsdecode(b"\xff.nar")).err.count("\n") == 1


def test_a_process_ends_the_same_way() -> None:
    assert process("play", "--seats", "9") == Ran(
        2, "", "nieuw: --seats: expected a whole number from 2 to 5, got “9”\n"
    )


def test_a_broken_program_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is too much for the machine is said in one line; a bug is not."""

    def too_much(*_: object) -> None:
        raise RecursionError

    monkeypatch.setattr("nieuw.cli.boxes.check", too_much)
    assert run("box", "check", "file").err == (
        "nieuw: this input is too big for this machine (RecursionError)\n"
    )
