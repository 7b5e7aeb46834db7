"""The table of verbs, and what must keep to it: numbers, questions, dispatch, texts."""

from __future__ import annotations

import pytest

from alphabet import sayable, unsayable, unwritable
from nieuw import CHANCE, OVER, Move, State, apply, legal, new_game, to_move
from nieuw.bots.playout import choose_any, draw_any
from nieuw.bots.rng import Rng
from nieuw.core import moves, names
from nieuw.core.agenda import END
from nieuw.core.engine import make
from nieuw.core.names import DRAW_FUR, FURS, TO_BID, TO_CORN, TO_PAY, TO_WOOD
from nieuw.core.notation import InvalidMove
from nieuw.core.verbs import VERB_NAMES, VERBS
from playing import BOX, SEATS
from playing import moves as moves_of_a_game

DRAWN = {"DRAW_FUR": "furs", "DRAW_LAND": "land", "DRAW_SHIP": "ships", "DRAW_TILE": "tiles"}


def test_every_number_has_its_row() -> None:
    numbers = {
        DRAWN.get(name, name.removeprefix("TO_").lower().replace("_", " ")): value
        for name, value in vars(names).items()
        if name.startswith(("TO_", "DRAW_"))
    }
    assert {name: at for at, name in enumerate(VERB_NAMES)} == numbers


def test_every_verb_answers_what_the_table_says() -> None:
    asked: set[tuple[int, int]] = set()
    for seats in SEATS:
        for number in range(1, 31):
            s, rng = new_game(seats, BOX), Rng(number)
            while (mover := to_move(s)) != OVER:
                asked |= {(move.verb, s.agenda[-1][0]) for move in legal(s)}
                apply(s, draw_any(s, rng) if mover == CHANCE else choose_any(s, rng))
    assert asked == {(verb, item) for verb, row in enumerate(VERBS) for item in row.asked}


ARGUMENTS = (1,) * (1 + FURS)
"""Something that every verb could be carried out with."""


def at_every_item() -> dict[int, State]:
    """A position for every kind of item that waits for a seat or for chance, and the end."""
    found: dict[int, State] = {}
    for number in range(1, 31):
        s = new_game(3, BOX)
        for _ in moves_of_a_game(s, number):
            found.setdefault(s.agenda[-1][0], s.copy())
        found.setdefault(s.agenda[-1][0], s.copy())
    return found


def test_only_a_verb_that_answers_is_carried_out() -> None:
    """Wherever somebody or chance is asked, no other verb is taken for one that answers."""
    positions = at_every_item()
    assert set(positions) == {item for row in VERBS for item in row.asked} | {END}
    for what, s in positions.items():
        for verb in (*range(-1, len(VERBS) + 1), 99):
            if not (0 <= verb < len(VERBS) and what in VERBS[verb].asked):
                with pytest.raises(AssertionError):
                    make(s.copy(), Move(verb, ARGUMENTS), False)
        for move in legal(s):
            make(s.copy(), move, False)


def test_every_verb_has_an_example_that_can_be_read() -> None:
    for row in VERBS[:DRAW_FUR]:
        assert row.example.startswith(row.name)
        assert row.name == "pay" or str(Move.read(row.example)) == row.example


def test_a_move_reads_its_own_text() -> None:
    for move in sayable():
        assert Move.read(str(move)) == move
        assert eval(repr(move)) == move
        assert repr(move) == f"Move.read({str(move)!r})"


def test_what_is_no_move_shows_as_it_is() -> None:
    for move in (*unsayable(), *unwritable()):
        assert eval(repr(move)) == move
        assert repr(move) == f"Move({move.verb}, {move.args})"
        with pytest.raises(InvalidMove):
            Move.read(repr(move))


def test_tables_of_moves_never_grow() -> None:
    """Records are read in threads: a table that grew could number bids wrongly for all."""
    dealings = [lists for table in moves._DEALINGS for by_sale in table for lists in by_sale]
    tables = (moves._BIDS, *moves._BUY, *moves._SELL, *moves._PAY, *dealings)
    sizes = [len(table) for table in tables]
    assert moves.bids(60, 200) == [Move(TO_BID, (n,)) for n in range(60, 201)]
    assert moves.payments(3, 0, 150) == [Move(TO_PAY, (3, n)) for n in range(151)]
    for verb in (TO_WOOD, TO_CORN):
        for buy, sell in ((100, 2), (2, 100), (31, 32), (5, 3)):
            both = [*range(1, buy + 1), *(-n for n in range(1, sell + 1))]
            assert moves.dealings(verb, buy, sell) == [Move(verb, (n,)) for n in both]
    assert [len(table) for table in tables] == sizes
