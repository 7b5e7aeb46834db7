"""The row of land cards: which are full of houses, what is free, what a position is worth."""

from __future__ import annotations

from nieuw.core.box import Box
from nieuw.core.state import Player


def housed(box: Box, p: Player) -> int:
    """Cards with all their houses: houses fill the row from the left (R9.6)."""
    left = p.houses
    complete = 0
    for card in p.row:
        left -= box.land_houses[card]
        if left < 0:
            break
        complete += 1
    return complete


def free_spaces(box: Box, p: Player) -> int:
    """House spaces still free on the row."""
    spaces = -p.houses
    for card in p.row:
        spaces += box.land_houses[card]
    return spaces


def row_points(box: Box, place: int) -> int:
    """R6.4: points of a card by its position from the left; later ones score the last in the
    table."""
    return box.land_points[min(place, len(box.land_points) - 1)]
