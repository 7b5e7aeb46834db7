"""The question to a person, and its answers in words with price and prize.

There is one rule for the person: type the label on the left. If the question is about a number of
the game (a district, a column, a bid), the label is that number; otherwise answers are counted.
"""

from __future__ import annotations

from typing import NamedTuple

from nieuw.cli.closed import closed_rows
from nieuw.cli.marks import Marks
from nieuw.cli.rows import Row, marked, noted
from nieuw.cli.turn import turn_rows
from nieuw.core.agenda import ASK_PAY_MARKET
from nieuw.core.names import DISTRICT_NAMES, DISTRICTS, KIND_NAMES, TILE_NAMES
from nieuw.core.row import row_points
from nieuw.core.rules.auction import PASSED
from nieuw.core.state import State
from nieuw.say import phrases
from nieuw.say.words import in_a_row, listed, say
from nieuw.show import proposals
from nieuw.show.about import AboutColumn, AboutDistrict, AboutPass
from nieuw.show.names import Asked, Tile
from nieuw.show.options import AmountOption, Choice, ListOption
from nieuw.show.preview import Effect, effect, preview
from nieuw.show.question import Ask, ask
from nieuw.text.sentences import expand, payment_text

BIDS_SHOWN = 5
CLOSINGS_SHOWN = 6


class Menu(NamedTuple):
    """A question with its answers."""

    seat: int
    kind: Asked
    tile: Tile | None
    question: str
    rows: list[Row]


def menu(s: State, who: list[str], marks: Marks) -> Menu:
    """The question for the seat to move."""
    a = ask(s)
    assert a is not None, "nobody is asked"
    kind = a.kind
    if kind in ("auction", "take"):
        rows = [_column(s, choice) for choice in _choices(a)]
    elif kind == "place":
        rows = [_place(s, choice, who) for choice in _choices(a)]
    elif kind == "bid":
        rows = _bids(s, a)
    elif kind == "pay":
        rows = _payments(s, a)
    elif kind == "close":
        rows = _closings(s, a)
    else:
        rows = [*turn_rows(s, a, marks), *closed_rows(a)]
    return Menu(a.seat, kind, a.tile or None, _question(s, a, who), rows)


def _choices(a: Ask) -> list[Choice]:
    return [
        choice
        for option in a.options
        if isinstance(option, ListOption)
        for choice in option.choices
    ]


def _question(s: State, a: Ask, who: list[str]) -> str:
    """The question in words."""
    seat = a.seat
    name = who[seat]
    if a.bidding:
        bids = [
            say("bid-passed", who=who[rival.seat])
            if rival.bid == PASSED
            else say("bid-made", who=who[rival.seat], n=rival.bid)
            for rival in sorted(a.bidding.rivals, key=lambda rival: rival.seat)
            if rival.bid is not None
        ]
        rivals = [
            say("bid-rival", who=who[rival.seat], n=rival.limit)
            for rival in a.bidding.rivals
            if rival.bid is None
        ]
        return say(
            "ask-bid",
            who=name,
            column=s.column,
            tiles=phrases.column(s, s.column),
            bids=in_a_row(bids),
            rivals=listed(rivals) if rivals else say("bid-nobody"),
            own="yes" if a.bidding.opens else "no",
        )
    if a.tile:
        tiles = s.players[seat].tiles[TILE_NAMES.index(a.tile)]
        special = any(option.verb == "pass special" for option in a.options)
        question = say(
            f"ask-turn-{a.tile}",
            who=name,
            tiles=tiles,
            special="yes" if special else "no",
            last="yes" if tiles + special == 1 else "no",
        )
        if a.tile != "land" or not tiles:
            return question
        place = len(s.players[seat].row) + 1
        points = row_points(s.box, place)
        return say("ask-turn-land-next", question=question, place=place, points=points)
    return say(f"ask-{a.kind}", who=name, n=a.due)


