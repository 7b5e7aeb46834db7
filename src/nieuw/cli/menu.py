"""The question to a person, and its answers in words with price and prize.

The rule for the person is one: type what stands at the left. Where the question is for a number
of the game (a district, a column, a bid) that number stands there; elsewhere answers are counted.
"""

from __future__ import annotations

from typing import NamedTuple

from nieuw import phrases
from nieuw.ask import Ask, Choice, ask, choice, preview
from nieuw.cli.paying import proposals
from nieuw.cli.rows import Row, marked
from nieuw.cli.turn import turn_rows
from nieuw.core.agenda import ASK_BID
from nieuw.core.engine import legal
from nieuw.core.names import DISTRICT_NAMES, DISTRICTS, KIND_NAMES, LAND
from nieuw.core.row import row_points
from nieuw.core.state import State
from nieuw.notation import expand
from nieuw.words import listed, say

BIDS_SHOWN = 5
CLOSINGS_SHOWN = 6


class Menu(NamedTuple):
    """A question with its answers."""

    seat: int
    kind: str
    question: str
    rows: list[Row]


def menu(s: State, who: list[str]) -> Menu:
    """What the seat to move is asked."""
    a = ask(s)
    assert a is not None, "nobody is asked"
    kind = a["kind"]
    if kind in ("auction", "take"):
        rows = [_column(s, c) for o in a["options"] for c in o["choices"]]
    elif kind == "place":
        rows = [_place(s, c, who) for o in a["options"] for c in o["choices"]]
    elif kind == "bid":
        rows = _bids(s, a)
    elif kind == "pay":
        rows = _payments(s, a)
    elif kind == "close":
        rows = _closings(s)
    else:
        rows = turn_rows(s, a)
    return Menu(a["seat"], kind, _question(s, a, who), rows)


def _question(s: State, a: Ask, who: list[str]) -> str:
    """The question in words."""
    seat = a["seat"]
    name = who[seat]
    if a["kind"] == "bid":
        bids = [
            say("bid-passed", who=who[i]) if bid < 0 else say("bid-made", who=who[i], n=bid)
            for i, bid in enumerate(s.bids)
            if bid >= -1
        ]
        rivals = [
            say("bid-rival", who=who[item[1]], n=sum(s.players[item[1]].purse))
            for item in reversed(s.agenda[:-1])
            if item[0] == ASK_BID
        ]
        return say(
            "ask-bid",
            who=name,
            column=s.column,
            tiles=phrases.column(s, s.column),
            bids=listed(bids),
            rivals=listed(rivals) if rivals else say("bid-nobody"),
            own="yes" if seat == s.selector else "no",
        )
    if a["kind"] == "turn":
        kind = s.step - 5
        tiles, special = s.players[seat].tiles[kind], s.agenda[-1][2]
        question = say(
            f"ask-turn-{phrases.TILE_NAMES[kind]}",
            who=name,
            tiles=tiles,
            special="yes" if special else "no",
            last="yes" if tiles + special == 1 else "no",
        )
        if kind != LAND or not tiles:
            return question
        place = len(s.players[seat].row) + 1
        points = row_points(s.box, place)
        return say("ask-turn-land-next", question=question, place=place, points=points)
    return say(f"ask-{a['kind']}", who=name, n=a["due"])


def _column(s: State, made: Choice) -> Row:
    c = int(made["text"].split()[1])
    words = say("choose-column", column=c, tiles=phrases.column(s, c))
    return Row(str(c), words, made["text"])


def _place(s: State, made: Choice, who: list[str]) -> Row:
    d = int(made["text"].split()[1])
    there = s.businesses[(d - 1) * s.seats : d * s.seats]
    owners = listed(say("count-of", who=who[i], n=n) for i, n in enumerate(there) if n)
    special = say(f"special-{DISTRICT_NAMES[d]}")
    words = say("choose-place", district=phrases.district(d), special=special)
    text = say("choose-place-there", place=words, owners=owners) if owners else words
    return Row(str(d), text, made["text"])


def _bids(s: State, a: Ask) -> list[Row]:
    """A pass, and the lowest bids; any other is typed."""
    held = sum(s.players[a["seat"]].purse)
    swap = "no" if a["seat"] == s.selector else str(s.order.index(s.selector) + 1)
    rows: list[Row] = []
    for o in a["options"]:
        if o["shape"] == "list":
            last = [p.column for p in s.players].count(0) == 2
            words = say("choose-pass-last") if last else say("choose-pass")
            rows += [Row("pass", words, c["text"]) for c in o["choices"]]
            continue
        highest = min(o["most"], o["least"] + BIDS_SHOWN - 1)
        for n in range(o["least"], highest + 1):
            words = say("choose-bid", n=n, left=held - n, swap=swap)
            rows.append(Row(str(n), words, f"bid {n}"))
        if highest < o["most"]:
            label = say("label-up-to", n=o["most"])
            rows.append(Row(label, say("choose-bid-more", most=o["most"]), None))
    return rows


def _payments(s: State, a: Ask) -> list[Row]:
    """Proposals; any other mix is typed."""
    purse = s.players[a["seat"]].purse
    rows: list[Row] = []
    for text in proposals(s):
        made = choice(s, text, expand(s, text))[0]
        paid = [made["price"].get(kind, 0) for kind in KIND_NAMES]
        left = [have - n for have, n in zip(purse, paid, strict=True)]
        words = say("choose-pay", paid=phrases.amounts(paid), left=phrases.amounts(left))
        row = say("row-reveals", row=words) if made["reveals"] else words
        rows.append(Row(str(len(rows) + 1), row, text))
    rows.append(Row(say("label-pay"), say("choose-pay-more", n=a["due"]), None))
    return rows


def _closings(s: State) -> list[Row]:
    """Businesses to close, those that cost no majority first."""
    seat = s.agenda[-1][1]
    ways = [(preview(s, str(move)), move) for move in legal(s)]
    ways.sort(key=lambda way: (-sum(way[0]["standing"]), way[1].args))
    rows = [
        Row(
            " ".join(map(str, move.args)),
            marked(
                say(
                    "choose-close",
                    n=len(move.args),
                    places=phrases.places(move.args),
                    spread=phrases.spread(move.args),
                    points=made["forecast"]["final_election"],
                ),
                made,
            ),
            str(move),
        )
        for made, move in ways[:CLOSINGS_SHOWN]
    ]
    if len(ways) > CLOSINGS_SHOWN:
        own = [d for d in range(1, DISTRICTS + 1) if s.businesses[(d - 1) * s.seats + seat]]
        words = say("choose-close-more", n=len(ways[0][1].args), districts=listed(map(str, own)))
        rows.append(Row(say("label-close"), words, None))
    return rows
