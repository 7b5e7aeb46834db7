"""What is on the table in the letters of the notation, with the marks of its numbers: `L10 3h 7w*`.

The letters are the same in every language.
"""

from __future__ import annotations

from collections.abc import Iterable

from nieuw.cli.marks import LAND, SHIP, Marks
from nieuw.core.box import Box
from nieuw.core.names import BEAVER, CORN, GOODS
from nieuw.core.rules.special import WAREHOUSES
from nieuw.say.phrases import letters, tile_letters
from nieuw.say.spaces import NO_BREAK
from nieuw.show.view import PlayerView, View

CARD_LETTERS = {
    "houses": "h",
    "wood": "w",
    "corn": "n",
    "furs": "f",
    "coins": "c",
    "goods": "g",
}


def land_card(box: Box, marks: Marks, card: int) -> str:
    """A land card on display: `L10 3h 7w* 3n*`."""
    values = (box.land_houses[card], box.land_wood[card], box.land_corn[card])
    return f"L{card} {_numbers(marks, f'land.{card}', LAND, values)}"


def ship_card(box: Box, marks: Marks, card: int) -> str:
    """A ship on display: `S9 5f 2c 3g*`."""
    values = (box.ship_furs[card], box.ship_coins[card], box.ship_goods[card])
    return f"S{card} {_numbers(marks, f'ship.{card}', SHIP, values)}"


def _numbers(marks: Marks, key: str, names: Iterable[str], values: Iterable[int]) -> str:
    return " ".join(
        f"{value}{CARD_LETTERS[name]}{marks.of(f'{key}.{name}')}"
        for name, value in zip(names, values, strict=True)
    )


def row(box: Box, marks: Marks, p: PlayerView) -> str:
    """Land of one's own, from the left: `[L2 2n*] L10 1/3h 7w* 3n*`; cleared cards in brackets."""
    cards = [
        _cleared(box, marks, card) if i < p["cleared"] else _growing(box, marks, card, houses)
        for i, (card, houses) in enumerate(zip(p["row"], p["houses"], strict=True))
    ]
    return in_pieces(cards, " ") or "-"


def in_pieces(things: Iterable[str], gap: str) -> str:
    """Things next to each other, none of them broken by the end of a line."""
    return gap.join(thing.replace(" ", NO_BREAK) for thing in things)


def _cleared(box: Box, marks: Marks, card: int) -> str:
    return f"[L{card} {box.land_corn[card]}n{marks.of(f'land.{card}.corn')}]"


def _growing(box: Box, marks: Marks, card: int, houses: int) -> str:
    name, numbers = land_card(box, marks, card).split(" ", 1)
    return f"{name} {houses}/{numbers}"


def fleet(box: Box, marks: Marks, p: PlayerView) -> str:
    """Ships of one's own with the goods they bring: `S9 +3g*`."""
    ships = (f"S{c} +{box.ship_goods[c]}g{marks.of(f'ship.{c}.goods')}" for c in p["ships"])
    return in_pieces(ships, " ") or "-"


def column(box: Box, marks: Marks, number: int, tiles: list[int]) -> str:
    """A column of the cash box: `4 LT +1c*`."""
    coins = box.column_coins[number]
    more = f" +{coins}c{marks.of(f'column.{number}.coins')}" if coins else ""
    return f"{number} {tile_letters(tiles)}{more}"


def river(box: Box, marks: Marks, v: View, seats: int) -> str:
    """Camps with longhouses and spaces, and the corn on the boats between them: `1/3~ 1n 0/2*`."""
    camps = [
        f"{there}/{most}{marks.of(f'camp.{i}.spaces.{seats - 1}')}"
        for i, (there, most) in enumerate(zip(v["camps"], v["spaces"], strict=True), 1)
    ]
    boats = [f"{n}n{marks.of(f'river.boats.{i}')}" for i, n in enumerate(box.boats, 1)]
    between = zip(boats, camps[1:], strict=True)
    return " ".join([camps[0], *(f"{boat} {camp}" for boat, camp in between)])


def held(marks: Marks, p: PlayerView) -> str:
    """Goods and room on the docks: `3/6`."""
    docks = (f"wharf.docks.{i}" for i in range(1, p["warehouses"] + 1))
    return f"{p['purse'][GOODS]}/{p['room']}{marks.worst(docks)}"


def furs(p: PlayerView) -> str:
    """Furs: `2B 1M`."""
    return letters(p["purse"][BEAVER:], BEAVER)


def purse(marks: Marks, p: PlayerView) -> str:
    """Everything payable: `4c 3/6g 2w 1n 2B 1M`."""
    coins, _, wood = p["purse"][:3]
    found = [f"{coins}c", f"{held(marks, p)}g", f"{wood}w", f"{p['purse'][CORN]}n"]
    return " ".join([*found, furs(p)]).removesuffix(" -")


def post(p: PlayerView) -> str:
    """The area of a trading post, and the corn a journey costs: `2, 1n`."""
    return f"{p['area']}, {p['travel']}n"


def wharf(p: PlayerView) -> str:
    """Warehouses: `1/4`."""
    return f"{p['warehouses']}/{WAREHOUSES}"
