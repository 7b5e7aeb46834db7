"""The line protocol from our side: `nieuw bot`, asked by a program and by hand."""

from __future__ import annotations

import io
import json
import shlex
import subprocess

import pytest

from bots.asking import decisions, play
from cli.running import COMMAND, environment, process, run
from nieuw.bots import bot
from nieuw.bots.base import Bot, Budget, Thought
from nieuw.bots.protocol import (
    Misread,
    Serving,
    box_line,
    go_line,
    position_lines,
    read_go,
    read_thought,
    thought_line,
)
from nieuw.bots.rng import Rng
from nieuw.box.file import builtin
from nieuw.core.engine import legal, to_move
from nieuw.core.state import State
from nieuw.text import snapshot
from nieuw.text.sentences import expand

GAMES = ["2-uniform-1.nar", "5-mixed-2.nar"]


class Thinking:
    """Says why: the first moves, by their number."""

    name = "thinking"
    budget = Budget(30)

    def choose(self, s: State, seat: int, rng: Rng, budget: Budget) -> str:
        return self.think(s, seat, rng, budget)[0].text

    def think(self, s: State, seat: int, rng: Rng, budget: Budget) -> list[Thought]:
        texts = [str(move) for move in legal(s)[:2]]
        even = (1 / s.seats,) * s.seats
        return [
            Thought(text, budget.simulations + n, even, (text, f"seed {rng.below(100)}"))
            for n, text in enumerate(texts)
        ]


def said(player: Bot, *lines: str) -> list[str]:
    """What it answers to these lines."""
    out = io.StringIO()
    Serving(player, io.StringIO("".join(f"{line}\n" for line in lines)), out).run()
    return out.getvalue().splitlines()


@pytest.mark.parametrize("name", GAMES)
def test_the_same_answers_over_the_pipe(name: str) -> None:
    """At every decision of a game: also in the middle of payments, with the moves told or not."""
    for number, (s, _) in enumerate(decisions(name)):
        asked = list(position_lines(s))
        if number % 2:
            asked = asked[: asked.index("end") + 1]
        direct = bot("uniform").choose(s.copy(), to_move(s), Rng(number), Budget())
        assert said(bot("uniform"), *asked, f"go seed {number}") == [f"move {direct}"]


@pytest.mark.parametrize("name", GAMES)
def test_what_is_told_of_a_question(name: str) -> None:
    for s, played in decisions(name):
        lines = list(position_lines(s))
        end = lines.index("end")
        assert snapshot.read("\n".join(lines[1:end]) + "\n", s.box) is not None
        if lines[end + 1].startswith("due "):
            assert played.startswith("pay ")
            _, due, _, *held = lines[end + 1].split()
            most = {word[-1]: int(word[:-1]) for word in held}
            paid = {word[-1]: int(word[:-1]) for word in played.split()[1:]}
            assert sum(paid.values()) == int(due)
            assert all(n <= most[kind] for kind, n in paid.items())
        else:
            answers = lines[end + 2 : -1]
            assert (lines[end + 1], lines[-1]) == ("moves", "end")
            assert played in answers
            for text in answers:
                expand(s, text)


def test_hello_and_quit() -> None:
    assert said(bot("greedy"), "nieuw 1", "; a remark", "", "quit", "nieuw 1") == [
        "name greedy",
        "ready",
    ]


def test_thoughts_are_said() -> None:
    s, _ = next(decisions("3-greedy-1.nar"))
    third = Rng(5)
    numbers = [third.below(100), third.below(100)]
    assert said(Thinking(), *position_lines(s), "go seed 5") == [
        f"thought 30 0.3333 0.3333 0.3333 place 1; seed {numbers[0]}",
        f"thought 31 0.3333 0.3333 0.3333 place 2; seed {numbers[1]}",
        "move place 1",
    ]
    assert said(Thinking(), *position_lines(s), "go simulations 7 seed 5")[0].startswith(
        "thought 7"
    )


def test_another_box() -> None:
    """A box of one's own is told; a position is read with it."""
    box = builtin().box
    values = json.loads(box_line(box).removeprefix("box "))
    values["name"] = "mine"
    values["camp"]["5"]["spaces"] = [1, 1, 1, 1]
    s, _ = next(decisions("3-greedy-1.nar"))
    asked = [f"box {json.dumps(values)}", *position_lines(s), "go seed 1"]
    assert said(bot("uniform"), *asked)[0].startswith("move place ")


