"""R4: bidding for columns; R0.2: the order markers."""

from __future__ import annotations

from helpers import (
    PLAIN,
    at_auction,
    at_turn,
    begin,
    changes,
    dealt,
    give,
    made,
    only,
    options,
    own_land,
    play,
    position,
    purse,
)
from nieuw.core.agenda import (
    ASK_AUCTION,
    ASK_BID,
    ASK_PAY_BID,
    ASK_TAKE,
    AUCTION,
    AWARD,
    COLLECT,
    STEP,
)
from nieuw.core.engine import advance, to_move
from nieuw.core.events import Gained, Made, MarkerMoved, Won
from nieuw.core.names import COIN, WHY_BID, WHY_COLUMN
from nieuw.core.rules.auction import NO_BID, PASSED, bidders, sell
from nieuw.core.state import State

ALL_COLUMNS = ["auction 1", "auction 2", "auction 3", "auction 4", "auction 5"]


def afford(s: State, *totals: int) -> None:
    """Each seat holds so many coins and nothing else."""
    for seat, n in enumerate(totals):
        give(s, seat, coin=n, goods=0, wood=0, corn=0, furs="")


def test_markers_give_the_turn_order() -> None:
    """R0.2: ascending markers, in bidding and in turns, kept from round to round."""
    s = position(3, 10)
    s.order = [2, 0, 1]
    begin(s, 11)
    assert s.order == [2, 0, 1]
    begin(s, 4)
    assert to_move(s) == 2
    for seat, p in enumerate(s.players):
        p.column = seat + 1
    begin(s, 5)
    asked = []
    for _ in range(3):
        asked.append(to_move(s))
        play(s, "pass special")
    assert asked == [2, 0, 1]
    assert s.order == [2, 0, 1]


def test_the_lowest_marker_selects_any_column() -> None:
    """R4.1: and must open, with 0 or more."""
    s = at_auction(3, order=(1, 2, 0))
    afford(s, 5, 3, 5)
    assert to_move(s) == 1
    assert options(s) == ALL_COLUMNS
    play(s, "auction 4")
    assert (s.column, s.selector, s.bids) == (4, 1, [NO_BID] * 3)
    assert to_move(s) == 1
    assert options(s) == ["bid 0", "bid 1", "bid 2", "bid 3"]


def test_what_is_asked_in_an_auction() -> None:
    """R4.1 to R4.8: select, bid in marker order, award, pay, collect; the last one takes."""
    s = at_auction(3, order=(1, 2, 0))
    afford(s, 5, 5, 5)
    begin(s, 4)
    assert s.agenda == [(STEP, 0, 5, 0), (AUCTION, 0, 0, 0), (ASK_AUCTION, 1, 0, 0)]
    play(s, "auction 2")
    assert s.agenda[2:] == [
        (AWARD, 0, 0, 0),
        (ASK_BID, 0, 0, 0),
        (ASK_BID, 2, 0, 0),
        (ASK_BID, 1, 0, 0),
    ]
    assert (s.bids, NO_BID, PASSED) == ([-2, -2, -2], -2, -1)
    give(s, 1, corn=1)
    play(s, "bid 2", "pass", "pass")
    assert s.agenda[2:] == [(COLLECT, 1, 0, 0), (ASK_PAY_BID, 1, 2, 0)]
    assert s.bids == [-1, 2, -1]
    play(s, "pay 2c", "auction 1", "bid 5")
    assert s.agenda == [(STEP, 0, 5, 0), (ASK_TAKE, 0, 0, 0)]


def test_the_next_selector_by_markers_as_they_lie_now() -> None:
    """R4.1: after a swap the old selector may be lowest again."""
    s = at_auction(4)
    afford(s, 9, 9, 9, 9)
    play(s, "auction 1", "bid 0", "bid 1", "pass", "pass")
    assert s.order == [1, 0, 2, 3]
    assert to_move(s) == 0
    assert options(s) == ALL_COLUMNS[1:]
    play(s, "auction 2", "bid 0", "pass", "bid 2")
    assert s.order == [1, 3, 2, 0]
    assert to_move(s) == 2


