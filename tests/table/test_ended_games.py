"""Games that end early: resigned against bots, abandoned by all, put away before they begin."""

from __future__ import annotations

import msgspec
import pytest

from nieuw import OVER, builtin
from nieuw.game.dealer import Dealer
from nieuw.game.reader import read
from nieuw.game.writer import write
from nieuw.show.names import Colour
from nieuw.table import wire
from nieuw.table.decide import BotMove, Command, Decision, Expire, decide
from nieuw.table.entries import JournalEntry, Stamp
from nieuw.table.errors import Refused
from nieuw.table.live import Live
from nieuw.table.opening import begin, new_game, put_away
from nieuw.table.seats import Seat
from nieuw.table.wire import Ended

SEED = Dealer.numbered(5).seed


def chairs(*people: str) -> list[Seat]:
    """People by name, bots by an empty one."""
    colours: list[Colour] = ["blue", "yellow", "orange"]
    return [
        Seat("g", seat, colour, person or "farmer", "person" if person else "bot", person, bot, "")
        for seat, (colour, person) in enumerate(zip(colours, people, strict=True))
        for bot in ["" if person else "farmer"]
    ]


def started(seats: list[Seat]) -> Live:
    stamp = Stamp("anna", at=1, seed=SEED)
    game = new_game("g", builtin().digest, builtin().name, stamp)
    return begin(game, seats, builtin(), None, 0, stamp).live


def act(live: Live, seats: list[Seat], command: Command, person: str) -> Decision:
    return decide(live, seats, command, Stamp(person, "r", 7, SEED), lambda bot: bot == "farmer")


def refused(live: Live, seats: list[Seat], command: Command, person: str) -> str:
    with pytest.raises(Refused) as caught:
        act(live, seats, command, person)
    return caught.value.code


def kinds(decision: Decision) -> list[str]:
    return [entry.kind for entry in decision.entries]


def test_resigned_against_bots() -> None:
    seats = chairs("anna", "", "anna")
    live = started(seats)
    done = act(live, seats, wire.End("r", 2), "anna")
    assert done.entries == [
        JournalEntry(live.seq + 1, "end", '{"reason":"resigned"}', "anna", 2, "r", 7)
    ]
    after = done.live
    assert (after.phase, after.mover, after.ended) == ("ended", OVER, Ended("resigned", 2))
    assert (done.stands.phase, done.stands.mover) == ("ended", -1)
    assert (done.stands.ended, done.stands.ended_by) == ("resigned", 2)
    assert after.asked() is None
    assert after.at(0).view["mover"] == OVER
    assert after.notes[-1].what.id == "log-ended-resigned"
    assert live.phase == "running"


def test_nothing_happens_any_more_but_words() -> None:
    seats = chairs("anna", "", "")
    live = started(seats)
    ended = act(live, seats, wire.End("r", 0), "anna").live
    for command in (
        wire.Move("r", ended.v, 0, "place 1"),
        wire.Undo("r", ended.v, 0, 0),
        wire.Hand("r", 0, "farmer"),
        wire.End("r", 0),
        BotMove(ended.v, 1, "place 1"),
    ):
        assert refused(ended, seats, command, "anna") == "ended"
    assert refused(ended, seats, wire.Vote("r", 1, True), "anna") == "no-such-vote"
    assert kinds(act(ended, seats, wire.Chat("r", "Well played"), "anna")) == ["chat"]


def test_only_ones_own_game() -> None:
    seats = chairs("anna", "", "")
    live = started(seats)
    for seat, person in ((0, "bea"), (1, "anna"), (0, ""), (9, "anna"), (-1, "anna")):
        assert refused(live, seats, wire.End("r", seat), person) == "not-your-seat"


def test_the_seed_is_told_as_at_any_end() -> None:
    seats = chairs("anna", "", "")
    live = started(seats)
    assert f"seed:{SEED}" not in write(live.record)
    ended = act(live, seats, wire.End("r", 0), "anna").live
    text = write(ended.record)
    assert "Result *\n" in text
    assert f"seed:{SEED}" in text
    assert [segment.seed for segment in ended.record.revealed()] == [SEED]
    assert write(read(text), reveal=True) == text


def test_expired() -> None:
    """By nobody: no seat and no person; the seed is told as at any end."""
    seats = chairs("anna", "bea", "")
    live = started(seats)
    done = decide(live, seats, Expire(), Stamp(at=9), lambda bot: False)
    assert done.entries == [
        JournalEntry(live.seq + 1, "end", '{"reason":"expired"}', "", -1, None, 9)
    ]
    assert (done.live.phase, done.live.ended) == ("ended", Ended("expired", -1))
    assert (done.stands.ended, done.stands.ended_by) == ("expired", -1)
    assert done.live.notes[-1].what.id == "log-ended-expired"
    text = write(done.live.record)
    assert "Result *\n" in text
    assert f"seed:{SEED}" in text
    assert refused(done.live, seats, Expire(), "") == "ended"


