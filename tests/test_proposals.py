"""What is proposed where a price is paid in a mix."""

from __future__ import annotations

from helpers import at_turn, give
from nieuw.core.agenda import ASK_PAY_BID, ASK_PAY_MARKET
from nieuw.core.names import COIN, CORN, GOODS, WOOD
from nieuw.core.rules.income import dock_room
from nieuw.core.state import State
from nieuw.show.proposals import payment


def to_pay(ask: int, due: int, goods: int) -> State:
    """Seat 0 has a price to pay, and so many goods more than its docks hold."""
    s = at_turn(3, 5, 0)
    give(s, 0, coin=8, corn=20, wood=0, goods=dock_room(s, 0) + goods)
    s.players[0].ships = []
    s.agenda.append((ask, 0, due, 0))
    return s


def test_goods_without_room_are_spent_first() -> None:
    """They would be lost at the end of the round; then coins, as ever."""
    paid = payment(to_pay(ASK_PAY_BID, 5, goods=3))
    assert (paid[GOODS], paid[COIN], paid[CORN], paid[WOOD]) == (3, 2, 0, 0)
    paid = payment(to_pay(ASK_PAY_MARKET, 5, goods=3))
    assert (paid[GOODS], paid[COIN]) == (3, 2)


def test_no_more_goods_than_the_price() -> None:
    assert payment(to_pay(ASK_PAY_BID, 2, goods=6))[GOODS] == 2


def test_goods_with_room_are_kept() -> None:
    paid = payment(to_pay(ASK_PAY_BID, 5, goods=0))
    assert (paid[GOODS], paid[COIN]) == (0, 5)


def test_cargo_takes_the_room_of_goods_in_hand() -> None:
    """What ships bring needs the room: as many goods in hand are lost."""
    s = to_pay(ASK_PAY_BID, 5, goods=0)
    s.players[0].ships = [next(n for n, goods in enumerate(s.box.ship_goods) if goods == 2)]
    assert payment(s)[GOODS] == 2