WRONG = {
    "bla": "expected nieuw 1, box, position, moves, go or quit, got 'bla'",
    "nieuw 2": "expected nieuw 1, box, position, moves, go or quit, got 'nieuw 2'",
    "go": "expected a position in which a seat decides",
    "go fast": "expected whole numbers, got 'go fast'",
    "go simulations many": "expected simulations N, seconds S or seed K, got 'go simulations many'",
    "go simulations 1.5": "expected whole numbers, got 'go simulations 1.5'",
    "go simulations 99999999999": "expected simulations N, seconds S or seed K, got "
    "'go simulations 99999999999'",
    "go seconds 999999": "expected smaller numbers, got 'go seconds 999999'",
    "go seed 1 seed 2": "expected simulations N, seconds S or seed K, got 'go seed 1 seed 2'",
    "position": "expected end",
    "box": 'box: file: expected JSON, got ""',
    "box 7": "box: file: expected a JSON object, got 7",
    "box {}": "box: name: expected up to 40 small letters, digits and dashes, got nothing",
}


@pytest.mark.parametrize("line", WRONG)
def test_a_wrong_line(line: str) -> None:
    (answer,) = said(bot("greedy"), line)
    assert answer.startswith(f"error {WRONG[line]}")


def test_a_wrong_position_is_forgotten() -> None:
    s, _ = next(decisions("3-greedy-1.nar"))
    asked = [*position_lines(s), "position", "seats 9", "end", "go seed 1"]
    first, second = said(bot("greedy"), *asked)
    assert first.startswith("error expected ")
    assert second == "error expected a position in which a seat decides"


def test_budgets_there_and_back() -> None:
    for budget in (Budget(), Budget(7), Budget(0, 0.25), Budget(1_000_000, 3600.0)):
        assert read_go(go_line(budget, 3)) == (budget, 3)
    assert read_go("go") == (Budget(), None)


def test_thoughts_there_and_back() -> None:
    thought = Thought("build 2 6", 812, (0.25, 0.75), ("build 2 6", "pass special", "elect"))
    assert thought_line(thought) == "thought 812 0.2500 0.7500 build 2 6; pass special; elect"
    assert read_thought(thought_line(thought), 2) == thought
    for line in ("thought", "thought 1 0.5 0.5", "thought -1 1 0 x", "thought 1 nan 0 x"):
        with pytest.raises(Misread):
            read_thought(line, 2)


def test_our_own_bot_as_a_program(monkeypatch: pytest.MonkeyPatch) -> None:
    """`nieuw bot greedy` behind `exec:` plays the very game that greedy plays."""
    for name, value in environment().items():
        monkeypatch.setenv(name, value)
    spec = f"exec:10s:{shlex.join([*COMMAND, 'bot', 'greedy'])}"
    outside = bot(spec, outside=True)
    assert outside.name == "exec:greedy"
    record = play([outside, bot("greedy")])
    assert record.result() is not None
    moves = [line.text for line in record.lines()]
    assert moves[:10] == [line.text for line in play([outside, bot("greedy")]).lines()][:10]


def test_the_command() -> None:
    s, _ = next(decisions("3-greedy-1.nar"))
    asked = "".join(f"{line}\n" for line in ["nieuw 1", *position_lines(s), "go seed 1", "quit"])
    ran = run("bot", "uniform", typed=asked)
    assert ran.code == 0
    assert ran.out.splitlines()[:2] == ["name uniform", "ready"]
    assert process("bot", "uniform", typed=asked.encode()).out == ran.out


def test_an_answer_comes_before_the_next_question() -> None:
    """Nothing is held back in a buffer."""
    with subprocess.Popen(
        [*COMMAND, "bot", "greedy"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(),
    ) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        running.stdin.write(b"nieuw 1\n")
        running.stdin.flush()
        assert running.stdout.readline() == b"name greedy\n"
        assert running.stdout.readline() == b"ready\n"
        running.stdin.close()
        assert running.wait(30) == 0
