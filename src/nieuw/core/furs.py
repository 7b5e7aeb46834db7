"""The face-down reserve of furs, which the discard renews."""

from __future__ import annotations

from typing import Final

from nieuw.core.events import Reshuffled
from nieuw.core.names import FURS
from nieuw.core.state import State

NO_FURS: Final = [0] * FURS


def furs_left(s: State) -> int:
    """R2.2, R9.7: furs that can still be drawn, the discard included."""
    left = 0
    for kind in range(FURS):
        left += s.reserve[kind] + s.discard[kind]
    return left


def fur_ready(s: State) -> bool:
    """R2.2: only when a fur is needed and the reserve is empty does the discard become the new
    reserve; if both are empty, nothing is drawn."""
    if s.reserve != NO_FURS:
        return True
    if s.discard == NO_FURS:
        return False
    s.reserve = s.discard
    s.discard = NO_FURS[:]
    if s.log is not None:
        s.log.append(Reshuffled(sum(s.reserve)))
    return True
