"""What holds in every game, whoever plays it: looked at in many games, at every stop of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import chain

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alphabet import sayable, unsayable, unwritable
from helpers import event_types
from nieuw import (
    CHANCE,
    OVER,
    IllegalMove,
    State,
    apply,
    legal,
    new_game,
    outcomes,
    play,
    results,
    to_move,
)
from nieuw.bots.playout import choose_any
from nieuw.core.agenda import DEAL_LAND, DEAL_SHIPS, DEAL_TILES
from nieuw.core.engine import menu
from nieuw.core.events import (
    Began,
    Earned,
    Event,
    FinalScored,
    Gained,
    Harvested,
    LonghouseMoved,
    Made,
    MarkerMoved,
    PostMoved,
    Scored,
    Unloaded,
    Upkept,
    Won,
)
from nieuw.core.names import (
    BEAVER,
    BUILDINGS,
    CARDS_OF_A_COLOUR,
    FURS,
    FURS_OF_A_KIND,
    GOODS,
    ROUNDS,
    TO_AUCTION,
    TO_TAKE,
    WHY_FINAL_ELECTION,
    WHY_NAMES,
)
from nieuw.game.dealer import Dealer
from nieuw.game.deals import check_deals
from nieuw.game.reader import read
from nieuw.game.writer import write
from nieuw.text import snapshot
from playing import (
    ASKED,
    BOX,
    PLAYERS,
    SEATS,
    choose_uniform,
    kind,
    moves,
    record_game,
    stops,
)

Check = Callable[[int, int, str], None]
"""Looks at the game of so many seats, of this seed, by the player of this name."""

THE_GAME = (st.integers(2, 5), st.integers(0, 2**31), st.sampled_from(sorted(PLAYERS)))
some = settings(max_examples=30, deadline=None, database=None, derandomize=True)


# What must be true of a position ---------------------------------------------------------------


def all_furs(s: State) -> list[int]:
    return [
        s.reserve[i]
        + s.discard[i]
        + sum(s.stalls[i::FURS])
        + sum(p.purse[BEAVER + i] for p in s.players)
        for i in range(FURS)
    ]


def buildings(s: State, seat: int) -> int:
    p = s.players[seat]
    return p.spare + p.houses + p.warehouses + sum(s.businesses[seat :: s.seats])


def check_pieces(s: State) -> None:
    assert all_furs(s) == [FURS_OF_A_KIND] * FURS
    for seat, p in enumerate(s.players):
        assert buildings(s, seat) == BUILDINGS
        assert min(p.purse) >= 0
        assert p.score >= 0
        assert min(p.spare, p.houses, p.cleared) >= 0
        assert 1 <= p.warehouses <= 4
        assert p.purse[GOODS] <= sum(BOX.docks[1 : p.warehouses + 1])
        assert p.houses <= sum(BOX.land_houses[card] for card in p.row)
        assert p.cleared <= len(p.row)
    for places in ([s.land, s.land_deck], [s.ships, s.ship_deck]):
        assert all(card in range(1, 25) for place in places for card in place)
    land = s.land + s.land_deck + [card for p in s.players for card in p.row]
    ships = s.ships + s.ship_deck + [card for p in s.players for card in p.ships]
    assert len(set(land)) == len(land)
    assert len(set(ships)) == len(ships)
    assert min(s.reserve + s.discard + s.stalls + s.columns + s.businesses) >= 0
    for trader in range(3):
        assert sum(s.stalls[trader * FURS : (trader + 1) * FURS]) <= BOX.trader_furs[trader]
    assert sorted(s.order) == list(range(s.seats))


def check_river(s: State) -> None:
    usable = BOX.camps[s.seats]
    assert all(0 <= n <= room for n, room in zip(s.camps, usable, strict=True))
    assert 1 <= sum(s.camps) <= usable[0]
    last = max(camp for camp, n in enumerate(s.camps) if n)
    assert all(p.post <= last for p in s.players)
    posts = Counter(p.post for p in s.players)
    assert all(n <= BOX.areas[s.seats][area] for area, n in posts.items())


def check_question(s: State) -> None:
    """Who is asked, what may be answered, and that there is something to decide."""
    mover = to_move(s)
    listed = legal(s)
    assert len(set(listed)) == len(listed)
    if mover == OVER:
        assert listed == []
        assert (kind(s), s.step, s.round) == ("end", 12, ROUNDS)
    elif mover == CHANCE:
        assert kind(s).startswith("deal-")
        assert menu(s) == []
        check_chance(s)
    else:
        assert kind(s).startswith("ask-")
        assert mover == s.agenda[-1][1]
        assert mover in range(s.seats)
        assert outcomes(s) == []
        assert [move for moves in menu(s) for move in moves] == listed
        assert len(listed) > 1, "a single answer is never asked for"
        assert all(len({move.verb for move in moves}) <= 1 for moves in menu(s))


def check_chance(s: State) -> None:
    """The weights are whole, above 0, and sum up to what is left to draw from."""
    possible = outcomes(s)
    assert [move for move, _ in possible] == legal(s)
    assert all(weight > 0 for _, weight in possible)
    total = sum(weight for _, weight in possible)
    what, _, n, _ = s.agenda[-1]
    if what == DEAL_TILES:
        assert total == 12 - sum(s.columns) == n
    elif what in (DEAL_LAND, DEAL_SHIPS):
        deck = s.land_deck if what == DEAL_LAND else s.ship_deck
        blue = [card for card in deck if card <= CARDS_OF_A_COLOUR]
        assert total == len(blue or deck) >= n
    else:
        assert total == sum(s.reserve) > 0


def check_positions(seats: int, seed: int, player: str) -> None:
    for s in stops(seats, seed, PLAYERS[player]):
        check_pieces(s)
        check_river(s)
        check_question(s)


# What must be true from one position to the next -----------------------------------------------


def check_changes(seats: int, seed: int, player: str) -> None:
    """Longhouses only retreat, posts and rounds only go forward."""
    before: State | None = None
    for s in stops(seats, seed, PLAYERS[player]):
        if before is not None:
            assert sum(s.camps) <= sum(before.camps)
            for camp in range(1, len(s.camps)):
                assert sum(s.camps[:camp]) <= sum(before.camps[:camp])
            for p, was in zip(s.players, before.players, strict=True):
                assert p.post >= was.post
                assert p.row[: len(was.row)] == was.row
                assert p.ships[: len(was.ships)] == was.ships
                assert (p.houses, p.cleared) >= (was.houses, was.cleared)
                assert p.warehouses >= was.warehouses
            assert (s.round, s.step) >= (before.round, before.step)
        before = s.copy()


def check_ledger(seats: int, seed: int, player: str) -> None:
    """Every change of a purse or a score is told, and nothing that did not happen; and the same
    game comes out whether or not anybody listens."""
    s = new_game(seats, BOX)
    quiet = s.copy()
    s.log = []
    purses = [p.purse[:] for p in s.players]
    scores = [p.score for p in s.players]
    posts = [p.post for p in s.players]
    camps = s.camps[:]
    orders = s.order[:]
    for move in moves(s, seed, PLAYERS[player]):
        apply(quiet, move)
        told = len(s.log)
        t = s.copy()
        t.log = []
        apply(t, move)
        for event in t.log:
            if isinstance(event, Gained):
                assert event.n != 0
                assert event.why >= 0
                purses[event.seat][event.kind] += event.n
            elif isinstance(event, Scored):
                assert event.n != 0
                assert event.why >= 0
                scores[event.seat] += event.n
            elif isinstance(event, PostMoved):
                assert posts[event.seat] == event.area
                posts[event.seat] = event.next
            elif isinstance(event, LonghouseMoved):
                camps[event.camp] -= 1
                if event.next != -1:
                    camps[event.next] += 1
            elif isinstance(event, MarkerMoved):
                assert s.order[event.was - 1] == event.seat
                orders[event.now - 1] = event.seat
        assert purses == [p.purse for p in t.players]
        assert scores == results(t)
        assert posts == [p.post for p in t.players]
        assert camps == t.camps
        assert orders == t.order
        assert len(s.log) == told, "a copy writes to its own log"
        assert snapshot.write(quiet) == snapshot.write(t)
    assert snapshot.digest(s) == snapshot.digest(quiet)


def check_calendar(seats: int, seed: int, player: str) -> None:
    """Six rounds of eleven steps, then the end; in each n - 1 auctions and one free column."""
    s = new_game(seats, BOX)
    s.log = []
    for _ in moves(s, seed, PLAYERS[player]):
        if s.step in range(5, 12):
            taken = [p.column for p in s.players]
            assert 0 not in taken
            assert len(set(taken)) == seats
    began = [(e.round, e.step) for e in s.log if isinstance(e, Began)]
    steps = [(n, step) for n in range(1, ROUNDS + 1) for step in range(1, 12)]
    assert began == [*steps, (ROUNDS, 12)]
    made: Counter[tuple[int, int]] = Counter()
    won: list[list[int]] = [[] for _ in range(ROUNDS + 1)]
    now = 0
    for e in s.log:
        if isinstance(e, Began):
            now = e.round
        elif isinstance(e, Made):
            made[now, e.move.verb] += 1
        elif isinstance(e, Won):
            won[now].append(e.seat)
    for n in range(1, ROUNDS + 1):
        assert made[n, TO_AUCTION] == seats - 1
        assert made[n, TO_TAKE] == 1
        assert sorted(won[n]) == list(range(seats))


def summed_up(e: Event) -> dict[str, int]:
    """What an event says that the ledger says too, by reason."""
    match e:
        case Harvested(corn=corn):
            return {"harvest": corn}
        case Upkept(paid=paid):
            return {"upkeep": -paid}
        case Unloaded(arrived=arrived, lost=lost):
            return {"cargo": arrived - lost}
        case Earned(coins=coins):
            return {"income": coins}
        case FinalScored(_, election, land, furs, rest):
            points = (election, land, furs, rest)
            return dict(zip(WHY_NAMES[WHY_FINAL_ELECTION:], points, strict=True))
    return {}


def check_summaries(seats: int, seed: int, player: str) -> None:
    """Steps 8 to 12 are told in one event for each seat, in turn order, also where it gets
    nothing; and they say what the ledger says."""
    s = new_game(seats, BOX)
    s.log = []
    told: Counter[type[Event]] = Counter()
    for _ in chain(moves(s, seed, PLAYERS[player]), [None]):
        ledger: Counter[tuple[int, str]] = Counter()
        for one in s.log:
            if isinstance(one, Gained | Scored):
                ledger[one.seat, WHY_NAMES[one.why]] += one.n
        for kind_ in (Harvested, Upkept, Unloaded, Earned, FinalScored):
            found = [e for e in s.log if isinstance(e, kind_)]
            assert [e.seat for e in found] in ([], s.order)
            told[kind_] += len(found)
            for e in found:
                assert summed_up(e) == {why: ledger[e.seat, why] for why in summed_up(e)}
        s.log = []
    once = dict.fromkeys((Harvested, Upkept, Unloaded, Earned), ROUNDS * seats)
    assert told == {**once, FinalScored: seats}


def check_copies(seats: int, seed: int, player: str) -> None:
    """What is played on a copy leaves the original alone, to the end of the game."""
    for n, s in enumerate(stops(seats, seed, PLAYERS[player])):
        if n % 29 == seed % 29:
            before = snapshot.write(s)
            for _ in moves(s.copy(), seed + n):
                pass
            assert snapshot.write(s) == before


def check_snapshots(seats: int, seed: int, player: str) -> None:
    """Every stop can be written down and read again."""
    for s in stops(seats, seed, PLAYERS[player]):
        text = snapshot.write(s)
        again = snapshot.read(text, BOX)
        assert snapshot.write(again) == text
        assert legal(again) == legal(s)
        assert to_move(again) == to_move(s)


def check_record(seats: int, seed: int, player: str) -> None:
    """Write, read, write: the same text and the same position; and the draws fit the seed."""
    record = record_game(seats, seed, PLAYERS[player])
    text = write(record)
    again = read(text)
    assert write(again) == text
    assert snapshot.digest(again.state) == snapshot.digest(record.state)
    assert again.lines() == record.lines()
    checked, unknown = check_deals(again)
    assert checked >= 1 + 3 * ROUNDS
    assert unknown == 0


def check_taken_back(seats: int, seed: int, player: str) -> None:
    """Back to any line: what is left is a record again, and can be played on from a new seed."""
    record = record_game(seats, seed, PLAYERS[player], least=60)
    for count in range(seed % 7, len(record.entries) + 1, 7):
        cut = record.back_to(count)
        text = write(cut, reveal=True)
        again = read(text)
        assert write(again, reveal=True) == text
        assert snapshot.digest(again.state) == snapshot.digest(cut.state)
        other = record.back_to(count, Dealer.numbered(seed + 1))
        if to_move(other.state) == CHANCE:
            other.deal()
        check_deals(read(write(other, reveal=True)))


CHECKS: tuple[Check, ...] = (
    check_positions,
    check_changes,
    check_ledger,
    check_calendar,
    check_summaries,
    check_copies,
    check_snapshots,
    check_record,
    check_taken_back,
)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_always(check: Check) -> None:
    @some
    @given(*THE_GAME)
    def look(seats: int, seed: int, player: str) -> None:
        check(seats, seed, player)

    look()


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_always_in_long_runs(check: Check, player: str, seats: int) -> None:
    for seed in range(100):
        check(seats, seed, player)


# Every answer that is listed, and every one that is not ----------------------------------------


def question(s: State) -> str:
    """The kind of question; a turn has three."""
    return f"{kind(s)} {s.step}" if kind(s) == "ask-turn" else kind(s)


QUESTIONS = [
    "end",
    *(name for name in ASKED if name != "ask-turn"),
    "ask-turn 5",
    "ask-turn 6",
    "ask-turn 7",
]


def met(seats: int, wanted: str, nth: int) -> State:
    """A position with this question: the nth met in this number's own game."""
    for seed in range(nth, nth + 1000):
        found = [s.copy() for s in stops(seats, seed) if question(s) == wanted]
        if found:
            return found[(nth * 7) % len(found)]
    raise AssertionError(f"nobody was asked for {wanted}")


