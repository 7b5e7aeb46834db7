"""`nieuw analyse` on a small record, judged by a bot whose thoughts are known."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.running import Ran, run
from nieuw.analysis.judge import Values, decisions, judge
from nieuw.bots import BOTS
from nieuw.bots.base import Budget, Thought
from nieuw.bots.rng import Rng
from nieuw.box import file as boxfile
from nieuw.core.engine import legal
from nieuw.core.state import State
from nieuw.game.dealer import Dealer
from nieuw.game.reader import read
from nieuw.game.record import Record
from nieuw.game.writer import write

EVEN = (0.5, 0.5)


class Judge:
    """Likes a business in a high district: place 6 wins 9 of 10 games, place 5 half of them; of
    the others it does not think. Everything else is even, and the first move the best."""

    name = "judge"
    budget = Budget(8)

    def choose(self, s: State, seat: int, rng: Rng, budget: Budget) -> str:
        return self.think(s, seat, rng, budget)[0].text

    def think(self, s: State, seat: int, rng: Rng, budget: Budget) -> list[Thought]:
        if s.step == 0:
            high = (0.9, 0.1) if seat == 0 else (0.1, 0.9)
            return [
                Thought("place 6", budget.simulations, high, ("place 6", "place 5")),
                Thought("place 5", 1, EVEN, ("place 5",)),
            ]
        text = str(legal(s)[0])
        return [Thought(text, budget.simulations, EVEN, (text,))]


class Unsure:
    """Has a value for the position, and none for any move."""

    name = "unsure"
    budget = Budget(8)

    def choose(self, s: State, seat: int, rng: Rng, budget: Budget) -> str:
        return str(legal(s)[0])

    def think(self, s: State, seat: int, rng: Rng, budget: Budget) -> list[Thought]:
        even = (1 / s.seats,) * s.seats
        return [Thought("pass", 0, even, ("pass",))]


class Silent(Judge):
    """Says nothing."""

    name = "silent"

    def think(self, s: State, seat: int, rng: Rng, budget: Budget) -> list[Thought]:
        return []


@pytest.fixture(autouse=True)
def record(monkeypatch: pytest.MonkeyPatch, _plain: None) -> None:
    """The set-up of a game of two, and the judge."""
    monkeypatch.setitem(BOTS, "judge", lambda words: Judge())
    monkeypatch.setitem(BOTS, "silent", lambda words: Silent())
    monkeypatch.setitem(BOTS, "unsure", lambda words: Unsure())
    game = Record.new(boxfile.builtin(), ["Anna", "bot:greedy"], Dealer.numbered(1))
    game.deal()
    for text in ("place 6", "place 5", "place 1", "place 2"):
        game.play(text)
    Path("a.nar").write_text(write(game))


def test_text() -> None:
    ran = run("analyse", "a.nar", "--bot", "judge")
    assert ran.code == 0
    assert ran.err.splitlines()[-1] == "4 of 4 decisions"
    assert ran.out == (
        "Anna and Yellow (bot greedy). 4 decisions, judged by judge. "
        "Win shares in percent, by seat.\n"
        "\n"
        "line  round  seat    played   preferred  before  after  loss\n"
        "   9      0  Anna    place 6  =          90 10   90 10\n"
        "  10      0  Yellow  place 5  place 6    10 90   50 50  40.0\n"
        "  11      0  Anna    place 1  place 6    90 10   10 90  80.0\n"
        "  12      0  Yellow  place 2  place 6    10 90   50 50  40.0\n"
        "\n"
        "seat    decisions  agreed  mean loss\n"
        "Anna            2     50%      40.00\n"
        "Yellow          2      0%      40.00\n"
        "\n"
        "The 3 biggest mistakes:\n"
        "line 11, round 0: Anna played place 1; better: place 6 (90.0% instead of 10.0%)\n"
        "line 10, round 0: Yellow played place 5; better: place 6 (90.0% instead of 50.0%)\n"
        "line 12, round 0: Yellow played place 2; better: place 6 (90.0% instead of 50.0%)\n"
    )


def test_json() -> None:
    found = json.loads(run("analyse", "a.nar", "--bot", "judge", "--json").out)
    assert set(found) == {"bot", "seats", "decisions", "mistakes"}
    assert found["bot"] == "judge"
    assert found["seats"] == [
        {"colour": "blue", "name": "Anna"},
        {"colour": "yellow", "name": "bot:greedy"},
    ]
    assert found["mistakes"] == [11, 10, 12]
    assert len(found["decisions"]) == 4
    assert found["decisions"][2] == {
        "line": 11,
        "round": 0,
        "step": 0,
        "seat": 0,
        "played": "place 1",
        "best": "place 6",
        "before": [0.9, 0.1],
        "after": [0.1, 0.9],
        "loss": 0.8,
        "thoughts": [
            {
                "text": "place 6",
                "visits": 8,
                "values": [0.9, 0.1],
                "line": ["place 6", "place 5"],
            },
            {"text": "place 5", "visits": 1, "values": [0.5, 0.5], "line": ["place 5"]},
        ],
    }


class Hasty(Judge):
    """Looks at what was played so many times, and is fond of it."""

    budget = Budget(40)

    def __init__(self, visits: int) -> None:
        self.visits = visits

    def think(self, s: State, seat: int, rng: Rng, budget: Budget) -> list[Thought]:
        fond = Thought("place 1", self.visits, (1.0, 0.0), ("place 1",))
        return [*super().think(s, seat, rng, budget), fond]


@pytest.mark.parametrize(("visits", "after"), [(2, (1.0, 0.0)), (1, (0.1, 0.9))])
def test_a_move_hardly_thought_of_is_looked_at_anew(visits: int, after: Values) -> None:
    decision = decisions(read(Path("a.nar").read_text()))[2]
    assert decision.line.text == "place 1"
    judged = judge(decision, Hasty(visits), Budget(40), 1)
    assert judged.after == after


def test_to_a_file() -> None:
    shown = run("analyse", "a.nar", "--bot", "judge").out
    ran = run("analyse", "a.nar", "--bot", "judge", "--out", "b.txt")
    assert (ran.code, ran.out) == (0, "Written to b.txt\n")
    assert Path("b.txt").read_text() == shown
    again = run("analyse", "a.nar", "--bot", "judge", "--out", "b.txt")
    assert again == Ran(2, "", "nieuw: b.txt: can’t be written: it already exists\n")


def test_a_record_without_decisions() -> None:
    game = Record.new(boxfile.builtin(), ["", ""], Dealer.numbered(1))
    Path("b.nar").write_text(write(game))
    ran = run("analyse", "b.nar", "--bot", "judge")
    assert ran == Ran(0, "Blue and Yellow. There are no decisions to judge.\n", "")


def test_a_whole_game(games: Path) -> None:
    """Draws between a move and the next decision, forced answers, and the very last move."""
    file = games / "game-0001.nar"
    found = json.loads(run("analyse", str(file), "--bot", "unsure", "--json").out)["decisions"]
    record = read(file.read_text())
    assert [one["line"] for one in found] == [entry.number for entry, _, _ in record.decisions()]
    assert {tuple(one["after"]) for one in found[:-1]} == {(0.3333, 0.3333, 0.3333)}
    points = record.result()
    assert points is not None
    assert found[-1]["after"] == [float(n == max(points)) for n in points]
    assert found[-1]["loss"] == max(0.0, round(1 / 3 - found[-1]["after"][found[-1]["seat"]], 4))


WRONG = {
    "analyse a.nar --bot greedy": "--bot: expected a bot that shows what it thinks, "
    "such as mcts:5000, got greedy",
    "analyse a.nar --bot silent": "silent has nothing to say about line 9",
    "analyse nope.nar --bot judge": "nope.nar: can’t be read: No such file or directory",
    "analyse a.nar --bot judge --out no/where": "no/where: can’t be written: "
    "No such file or directory",
    "analyse": "FILE is missing: see --help",
    "analyse a.nar --bot": "--bot needs a value: see --help",
}


@pytest.mark.parametrize("words", WRONG)
def test_one_line(words: str) -> None:
    ran = run(*words.split())
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.splitlines()[-1] == f"nieuw: {WRONG[words]}"
