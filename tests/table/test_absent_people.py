"""Somebody is asked and away: when the others may let a bot sit in, and who has to agree."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
import pytest

from nieuw import builtin
from nieuw.bots.levels import STAND_IN
from nieuw.bots.rng import Rng
from nieuw.game.dealer import Dealer
from nieuw.show.names import Colour
from nieuw.table import wire
from nieuw.table.absence import MINUTE, Attendance
from nieuw.table.decide import BotMove, Command, Decision, Returned, decide
from nieuw.table.entries import Stamp
from nieuw.table.errors import Refused
from nieuw.table.kept import Kept, keep, restore
from nieuw.table.live import Live
from nieuw.table.opening import begin, new_game, new_record
from nieuw.table.seats import Seat
from playing import sentence

BEGUN = 1_700_000_000_000
"""When the game began and its first seat was asked."""
LATE = BEGUN + 5 * MINUTE


def people(*names: str) -> list[Seat]:
    """Chairs of these people, in the order of play; the first is asked first."""
    colours: list[Colour] = ["blue", "yellow", "orange", "red", "green"]
    return [
        Seat("g", seat, colours[seat], name, "person", name, "", "")
        for seat, name in enumerate(names)
    ]


def started(seats: list[Seat]) -> Live:
    stamp = Stamp("ann", at=BEGUN, seed=Dealer.numbered(5).seed)
    game = new_game("g", builtin().digest, builtin().name, stamp, start="1")
    return begin(game, seats, builtin(), None, 0, stamp).live


class Table:
    """A table, with who is away and what time it is."""

    def __init__(self, *names: str, patience: int = 5) -> None:
        self.seats = people(*names)
        self.live = started(self.seats)
        self.gone: Mapping[str, int] = {}
        self.patience = patience
        self.at = LATE

    def does(self, person: str, command: Command) -> Decision | str:
        """What it comes to; the table goes on from there, unless it is refused."""
        stamp = Stamp(person, "r", self.at, Dealer.numbered(9).seed)
        here = Attendance(self.gone, self.patience)
        try:
            made = decide(
                *(self.live, self.seats, command, stamp), lambda bot: bot == "farmer", here
            )
        except Refused as refused:
            return refused.code
        reader = self.live.draft()
        for entry in made.entries:
            reader.fold(entry)
        assert msgspec.json.encode(keep(reader)) == msgspec.json.encode(keep(made.live))
        self.live = made.live
        for chair in made.seats:
            self.seats[chair.seat] = chair
        return made

    def kinds(self, person: str, command: Command) -> list[str] | str:
        """The entries it comes to, or why not."""
        made = self.does(person, command)
        return made if isinstance(made, str) else [entry.kind for entry in made.entries]

    def moves(self) -> None:
        """Whoever is asked answers."""
        seat = self.live.mover
        text = sentence(self.live.record.state, Rng(self.live.seq))
        chair = self.seats[seat]
        command = (
            BotMove(self.live.v, seat, text)
            if chair.bot
            else wire.Move("r", self.live.v, seat, text)
        )
        assert isinstance(self.does("" if chair.bot else chair.person, command), Decision)

    def told(self) -> list[str]:
        return [note.what.id for note in self.live.notes]


STAND = wire.StandIn("r", 0)


def test_the_only_other_person_decides_alone() -> None:
    table = Table("bert", "ann")
    table.gone = {"bert": BEGUN - 1}
    made = table.does("ann", STAND)
    assert isinstance(made, Decision)
    assert [(one.kind, one.seat, one.body) for one in made.entries] == [("relieve", 0, STAND_IN)]
    assert [(chair.seat, chair.bot) for chair in made.seats] == [(0, STAND_IN)]
    assert table.told() == ["log-seat-relieved"]
    assert table.does("bert", wire.Move("r", table.live.v, 0, "x")) == "bot-sits-in"
    table.moves()
    assert table.kinds("bert", wire.Hand("r", 0, "")) == ["seat"]
    assert (table.seats[0].bot, table.live.away) == ("", {})


@pytest.mark.parametrize(
    ("gone", "at", "patience", "code"),
    [
        ({}, LATE, 5, "not-absent"),
        ({"ann": 0}, LATE, 5, "not-absent"),
        ({"bert": 0}, LATE - 1, 5, "not-absent"),
        ({"bert": 0}, LATE, 6, "not-absent"),
        ({"bert": 0}, LATE + MINUTE, 6, ["relieve"]),
        ({"bert": BEGUN + 1}, LATE, 5, "not-absent"),
        ({"bert": BEGUN + 1}, LATE + 1, 5, ["relieve"]),
    ],
)
def test_only_after_the_table_has_waited(
    gone: dict[str, int], at: int, patience: int, code: list[str] | str
) -> None:
    """Counted from when they left or were asked, whichever was later."""
    table = Table("bert", "ann", patience=patience)
    table.gone, table.at = gone, at
    assert table.kinds("ann", STAND) == code


def test_whoever_is_not_asked_may_be_away() -> None:
    table = Table("bert", "ann", "carl")
    table.gone = {"ann": 0}
    assert table.does("carl", wire.StandIn("r", 1)) == "not-absent"


def test_being_asked_again_begins_anew() -> None:
    table = Table("bert", "ann")
    while table.live.mover == 0:
        table.moves()
    table.at = LATE + 60 * MINUTE
    while table.live.mover != 0:
        table.moves()
    table.gone = {"bert": BEGUN}
    assert table.does("ann", STAND) == "not-absent"
    table.at += 5 * MINUTE
    assert table.kinds("ann", wire.StandIn("r", table.live.mover)) == ["relieve"]


@pytest.mark.parametrize("person", ["", "dora", "bert"])
def test_nobody_else_may_ask(person: str) -> None:
    """Neither those who watch nor the one who is asked."""
    table = Table("bert", "ann")
    table.gone = {} if person == "bert" else {"bert": 0}
    code = "not-absent" if person == "bert" else "not-your-seat"
    assert table.does(person, STAND) == code


def test_all_who_are_here_agree() -> None:
    table = Table("bert", "ann", "carl", "dora", "emil")
    table.gone = {"bert": 0, "emil": LATE - 1}
    assert table.kinds("ann", STAND) == ["absent"]
    poll = table.live.poll
    assert poll == wire.Poll(table.live.seq, 1, -1, [2, 3], "stand-in", 0)
    assert table.does("emil", wire.Vote("r", poll.seq, True)) == "no-such-vote"
    assert table.does("zoe", wire.Vote("r", poll.seq, True)) == "no-such-vote"
    assert table.does("ann", STAND) == "vote-open"
    assert table.kinds("carl", wire.Vote("r", poll.seq, True)) == ["vote"]
    assert table.live.poll is not None
    assert (table.live.poll.waiting, table.live.poll.agreed) == ([3], [2])
    assert table.kinds("dora", wire.Vote("r", poll.seq, True)) == ["vote", "relieve"]
    assert not table.live.poll
    assert table.seats[0].bot == STAND_IN
    assert table.told() == [
        *("log-absent-asked", "log-absent-yes", "log-absent-yes", "log-seat-relieved"),
    ]


def test_one_no_is_enough() -> None:
    table = Table("bert", "ann", "carl")
    table.gone = {"bert": 0}
    assert table.kinds("ann", STAND) == ["absent"]
    assert table.live.poll is not None
    assert table.kinds("carl", wire.Vote("r", table.live.poll.seq, False)) == ["vote"]
    assert not table.live.poll
    assert table.live.away == {}
    assert table.told()[-1] == "log-absent-no"


def test_to_ask_for_the_same_is_to_agree() -> None:
    table = Table("bert", "ann", "carl")
    table.gone = {"bert": 0}
    assert table.kinds("ann", STAND) == ["absent"]
    assert table.kinds("carl", STAND) == ["relieve"]


def test_those_who_leave_during_the_vote_are_not_waited_for() -> None:
    table = Table("bert", "ann", "carl", "dora")
    table.gone = {"bert": 0}
    assert table.kinds("ann", STAND) == ["absent"]
    assert table.live.poll is not None
    assert table.kinds("carl", wire.Vote("r", table.live.poll.seq, True)) == ["vote"]
    table.gone = {"bert": 0, "dora": LATE}
    assert table.kinds("ann", STAND) == ["relieve"]


def test_fewer_are_asked_again_but_nobody_twice() -> None:
    table = Table("bert", "ann", "carl", "dora", "emil")
    table.gone = {"bert": 0}
    assert table.kinds("ann", STAND) == ["absent"]
    assert table.live.poll is not None
    assert table.kinds("carl", wire.Vote("r", table.live.poll.seq, True)) == ["vote"]
    table.gone = {"bert": 0, "dora": LATE}
    assert table.kinds("ann", STAND) == ["absent"]
    assert (table.live.poll.waiting, table.live.poll.agreed) == ([4], [1, 2])


def test_whoever_comes_back_ends_the_vote() -> None:
    table = Table("bert", "ann", "carl")
    table.gone = {"bert": 0}
    assert table.does("bert", Returned()) == "no-such-vote"
    assert table.kinds("ann", STAND) == ["absent"]
    poll = table.live.poll
    assert poll is not None
    assert table.does("carl", Returned()) == "no-such-vote"
    assert table.kinds("bert", Returned()) == ["back"]
    assert table.live.poll is None
    assert table.told()[-1] == "log-absent-back"
    table.gone = {}
    assert table.does("carl", wire.Vote("r", poll.seq, True)) == "no-such-vote"
    table.moves()


def test_every_seat_of_the_person_gets_a_bot() -> None:
    table = Table("bert", "ann", "bert")
    table.gone = {"bert": 0}
    made = table.does("ann", STAND)
    assert isinstance(made, Decision)
    assert [(one.kind, one.seat, one.request) for one in made.entries] == [
        ("relieve", 0, "r"),
        ("relieve", 2, None),
    ]
    assert [chair.bot for chair in table.seats] == [STAND_IN, "", STAND_IN]


def test_a_bot_that_sits_in_agrees() -> None:
    table = Table("bert", "ann", "carl")
    table.gone = {"bert": 0}
    assert table.kinds("ann", STAND) == ["absent"]
    assert table.kinds("carl", wire.Hand("r", 2, "farmer")) == ["seat", "relieve"]


def whole_game() -> Table:
    """A game in which a bot plays for Bert from his second choice to his fifth."""
    table = Table("bert", "ann")
    chosen = 0
    while table.live.phase == "running":
        seat = table.live.mover
        if seat == 0:
            chosen += 1
            if chosen == 2:
                table.gone = {"bert": 0}
                table.at += 60 * MINUTE
                assert table.kinds("ann", STAND) == ["relieve"]
            elif chosen == 6:
                table.gone = {}
                assert table.kinds("bert", wire.Hand("r", 0, "")) == ["seat"]
        table.moves()
    return table


def test_the_result_says_who_played() -> None:
    table = whole_game()
    of = sum(line.chosen and line.seat == 0 for line in table.live.story)
    assert table.live.at(0).stood_in == [wire.StoodIn(0, [STAND_IN], 4, of)]


def test_a_kept_game_knows_who_played() -> None:
    table = whole_game()
    fresh = Live.new(new_record(builtin(), table.seats, None), [one.person for one in table.seats])
    kept = msgspec.json.decode(msgspec.json.encode(keep(table.live)), type=Kept)
    *_, again = restore(fresh, kept)
    assert again.at(0).stood_in == table.live.at(0).stood_in != []
    assert list(again.players) == list(table.live.players)


def test_who_is_asked_since_when_is_kept() -> None:
    table = Table("bert", "ann")
    fresh = Live.new(new_record(builtin(), table.seats, None), [one.person for one in table.seats])
    *_, again = restore(fresh, keep(table.live))
    assert again.asked_at == table.live.asked_at == BEGUN


def test_what_is_taken_back_nobody_played() -> None:
    table = Table("bert", "ann")
    table.gone = {"bert": 0}
    assert table.kinds("ann", STAND) == ["relieve"]
    to = len(table.live.story)
    table.moves()
    assert any(table.live.players)
    while table.live.mover != 1:
        table.moves()
    assert table.kinds("ann", wire.Undo("r", table.live.v, 1, to)) == ["undo"]
    assert not any(table.live.players)
