"""A small whole-number generator: the same numbers compiled and pure, and cheap in both."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MULTIPLIER: Final = 25214903917
MASK: Final = (1 << 48) - 1


class Rng:
    """The 48-bit linear generator of drand48; its upper bits are good enough for play."""

    def __init__(self, seed: int) -> None:
        mixed = (seed * 0x9E3779B97F4A7C15) & ((1 << 64) - 1)
        self.state: i64 = (mixed >> 16) & MASK
        self.below(2)
        self.below(2)

    def below(self, n: i64) -> int:
        """A whole number from 0 to n - 1."""
        self.state = (self.state * MULTIPLIER + 11) & MASK
        return ((self.state >> 17) * n) >> 31
