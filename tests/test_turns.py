"""Turns: a sentence, what it brought about, and the answers it forced, as values."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from helpers import PLAIN, at_auction, at_turn, give, only, put
from nieuw.bots.rng import Rng
from nieuw.core.engine import IllegalMove, new_game, to_move
from nieuw.core.events import Began, Closed, Dealt, Gained, Made, Scored, Upkept, Won
from nieuw.core.moves import DRAWN_FUR, PASS, PASS_SPECIAL, PASS_TILE, Move, bids
from nieuw.core.names import (
    CHANCE,
    COIN,
    LYNX,
    OVER,
    TO_CLOSE,
    TO_PAY,
    WHY_BID,
    WHY_CLOSE,
    WHY_COLUMN,
    WHY_MARKET,
    WHY_PASS_SPECIAL,
    WHY_PASS_TILE,
    WOOD,
)
from nieuw.core.notation import InvalidMove
from nieuw.core.state import State
from nieuw.game.dealer import Dealer
from nieuw.game.record import turns_of
from nieuw.game.turn import Sentence, Turn, deal, play
from nieuw.text import snapshot
from nieuw.text.sentences import Line
from playing import BOX, PLAYERS, SEATS, record_game, sentence, stops


def opened(*coins: int) -> State:
    """Column 1 is up for auction; each seat holds so many coins and nothing else."""
    s = at_auction(len(coins))
    for seat, n in enumerate(coins):
        give(s, seat, coin=n, goods=0, wood=0, corn=0)
    return play(s, "auction 1")[1]


def land_asked() -> State:
    """Round 1, before its land is dealt."""
    s = new_game(2, BOX)
    for text in ("furs BB MX top BMOR mid XXX low BMOX", *["place 1"] * 4):
        s = play(s, text)[1]
    return s


# What is left alone ---------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_the_state_given_stays_as_it_is(seats: int) -> None:
    rng = Rng(seats)
    dealer = Dealer.numbered(seats)
    for s in stops(seats, seats, PLAYERS["busy"]):
        if to_move(s) == OVER:
            break
        before = snapshot.write(s)
        _, after = deal(s, dealer) if to_move(s) == CHANCE else play(s, sentence(s, rng))
        assert snapshot.write(s) == before != snapshot.write(after)
        assert s.log is None
        assert after.log is None


@pytest.mark.parametrize(
    ("at", "text", "error"),
    [
        (land_asked, "", InvalidMove),
        (land_asked, "land", InvalidMove),
        (land_asked, "land L1 L2 L3 L25", InvalidMove),
        (land_asked, "land L1 L2 L3  L4", InvalidMove),
        (land_asked, "land L1 L2 L3 L3", IllegalMove),
        (land_asked, "land L1 L2 L3 L13", IllegalMove),
        (land_asked, "land L1 L2 L3", IllegalMove),
        (land_asked, "land L1 L2 L3 L4 L5", IllegalMove),
        (land_asked, "ships S1 S2 S3 S4", IllegalMove),
        (lambda: opened(3, 3), "bid", InvalidMove),
        (lambda: opened(3, 3), "bid 4", IllegalMove),
        (lambda: at_turn(2, 5, 0), "ship S9 5B", IllegalMove),
    ],
)
def test_what_can_not_be_played_changes_nothing(
    at: Callable[[], State], text: str, error: type[Exception]
) -> None:
    """Not even where the mistake comes after good draws; a listener hears nothing."""
    s = at()
    heard = s.log = [Began(1, 1)]
    before = snapshot.write(s)
    with pytest.raises(error):
        play(s, text)
    assert snapshot.write(s) == before
    assert s.log is heard
    assert heard == [Began(1, 1)]


# What was said and what it forced -------------------------------------------------------------


def test_forced_answers_have_events_of_their_own() -> None:
    turn, after = play(opened(4, 3, 2), "bid 3")
    paid = [
        Made(0, 4, Move(TO_PAY, (COIN, 3)), True),
        Gained(0, COIN, -3, WHY_BID),
        Won(0, 1, 3, 0),
        Gained(0, COIN, 1, WHY_COLUMN),
    ]
    assert turn == Turn(
        Sentence(Line(4, 0, "bid 3"), 3, [Made(0, 4, bids(3, 3)[0], False)], False),
        [
            Sentence(Line(4, 1, "pass"), 3, [Made(1, 4, PASS, True)], True),
            Sentence(Line(4, 2, "pass"), 3, [Made(2, 4, PASS, True)], True),
            Sentence(Line(4, 0, "pay 3c"), 3, paid, True),
        ],
    )
    assert turn.line == turn.said.line
    assert turn.sentences == [turn.said, *turn.forced]
    assert turn.events == [event for one in turn.sentences for event in one.events]
    assert turn.moves == 4
    assert to_move(after) == 1


def test_a_payment_is_one_sentence() -> None:
    """Also where its last kind is forced: it was a choice."""
    s = at_auction(2)
    give(s, 0, coin=2, goods=0, wood=2, corn=0)
    give(s, 1, coin=0, goods=0, wood=0, corn=0)
    asked = play(play(s, "auction 1")[1], "bid 2")[1]
    turn, _ = play(asked, "pay 1c 1w")
    assert turn.said == Sentence(
        Line(4, 0, "pay 1c 1w"),
        3,
        [
            Made(0, 4, Move(TO_PAY, (COIN, 1)), False),
            Gained(0, COIN, -1, WHY_BID),
            Made(0, 4, Move(TO_PAY, (WOOD, 1)), True),
            Gained(0, WOOD, -1, WHY_BID),
            Won(0, 1, 2, 0),
            Gained(0, COIN, 1, WHY_COLUMN),
        ],
        False,
    )
    assert turn.said.chosen
    assert turn.forced == []
    assert turn.moves == 2


def test_what_follows_belongs_to_the_last_answer() -> None:
    """Steps that nobody is asked in, and the closings they force."""
    s = at_turn(2, 7, 1, tiles=0, box=PLAIN)
    give(s, 0, corn=0)
    give(s, 1, corn=0)
    put(s, 5, 2, 0)
    s.players[0].score = 9
    turn, after = play(s, "pass special")
    assert [one.line for one in turn.sentences] == [
        Line(7, 1, "pass special"),
        Line(9, 0, "close 5 5"),
    ]
    said, closed = turn.sentences
    assert said.events[:2] == [
        Made(1, 7, PASS_SPECIAL, False),
        Gained(1, COIN, 1, WHY_PASS_SPECIAL),
    ]
    assert said.events[2] == Began(8, 3)
    assert said.events[-2:] == [Upkept(0, 2, 0), Upkept(1, 0, 0)]
    assert closed.events[:4] == [
        Made(0, 9, Move(TO_CLOSE, (5, 5)), True),
        Scored(0, -4, WHY_CLOSE),
        Closed(0, 5, 2),
        Began(10, 3),
    ]
    assert closed.events[-1] == Began(1, 4)
    assert (said.chosen, closed.chosen) == (True, False)
    assert (said.round, closed.round, after.round) == (3, 3, 4)


def test_a_draw_is_no_choice_and_may_force_answers() -> None:
    s = at_turn(3, 5, 0, tiles=1)
    give(s, 0, coin=4, goods=0, wood=0, corn=0)
    turn, s = play(s, "market 1")
    assert [one.line.text for one in turn.sentences] == ["market 1", "pay 3c"]
    turn, after = play(s, "furs X")
    assert turn == Turn(
        Sentence(
            Line(5, CHANCE, "furs X"),
            3,
            [Dealt(5, DRAWN_FUR[4], 0, -1), Gained(0, LYNX, 1, WHY_MARKET)],
            False,
        ),
        [
            Sentence(
                Line(5, 0, "pass tile"),
                3,
                [Made(0, 5, PASS_TILE, True), Gained(0, COIN, 1, WHY_PASS_TILE)],
                True,
            )
        ],
    )
    assert not turn.said.chosen
    assert to_move(after) == 1


# Deals ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_a_deal_is_one_sentence(seats: int) -> None:
    s = new_game(seats, BOX)
    turn, after = deal(s, Dealer.numbered(1))
    assert turn.forced == []
    assert len(only(Dealt, turn.said.events)) == turn.moves == 2 * seats + 11
    assert (turn.line.step, turn.line.seat, turn.said.round) == (0, CHANCE, 0)
    assert not turn.said.chosen
    assert to_move(after) == 0
    again, same = play(s, turn.line.text)
    assert again == turn
    assert snapshot.write(same) == snapshot.write(after)


def test_each_verb_is_a_deal_of_its_own() -> None:
    s = land_asked()
    told: list[tuple[int, str, int]] = []
    while to_move(s) == CHANCE:
        turn, s = deal(s, Dealer.numbered(4))
        told.append((turn.line.step, turn.line.text.split()[0], turn.moves))
    assert told == [(1, "land", 4), (1, "ships", 4), (3, "tiles", 12)]
    assert (s.step, to_move(s)) == (4, 0)


# Whole games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("player", ["any", "furs", "uniform"])
def test_the_turns_of_a_game(seats: int, player: str) -> None:
    """Each can be played again from where it began, tells the round it began in, and only a
    seat's own answers are choices."""
    record = record_game(seats, seats, PLAYERS[player])
    s = record.first_state()
    turns = list(record.turns())
    for turn in turns:
        assert {one.round for one in turn.sentences} == {s.round}
        assert turn.line.step == s.step
        assert turn.line.seat == to_move(s)
        assert turn.said.chosen == (to_move(s) != CHANCE)
        assert not turn.said.forced
        assert all(one.forced and not one.chosen for one in turn.forced)
        assert all(isinstance(one.events[0], Made) for one in turn.forced)
        again, s = play(s, turn.line.text)
        assert again == turn
        assert max([turn.said.round, *(e.round for e in only(Began, turn.events))]) == s.round
    assert snapshot.digest(s) == snapshot.digest(record.state)
    assert [one for turn in turns for one in turn.sentences] == record.sentences()
    assert list(turns_of(record.sentences())) == turns
    assert list(turns_of([])) == []
    assert sum(turn.moves for turn in turns) == record.moves_made
    assert len(turns) == record.turns_made
