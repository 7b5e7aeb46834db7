"""Replays every finished game, and asks the core what no game asks; run under coverage by
`test_games.py` to show that together they reach every branch of the core."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from nieuw.boxfile import builtin
from nieuw.core.agenda import END, item_text
from nieuw.core.box import Box
from nieuw.core.engine import IllegalMove, advance, legal, menu, new_game, play, results
from nieuw.core.events import BEGAN, Event
from nieuw.core.moves import AUCTION, DRAWN_FUR, DRAWN_TILE, PASS, Move, payments
from nieuw.core.names import COIN
from nieuw.core.rules.final import winners
from nieuw.core.rules.land import retreat
from nieuw.core.state import State
from nieuw.record import read


def over(s: State) -> State:
    """The same table with the game over."""
    s.agenda = [(END, 0, 0, 0)]
    return s


def wide_river(box: Box) -> State:
    """A board whose last camp holds two longhouses, as no valid box file has (R6.3)."""
    s = new_game(2, box)
    s.camps = [0, 0, 0, 0, 2]
    return s


def main() -> None:
    """Everything, once."""
    for path in sorted((Path(__file__).parent / "games").glob("*.nar")):
        assert winners(read(path.read_text("utf-8")).state)
    box = builtin().box
    for seats in (1, 6):
        with suppress(ValueError):
            new_game(seats, box)
    s = new_game(2, box)
    for move in (PASS, AUCTION[1]):
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
    assert len({hash(PASS), repr(PASS), repr(Event(BEGAN, -1, 1, 1)), item_text(s.agenda[-1])})
    assert [str(m) for m in payments(COIN, 40, 40)] == ["pay 40c"]
    assert str(Move(99)) == "Move(99, ())"
    assert [str(m) for m in DRAWN_TILE] == ["tiles C", "tiles L", "tiles T"]


if __name__ == "__main__":
    main()
