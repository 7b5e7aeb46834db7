"""The log of a game: sentences made from what happened, and only from that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeVar

import msgspec

from nieuw.core.box import Box
from nieuw.core.events import (
    Began,
    Dealt,
    Event,
    Gained,
    LonghouseMoved,
    Made,
    MarkerMoved,
    PostMoved,
    Reshuffled,
    Scored,
    Unloaded,
    Won,
)
from nieuw.core.moves import Move
from nieuw.core.names import (
    BEAVER,
    COLUMNS,
    DRAW_FUR,
    DRAW_LAND,
    DRAW_TILE,
    FURS,
    GOODS,
    KINDS,
    TILE_LETTERS,
    TO_ADD,
    TO_AUCTION,
    TO_BID,
    TO_BUILD,
    TO_CLOSE,
    TO_CORN,
    TO_HOUSES,
    TO_MARKET,
    TO_PASS,
    TO_PAY,
    TO_PLACE,
    TO_SHIP,
    TO_TAKE,
    TO_TRADE,
    TO_WOOD,
    WHY_BID,
    WHY_COLUMN,
    WHY_FINAL_ELECTION,
    WHY_HARVEST,
    WHY_MARKET,
    WHY_NAMES,
)
from nieuw.core.rules.auction import NOBODY
from nieuw.core.verbs import VERB_NAMES
from nieuw.say import phrases
from nieuw.say.phrases import Arg, Phrase, Who, change, in_a_row, many, phrase
from nieuw.text.sentences import dealt_words, grouped, same_payment

STEPS_WITH_HEADING = (4, 5, 6, 7, 12)
"""The others are one sentence."""

Group = list[Event]
E = TypeVar("E", bound=Event)


class Told(msgspec.Struct, frozen=True):
    """One sentence of the log; the reader's language decides how it reads."""

    kind: Literal["round", "step", "line", "note"]
    """A heading, a sentence, or a remark in a record."""
    what: Phrase


def log(events: Sequence[Event], box: Box) -> list[Told]:
    """The sentences about what followed from a line of the game."""
    said: list[Told] = []
    for group in grouped(events, _begins_sentence):
        head = group[0]
        if isinstance(head, Began):
            said += _began(head, group)
        elif isinstance(head, Dealt):
            said.append(Told("line", _dealt(head, only(Dealt, group), box)))
        elif isinstance(head, Made):
            said += [Told("line", what) for what in _made(head, group, box)]
        said += [Told("line", what) for event in group for what in _moved(event)]
    return said


def deed(events: Sequence[Event], box: Box) -> Phrase:
    """What a seat's line did, without price and prize."""
    group = grouped(events, _begins_sentence)[0]
    head = group[0]
    assert isinstance(head, Made)
    won = only(Won, group)
    if head.move.verb == TO_PAY and won:
        return _won(won[0], group)
    return _verb(head, group, box)


