"""The notation: one text for each move and one move for each text; sentences go all or nothing."""

from __future__ import annotations

import re
from random import Random

import pytest

from alphabet import sayable, unsayable
from mutants import damage_text
from nieuw import CHANCE, OVER, IllegalMove, Move, State, apply, legal, to_move
from nieuw.bots.rng import Rng
from nieuw.core.names import (
    DRAW_FUR,
    DRAW_LAND,
    DRAW_SHIP,
    DRAW_TILE,
    KIND_LETTERS,
    TILE_LETTERS,
    TO_BID,
    TO_CLOSE,
    TO_PAY,
    TO_SHIP,
    TO_TRADE,
)
from nieuw.core.notation import InvalidMove, short
from nieuw.core.verbs import VERB_NAMES
from nieuw.game.dealer import Dealer
from nieuw.game.turn import deal, play
from nieuw.text import snapshot
from nieuw.text.sentences import Line, by_line, expand, lines
from playing import PLAYERS, SEATS, kind, sentence, stops

# Moves and their texts ----------------------------------------------------------------------


def test_every_move_has_one_text_and_every_text_is_one_move() -> None:
    moves = sayable()
    texts = [str(move) for move in moves]
    assert [Move.read(text) for text in texts] == moves
    assert len(set(texts)) == len(moves) > 6000


def test_every_verb_is_among_them() -> None:
    assert {move.verb for move in sayable()} == set(range(len(VERB_NAMES)))


def test_what_nobody_can_say_does_not_read_back() -> None:
    for move in unsayable():
        try:
            again = Move.read(str(move))
        except InvalidMove:
            continue
        assert again != move
        assert str(again) == str(move)


def test_texts_have_one_form() -> None:
    """Single spaces, no zeros in front, nothing behind."""
    for move in sayable():
        text = str(move)
        assert re.fullmatch(r"[a-z]+( [A-Za-z0-9+-]+)*", text)
        for other in (text + " ", " " + text, text.replace(" ", "  "), text.upper(), text + " 1B"):
            if other != text:
                try:
                    assert str(Move.read(other)) == other
                except InvalidMove:
                    continue
                assert other == text + " 1B"


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Move(TO_BID, (0,)), "bid 0"),
        (Move(TO_CLOSE, (1, 1, 4)), "close 1 1 4"),
        (Move(TO_SHIP, (5, 2, 0, 1, 0, 0)), "ship S5 2B 1O"),
        (Move(TO_TRADE, (0, 0, 0, 0, 0, 4)), "trade top 4X"),
        (Move(TO_TRADE, (1,)), "trade mid"),
        (Move(TO_TRADE, (2,)), "trade low"),
        (Move(TO_PAY, (0, 0)), "pay 0c"),
        (Move(DRAW_LAND, (24,)), "land L24"),
        (Move(DRAW_SHIP, (1,)), "ships S1"),
    ],
)
def test_some_texts(move: Move, text: str) -> None:
    assert str(move) == text
    assert Move.read(text) == move


def test_every_letter() -> None:
    assert KIND_LETTERS == "cgwnBMORX"
    assert TILE_LETTERS == "CLT"
    for kind_, letter in enumerate("cgwnBMORX"):
        assert Move.read(f"pay 7{letter}") == Move(TO_PAY, (kind_, 7))
    for i, letter in enumerate("BMORX"):
        load = [0] * 5
        load[i] = 3
        assert Move.read(f"ship S1 3{letter}") == Move(TO_SHIP, (1, *load))
        assert Move.read(f"trade top 3{letter}") == Move(TO_TRADE, (0, *load))
        assert Move.read(f"furs {letter}") == Move(DRAW_FUR, (4 + i,))
    for i, letter in enumerate("CLT"):
        assert Move.read(f"tiles {letter}") == Move(DRAW_TILE, (i,))


