"""Special actions: one per turn, in any district, for a fee of 1 coin or free with a majority."""

from __future__ import annotations

from typing import Final

from nieuw.core.agenda import ASK_PAY_MARKET, DEAL_FURS
from nieuw.core.events import PostMoved
from nieuw.core.furs import furs_left
from nieuw.core.ledger import gain
from nieuw.core.majority import NONE, standing
from nieuw.core.moves import HOUSES, JUST_POST, JUST_WAREHOUSE, MARKETS, NOTHING, Move, dealings
from nieuw.core.names import (
    COIN,
    COMPANY,
    CORN,
    DOCKS,
    GOODS,
    GRANARY,
    GUILD,
    LUMBERYARD,
    MARKET,
    TO_CORN,
    TO_WOOD,
    WHY_CORN,
    WHY_FEE,
    WHY_HOUSES,
    WHY_POST,
    WHY_WAREHOUSE,
    WHY_WOOD,
    WOOD,
    District,
    Seat,
)
from nieuw.core.paying import ask_payment
from nieuw.core.river import next_area
from nieuw.core.row import free_spaces
from nieuw.core.state import State

FUR_PRICE: Final = 3
WAREHOUSES: Final = 4


def fee(s: State, seat: Seat, district: District) -> int:
    """R9.1: 1 coin, nothing with the sole or a tied majority at this moment."""
    return 1 if standing(s, district, seat) == NONE else 0


def coins_after_fee(s: State, seat: Seat, district: District) -> int:
    """R9.1: the fee is paid first, from coins in hand; negative if it can't be. R9.2: any district
    in any step, no matter who used it before."""
    return s.players[seat].purse[COIN] - fee(s, seat, district)


def pay_fee(s: State, seat: Seat, district: District) -> None:
    """R9.1: the fee goes before everything the special costs or brings."""
    gain(s, seat, COIN, -fee(s, seat, district), WHY_FEE)


def wood_moves(s: State, seat: Seat) -> list[Move]:
    """R9.3: buy any amount of wood, or sell any amount."""
    coins = coins_after_fee(s, seat, LUMBERYARD)
    if coins < 0:
        return NOTHING
    return dealings(TO_WOOD, coins, s.players[seat].purse[WOOD])


def wood(s: State, seat: Seat, n: int) -> None:
    """R9.3: 1 coin each, bought (n above 0) or sold (below)."""
    pay_fee(s, seat, LUMBERYARD)
    gain(s, seat, COIN, -n, WHY_WOOD)
    gain(s, seat, WOOD, n, WHY_WOOD)


def corn_moves(s: State, seat: Seat) -> list[Move]:
    """R9.4: buy any amount of corn, or sell any amount."""
    coins = coins_after_fee(s, seat, GRANARY)
    if coins < 0:
        return NOTHING
    return dealings(TO_CORN, coins, s.players[seat].purse[CORN])


def corn(s: State, seat: Seat, n: int) -> None:
    """R9.4: 1 coin each, bought (n above 0) or sold (below)."""
    pay_fee(s, seat, GRANARY)
    gain(s, seat, COIN, -n, WHY_CORN)
    gain(s, seat, CORN, n, WHY_CORN)


def warehouse_moves(s: State, seat: Seat) -> list[Move]:
    """R9.5: while one of the four spaces is free; R9.9: needs a building in stock."""
    p = s.players[seat]
    if p.warehouses == WAREHOUSES or p.purse[WOOD] == 0 or p.spare == 0:
        return NOTHING
    return JUST_WAREHOUSE if coins_after_fee(s, seat, DOCKS) >= 0 else NOTHING


def warehouse(s: State, seat: Seat) -> None:
    """R9.5: 1 wood, one warehouse on the leftmost free space, which opens its dock."""
    pay_fee(s, seat, DOCKS)
    gain(s, seat, WOOD, -1, WHY_WAREHOUSE)
    p = s.players[seat]
    p.spare -= 1
    p.warehouses += 1


def houses_moves(s: State, seat: Seat) -> list[Move]:
    """R9.6: 1 to 3 houses on free spaces; R9.9: from the stock."""
    p = s.players[seat]
    most = min(min(3, p.purse[WOOD]), min(p.spare, free_spaces(s.box, p)))
    if most == 0 or coins_after_fee(s, seat, GUILD) < 0:
        return NOTHING
    return HOUSES[most]


def houses(s: State, seat: Seat, n: int) -> None:
    """R9.6: 1 wood each, left to right along the row. R9.9: they never come back."""
    pay_fee(s, seat, GUILD)
    gain(s, seat, WOOD, -n, WHY_HOUSES)
    p = s.players[seat]
    p.spare -= n
    p.houses += n


def market_moves(s: State, seat: Seat) -> list[Move]:
    """R9.7: 1, 2 or 3 furs for 3, 6 or 9 coins and goods, never more than can be drawn."""
    coins = coins_after_fee(s, seat, MARKET)
    if coins < 0:
        return NOTHING
    affordable = (coins + s.players[seat].purse[GOODS]) // FUR_PRICE
    if affordable == 0:
        return NOTHING
    return MARKETS[min(min(3, affordable), furs_left(s))]


def market(s: State, seat: Seat, n: int) -> None:
    """R9.7: name a number, pay, then draw that many blind."""
    pay_fee(s, seat, MARKET)
    s.agenda.append((DEAL_FURS, seat, n, 0))
    ask_payment(s, ASK_PAY_MARKET, seat, FUR_PRICE * n)


def post_moves(s: State, seat: Seat) -> list[Move]:
    """R9.8: blocked if no area up to the last inhabited camp has a free usable space."""
    if s.players[seat].purse[WOOD] == 0 or coins_after_fee(s, seat, COMPANY) < 0:
        return NOTHING
    return JUST_POST if next_area(s, seat) >= 0 else NOTHING


def post(s: State, seat: Seat) -> None:
    """R9.8: 1 wood, to the nearest area upstream with a free usable space."""
    pay_fee(s, seat, COMPANY)
    gain(s, seat, WOOD, -1, WHY_POST)
    p = s.players[seat]
    here = p.post
    p.post = next_area(s, seat)
    if s.log is not None:
        s.log.append(PostMoved(seat, here, p.post))
