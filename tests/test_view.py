"""The view: everything on the table as JSON, the same for everybody."""

from __future__ import annotations

import json

from helpers import at_turn, give, post, put, show, traders
from nieuw.box.file import builtin
from nieuw.core.engine import to_move
from nieuw.core.names import BEAVER
from nieuw.show.view import box_view, view
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
            assert auction["selector"] == s.selector == auction["bidders"][0]
            without = [seat for seat in s.order if s.players[seat].column == 0]
            assert [seat for seat in without if seat != s.selector] == auction["bidders"][1:]
            seen_bids = seen_bids or auction["high"] > 0
    assert seen_bids


def test_what_a_seat_could_do() -> None:
    s = at_turn(3, 7, 0)
    put(s, 2, 1, 1, 0)
    s.camps[:3] = [0, 0, 1]
    post(s, 1, 2, 3)
    give(s, 0, goods=3, furs="BBBB")
    show(s, ships=[9, 10, 11])
    traders(s, top="B", low="BMOX")
    mine, other, third = view(s)["players"]
    assert (mine["fees"], third["fees"]) == ([1, 0, 1, 1, 1, 1], [1] * 6)
    assert [p["camp"] for p in (mine, other, third)] == [3, 3, 3]
    assert mine["fills"] == [card for card in s.ships if s.box.ship_furs[card] <= 4]
    assert mine["affords"] == [True, False, True]


def test_the_box() -> None:
    seen = box_view(builtin())
    assert len(seen["land"]) == len(seen["ships"]) == 24
    assert seen["land"][6] == {"houses": 2, "wood": 3, "corn": 4}
    assert seen["ships"][8] == {"furs": 5, "coins": 2, "goods": 3}
    assert seen["docks"] == [4, 2, 2, 2]
    assert seen["land_points"] == [1, 3, 6, 10, 15, 21, 28, 36]
    assert "column.4.coins" in seen["reconstructed"]
    assert "column.1.coins" not in seen["reconstructed"]
