"""The one writer: pure, the same for the same inputs, and what is folded is what was decided."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from nieuw import OVER, builtin
from nieuw.bots.rng import Rng
from nieuw.game.dealer import Dealer
from nieuw.show.names import Colour
from nieuw.table import wire
from nieuw.table.decide import BotMove, Command, Decision, Expire, decide
from nieuw.table.entries import JournalEntry, Stamp
from nieuw.table.errors import Refused
from nieuw.table.live import Live
from nieuw.table.opening import begin, new_game
from nieuw.table.seats import Seat
from nieuw.text.snapshot import digest
from playing import kind, sentence

SEED = Dealer.numbered(99).seed
PEOPLE = ("anna", "bea", "", "anna")
"""Anna has two seats, a bot the third."""


def chairs() -> list[Seat]:
    colours: list[Colour] = ["blue", "yellow", "orange", "red"]
    return [
        Seat("g", seat, colour, person or "farmer", "person" if person else "bot", person, bot, "")
        for seat, (colour, person) in enumerate(zip(colours, PEOPLE, strict=True))
        for bot in ["" if person else "farmer"]
    ]


def known(bot: str) -> bool:
    return bot in ("farmer", "settler")


def stamp(person: str = "anna", request: str | None = "r") -> Stamp:
    return Stamp(person, request, 1234, SEED)


def started() -> Decision:
    stamp = Stamp("anna", at=1, seed=Dealer.numbered(5).seed)
    game = new_game("g", builtin().digest, builtin().name, stamp)
    return begin(game, chairs(), builtin(), None, 0, stamp._replace(person=""))


def move(live: Live, seats: list[Seat], text: str) -> Command:
    seat = live.mover
    if seats[seat].bot:
        return BotMove(live.v, seat, text)
    return wire.Move("r", live.v, seat, text)


def game() -> Iterator[tuple[Live, str]]:
    """Every stop of a game, and the sentence said next; none at the end."""
    live, seats, rng = started().live, chairs(), Rng(4)
    while live.mover != OVER:
        text = sentence(live.record.state, rng)
        yield live, text
        person = PEOPLE[live.mover]
        live = decide(live, seats, move(live, seats, text), stamp(person), known).live
    yield live, ""


def written(live: Live) -> tuple[object, ...]:
    """All a table remembers."""
    state = live.record.state
    return (
        *(digest(state), live.seq, live.v, live.poll, live.away, live.ended),
        *(len(live.story), msgspec.json.encode(live.notes), live.record.lines()),
    )


def outcome(live: Live, seats: list[Seat], command: Command, by: Stamp) -> Decision | str:
    """What is decided, or why not; nothing that was given has changed."""
    was = written(live), msgspec.json.encode(seats)
    try:
        found: Decision | str = decide(live, seats, command, by, known)
    except Refused as refused:
        found = refused.code
    assert (written(live), msgspec.json.encode(seats)) == was
    return found


def made(decision: Decision | str) -> Decision:
    assert isinstance(decision, Decision), decision
    return decision


def test_every_command_at_every_kind_of_question() -> None:
    """What may be done, to the code; and the same twice."""
    met: set[str] = set()
    seats = chairs()
    for live, text in game():
        mover = max(0, live.mover)
        met.add(kind(live.record.state))
        over = live.mover == OVER
        bot = bool(seats[mover].bot)
        person = PEOPLE[mover]
        expected: list[tuple[Command, str, str]] = [
            (wire.Move("r", live.v, mover, text), person or "anna", answered(over, bot)),
            (wire.Move("r", live.v, mover, text), "cleo", "not-your-seat"),
            (wire.Move("r", live.v - 1, mover, text), person or "anna", late(bot)),
            (wire.Move("r", live.v, mover, "x" * 201), person or "anna", long(bot)),
            (wire.Move("r", live.v, mover, "dance"), person or "anna", unknown(over, bot)),
            (wire.Move("r", live.v, 1, text), "bea", answered(live.mover != 1, bot=False)),
            (BotMove(live.v, mover, text), "", "done" if bot and not over else "stale"),
            (wire.Chat("r", " Ahoy "), "bea", "done"),
            (wire.Chat("r", "  "), "bea", "empty"),
            (wire.Chat("r", "x" * 501), "bea", "too-long"),
            (wire.Chat("r", "Ahoy"), "cleo", "not-your-seat"),
            (wire.Hand("r", 1, "settler"), "bea", "done"),
            (wire.Hand("r", 1, "nobody"), "bea", "unknown-bot"),
            (wire.Hand("r", 0, "settler"), "bea", "not-your-seat"),
            (wire.Hand("r", 2, ""), "", "not-your-seat"),
            (wire.Hand("r", 9, ""), "bea", "not-your-seat"),
            (wire.Vote("r", 1, True), "bea", "no-such-vote"),
            (wire.Undo("r", live.v, 0, len(live.story)), "anna", "nothing-to-undo"),
            (wire.Undo("r", live.v, 2, 0), "anna", "not-your-seat"),
            (wire.Undo("r", live.v - 1, 1, 0), "bea", "stale"),
            (wire.End("r", 1), "bea", "ended" if over else "done"),
            (wire.End("r", 1), "anna", "not-your-seat"),
            (wire.End("r", 2), "", "not-your-seat"),
            (Expire(), "", "ended" if over else "done"),
        ]
        for command, by, code in expected:
            first = outcome(live, seats, command, stamp(by))
            assert (first if isinstance(first, str) else "done") == code, (command, by)
            again = outcome(live, seats, command, stamp(by))
            if isinstance(first, Decision):
                assert first.entries == made(again).entries
                check(live, first)
    assert {"ask-place", "ask-auction", "ask-bid", "ask-pay-bid", "ask-turn", "ask-take"} <= met


def test_what_is_put_to_the_vote_at_every_kind_of_question() -> None:
    """A takeback or an early end: with the last agreement it happens, with one against it not."""
    met: set[str] = set()
    seats = chairs()
    for live, _ in game():
        over = live.mover == OVER
        met.add(kind(live.record.state))
        first = next((line.n for line in live.story if line.chosen and line.seat == 1), None)
        wishes: list[tuple[Command, str]] = []
        if first is not None and first != live.free_undo(0):
            wishes.append((wire.Undo("r", live.v, 0, first), "undo"))
        if not over:
            wishes.append((wire.End("r", 0), "end"))
        for wish, then in wishes:
            asked = made(outcome(live, seats, wish, stamp()))
            check(live, asked)
            poll = asked.live.poll
            assert poll is not None
            assert (asked.live.phase, poll.waiting) == (live.phase, [1])
            against = made(outcome(asked.live, seats, vote(poll, False), stamp("bea")))
            check(asked.live, against)
            assert (against.live.poll, against.live.phase) == (None, live.phase)
            agreed = made(outcome(asked.live, seats, vote(poll, True), stamp("bea")))
            check(asked.live, agreed)
            assert [entry.kind for entry in agreed.entries][:2] == ["vote", then]
            assert agreed.live.phase == ("ended" if then == "end" else "running")
    assert {"ask-place", "ask-auction", "ask-bid", "ask-pay-bid", "ask-turn", "ask-take"} <= met


def vote(poll: wire.Poll, agree: bool) -> wire.Vote:
    return wire.Vote("r", poll.seq, agree)


def answered(over: bool, bot: bool) -> str:
    if bot:
        return "not-your-seat"
    return "not-your-turn" if over else "done"


def late(bot: bool) -> str:
    return "not-your-seat" if bot else "stale"


def long(bot: bool) -> str:
    return "not-your-seat" if bot else "too-long"


def unknown(over: bool, bot: bool) -> str:
    if bot:
        return "not-your-seat"
    return "not-your-turn" if over else "illegal-move"


def check(live: Live, decision: Decision) -> None:
    """Whoever reads the entries comes to the same table; all carry the time of the stamp."""
    reader = live.draft()
    for entry in decision.entries:
        reader.fold(entry)
    assert written(reader) == written(decision.live)
    assert {entry.at for entry in decision.entries} == {1234}
    assert decision.entries[0].request == "r"
    assert all(entry.request is None for entry in decision.entries[1:])
    assert decision.stands.seq == decision.live.seq == live.seq + len(decision.entries)


def test_a_game_begins_with_its_first_deal() -> None:
    first, again = started(), started()
    assert first.entries == again.entries
    assert first.entries[0] == JournalEntry(1, "seed", Dealer.numbered(5).seed, at=1)
    assert {entry.kind for entry in first.entries[1:]} == {"deal"}
    assert first.live.mover >= 0


def test_a_takeback_put_to_the_vote() -> None:
    """Of what another saw; with the last agreement it happens, dealt anew from the stamp's seed."""
    seats = chairs()
    for live, _ in game():
        lines = [n for n, line in enumerate(live.story) if line.chosen and line.seat == 0]
        drawn = any(line.seat < 0 for line in live.story[lines[-1] :]) if lines else False
        if drawn and live.free_undo(0) < 0:
            break
    to = lines[-1]
    asked = made(outcome(live, seats, wire.Undo("r", live.v, 0, to), stamp()))
    assert [entry.kind for entry in asked.entries] == ["poll"]
    assert asked.live.poll == wire.Poll(asked.live.seq, 0, to, [1])
    poll = asked.live.poll.seq
    assert outcome(asked.live, seats, wire.Vote("r", poll, True), stamp()) == "no-such-vote"
    refused = made(outcome(asked.live, seats, wire.Vote("r", poll, False), stamp("bea")))
    assert (refused.live.poll, len(refused.live.story)) == (None, len(live.story))
    agreed = made(outcome(asked.live, seats, wire.Vote("r", poll, True), stamp("bea")))
    assert [entry.kind for entry in agreed.entries] == ["vote", "undo"]
    assert SEED in agreed.entries[1].body
    assert len(agreed.live.story) == agreed.since == to
    handed = made(outcome(asked.live, seats, wire.Hand("r", 1, "farmer"), stamp("bea")))
    assert [entry.kind for entry in handed.entries] == ["seat", "undo"]
    assert [chair.bot for chair in handed.seats] == ["farmer"]


def test_a_free_undo_draws_nothing_anew() -> None:
    seats = chairs()
    for live, _ in game():
        to = live.free_undo(0)
        if to >= 0 and live.mover in (0, 3):
            break
    undone = made(outcome(live, seats, wire.Undo("r", live.v, 0, to), stamp()))
    assert [entry.kind for entry in undone.entries] == ["undo"]
    assert SEED not in undone.entries[0].body
    assert undone.since == to
    check(live, undone)


@pytest.mark.parametrize("seat", [-1, 4])
def test_a_seat_that_is_none(seat: int) -> None:
    live, seats = started().live, chairs()
    assert outcome(live, seats, wire.Move("r", live.v, seat, "x"), stamp()) == "not-your-seat"
