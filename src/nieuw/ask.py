"""The question a seat has to answer, with price and prize of every answer before it is given.

An option is a list of whole answers, an amount, or a mix to be composed; `preview` answers for
anything composed. A price or prize is what the ledger writes when the move is made on a copy, so
that no rule is written twice.
"""

from __future__ import annotations

from typing import TypedDict

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
    END,
)
from nieuw.core.engine import apply, menu, to_move
from nieuw.core.events import BEGAN, GAINED, MADE, SCORED, Event
from nieuw.core.majority import standing
from nieuw.core.moves import Move
from nieuw.core.names import (
    BEAVER,
    CHANCE,
    DISTRICTS,
    FURS,
    GOODS,
    KIND_LETTERS,
    KIND_NAMES,
    TO_BID,
    TO_BUILD,
    TO_CLOSE,
    TO_CORN,
    TO_HOUSES,
    TO_MARKET,
    TO_PAY,
    TO_POST,
    TO_SHIP,
    TO_TRADE,
    TO_WAREHOUSE,
    TO_WOOD,
    TOP,
    VERB_NAMES,
    WHY_NAMES,
    Seat,
)
from nieuw.core.paying import last_kind
from nieuw.core.river import travel_cost
from nieuw.core.state import State
from nieuw.forecast import Forecast, forecast
from nieuw.notation import expand

KINDS_OF_QUESTION = {
    ASK_PLACE: "place",
    ASK_AUCTION: "auction",
    ASK_BID: "bid",
    ASK_PAY_BID: "pay",
    ASK_PAY_MARKET: "pay",
    ASK_TAKE: "take",
    ASK_TURN: "turn",
    ASK_CLOSE: "close",
}
DISTRICT_OF = {
    TO_WOOD: 1,
    TO_CORN: 2,
    TO_WAREHOUSE: 3,
    TO_HOUSES: 4,
    TO_MARKET: 5,
    TO_POST: 6,
}


class Change(TypedDict):
    """One line of the ledger: a kind of resource, or `points`, and why."""

    kind: str
    n: int
    why: str


class Choice(TypedDict):
    """An answer, and what it does at once to the seat that gives it."""

    text: str
    price: dict[str, int]
    """Resources given, by kind."""
    prize: dict[str, int]
    """Resources received, by kind."""
    points: int
    changes: list[Change]
    """The same line by line, with the reasons."""
    ends_turn: bool
    """Whether the seat has nothing more to decide right after it."""
    reveals: bool
    """Whether something is drawn next: then there is no free way back."""


class Preview(Choice):
    """A choice, and how the seat would stand after it."""

    standing: list[int]
    """In each district: 0 no majority, 1 tied, 2 sole."""
    area: int
    """Where its trading post stands, from 1."""
    travel: int
    forecast: Forecast


class Item(TypedDict):
    """Something a mix can hold: a letter or district number, and how many at most."""

    word: str
    most: int


class Option(TypedDict):
    """One way to answer; `prefix` is how its text begins."""

    verb: str
    shape: str
    """list, amount (prefix and a number) or mix (prefix and words of the items)."""
    prefix: str
    choices: list[Choice]
    """For a list."""
    least: int
    most: int
    """For an amount its range, for a mix the range of its total."""
    items: list[Item]
    """For a mix; counted letters such as 2B, or districts one by one."""
    fee: int
    """Of a special action: 1 coin, or 0 with a majority in its district (R9.1)."""


class Ask(TypedDict):
    """The question put to a seat."""

    seat: Seat
    round: int
    step: int
    kind: str
    """place, auction, bid, pay, take, turn or close."""
    due: int
    """Resources to pay, or businesses to close."""
    options: list[Option]


def ask(s: State) -> Ask | None:
    """What the seat to move is asked; None when it is chance's turn or the game is over."""
    what, seat, n, _ = s.agenda[-1]
    if not ASK <= what < DEAL:
        return None
    return {
        "seat": seat,
        "round": s.round,
        "step": s.step,
        "kind": KINDS_OF_QUESTION[what],
        "due": n if what in (ASK_PAY_BID, ASK_PAY_MARKET, ASK_CLOSE) else 0,
        "options": [option for moves in menu(s) if moves for option in options(s, seat, moves)],
    }


def options(s: State, seat: Seat, moves: list[Move]) -> list[Option]:
    """The moves of one verb in the shape a person composes them."""
    verb = moves[0].verb
    name = VERB_NAMES[verb]
    if verb == TO_BID:
        return [_amount(name, "bid ", moves[0].args[0], moves[-1].args[0])]
    if verb in (TO_WOOD, TO_CORN):
        return _dealings(s, seat, moves)
    if verb == TO_PAY:
        return [_payment(s)]
    if verb == TO_BUILD:
        most = len(moves[-1].args)
        return [_mix(name, name, 1, most, [_item(str(d), most) for d in _districts()])]
    if verb == TO_CLOSE:
        n = len(moves[0].args)
        there = s.businesses[seat :: s.seats]
        items = [_item(str(d), min(n, there[d - 1])) for d in _districts() if there[d - 1]]
        return [_mix(name, name, n, n, items)]
    if verb == TO_SHIP:
        held = s.players[seat].purse[BEAVER:]
        cards = sorted({move.args[0] for move in moves}, key=s.ships.index)
        return [_load(name, f"ship S{c}", s.box.ship_furs[c], held) for c in cards]
    if verb == TO_TRADE:
        return _trades(s, seat, moves)
    return [_list(s, name, moves, _fee(s, seat, verb))]


def _districts() -> range:
    return range(1, DISTRICTS + 1)


def _fee(s: State, seat: Seat, verb: int) -> int:
    if verb not in DISTRICT_OF:
        return 0
    return 0 if standing(s, DISTRICT_OF[verb], seat) else 1


