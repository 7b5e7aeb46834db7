"""The worked examples of docs/rules.md, each from its record in tests/rulebook."""

from __future__ import annotations

from pathlib import Path

import pytest

from helpers import (
    all_buildings_there,
    changes,
    dealt,
    furs_at,
    only,
    options,
    points,
    purse,
    there,
)
from nieuw.core.engine import legal, to_move
from nieuw.core.events import (
    Closed,
    Dealt,
    Earned,
    Event,
    FinalScored,
    Harvested,
    LonghouseMoved,
    MarkerMoved,
    PostMoved,
    Unloaded,
    Upkept,
    Won,
)
from nieuw.core.majority import NONE, SOLE, TIED, standing
from nieuw.core.names import CHANCE, DRAW_TILE, LOW, MID, OVER, TOP
from nieuw.core.river import travel_cost
from nieuw.core.row import housed
from nieuw.core.rules.income import dock_room
from nieuw.core.state import State
from nieuw.game.reader import read
from nieuw.game.record import Record
from nieuw.game.turn import play
from nieuw.game.writer import write
from rulebook.write import EXAMPLES, text_of

BLUE, YELLOW, ORANGE = range(3)
FOLDER = Path(__file__).parent / "rulebook"


class Played:
    """An example played to its end: the first and last position, those between, the events."""

    def __init__(self, number: int) -> None:
        self.record: Record = read((FOLDER / f"E{number}.nar").read_text("utf-8"))
        self.first = self.record.first_state()
        self.before: list[tuple[int, str, State]] = []
        self.events: list[Event] = []
        self.last = self.first
        for turn in self.record.turns():
            self.before.append((turn.line.seat, turn.line.text, self.last))
            again, self.last = play(self.last, turn.line.text)
            assert again == turn
            self.events += turn.events

    def at(self, text: str) -> State:
        """The position before a line was played."""
        return next(s for _, said, s in self.before if said == text)

    def spent(self, seat: int) -> list[str]:
        """What a seat paid and gained, in order."""
        return [amount for who, amount, _ in changes(self.events) if who == seat]


def waits_for(s: State, verb: int) -> bool:
    return to_move(s) == CHANCE and legal(s)[0].verb == verb


@pytest.mark.parametrize("number", range(1, len(EXAMPLES) + 1))
def test_files_are_written_by_write(number: int) -> None:
    """The files are what tests/rulebook/write.py writes, and reading keeps every letter."""
    text = (FOLDER / f"E{number}.nar").read_text("utf-8")
    assert text == text_of(number)
    assert write(read(text)) == text


def test_e1_orange_outbids_blue() -> None:
    """E1 (R4): Orange pays 8 in a mix and swaps markers with Blue."""
    e = Played(1)
    assert e.first.order == [BLUE, YELLOW, ORANGE]
    assert dealt(e.first)[0] == "LLT"
    assert to_move(e.at("pass")) == YELLOW
    assert options(e.at("bid 8"))[0] == "bid 8"
    assert purse(e.first, ORANGE) == "5c 1g 2w 4n 1B 1X"
    assert e.spent(ORANGE) == ["-3c", "-1w", "-3n", "-1X", "+1c"]
    assert purse(e.last, ORANGE) == "3c 1g 1w 1n 1B"
    assert purse(e.last, BLUE) == purse(e.first, BLUE)
    assert purse(e.last, YELLOW) == purse(e.first, YELLOW)
    assert e.last.discard == [0, 0, 0, 0, 1]
    assert e.last.players[ORANGE].tiles == [0, 2, 1]
    assert e.last.players[ORANGE].column == 1
    assert e.last.order == [ORANGE, YELLOW, BLUE]
    assert only(Won, e.events) == [Won(ORANGE, 1, 8, BLUE)]
    assert only(MarkerMoved, e.events) == [MarkerMoved(ORANGE, 3, 1), MarkerMoved(BLUE, 1, 3)]
    assert to_move(e.last) == YELLOW


def test_e2_yellow_wins_its_own_choice() -> None:
    """E2 (R4): Yellow pays 4 goods and 1 wood, gets three tiles and no coin, keeps marker 2."""
    e = Played(2)
    s = e.at("auction 2")
    assert to_move(s) == YELLOW
    assert options(s) == ["auction 2", "auction 3", "auction 4", "auction 5"]
    assert purse(s, YELLOW) == "2c 4g 2w 1n"
    assert purse(e.last, YELLOW) == "2c 1w 1n"
    assert e.spent(YELLOW) == ["-4g", "-1w"]
    assert e.last.players[YELLOW].tiles == [1, 1, 1]
    assert e.last.order == [ORANGE, YELLOW, BLUE]
    assert only(Won, e.events)[-1] == Won(YELLOW, 2, 5, YELLOW)
    assert len(only(MarkerMoved, e.events)) == 2
    assert to_move(e.last) == BLUE