WRONG = [
    ("", "expected a verb such as build or pass, got ''"),
    (" ", "expected a verb such as build or pass, got ' '"),
    ("buy 3", "expected a verb such as build or pass, got 'buy 3'"),
    ("Place 1", "expected a verb such as build or pass, got 'Place 1'"),
    ("place", "expected one argument, got 0"),
    ("place 0", "expected a number from 1 to 6, got '0'"),
    ("place 7", "expected a number from 1 to 6, got '7'"),
    ("place 01", "expected place 1, got 'place 01'"),
    ("place 1 ", "expected place 1, got 'place 1 '"),
    ("place  1", "expected place 1, got 'place  1'"),
    (" place 1", "expected place 1, got ' place 1'"),
    ("place 1 2", "expected one argument, got 2"),
    ("place x", "expected a number from 1 to 6, got 'x'"),
    ("place +1", "expected a number from 1 to 6, got '+1'"),
    ("place \u0661", "expected a number from 1 to 6, got '\\u0661'"),
    ("auction 6", "expected a number from 1 to 5, got '6'"),
    ("auction 0", "expected a number from 1 to 5, got '0'"),
    ("take 6", "expected a number from 1 to 5, got '6'"),
    ("bid", "expected one argument, got 0"),
    ("bid -1", "expected a number from 0 to 999, got '-1'"),
    ("bid 1000", "expected a number from 0 to 999, got '1000'"),
    ("bid 99999", "expected a number from 0 to 999, got '99999'"),
    ("bid 007", "expected bid 7, got 'bid 007'"),
    ("bid 1.0", "expected a number from 0 to 999, got '1.0'"),
    ("bid 1 2", "expected one argument, got 2"),
    ("pass 1", "expected pass, got 'pass 1'"),
    ("pass  tile", "expected pass tile, got 'pass  tile'"),
    ("pass tile 1", "expected pass tile, got 'pass tile 1'"),
    ("pass special special", "expected pass special, got 'pass special special'"),
    ("pass\ttile", "expected pass tile, got 'pass\\ttile'"),
    ("tile", "expected a verb such as build or pass, got 'tile'"),
    ("special", "expected a verb such as build or pass, got 'special'"),
    ("elect 1", "expected elect, got 'elect 1'"),
    ("clear all", "expected clear, got 'clear all'"),
    ("warehouse 2", "expected warehouse, got 'warehouse 2'"),
    ("post 3", "expected post, got 'post 3'"),
    ("build", "expected districts, got 0 of them"),
    ("build 7", "expected a number from 1 to 6, got '7'"),
    ("build 0", "expected a number from 1 to 6, got '0'"),
    ("build 2 1", "expected build 1 2, got 'build 2 1'"),
    ("build 6 1 6", "expected build 1 6 6, got 'build 6 1 6'"),
    (
        "build 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1",
        "expected districts, got 26 of them",
    ),
    ("build 1,2", "expected a number from 1 to 6, got '1,2'"),
    ("close", "expected districts, got 0 of them"),
    ("close 9", "expected a number from 1 to 6, got '9'"),
    ("add", "expected one argument, got 0"),
    ("add 7", "expected a card L1 to L24, got '7'"),
    ("add L0", "expected a card L1 to L24, got 'L0'"),
    ("add L25", "expected a card L1 to L24, got 'L25'"),
    ("add S7", "expected a card L1 to L24, got 'S7'"),
    ("add L07", "expected add L7, got 'add L07'"),
    ("add l7", "expected a card L1 to L24, got 'l7'"),
    ("add L7 L8", "expected one argument, got 2"),
    ("wood", "expected one argument, got 0"),
    ("wood 3", "expected +n to buy or -n to sell, got '3'"),
    ("wood +0", "expected a number from 1 to 999, got '0'"),
    ("wood -0", "expected a number from 1 to 999, got '0'"),
    ("wood +", "expected a number from 1 to 999, got ''"),
    ("wood +1000", "expected a number from 1 to 999, got '1000'"),
    ("wood ++1", "expected a number from 1 to 999, got '+1'"),
    ("wood + 1", "expected one argument, got 2"),
    ("corn 3", "expected +n to buy or -n to sell, got '3'"),
    ("corn *3", "expected +n to buy or -n to sell, got '*3'"),
    ("corn \u22123", "expected +n to buy or -n to sell, got '\\u22123'"),
    ("houses 0", "expected a number from 1 to 3, got '0'"),
    ("houses 4", "expected a number from 1 to 3, got '4'"),
    ("market 4", "expected a number from 1 to 3, got '4'"),
    ("ship", "expected a ship and furs, got nothing"),
    ("ship L5 3B", "expected a card S1 to S24, got 'L5'"),
    ("ship S25 3B", "expected a card S1 to S24, got 'S25'"),
    ("ship S5 3", "expected an amount such as 3c or 1B, got '3'"),
    ("ship S5 B3", "expected an amount such as 3c or 1B, got 'B3'"),
    ("ship S5 0B", "expected amounts in the order BMORX, none of them 0, got '0B'"),
    ("ship S5 1M 1B", "expected amounts in the order BMORX, none of them 0, got '1M 1B'"),
    ("ship S5 1B 1B", "expected amounts in the order BMORX, none of them 0, got '1B 1B'"),
    ("ship S5 3c", "expected amounts in the order BMORX, none of them 0, got '3c'"),
    ("ship S5 1000B", "expected an amount such as 3c or 1B, got '1000B'"),
    ("ship S5 1B  2M", "expected ship S5 1B 2M, got 'ship S5 1B  2M'"),
    ("ship S5 01B", "expected ship S5 1B, got 'ship S5 01B'"),
    ("trade", "expected top, mid or low, got ''"),
    ("trade bottom", "expected top, mid or low, got 'bottom'"),
    ("trade top 1c", "expected amounts in the order BMORX, none of them 0, got '1c'"),
    ("trade top 0B", "expected amounts in the order BMORX, none of them 0, got '0B'"),
    ("trade mid 3B", "expected trade mid, got 'trade mid 3B'"),
    ("trade low x", "expected trade low, got 'trade low x'"),
    ("pay", "expected one argument, got 0"),
    ("pay 3", "expected an amount such as 3c or 1B, got '3'"),
    ("pay 3z", "expected an amount such as 3c or 1B, got '3z'"),
    ("pay 3c 1w", "expected one argument, got 2"),
    ("pay 1234c", "expected an amount such as 3c or 1B, got '1234c'"),
    ("pay 03c", "expected pay 3c, got 'pay 03c'"),
    ("pay -1c", "expected an amount such as 3c or 1B, got '-1c'"),
    ("furs", "expected one argument, got 0"),
    ("furs c", "expected one of B M O R X, got 'c'"),
    ("furs BB", "expected one of B M O R X, got 'BB'"),
    ("furs b", "expected one of B M O R X, got 'b'"),
    ("land 5", "expected a card L1 to L24, got '5'"),
    ("land L25", "expected a card L1 to L24, got 'L25'"),
    ("ships L3", "expected a card S1 to S24, got 'L3'"),
    ("tiles X", "expected one of C L T, got 'X'"),
    ("tiles CC", "expected one of C L T, got 'CC'"),
    ("tiles", "expected one argument, got 0"),
    ("place 1\n", "expected place 1, got 'place 1\\n'"),
    ("\xe9", "expected a verb such as build or pass, got '\\xe9'"),
    ("plac\xe9 1", "expected a verb such as build or pass, got 'plac\\xe9 1'"),
    ("\x00", "expected a verb such as build or pass, got '\\x00'"),
]