def only(kind: type[E], events: Sequence[Event]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def _begins_sentence(event: Event, head: Event | None) -> bool:
    """Another sentence begins with a step, a move or a draw, unless that carries on the payment
    of a seat or a deal to the same receiver."""
    if isinstance(event, Dealt):
        return not (
            isinstance(head, Dealt)
            and (event.move.verb, event.seat) == (head.move.verb, head.seat)
            and event.trader == head.trader
        )
    if isinstance(event, Made):
        return not same_payment(event, head)
    return isinstance(event, Began)


# Steps -----------------------------------------------------------------------------------------


def _began(head: Began, group: Group) -> list[Told]:
    """A step, and what it does by itself to everyone (steps 8 to 12)."""
    said: list[Told] = []
    if head.step == 1:
        said.append(Told("round", phrase("log-round", round=head.round)))
    if head.step in STEPS_WITH_HEADING:
        name = phrase(f"step-{head.step}")
        said.append(Told("step", phrase("log-step", step=head.step, name=name)))
    for why in range(WHY_HARVEST, len(WHY_NAMES)):
        shares = [_share(entry) for entry in _ledger(group) if entry.why == why]
        if shares:
            said.append(Told("line", phrase(f"log-why-{WHY_NAMES[why]}", list=many(shares))))
    return said


def _ledger(group: Group) -> list[Gained | Scored]:
    return [event for event in group if isinstance(event, Gained | Scored)]


def _share(entry: Gained | Scored) -> Phrase:
    """What one seat got or paid in a step that is the same for all."""
    if entry.why >= WHY_FINAL_ELECTION:
        what = phrase("amount-points", n=entry.n)
    else:
        assert isinstance(entry, Gained)
        what = phrases.amount(entry.kind, abs(entry.n))
    return phrase("share", who=Who(entry.seat), amount=what)


# Draws -----------------------------------------------------------------------------------------


def _dealt(head: Dealt, drawn: list[Dealt], box: Box) -> Phrase:
    """Cards, tiles or furs that were drawn."""
    verb = head.move.verb
    if verb == DRAW_FUR:
        counts = [0] * FURS
        for draw in drawn:
            counts[draw.move.args[0] - BEAVER] += 1
        furs = phrases.furs(counts)
        if head.trader >= 0:
            return phrase("log-dealt-trader", trader=phrases.trader(head.trader), furs=furs)
        return phrase("log-dealt-furs", who=Who(head.seat), furs=furs)
    if verb == DRAW_TILE:
        words = dealt_words(drawn)
        first = COLUMNS + 1 - len(words)
        tiles = [[word.count(letter) for letter in TILE_LETTERS] for word in words]
        columns = [
            phrase("column-tiles", column=first + i, tiles=phrases.tiles(counts))
            for i, counts in enumerate(tiles)
        ]
        return phrase("log-dealt-tiles", list=many(columns))
    card = phrases.land if verb == DRAW_LAND else phrases.ship
    cards = many(card(box, draw.move.args[0]) for draw in drawn)
    return phrase(f"log-dealt-{VERB_NAMES[verb]}", list=cards)


# Moves -----------------------------------------------------------------------------------------


def _made(head: Made, group: Group, box: Box) -> list[Phrase]:
    """A seat's move, with what it cost and brought; the winner of a column pays for it or bid 0."""
    won = [_won(event, group) for event in only(Won, group) if event.selector != NOBODY]
    if head.move.verb == TO_PAY and won:
        return won
    return [_with_changes(_verb(head, group, box), head, group), *won]


def _verb(head: Made, group: Group, box: Box) -> Phrase:
    verb = VERB_NAMES[head.move.verb].replace(" ", "-")
    return phrase(f"log-verb-{verb}", who=Who(head.seat), **_args(head.move, group, box))


def _won(won: Won, group: Group) -> Phrase:
    """R4.4, R4.5: the winner, the price and the bonus coins."""
    args: dict[str, Arg] = {
        "who": Who(won.seat),
        "column": won.column,
        "bid": won.bid,
        "paid": phrases.amounts(_paid(group, WHY_BID)),
    }
    bonus = [
        phrases.amount(gained.kind, gained.n)
        for gained in _gained(group)
        if gained.why == WHY_COLUMN
    ]
    if bonus:
        return phrase("log-won-bonus", bonus=bonus[0], **args)
    return phrase("log-won", **args)


def _args(move: Move, group: Group, box: Box) -> dict[str, Arg]:
    """The arguments of the sentence for a move."""
    verb, args = move.verb, move.args
    if verb == TO_PLACE:
        return {"place": phrases.place(args[0])}
    if verb in (TO_AUCTION, TO_TAKE):
        return {"column": args[0]}
    if verb in (TO_BID, TO_HOUSES, TO_MARKET):
        return {"n": args[0]}
    if verb in (TO_BUILD, TO_CLOSE):
        where = phrases.places(args)
        return {"n": len(args), "places": where, "spread": phrases.spread(args)}
    if verb == TO_ADD:
        return {"card": phrases.land(box, args[0])}
    if verb in (TO_WOOD, TO_CORN):
        return {"n": abs(args[0]), "deal": "buy" if args[0] > 0 else "sell"}
    if verb == TO_PAY:
        return {"paid": phrases.amounts(_paid(group, WHY_MARKET))}
    if verb == TO_SHIP:
        return {"card": phrases.ship(box, args[0]), "furs": phrases.furs(args[1:])}
    if verb == TO_TRADE:
        furs = [0] * FURS
        for gained in _gained(group):
            if gained.kind >= BEAVER:
                furs[gained.kind - BEAVER] += gained.n
        return {"trader": phrases.trader(args[0]), "furs": phrases.furs(furs)}
    return {}


def _with_changes(text: Phrase, head: Made, group: Group) -> Phrase:
    """The sentence with what else the ledger says."""
    if head.move.verb in (TO_PAY, TO_BID, TO_PASS):
        return text
    changes: list[Phrase] = []
    for entry in _ledger(group):
        kind = entry.kind if isinstance(entry, Gained) else None
        if entry.seat != head.seat or (kind is not None and kind >= BEAVER):
            continue
        changes.append(change(kind, entry.n, entry.why, VERB_NAMES[head.move.verb]))
    return phrase("with-changes", text=text, changes=in_a_row(changes)) if changes else text


def _gained(group: Group) -> list[Gained]:
    return only(Gained, group)


def _paid(group: Group, why: int) -> list[int]:
    counts = [0] * KINDS
    for gained in _gained(group):
        if gained.why == why:
            counts[gained.kind] -= gained.n
    return counts


# What moved ------------------------------------------------------------------------------------


def _moved(event: Event) -> list[Phrase]:
    """Longhouses, markers, posts and furs that moved, and goods without room."""
    if isinstance(event, LonghouseMoved):
        if event.next < 0:
            return [phrase("log-event-longhouse-gone", camp=event.camp + 1)]
        return [phrase("log-event-longhouse", camp=event.camp + 1, next=event.next + 1)]
    if isinstance(event, MarkerMoved):
        who = Who(event.seat)
        return [phrase("log-event-marker", who=who, was=event.was, now=event.now)]
    if isinstance(event, PostMoved):
        area = event.area + 1
        return [phrase("log-event-post", who=Who(event.seat), area=area, next=event.next + 1)]
    if isinstance(event, Unloaded) and event.lost:
        amount = phrases.amount(GOODS, event.lost)
        return [phrase("log-event-lost", who=Who(event.seat), amount=amount, n=event.lost)]
    if isinstance(event, Reshuffled):
        return [phrase("log-event-reshuffled", n=event.furs)]
    return []