def test_e3_blue_takes_a_column_free() -> None:
    """E3 (R4.8): Blue takes column 3 with two tiles and 2 coins, and keeps marker 3."""
    e = Played(3)
    assert options(e.at("take 3")) == ["take 3", "take 4", "take 5"]
    assert purse(e.first, BLUE) == "5c 2g 1w 2n 1M"
    assert purse(e.last, BLUE) == "7c 2g 1w 2n 1M"
    assert changes(e.events)[-1] == (BLUE, "+2c", "column")
    assert only(Won, e.events)[-1] == Won(BLUE, 3, 0, -1)
    assert e.last.players[BLUE].tiles == [1, 0, 1]
    assert e.last.order == [ORANGE, YELLOW, BLUE]
    assert (e.last.step, to_move(e.last)) == (5, ORANGE)


def test_e4_orange_builds_three() -> None:
    """E4 (R5.5): two businesses win the Trading Company from Yellow, one wins the Granary."""
    e = Played(4)
    assert standing(e.first, 6, YELLOW) == SOLE
    assert standing(e.first, 2, ORANGE) == TIED
    assert there(e.first, 6) == [0, 1, 0]
    assert there(e.last, 6) == [0, 1, 2]
    assert there(e.last, 2) == [1, 0, 2]
    assert [standing(e.last, d, ORANGE) for d in (2, 6)] == [SOLE, SOLE]
    assert e.first.players[ORANGE].purse[2] == 3
    assert changes(e.events) == [(ORANGE, "-3w", "build")]
    assert e.first.players[ORANGE].spare - e.last.players[ORANGE].spare == 3
    assert all_buildings_there(e.last)


def test_e5_blue_holds_elections() -> None:
    """E5 (R5.6): 3 for the Docks and 2 for the tied Lumberyard; Yellow gets nothing."""
    e = Played(5)
    assert standing(e.first, 3, BLUE) == SOLE
    assert standing(e.first, 1, BLUE) == standing(e.first, 1, YELLOW) == TIED
    assert standing(e.first, 2, BLUE) == NONE
    assert points(e.events) == [(BLUE, 5, "election")]
    assert [p.score for p in e.last.players] == [5, 0, 0]


def test_e6_yellow_adds_land() -> None:
    """E6 (R6.1): the card lies right of the first, uncleared; its wood marker is nobody's."""
    e = Played(6)
    assert e.first.land == [5, 8, 12]
    assert options(e.first, "add", "clear") == ["add L5", "add L8", "add L12"]
    assert e.first.players[YELLOW].row == [4]
    assert e.last.players[YELLOW].row == [4, 8]
    assert e.last.players[YELLOW].cleared == 0
    assert e.last.land == [5, 12]
    assert purse(e.last, YELLOW) == purse(e.first, YELLOW)


def test_e7_a_longhouse_moves() -> None:
    """E7 (R6.2): 3,0,0,0,0 becomes 2,1,0,0,0."""
    e = Played(7)
    assert e.first.camps == [3, 0, 0, 0, 0]
    assert e.last.camps == [2, 1, 0, 0, 0]
    assert only(LonghouseMoved, e.events) == [LonghouseMoved(0, 1)]


def test_e8_a_longhouse_leaves() -> None:
    """E8 (R6.2): 1,2,0,0,0 becomes 0,2,0,0,0."""
    e = Played(8)
    assert e.first.camps == [1, 2, 0, 0, 0]
    assert e.last.camps == [0, 2, 0, 0, 0]
    assert only(LonghouseMoved, e.events) == [LonghouseMoved(0, -1)]


def test_e9_orange_clears_two_cards() -> None:
    """E9 (R6.4): 3 + 5 wood and the 6 points of the third place; three cards are cleared."""
    e = Played(9)
    p = e.first.players[ORANGE]
    assert [(e.first.box.land_houses[c], e.first.box.land_wood[c]) for c in p.row[1:3]] == [
        (2, 3),
        (3, 5),
    ]
    assert (len(p.row), p.cleared, housed(e.first.box, p), p.houses) == (4, 1, 3, 7)
    assert e.first.box.land_houses[p.row[3]] == 2
    assert changes(e.events) == [(ORANGE, "+8w", "clear")]
    assert points(e.events) == [(ORANGE, 6, "clear")]
    assert e.last.players[ORANGE].cleared == 3
    assert e.last.players[ORANGE].houses == 7


