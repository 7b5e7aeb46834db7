"""Text games are saved as they are played: nothing is lost, whatever ends the program."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from pathlib import Path

import pytest

from cli.running import COMMAND, environment, process, run
from cli.test_commands import own_box
from cli.test_terminal import Terminal
from nieuw.cli.saves import games_folder
from nieuw.game.reader import read

HINT = re.compile(r"(?:Continue|Watch it again) with: nieuw (play|replay) (\S+)")


def saves() -> list[Path]:
    """The saved games, the latest last."""
    return sorted(games_folder().glob("*.nar"), key=lambda path: path.stat().st_mtime_ns)


def hint(shown: str) -> tuple[str, Path]:
    """What is said to type to see a game again."""
    found = HINT.search(shown)
    assert found, shown
    return found[1], Path(found[2])


def chosen(file: Path) -> list[str]:
    """What the person in Blue chose."""
    return re.findall(r"^[0-9]+ blue +(.*)$", file.read_text(), re.M)


@pytest.mark.parametrize("end", ["quit\n", ""])
def test_what_was_played_is_there(end: str) -> None:
    ran = run("play", "--text", "--seed", "2", typed="1\n2\n" + end)
    command, file = hint(ran.out)
    assert (command, [file]) == ("play", saves())
    assert chosen(file)[:2] == ["place 1", "place 2"]
    assert run("verify", str(file)).code == 0


@pytest.mark.parametrize("key", ["\x03", "\x04"])
def test_a_key_that_ends_the_program_loses_nothing(key: str) -> None:
    terminal = Terminal("play", "--text", "--seed", "2", columns=200)
    terminal.until("> ")
    terminal.type("1\n")
    terminal.until("> ")
    terminal.type(key)
    code, last = terminal.end(key)
    assert code == (130 if key == "\x03" else 0)
    _, file = hint(last)
    assert chosen(file) == ["place 1"]


def test_a_killed_program_loses_nothing() -> None:
    with subprocess.Popen(
        [*COMMAND, "play", "--text", "--seed", "2"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(),
        text=True,
    ) as game:
        assert game.stdin is not None
        assert game.stdout is not None
        game.stdin.write("1\n2\nlog\n")
        game.stdin.flush()
        assert "> log\n" in iter(game.stdout.readline, "")
        game.send_signal(signal.SIGKILL)
    (file,) = saves()
    assert chosen(file)[:2] == ["place 1", "place 2"]


def test_a_saved_game_goes_on_in_its_file() -> None:
    run("play", "--text", "--seed", "2", typed="1\n")
    (file,) = saves()
    ran = run("play", str(file), typed="2\n")
    assert hint(ran.out) == ("play", file)
    assert saves() == [file]
    assert chosen(file)[:2] == ["place 1", "place 2"]
    assert run("verify", str(file)).code == 0


def test_a_record_of_ones_own_is_never_written_over() -> None:
    run("play", "--text", "--seed", "2", typed="1\nsave a.nar\n")
    text = Path("a.nar").read_text()
    first = saves()
    ran = run("play", "a.nar", typed="2\n")
    assert Path("a.nar").read_text() == text
    _, file = hint(ran.out)
    assert saves() == [*first, file]
    assert chosen(file)[:2] == ["place 1", "place 2"]


def test_an_undone_move_is_not_saved() -> None:
    ran = run("play", "--text", "--seed", "2", typed="1\nsave a.nar\nundo\n3\n")
    _, file = hint(ran.out)
    assert file != Path("a.nar")
    assert chosen(file) == ["place 3"]


def test_nothing_is_saved_before_anything_is_played() -> None:
    ran = run("play", "--text", typed="?\nquit\n")
    assert ran.out.endswith("Nothing has been played, so nothing is saved.\n")
    assert saves() == []


def test_a_game_that_is_over_can_be_watched() -> None:
    ran = run("play", "--text", "--seed", "7", "--players", "bot:uniform,bot:uniform")
    command, file = hint(ran.out)
    assert command == "replay"
    assert read(file.read_text()).result() is not None


def test_a_box_of_ones_own_is_kept_and_named() -> None:
    Path("own.toml").write_text(own_box())
    ran = run("play", "--text", "--box", "own.toml", typed="1\n")
    _, file = hint(ran.out)
    assert ran.out.endswith(f"nieuw play {file} --box {file.with_suffix('.toml')}\n")
    assert file.with_suffix(".toml").read_text() == Path("own.toml").read_text()
    ran = run("play", "--text", "--box", "own.toml", typed="1\nsave a.nar\nquit\n")
    assert ran.out.endswith("Continue with: nieuw play a.nar --box own.toml\n")
    Path("own.toml").unlink()
    assert run("play", str(file), typed="2\n").code == 0


def test_where_nothing_can_be_saved_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    Path("file").write_text("in the way")
    monkeypatch.setenv("XDG_DATA_HOME", str(Path("file").absolute()))
    ran = run("play", "--text", "--seed", "2", typed="1\n2\nquit\n")
    assert ran.code == 0
    said = " ".join(ran.out.split())
    assert said.count("This game can’t be saved as you play it: ") == 1
    assert said.count("This game was not saved: ") == 1
    assert "places a business in the Granary" in ran.out


# The last game --------------------------------------------------------------------------------


def asked(terminal: Terminal) -> str:
    return terminal.until("2  start a new game\r\n> ")


def test_the_last_game_is_offered() -> None:
    run("play", "--text", "--seed", "2", typed="1\n")
    (file,) = saves()
    terminal = Terminal("play", "--text", columns=200, NO_COLOR="1")
    shown = asked(terminal)
    assert (
        "Your last game is not over: Blue, Yellow (bot Farmer) and Orange (bot Farmer), " in shown
    )
    terminal.type("x\n")
    terminal.until("There is no answer x; type the label to the left of an answer")
    terminal.until("> ")
    terminal.type("1\n")
    terminal.until("resumed from")
    terminal.until(f"{file}.")
    terminal.until("> ")
    terminal.type("2\nquit\n")
    assert terminal.end()[0] == 0
    assert chosen(file)[:2] == ["place 1", "place 2"]


def test_a_new_game_leaves_the_last_one_alone() -> None:
    run("play", "--text", "--seed", "2", typed="1\n")
    (file,) = saves()
    text = file.read_text()
    terminal = Terminal("play", "--text", columns=200, NO_COLOR="1")
    asked(terminal)
    terminal.type("2\n")
    terminal.until("You play ")
    terminal.until("> ")
    terminal.type("3\nquit\n")
    assert terminal.end()[0] == 0
    assert file.read_text() == text
    assert chosen(saves()[-1]) == ["place 3"]


def test_leaving_at_the_offer_changes_nothing() -> None:
    run("play", "--text", "--seed", "2", typed="1\n")
    terminal = Terminal("play", "--text", columns=200, NO_COLOR="1")
    asked(terminal)
    terminal.type("\x04")
    assert terminal.end("\x04")[0] == 0
    assert len(saves()) == 1


def test_where_nobody_types_a_new_game_begins() -> None:
    run("play", "--text", "--seed", "2", typed="1\n")
    (file,) = saves()
    out = run("play", "--text", typed="1\n").out
    assert out.startswith("Your last game is not over: ")
    hint, _, rest = out.partition(f"\nThe game is saved. Continue with: nieuw play {file}\n")
    assert len(hint.splitlines()) == 2
    assert rest.startswith("Nieuw Amsterdam: ")


def test_no_offer_where_something_else_is_asked_for() -> None:
    run("play", "--text", "--seed", "2", typed="1\n")
    for words in (["--seats", "2"], ["--seed", "3"], ["--players", "Anna,bot"]):
        assert run("play", "--text", *words).out.startswith("Nieuw Amsterdam: ")


def test_only_a_game_that_can_be_continued_is_offered() -> None:
    run("play", "--text", "--seed", "2", typed="1\n")
    (file,) = saves()
    broken = file.with_name("broken.nar")
    broken.write_text(file.read_text().replace("place 1", "place 9"))
    os.utime(broken, (file.stat().st_mtime + 60,) * 2)
    over = run("play", "--text", "--players", "bot:uniform,bot:uniform")
    assert hint(over.out)[0] == "replay"
    assert f"nieuw play {file}\n" in run("play", "--text").out


def test_the_language_that_was_asked_for_is_in_the_hint() -> None:
    ran = process("play", "--text", "--language", "it", typed=b"1\n")
    assert ran.out.splitlines()[-1].endswith(" --language it")
    assert " piazza " in ran.out or "Blu" in ran.out


def test_a_game_that_is_played_in_two_windows_is_saved_twice() -> None:
    """Whoever plays on in the same file finds that the other has, and leaves it alone."""
    run("play", "--text", "--seed", "2", typed="1\n")
    (file,) = saves()
    first = Terminal("play", str(file), columns=200, NO_COLOR="1")
    first.until("> ")
    assert hint(run("play", str(file), typed="3\n").out) == ("play", file)
    text = file.read_text()
    first.type("2\nquit\n")
    _, last = first.end()
    _, other = hint(last)
    assert other != file
    assert file.read_text() == text
    assert chosen(file)[:2] == ["place 1", "place 3"]
    assert chosen(other)[:2] == ["place 1", "place 2"]


def test_what_bots_play_is_saved_while_they_think() -> None:
    players = "bot:mcts:5000,bot:mcts:5000"
    terminal = Terminal("play", "--text", "--players", players, columns=200, NO_COLOR="1")
    terminal.until("places a business")
    terminal.process.kill()
    terminal.process.wait(60)
    (file,) = saves()
    assert chosen(file)[0].startswith("place ")
    assert read(file.read_text()).result() is None
    terminal.end()
