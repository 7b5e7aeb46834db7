"""What the final scoring would give now is what it then gives."""

from __future__ import annotations

import pytest

from helpers import only
from nieuw.bots.playout import draw_any
from nieuw.bots.rng import Rng
from nieuw.core.agenda import STEP
from nieuw.core.engine import advance, apply_within_step, begin, new_game, results, to_move
from nieuw.core.events import FinalScored
from nieuw.core.names import CHANCE, FINAL_STEP, OVER
from nieuw.core.rules.final import final_scoring
from nieuw.core.state import State
from nieuw.show.projection import Projection, projections
from nieuw.show.view import view
from playing import BOX, PLAYERS, SEATS, stops


def last_step(seats: int, player: str, seed: int) -> State:
    """A whole game up to its last point before the final scoring."""
    s, rng = new_game(seats, BOX), Rng(seed)
    while True:
        while s.agenda[-1][0] == STEP:
            if s.agenda[-1][2] == FINAL_STEP:
                return s
            begin(s, s.agenda.pop()[2])
            advance(s, within_step=True)
        move = draw_any(s, rng) if to_move(s) == CHANCE else PLAYERS[player](s, rng)
        apply_within_step(s, move)


def parts(p: Projection) -> tuple[int, int, int, int]:
    """The four parts of the final scoring."""
    return p["election"], p["land"], p["furs"], p["rest"]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("player", PLAYERS)
def test_right_before_the_final_scoring_it_is_the_final_scoring(seats: int, player: str) -> None:
    s = last_step(seats, player, seats)
    foretold, points = projections(s), results(s)
    s.log = []
    advance(s)
    assert to_move(s) == OVER
    scored = {e.seat: (e.election, e.land, e.furs, e.rest) for e in only(FinalScored, s.log)}
    assert {seat: parts(p) for seat, p in enumerate(foretold)} == scored
    assert [p["total"] for p in foretold] == results(s)
    assert [p["total"] - sum(parts(p)) for p in foretold] == points
    assert any(map(any, scored.values()))


@pytest.mark.parametrize("seats", SEATS)
def test_at_every_question_it_is_what_scoring_a_copy_gives(seats: int) -> None:
    for s in stops(seats, 7, PLAYERS["busy"]):
        kept = s.copy()
        foretold = [player["projection"] for player in view(s)["players"]]
        if s.step < FINAL_STEP:
            final_scoring(kept)
        assert [p["total"] for p in foretold] == results(kept)
        assert [p["total"] - sum(parts(p)) for p in foretold] == results(s)


def test_once_scored_there_is_nothing_more_to_come() -> None:
    s = last_step(3, "greedy", 1)
    advance(s)
    assert [parts(p) for p in projections(s)] == [(0, 0, 0, 0)] * 3
    assert [p["total"] for p in projections(s)] == results(s)