def test_everybody_follows_once() -> None:
    """R4.2: in ascending marker order, strictly more or pass."""
    s = at_auction(4, order=(3, 1, 0, 2))
    afford(s, 4, 4, 4, 4)
    play(s, "auction 2", "bid 1")
    assert to_move(s) == 1
    assert options(s) == ["bid 2", "bid 3", "bid 4", "pass"]
    play(s, "pass")
    assert s.bids == [NO_BID, PASSED, NO_BID, 1]
    assert to_move(s) == 0
    assert options(s) == ["bid 2", "bid 3", "bid 4", "pass"]
    play(s, "bid 3")
    assert to_move(s) == 2
    assert options(s) == ["bid 4", "pass"]
    play(s, "pass")
    assert s.players[0].column == 2
    assert to_move(s) == 1


def test_who_can_not_outbid_passes() -> None:
    """R4.2: a bid needs more than the highest, so the pass is made at once."""
    s = at_auction(3)
    afford(s, 4, 3, 2)
    events = play(s, "auction 1", "bid 3")
    assert made(events) == [
        (0, "auction 1", False),
        (0, "bid 3", False),
        (1, "pass", True),
        (2, "pass", True),
        (0, "pay 3c", True),
    ]
    assert only(Won, events) == [Won(0, 1, 3, 0)]
    assert s.players[0].column == 1


def test_a_poor_selector_bids_nothing() -> None:
    """R4.1, R4.3: who holds nothing opens with 0, and may win with it."""
    s = at_auction(3, order=(1, 0, 2))
    afford(s, 2, 0, 2)
    events = play(s, "auction 2", "pass", "pass")
    assert [one for one in made(events) if one[2]] == [(1, "bid 0", True)]
    assert only(Won, events) == [Won(1, 2, 0, 1)]
    assert s.players[1].column == 2
    assert purse(s, 1) == ""
    assert s.order == [1, 0, 2]


def test_every_resource_counts() -> None:
    """R4.3: coins, corn, wood, goods and furs, all kinds alike, and nothing else."""
    s = at_auction(2, box=PLAIN)
    give(s, 0, coin=1, goods=1, wood=1, corn=1, furs="BMORX")
    own_land(s, 0, [3, 6])
    play(s, "auction 1")
    assert options(s)[-1] == "bid 9"
    play(s, "bid 0")
    give(s, 1, coin=0, goods=2, wood=3, corn=4, furs="BBXX")
    assert options(s)[0] == "bid 1"
    assert options(s)[-2:] == ["bid 13", "pass"]


def test_the_markers_on_land_are_not_bid() -> None:
    """R4.3: wood markers on uncleared land and the column's coins do not count."""
    s = at_auction(3, box=PLAIN)
    afford(s, 2, 0, 0)
    own_land(s, 0, [2, 5, 6], houses=2)
    play(s, "auction 4")
    assert options(s) == ["bid 0", "bid 1", "bid 2"]


def test_who_answers_in_an_auction() -> None:
    """R4.1, R4.2: first the seat that chose, then the others without a column, by markers."""
    s = at_auction(5, order=[2, 4, 0, 3, 1])
    afford(s, 9, 9, 9, 9, 9)
    s.players[0].column = 1
    play(s, "auction 2")
    assert bidders(s) == [2, 4, 3, 1]
    s.order = [4, 0, 3, 2, 1]
    assert bidders(s) == [2, 4, 3, 1]
    asked = []
    for bid in (1, 2, 3, 4):
        asked.append(to_move(s))
        play(s, f"bid {bid}")
    assert asked == [2, 4, 3, 1]


def test_a_column_sold_at_a_price() -> None:
    """R4.4: whoever is thought to win pays the price at once, the others have passed."""
    s = at_auction(4)
    afford(s, 5, 6, 7, 8)
    play(s, "auction 2", "bid 1")
    t = s.copy()
    sell(t, 2, 4)
    assert t.bids == [PASSED, PASSED, 4, PASSED]
    assert t.agenda[-1][0] == AWARD
    advance(t)
    play(s, "pass", "bid 4", "pass")
    assert t.players[2].column == s.players[2].column == 2
    assert (t.order, t.agenda) == (s.order, s.agenda)
    assert [purse(t, seat) for seat in range(4)] == [purse(s, seat) for seat in range(4)]


def test_a_large_bid() -> None:
    """R4.3: there is no other limit."""
    s = at_auction(3)
    afford(s, 120, 121, 0)
    play(s, "auction 1")
    assert options(s) == [f"bid {n}" for n in range(121)]
    play(s, "bid 120")
    assert options(s) == ["bid 121", "pass"]