def test_abandoned_when_all_people_agree() -> None:
    seats = chairs("anna", "bea", "cleo")
    live = started(seats)
    asked = act(live, seats, wire.End("r", 0), "anna")
    assert kinds(asked) == ["abandon"]
    seq = asked.live.seq
    assert asked.live.poll == wire.Poll(seq, 0, -1, [1, 2], "abandon")
    assert asked.live.phase == "running"
    assert refused(asked.live, seats, wire.Vote("r", seq, True), "anna") == "no-such-vote"
    one = act(asked.live, seats, wire.Vote("r", seq, True), "cleo")
    assert (kinds(one), one.live.phase) == (["vote"], "running")
    all_agree = act(one.live, seats, wire.Vote("r", seq, True), "bea")
    assert kinds(all_agree) == ["vote", "end"]
    assert all_agree.entries[0].request == "r"
    assert all_agree.entries[1].request is None
    assert all_agree.live.ended == Ended("abandoned", 0)
    assert all_agree.live.poll is None


def test_one_who_does_not_agree() -> None:
    seats = chairs("anna", "bea", "")
    live = started(seats)
    asked = act(live, seats, wire.End("r", 0), "anna").live
    against = act(asked, seats, wire.Vote("r", asked.seq, False), "bea").live
    assert (against.poll, against.phase, against.ended) == (None, "running", None)
    assert [note.what.id for note in against.notes] == ["log-abandon-asked", "log-abandon-no"]


def test_a_move_ends_the_vote() -> None:
    seats = chairs("anna", "bea", "")
    live = started(seats)
    asked = act(live, seats, wire.End("r", 1), "bea").live
    mover = asked.mover
    assert mover == 0
    played = act(asked, seats, wire.Move("r", asked.v, 0, "place 1"), "anna").live
    assert (played.poll, played.phase) == (None, "running")
    assert played.notes[-1].what.id == "log-abandon-moot"


def test_nobody_waits_for_those_whose_bot_sits_in() -> None:
    """Nor does their leaving make it a game against bots: it is abandoned, not resigned."""
    seats = chairs("anna", "bea", "")
    live = started(seats)
    away = act(live, seats, wire.Hand("r", 1, "farmer"), "bea")
    seats[1] = away.seats[0]
    done = act(away.live, seats, wire.End("r", 0), "anna")
    assert kinds(done) == ["abandon", "end"]
    assert done.live.ended == Ended("abandoned", 0)
    asked = act(live, chairs("anna", "bea", ""), wire.End("r", 0), "anna").live
    left = act(asked, chairs("anna", "bea", ""), wire.Hand("r", 1, "farmer"), "bea")
    assert kinds(left) == ["seat", "end"]


def test_what_is_folded_is_what_was_decided() -> None:
    seats = chairs("anna", "bea", "")
    live = started(seats)
    asked = act(live, seats, wire.End("r", 0), "anna")
    agreed = act(asked.live, seats, wire.Vote("r", asked.live.seq, True), "bea")
    reader = live.draft()
    for entry in (*asked.entries, *agreed.entries):
        reader.fold(entry)
    assert reader.ended == agreed.live.ended
    assert msgspec.json.encode(reader.notes) == msgspec.json.encode(agreed.live.notes)
    assert (reader.seq, reader.v) == (agreed.live.seq, agreed.live.v)


def test_a_table_is_put_away_by_its_host_before_it_begins() -> None:
    seats = chairs("anna", "", "")
    seats[2].kind, seats[2].bot, seats[2].name = "open", "", ""
    game = new_game("g", builtin().digest, builtin().name, Stamp("anna", at=1))
    done = put_away(game, seats, builtin(), None, Stamp("anna", at=7))
    assert done.entries == [JournalEntry(1, "end", '{"reason":"put-away"}', "anna", 0, None, 7)]
    assert (done.live.phase, done.stands.seq, done.stands.mover) == ("ended", 1, -1)
    with pytest.raises(Refused, match="not-the-host"):
        put_away(game, seats, builtin(), None, Stamp("bea", at=7))
    game.phase = "running"
    with pytest.raises(Refused, match="begun"):
        put_away(game, seats, builtin(), None, Stamp("anna", at=7))
