"""Replays every finished game, and asks the core what no game asks; run under coverage by
`test_games.py` to show that together they reach every branch of the core."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from alphabet import sayable, unsayable, unwritable
from nieuw.box.file import builtin
from nieuw.core.agenda import ASK_BID, END, item_text
from nieuw.core.box import Box
from nieuw.core.engine import (
    IllegalMove,
    advance,
    apply,
    apply_within_step,
    legal,
    menu,
    new_game,
    play,
    results,
)
from nieuw.core.events import Began
from nieuw.core.moves import AUCTIONS, DRAWN_FUR, DRAWN_TILE, PASS, Move, payments
from nieuw.core.names import COIN
from nieuw.core.notation import InvalidMove
from nieuw.core.river import trip_end
from nieuw.core.rules.auction import bidders, sell
from nieuw.core.rules.final import winners
from nieuw.core.rules.land import retreat
from nieuw.core.state import State
from nieuw.game.reader import read
from nieuw.game.record import Record
from nieuw.text.sentences import expand


def over(s: State) -> State:
    """The same table with the game over."""
    s.agenda = [(END, 0, 0, 0)]
    return s


def wide_river(box: Box) -> State:
    """A board whose last camp holds two longhouses, as on a board of their own (R6.3)."""
    s = new_game(2, box)
    s.camps = [0, 0, 0, 0, 2]
    return s


def unheard(record: Record) -> State:
    """Where a game leads that nobody logs."""
    s = record.first_state().copy()
    for turn in record.turns():
        for move in expand(s, turn.line.text):
            assert move in legal(s)
            apply_within_step(s.copy(), move)
            trip_end(s, 0)
            if s.agenda[-1][0] == ASK_BID:
                assert bidders(s)[0] == s.selector
                sell(s.copy(), s.selector, 0)
            apply(s, move)
    return s


WRONG = (
    *("", "dance", "x" * 501, "pass 3", "bid", "bid x", "bid  3", "place 7", "build", "build 7"),
    *(
        "ship",
        "ship S25 3B",
        "ship S1 1M 1B",
        "trade",
        "trade bottom",
        "add 3",
        "wood 3",
        "wood +0",
    ),
    *("wood +0", "pay 3", "furs c", "tiles X", "ships L1"),
)
"""Texts that are no move, each for a reason of its own."""


def misread() -> None:
    """Every form of an argument, right and wrong."""
    for move in (*sayable(), *unsayable(), *unwritable()):
        assert eval(repr(move)) == move
    for text in WRONG:
        with suppress(InvalidMove):
            raise AssertionError(Move.read(text))


def main() -> None:
    """Everything, once."""
    for path in sorted((Path(__file__).parent / "games").glob("*.nar")):
        record = read(path.read_text("utf-8"))
        assert winners(record.state)
        assert results(unheard(record)) == record.result()
    box = builtin().box
    for seats in (1, 6):
        with suppress(ValueError):
            new_game(seats, box)
    s = new_game(2, box)
    for move in (PASS, AUCTIONS[1]):
        with suppress(IllegalMove):
            play(s, move)
    play(s, DRAWN_FUR[0])
    with suppress(IllegalMove):
        play(over(s.copy()), PASS)
    for _ in range(2):
        while len(legal(s)) < 6:
            play(s, legal(s)[0])
        with suppress(IllegalMove):
            play(s, PASS)
    assert menu(over(s.copy())) == []
    assert results(s) == [0, 0]
    river = wide_river(box)
    retreat(river)
    river.log = []
    river.camps = [0, 0, 0, 0, 2]
    retreat(river)
    advance(river)
    assert len({hash(PASS), repr(PASS), repr(Began(1, 1)), item_text(s.agenda[-1])})
    assert [str(m) for m in payments(COIN, 40, 40)] == ["pay 40c"]
    assert str(Move(99)) == "Move(99, ())"
    misread()
    assert [str(m) for m in DRAWN_TILE] == ["tiles C", "tiles L", "tiles T"]


if __name__ == "__main__":
    main()
