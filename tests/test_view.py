"""The view: everything on the table as JSON, the same for everybody."""

from __future__ import annotations

import json

from helpers import at_turn
from nieuw.boxfile import builtin
from nieuw.core.engine import to_move
from nieuw.core.events import BEGAN, DEALT, GAINED, MADE, Event
from nieuw.core.moves import ELECT
from nieuw.core.names import BEAVER, WHY_FEE
from nieuw.view import box_view, told, view
from playing import SEATS, stops


def test_it_is_json_at_every_moment() -> None:
    for seats in SEATS:
        for s in stops(seats, 6):
            seen = view(s)
            assert json.loads(json.dumps(seen)) == seen
            assert seen["mover"] == to_move(s)


def test_it_stands_on_its_own() -> None:
    s = at_turn(3, 5, 0)
    seen = view(s)
    s.camps[0] = 9
    s.players[0].purse[0] = 99
    s.order.reverse()
    assert seen["camps"][0] != 9
    assert seen["players"][0]["purse"][0] != 99
    assert seen["order"] == [0, 1, 2]


def test_every_piece_is_seen_once() -> None:
    for s in stops(4, 7):
        seen = view(s)
        furs = sum(map(sum, seen["traders"])) + sum(seen["reserve"]) + sum(seen["discard"])
        furs += sum(sum(p["purse"][BEAVER:]) for p in seen["players"])
        assert furs == 50
        for p in seen["players"]:
            placed = sum(p["businesses"]) + sum(p["houses"]) + p["warehouses"]
            assert p["buildings"] + placed == 25
            assert len(p["houses"]) == len(p["row"])
            assert p["cleared"] <= p["housed"] <= len(p["row"])
            assert p["purse"][1] <= p["room"]
        assert seen["land_deck"] == len(s.land_deck)


def test_an_auction_shows_who_bid_what() -> None:
    seen_bids = False
    for s in stops(3, 8):
        auction = view(s)["auction"]
        assert (auction is None) == (s.column == 0)
        if auction:
            bids = auction["bids"]
            assert [None if b == -2 else b for b in s.bids] == bids
            assert auction["high"] == max([b for b in bids if b is not None], default=-1)
            assert auction["selector"] == s.selector
            seen_bids = seen_bids or auction["high"] > 0
    assert seen_bids


def test_the_box() -> None:
    seen = box_view(builtin())
    assert len(seen["land"]) == len(seen["ships"]) == 24
    assert seen["land"][6] == {"houses": 2, "wood": 3, "corn": 4}
    assert seen["ships"][8] == {"furs": 5, "coins": 2, "goods": 3}
    assert seen["docks"] == [4, 2, 2, 2]
    assert seen["land_points"] == [1, 3, 6, 10, 15, 21, 28, 36]
    assert "column.4.coins" in seen["reconstructed"]
    assert "column.1.coins" not in seen["reconstructed"]


def test_events_are_told_by_name() -> None:
    assert told(Event(GAINED, 2, 0, -1, WHY_FEE)) == {
        "what": "gained",
        "seat": 2,
        "a": 0,
        "b": -1,
        "why": "fee",
        "text": "",
    }
    assert told(Event(MADE, 1, 5, 0, move=ELECT))["text"] == "elect"
    assert told(Event(BEGAN, -1, 4, 2))["why"] == ""
    assert told(Event(DEALT, -1, 1, -1, move=ELECT))["what"] == "dealt"
