"""Measure the one engine this interpreter has, and print the figures as JSON.

    worker.py nieuw|catanatron measure     every figure, once
    worker.py nieuw rates                  only actions and copies a second
    worker.py nieuw|catanatron play N      N random games for four; the number of actions

Rates are per CPU second. The games are numbered, so every run plays the same ones.
"""

from __future__ import annotations

import importlib
import json
import runpy
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterable
from importlib import resources
from typing import Any

Figures = dict[str, Any]

SECONDS = 0.5
"""Each rate is taken over at least so much CPU time."""
COPIES = 1000
TURNS_LIMIT = 1000
"""Catanatron's own limit for a random game."""


def per_second(work: Callable[[], int]) -> float:
    """Units of work a CPU second; `work` does some and says how many."""
    work()
    done = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        done += work()
    return done / spent


def copies_a_second(copy: Callable[[], object]) -> float:
    def work() -> int:
        for _ in range(COPIES):
            copy()
        return COPIES

    return per_second(work)


def microseconds(function: Callable[[Any], object], values: list[Any]) -> float:
    """CPU time of one call, averaged over the values."""

    def work() -> int:
        for value in values:
            function(value)
        return len(values)

    return 1e6 / per_second(work)


def bytes_each(copy: Callable[[], object]) -> float:
    """Memory that one more copy asks of the allocator (tracemalloc)."""
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [copy() for _ in range(COPIES)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before - sys.getsizeof(kept)) / COPIES


class Nieuw:
    """Ours, pure or compiled, whichever is installed."""

    def __init__(self) -> None:
        self.nieuw = importlib.import_module("nieuw")
        self.Rng = importlib.import_module("nieuw.bots.rng").Rng
        self.playout = importlib.import_module("nieuw.bots.playout")
        self.box = self.nieuw.builtin().box

    def driven(self) -> Any:
        """The same play-out from its source, never compiled, over the engine that is there."""
        source = resources.files("nieuw").joinpath("bots", "playout.py")
        return runpy.run_path(str(source))["play_out"]

    def play(self, games: Iterable[int], seats: int = 4, loop: Any = None) -> int:
        """Random games; the decisions and draws in them."""
        play_out = loop or self.playout.play_out
        return sum(play_out(self.nieuw.new_game(seats, self.box), self.Rng(n)) for n in games)

    def decisions(self, games: Iterable[int]) -> list[Any]:
        """Every position of these games for four in which a seat decides."""
        found: list[Any] = []
        for number in games:
            s, rng = self.nieuw.new_game(4, self.box), self.Rng(number)
            while (mover := self.nieuw.to_move(s)) != self.nieuw.OVER:
                if mover == self.nieuw.CHANCE:
                    move = self.playout.draw_any(s, rng)
                else:
                    found.append(s.copy())
                    move = self.playout.choose_any(s, rng)
                self.nieuw.apply(s, move)
        return found

    def which(self) -> str:
        """Pure or compiled."""
        code = importlib.import_module("nieuw.core.engine").__file__ or ""
        return "pure" if code.endswith(".py") else "compiled"

    def rates(self) -> Figures:
        """Actions and copies a second, of games for four."""
        turn = next(s for s in self.decisions([1]) if s.round == 4 and s.step in (5, 6, 7))
        return {
            "engine": self.which(),
            "loop actions 4": per_second(lambda: self.play(range(1, 11))),
            "copies": copies_a_second(turn.copy),
        }

    def measure(self) -> Figures:
        games = range(1, 101)
        loops = {"loop": self.playout.play_out, "driven": self.driven()}
        figures: Figures = {"engine": self.which()}
        for seats in (2, 3, 4, 5):
            length = self.play(games, seats) / len(games)
            figures[f"length {seats}"] = length
            for name, loop in loops.items():
                rate = per_second(lambda: self.play(games, seats, loop))  # noqa: B023
                figures[f"{name} actions {seats}"] = rate
                figures[f"{name} games {seats}"] = rate / length
        some = range(1, 11)
        positions = self.decisions(some)
        for name in loops:
            figures[f"{name} decisions 4"] = (
                figures[f"{name} actions 4"] * len(positions) / self.play(some)
            )
        turn = next(s for s in positions if s.round == 4 and s.step in (5, 6, 7))
        figures["copies"] = copies_a_second(turn.copy)
        figures["legal"] = microseconds(self.nieuw.legal, positions)
        figures["bytes"] = bytes_each(turn.copy)
        return figures


class Catanatron:
    """The peer: Catan for four, with its own random player."""

    def __init__(self) -> None:
        self.catanatron = importlib.import_module("catanatron")

    def game(self, number: int) -> Any:
        players = [self.catanatron.RandomPlayer(color) for color in self.catanatron.Color]
        return self.catanatron.Game(players, seed=number)

    def play(self, games: Iterable[int]) -> int:
        """Random games; the actions in them."""
        actions = 0
        for number in games:
            game = self.game(number)
            game.play()
            actions += len(game.state.actions)
        return actions

    def positions(self, number: int) -> list[Any]:
        """Every position of one game; each is a decision."""
        game, found = self.game(number), []
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            found.append(game.copy())
            game.play_tick()
        return found

    def measure(self) -> Figures:
        games = range(1, 21)
        length = self.play(games) / len(games)
        rate = per_second(lambda: self.play(games))
        positions = self.positions(1)
        middle = positions[len(positions) // 2]
        legal = importlib.import_module("catanatron.models.actions").generate_playable_actions
        return {
            "engine": "catanatron",
            "length 4": length,
            "loop actions 4": rate,
            "loop games 4": rate / length,
            "loop decisions 4": rate,
            "copies": copies_a_second(middle.copy),
            "legal": microseconds(legal, [game.state for game in positions]),
            "bytes": bytes_each(middle.copy),
        }


def main() -> None:
    which, what, *rest = sys.argv[1:]
    engine = Nieuw() if which == "nieuw" else Catanatron()
    if what == "play":
        print(json.dumps({"actions": engine.play(range(1, int(rest[0]) + 1))}))
    elif what == "rates":
        assert isinstance(engine, Nieuw), "only ours"
        print(json.dumps(engine.rates()))
    else:
        print(json.dumps(engine.measure()))


if __name__ == "__main__":
    main()
