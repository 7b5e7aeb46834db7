"""The face-down reserve of furs, which the discard renews."""

from __future__ import annotations

from nieuw.core.events import RESHUFFLED
from nieuw.core.ledger import tell
from nieuw.core.names import FURS
from nieuw.core.state import State


def furs_left(s: State) -> int:
    """R2.2, R9.7: furs that can still be drawn, the discard included."""
    return sum(s.reserve) + sum(s.discard)


def fur_ready(s: State) -> bool:
    """R2.2: only when a fur is needed and the reserve is empty does the discard become the new
    reserve; where both are empty, nothing is drawn."""
    if any(s.reserve):
        return True
    if not any(s.discard):
        return False
    s.reserve = s.discard
    s.discard = [0] * FURS
    tell(s, RESHUFFLED, -1, 0, sum(s.reserve))
    return True
