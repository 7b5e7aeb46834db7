"""Rulebook step 6, land actions: add land, clear land; and the retreat of the camps."""

from __future__ import annotations

from typing import Final

from nieuw.core.box import Box
from nieuw.core.events import LonghouseMoved
from nieuw.core.ledger import gain, score
from nieuw.core.moves import ADDS, JUST_CLEAR, NOTHING, Move
from nieuw.core.names import WHY_CLEAR, WOOD, Card, Seat
from nieuw.core.river import first_inhabited
from nieuw.core.row import housed, row_points
from nieuw.core.state import State

GONE: Final = -1
"""Where a longhouse goes when it leaves the game."""


def add_moves(s: State) -> list[Move]:
    """R6.1: any land card on display."""
    return [ADDS[card] for card in s.land]


def add(s: State, seat: Seat, card: Card) -> None:
    """R6.1: the card goes to the right end of the row, uncleared; its wood marker is nobody's
    wood. R6.2: at once a longhouse retreats."""
    s.land.remove(card)
    s.players[seat].row.append(card)
    retreat(s)


def retreat(s: State) -> None:
    """R6.2: one longhouse of the leftmost inhabited camp moves to a free usable space of the
    next camp, or leaves the game if there is none. R6.3: of those in the last camp one stays for
    good."""
    camps = s.camps
    here = first_inhabited(s)
    there = here + 1
    if there == len(camps):
        if camps[here] == 1:
            return
        there = GONE
    elif camps[there] == s.box.camps[s.seats][there]:
        there = GONE
    camps[here] -= 1
    if there != GONE:
        camps[there] += 1
    if s.log is not None:
        s.log.append(LonghouseMoved(here, there))


def clear_moves(s: State, seat: Seat) -> list[Move]:
    """R6.4: there must be an uncleared card with all its houses."""
    p = s.players[seat]
    return JUST_CLEAR if housed(s.box, p) > p.cleared else NOTHING


def clear(s: State, seat: Seat) -> None:
    """R6.4: every housed card is cleared for its wood; the rightmost of them scores its position.
    R6.5: a later clearing may score again."""
    p = s.players[seat]
    box: Box = s.box
    complete = housed(box, p)
    wood = 0
    for card in p.row[p.cleared : complete]:
        wood += box.land_wood[card]
    p.cleared = complete
    gain(s, seat, WOOD, wood, WHY_CLEAR)
    score(s, seat, row_points(box, complete), WHY_CLEAR)
