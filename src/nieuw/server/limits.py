"""How often people may do things: a bucket for each person and kind of request."""

from __future__ import annotations

import time
from collections import OrderedDict

RATES: dict[str, tuple[int, float]] = {
    "person": (30, 0.5),
    "make": (20, 0.2),
    "join": (30, 0.5),
    "chat": (20, 1.0),
    "move": (200, 20.0),
    "preview": (200, 40.0),
    "socket": (60, 2.0),
    "read": (300, 30.0),
}
"""How many at once, and how many per second after that."""
MOST_BUCKETS = 50_000


class Limits:
    """Buckets that refill with time."""

    def __init__(self) -> None:
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def allow(self, kind: str, who: str) -> bool:
        """Whether someone may do one more of a kind now."""
        most, rate = RATES[kind]
        now = time.monotonic()
        left, then = self.buckets.pop((kind, who), (float(most), now))
        left = min(most, left + (now - then) * rate)
        allowed = left >= 1
        self.buckets[kind, who] = (left - 1 if allowed else left, now)
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)
        return allowed