def check_answers(s: State) -> None:
    """What is listed is played, everything else is refused and changes nothing."""
    before = snapshot.write(s)
    listed = set(legal(s))
    for move in listed:
        t = s.copy()
        play(t, move)
        assert snapshot.write(t) != before
        u = s.copy()
        apply(u, move)
        assert snapshot.write(t) == snapshot.write(u)
    for move in sayable() + unsayable():
        if move not in listed:
            with pytest.raises(IllegalMove) as caught:
                play(s, move)
            assert caught.value.move == str(move)
    assert snapshot.write(s) == before


@pytest.mark.parametrize("wanted", QUESTIONS)
def test_every_answer(wanted: str) -> None:
    seats = 4 if wanted == "ask-take" else 2 + QUESTIONS.index(wanted) % 4
    check_answers(met(seats, wanted, 3))


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("wanted", QUESTIONS)
def test_every_answer_in_many_games(wanted: str, seats: int) -> None:
    if (wanted, seats) == ("ask-take", 5):
        return  # the last of five has no choice
    for nth in range(5):
        check_answers(met(seats, wanted, nth))


@pytest.mark.parametrize("wanted", ["ask-place", "ask-turn 7", "deal-furs", "end"])
def test_moves_without_a_text_are_refused_too(wanted: str) -> None:
    s = met(3, wanted, 0)
    before = snapshot.write(s)
    for move in unwritable():
        with pytest.raises(IllegalMove):
            play(s, move)
    assert snapshot.write(s) == before


