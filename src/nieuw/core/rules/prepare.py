"""Rulebook steps 1 to 3: new cards, new furs, new tiles."""

from __future__ import annotations

from nieuw.core.agenda import (
    DEAL_FURS,
    DEAL_LAND,
    DEAL_SHIPS,
    DEAL_STALL,
    DEAL_TILES,
    Item,
)
from nieuw.core.ledger import gain
from nieuw.core.moves import DRAWN_FUR, DRAWN_LAND, DRAWN_SHIP, DRAWN_TILE, Move
from nieuw.core.names import (
    BEAVER,
    CARDS_OF_A_COLOUR,
    COLUMNS,
    DISPLAYED,
    DRAW_FUR,
    DRAW_LAND,
    DRAW_SHIP,
    DRAW_TILE,
    FURS,
    LOW,
    TILE_KINDS,
    TILES_OF_A_KIND,
    TOP,
    WHY_MARKET,
    WHY_SETUP,
)
from nieuw.core.state import State


def show_cards(s: State) -> None:
    """R2.1: what is left on display leaves the game; four new land cards and four new ships."""
    s.land = []
    s.ships = []
    s.agenda.append((DEAL_SHIPS, 0, DISPLAYED, 0))
    s.agenda.append((DEAL_LAND, 0, DISPLAYED, 0))


def fill_stalls(s: State) -> None:
    """R2.2: every empty fur space is filled, top trader first; furs still there stay."""
    for trader in range(LOW, TOP - 1, -1):
        empty = s.box.trader_furs[trader]
        for lying in s.stalls[trader * FURS : (trader + 1) * FURS]:
            empty -= lying
        if empty > 0:
            s.agenda.append((DEAL_STALL, 0, empty, trader))


def deal_tiles(s: State) -> None:
    """R2.3: all twelve tiles go back and are dealt again, column by column."""
    s.columns = [0] * len(s.columns)
    for p in s.players:
        p.tiles = [0] * TILE_KINDS
        p.column = 0
    s.agenda.append((DEAL_TILES, 0, TILE_KINDS * TILES_OF_A_KIND, 0))


def top_cards(deck: list[int]) -> list[int]:
    """R1.6: blue cards are on top of red ones."""
    if len(deck) > CARDS_OF_A_COLOUR:
        return deck[: len(deck) - CARDS_OF_A_COLOUR]
    return deck


def tiles_left(s: State, kind: int) -> int:
    """R2.3: tiles of a kind not yet dealt."""
    left = TILES_OF_A_KIND
    for at in range(kind, len(s.columns), TILE_KINDS):
        left -= s.columns[at]
    return left


def draws(s: State, what: int) -> list[tuple[Move, int]]:
    """What chance can answer, each with its weight."""
    if what == DEAL_LAND:
        return [(DRAWN_LAND[card], 1) for card in top_cards(s.land_deck)]
    if what == DEAL_SHIPS:
        return [(DRAWN_SHIP[card], 1) for card in top_cards(s.ship_deck)]
    if what == DEAL_TILES:
        return [(DRAWN_TILE[k], n) for k in range(TILE_KINDS) if (n := tiles_left(s, k))]
    assert what == DEAL_FURS or what == DEAL_STALL, what
    return [(DRAWN_FUR[i], n) for i, n in enumerate(s.reserve) if n]


def draw(s: State, item: Item, move: Move) -> None:
    """Chance has answered: a card to its display, a fur to its stall or buyer, a tile to the
    next free space of the cash box; then the next draw."""
    what, seat, left, trader = item
    drawn = move.args[0]
    if what == DEAL_LAND:
        assert move.verb == DRAW_LAND, move
        s.land_deck.remove(drawn)
        s.land.append(drawn)
    elif what == DEAL_SHIPS:
        assert move.verb == DRAW_SHIP, move
        s.ship_deck.remove(drawn)
        s.ships.append(drawn)
    elif what == DEAL_TILES:
        assert move.verb == DRAW_TILE, move
        s.columns[next_space(s, left) * TILE_KINDS + drawn] += 1
    else:
        assert move.verb == DRAW_FUR, move
        s.reserve[drawn - BEAVER] -= 1
        if what == DEAL_FURS:
            gain(s, seat, drawn, 1, WHY_MARKET if s.round else WHY_SETUP)
        else:
            assert what == DEAL_STALL, item
            s.stalls[trader * FURS + drawn - BEAVER] += 1
    if left > 1:
        s.agenda.append((what, seat, left - 1, trader))


def next_space(s: State, left: int) -> int:
    """R2.3: the column with the first free space when `left` tiles are still to be dealt."""
    column = COLUMNS
    free = s.box.column_tiles[column]
    while free < left:
        column -= 1
        free += s.box.column_tiles[column]
    return column
