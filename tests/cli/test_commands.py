"""The commands that are no game: help, simulate, replay, verify, box, about."""

from __future__ import annotations

import hashlib
import json
import platform
import subprocess
from pathlib import Path

import pytest
from msgspec import to_builtins

from cli.running import COMMAND, environment, process, run
from nieuw.box import file as boxfile
from nieuw.game.dealer import Dealer
from nieuw.game.reader import read
from nieuw.game.record import Record
from nieuw.game.turn import Sentence
from nieuw.game.writer import write
from nieuw.show.events import shown
from nieuw.show.view import view

COMMANDS = (
    "play",
    "rules",
    "serve",
    "simulate",
    "arena",
    "train",
    "replay",
    "verify",
    "analyse",
    "box",
    "bot",
    "about",
)
BOX_COMMANDS = ("check", "show", "template")


def test_help_lists_the_commands_in_order() -> None:
    ran = run("--help")
    assert ran == run("-h") == run()
    listed = [line.split(":")[0].strip() for line in ran.out.splitlines() if line[:2] == "  "]
    assert listed == [*COMMANDS, "--help, -h", "--version"]
    assert "Start with: nieuw play" in ran.out


@pytest.mark.parametrize("words", [*COMMANDS, *(f"box {name}" for name in BOX_COMMANDS)])
def test_help_has_usage_and_an_example(words: str) -> None:
    ran = run(*words.split(), "--help")
    assert ran.code == 0
    assert ran.out.startswith(f"Usage: nieuw {words}")
    assert f"Example: nieuw {words}" in ran.out
    assert "STR" not in ran.out
    assert max(map(len, ran.out.splitlines())) <= 100


def test_arguments_are_called_as_in_the_usage_line() -> None:
    ran = process("replay", "--help", NIEUW_LANGUAGE="de")
    assert "\n  DATEI: " in ran.out
    assert "FILE" not in ran.out
    assert "[required]" not in ran.out
    assert process("replay", NIEUW_LANGUAGE="de").err == "nieuw: DATEI fehlt: siehe --help\n"


def test_version() -> None:
    assert run("--version").out.strip()


def test_about() -> None:
    ran = run("about")
    assert ran.code == 0
    assert f"Python {platform.python_version()}" in ran.out
    box = boxfile.builtin()
    assert f"Box {box.name}, {box.digest}" in ran.out
    for words in ("Jeffrey D. Allers", "White Goblin Games", "unofficial", "MIT", "reconstructed"):
        assert words in ran.out


def test_about_a_box_of_ones_own() -> None:
    """What the rule documents prove of every copy, and of the rest what the file says."""
    Path("own.toml").write_text(own_box())
    said = " ".join(run("about", "--box", "own.toml").out.split())
    assert (
        "This isn’t the built-in box, so we go by what its file says. Of the 206 numbers on the "
        "cards and the board, 25 are proven by the rule documents and the same in every copy. Of "
        "the others, 17 are entered as printed, 9 as inferred, 3 as reported by a player and 152 "
        "as reconstructed."
    ) in said
    assert "by us" not in said.split("Where the rule books differ")[0]


# Simulate -------------------------------------------------------------------------------------


def test_simulate_writes_one_record_a_game(games: Path) -> None:
    assert sorted(f.name for f in games.iterdir()) == [f"game-000{n}.nar" for n in (1, 2, 3)]
    names = read((games / "game-0002.nar").read_text()).seats
    assert [name for _, name in names] == ["bot:greedy", "bot:uniform", "bot:greedy"]


def test_simulate_is_the_same_again(games: Path) -> None:
    words = "simulate --seats 3 --games 3 --seed 4 --bots greedy,uniform --out again"
    ran = run(*words.split())
    for file in games.iterdir():
        assert file.read_bytes() == Path("again", file.name).read_bytes()
    head, *rows, last = ran.out.splitlines()
    assert head.split() == ["seat", "bot", "wins", "mean", "points"]
    assert [row.split()[:2] for row in rows] == [
        ["Blue", "greedy"],
        ["Yellow", "uniform"],
        ["Orange", "greedy"],
    ]
    wins = [float(row.split()[2].removesuffix("%")) for row in rows]
    assert sum(wins) == pytest.approx(100, abs=0.2)
    assert last.startswith("3 games in again, ")
    assert ran.err == "1 of 3 games\n2 of 3 games\n3 of 3 games\n"


def test_shares_and_means_as_the_language_writes_them() -> None:
    words = "simulate --seats 2 --games 1 --seed 4 --bots uniform --out out"
    rows = process(*words.split(), NIEUW_LANGUAGE="de").out.splitlines()[1:3]
    assert sorted(" ".join(row.split()[2:4]) for row in rows) == ["0,0 %", "100,0 %"]
    assert all(row.split()[4].endswith(",0") for row in rows)