def test_e10_orange_trades_far_upstream() -> None:
    """E10 (R7.1, R7.2): two lynx of the top trader cost 2 goods, the journey 2 corn."""
    e = Played(10)
    assert e.first.camps == [0, 0, 2, 0, 0]
    assert e.first.players[ORANGE].post == 0
    assert travel_cost(e.first, ORANGE) == 2
    assert furs_at(e.first, LOW) == ""
    assert "trade low" not in options(e.first)
    assert changes(e.events) == [
        (ORANGE, "-2n", "travel"),
        (ORANGE, "-2g", "trade"),
        (ORANGE, "+2X", "trade"),
    ]
    assert (purse(e.first, ORANGE), purse(e.last, ORANGE)) == ("8c 3g 3w 3n", "8c 1g 3w 1n 2X")
    assert furs_at(e.last, TOP) == "MO"


def test_e11_blue_ships_five_furs() -> None:
    """E11 (R7.3): 2 x 3 + 2 + 1 + 1 points and 2 coins; five furs are too few for six."""
    e = Played(11)
    box = e.first.box
    assert (box.ship_furs[9], box.ship_coins[9]) == (5, 2)
    assert box.ship_furs[12] == 6
    assert 12 in e.first.ships
    assert sum(e.first.players[BLUE].purse[4:]) == 5
    ships = {text.split()[1] for text in options(e.first, "ship")}
    assert ships == {"S9", "S10"}
    assert points(e.events) == [(BLUE, 10, "ship")]
    assert changes(e.events)[-1] == (BLUE, "+2c", "ship")
    assert (purse(e.first, BLUE), purse(e.last, BLUE)) == (
        "8c 4g 3w 2n 2B 1O 1R 1X",
        "10c 4g 3w 2n",
    )
    assert e.last.players[BLUE].ships == [9]
    assert e.last.ships == [10, 11, 12]
    assert e.last.discard == [2, 0, 1, 1, 1]


def test_e12_yellow_ships_two_pairs() -> None:
    """E12 (R7.3): 2 x 3 + 2 x 2 points, 5 coins, and 2 goods a round."""
    e = Played(12)
    box = e.first.box
    assert (box.ship_furs[4], box.ship_coins[4], box.ship_goods[4]) == (4, 5, 2)
    assert points(e.events) == [(YELLOW, 10, "ship")]
    assert e.spent(YELLOW) == ["-2M", "-2X", "+5c"]
    assert e.last.players[YELLOW].ships == [4]


def test_e13_the_third_warehouse() -> None:
    """E13 (R9.5): 1 wood, and then there is room for 8 goods."""
    e = Played(13)
    assert changes(e.events) == [(BLUE, "-1w", "warehouse")]
    assert (e.first.players[BLUE].warehouses, e.last.players[BLUE].warehouses) == (2, 3)
    assert (dock_room(e.first, BLUE), dock_room(e.last, BLUE)) == (6, 8)
    assert all_buildings_there(e.last)


def test_e14_two_houses() -> None:
    """E14 (R9.6): 2 wood; the first card gets its second house, the second card its only one."""
    e = Played(14)
    p, q = e.first.players[ORANGE], e.last.players[ORANGE]
    assert [e.first.box.land_houses[c] for c in p.row] == [2, 1, 2]
    assert changes(e.events) == [(ORANGE, "-2w", "houses")]
    assert (p.houses, q.houses) == (1, 3)
    assert (housed(e.first.box, p), housed(e.last.box, q)) == (0, 2)
    assert p.spare - q.spare == 2


def test_e15_two_furs_unseen() -> None:
    """E15 (R9.7): 3 coins and 3 goods for two furs from the reserve."""
    e = Played(15)
    assert purse(e.first, YELLOW) == "5c 4g 3w 2n"
    assert e.spent(YELLOW) == ["-3c", "-3g", "+1B", "+1X"]
    assert purse(e.last, YELLOW) == "2c 1g 3w 2n 1B 1X"
    assert to_move(e.at("furs BX")) == CHANCE
    assert [a - b for a, b in zip(e.first.reserve, e.last.reserve, strict=True)] == [1, 0, 0, 0, 1]


