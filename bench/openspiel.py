"""OpenSpiel's own tree search on this game: a peer for `mcts`, not part of the package.

The game as OpenSpiel sees it is a Python game with sequential moves, explicit chance and points
at the end only. An action is the number of a move in the list of legal ones: that is enough for
a search, and needs no table of actions.

`bench/run openspiel` plays it against `mcts`, `bench/openspiel-bot` is the peer as a bot, over the
line protocol.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts as python_mcts

from nieuw.bots.base import Budget, sentence
from nieuw.bots.playout import choose_any, draw_any
from nieuw.bots.protocol import Serving
from nieuw.bots.rng import Rng
from nieuw.box.file import builtin
from nieuw.core.engine import apply, legal, new_game, outcomes, to_move
from nieuw.core.moves import Move
from nieuw.core.names import CARDS, CHANCE, MAX_SEATS, MIN_SEATS, OVER, Seat
from nieuw.core.rules.final import winners
from nieuw.core.state import State
from nieuw.text import snapshot

ACTIONS = 2_000
"""No list of legal moves is longer."""
LONGEST = 5_000
"""No game has more moves and draws."""
EXPLORATION = 2.0
"""What OpenSpiel's own examples take."""
MOST = 10_000_000
"""Simulations, where time is the limit."""
MEMORY = 1_000
"""Megabytes for a tree."""
NOBODY = {CHANCE: int(pyspiel.PlayerId.CHANCE), OVER: int(pyspiel.PlayerId.TERMINAL)}
SPEED_SEED = 3
"""The game whose middle the speed is measured in."""

KIND = pyspiel.GameType(
    short_name="nieuw_amsterdam",
    long_name="Nieuw Amsterdam",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_SEATS,
    min_num_players=MIN_SEATS,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={"players": MIN_SEATS},
)


class Held:
    """Our state inside theirs, with its legal moves once they are asked for. They copy it by
    `deepcopy`, which is a plain copy here."""

    __slots__ = ("moves", "s")

    def __init__(self, s: State, moves: list[Move] | None = None) -> None:
        self.s = s
        self.moves = moves

    def __deepcopy__(self, memo: object) -> Held:
        return Held(self.s.copy(), self.moves)

    def __reduce__(self) -> tuple[Callable[[str], Held], tuple[str]]:
        return held, (snapshot.write(self.s),)

    def legal(self) -> list[Move]:
        """The legal moves, listed once."""
        if self.moves is None:
            self.moves = legal(self.s)
        return self.moves

    def apply(self, action: int) -> None:
        """Make one of them."""
        move = self.legal()[action]
        self.moves = None
        apply(self.s, move)


def held(text: str) -> Held:
    """A position from its text."""
    return Held(snapshot.read(text, builtin().box))


class Game(pyspiel.Game):
    """The game for a number of seats."""

    def __init__(self, params: dict[str, int] | None = None) -> None:
        self.seats = (params or {}).get("players", MIN_SEATS)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=CARDS,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=self.seats - 1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(KIND, info, {"players": self.seats})
        self.first = new_game(self.seats, builtin().box)

    def new_initial_state(self) -> Position:
        """Before the first draw."""
        return Position(self)

    def at(self, s: State) -> Position:
        """Any position."""
        made = self.new_initial_state()
        made.held = Held(s.copy())
        return made


class Position(pyspiel.State):
    """A position in the terms of OpenSpiel."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.held = Held(game.first.copy())

    def current_player(self) -> int:
        """Whose move it is."""
        mover = to_move(self.held.s)
        return mover if mover >= 0 else NOBODY[mover]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return to_move(self.held.s) == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.held.legal())))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The draws there are, with their chances."""
        found = outcomes(self.held.s)
        self.held.moves = [move for move, _ in found]
        weights = [weight for _, weight in found]
        total = sum(weights)
        return [(i, weight / total) for i, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        self.held.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.held.legal()[action])

    def returns(self) -> list[float]:
        """A won game brings one from each other; equal points share that."""
        s = self.held.s
        if to_move(s) != OVER:
            return [0.0] * s.seats
        best = winners(s)
        return [s.seats / len(best) - 1.0 if i in best else -1.0 for i in range(s.seats)]

    def __str__(self) -> str:
        s = self.held.s
        return f"round {s.round} step {s.step} points {[p.score for p in s.players]}"


