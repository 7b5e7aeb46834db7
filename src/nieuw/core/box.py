"""What is in the box: the printed numbers of cards and board, as the rules look them up.

A `Box` is filled once by `nieuw.box.file` from a checked box file and never changes after
that; every state of a game refers to the same one. Cards, columns and docks are counted
from 1 as printed, so index 0 of those lists is unused; camps and areas are counted from 0.
"""

from __future__ import annotations


class Box:
    """The component data of one edition of the game."""

    def __init__(
        self,
        name: str,
        digest: str,
        land_houses: list[int],
        land_wood: list[int],
        land_corn: list[int],
        ship_furs: list[int],
        ship_coins: list[int],
        ship_goods: list[int],
        docks: list[int],
        column_tiles: list[int],
        column_coins: list[int],
        trader_furs: list[int],
        trader_goods: list[int],
        land_points: list[int],
        boats: list[int],
        camps: list[list[int]],
        areas: list[list[int]],
    ) -> None:
        self.name = name
        self.digest = digest
        self.land_houses = land_houses
        self.land_wood = land_wood
        self.land_corn = land_corn
        self.ship_furs = ship_furs
        self.ship_coins = ship_coins
        self.ship_goods = ship_goods
        self.docks = docks
        """Room of each dock; docks[1] belongs to the first warehouse."""
        self.column_tiles = column_tiles
        self.column_coins = column_coins
        self.trader_furs = trader_furs
        """Furs at the full top, middle and bottom trader."""
        self.trader_goods = trader_goods
        """Price in goods: per fur at the top trader, for the whole stall at the others."""
        self.land_points = land_points
        """Points of the rightmost cleared card by its position in the row; later ones score the
        last."""
        self.boats = boats
        """boats[i]: corn to travel from area i to camp i + 1."""
        self.camps = camps
        """camps[seats][i]: usable longhouse spaces of camp i."""
        self.areas = areas
        """areas[seats][i]: usable trading post spaces of area i."""
