"""What tiles would let a seat do, beside what it can do once it has them."""

from __future__ import annotations

from helpers import at_auction, at_turn, give, own_land, play, put
from nieuw.core.events import Gained, Scored
from nieuw.core.names import WHY_NAMES
from nieuw.core.state import State
from nieuw.show.lets import Clearing, Lets, lets
from nieuw.show.question import ask
from playing import stops


def test_with_empty_hands() -> None:
    s = at_turn(3, 5, 0)
    give(s, 0, furs="", coin=0, goods=0)
    assert lets(s, 0) == Lets(0, 1, 1, None, 0, [0, 0, 0])


def test_what_a_seat_has() -> None:
    s = at_turn(3, 5, 0)
    put(s, 1, 2, 1, 0)
    put(s, 2, 1, 1, 0)
    own_land(s, 0, [1, 2], houses=s.box.land_houses[1] + s.box.land_houses[2], cleared=1)
    give(s, 0, furs="BBBBBBB")
    clearing = Clearing(1, 3, s.box.land_wood[2], s.box.land_corn[2])
    largest = max(s.box.ship_furs[card] for card in s.ships)
    assert lets(s, 0) == Lets(5, 3, 6, clearing, 7, [largest] * 3)


def test_it_is_what_the_tiles_do() -> None:
    """Elections and clearing in a turn bring what was told."""
    met = set()
    for s in stops(3, 4):
        question = ask(s)
        if question is None or question.kind != "turn" or not question.ways:
            continue
        for option in question.options:
            if option.verb == "elect":
                assert lets(s, question.seat).election == gained(s, "elect")[0]
            if option.verb == "clear":
                clearing = lets(s, question.seat).clearing
                assert clearing is not None
                assert (clearing.points, clearing.wood) == gained(s, "clear")
            met.add(option.verb)
    assert {"elect", "clear"} <= met


def gained(s: State, text: str) -> tuple[int, int]:
    """Points and resources the move itself brings."""
    t = s.copy()
    events = play(t, text)
    names = {"elect": "election", "clear": "clear"}
    why = [e for e in events if isinstance(e, Gained | Scored) and WHY_NAMES[e.why] == names[text]]
    return (
        sum(e.n for e in why if isinstance(e, Scored)),
        sum(e.n for e in why if isinstance(e, Gained)),
    )


def test_it_is_told_where_a_column_is_chosen() -> None:
    s = at_auction(3)
    question = ask(s)
    assert question is not None
    assert question.lets == lets(s, 0)
    turn = ask(at_turn(3, 5, 0))
    assert turn is not None
    assert turn.lets is None
