"""Programs from outside: one that plays, and those that hang, crash, lie or babble."""

from __future__ import annotations

import gc
import logging
import shlex
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from bots.asking import code_block, decisions, play
from cli.running import Ran, run
from nieuw.bots import bot
from nieuw.bots.base import BadBudget, Bot, Budget, Thinker, UnknownBot
from nieuw.bots.outside import hard_limit
from nieuw.bots.rng import Rng
from nieuw.core.engine import to_move
from nieuw.game.writer import write
from nieuw.text.sentences import expand
from processes import alive, await_end

HELLO = 'import sys, time, os\ninput()\nprint("name test\\nready", flush=True)\n'
ASKED = 'for line in sys.stdin:\n    if line.startswith("go"):\n        '
QUICK = "a quick move instead"
Program = Callable[..., str]


@pytest.fixture
def program(tmp_path: Path) -> Program:
    """A Python program as a spec."""

    def write(text: str, budget: str = "") -> str:
        file = tmp_path / "program.py"
        file.write_text(text, "utf-8")
        return f"exec:{budget}{shlex.quote(sys.executable)} -S {shlex.quote(str(file))}"

    return write


def ask(player: Bot) -> str:
    """Its answer to a first question, which must be one."""
    s, _ = next(decisions("3-greedy-1.nar"))
    text = player.choose(s.copy(), to_move(s), Rng(1), player.budget)
    expand(s, text)
    return text


def test_the_program_of_the_page_plays_a_whole_game(program: Program) -> None:
    text = code_block("bots.md", "### A complete program")
    assert len(text.splitlines()) <= 30
    assert "nieuw" not in text.replace('word == "nieuw"', "")
    player = bot(program(text), outside=True)
    other = bot("greedy")
    record = play([player, other, player])
    assert record.result() is not None
    assert [name for _, name in record.seats] == [
        "bot:exec:any-move",
        "bot:greedy",
        "bot:exec:any-move",
    ]
    assert write(record) == write(play([player, other, player]))


BAD = {
    "crash": (
        "raise ValueError('no idea')",
        "ended with code 1: ValueError: no idea",
    ),
    "exit": ("os._exit(7)", "ended with code 7"),
    "hang": ("time.sleep(600)", "did not answer in time"),
    "deaf": ("os.close(1); time.sleep(600)", "closed its output"),
    "garbage": ("print('hello there', flush=True)", "expected thought or move, got 'hello there'"),
    "no move": (
        "print('move to Boston', flush=True)",
        "expected a verb such as build or pass, got 'to Boston'",
    ),
    "illegal": (
        "print('move build 1', flush=True)",
        "build 1 is not possible: step 0 asks seat 1 for place",
    ),
    "bad thought": ("print('thought much', flush=True)", "expected a thought, got 'thought much'"),
    "endless": (
        "print('x' * 100_000_000, flush=True)",
        f"expected thought or move, got '{'x' * 57}...'",
    ),
    "bytes": (
        "sys.stdout.buffer.write(b'\\xff\\x00\\n'); sys.stdout.flush()",
        "expected thought or move, got '\\ufffd\\x00'",
    ),
}


@pytest.mark.parametrize("what", BAD)
def test_a_bad_program(what: str, program: Program, caplog: pytest.LogCaptureFixture) -> None:
    text, reason = BAD[what]
    budget = "300ms:" if what == "hang" else "60s:"
    player = bot(program(HELLO + ASKED + text, budget), outside=True)
    for then in (QUICK, QUICK, "quick moves from now on, as it failed before"):
        caplog.clear()
        assert ask(player).startswith("place ")
        (warned,) = caplog.records
        assert warned.levelno == logging.WARNING
        assert warned.getMessage() == f"exec:test: {reason}; {then}"
    caplog.clear()
    assert ask(player).startswith("place ")
    assert not caplog.records


