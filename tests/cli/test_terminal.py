"""Real terminals and real signals: Ctrl-C, Ctrl-D, colours, narrow and dumb screens."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
import time
from itertools import cycle
from pathlib import Path

import pytest

from cli.running import COMMAND, environment, process, run
from nieuw.say.words import say_in


class Terminal:
    """A process behind a pseudo-terminal."""

    def __init__(self, *words: str, columns: int = 100, lines: int = 40, **more: str) -> None:
        self.side, other = pty.openpty()
        fcntl.ioctl(other, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        env = environment(**{"TERM": "xterm-256color", **more})
        self.process = subprocess.Popen(
            [*COMMAND, *words],
            stdin=other,
            stdout=other,
            stderr=other,
            env=env,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(other)
        self.seen = ""

    def until(self, text: str) -> str:
        """Everything shown up to a text; the text must come."""
        end = time.monotonic() + 60
        while text not in self.seen and time.monotonic() < end:
            if select.select([self.side], [], [], 1)[0]:
                try:
                    self.seen += os.read(self.side, 65536).decode(errors="replace")
                except OSError:
                    break
        assert text in self.seen, self.seen
        shown, _, self.seen = self.seen.partition(text)
        return shown + text

    def type(self, text: str) -> None:
        os.write(self.side, text.encode())

    def end(self, key: str = "") -> tuple[int, str]:
        """The exit code and the last words. A signal that comes between the prompt and the wait
        for a key is lost on the line editor: whoever pressed `key` presses it again."""
        while True:
            while key and not select.select([self.side], [], [], 5)[0]:
                self.type(key)
            try:
                data = os.read(self.side, 65536)
            except OSError:
                break
            if not data:
                break
            self.seen += data.decode(errors="replace")
        os.close(self.side)
        return self.process.wait(60), self.seen


def test_a_terminal_has_colours_and_a_prompt() -> None:
    terminal = Terminal("play", "--text", "--seed", "2")
    assert "\x1b[1;38;5;33mBlue" in terminal.until("> ")
    terminal.type("1\n")
    shown = terminal.until("> ")
    assert "places a business in the Lumberyard" in shown
    terminal.type("\x04")
    code, last = terminal.end()
    assert code == 0
    assert "The game is saved. Continue with: nieuw play /" in last


def test_ctrl_c_is_one_line() -> None:
    terminal = Terminal("play", "--text")
    terminal.until("> ")
    terminal.type("\x03")
    code, last = terminal.end("\x03")
    assert code == 130
    assert last.replace("^C", "").split("\r\n") == [
        "",
        "Nothing has been played, so nothing is saved.",
        "",
        "nieuw: interrupted",
        "",
    ]


def test_no_colour_where_none_is_wanted() -> None:
    for terminal in (
        Terminal("play", "--text", NO_COLOR="1"),
        Terminal("play", "--text", TERM="dumb"),
    ):
        assert not re.search("\x1b\\[[0-9;]*3[0-9]", terminal.until("> "))
        terminal.type("quit\n")
        assert terminal.end()[0] == 0


def test_a_narrow_terminal() -> None:
    terminal = Terminal("play", "--text", columns=60, NO_COLOR="1", TERM="dumb")
    shown = terminal.until("> ")
    assert max(len(line) for line in shown.split("\r\n")) <= 80
    terminal.type("quit\n")
    assert terminal.end()[0] == 0


def test_interrupted_in_a_pipe() -> None:
    game = subprocess.Popen(
        [*COMMAND, "play", "--text"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert game.stdout is not None
    while b"Trading Company (move" not in game.stdout.readline():
        pass
    game.send_signal(signal.SIGINT)
    _, err = game.communicate(timeout=60)
    assert (game.returncode, err) == (130, b"nieuw: interrupted\n")


def test_simulate_interrupted_keeps_what_is_written(tmp_path: Path) -> None:
    out = tmp_path / "out"
    words = ["simulate", "--games", "99999", "--seats", "2", "--out", str(out)]
    running = subprocess.Popen([*COMMAND, *words], stderr=subprocess.PIPE, env=environment())
    while len(list(out.glob("*.nar"))) < 2:
        time.sleep(0.05)
        assert running.poll() is None
    running.send_signal(signal.SIGINT)
    _, err = running.communicate(timeout=60)
    kept = sorted(map(str, out.iterdir()))
    assert running.returncode == 130
    assert err.decode() == f"nieuw: interrupted; {len(kept)} games are saved in {out}\n"
    assert run("verify", *kept).code == 0


def test_simulate_shows_a_bar_on_a_terminal(tmp_path: Path) -> None:
    terminal = Terminal("simulate", "--games", "2", "--out", str(tmp_path / "out"))
    code, shown = terminal.end()
    assert code == 0
    assert "Games" in shown
    assert "2 games in " in shown


def test_bytes_that_are_no_text_are_no_answer() -> None:
    ran = process("play", "--text", "--seed", "1", typed=b"\xff\xfe\n1\n")
    assert ran.code == 0
    assert "places a business in the Lumberyard" in ran.out


def test_an_old_encoding_is_survived() -> None:
    ran = process("play", "--text", "--players", "Zoë,Bo", typed=b"1\n", PYTHONIOENCODING="ascii")
    assert ran.code == 0
    assert "Zo? places a business" in ran.out


def test_no_standard_input() -> None:
    ended = subprocess.run(
        ["/bin/sh", "-c", 'exec "$@" <&-', "sh", *COMMAND, "play", "--text"],
        capture_output=True,
        env=environment(),
        timeout=60,
        check=False,
    )
    assert ended.returncode == 0
    assert ended.stderr == b""


def test_an_arena_shows_one_line_while_it_plays() -> None:
    words = "arena --bots greedy,uniform --seats 2 --games 999 --out out"
    terminal = Terminal(*words.split())
    assert "\n" not in terminal.until("1/999")
    terminal.type("\x03")
    code, last = terminal.end()
    assert code == 130
    assert "Traceback" not in last
    assert "Strength (an even share is 50.0% of the wins per seat)" in last
    assert re.search(r"nieuw: interrupted; [0-9]+ games? (is|are) saved in out\r\n$", last)


def test_an_arena_interrupted_at_once_says_nothing_else() -> None:
    terminal = Terminal("arena", "--bots", "greedy,uniform", "--games", "999")
    terminal.until("0/999")
    terminal.type("\x03")
    code, last = terminal.end()
    assert code == 130
    assert "Traceback" not in last
    assert last.endswith("nieuw: interrupted\r\n")


ANSWERS = ("1", "2", "3", "0", "4", "5", "6", "pass", "1 2", "2 5", "1 1", "3 4", "1 2 3")


@pytest.mark.parametrize("columns", [80, 60])
@pytest.mark.parametrize("language", ["en", "de", "ru", "hu", "it"])
def test_a_whole_game_in_a_small_window(language: str, columns: int) -> None:
    """24 lines: nothing is cut, and 80 columns show each question whole with what matters."""
    terminal = Terminal(
        *("play", "--text", "--seed", "3", "--players", "Anna,bot:uniform,bot:uniform"),
        columns=columns,
        lines=24,
        NIEUW_LANGUAGE=language,
        NO_COLOR="1",
    )
    shown = [terminal.until("\r\n> ")]
    answers = cycle(ANSWERS)
    over = say_in(language, "end-what-now", {})[:20]
    while over not in shown[-1]:
        assert len(shown) < 3000, shown[-1]
        terminal.type(next(answers) + "\n")
        shown.append(terminal.until("\r\n> "))
    terminal.type("quit\n")
    assert terminal.end()[0] == 0
    screens = [re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text).split("\r\n") for text in shown]
    assert max(len(line.rstrip()) for lines in screens for line in lines) <= columns
    assert "…" not in "".join(line for lines in screens for line in lines)
    order = say_in(language, "board-head-outside", {"name": "", "order": ""}).strip(". ")
    points = say_in(language, "board-points", {})
    asked = 0
    for lines in screens[:-1]:
        heads = [at for at, line in enumerate(lines) if f" {order} " in line]
        if heads and columns == 80:
            question = lines[heads[-1] :]
            assert len(question) <= 24, "\n".join(question)
            assert any(f" {points} " in line for line in question)
        asked += bool(heads)
    assert asked > 30