def test_the_winner_pays_any_mix() -> None:
    """R4.4: only the winner, choosing only now; furs go to the discard."""
    s = at_auction(3)
    give(s, 0, coin=2, goods=1, wood=2, corn=0, furs="MXX")
    play(s, "auction 1", "bid 5", "pass", "pass")
    assert s.agenda[-1] == (ASK_PAY_BID, 0, 5, 0)
    assert options(s) == ["pay 0c", "pay 1c", "pay 2c"]
    events = play(s, "pay 1c 2w 1M 1X")
    assert changes(events, "bid") == [
        (0, "-1c", "bid"),
        (0, "-2w", "bid"),
        (0, "-1M", "bid"),
        (0, "-1X", "bid"),
    ]
    assert purse(s, 0) == "2c 1g 1X"
    assert s.discard == [0, 1, 0, 0, 1]
    assert purse(s, 1) == purse(s, 2) == "8c 4g 3w 2n"


def test_the_rest_must_be_payable() -> None:
    """R4.4: of each kind as much as the kinds after it can't pay."""
    s = at_auction(3)
    give(s, 0, coin=5, goods=1, wood=0, corn=1, furs="B")
    play(s, "auction 1", "bid 6", "pass", "pass")
    assert options(s) == ["pay 3c", "pay 4c", "pay 5c"]
    before = s.copy()
    assert changes(play(s, "pay 3c 1g 1n 1B"), "bid") == [
        (0, "-3c", "bid"),
        (0, "-1g", "bid"),
        (0, "-1n", "bid"),
        (0, "-1B", "bid"),
    ]
    assert purse(s, 0) == "3c"
    assert s.discard == [1, 0, 0, 0, 0]
    assert changes(play(before, "pay 5c 1n"), "bid") == [(0, "-5c", "bid"), (0, "-1n", "bid")]


def test_kinds_not_held_are_not_asked() -> None:
    """R4.4: the question begins with the first kind held."""
    s = at_auction(3)
    give(s, 0, coin=0, goods=0, wood=2, corn=0, furs="XX")
    events = play(s, "auction 1", "bid 2", "pass", "pass")
    assert made(events)[-1] == (2, "pass", False)
    assert only(Won, events) == []
    assert s.agenda[-1] == (ASK_PAY_BID, 0, 2, 2)
    assert options(s) == ["pay 0w", "pay 1w", "pay 2w"]
    play(s, "pay 2X")
    assert purse(s, 0) == "1c 2w"


def test_the_winner_takes_the_column() -> None:
    """R4.5: first pays, then takes tiles and bonus coins."""
    s = at_auction(3, box=PLAIN)
    afford(s, 3, 0, 0)
    events = play(s, "auction 4", "bid 3")
    assert [e for e in events if not isinstance(e, Made)] == [
        Gained(0, COIN, -3, WHY_BID),
        Won(0, 4, 3, 0),
        Gained(0, COIN, 4, WHY_COLUMN),
    ]
    assert s.players[0].tiles == [1, 0, 1]
    assert s.players[0].column == 4
    assert (s.column, s.selector, s.bids) == (0, -1, [])
    assert dealt(s) == ["CLT", "CLT", "CL", "CT", "LT"]


def test_the_winner_swaps_markers_with_the_selector() -> None:
    """R4.6: the others keep theirs."""
    s = at_auction(4, order=(3, 1, 0, 2))
    afford(s, 4, 4, 4, 4)
    events = play(s, "auction 1", "bid 1", "bid 2", "bid 3", "pass")
    assert s.order == [0, 1, 3, 2]
    assert events[-4:] == [
        Won(0, 1, 3, 3),
        Gained(0, COIN, 1, WHY_COLUMN),
        MarkerMoved(0, 3, 1),
        MarkerMoved(3, 1, 3),
    ]
    assert len(only(MarkerMoved, events)) == 2


def test_a_winning_selector_keeps_the_marker() -> None:
    """R4.6: nothing to swap."""
    s = at_auction(3, order=(1, 0, 2))
    events = play(s, "auction 1", "bid 2", "pass", "pass", "pay 2c")
    assert s.order == [1, 0, 2]
    assert only(Won, events) == [Won(1, 1, 2, 1)]
    assert only(MarkerMoved, events) == []