def test_e16_the_post_moves() -> None:
    """E16 (R9.8): from area 1 to area 2 for 1 wood."""
    e = Played(16)
    assert (e.first.camps, [p.post for p in e.first.players]) == ([2, 1, 0, 0, 0], [0, 0, 0])
    assert [p.post for p in e.last.players] == [0, 1, 0]
    assert changes(e.events) == [(YELLOW, "-1w", "post")]
    assert only(PostMoved, e.events) == [PostMoved(YELLOW, 0, 1)]


def test_e17_the_post_jumps() -> None:
    """E17 (R9.8): area 2 is full, so Blue goes from area 1 to area 3."""
    e = Played(17)
    assert (e.first.camps, [p.post for p in e.first.players]) == ([0, 1, 1, 0, 0], [0, 1, 1])
    assert [p.post for p in e.last.players] == [2, 1, 1]
    assert changes(e.events) == [(BLUE, "-1w", "post")]


def test_e18_nobody_can_move() -> None:
    """E18 (R9.8): the next free space lies past the rightmost longhouse."""
    e = Played(18)
    assert (e.first.camps, [p.post for p in e.first.players]) == ([1, 2, 0, 0, 0], [0, 1, 1])
    asked = [(seat, options(s, "post"), s.players[seat].purse[2]) for seat, _, s in e.before]
    assert asked == [(BLUE, [], 3), (YELLOW, [], 3), (ORANGE, [], 3)]


def test_e19_corn_of_cleared_land() -> None:
    """E19 (R10.8): 1 + 4 + 5 corn; the uncleared card yields nothing."""
    e = Played(19)
    p = e.first.players[BLUE]
    assert [e.first.box.land_corn[c] for c in p.row] == [1, 4, 5, 3]
    assert p.cleared == 3
    assert changes(e.events, "harvest") == [(BLUE, "+10n", "harvest")]
    assert only(Harvested, e.events) == [
        Harvested(BLUE, 10),
        Harvested(YELLOW, 0),
        Harvested(ORANGE, 0),
    ]


def test_e20_a_business_closes() -> None:
    """E20 (R10.9): 3, 4 and 4 corn are paid; Orange removes one business and loses 2 points."""
    e = Played(20)
    assert [sum(e.first.businesses[seat::3]) for seat in range(3)] == [3, 4, 5]
    assert changes(e.events, "upkeep") == [
        (BLUE, "-3n", "upkeep"),
        (YELLOW, "-4n", "upkeep"),
        (ORANGE, "-4n", "upkeep"),
    ]
    assert only(Upkept, e.events) == [
        Upkept(BLUE, 3, 3),
        Upkept(YELLOW, 4, 4),
        Upkept(ORANGE, 5, 4),
    ]
    assert only(Closed, e.events) == [Closed(ORANGE, 6, 1)]
    assert options(e.at("close 6")) == ["close 3", "close 6"]
    assert [sum(e.last.businesses[seat::3]) for seat in range(3)] == [3, 4, 4]
    assert there(e.last, 6) == [0, 0, 2]
    assert points(e.events) == [(ORANGE, -2, "close")]
    assert e.last.players[ORANGE].score == 7
    assert all_buildings_there(e.last)


def test_e21_goods_that_do_not_fit() -> None:
    """E21 (R10.10): of 8 goods 5 fit the docks, 3 are lost."""
    e = Played(21)
    p = e.first.players[YELLOW]
    assert [e.first.box.ship_goods[c] for c in p.ships] == [3, 2, 3]
    assert (p.warehouses, dock_room(e.first, YELLOW), p.purse[1]) == (2, 6, 1)
    assert changes(e.events, "cargo") == [(YELLOW, "+5g", "cargo")]
    assert Unloaded(YELLOW, 8, 3) in e.events
    assert [one.lost for one in only(Unloaded, e.events)] == [0, 3, 0]
    assert e.last.players[YELLOW].purse[1] == 6


