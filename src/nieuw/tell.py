"""What happened, as sentences: the log of a game from its events.

A teller follows a game from some state on: who won a column is no event of its own, so it keeps
the auction in mind.
"""

from __future__ import annotations

import copy
from typing import NamedTuple

from nieuw import phrases
from nieuw.core.events import (
    BEGAN,
    DEALT,
    GAINED,
    LONGHOUSE,
    LOST,
    MADE,
    MARKER,
    POST_MOVED,
    RESHUFFLED,
    SCORED,
    Event,
)
from nieuw.core.moves import Move
from nieuw.core.names import (
    BEAVER,
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
    VERB_NAMES,
    WHY_BID,
    WHY_BUILD,
    WHY_CLOSE,
    WHY_COLUMN,
    WHY_ELECTION,
    WHY_FINAL_ELECTION,
    WHY_HARVEST,
    WHY_MARKET,
    WHY_NAMES,
    WHY_PASS_SPECIAL,
    WHY_PASS_TILE,
)
from nieuw.core.rules.auction import NO_BID
from nieuw.core.state import State
from nieuw.notation import lines
from nieuw.phrases import change
from nieuw.words import Arg, Phrase, Who, many, phrase

PLAIN = (
    *(WHY_BID, WHY_COLUMN, WHY_PASS_TILE, WHY_PASS_SPECIAL),
    *(WHY_BUILD, WHY_ELECTION, WHY_CLOSE, WHY_MARKET),
)
"""Reasons that go without saying after the move that has them."""
STEPS_TOLD = (4, 5, 6, 7, 12)
"""Steps that get a heading; the others are one sentence."""


class Said(NamedTuple):
    """One line of the log."""

    kind: str
    """round, step or line."""
    what: Phrase


