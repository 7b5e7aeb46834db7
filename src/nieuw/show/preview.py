"""What an answer does, before it is given.

A price or prize is what the ledger records when the move is made on a copy, so that no rule is
written twice.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from nieuw.core.agenda import ASK, ASK_PAY_MARKET, DEAL, DEAL_FURS
from nieuw.core.engine import apply, apply_within_step, to_move
from nieuw.core.events import Began, Dealt, Event, Gained, Made, Scored
from nieuw.core.majority import standing
from nieuw.core.moves import Move
from nieuw.core.names import CHANCE, DISTRICTS, KIND_NAMES, WHY_MARKET, WHY_NAMES, Seat
from nieuw.core.river import travel_cost
from nieuw.core.rules.turn import CITY_STEP
from nieuw.core.state import State
from nieuw.show.forecast import TRADE_STEP, Forecast, forecast, settled
from nieuw.show.names import Kind, Why
from nieuw.show.proposals import payment
from nieuw.show.reach import draw
from nieuw.text.sentences import expand, payment_text, pays


class Change(msgspec.Struct):
    """One line of the ledger."""

    kind: Kind | Literal["points"]
    n: int
    """Negative for a price or a loss."""
    why: Why


class Loss(msgspec.Struct):
    """What the end of the round takes from a seat that can no longer prevent it."""

    businesses: int
    """Closed for lack of corn (R10.9)."""
    points: int
    """Lost with them."""
    goods: int
    """Without room (R10.10)."""


class Effect(msgspec.Struct):
    """What an answer does to the seat that gives it: right away, and as far as the engine goes on
    by itself."""

    text: str
    price: dict[Kind, int]
    """Resources given, by kind."""
    prize: dict[Kind, int]
    """Resources received, by kind."""
    points: int
    changes: list[Change]
    """The same line by line, with the reasons."""
    follows: list[Change]
    """What the engine then does for the seat, as there is nothing to choose: a tile passed up, a
    bid paid, the last column taken."""
    ends_turn: bool
    """Whether the seat has nothing more to decide right after it, as far as that is known without
    a draw."""
    reveals: bool
    """Whether something is drawn next: then there is no free undo."""
    to_pay: int
    """Coins or goods that furs from the Black Market cost in addition, in a mix to be chosen
    (R9.7)."""
    loses: Loss | None
    """If it was the last thing the seat could do in the round: what it loses for good."""
    mixed: int
    """Its whole price in coins or goods, fee included; 0 if the kinds are known."""


class Preview(Effect):
    """An answer, and the seat's situation after it."""

    standing: list[int]
    """In each district: 0 no majority, 1 tied, 2 sole."""
    area: int
    """The area of its trading post, from 1."""
    travel: int
    forecast: Forecast


def preview(s: State, text: str) -> Preview:
    """What a composed answer would do; raises InvalidMove or IllegalMove if it is impossible."""
    moves = expand(s, text)
    seat = to_move(s)
    made, after = effect(s, text, moves)
    end = _with_furs(_before_the_next_step(s, moves))
    return Preview(
        **msgspec.structs.asdict(made),
        standing=[standing(after, district, seat) for district in range(1, DISTRICTS + 1)],
        area=end.players[seat].post + 1,
        travel=travel_cost(end, seat),
        forecast=forecast(end, seat),
    )


def _before_the_next_step(s: State, moves: list[Move]) -> State:
    """The table after an answer, which may be the last of its step; never into the next step."""
    t = s.copy()
    for move in moves:
        apply_within_step(t, move)
    return t


def _with_furs(s: State) -> State:
    """The table once furs from the Black Market are paid for as proposed, and drawn: which ones
    makes no difference to the forecast."""
    while s.step >= CITY_STEP and s.agenda[-1][0] in (ASK_PAY_MARKET, DEAL_FURS):
        if s.agenda[-1][0] == DEAL_FURS:
            draw(s)
        else:
            for move in expand(s, payment_text(payment(s))):
                apply_within_step(s, move)
    return s


def effect(s: State, text: str, moves: list[Move]) -> tuple[Effect, State]:
    """What legal moves of one sentence do, and the state after them."""
    seat = to_move(s)
    t = s.copy()
    events: list[Event] = []
    t.log = events
    for move in moves:
        apply(t, move)
    if t.step == s.step >= CITY_STEP and t.agenda[-1][0] == DEAL_FURS:
        completed = t.copy()
        completed.log = events
        draw(completed)
    changes, follows = _changes(events, seat)
    price = _sum(changes, -1)
    to_pay = _to_pay(t, seat)
    made = Effect(
        text,
        price=price,
        prize=_sum(changes, 1),
        points=sum(change.n for change in changes if change.kind == "points"),
        changes=changes,
        follows=follows,
        ends_turn=_ends_turn(s, t, seat),
        reveals=to_move(t) == CHANCE,
        to_pay=to_pay,
        loses=_loses(s, moves, seat),
        mixed=to_pay and to_pay + price.get("coin", 0),
    )
    return made, t


def _loses(s: State, moves: list[Move], seat: Seat) -> Loss | None:
    pays = s.agenda[-1][:2] == (ASK_PAY_MARKET, seat)
    if s.step != TRADE_STEP or (settled(s, seat) and not pays):
        return None
    end = _with_furs(_before_the_next_step(s, moves))
    if not settled(end, seat):
        return None
    ahead = forecast(end, seat)
    loss = Loss(ahead["closing"], ahead["points_lost"], ahead["goods_lost"])
    return loss if loss.businesses or loss.goods else None


def _to_pay(s: State, seat: Seat) -> int:
    what, who, due, _ = s.agenda[-1]
    return due if (what, who) == (ASK_PAY_MARKET, seat) else 0


def _changes(events: list[Event], seat: Seat) -> tuple[list[Change], list[Change]]:
    """The ledger of the sentence itself, and of what follows it in the same step without anyone's
    choice; the furs drawn are left out, as nobody can know them."""
    own: list[Change] = []
    follows: list[Change] = []
    changes = own
    for at, event in enumerate(events):
        if isinstance(event, Began):
            break
        if isinstance(event, Made) and at and not pays(event, seat):
            changes = follows
        if isinstance(event, Dealt):
            changes = follows
        elif isinstance(event, Gained) and event.seat == seat:
            if changes is follows and event.why == WHY_MARKET and event.n > 0:
                continue
            changes.append(Change(KIND_NAMES[event.kind], event.n, WHY_NAMES[event.why]))
        elif isinstance(event, Scored) and event.seat == seat:
            changes.append(Change("points", event.n, WHY_NAMES[event.why]))
    return own, follows


def _sum(changes: list[Change], sign: int) -> dict[Kind, int]:
    total: dict[Kind, int] = {}
    for change in changes:
        n = sign * change.n
        if n > 0 and change.kind != "points":
            total[change.kind] = total.get(change.kind, 0) + n
    return total


def _ends_turn(before: State, after: State, seat: Seat) -> bool:
    """Whether the next question is another seat's, or in another step."""
    if after.step != before.step or after.round != before.round:
        return True
    for what, asked, _, _ in reversed(after.agenda):
        if ASK <= what < DEAL:
            return asked != seat
        if what < ASK:
            return True
    return True