def test_simulate_with_another_seed_is_another_game(games: Path) -> None:
    run(*["simulate", "--games", "1", "--seed", "5", "--bots", "greedy,uniform", "--out", "other"])
    assert Path("other/game-0001.nar").read_text() != (games / "game-0001.nar").read_text()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_simulate_for_every_number_of_seats(seats: int) -> None:
    run(*f"simulate --seats {seats} --games 1 --out out".split())
    assert run("verify", "out/game-0001.nar").code == 0


def test_simulate_with_a_box_of_ones_own() -> None:
    Path("own.toml").write_text(own_box())
    words = "simulate --seats 2 --games 1 --box own.toml --out out"
    assert run(*words.split()).code == 0
    game = "out/game-0001.nar"
    assert run("verify", game).code == 2
    assert run("verify", game, "--box", "own.toml").code == 0
    assert run("replay", game, "--box", "own.toml").code == 0


def own_box() -> str:
    """The built-in box under another name."""
    from importlib import resources

    text = resources.files("nieuw").joinpath("box/boxes/reconstructed-1.toml").read_text("utf-8")
    return text.replace('name = "reconstructed-1"', 'name = "own"')


# Replay ---------------------------------------------------------------------------------------


def test_replay_tells_the_game_and_its_end(games: Path) -> None:
    file = games / "game-0001.nar"
    ran = run("replay", str(file))
    points = read(file.read_text()).result()
    assert points is not None
    assert ran.out.startswith("Seats: Blue (bot greedy), Yellow (bot uniform) and ")
    total = [line.split()[1:] for line in ran.out.splitlines() if line.startswith("total")]
    assert total == [[str(n) for n in points]]
    assert f" wins with {max(points)} points." in ran.out


def test_replay_up_to_a_line(games: Path) -> None:
    """The board is the one right after the line, whatever comes next."""
    file = games / "game-0001.nar"
    lines = file.read_text().splitlines()
    at = next(i for i, line in enumerate(lines, 1) if " place " in line)
    ran = run("replay", str(file), "--to", str(at))
    assert ran.out.count("places a business") == 1
    assert "Setup. Order: " in ran.out
    assert "Points from" not in ran.out


def test_replay_as_json(games: Path) -> None:
    """Line by line the same table as the record itself goes through."""
    file = games / "game-0001.nar"
    before = [(entry.number, view(s)) for entry, s in read(file.read_text()).states()]
    compared = 0
    for number, expected in before[10:200:13]:
        found = json.loads(run("replay", str(file), "--json", "--to", str(number - 1)).out)
        assert set(found) == {"line", "view", "ask", "box", "lines"}
        assert found["box"]["name"] == "reconstructed-1"
        if found["line"] == number - 1:
            assert found["view"] == expected
            assert (found["ask"] is None) == (expected["mover"] < 0)
            compared += 1
    assert compared > 5


def test_replay_as_json_tells_what_happened(games: Path) -> None:
    """Each line up to the one asked for, with its typed events."""
    file = games / "game-0001.nar"
    entries = [entry for entry, _ in read(file.read_text()).states()]
    found = json.loads(run("replay", str(file), "--json").out)["lines"]
    said = [(entry.number, entry.what) for entry in entries if isinstance(entry.what, Sentence)]
    assert [(line["line"], line["text"]) for line in found] == [
        (number, sentence.line.text) for number, sentence in said
    ]
    for line, (_, sentence) in zip(found, said, strict=True):
        assert line["events"] == to_builtins(shown(sentence.events))
    first = found[0]
    assert first["events"][0]["t"] == "fur-dealt"
    assert first == {**first, "round": 0, "step": 0, "seat": -1, "chosen": False}
    early = json.loads(run("replay", str(file), "--json", "--to", str(found[9]["line"])).out)
    assert early["lines"] == found[: len(early["lines"])]
    assert early["lines"][-1]["line"] == early["line"]


def test_replay_of_the_header_alone(games: Path) -> None:
    found = json.loads(run("replay", str(games / "game-0001.nar"), "--json", "--to", "1").out)
    assert found["line"] == 0
    assert found["lines"] == []
    assert found["ask"] is None


def test_replay_keeps_remarks(games: Path) -> None:
    text = (games / "game-0001.nar").read_text()
    Path("told.nar").write_text(text.replace("\nround 2\n", "\n; well played\nround 2\n"))
    told = run("replay", "told.nar").out.splitlines()
    at = told.index("well played")
    assert told[at + 1].startswith("New land: ")


