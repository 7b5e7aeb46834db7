"""Chance from a secret seed: its hash is published first, the seed itself at the end.

Each draw is decided by the seed and by what is being drawn, not by how many draws came before, so
play never shifts a later deal and anyone can check every draw (`docs/notation.md`).
"""

from __future__ import annotations

import hashlib
import re
import secrets

from nieuw.core.agenda import item_text
from nieuw.core.engine import outcomes
from nieuw.core.moves import Move
from nieuw.core.state import State


class Dealer:
    """Draws for one segment of a game."""

    def __init__(self, seed: str) -> None:
        if not re.fullmatch(r"[0-9a-f]{32}", seed):
            raise ValueError(f"expected a seed of 32 hexadecimal digits, got {seed!r}")
        self.seed = seed

    @classmethod
    def fresh(cls) -> Dealer:
        """A dealer with a seed that nobody knows."""
        return cls(secrets.token_hex(16))

    @classmethod
    def numbered(cls, number: int) -> Dealer:
        """The dealer of a whole number, for repeatable games."""
        return cls(hashlib.sha256(f"nieuw {number}".encode()).hexdigest()[:32])

    @property
    def commitment(self) -> str:
        """What is published before the first draw."""
        return commitment(self.seed)

    def draw(self, s: State) -> Move:
        """The draw chance makes in this position."""
        possible = outcomes(s)
        assert possible, "no draw is asked for"
        key = f"{self.seed} {s.round} {s.step} {item_text(s.agenda[-1])}"
        number = int.from_bytes(hashlib.sha256(key.encode()).digest(), "big")
        at = number % sum(weight for _, weight in possible)
        for move, weight in possible:
            at -= weight
            if at < 0:
                return move
        raise AssertionError("weights sum to the total")


def commitment(seed: str) -> str:
    """The hash of a seed."""
    return "sha256:" + hashlib.sha256(seed.encode()).hexdigest()
