"""The weights of the features as a readable file: one table per number of seats, one line per
feature."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from nieuw.bots.features import FEATURES, KNOTS, NAMES
from nieuw.bots.model import Model
from nieuw.core.names import MAX_SEATS, MIN_SEATS

HEAD = """\
# What the features of a position (src/nieuw/bots/features.py) are worth to a seat, in points, for
# each number of seats. Five values: at the start of rounds 1, 3, 5 and 6, and at the end of the
# game. `spread` is how many points more make a win e times as likely.
#
# Written by `nieuw train value`.
"""


class BadWeights(Exception):
    """A file of weights that can't be used."""


@dataclass(frozen=True)
class Weights:
    """What `nieuw train` fits for one number of seats."""

    spread: list[float]
    features: list[list[float]]
    """For each feature its weight at each knot."""

    def model(self) -> Model:
        """The same, ready to look at positions."""
        return Model(self.features, self.spread)


def read(text: str) -> dict[int, Weights]:
    """Weights for every number of seats, from the text of a file."""
    try:
        table = tomllib.loads(text)
        found = {seats: _read_one(table[f"seats-{seats}"]) for seats in _counts()}
    except (tomllib.TOMLDecodeError, KeyError, TypeError, ValueError) as error:
        raise BadWeights(f"expected weights of every feature: {error}") from None
    return found


def _counts() -> range:
    return range(MIN_SEATS, MAX_SEATS + 1)


def _read_one(table: dict[str, Sequence[float]]) -> Weights:
    spread = _knots(table["spread"])
    if min(spread) <= 0:
        raise ValueError("a spread of 0")
    return Weights(spread, [_knots(table[name]) for name in NAMES])


def _knots(values: Sequence[float]) -> list[float]:
    if len(values) != len(KNOTS):
        raise ValueError(f"expected {len(KNOTS)} values, got {len(values)}")
    return [float(x) for x in values]


def write(weights: dict[int, Weights]) -> str:
    """The text of a file; a weight is rounded to a thousandth of a point."""
    parts = [HEAD]
    for seats, one in weights.items():
        parts.append(f"\n[seats-{seats}]\n")
        rows = [("spread", one.spread), *zip(NAMES, one.features, strict=True)]
        for name, values in rows:
            parts.append(f"{name:16} = [{', '.join(f'{x:7.3f}' for x in values)}]\n")
    return "".join(parts)


def unfitted() -> Weights:
    """Only what a seat would score if the game ended now."""
    return Weights([12.0, 9.0, 6.0, 4.5, 2.0], [[0.0] * len(KNOTS) for _ in range(FEATURES)])


@cache
def models() -> dict[int, Model]:
    """The model for each number of seats, from the weights that come with the package."""
    text = files("nieuw.bots").joinpath("weights.toml").read_text("utf-8")
    return {seats: one.model() for seats, one in read(text).items()}
