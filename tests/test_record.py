"""Records: every turn leads to a new state; going back, cutting and joining lose nothing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import accumulate

import pytest

from nieuw.bots.rng import Rng
from nieuw.box.file import builtin
from nieuw.core.engine import IllegalMove, legal, new_game, to_move
from nieuw.core.names import CHANCE
from nieuw.core.notation import InvalidMove
from nieuw.core.state import State
from nieuw.game.dealer import Dealer
from nieuw.game.deals import check_deals
from nieuw.game.reader import read
from nieuw.game.record import KEPT_EVERY, MANY_SEEDS, Comment, Entry, Record, Segment
from nieuw.game.tally import points_by_source
from nieuw.game.trail import Trail
from nieuw.game.turn import Sentence, play
from nieuw.game.writer import write
from nieuw.text import snapshot
from playing import PLAYERS, SEATS, record_game, sentence

NAMES = ["Anna", "Bram", "Cor"]


@cache
def whole_game() -> Record:
    """Three seats, with remarks everywhere: also between a sentence and the answers it forced."""
    text = write(record_game(3, 5, PLAYERS["uniform"]))
    header, _, body = text.partition("\n\n")
    lines = [f"{line}\n; remark {n}" for n, line in enumerate(body.splitlines())]
    return read(header + "\n\n" + "\n".join(lines) + "\n")


def replayed(record: Record) -> Iterator[State]:
    """By another way: the state before the first entry and after each, from the start."""
    s = new_game(len(record.seats), record.box.box)
    yield s
    for entry in record.entries:
        if isinstance(entry.what, Sentence) and not entry.what.forced:
            s = play(s, entry.what.line.text)[1]
        yield s


def with_answers(entries: Trail[Entry], count: int) -> int:
    """So many entries, and those up to the last answer that follows by itself."""
    ahead = [entry.what for entry in entries[count:]]
    length = 0
    for n, what in enumerate(ahead, 1):
        if isinstance(what, Sentence):
            if not what.forced:
                break
            length = n
    return count + length


# Going on -------------------------------------------------------------------------------------


def test_a_turn_leads_to_another_state() -> None:
    record = Record.new(builtin(), NAMES, Dealer.numbered(1))
    first, text = record.state, snapshot.write(record.state)
    (furs,) = record.deal()
    before = record.state
    placed = record.play("place 3")
    assert record.sentences() == [furs.said, placed.said]
    assert list(record.entries) == [Entry(0, furs.said), Entry(0, placed.said)]
    assert record.lines() == [furs.line, placed.line]
    assert list(record.turns()) == [furs, placed]
    assert (record.turns_made, record.moves_made) == (2, 18)
    assert record.first_state() is first
    assert snapshot.write(first) == text
    assert record.state is not before
    assert snapshot.write(record.state) == snapshot.write(play(before, "place 3")[1])


@pytest.mark.parametrize(
    ("text", "error"), [("dance", InvalidMove), ("bid 1", IllegalMove), ("furs B", IllegalMove)]
)
def test_what_can_not_be_played_leaves_a_record_alone(text: str, error: type[Exception]) -> None:
    record = Record.new(builtin(), NAMES, Dealer.numbered(1))
    record.deal()
    state, written = record.state, write(record)
    with pytest.raises(error):
        record.play(text)
    assert record.state is state
    assert write(record) == written
    assert (record.turns_made, record.moves_made, len(record.kept)) == (1, 17, 1)


def test_deals_go_on_until_a_seat_decides() -> None:
    record = Record.new(builtin(), NAMES, Dealer.numbered(1))
    assert [turn.line.text.split()[0] for turn in record.deal()] == ["furs"]
    assert record.deal() == []
    while to_move(record.state) != CHANCE:
        record.play(str(legal(record.state)[0]))
    other = record.branch()
    assert [turn.line.text.split()[0] for turn in record.deal()] == ["land", "ships", "tiles"]
    assert other.draw().line == record.lines()[-3]
    assert to_move(other.state) == CHANCE


def test_branches_go_on_apart() -> None:
    record = record_game(3, 5, least=80)
    text = write(record)
    one, other = record.branch(), record.branch()
    for n, branch in enumerate((one, other)):
        rng = Rng(n)
        while len(branch.entries) < 160:
            branch.deal()
            branch.play(sentence(branch.state, rng))
    assert write(record) == text
    assert write(one) != write(other)
    for branch in (one, other):
        assert branch.entries[: len(record.entries)] == list(record.entries)
        *_, last = replayed(branch)
        assert snapshot.digest(last) == snapshot.digest(branch.state)
        assert write(branch.back_to(len(record.entries))) == text


def test_a_start_is_not_shared() -> None:
    """What becomes of the state a record was made from is not its own."""
    start = record_game(3, 5, least=60).state.copy()
    record = Record.new(builtin(), NAMES, start=start)
    text = snapshot.write(record.state)
    start.players[0].score += 1
    assert snapshot.write(record.state) == snapshot.write(record.first_state()) == text
    assert record.start == text


def test_a_new_segment() -> None:
    """In the header before the first line, an entry after it."""
    first, second = Dealer.numbered(1), Dealer.numbered(2)
    record = Record.new(builtin(), NAMES)
    record.new_segment(first)
    assert record.dealer == Segment(first.commitment, first.seed)
    assert len(record.entries) == 0
    record.draw()
    record.new_segment(second)
    assert record.entries[-1].what == Segment(second.commitment, second.seed)
    assert record.segments() == [record.dealer, record.entries[-1].what]
    assert record.revealed() == [record.dealer]
    assert record.secret is second


def test_seeds_that_nothing_came_after_are_left_out_where_there_are_many() -> None:
    """Back to before the same draw, over and over: the record stays short and can be read."""
    record = Record.new(builtin(), NAMES, Dealer.numbered(0))
    record.deal()
    first = len(record.lines())
    while to_move(record.state) != CHANCE:
        record.play(str(legal(record.state)[0]))
    texts = [said.line.text for said in record.sentences()[first:] if not said.forced]
    for n in range(1, 3 * MANY_SEEDS):
        record = record.back_to(record.entry_of(first), Dealer.numbered(n))
    assert len(record.segments()) == MANY_SEEDS
    assert record.segments()[-1].seed == Dealer.numbered(3 * MANY_SEEDS - 1).seed
    for text in texts:
        record.play(text)
    record.deal()
    assert write(read(write(record)), reveal=True) == write(record)
    assert check_deals(read(write(record, reveal=True)))[0] > 0


def test_a_shortened_record_is_the_same_game() -> None:
    """Remarks stay; of the seeds, those that draws may have come from."""
    record = record_game(3, 5, PLAYERS["uniform"])
    assert record.shortened() is record
    text = write(record, reveal=True)
    seeds = [Segment(Dealer.numbered(n).commitment, None) for n in range(3 * MANY_SEEDS)]
    first, *rest = record.entries
    clutter = [[Entry(0, seed), Entry(0, Comment("and again"))] for seed in seeds]
    dealt = Segment(Dealer.numbered(5).commitment, Dealer.numbered(5).seed)
    assert record.dealer == dealt
    entries = Trail([first, *(entry for pair in clutter for entry in pair), *rest])
    short = replace(record, entries=entries).shortened()
    assert short.segments() == [dealt, seeds[-1]]
    assert short.lines() == record.lines()
    remarks = [entry for entry in short.entries if isinstance(entry.what, Comment)]
    assert len(remarks) == len(seeds)
    assert write(record, reveal=True) == text


# Looking back ---------------------------------------------------------------------------------


def test_the_states_of_a_game() -> None:
    """Each entry with the state before it; a forced answer with the one all are answered in."""
    record = whole_game()
    found = [(entry, s, snapshot.digest(s)) for entry, s in record.states()]
    assert [entry for entry, _, _ in found] == list(record.entries)
    expected = [snapshot.digest(s) for s in replayed(record)]
    assert [digest for _, _, digest in found] == expected[:-1]
    assert expected[-1] == snapshot.digest(record.state)
    assert [snapshot.digest(s) for _, s, _ in found] == expected[:-1]
    assert all(s.log is None for _, s, _ in found)


def test_decisions_are_what_seats_chose() -> None:
    record = whole_game()
    found = list(record.decisions())
    assert [line for _, line, _ in found] == [one.line for one in record.sentences() if one.chosen]
    for entry, line, s in found:
        assert isinstance(entry.what, Sentence)
        assert entry.what.line == line
        assert (s.step, to_move(s)) == (line.step, line.seat)
        assert len(legal(s)) > 1


@pytest.mark.parametrize("seats", SEATS)
def test_some_states_are_kept(seats: int) -> None:
    """Near enough that going back costs few moves; each is where its turns lead."""
    record = record_game(seats, seats)
    turns = list(record.turns())
    made = [0, *accumulate(turn.moves for turn in turns)]
    s, at = record.first_state(), 0
    kept = list(record.kept)
    assert kept[0] == (0, 0, s)
    for one in kept:
        for turn in turns[at : one.turns]:
            s = play(s, turn.line.text)[1]
        at = one.turns
        assert one.moves == made[one.turns]
        assert snapshot.digest(one.state) == snapshot.digest(s)
    for n, moves in enumerate(made):
        nearest = max(one.moves for one in kept if one.turns <= n)
        assert moves - nearest < KEPT_EVERY
    assert len(kept) <= 1 + made[-1] // KEPT_EVERY


def test_back_to_any_entry() -> None:
    """As if it had been played from scratch."""
    record = whole_game()
    states = [snapshot.digest(s) for s in replayed(record)]
    text = write(record)
    for count in range(len(record.entries) + 1):
        cut = record.back_to(count)
        length = with_answers(record.entries, count)
        assert list(cut.entries) == record.entries[:length]
        assert snapshot.digest(cut.state) == states[length]
        turns = list(cut.turns())
        assert cut.turns_made == len(turns)
        assert cut.moves_made == sum(turn.moves for turn in turns)
        assert list(cut.kept) == [one for one in record.kept if one.turns <= len(turns)]
    assert write(record) == text


def test_back_and_back_again() -> None:
    record = record_game(4, 4, PLAYERS["busy"])
    states = [snapshot.digest(s) for s in replayed(record)]
    for count in range(0, len(record.entries), 17):
        cut = record.back_to(count).back_to(count // 2)
        length = with_answers(record.entries, count // 2)
        assert list(cut.entries) == record.entries[:length]
        assert snapshot.digest(cut.state) == states[length]


def test_back_and_on_another_way() -> None:
    """The game that was taken back, and its other branches, stay as they were."""
    record = record_game(3, 5)
    text = write(record)
    secret = Dealer.numbered(7)
    for count in (0, 1, 40, 90, 151, 200):
        cut = record.back_to(count, secret)
        lines = len(cut.lines())
        assert cut.entries[-1].what == Segment(secret.commitment, secret.seed)
        assert (cut.secret, cut.dealer) == (secret, record.dealer)
        rng = Rng(count)
        while len(cut.lines()) < lines + 60 and not cut.over:
            cut.deal()
            if not cut.over:
                cut.play(sentence(cut.state, rng))
        *_, last = replayed(cut)
        assert snapshot.digest(last) == snapshot.digest(cut.state)
        again = read(write(cut, reveal=True))
        assert write(again, reveal=True) == write(cut, reveal=True)
        check_deals(again)
        assert write(record) == text


def test_remarks_between_a_sentence_and_its_answers() -> None:
    """They are kept where they are; whoever goes back to the sentence keeps those before its last
    answer."""
    record = whole_game()
    text = write(record)
    assert write(read(text)) == text
    said = [
        at
        for at, entry in enumerate(record.entries)
        if isinstance(entry.what, Sentence)
        and not entry.what.forced
        and with_answers(record.entries, at + 1) > at + 1
    ]
    assert len(said) > 20
    for at in said:
        whole = record.entries[: with_answers(record.entries, at + 1)]
        kinds = [type(entry.what) for entry in whole[at:]]
        assert kinds == [Sentence, *[Comment, Sentence] * (len(kinds) // 2)]
        for count in range(at + 1, len(whole) + 1):
            assert list(record.back_to(count).entries) == whole
        assert list(record.back_to(at).entries) == whole[:at]
    assert list(record.turns()) == list(record_game(3, 5, PLAYERS["uniform"]).turns())


def test_the_first_lines() -> None:
    """And the answers they force."""
    record = whole_game()
    sentences = record.sentences()
    first, *after = replayed(record)
    states = [first]
    for entry, s in zip(record.entries, after, strict=True):
        if isinstance(entry.what, Sentence):
            states.append(s)
    for count in range(len(sentences) + 3):
        cut = record.first_lines(count)
        length = min(count, len(sentences))
        while length < len(sentences) and sentences[length].forced:
            length += 1
        assert cut.sentences() == sentences[:length]
        assert snapshot.digest(cut.state) == snapshot.digest(states[length])
    assert list(record.first_lines(0).entries) == []
    assert record.first_lines(0).state is record.first_state()


def test_the_entry_of_a_line() -> None:
    record = whole_game()
    sentences = record.sentences()
    for n, one in enumerate(sentences):
        assert record.entries[record.entry_of(n)].what is one
    assert record.entry_of(len(sentences)) == len(record.entries)


# One record of two ----------------------------------------------------------------------------


@pytest.mark.parametrize("least", [1, 5, 60, 137])
def test_a_record_followed_by_another(least: int) -> None:
    begun = record_game(3, 5, least=least)
    later = record_game(3, 6, start=begun.state)
    whole = begun.followed_by(later)
    assert later.dealer is not None
    assert list(whole.entries) == [*begun.entries, Entry(0, later.dealer), *later.entries]
    assert whole.sentences() == begun.sentences() + later.sentences()
    assert (whole.start, whole.dealer) == (None, begun.dealer)
    assert whole.segments() == [begun.dealer, later.dealer]
    assert whole.state is later.state
    assert whole.turns_made == len(list(whole.turns()))
    assert whole.moves_made == sum(turn.moves for turn in whole.turns())
    again = read(write(whole))
    assert write(again) == write(whole)
    assert again.result() == whole.result() == later.result()
    assert check_deals(again)[1] == 0
    states = [snapshot.digest(s) for s in replayed(whole)]
    for count in range(0, len(whole.entries) + 1, 5):
        cut = whole.back_to(count)
        assert snapshot.digest(cut.state) == states[with_answers(whole.entries, count)]


def test_a_record_without_a_dealer_follows_at_once() -> None:
    begun = record_game(3, 5, least=60)
    later = Record.new(begun.box, NAMES, start=begun.state)
    later.play(str(legal(later.state)[0]))
    whole = begun.followed_by(later)
    assert list(whole.entries) == [*begun.entries, *later.entries]
    assert whole.seats == later.seats
    assert whole.secret is None


# What it adds up to ---------------------------------------------------------------------------


def test_points_by_source() -> None:
    record = whole_game()
    points = points_by_source(record)
    assert [sum(won) for won in zip(*points.values(), strict=True)] == record.result()
    assert all(any(won) for won in points.values())
    assert "start" not in points
    begun = record_game(3, 5, least=160)
    later = Record.new(begun.box, NAMES, start=begun.state)
    assert points_by_source(later) == {"start": [p.score for p in begun.state.players]}
