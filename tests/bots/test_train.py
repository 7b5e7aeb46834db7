"""Training: the fit itself, a tiny run, and going on where it stopped."""

from __future__ import annotations

import math
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

import pytest

from nieuw.bots.features import FEATURES, KNOTS
from nieuw.bots.fit import SIZE, Sums, cholesky, sums_of
from nieuw.bots.rng import Rng
from nieuw.bots.sending import plain_box
from nieuw.bots.train import (
    BadTraining,
    Training,
    generation,
    likeliest,
    parts,
)
from nieuw.bots.weights import read, unfitted, write
from nieuw.box.file import builtin
from nieuw.core.box import Box


class AtOnce(Executor):
    """Does the work where it stands."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


def train(training: Training, generations: int) -> Training:
    """So many generations more."""
    for _ in range(generations):
        assert sum(generation(training, builtin().box, AtOnce())) == 2 * training.games
    return training


@pytest.fixture(scope="module")
def trained() -> tuple[Training, str]:
    """Two generations of one game at two seats and one at three; and what was written between."""
    counts = (2, 3)
    weights = {n: unfitted() for n in counts}
    training = train(Training(3, 1, weights=weights, sums={n: Sums() for n in counts}), 1)
    text = training.write()
    return train(training, 1), text


def test_training_goes_on_where_it_stopped(trained: tuple[Training, str]) -> None:
    whole, text = trained
    assert train(Training.read(text), 1).write() == whole.write()


def test_what_was_learnt_can_be_used(trained: tuple[Training, str]) -> None:
    training, _ = trained
    rounded = read(write({n: training.weights[2 + n % 2] for n in (2, 3, 4, 5)}))
    for seats, weights in training.weights.items():
        for exact, short in zip(weights.features, rounded[seats].features, strict=True):
            assert exact == pytest.approx(short, abs=0.0006)
        assert all(1.0 <= x <= 40.0 for x in weights.spread)
    assert any(any(values) for values in training.weights[3].features)
    assert set(training.points) == {2, 3}


def test_no_game_is_played_twice() -> None:
    numbers = [
        number
        for seed in (0, 1)
        for done in (0, 1)
        for seats in (2, 3, 4, 5)
        for part in parts(Training(seed, 25, done), seats)
        for number in part
    ]
    assert len(numbers) == len(set(numbers)) == 2 * 2 * 4 * 25


def test_the_fit_finds_weights_that_are_there() -> None:
    """Three features whose weights change over the game."""
    rng = Rng(5)
    truth = {3: [1.0, 2.0, 3.0, 4.0, 5.0], 10: [0.0, -2.0, 0.0, 2.0, 0.0], 40: [0.5] * 5}
    sums = Sums()
    for _ in range(3000):
        at = rng.below(6001) / 1000
        row = [0.0] * FEATURES
        target = 0.0
        for feature, values in truth.items():
            row[feature] = float(rng.below(10))
            knot = next(k for k in range(1, len(KNOTS)) if at <= KNOTS[k])
            part = (at - KNOTS[knot - 1]) / (KNOTS[knot] - KNOTS[knot - 1])
            target += row[feature] * (values[knot - 1] * (1 - part) + values[knot] * part)
        sums.add(row, at, target)
    found = sums.solve(1e-6, [0.0] * SIZE)
    for feature in range(FEATURES):
        fitted = [found[knot * FEATURES + feature] for knot in range(len(KNOTS))]
        assert fitted == pytest.approx(truth.get(feature, [0.0] * 5), abs=0.01)


def test_without_positions_the_weights_stay_what_they_were() -> None:
    before = [float(i % 7) for i in range(SIZE)]
    assert Sums().solve(0.01, before) == pytest.approx(before)


def test_sums_can_be_parted_and_added() -> None:
    rows = [([float((i * k) % 5) for i in range(FEATURES)], k / 3, float(k)) for k in range(12)]
    whole, first, second = Sums(), Sums(), Sums()
    for k, one in enumerate(rows):
        whole.add(*one)
        (first if k < 5 else second).add(*one)
    added = sums_of(first.plain())
    added.merge(second, 1.0)
    assert added.count == whole.count == 12
    assert added.products == pytest.approx(whole.products)
    for mine, theirs in zip(added.squares, whole.squares, strict=True):
        assert mine == pytest.approx(theirs)


def test_cholesky() -> None:
    low = [[4.0], [2.0, 5.0], [0.0, 1.0, 3.0]]
    assert cholesky(low, [8.0, 15.0, 11.0]) == pytest.approx([1.0, 2.0, 3.0])


def test_the_spread_that_fits() -> None:
    """Three in four win with ten points more: that is a spread of 10 / log 3."""
    near = [([10.0, 0.0], [1.0, 0.0])] * 75 + [([10.0, 0.0], [0.0, 1.0])] * 25
    assert likeliest(near) == pytest.approx(10 / math.log(3), rel=0.05)


def test_a_box_can_be_sent() -> None:
    box = builtin().box
    again = Box(**plain_box(box))
    assert plain_box(again) == plain_box(box)
    assert again.land_points == box.land_points


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{}", "nothing", '{"version": 0, "features": 1}', '{"version": 1, "features": 1}'],
)
def test_what_is_no_training_is_one_line(text: str) -> None:
    with pytest.raises(BadTraining) as caught:
        Training.read(text)
    assert len(str(caught.value).splitlines()) == 1
