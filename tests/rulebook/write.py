"""Writes the worked examples of docs/rules.md as records, next to this file.

Run by hand: `PYTHONPATH=src:tests python tests/rulebook/write.py`
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from helpers import (
    at_auction,
    at_turn,
    cut_decks,
    deal,
    give,
    own_land,
    own_ships,
    own_warehouses,
    position,
    post,
    put,
    show,
    traders,
)
from nieuw.box.file import builtin
from nieuw.core.agenda import DEAL_SHIPS, DEAL_TILES
from nieuw.core.state import State
from nieuw.game.record import Comment, Entry, Record
from nieuw.game.writer import write

BLUE, YELLOW, ORANGE = range(3)


class Example(NamedTuple):
    """A position and the sentences played from it."""

    about: str
    start: State
    texts: tuple[str, ...]


# Bidding --------------------------------------------------------------------------------------


def bidding() -> State:
    """E1 to E3: the first auction of a round."""
    s = at_auction(3)
    deal(s, "LLT", "CLT", "CT", "CL", "CT")
    give(s, BLUE, coin=5, goods=2, wood=1, corn=2, furs="M")
    give(s, YELLOW, coin=2, goods=4, wood=2, corn=1)
    give(s, ORANGE, coin=5, goods=1, wood=2, corn=4, furs="BX")
    businesses(s)
    return s


E1_TEXTS = ("auction 1", "bid 7", "pass", "bid 8", "pay 3c 1w 3n 1X")
E2_TEXTS = (*E1_TEXTS, "auction 2", "bid 5", "pass", "pay 4g 1w")
E3_TEXTS = (*E2_TEXTS, "take 3")


def e1() -> Example:
    return Example("Orange outbids Blue, pays in a mix and takes marker 1", bidding(), E1_TEXTS)


def e2() -> Example:
    return Example("Yellow wins the column of its own choice", bidding(), E2_TEXTS)


def e3() -> Example:
    return Example("Blue, the last, takes a column free", bidding(), E3_TEXTS)


# City -----------------------------------------------------------------------------------------


def businesses(s: State) -> None:
    """Two businesses a seat: enough for a city that the example does not look at."""
    put(s, 1, 1, 1, 0)
    put(s, 2, 0, 1, 1)
    put(s, 5, 1, 0, 1)


def e4() -> Example:
    s = at_turn(3, 5, ORANGE, order=(ORANGE, YELLOW, BLUE))
    give(s, ORANGE, wood=3)
    put(s, 2, 1, 0, 1)
    put(s, 5, 1, 0, 1)
    put(s, 6, 0, 1, 0)
    return Example("three businesses win two districts", s, ("build 2 6 6",))


def e5() -> Example:
    s = at_turn(3, 5, BLUE)
    put(s, 1, 1, 1, 0)
    put(s, 2, 1, 0, 2)
    put(s, 3, 2, 1, 0)
    return Example("elections with one sole and one tied majority", s, ("elect",))


# Land -----------------------------------------------------------------------------------------


def e6() -> Example:
    s = at_turn(3, 6, YELLOW)
    businesses(s)
    own_land(s, YELLOW, [4])
    show(s, land=[5, 8, 12])
    s.camps = [2, 1, 0, 0, 0]
    return Example("a second card goes to the right of the first", s, ("add L8",))


def e7() -> Example:
    s = at_turn(3, 6, BLUE)
    businesses(s)
    return Example("a longhouse moves to the next camp", s, ("add L9",))


def e8() -> Example:
    s = at_turn(3, 6, BLUE)
    businesses(s)
    own_land(s, YELLOW, [1])
    own_land(s, ORANGE, [2])
    s.camps = [1, 2, 0, 0, 0]
    return Example("the next camp is full, a longhouse leaves the game", s, ("add L9",))


def e9() -> Example:
    s = at_turn(3, 6, ORANGE)
    businesses(s)
    own_land(s, ORANGE, [3, 7, 11, 8], houses=7, cleared=1)
    s.camps = [0, 1, 1, 0, 0]
    return Example("two cards cleared at once score the place of the right one", s, ("clear",))


# Trade ----------------------------------------------------------------------------------------


def e10() -> Example:
    s = at_turn(3, 7, ORANGE)
    businesses(s)
    give(s, ORANGE, goods=3, corn=3)
    traders(s, top="MOXX", mid="BRR")
    far_river(s)
    return Example("two lynx from the top trader and a journey of two boats", s, ("trade top 2X",))


def far_river(s: State) -> None:
    """Five cards added: the longhouses are at camp 3."""
    own_land(s, BLUE, [1, 5, 6])
    own_land(s, YELLOW, [2, 7])
    s.camps = [0, 0, 2, 0, 0]


def e11() -> Example:
    s = at_turn(3, 7, BLUE)
    businesses(s)
    give(s, BLUE, furs="BBORX")
    return Example("five furs of four kinds on a ship for five", s, ("ship S9 2B 1O 1R 1X",))


def e12() -> Example:
    s = at_turn(3, 7, YELLOW)
    businesses(s)
    give(s, YELLOW, furs="MMXX")
    show(s, ships=[4, 10, 11])
    return Example("two pairs of furs on a ship for four", s, ("ship S4 2M 2X",))


# Special actions ------------------------------------------------------------------------------


def e13() -> Example:
    s = at_turn(3, 5, BLUE, tiles=0)
    put(s, 3, 2, 1, 0)
    own_warehouses(s, BLUE, 2)
    return Example("the third warehouse", s, ("warehouse",))


def e14() -> Example:
    s = at_turn(3, 6, ORANGE, tiles=0)
    put(s, 4, 0, 1, 2)
    give(s, ORANGE, wood=3)
    own_land(s, ORANGE, [7, 3, 8], houses=1)
    s.camps = [0, 2, 0, 0, 0]
    return Example("two houses fill the row from the left", s, ("houses 2",))


def e15() -> Example:
    s = at_turn(3, 7, YELLOW, tiles=0)
    put(s, 5, 1, 1, 0)
    give(s, YELLOW, coin=5, goods=4)
    return Example("two furs at the Black Market", s, ("market 2", "pay 3c 3g", "furs BX"))


def e16() -> Example:
    s = at_turn(3, 5, YELLOW, tiles=0)
    put(s, 6, 1, 1, 0)
    own_land(s, BLUE, [1])
    s.camps = [2, 1, 0, 0, 0]
    return Example("the post moves to the next area", s, ("post",))


def e17() -> Example:
    s = at_turn(3, 5, BLUE, tiles=0)
    put(s, 6, 1, 1, 0)
    own_land(s, BLUE, [1, 5])
    own_land(s, ORANGE, [2, 6])
    s.camps = [0, 1, 1, 0, 0]
    post(s, 1, 2, 2)
    return Example("the post jumps a full area", s, ("post",))


def e18() -> Example:
    s = at_turn(3, 7, BLUE, tiles=0)
    put(s, 6, 1, 1, 1)
    own_land(s, YELLOW, [1])
    own_land(s, ORANGE, [2])
    s.camps = [1, 2, 0, 0, 0]
    post(s, 1, 2, 2)
    texts = ("pass special",) * 3
    return Example("past the last longhouse no post may go", s, texts)


# Supply and income ----------------------------------------------------------------------------


def last_turn(round_now: int = 3) -> State:
    """Orange, the last, has its special action of step 7 left."""
    s = at_turn(3, 7, ORANGE, tiles=0, round_now=round_now)
    for seat in range(3):
        give(s, seat, coin=2, goods=0, wood=1, corn=8)
    return s


def e19() -> Example:
    s = last_turn()
    businesses(s)
    own_land(s, BLUE, [1, 7, 11, 10], houses=7, cleared=3)
    s.camps = [0, 1, 1, 0, 0]
    return Example("corn of three cleared cards", s, ("pass special",))


def e20() -> Example:
    s = last_turn()
    give(s, ORANGE, corn=4)
    s.players[ORANGE].score = 9
    put(s, 1, 2, 1, 0)
    put(s, 2, 1, 2, 0)
    put(s, 3, 0, 1, 2)
    put(s, 6, 0, 0, 3)
    return Example("Orange has 4 corn for 5 businesses", s, ("pass special", "close 6"))


def e21() -> Example:
    s = last_turn()
    businesses(s)
    own_ships(s, YELLOW, 3, 2, 5)
    own_warehouses(s, YELLOW, 2)
    give(s, YELLOW, goods=1)
    return Example("more goods than the docks of two warehouses hold", s, ("pass special",))


def e22() -> Example:
    s = last_turn()
    put(s, 1, 1, 0, 0)
    put(s, 2, 0, 1, 0)
    put(s, 3, 1, 1, 0)
    put(s, 4, 1, 0, 2)
    put(s, 5, 0, 0, 1)
    put(s, 6, 0, 0, 1)
    return Example("coins of districts, and a tie in the Docks", s, ("pass special",))


# The end of the game --------------------------------------------------------------------------


def e23() -> Example:
    s = last_turn(6)
    put(s, 1, 2, 1, 0)
    put(s, 2, 0, 1, 0)
    put(s, 3, 0, 0, 1)
    put(s, 4, 1, 1, 1)
    put(s, 5, 1, 1, 0)
    put(s, 6, 2, 0, 2)
    return Example("final elections with a tie of all three", s, ("pass special",))


def e24() -> Example:
    s = last_turn(6)
    businesses(s)
    own_land(s, BLUE, [1, 5, 7, 11, 3], houses=9, cleared=4)
    own_land(s, YELLOW, [2, 6, 8, 9, 13, 17], houses=9, cleared=5)
    s.camps = [0, 0, 0, 0, 1]
    return Example("the last housed card uncleared, and cleared", s, ("pass special",))


def e25() -> Example:
    s = last_turn(6)
    put(s, 1, 1, 2, 0)
    put(s, 2, 0, 0, 2)
    give(s, BLUE, coin=2, goods=2, wood=1, corn=3, furs="BX")
    return Example("points for furs and leftovers", s, ("pass special",))


# Preparation ----------------------------------------------------------------------------------


def e26() -> Example:
    s = last_turn(2)
    businesses(s)
    own_land(s, BLUE, [1, 5])
    own_land(s, YELLOW, [2])
    s.camps = [0, 2, 0, 0, 0]
    show(s, land=[7], ships=[6, 8])
    return Example(
        "what is left on display leaves the game",
        s,
        ("pass special", "land L11 L9 L12 L10", "ships S9 S12 S11 S10"),
    )


def e27() -> Example:
    s = position(3, 1)
    businesses(s)
    for seat, p in enumerate(s.players):
        p.column = seat + 1
    traders(s, top="BX", low="MMOR")
    show(s, ships=[9, 10, 11])
    cut_decks(s)
    s.ship_deck.insert(0, 12)
    s.agenda.append((DEAL_SHIPS, 0, 1, 0))
    return Example("furs for five empty spaces", s, ("ships S12", "furs top XR mid MBO"))


def e28() -> Example:
    s = position(3, 3)
    businesses(s)
    deal(s, "CLT", "CCL", "LT", "T")
    s.agenda.append((DEAL_TILES, 0, 3, 0))
    return Example("the last three tiles", s, ("tiles C TL",))


EXAMPLES = (
    e1, e2, e3, e4, e5, e6, e7, e8, e9, e10, e11, e12, e13, e14,
    e15, e16, e17, e18, e19, e20, e21, e22, e23, e24, e25, e26, e27, e28,
)  # fmt: skip


def text_of(number: int) -> str:
    """The record of one example."""
    example = EXAMPLES[number - 1]()
    record = Record.new(builtin(), ["Blue", "Yellow", "Orange"], start=example.start)
    record.entries.append(Entry(0, Comment(f"E{number}: {example.about}")))
    for text in example.texts:
        record.play(text)
    return write(record)


def main() -> None:
    for number in range(1, len(EXAMPLES) + 1):
        path = Path(__file__).with_name(f"E{number}.nar")
        path.write_text(text_of(number), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
