"""What a position is worth: features, shares of the win, and the bot that plays by them."""

from __future__ import annotations

import pytest

from bots.asking import decisions, play
from nieuw.bots import bot
from nieuw.bots.base import Bot, Budget
from nieuw.bots.beam import consider, ranked, settle
from nieuw.bots.features import FEATURES, KNOTS, NAMES, STANDARD, progress
from nieuw.bots.model import between, softmax
from nieuw.bots.narrow import asks_payment, candidates, payment
from nieuw.bots.rng import Rng
from nieuw.bots.value import Value
from nieuw.bots.weights import BadWeights, models, read, unfitted, write
from nieuw.core.engine import apply, legal, to_move
from nieuw.core.events import Made
from nieuw.core.names import MAX_SEATS, MIN_SEATS, OVER, TO_MARKET, TO_PAY
from nieuw.core.rules.final import winners
from nieuw.core.state import State
from nieuw.text.sentences import expand

SEATS = range(MIN_SEATS, MAX_SEATS + 1)
GAMES = [f"{seats}-mixed-1.nar" for seats in SEATS]


@pytest.fixture(scope="module", params=GAMES)
def positions(request: pytest.FixtureRequest) -> list[State]:
    """Every third decision of a game."""
    return [s for s, _ in decisions(request.param)][::3]


@pytest.mark.parametrize("seats", SEATS)
def test_a_game_comes_to_its_end(seats: int) -> None:
    """Every line it says is played, so it is legal."""
    record = play([Value() for _ in range(seats)], seats)
    assert record.result() is not None


def test_value_beats_those_without_a_plan() -> None:
    for seed in range(4):
        table: list[Bot] = [bot("uniform") for _ in range(3)]
        table.insert(seed, bot("value"))
        assert winners(play(table, seed).state) == [seed]


def test_what_is_worth_a_thought_is_legal(positions: list[State]) -> None:
    for s in positions:
        if not asks_payment(s):
            moves = candidates(s)
            assert moves
            assert len(set(moves)) == len(moves)
            assert set(moves) <= set(legal(s))


def test_a_payment_pays_what_is_due() -> None:
    seen = 0
    for name in GAMES:
        for s, _ in decisions(name):
            if asks_payment(s):
                what, seat, due, _ = s.agenda[-1]
                t = s.copy()
                t.log = []
                for move in payment(s):
                    assert t.agenda[-1][:2] == (what, seat)
                    assert move in legal(t)
                    apply(t, move)
                assert t.agenda[-1][:2] != (what, seat)
                made = [e.move for e in t.log if isinstance(e, Made)]
                assert sum(move.args[1] for move in made if move.verb == TO_PAY) == due
                seen += 1
    assert seen > 20


def test_shares_sum_to_one(positions: list[State]) -> None:
    for s in positions:
        shares = models()[s.seats].shares(s)
        assert len(shares) == s.seats
        assert sum(shares) == pytest.approx(1)
        assert min(shares) > 0


def test_at_the_end_the_win_is_shared_among_the_best() -> None:
    s = play([bot("greedy"), bot("uniform"), bot("uniform")]).state
    assert to_move(s) == OVER
    s.players[0].score = s.players[2].score = 90
    s.players[1].score = 89
    assert models()[3].shares(s) == [0.5, 0.0, 0.5]


def test_without_weights_a_seat_is_worth_what_it_would_score_now() -> None:
    """In the last turn of a game nothing but the end is left to count."""
    model = unfitted().model()
    *_, (last, _) = decisions("3-mixed-1.nar")
    for move in legal(last):
        t = last.copy()
        apply(t, move)
        if to_move(t) == OVER:
            before = model.points(last)
            others = [seat for seat in range(3) if seat != to_move(last)]
            for seat in others:
                assert abs(before[seat] - t.players[seat].score) < 8
            return
    raise AssertionError("the game goes on")


def test_thoughts_add_up(positions: list[State]) -> None:
    player = Value()
    for s in positions[::4]:
        seat = to_move(s)
        thoughts = player.think(s.copy(), seat, Rng(1), Budget())
        assert thoughts[0].text == player.choose(s.copy(), seat, Rng(2), Budget())
        assert [t.values[seat] for t in thoughts] == sorted(
            [t.values[seat] for t in thoughts], reverse=True
        )
        for thought in thoughts:
            assert sum(thought.values) == pytest.approx(1)
            assert thought.line[0] == thought.text
            expand(s, thought.text)


def test_a_wider_look_ends_no_worse(positions: list[State]) -> None:
    for s in positions[::8]:
        model = models()[s.seats]
        narrow, wide = (consider(model, s, to_move(s), width)[0] for width in (1, 6))
        assert wide.value >= narrow.value


def test_equal_lines_are_kept_once() -> None:
    *_, (s, _) = decisions(GAMES[0])
    lines = consider(models()[2], s, to_move(s), 3)
    assert len(ranked([*lines, *lines], 100)) == len(ranked(lines, 100))


def test_every_feature_is_named_once() -> None:
    assert len(NAMES) == len(set(NAMES)) == FEATURES
    assert NAMES[STANDARD] == "standard"


def test_every_feature_is_seen_somewhere() -> None:
    seen = [False] * FEATURES
    for name in (*GAMES, *[name.replace("mixed", "greedy") for name in GAMES]):
        for s, _ in decisions(name):
            settle(s)
            markets = [move for move in legal(s) if move.verb == TO_MARKET]
            if markets and s.round == 3:
                apply(s, markets[0])
                settle(s)
            reader = models()[s.seats].reader(s)
            reader.keeping = True
            for seat in range(s.seats):
                reader.points(s, seat)
                seen = [was or x != 0 for was, x in zip(seen, reader.row, strict=True)]
            reader.keeping = False
    assert [name for name, was in zip(NAMES, seen, strict=True) if not was] == []


def test_weights_change_evenly_between_knots() -> None:
    values = [0.0, 2.0, 4.0, 8.0, 0.0]
    assert [between(at, values) for at in (0.0, 1.0, 2.0, 4.5, 6.0)] == [0.0, 1.0, 2.0, 6.0, 0.0]
    assert progress(0, 0) == KNOTS[0]
    assert progress(6, 12) == KNOTS[-1]


def test_more_points_more_of_the_win() -> None:
    shares = softmax([10.0, 20.0, 10.0], 10.0)
    assert shares[0] == shares[2]
    assert shares[1] / shares[0] == pytest.approx(2.718281828)


def test_weights_are_read_as_they_were_written() -> None:
    weights = {seats: unfitted() for seats in SEATS}
    weights[4].features[3][2] = -1.25
    assert read(write(weights)) == weights


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("[seats-3]", "[seats-6]"),
        ("coins-more", "coins-less"),
        (",   0.000]", "]"),
        ("12.000", "'x'"),
        ("12.000", "-1"),
        ("=", ""),
    ],
)
def test_bad_weights_are_one_line(old: str, new: str) -> None:
    text = write({seats: unfitted() for seats in SEATS})
    assert old in text
    with pytest.raises(BadWeights) as caught:
        read(text.replace(old, new))
    assert len(str(caught.value).splitlines()) == 1
