"""Rulebook steps 5 to 7, what the three have in common: turns, tiles, the special, passing."""

from __future__ import annotations

from typing import Final

from nieuw.core.agenda import ASK_TURN, Item
from nieuw.core.ledger import gain
from nieuw.core.moves import JUST_PASS_SPECIAL, JUST_PASS_TILE, PASS_SPECIAL, PASS_TILE, Move
from nieuw.core.names import (
    CITY,
    COIN,
    LAND,
    WHY_PASS_SPECIAL,
    WHY_PASS_TILE,
    Seat,
)
from nieuw.core.rules.city import build_moves, elect_moves
from nieuw.core.rules.land import add_moves, clear_moves
from nieuw.core.rules.special import (
    corn_moves,
    houses_moves,
    market_moves,
    post_moves,
    warehouse_moves,
    wood_moves,
)
from nieuw.core.rules.trade import ship_moves, trade_moves
from nieuw.core.state import State

CITY_STEP: Final = 5


def push_turns(s: State) -> None:
    """R0.2, R5.1: every seat in turn order, lowest marker first."""
    for seat in reversed(s.order):
        s.agenda.append((ASK_TURN, seat, 1, 0))


def tile_menu(s: State, seat: Seat) -> list[list[Move]]:
    """R5.2, R5.4: the two actions of the step, unless they would do nothing."""
    kind = s.step - CITY_STEP
    if kind == CITY:
        return [build_moves(s, seat), elect_moves(s, seat), JUST_PASS_TILE]
    if kind == LAND:
        return [add_moves(s), clear_moves(s, seat), JUST_PASS_TILE]
    return [trade_moves(s, seat), ship_moves(s, seat), JUST_PASS_TILE]


def special_menu(s: State, seat: Seat) -> list[list[Move]]:
    """R5.2, R5.4: the six special actions, unless they would do nothing."""
    return [
        wood_moves(s, seat),
        corn_moves(s, seat),
        warehouse_moves(s, seat),
        houses_moves(s, seat),
        market_moves(s, seat),
        post_moves(s, seat),
        JUST_PASS_SPECIAL,
    ]


def turn_menu(s: State, item: Item) -> list[list[Move]]:
    """R5.2: tiles and special in any order, each used or passed up."""
    seat = item[1]
    if s.players[seat].tiles[s.step - CITY_STEP] == 0:
        return special_menu(s, seat)
    if item[2] == 0:
        return tile_menu(s, seat)
    return tile_menu(s, seat) + special_menu(s, seat)


def only_pass(s: State, item: Item) -> Move | None:
    """R5.3: the pass that is left when nothing else can be done."""
    seat = item[1]
    if s.players[seat].tiles[s.step - CITY_STEP] == 0:
        return None if special_possible(s, seat) else PASS_SPECIAL
    return None if item[2] or tile_possible(s, seat) else PASS_TILE


def tile_possible(s: State, seat: Seat) -> bool:
    """R5.4: whether either list of `tile_menu` has a move; stops at the first that does."""
    kind = s.step - CITY_STEP
    if kind == CITY:
        return bool(build_moves(s, seat) or elect_moves(s, seat))
    if kind == LAND:
        return bool(s.land or clear_moves(s, seat))
    return bool(trade_moves(s, seat) or ship_moves(s, seat))


def special_possible(s: State, seat: Seat) -> bool:
    """R5.4: whether any list of `special_menu` has a move; stops at the first that does."""
    return bool(
        wood_moves(s, seat)
        or corn_moves(s, seat)
        or warehouse_moves(s, seat)
        or houses_moves(s, seat)
        or market_moves(s, seat)
        or post_moves(s, seat)
    )


def use_tile(s: State, item: Item) -> None:
    """R5.2: a tile of the step is used; the turn continues while anything is left."""
    seat = item[1]
    tiles = s.players[seat].tiles
    kind = s.step - CITY_STEP
    tiles[kind] -= 1
    if tiles[kind] or item[2]:
        s.agenda.append(item)


def use_special(s: State, item: Item) -> None:
    """R5.2: one special action per turn, with or without tiles."""
    seat = item[1]
    if s.players[seat].tiles[s.step - CITY_STEP]:
        s.agenda.append((ASK_TURN, seat, 0, 0))


def pass_tile(s: State, seat: Seat) -> None:
    """R5.3: a tile passed up pays 1 coin."""
    gain(s, seat, COIN, 1, WHY_PASS_TILE)


def pass_special(s: State, seat: Seat) -> None:
    """R5.3: the special passed up pays 1 coin."""
    gain(s, seat, COIN, 1, WHY_PASS_SPECIAL)