@pytest.mark.parametrize(("text", "error"), WRONG, ids=[ascii(text) for text, _ in WRONG])
def test_what_is_no_move(text: str, error: str) -> None:
    with pytest.raises(InvalidMove, match=f"^{re.escape(error)}$"):
        Move.read(text)


def test_texts_too_long() -> None:
    with pytest.raises(InvalidMove, match=r"^expected a move, got a text of 501 characters$"):
        Move.read("x" * 501)
    with pytest.raises(InvalidMove, match=r"got 'x{57}\.\.\.'$"):
        Move.read("x" * 500)
    with pytest.raises(InvalidMove, match=r"got 'x{60}'$"):
        Move.read("x" * 60)


def test_no_text_but_raises_invalid_move() -> None:
    """Damaged texts are moves, or InvalidMove, and nothing else."""
    rng = Random(1)
    texts = [str(move) for move in sayable()]
    for _ in range(20_000):
        text = damage_text(rng.choice(texts), rng)
        try:
            assert str(Move.read(text)) == text
        except InvalidMove:
            continue


def test_short() -> None:
    assert short("a'b") == '"a\'b"'
    assert short("\r\n\0é…") == "'\\r\\n\\x00\\xe9...'"
    assert short("x" * 61) == "'" + "x" * 57 + "...'"