def test_e22_coins_of_districts() -> None:
    """E22 (R10.11): 3 + 1, 2 + 1 and 3 + 3 coins; the tie in the Docks pays nobody more."""
    e = Played(22)
    assert there(e.first, 3) == [1, 1, 0]
    standings = [[standing(e.first, d, seat) for d in range(1, 7)] for seat in range(3)]
    assert [one.count(SOLE) for one in standings] == [1, 1, 3]
    present = [sum(there(e.first, d)[seat] > 0 for d in range(1, 7)) for seat in range(3)]
    assert present == [3, 2, 3]
    assert changes(e.events, "income") == [
        (BLUE, "+4c", "income"),
        (YELLOW, "+3c", "income"),
        (ORANGE, "+6c", "income"),
    ]
    assert only(Earned, e.events) == [Earned(BLUE, 4), Earned(YELLOW, 3), Earned(ORANGE, 6)]


def test_e23_final_elections() -> None:
    """E23 (R12.1): 3 + 3 x 2 for Blue, 3 + 2 x 2 for the others."""
    e = Played(23)
    standings = [[standing(e.first, d, seat) for d in range(1, 7)] for seat in range(3)]
    assert [(one.count(SOLE), one.count(TIED)) for one in standings] == [(1, 3), (1, 2), (1, 2)]
    assert there(e.first, 4) == [1, 1, 1]
    assert points(e.events, "final-election") == [
        (BLUE, 9, "final-election"),
        (YELLOW, 7, "final-election"),
        (ORANGE, 7, "final-election"),
    ]
    assert [one.election for one in only(FinalScored, e.events)] == [9, 7, 7]
    assert to_move(e.last) == OVER


def test_e24_final_land() -> None:
    """E24 (R12.2): the fifth card full and uncleared scores 15, the cleared one nothing."""
    e = Played(24)
    p, q = e.first.players[BLUE], e.first.players[YELLOW]
    assert (len(p.row), housed(e.first.box, p), p.cleared) == (5, 5, 4)
    assert (len(q.row), housed(e.first.box, q), q.cleared) == (6, 5, 5)
    assert points(e.events, "final-land") == [(BLUE, 15, "final-land")]
    assert [one.land for one in only(FinalScored, e.events)] == [15, 0, 0]


def test_e25_final_leftovers() -> None:
    """E25 (R12.3): 2 points for 2 furs, 2 for 8 other resources."""
    e = Played(25)
    assert purse(e.last, BLUE) == "3c 2g 1w 2n 1B 1X"
    scored = [one for one in points(e.events) if one[0] == BLUE]
    assert scored == [(BLUE, 2, "final-furs"), (BLUE, 2, "final-rest")]
    assert FinalScored(BLUE, 0, 0, 2, 2) in e.events
    assert e.last.players[BLUE].score == 4
    assert e.record.result() == [4, 6, 7]


def test_e26_new_cards() -> None:
    """E26 (R2.1): one land card and two ships leave the game, four of each are shown."""
    e = Played(26)
    assert (e.first.land, e.first.ships) == ([7], [6, 8])
    s = e.at("land L11 L9 L12 L10")
    assert (s.round, s.step, s.land, s.ships) == (3, 1, [], [])
    assert e.last.land == [11, 9, 12, 10]
    assert e.last.ships == [9, 12, 11, 10]
    assert 7 not in e.last.land_deck
    assert not {6, 8} & set(e.last.ship_deck)
    assert [p.row for p in e.last.players] == [[1, 5], [2], []]
    assert len(e.last.land_deck) == len(e.last.ship_deck) == 12
    assert waits_for(e.last, DRAW_TILE)


def test_e27_the_traders_are_filled() -> None:
    """E27 (R2.2): two furs for the top and three for the middle trader; the others stay."""
    e = Played(27)
    assert [furs_at(e.first, t) for t in (TOP, MID, LOW)] == ["BX", "", "MMOR"]
    assert [furs_at(e.last, t) for t in (TOP, MID, LOW)] == ["BRXX", "BMO", "MMOR"]
    drawn = [one.trader for one in only(Dealt, e.events) if one.step == 2]
    assert drawn == [TOP, TOP, MID, MID, MID]
    assert sum(e.first.reserve) - sum(e.last.reserve) == 5
    assert waits_for(e.last, DRAW_TILE)


def test_e28_the_last_three_tiles() -> None:
    """E28 (R2.3): columns of 3, 3, 2, 1 and 0 tiles become 3, 3, 2, 2 and 2."""
    e = Played(28)
    assert dealt(e.first) == ["CLT", "CCL", "LT", "T", ""]
    assert set(options(e.first)) == {"tiles C", "tiles L", "tiles T"}
    assert dealt(e.last) == ["CLT", "CCL", "LT", "CT", "LT"]
    assert (e.last.step, to_move(e.last)) == (4, BLUE)