def test_every_kind_of_question_is_met() -> None:
    """The games above would prove little if they never came to some question."""
    asked = Counter(
        question(s)
        for seats in SEATS
        for player in PLAYERS.values()
        for s in stops(seats, seats, player)
    )
    assert sorted(asked) == sorted(QUESTIONS)


def test_every_kind_of_event_is_met() -> None:
    met: set[type[Event]] = set()
    reasons: set[str] = set()
    for seats in SEATS:
        for player in PLAYERS.values():
            s = new_game(seats, BOX)
            s.log = []
            for _ in moves(s, seats, player):
                pass
            met |= {type(e) for e in s.log}
            reasons |= {WHY_NAMES[e.why] for e in s.log if isinstance(e, Gained | Scored)}
    assert met == set(event_types())
    assert reasons == set(WHY_NAMES)


# The same chance for everybody -----------------------------------------------------------------


@some
@given(*THE_GAME)
def test_a_seed_is_a_game(seats: int, seed: int, player: str) -> None:
    digests = []
    for _ in range(2):
        s = new_game(seats, BOX)
        for _ in moves(s, seed, PLAYERS[player], Dealer.numbered(seed)):
            pass
        digests.append(snapshot.digest(s))
    assert digests[0] == digests[1]


@some
@given(st.integers(2, 5), st.integers(0, 2**31))
def test_play_never_shifts_a_later_deal(seats: int, seed: int) -> None:
    """Two tables, one seed: every round shows the same land, ships and tiles to both."""
    seen = []
    for play_seed, player in ((seed, choose_any), (seed + 1, choose_uniform)):
        shown = {}
        for s in stops(seats, play_seed, player, Dealer.numbered(seed)):
            if kind(s) == "ask-auction" and s.round not in shown:
                shown[s.round] = (s.land[:], s.ships[:], s.columns[:])
        seen.append(shown)
    assert seen[0] == seen[1]
    assert sorted(seen[0]) == list(range(1, ROUNDS + 1))