def test_passing_is_for_one_auction() -> None:
    """R4.7: who passed is asked again, who won is not."""
    s = at_auction(4)
    afford(s, 9, 9, 9, 9)
    play(s, "auction 1", "bid 1", "pass", "pass", "pass")
    asked = []
    for text in ("auction 2", "bid 0", "bid 1", "pass"):
        asked.append(to_move(s))
        play(s, text)
    assert asked == [1, 1, 2, 3]
    assert [p.column for p in s.players] == [1, 0, 2, 0]
    assert s.order == [0, 2, 1, 3]
    asked = []
    for text in ("auction 3", "bid 0", "pass", "take 5"):
        asked.append(to_move(s))
        play(s, text)
    assert asked == [1, 1, 3, 3]
    assert [p.column for p in s.players] == [1, 3, 2, 5]


def test_the_last_column_is_free() -> None:
    """R4.8: nothing is paid, its coins are taken, and the marker held now stays."""
    s = at_auction(3, box=PLAIN)
    afford(s, 1, 1, 1)
    play(s, "auction 5", "bid 0", "bid 1", "auction 1", "bid 0", "bid 1")
    assert to_move(s) == 0
    assert s.order == [1, 2, 0]
    events = play(s, "take 3")
    assert events[1:3] == [Won(0, 3, 0, -1), Gained(0, COIN, 2, WHY_COLUMN)]
    assert len(only(Gained, events)) == len(only(Won, events)) == 1
    assert only(MarkerMoved, events) == []
    assert s.order == [1, 2, 0]


def test_the_last_column_is_any_column() -> None:
    """R4.8: all that nobody took; then step 5 begins."""
    s = at_auction(3, box=PLAIN)
    afford(s, 1, 1, 1)
    play(s, "auction 3", "bid 1", "auction 1", "bid 1")
    assert to_move(s) == 2
    assert options(s) == ["take 2", "take 4", "take 5"]
    events = play(s, "take 5")
    assert changes(events) == [(2, "+3c", "column")]
    assert only(Won, events) == [Won(2, 5, 0, -1)]
    assert purse(s, 2) == "4c"
    assert s.players[2].tiles == [0, 1, 1]
    assert s.order == [0, 1, 2]
    assert (s.step, to_move(s)) == (5, 0)


def test_five_players_leave_no_choice() -> None:
    """R4.8: the fifth column goes to the fifth player by itself."""
    s = at_auction(5)
    afford(s, 1, 1, 1, 1, 1)
    events = play(s, *(text for c in (1, 2, 3, 4) for text in (f"auction {c}", "bid 1")))
    assert [p.column for p in s.players] == [1, 2, 3, 4, 5]
    assert [one for one in made(events) if one[0] == 4][-1] == (4, "take 5", True)
    assert only(Won, events) == [*(Won(n, n + 1, 1, n) for n in range(4)), Won(4, 5, 0, -1)]
    assert s.step == 5


def test_two_players() -> None:
    """R4.9: the selector picks one of three tiles, the loser takes one of two tiles free."""
    s = at_auction(2, box=PLAIN)
    afford(s, 5, 5)
    assert options(s) == ["auction 1", "auction 2"]
    events = play(s, "auction 2", "bid 1", "bid 2")
    assert only(Won, events) == [Won(1, 2, 2, 0)]
    assert s.order == [1, 0]
    assert to_move(s) == 0
    assert options(s) == ["take 3", "take 4", "take 5"]
    assert only(Won, play(s, "take 4")) == [Won(0, 4, 0, -1)]
    assert [p.column for p in s.players] == [4, 2]
    assert [p.tiles for p in s.players] == [[1, 0, 1], [1, 1, 1]]
    assert [purse(s, seat) for seat in range(2)] == ["9c", "3c"]
    assert (s.step, to_move(s)) == (5, 1)


def test_two_players_where_the_selector_wins() -> None:
    """R4.9: R4.6 as always."""
    s = at_auction(2)
    afford(s, 5, 0)
    events = play(s, "auction 1", "bid 0", "take 3")
    assert only(Won, events) == [Won(0, 1, 0, 0), Won(1, 3, 0, -1)]
    assert s.order == [0, 1]
    assert [p.column for p in s.players] == [1, 3]


def test_tiles_nobody_took() -> None:
    """R4.10: they stay in the cash box, unused."""
    s = at_auction(3)
    afford(s, 1, 1, 1)
    play(s, "auction 1", "bid 1", "auction 2", "bid 1", "take 3")
    assert [p.tiles for p in s.players] == [[1, 1, 1], [1, 1, 1], [1, 1, 0]]
    assert dealt(s) == ["CLT", "CLT", "CL", "CT", "LT"]
    s = at_turn(3, 5, 0, tiles=0)
    assert options(s, "build", "elect", "pass") == ["pass special"]
