"""Events as screens hear them: every kind, with words for numbers."""

from __future__ import annotations

from typing import Any, Literal, get_args, get_origin

import msgspec
import pytest

from helpers import event_types
from nieuw.core import events as core
from nieuw.core.agenda import ITEM_NAMES
from nieuw.core.moves import DRAWN_FUR, DRAWN_LAND, DRAWN_SHIP, DRAWN_TILE, ELECT, Move
from nieuw.core.names import (
    BEAVER,
    COMPANY,
    DRAW_FUR,
    KIND_NAMES,
    LYNX,
    MID,
    SEAT_NAMES,
    TILE_NAMES,
    TO_BID,
    TO_PAY,
    TOP,
    TRADER_NAMES,
    WHY_ELECTION,
    WHY_FEE,
    WHY_NAMES,
)
from nieuw.core.verbs import VERB_NAMES
from nieuw.show import names
from nieuw.show.events import Event, shown
from playing import PLAYERS, SEATS, record_game

TOLD: list[tuple[core.Event, dict[str, Any]]] = [
    (core.Began(4, 2), {"t": "began", "step": 4, "round": 2}),
    (
        core.Made(1, 5, ELECT, False),
        {"t": "made", "seat": 1, "verb": "elect", "forced": False, "bid": None},
    ),
    (
        core.Made(2, 4, Move(TO_BID, (7,)), True),
        {"t": "made", "seat": 2, "verb": "bid", "forced": True, "bid": 7},
    ),
    (
        core.Made(0, 4, Move(TO_PAY, (1, 3)), False),
        {"t": "made", "seat": 0, "verb": "pay", "forced": False, "bid": None},
    ),
    (
        core.Dealt(0, DRAWN_FUR[4], 3, -1),
        {"t": "fur-dealt", "fur": "lynx", "seat": 3, "trader": None},
    ),
    (
        core.Dealt(2, DRAWN_FUR[0], -1, MID),
        {"t": "fur-dealt", "fur": "beaver", "seat": -1, "trader": "mid"},
    ),
    (
        core.Dealt(2, DRAWN_FUR[1], -1, TOP),
        {"t": "fur-dealt", "fur": "mink", "seat": -1, "trader": "top"},
    ),
    (core.Dealt(1, DRAWN_LAND[24], -1, -1), {"t": "land-dealt", "card": 24}),
    (core.Dealt(1, DRAWN_SHIP[7], -1, -1), {"t": "ship-dealt", "card": 7}),
    (core.Dealt(3, DRAWN_TILE[2], -1, -1), {"t": "tile-dealt", "tile": "trade"}),
    (
        core.Won(1, 4, 6, 3),
        {"t": "won", "seat": 1, "column": 4, "bid": 6, "selector": 3},
    ),
    (
        core.Gained(2, LYNX, -1, WHY_FEE),
        {"t": "gained", "seat": 2, "kind": "lynx", "n": -1, "why": "fee"},
    ),
    (core.Scored(3, 5, WHY_ELECTION), {"t": "scored", "seat": 3, "n": 5, "why": "election"}),
    (core.Harvested(1, 9), {"t": "harvested", "seat": 1, "corn": 9}),
    (core.Upkept(1, 5, 3), {"t": "upkept", "seat": 1, "due": 5, "paid": 3}),
    (core.Closed(1, COMPANY, 2), {"t": "closed", "seat": 1, "district": 6, "n": 2}),
    (core.Unloaded(1, 8, 3), {"t": "unloaded", "seat": 1, "arrived": 8, "lost": 3}),
    (core.Earned(1, 4), {"t": "earned", "seat": 1, "coins": 4}),
    (
        core.FinalScored(4, 9, 15, 2, 3),
        {"t": "final-scored", "seat": 4, "election": 9, "land": 15, "furs": 2, "rest": 3},
    ),
    (core.LonghouseMoved(0, 1), {"t": "longhouse-moved", "camp": 1, "next": 2}),
    (core.LonghouseMoved(4, -1), {"t": "longhouse-moved", "camp": 5, "next": None}),
    (core.MarkerMoved(2, 3, 1), {"t": "marker-moved", "seat": 2, "was": 3, "now": 1}),
    (core.PostMoved(0, 1, 3), {"t": "post-moved", "seat": 0, "area": 2, "next": 4}),
    (core.Reshuffled(17), {"t": "reshuffled", "furs": 17}),
]

TABLES: dict[str, tuple[str, ...]] = {
    "Kind": KIND_NAMES,
    "Fur": KIND_NAMES[BEAVER:],
    "Tile": TILE_NAMES,
    "Trader": TRADER_NAMES,
    "Colour": SEAT_NAMES,
    "Verb": VERB_NAMES[:DRAW_FUR],
    "Why": WHY_NAMES,
}
LITERALS = {name: one for name, one in vars(names).items() if get_origin(one) is Literal}


@pytest.mark.parametrize(("event", "told"), TOLD, ids=lambda one: type(one).__name__)
def test_what_is_shown(event: core.Event, told: dict[str, Any]) -> None:
    assert msgspec.to_builtins(shown([event])) == [told]


def test_every_event_is_shown() -> None:
    assert {type(event) for event, _ in TOLD} == set(event_types())
    assert {type(one) for one in shown(event for event, _ in TOLD)} == set(get_args(Event))


def test_the_order_is_kept() -> None:
    assert msgspec.to_builtins(shown(event for event, _ in TOLD)) == [told for _, told in TOLD]
    assert shown([]) == []


def test_an_unknown_event_is_an_error() -> None:
    with pytest.raises(AssertionError, match="an event of no known kind"):
        shown([core.Event()])


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("seats", SEATS)
def test_a_game_is_told_in_known_words(seats: int, player: str) -> None:
    """Reading checks every word against its type."""
    events = [e for turn in record_game(seats, 3, PLAYERS[player]).turns() for e in turn.events]
    told = shown(events)
    assert len(told) == len(events)
    assert msgspec.json.decode(msgspec.json.encode(told), type=list[Event]) == told


@pytest.mark.parametrize("name", TABLES)
def test_words_are_those_of_their_table(name: str) -> None:
    assert get_args(LITERALS[name]) == TABLES[name]


def test_kinds_of_question_are_those_of_the_agenda() -> None:
    asked = {name.split("-")[1] for name in ITEM_NAMES.values() if name.startswith("ask-")}
    assert set(get_args(names.Asked)) == asked
    assert len(get_args(names.Asked)) == len(asked)


def test_no_type_of_words_is_forgotten() -> None:
    assert set(LITERALS) == {*TABLES, "Asked"}