# Sentences ----------------------------------------------------------------------------------


def met(
    wanted: str,
    seats: int = 3,
    seed: int = 1,
    n: int = 0,
    player: str = "any",
    least_round: int = 0,
) -> State:
    """The first such question with at least n to pay or draw, in that round or later."""
    for number in range(seed, seed + 500):
        for s in stops(seats, number, PLAYERS[player]):
            if kind(s) == wanted and s.agenda[-1][2] >= n and s.round >= least_round:
                return s.copy()
    raise AssertionError(f"nobody was asked for {wanted}")


def paying(purse: list[int], due: int, wanted: str = "ask-pay-bid") -> State:
    """A seat that has to pay so much from this purse, furs taken from the reserve."""
    s = met(wanted)
    what, seat, _, _ = s.agenda[-1]
    s.players[seat].purse = purse
    s.agenda[-1] = (what, seat, due, next(k for k, n in enumerate(purse) if n))
    return s


def refused(s: State, text: str) -> str:
    """The error of a sentence; the state stays as it is."""
    before = snapshot.write(s)
    with pytest.raises((InvalidMove, IllegalMove)) as caught:
        expand(s, text)
    with pytest.raises((InvalidMove, IllegalMove)):
        play(s, text)
    assert snapshot.write(s) == before
    assert s.log is None
    return str(caught.value)


def test_a_payment_in_one_go() -> None:
    s = paying([2, 2, 0, 1, 1, 0, 0, 0, 1], 4)
    seat = to_move(s)
    assert expand(s, "pay 2c 1n 1X") == [
        Move(TO_PAY, (0, 2)),
        Move(TO_PAY, (1, 0)),
        Move(TO_PAY, (3, 1)),
        Move(TO_PAY, (4, 0)),
    ]
    turn, after = play(s, "pay 2c 1n 1X")
    assert turn.line == Line(4, seat, "pay 2c 1n 1X")
    purses = zip(s.players[seat].purse, after.players[seat].purse, strict=True)
    assert [was - now for was, now in purses][1:] == [0, 0, 1, 0, 0, 0, 0, 1]


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("pay", "pay is not possible: 4 due, 0 offered"),
        ("pay 3c", "pay 3c is not possible: 4 due, 3 offered"),
        ("pay 2c 2g 1n", "pay 2c 2g 1n is not possible: 4 due, 5 offered"),
        ("pay 4c", "pay 4c is not possible: more offered than held"),
        ("pay 2c 2w", "pay 2c 2w is not possible: more offered than held"),
        ("pay 2g 2c", "expected amounts in the order cgwnBMORX, none of them 0, got '2g 2c'"),
        (
            "pay 2c 0g 1n 1B",
            "expected amounts in the order cgwnBMORX, none of them 0, got '2c 0g 1n 1B'",
        ),
        ("pay  2c 2g", "expected pay 2c 2g, got 'pay  2c 2g'"),
        ("pay 2c 2g ", "expected pay 2c 2g, got 'pay 2c 2g '"),
        ("pay 02c 2g", "expected pay 2c 2g, got 'pay 02c 2g'"),
        ("pay 2c 2", "expected an amount such as 3c or 1B, got '2'"),
        ("pay 999999999999c", "expected an amount such as 3c or 1B, got '999999999999c'"),
        ("pass", "pass is not possible: step 4 asks seat {seat} for pay"),
        ("", "expected a verb such as build or pass, got ''"),
        ("pay " + "1c " * 200, "expected a move, got a text of 604 characters"),
    ],
)
def test_payments_that_are_refused(text: str, error: str) -> None:
    s = paying([2, 2, 0, 1, 1, 0, 0, 0, 0], 4)
    assert refused(s, text) == error.replace("{seat}", str(to_move(s) + 1))


def test_the_market_takes_no_furs() -> None:
    s = paying([2, 2, 5, 5, 1, 0, 0, 0, 0], 3, "ask-pay-market")
    assert [str(move) for move in expand(s, "pay 2c 1g")] == ["pay 2c"]
    assert [str(move) for move in expand(s, "pay 1c 2g")] == ["pay 1c"]
    assert refused(s, "pay 1c 1g 1B") == "expected pay 1c 2g, got 'pay 1c 1g 1B'"
    assert refused(s, "pay 3w").startswith("pay 3w is not possible: step ")


