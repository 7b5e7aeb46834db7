"""Rulebook setup: what everyone starts with, and the first two businesses."""

from __future__ import annotations

from typing import Final

from nieuw.core.agenda import ASK_PLACE, DEAL_FURS, DEAL_STALL, STEP
from nieuw.core.box import Box
from nieuw.core.moves import PLACES, Move
from nieuw.core.names import (
    BUILDINGS,
    CARDS,
    COLUMNS,
    DISTRICTS,
    FURS,
    FURS_OF_A_KIND,
    LOW,
    MID,
    TILE_KINDS,
    TOP,
    TRADERS,
    District,
    Seat,
)
from nieuw.core.state import Player, State

FURS_AT_START: Final = 2


def new_player() -> Player:
    """R1.1, R1.2, R1.5: 8 coins, 4 goods, 3 wood, 2 corn; one of 25 buildings is the first
    warehouse, and the trading post is in area 1."""
    p = Player()
    p.purse = [8, 4, 3, 2, 0, 0, 0, 0, 0]
    p.score = 0
    p.spare = BUILDINGS - 1
    p.row = []
    p.houses = 0
    p.cleared = 0
    p.ships = []
    p.warehouses = 1
    p.post = 0
    p.tiles = [0] * TILE_KINDS
    p.column = 0
    return p


def set_up(seats: int, box: Box) -> State:
    """R1: the board before the first draw; seat 0 starts (R1.7).

    R1.3: longhouses on all usable spaces of camp 1. R1.6: blue cards come before red ones.
    """
    s = State()
    s.box = box
    s.seats = seats
    s.round = 0
    s.step = 0
    s.players = [new_player() for _ in range(seats)]
    s.order = list(range(seats))
    s.businesses = [0] * (DISTRICTS * seats)
    s.camps = [0] * len(box.camps[seats])
    s.camps[0] = box.camps[seats][0]
    s.land = []
    s.ships = []
    s.land_deck = list(range(1, CARDS + 1))
    s.ship_deck = list(range(1, CARDS + 1))
    s.reserve = [FURS_OF_A_KIND] * FURS
    s.discard = [0] * FURS
    s.stalls = [0] * (TRADERS * FURS)
    s.columns = [0] * ((COLUMNS + 1) * TILE_KINDS)
    s.column = 0
    s.selector = -1
    s.bids = []
    s.agenda = [(STEP, 0, 1, 0)]
    s.log = None
    push_setup(s)
    return s


def push_setup(s: State) -> None:
    """R1.4: two furs per seat, then the traders from top to bottom; R1.8: two businesses per seat,
    both times in turn order."""
    agenda = s.agenda
    for _ in range(2):
        for seat in reversed(s.order):
            agenda.append((ASK_PLACE, seat, 0, 0))
    for trader in (LOW, MID, TOP):
        agenda.append((DEAL_STALL, 0, s.box.trader_furs[trader], trader))
    for seat in reversed(s.order):
        agenda.append((DEAL_FURS, seat, FURS_AT_START, 0))


def place_moves() -> list[Move]:
    """R1.8: any district, even if others are there."""
    return PLACES


def place(s: State, seat: Seat, district: District) -> None:
    """R1.8: a business without paying wood."""
    s.players[seat].spare -= 1
    s.businesses[(district - 1) * s.seats + seat] += 1