def _option(verb: str, shape: str, prefix: str) -> Option:
    return {
        "verb": verb,
        "shape": shape,
        "prefix": prefix,
        "choices": [],
        "least": 0,
        "most": 0,
        "items": [],
        "fee": 0,
    }


def _list(s: State, verb: str, moves: list[Move], fee: int) -> Option:
    option = _option(verb, "list", verb)
    option["choices"] = [choice(s, str(move), [move])[0] for move in moves]
    option["fee"] = fee
    return option


def _amount(verb: str, prefix: str, least: int, most: int, fee: int = 0) -> Option:
    option = _option(verb, "amount", prefix)
    option["least"] = least
    option["most"] = most
    option["fee"] = fee
    return option


def _mix(verb: str, prefix: str, least: int, most: int, items: list[Item]) -> Option:
    option = _option(verb, "mix", prefix)
    option["least"] = least
    option["most"] = most
    option["items"] = items
    return option


def _item(word: str, most: int) -> Item:
    return {"word": word, "most": most}


def _load(verb: str, prefix: str, n: int, held: list[int]) -> Option:
    items = [_item(KIND_LETTERS[BEAVER + i], min(n, held[i])) for i in range(FURS) if held[i]]
    return _mix(verb, prefix, n, n, items)


def _dealings(s: State, seat: Seat, moves: list[Move]) -> list[Option]:
    """Buying and selling, each an amount."""
    name = VERB_NAMES[moves[0].verb]
    fee = _fee(s, seat, moves[0].verb)
    found: list[Option] = []
    for sign in (1, -1):
        most = max([sign * move.args[0] for move in moves])
        if most > 0:
            found.append(_amount(name, f"{name} {'+' if sign > 0 else '-'}", 1, most, fee))
    return found


def _payment(s: State) -> Option:
    what, seat, due, first = s.agenda[-1]
    purse = s.players[seat].purse
    items = [
        _item(KIND_LETTERS[kind], min(due, purse[kind]))
        for kind in range(first, last_kind(what) + 1)
        if purse[kind]
    ]
    return _mix("pay", "pay", due, due, items)


def _trades(s: State, seat: Seat, moves: list[Move]) -> list[Option]:
    """The top trader as a mix, the others whole."""
    found: list[Option] = []
    if moves[0].args[0] == TOP:
        lying = s.stalls[:FURS]
        most = min(sum(lying), s.players[seat].purse[GOODS])
        items = [
            _item(KIND_LETTERS[BEAVER + i], min(most, lying[i])) for i in range(FURS) if lying[i]
        ]
        found.append(_mix("trade", "trade top", 1, most, items))
    whole = [move for move in moves if move.args[0] != TOP]
    if whole:
        found.append(_list(s, "trade", whole, 0))
    return found


def preview(s: State, text: str) -> Preview:
    """What a composed answer would do; raises InvalidMove or IllegalMove where it can't be."""
    made, t = choice(s, text, expand(s, text))
    seat = to_move(s)
    before_next = _before_the_next_step(s, text)
    return {
        **made,
        "standing": [standing(t, d, seat) for d in _districts()],
        "area": before_next.players[seat].post + 1,
        "travel": travel_cost(before_next, seat),
        "forecast": forecast(before_next, seat),
    }


def _before_the_next_step(s: State, text: str) -> State:
    """The table after an answer, but not a step further: a turn may be the last of its round."""
    t = s.copy()
    if 5 <= t.step <= 7:
        t.agenda[0] = (END, 0, 0, 0)
    for move in expand(s, text):
        apply(t, move)
    return t


def choice(s: State, text: str, moves: list[Move]) -> tuple[Choice, State]:
    """What legal moves of one sentence do, and the state after them."""
    seat = to_move(s)
    t = s.copy()
    t.log = []
    for move in moves:
        apply(t, move)
    changes = _changes(t.log, seat)
    made: Choice = {
        "text": text,
        "price": _sum(changes, -1),
        "prize": _sum(changes, 1),
        "points": sum(change["n"] for change in changes if change["kind"] == "points"),
        "changes": changes,
        "ends_turn": _ends_turn(s, t, seat),
        "reveals": to_move(t) == CHANCE,
    }
    return made, t


def _changes(events: list[Event], seat: Seat) -> list[Change]:
    """The ledger of the sentence itself: up to the next step or anyone's next move."""
    found: list[Change] = []
    for at, e in enumerate(events):
        if e.what == BEGAN or (at > 0 and e.what == MADE and not _paying(e, seat)):
            break
        if e.seat == seat and e.what == GAINED:
            found.append({"kind": KIND_NAMES[e.a], "n": e.b, "why": WHY_NAMES[e.why]})
        elif e.seat == seat and e.what == SCORED:
            found.append({"kind": "points", "n": e.b, "why": WHY_NAMES[e.why]})
    return found


def _paying(e: Event, seat: Seat) -> bool:
    """Whether the seat pays another kind of the same payment."""
    return e.seat == seat and e.move is not None and e.move.verb == TO_PAY


def _sum(changes: list[Change], sign: int) -> dict[str, int]:
    total: dict[str, int] = {}
    for change in changes:
        n = sign * change["n"]
        if n > 0 and change["kind"] != "points":
            total[change["kind"]] = total.get(change["kind"], 0) + n
    return total


def _ends_turn(before: State, after: State, seat: Seat) -> bool:
    """Whether the next question is another's, or of another step."""
    if after.step != before.step or after.round != before.round:
        return True
    for what, asked, _, _ in reversed(after.agenda):
        if ASK <= what < DEAL:
            return asked != seat
        if what < ASK:
            return True
    return True