def _column(s: State, made: Choice) -> Row:
    assert isinstance(made.about, AboutColumn)
    c = made.about.column
    words = say("choose-column", column=c, tiles=phrases.column(s, c))
    return Row(str(c), words, made.text)


def _place(s: State, made: Choice, who: list[str]) -> Row:
    assert isinstance(made.about, AboutDistrict)
    d = made.about.district
    there = s.businesses[(d - 1) * s.seats : d * s.seats]
    owners = listed(say("count-of", who=who[i], n=n) for i, n in enumerate(there) if n)
    special = say(f"special-{DISTRICT_NAMES[d]}")
    words = say("choose-place", district=phrases.district(d), special=special)
    text = say("choose-place-there", place=words, owners=owners) if owners else words
    return Row(str(d), text, made.text)


def _bids(s: State, a: Ask) -> list[Row]:
    """A pass, and the lowest bids; any other can be typed."""
    held = sum(s.players[a.seat].purse)
    coins = s.box.column_coins[s.column]
    swap = 0 if a.seat == s.selector else s.order.index(s.selector) + 1
    rows: list[Row] = []
    for option in a.options:
        if isinstance(option, ListOption):
            rows += [_pass(choice) for choice in option.choices]
        elif isinstance(option, AmountOption):
            highest = min(option.most, option.least + BIDS_SHOWN - 1)
            for n in range(option.least, highest + 1):
                words = say("choose-bid", n=n, left=held - n + coins, swap=swap)
                rows.append(Row(str(n), words, f"{option.prefix}{n}"))
            if highest < option.most:
                label = say("label-up-to", n=option.most)
                rows.append(Row(label, say("choose-bid-more"), None))
    return rows


def _pass(made: Choice) -> Row:
    assert isinstance(made.about, AboutPass)
    match made.about.leads_to:
        case "auction":
            words = say("choose-pass")
        case "column":
            words = say("choose-pass-last")
        case "two-tile-column":
            words = say("choose-pass-two")
    return Row("pass", words, made.text)


def _payments(s: State, a: Ask) -> list[Row]:
    """Proposals; any other mix can be typed."""
    purse = s.players[a.seat].purse
    rows: list[Row] = []
    for paid in proposals.payments(s):
        text = payment_text(paid)
        made, _ = effect(s, text, expand(s, text))
        left = after(purse, made)
        words = say("choose-pay", paid=phrases.amounts(paid), left=phrases.amounts(left))
        rows.append(Row(str(len(rows) + 1), noted(words, made), text))
    market = "yes" if s.agenda[-1][0] == ASK_PAY_MARKET else "no"
    example = rows[-1].text or ""
    words = say("choose-pay-more", n=a.due, market=market)
    rows.append(Row(example.removeprefix("pay "), words, None))
    return rows


def after(purse: list[int], made: Effect) -> list[int]:
    """A purse after an answer and what follows from it."""
    left = purse[:]
    for change in (*made.changes, *made.follows):
        if change.kind != "points":
            left[KIND_NAMES.index(change.kind)] += change.n
    return left


def _closings(s: State, a: Ask) -> list[Row]:
    """Businesses to close, those that cost no majority first."""
    moves = proposals.closings(s)
    ways = [(preview(s, str(move)), move) for move in moves[:CLOSINGS_SHOWN]]
    rows = [
        Row(
            " ".join(map(str, move.args)),
            marked(
                say(
                    "choose-close",
                    n=a.due,
                    places=phrases.places(move.args),
                    spread=phrases.spread(move.args),
                    points=made.forecast["final_election"],
                ),
                made,
                "close",
            ),
            str(move),
        )
        for made, move in ways
    ]
    if len(moves) > CLOSINGS_SHOWN:
        own = [d for d in range(1, DISTRICTS + 1) if s.businesses[(d - 1) * s.seats + a.seat]]
        words = say("choose-close-more", n=a.due, districts=in_a_row(map(str, own)))
        rows.append(Row(say("label-close"), words, None))
    return rows
