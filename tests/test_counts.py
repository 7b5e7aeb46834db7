"""How often the engine makes a move, counted on the plain sources: once, not once per reader."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import nieuw.core.engine as engine
from nieuw import CHANCE, OVER, Move, State, to_move
from nieuw.bots.rng import Rng
from nieuw.cli import main
from nieuw.core.events import Dealt, Made
from nieuw.game.dealer import Dealer
from nieuw.game.reader import read
from nieuw.game.record import KEPT_EVERY, Record
from nieuw.game.writer import write
from nieuw.server.replay import story_of
from nieuw.table.entries import JournalEntry, Stamp
from nieuw.table.live import MOST_NOTES, Live
from playing import PLAYERS, record_game, sentence

GAMES = Path(__file__).parent / "games"
pytestmark = pytest.mark.sources  # compiled code calls itself, so nothing can count it
ANNA = Stamp("anna", seed=Dealer.numbered(8).seed)
MOST = 40
"""Moves that going back to any line may take."""


@contextmanager
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], int]]:
    """Counts the moves the engine makes; each draw and each kind paid is one."""
    made = 0
    make = engine.make

    def count(s: State, move: Move, forced: bool) -> None:
        nonlocal made
        made += 1
        make(s, move, forced)

    with monkeypatch.context() as patch:
        patch.setattr(engine, "make", count)
        yield lambda: made


def moves_in(record: Record) -> int:
    """The moves of the engine in a whole game."""
    return sum(isinstance(event, Made | Dealt) for turn in record.turns() for event in turn.events)


def journal(live: Live, rng: Rng, until: Callable[[Live], bool]) -> list[JournalEntry]:
    """Play a table on; what is written down."""
    entries: list[JournalEntry] = []
    while live.mover != OVER and not until(live):
        text = sentence(live.record.state, rng, PLAYERS["any"])
        entries += live.move(live.mover, text, ANNA)
    return entries


def new_table() -> tuple[Live, list[JournalEntry]]:
    record = record_game(4, 1, least=0)
    live = Live.new(
        Record.new(record.box, ["Anna", "Bo", "Cid", "Dee"]), ["anna", "anna", "anna", "anna"]
    )
    return live, live.write("seed", Dealer.numbered(7).seed, ANNA)


def test_replay_makes_every_move_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`nieuw replay FILE`: read and told."""
    path = sorted(GAMES.glob("4-*.nar"))[0]
    expected = moves_in(read(path.read_text("utf-8")))
    with counted(monkeypatch) as made:
        main(["replay", str(path)])
    assert len(capsys.readouterr().out) > 5000
    assert made() == expected > 400


def test_what_is_read_is_told_and_written_without_another_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = sorted(GAMES.glob("5-*.nar"))[0].read_text("utf-8")
    record = read(text)
    with counted(monkeypatch) as made:
        assert write(record) == text
        assert len(story_of(record)) == len(record.lines())
        assert made() == 0


def test_a_table_makes_every_move_and_draw_once(monkeypatch: pytest.MonkeyPatch) -> None:
    live, _ = new_table()
    rng = Rng(3)
    while live.mover != OVER:
        text = sentence(live.record.state, rng, PLAYERS["any"])
        draft = live.draft()
        before = draft.record.moves_made
        with counted(monkeypatch) as made:
            draft.move(draft.mover, text, ANNA)
            assert made() == draft.record.moves_made - before
        live = draft
    assert moves_in(live.record) == live.record.moves_made


def test_going_back_to_any_line_takes_a_few_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """Right after loading, too, and wherever the game began."""
    live, entries = new_table()
    entries += journal(live, Rng(1), lambda live: live.over)
    loaded = Live.new(live.record.back_to(0), live.people)
    for entry in entries:
        loaded.fold(entry)
    assert loaded.record.lines() == live.record.lines()
    for record in (live.record, loaded.record, read(write(live.record))):
        for n in range(len(record.lines()) + 1):
            with counted(monkeypatch) as made:
                record.first_lines(n)
                assert made() < KEPT_EVERY <= MOST


def test_going_back_takes_no_more_after_a_thousand_undos(monkeypatch: pytest.MonkeyPatch) -> None:
    live, _ = new_table()
    rng = Rng(5)
    journal(live, rng, lambda live: len(live.story) >= 150)
    for n in range(1000):
        journal(live, rng, lambda live: len(live.story) >= 150)
        chosen = [line.n for line in live.story if line.chosen]
        to = chosen[-1 - n % 40]
        with counted(monkeypatch) as made:
            live = live.draft()
            live.undo(0, to, ANNA)
            assert made() <= MOST + draws_since(live, to)
    assert live.seq > 2000


def draws_since(live: Live, to: int) -> int:
    """Draws that were made anew after going back to a line, with what they forced."""
    return sum(
        isinstance(event, Made | Dealt)
        for sentence in live.record.sentences()[to:]
        for event in sentence.events
    )


def test_a_move_costs_the_same_after_any_number_of_versions() -> None:
    live, _ = new_table()
    rng = Rng(9)
    journal(live, rng, lambda live: len(live.story) >= 80 and live.free_undo(live.mover) >= 0)

    def cost() -> int:
        """Bytes that a move, taken back and made again on a draft, asks of the allocator."""
        to = live.free_undo(live.mover)
        seat, text = live.story[to].seat, live.story[to].text
        tracemalloc.start()
        draft = live.draft()
        draft.undo(seat, to, ANNA)
        draft.move(seat, text, ANNA)
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        assert draft.v == live.v + 2
        return peak

    def take_back_and_again(times: int) -> None:
        for _ in range(times):
            to = live.free_undo(live.mover)
            seat, text = live.story[to].seat, live.story[to].text
            live.undo(seat, to, ANNA)
            live.move(seat, text, ANNA)

    take_back_and_again(MOST_NOTES)  # no more of them are kept
    cost()  # what is made once for all
    first = cost()
    take_back_and_again(500)
    assert live.v >= 1000
    assert cost() == pytest.approx(first, abs=200)
    assert to_move(live.record.state) != CHANCE
