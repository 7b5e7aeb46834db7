"""A kept game is the game: what is restored is what was folded, and plays on alike."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from nieuw import OVER, builtin
from nieuw.bots.rng import Rng
from nieuw.game.dealer import Dealer
from nieuw.game.writer import write
from nieuw.table import wire
from nieuw.table.decide import Decision, decide
from nieuw.table.entries import Stamp
from nieuw.table.kept import Kept, keep, restore
from nieuw.table.live import Live
from nieuw.table.opening import begin, new_game, new_record
from nieuw.table.seats import Seat
from playing import sentence

SEATS = [
    Seat("g", 0, "blue", "Anna", "person", "anna", "", ""),
    Seat("g", 1, "yellow", "Bea", "person", "bea", "", ""),
    Seat("g", 2, "orange", "Cleo", "person", "anna", "", ""),
]


def fresh() -> Live:
    """The game before its first entry."""
    return Live.new(new_record(builtin(), SEATS, None), [seat.person for seat in SEATS])


def restored(live: Live) -> Live:
    """Through the text that is kept."""
    kept = msgspec.json.decode(msgspec.json.encode(keep(live)), type=Kept)
    *_, last = restore(fresh(), kept)
    return last


def known(bot: str) -> bool:
    return bot == "farmer"


def table() -> Iterator[Live]:
    """A game with talk, votes, takebacks of draws and bots that sit in, after every command."""
    stamp = Stamp("anna", at=1, seed=Dealer.numbered(1).seed)
    game = new_game("g", builtin().digest, builtin().name, stamp)
    live = begin(game, SEATS, builtin(), None, 0, stamp).live
    rng, n = Rng(7), 0

    def act(command: wire.Request, person: str) -> Decision:
        seed = Dealer.numbered(100 + n).seed
        return decide(live, SEATS, command, Stamp(person, f"{n}", 1000 + n, seed), known)

    while live.mover != OVER:
        n += 1
        person = SEATS[live.mover].person
        text = sentence(live.record.state, rng)
        live = act(wire.Move("r", live.v, live.mover, text), person).live
        yield live
        if n % 9 == 0:
            live = act(wire.Chat("r", f"Ahoy {n}"), "bea").live
            yield live
        chosen = [line.n for line in live.story if line.chosen]
        if n % 7 == 0 and live.mover != OVER:
            live = act(wire.Undo("r", live.v, 0, chosen[-min(5, len(chosen))]), "anna").live
            yield live
            if live.poll:
                live = act(wire.Vote("r", live.poll.seq, n % 2 == 0), "bea").live
                yield live
        if n == 50:
            live = act(wire.Hand("r", 1, "farmer"), "bea").live
            yield live
            live = act(wire.Hand("r", 1, ""), "bea").live


def everything(live: Live) -> tuple[object, ...]:
    """All a page could be told, and all that is remembered."""
    return (
        *(live.seq, live.v, live.away, live.poll, live.ended, live.phase, live.mover),
        *(list(live.written), write(live.record, reveal=True), write(live.record)),
        msgspec.json.encode([live.at(0), live.asked(), live.notes, live.chat]),
        [live.since(v) for v in range(live.v + 2)],
    )


def test_what_is_restored_is_what_was_folded() -> None:
    met = {"polls": 0, "segments": 0, "chat": 0, "away": 0}
    for n, live in enumerate(table()):
        met["polls"] += live.poll is not None
        met["segments"] = max(met["segments"], len(live.record.segments()))
        met["chat"] = len(live.chat)
        met["away"] += bool(live.away)
        if n % 5 == 0 or live.poll or live.away or live.mover == OVER:
            assert everything(restored(live)) == everything(live)
    assert all(met.values()), met


def test_it_plays_on_alike() -> None:
    """The same takebacks, draws and moves from there."""
    *_, live = (live for n, live in zip(range(90), table(), strict=False))
    again = restored(live)
    rng = [Rng(3), Rng(3)]
    for n in range(40):
        games = [live, again]
        for at, (game, chance) in enumerate(zip(games, rng, strict=True)):
            person = SEATS[game.mover].person
            text = sentence(game.record.state, chance)
            stamp = Stamp(person, f"{n}", n, Dealer.numbered(n).seed)
            move = wire.Move("r", game.v, game.mover, text)
            games[at] = decide(game, SEATS, move, stamp, known).live
        live, again = games
        assert everything(again) == everything(live)
    chosen = [line.n for line in live.story if line.chosen]
    for to in chosen[::9]:
        stamp = Stamp("anna", "u", 5, Dealer.numbered(9).seed)
        undo = wire.Undo("r", live.v, 0, to)
        first, second = (decide(game, SEATS, undo, stamp, known) for game in (live, again))
        assert first.entries == second.entries
        assert everything(first.live) == everything(second.live)


def test_an_ended_game() -> None:
    live = next(iter(table()))
    live = live.draft()
    live.end("expired", -1, Stamp(at=9))
    assert everything(restored(live)) == everything(live)
    assert restored(live).record.ended