@pytest.mark.parametrize(
    "wanted", ["deal-land", "deal-ships", "deal-tiles", "deal-furs", "deal-stall"]
)
@pytest.mark.parametrize("player", ["any", "furs"])
def test_deals_in_one_go(wanted: str, player: str) -> None:
    """The whole deal, or nothing."""
    for n in (1, 2):
        s = met(wanted, n=n, seed=5, player=player, least_round=n - 1)
        verb = legal(s)[0].verb
        dealer = Dealer.numbered(8)
        t = s.copy()
        t.log = []
        while to_move(t) == CHANCE and legal(t)[0].verb == verb:
            apply(t, dealer.draw(t))
        text = lines(t.log)[0].text
        for at in range(len(text)):
            refused(s, text[:at])
        refused(s, text + text[-1])
        refused(s, text + " ")
        refused(s, text.replace(" ", "  ", 1))
        refused(s, text + " " + text.split()[-1])
        turn, after = play(s, text)
        assert turn == deal(s, dealer)[0]
        assert [(one.line, one.events) for one in turn.sentences] == by_line(t.log)
        assert snapshot.write(after) == snapshot.write(t)


def test_deals_that_are_refused() -> None:
    s = met("deal-land")
    first, second, third, fourth, fifth = (str(move).split()[1] for move in legal(s)[:5])
    assert refused(s, "land") == "expected what was drawn, got 'land'"
    assert refused(s, f"land {first}").endswith(": 3 more to be drawn")
    assert refused(s, f"land {first} {second} {third} {third}").startswith("land ")
    assert refused(s, f"land {first} {second} {third} {fourth} {fifth}").endswith("for ships")
    assert refused(s, "land L25 L1 L2 L3") == "expected a card L1 to L24, got 'L25'"
    assert refused(s, "land S1") == "expected a card L1 to L24, got 'S1'"
    assert refused(s, "ships S1 S2 S3 S4").endswith(": step 1 asks chance for land")
    assert refused(s, "tiles CCC").endswith(": step 1 asks chance for land")
    assert refused(s, "pass").endswith(": step 1 asks chance for land")
    s = met("deal-tiles")
    assert refused(s, "tiles CCC CLL LLT TT TX") == "expected one of C L T, got 'X'"
    assert refused(s, "tiles CCC CCL LL TT TT").endswith(": step 3 asks chance for tiles")
    assert refused(s, "tiles CCCC LLL LT TT T") == (
        "expected tiles CCC CLL LL TT TT, got 'tiles CCCC LLL LT TT T'"
    )


def test_what_all_players_say_reads_back() -> None:
    """A sentence is played as a whole, and its first line is itself."""
    for name, player in PLAYERS.items():
        for seats in SEATS:
            rng = Rng(seats)
            for s in stops(seats, seats, player):
                if to_move(s) in (CHANCE, OVER):
                    continue
                before = snapshot.write(s)
                text = sentence(s, rng, player)
                assert expand(s, text), name
                assert snapshot.write(s) == before
                assert play(s, text)[0].line == Line(s.step, to_move(s), text)
                assert snapshot.write(s) == before


def test_a_listener_hears_a_sentence_once() -> None:
    """Whoever makes its moves hears what the turn tells, and no more."""
    s = met("ask-turn")
    turn, _ = play(s, str(legal(s)[0]))
    s.log = []
    for move in expand(s, turn.line.text):
        apply(s, move)
    assert s.log == turn.events
    assert lines(s.log) == [one.line for one in turn.sentences]


def test_a_listener_s_log_is_left_alone() -> None:
    s = met("ask-turn")
    s.log = []
    play(s, str(legal(s)[0]))
    expand(s, str(legal(s)[0]))
    assert s.log == []


def test_nothing_is_possible_after_the_end() -> None:
    s = met("end")
    for text in ("pass", "pass special", "land L1", "pay 1c"):
        assert refused(s, text) == f"{text} is not possible: the game is over"