class Teller:
    """Tells the events of one game in order."""

    def __init__(self, s: State) -> None:
        self.seats = s.seats
        self.box = s.box
        self.taken = {seat for seat, p in enumerate(s.players) if p.column}
        self.column = s.column
        self.bids = {seat: bid for seat, bid in enumerate(s.bids) if bid != NO_BID}

    def copy(self) -> Teller:
        """Another teller at the same place of the same game."""
        made = copy.copy(self)
        made.taken = set(self.taken)
        made.bids = dict(self.bids)
        return made

    def tell(self, events: list[Event]) -> list[Said]:
        """The sentences of what one move or deal brought about."""
        said: list[Said] = []
        for group in groups(events):
            head = group[0]
            if head.what == BEGAN:
                said += self._began(head, group[1:])
            elif head.what == DEALT:
                said += self._dealt(group)
            else:
                said += self._made(group)
            said += self._moved(group)
        return said

    def _began(self, head: Event, rest: list[Event]) -> list[Said]:
        """A step, and what it does by itself to everybody (steps 8 to 12)."""
        said: list[Said] = []
        if head.a == 1:
            said.append(Said("round", phrase("log-round", round=head.b)))
        if head.a == 4:
            self.taken = set()
        if head.a in STEPS_TOLD:
            said.append(
                Said("step", phrase("log-step", step=head.a, name=phrase(f"step-{head.a}")))
            )
        for why in range(WHY_HARVEST, len(WHY_NAMES)):
            shares = [self._share(e, why) for e in rest if e.why == why]
            if shares:
                said.append(Said("line", phrase(f"log-why-{WHY_NAMES[why]}", list=many(shares))))
        return said

    def _share(self, e: Event, why: int) -> Phrase:
        """What one seat got or paid in a step that is the same for all."""
        if why >= WHY_FINAL_ELECTION:
            what = phrase("amount-points", n=e.b)
        else:
            what = phrases.amount(e.a, abs(e.b))
        return phrase("share", who=Who(e.seat), amount=what)

    def _dealt(self, group: list[Event]) -> list[Said]:
        """Cards, tiles or furs that were drawn."""
        head = group[0]
        drawn = [e for e in group if e.what == DEALT]
        moves = [e.move for e in drawn if e.move is not None]
        verb = moves[0].verb
        name = VERB_NAMES[verb]
        if verb == DRAW_FUR:
            counts = [0] * FURS
            for move in moves:
                counts[move.args[0] - BEAVER] += 1
            furs = phrases.furs(counts)
            if head.b >= 0:
                text = phrase("log-dealt-trader", trader=phrases.trader(head.b), furs=furs)
            else:
                text = phrase("log-dealt-furs", who=Who(head.seat), furs=furs)
        elif verb == DRAW_TILE:
            words = lines(drawn)[0].text.split()[1:]
            first = 6 - len(words)
            tiles = [[word.count(letter) for letter in TILE_LETTERS] for word in words]
            columns = [
                phrase("column-tiles", column=first + i, tiles=phrases.tiles(counts))
                for i, counts in enumerate(tiles)
            ]
            text = phrase("log-dealt-tiles", list=many(columns))
        else:
            card = phrases.land if verb == DRAW_LAND else phrases.ship
            cards = many(card(self.box, move.args[0]) for move in moves)
            text = phrase(f"log-dealt-{name}", list=cards)
        return [Said("line", text)]

    def _made(self, group: list[Event]) -> list[Said]:
        """A seat's move, with what it cost and brought."""
        head = group[0]
        move = head.move
        assert move is not None
        seat = head.seat
        if move.verb == TO_AUCTION:
            self.column, self.bids = move.args[0], {}
        elif move.verb in (TO_BID, TO_PASS):
            self.bids[seat] = move.args[0] if move.verb == TO_BID else -1
        elif move.verb == TO_TAKE:
            self.taken.add(seat)
        if move.verb == TO_PAY and self._is_bid(group):
            return [self._won(seat, group)]
        verb = VERB_NAMES[move.verb].replace(" ", "-")
        text = phrase(f"log-verb-{verb}", who=Who(seat), **self._args(move, group))
        said = [Said("line", self._with_changes(text, move.verb, seat, group))]
        if self._all_answered(move.verb) and max(self.bids.values()) == 0:
            winner = max(self.bids, key=lambda s: self.bids[s])
            said.append(self._won(winner, group))
        return said

    def _is_bid(self, group: list[Event]) -> bool:
        return any(e.why == WHY_BID for e in group)

    def _all_answered(self, verb: int) -> bool:
        """Whether this was the last answer of an auction."""
        waiting = self.seats - len(self.taken)
        return verb in (TO_BID, TO_PASS) and len(self.bids) == waiting

    def _won(self, seat: int, group: list[Event]) -> Said:
        """R4.4, R4.5: the winner, the price and the bonus coins."""
        paid = [0] * KINDS
        for e in group:
            if e.why == WHY_BID:
                paid[e.a] -= e.b
        self.taken.add(seat)
        told: dict[str, Arg] = {
            "who": Who(seat),
            "column": self.column,
            "bid": sum(paid),
            "paid": phrases.amounts(paid),
        }
        bonus = [phrases.amount(e.a, e.b) for e in group if e.why == WHY_COLUMN]
        if bonus:
            return Said("line", phrase("log-won-bonus", bonus=bonus[0], **told))
        return Said("line", phrase("log-won", **told))

    def _args(self, move: Move, group: list[Event]) -> dict[str, Arg]:
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
            return {"card": phrases.land(self.box, args[0])}
        if verb in (TO_WOOD, TO_CORN):
            return {"n": abs(args[0]), "deal": "buy" if args[0] > 0 else "sell"}
        if verb == TO_PAY:
            return {"paid": phrases.amounts(_paid(group, WHY_MARKET))}
        if verb == TO_SHIP:
            return {"card": phrases.ship(self.box, args[0]), "furs": phrases.furs(args[1:])}
        if verb == TO_TRADE:
            furs = [0] * FURS
            for e in group:
                if e.what == GAINED and e.a >= BEAVER:
                    furs[e.a - BEAVER] += e.b
            return {"trader": phrases.trader(args[0]), "furs": phrases.furs(furs)}
        return {}

    def _with_changes(self, text: Phrase, verb: int, seat: int, group: list[Event]) -> Phrase:
        """The sentence with what the ledger says besides."""
        found: list[Phrase] = []
        for e in group:
            if e.seat != seat or e.what not in (GAINED, SCORED) or verb == TO_PAY:
                continue
            if e.what == GAINED and e.a >= BEAVER:
                continue
            if verb in (TO_BID, TO_PASS):
                continue
            told = WHY_NAMES[e.why] == VERB_NAMES[verb] or e.why in PLAIN
            found.append(change(e.a if e.what == GAINED else None, e.b, None if told else e.why))
        return phrase("with-changes", text=text, changes=many(found)) if found else text

    def _moved(self, group: list[Event]) -> list[Said]:
        """Longhouses, markers, posts and goods that moved."""
        said: list[Phrase] = []
        for e in group:
            if e.what == LONGHOUSE and e.b < 0:
                said.append(phrase("log-event-longhouse-gone", camp=e.a + 1))
            elif e.what == LONGHOUSE:
                said.append(phrase("log-event-longhouse", camp=e.a + 1, next=e.b + 1))
            elif e.what == MARKER:
                said.append(phrase("log-event-marker", who=Who(e.seat), was=e.a, now=e.b))
            elif e.what == POST_MOVED:
                said.append(phrase("log-event-post", who=Who(e.seat), area=e.a + 1, next=e.b + 1))
            elif e.what == LOST:
                lost = phrases.amount(GOODS, e.b)
                said.append(phrase("log-event-lost", who=Who(e.seat), amount=lost, n=e.b))
            elif e.what == RESHUFFLED:
                said.append(phrase("log-event-reshuffled", n=e.b))
        return [Said("line", text) for text in said]


def _paid(group: list[Event], why: int) -> list[int]:
    counts = [0] * KINDS
    for e in group:
        if e.why == why:
            counts[e.a] -= e.b
    return counts


def groups(events: list[Event]) -> list[list[Event]]:
    """The events of each move, deal or step together; one payment is one group."""
    found: list[list[Event]] = []
    for e in events:
        head = e.what in (MADE, DEALT, BEGAN)
        if found and (not head or _goes_on(found[-1][0], e)):
            found[-1].append(e)
        else:
            found.append([e])
    return found


def _goes_on(first: Event, later: Event) -> bool:
    """Whether a payment or a deal goes on."""
    if first.what != later.what or first.move is None or later.move is None:
        return False
    if first.move.verb != later.move.verb or first.seat != later.seat:
        return False
    return first.b == later.b if first.what == DEALT else first.move.verb == TO_PAY