pyspiel.register_game(KIND, Game)


def cpp_bot(game: Game, seconds: float, seed: int, simulations: int = MOST) -> pyspiel.MCTSBot:
    """The search in C++, with one random playout a leaf."""
    rollouts = pyspiel.RandomRolloutEvaluator(1, seed)
    return pyspiel.MCTSBot(
        game,
        rollouts,
        EXPLORATION,
        simulations,
        MEMORY,
        True,
        seed,
        False,
        max_wall_clock_time=seconds,
    )


class Peer:
    """OpenSpiel's MCTSBot as a bot of ours: so much time for every question of the engine."""

    name = "openspiel"
    budget = Budget()

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.games = {n: pyspiel.load_game(KIND.short_name, {"players": n}) for n in SEATS}

    def choose(self, s: State, seat: Seat, rng: Rng, budget: Budget) -> str:
        """A payment is searched for kind by kind, as the engine asks for it."""
        return sentence(s, lambda t: self.pick(t, rng))

    def pick(self, s: State, rng: Rng) -> Move:
        """One move of the engine."""
        moves = legal(s)
        if len(moves) == 1:
            return moves[0]
        game = self.games[s.seats]
        bot = cpp_bot(game, self.seconds, rng.below(2**30))
        # Not bot.step: it crashes on games written in Python, after the same search.
        return moves[int(bot.mcts_search(game.at(s)).best_child().action)]


SEATS = range(MIN_SEATS, MAX_SEATS + 1)


def middle(seats: int) -> State:
    """A position in the middle of a random game: the fourth round's first decision in step 5."""
    s = new_game(seats, builtin().box)
    rng = Rng(SPEED_SEED)
    while not (s.round == 4 and s.step == 5 and to_move(s) >= 0):
        apply(s, draw_any(s, rng) if to_move(s) == CHANCE else choose_any(s, rng))
    return s


def speed(seconds: float, seats: int = 2) -> dict[str, float]:
    """Simulations a second from the middle of a game."""
    game = pyspiel.load_game(KIND.short_name, {"players": seats})
    s = middle(seats)
    began = time.perf_counter()
    root = cpp_bot(game, seconds, 1).mcts_search(game.at(s))
    found = {"C++": root.explore_count / (time.perf_counter() - began)}
    chance = np.random.RandomState(1)
    rollouts = python_mcts.RandomRolloutEvaluator(1, chance)
    simulations = max(20, int(found["C++"] * seconds / 4))
    bot = python_mcts.MCTSBot(game, EXPLORATION, simulations, rollouts, True, chance)
    began = time.perf_counter()
    root = bot.mcts_search(game.at(s))
    found["Python"] = root.explore_count / (time.perf_counter() - began)
    return found


def check() -> None:
    """OpenSpiel's own test of a game."""
    for seats in SEATS:
        game = pyspiel.load_game(KIND.short_name, {"players": seats})
        pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
        print(f"{seats} seats: ok", file=sys.stderr)


def main() -> None:
    """One of the three."""
    parser = argparse.ArgumentParser()
    parser.add_argument("what", choices=("bot", "check", "speed"))
    parser.add_argument("--seconds", type=float, default=0.5, help="for every question")
    asked = parser.parse_args()
    if asked.what == "check":
        check()
    elif asked.what == "speed":
        print(json.dumps(speed(asked.seconds)))
    else:
        Serving(Peer(asked.seconds), sys.stdin, sys.stdout).run()


if __name__ == "__main__":
    main()
