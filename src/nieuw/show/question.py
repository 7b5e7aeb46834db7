"""The question a seat has to answer: every way to answer it, and what can't be done.

The options are made in `options`, what is in the way in `obstacles`.
"""

from __future__ import annotations

import msgspec

from nieuw.core.agenda import (
    ASK,
    ASK_AUCTION,
    ASK_BID,
    ASK_CLOSE,
    ASK_PAY_BID,
    ASK_PAY_MARKET,
    ASK_PLACE,
    ASK_TAKE,
    ASK_TURN,
    DEAL,
)
from nieuw.core.engine import menu
from nieuw.core.names import (
    TILE_NAMES,
    Seat,
)
from nieuw.core.rules.auction import PASSED, waiting
from nieuw.core.rules.turn import CITY_STEP
from nieuw.core.state import State
from nieuw.show import obstacles
from nieuw.show.lets import Lets, lets
from nieuw.show.names import Asked, Tile
from nieuw.show.obstacles import AnyObstacle, Way
from nieuw.show.options import AnyOption, options

KINDS_OF_QUESTION: dict[int, Asked] = {
    ASK_PLACE: "place",
    ASK_AUCTION: "auction",
    ASK_BID: "bid",
    ASK_PAY_BID: "pay",
    ASK_PAY_MARKET: "pay",
    ASK_TAKE: "take",
    ASK_TURN: "turn",
    ASK_CLOSE: "close",
}


class Rival(msgspec.Struct):
    """Another seat in the auction."""

    seat: int
    limit: int
    """All it has: it can't bid more (R4.3)."""
    bid: int | None
    """None while it is still to bid, -1 for a pass."""


class Bidding(msgspec.Struct):
    """The auction, as the bidder sees it."""

    opens: bool
    """Whether the seat put the column up itself and must bid (R4.1)."""
    rivals: list[Rival]
    """Those still to bid first, in turn order."""
    sure: int
    """The lowest bid that nobody can top any more; may be more than the seat has."""


class Ask(msgspec.Struct):
    """The question for a seat."""

    seat: Seat
    round: int
    step: int
    kind: Asked
    due: int
    """Resources to pay, or businesses to close."""
    tile: Tile | None
    """In a turn: the kind of tile its step uses."""
    ways: list[Way]
    """In a turn with a tile left: the two ways to use it."""
    bidding: Bidding | None
    lets: Lets | None
    """If a column is chosen or bid for: what its tiles would let the seat do."""
    options: list[AnyOption]
    obstacles: list[AnyObstacle]
    """In a turn: what can't be done, and why not."""


def ask(s: State) -> Ask | None:
    """The question for the seat to move; None when it is chance's turn or the game is over."""
    what, seat, n, _ = s.agenda[-1]
    if not ASK <= what < DEAL:
        return None
    turn = what == ASK_TURN
    kind = s.step - CITY_STEP
    tile: Tile | None = TILE_NAMES[kind] if turn else None
    closed = obstacles.of_specials(s, seat) if turn and n else []
    ways: list[Way] = []
    if tile and s.players[seat].tiles[kind]:
        ways = list(obstacles.WAYS[tile])
        closed = obstacles.of_tile(s, seat, tile) + closed
    return Ask(
        seat,
        s.round,
        s.step,
        KINDS_OF_QUESTION[what],
        due=n if what in (ASK_PAY_BID, ASK_PAY_MARKET, ASK_CLOSE) else 0,
        tile=tile,
        ways=ways,
        bidding=bidding(s, seat) if what == ASK_BID else None,
        lets=lets(s, seat) if what in (ASK_AUCTION, ASK_BID, ASK_TAKE) else None,
        options=[option for moves in menu(s) if moves for option in options(s, seat, moves)],
        obstacles=closed,
    )


def bidding(s: State, seat: Seat) -> Bidding:
    """The auction, as a bidder sees it."""
    rivals = [_rival(s, other) for other in waiting(s) if other != seat]
    rivals.sort(key=lambda rival: rival.bid is not None)
    least = max([-1, *(bid for bid in s.bids if bid > PASSED)]) + 1
    tops = [rival.limit for rival in rivals if rival.bid is None]
    return Bidding(seat == s.selector, rivals, max([least, *tops]))


def _rival(s: State, seat: Seat) -> Rival:
    bid = s.bids[seat]
    return Rival(seat, sum(s.players[seat].purse), bid if bid >= PASSED else None)