def test_one_failure_is_forgiven(
    program: Program, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    """The program is started again for the next decision."""
    sign = tmp_path / "sign"
    once = f"if not os.path.exists({str(sign)!r}): open({str(sign)!r}, 'w'); os._exit(1)"
    text = f"{HELLO}{ASKED}{once}\n        print('move place 4', flush=True)\n"
    player = bot(program(text), outside=True)
    ask(player)
    assert len(caplog.records) == 1
    assert ask(player) == "place 4"
    assert len(caplog.records) == 1


def test_a_hanging_program_is_stopped_with_its_children(program: Program, tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    text = (
        f"{HELLO}import subprocess\n"
        f"child = subprocess.Popen([sys.executable, '-S', '-c', 'import time; time.sleep(600)'])\n"
        f"print(os.getpid(), child.pid, file=open({str(pids)!r}, 'w'), flush=True)\n"
        f"{ASKED}time.sleep(600)\n"
    )
    player = bot(program(text, "2s:"), outside=True)
    began = time.monotonic()
    ask(player)
    assert time.monotonic() - began >= 2.0
    program_pid, child_pid = map(int, pids.read_text().split())
    assert not alive(program_pid)
    await_end(child_pid)


def test_nothing_is_left_of_a_program_nobody_needs(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "pid"
    text = f"{HELLO}print(os.getpid(), file=open({str(file)!r}, 'w'), flush=True)\n{ASKED}"
    player = bot(program(f"{text}print('move place 1', flush=True)\n"), outside=True)
    assert ask(player) == "place 1"
    pid = int(file.read_text())
    assert alive(pid)
    del player
    gc.collect()
    assert not alive(pid)


def test_thoughts(program: Program) -> None:
    said = (
        "print('thought 3 0.5 0.25 0.25 place 2; place 3')\n        "
        "print('thought 9 0.25 0.5 0.25 place 1\\n; a remark\\nmove place 1', flush=True)\n"
    )
    player = bot(program(HELLO + ASKED + said), outside=True)
    assert isinstance(player, Thinker)
    s, _ = next(decisions("3-greedy-1.nar"))
    first, second = player.think(s, to_move(s), Rng(1), player.budget)
    assert (first.text, first.visits, first.values) == ("place 1", 9, (0.25, 0.5, 0.25))
    assert (second.text, second.line) == ("place 2", ("place 2", "place 3"))


def test_what_a_program_is_told(program: Program, tmp_path: Path) -> None:
    """The box once, then a question each time, with budget and seed."""
    told = tmp_path / "told"
    text = (
        f"{HELLO}for line in sys.stdin:\n    open({str(told)!r}, 'a').write(line)\n"
        "    if line.startswith('go'): print('move place 1', flush=True)\n"
    )
    player = bot(program(text, "50:500ms:"), outside=True)
    ask(player)
    ask(player)
    lines = told.read_text().splitlines()
    assert [line[:6] for line in lines].count('box {"') == 1
    assert lines.count("position") == lines.count("moves") == 2
    seed = Rng(1).below(2**31 - 1)
    assert lines.count(f"go simulations 50 seconds 0.5 seed {seed}") == 2


STARTS = {
    "": "expected a command",
    "'": "No closing quotation",
    "/nowhere/at-all": "can't be started: No such file or directory",
    "/": "can't be started: Permission denied",
    "true": "ended with code 0",
    "echo hello": "expected name or ready, got 'hello'",
    "echo ready": "expected a name before ready",
    f"echo name {'x' * 41}": "expected a name of up to 40 letters",
}


@pytest.mark.parametrize("command", STARTS)
def test_a_program_that_does_not_start(command: str) -> None:
    with pytest.raises(UnknownBot) as caught:
        bot(f"exec:{command}", outside=True)
    assert str(caught.value) == f"exec:{command}: {STARTS[command]}"


def test_a_program_that_is_never_ready(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nieuw.bots.outside.STARTING", 0.2)
    with pytest.raises(UnknownBot, match=r"did not answer in time$"):
        bot(program("import time; time.sleep(600)"), outside=True)


@pytest.mark.parametrize("budget", ["0:", "0s:", "1s:2s:", "99999999999:"])
def test_an_impossible_budget(budget: str) -> None:
    with pytest.raises(BadBudget):
        bot(f"exec:{budget}true", outside=True)


def test_a_record_starts_no_program(tmp_path: Path) -> None:
    """Nor does anything else that is not the user's own word."""
    sign = tmp_path / "sign"
    with pytest.raises(UnknownBot, match=r"^expected a bot of this installation, got the program"):
        bot(f"exec:touch {sign}")
    assert not sign.exists()


def test_the_limit_is_a_fifth_behind_the_cap() -> None:
    assert hard_limit(Budget(seconds=1.0)) == pytest.approx(1.2)
    assert hard_limit(Budget(seconds=0.1)) == pytest.approx(0.15)
    assert hard_limit(Budget(simulations=5)) == 60.0


def test_a_server_offers_nobody_who_is_too_slow(program: Program) -> None:
    spec = program(HELLO + ASKED + "pass\n", "9s:")
    line = f"nieuw: --bots: expected at most 8 s per decision, got {spec}\n"
    assert run("serve", "--bots", spec) == Ran(2, "", line)