def test_replay_into_a_closed_pipe(games: Path) -> None:
    replay = subprocess.Popen(
        [*COMMAND, "replay", str(games / "game-0001.nar")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert replay.stdout is not None
    replay.stdout.close()
    _, err = replay.communicate(timeout=60)
    assert (replay.returncode, err) == (141, b"")


# Verify ---------------------------------------------------------------------------------------


def test_verify(games: Path) -> None:
    files = sorted(map(str, games.iterdir()))
    ran = run("verify", *files)
    assert ran.code == 0
    for file, line in zip(files, ran.out.splitlines(), strict=True):
        text = Path(file).read_text()
        result = " ".join(map(str, read(text).result() or []))
        deals = sum(1 for line in text.splitlines() if line[1:4] == " * ")
        count = len(text.splitlines())
        assert (
            line == f"ok {file}: {count} lines, result {result}, all {deals} deals match the seed"
        )


def test_verify_goes_on_after_a_wrong_file(games: Path) -> None:
    good = str(games / "game-0001.nar")
    text = (games / "game-0002.nar").read_text()
    Path("bad.nar").write_text(text.replace("\nResult ", "\nResult 9"))
    ran = run("verify", "bad.nar", good, "nope.nar")
    assert ran.code == 2
    assert ran.out.startswith(f"ok {good}: ")
    wrong = ran.err.splitlines()
    assert wrong[0].startswith("nieuw: bad.nar: line 6 ")
    assert wrong[1] == "nieuw: nope.nar: can’t be read: No such file or directory"


def test_verify_finds_a_draw_the_seed_did_not_give(games: Path) -> None:
    text = (games / "game-0002.nar").read_text()
    other = Dealer.numbered(999)
    old = next(line for line in text.splitlines() if line.startswith("Dealer "))
    Path("bad.nar").write_text(text.replace(old, f"Dealer {other.commitment} seed:{other.seed}"))
    ran = run("verify", "bad.nar")
    assert ran.code == 2
    assert " from the seed\n" in ran.err


def test_verify_says_what_it_can_not_know(games: Path) -> None:
    lines = (games / "game-0002.nar").read_text().splitlines(keepends=True)
    hidden = [line.split(" seed:")[0] + "\n" if line[:7] == "Dealer " else line for line in lines]
    Path("hidden.nar").write_text("".join(hidden))
    assert run("verify", "hidden.nar").out.endswith(", seed not revealed yet\n")
    Path("none.nar").write_text("".join(line for line in lines if line[:7] != "Dealer "))
    assert run("verify", "none.nar").out.endswith(", no seed to check the deals with\n")


def test_verify_a_game_that_goes_on() -> None:
    record = Record.new(boxfile.builtin(), ["a", "b"], Dealer.numbered(1))
    Path("new.nar").write_text(write(record))
    assert run("verify", "new.nar").out == (
        "ok new.nar: 7 lines, not finished (round 0), nothing dealt yet\n"
    )
    record.deal()
    first = write(record, reveal=True)
    Path("one.nar").write_text(first)
    assert run("verify", "one.nar").out.endswith(", the one deal matches the seed\n")
    record.new_segment(Dealer.numbered(2))
    for district in (1, 2, 3, 4):
        record.play(f"place {district}")
    record.deal()
    Path("two.nar").write_text(write(record))
    assert run("verify", "two.nar").out.endswith(
        ", 1 deal matches the seed; the seed for 3 more is not revealed yet\n"
    )


# Box ------------------------------------------------------------------------------------------


def test_box_check() -> None:
    Path("own.toml").write_text(own_box())
    ran = run("box", "check", "own.toml")
    box = boxfile.read("own.toml")
    assert ran.out == f"ok own.toml: own, {len(box.leaves)} numbers, {box.digest}\n"
    name, box = "reconstructed-1", boxfile.builtin()
    ran = run("box", "check", name)
    assert ran.out == f"ok {name}: {name}, {len(box.leaves)} numbers, {box.digest}\n"


def test_box_template_is_a_file_to_fill_in() -> None:
    ran = run("box", "template", "mine.toml")
    assert ran.out == "Wrote mine.toml. Fill it in, then run: nieuw box check mine.toml\n"
    assert run("box", "template").out == Path("mine.toml").read_text() == boxfile.template()
    checked = run("box", "check", "mine.toml")
    assert checked.code == 2
    assert len(checked.err.splitlines()) > 100
    before = hashlib.sha256(Path("mine.toml").read_bytes()).digest()
    assert run("box", "template", "mine.toml").code == 2
    assert hashlib.sha256(Path("mine.toml").read_bytes()).digest() == before


def test_box_show_marks_every_number() -> None:
    ran = run("box", "show")
    assert ran.code == 0
    assert "~ = inferred (9)" in ran.out
    assert "wood     5*   4*   2*   1*   6*   4*    3   2*   1*   7*    5   3*" in ran.out
    assert "Goods each dock of the wharf holds: 4 2 2 2~" in ran.out
    assert "\x1b" not in process("box", "show").out
    Path("own.toml").write_text(own_box())
    assert run("box", "show", "own.toml").out.startswith("Box own, sha256:")
