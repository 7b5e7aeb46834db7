"""The answers of a turn in steps 5 to 7: the actions of a tile, then the special actions."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from nieuw.cli.marks import Marks
from nieuw.cli.rows import Row, marked, noted
from nieuw.core.engine import legal
from nieuw.core.majority import standing
from nieuw.core.moves import Move
from nieuw.core.names import BEAVER, DISTRICTS, FURS, TO_SHIP, TO_TRADE, TOP, TRADER_NAMES
from nieuw.core.state import State
from nieuw.say import phrases
from nieuw.say.words import say
from nieuw.show import proposals
from nieuw.show.about import (
    AboutFurs,
    AboutHouses,
    AboutLand,
    AboutPost,
    AboutTrader,
    AboutWarehouse,
)
from nieuw.show.options import AmountOption, AnyOption, Choice, ListOption, MixOption
from nieuw.show.preview import effect
from nieuw.show.question import Ask

LOADS_SHOWN = 4


def turn_rows(s: State, a: Ask, marks: Marks) -> list[Row]:
    """The answers of a turn: the tile's actions, then the specials; each counted."""
    found: list[Row] = []
    loads = [move for move in legal(s) if move.verb == TO_SHIP]
    picks = [move for move in legal(s) if move.verb == TO_TRADE and move.args[0] == TOP]
    for verb, options in groupby(a.options, key=lambda option: option.verb):
        some = list(options)
        deals = [option for option in some if isinstance(option, AmountOption)]
        if deals:
            found.append(_dealing(deals))
        elif verb == "build":
            found += [row for option in some for row in _builds(s, a, option)]
        elif verb == "trade" and isinstance(some[0], MixOption):
            found += _picks(s, a, picks)
            found += _wholes(s, some[1:], marks)
        elif verb == "ship":
            found += _loads(s, a, loads, marks)
        else:
            found += _wholes(s, some, marks)
    count = 0
    rows: list[Row] = []
    for row in found:
        count += row.text is not None
        rows.append(row if row.text is None else row._replace(label=str(count)))
    return rows


def _wholes(s: State, options: Sequence[AnyOption], marks: Marks) -> list[Row]:
    """Answers without anything to compose, but amounts with one price each in one row."""
    rows: list[Row] = []
    for option in options:
        assert isinstance(option, ListOption), option
        each = _each(option)
        rows += [each] if each else [_whole(s, option, made, marks) for made in option.choices]
    return rows


def _each(option: ListOption) -> Row | None:
    """Several houses or furs in one row, unless one of them loses something."""
    first = option.choices[0]
    if len(option.choices) == 1 or any(made.loses for made in option.choices):
        return None
    fee = -sum(change.n for change in first.changes if change.why == "fee")
    label = f"{option.verb} 1..{len(option.choices)}"
    match first.about:
        case AboutHouses():
            return Row(label, say("choose-houses-each", fee=fee), None)
        case AboutFurs():
            return Row(label, say("choose-market-each", fee=fee), None)
    return None


def _whole(s: State, option: ListOption, made: Choice, marks: Marks) -> Row:
    words = _words(s, option, made, marks)
    return Row("", marked(words, made, option.verb, furs=False), made.text)


def _words(s: State, option: ListOption, made: Choice, marks: Marks) -> str:
    """The words of a complete answer."""
    match made.about:
        case AboutLand(card=card):
            return say("choose-add", n=card, card=marks.put(phrases.land(s.box, card)))
        case AboutTrader(trader=name):
            trader = TRADER_NAMES.index(name)
            furs = phrases.letters(s.stalls[trader * FURS : (trader + 1) * FURS], BEAVER)
            return say("choose-trade", furs=furs, trader=phrases.trader(trader))
        case AboutHouses(n=n):
            return say("choose-houses", n=n)
        case AboutFurs(n=n):
            return say("choose-market", n=n)
        case AboutWarehouse(dock=dock):
            return say("choose-warehouse", room=dock)
        case AboutPost(area=area, travel=travel):
            return say("choose-post", area=area, travel=travel)
    return say(f"choose-{option.verb.replace(' ', '-')}")


def _builds(s: State, a: Ask, option: AnyOption) -> list[Row]:
    """One business in each district; more can be typed."""
    assert isinstance(option, MixOption), option
    rows = [Row("", say("choose-build", most=option.most), None, "lead")]
    for d in range(1, DISTRICTS + 1):
        text = f"build {d}"
        made, t = effect(s, text, [Move.read(text)])
        words = say(
            "choose-build-in",
            district=phrases.district(d),
            n=t.businesses[(d - 1) * s.seats + a.seat],
            lead=("no", "tied", "sole")[standing(t, d, a.seat)],
        )
        plain = len(made.changes) == 1 and not made.follows
        words = noted(words, made) if plain else marked(words, made, option.verb)
        rows.append(Row("", words, text, "short"))
    return rows


def _loads(s: State, a: Ask, loads: list[Move], marks: Marks) -> list[Row]:
    """The best loads of each ship; another can be typed."""
    rows: list[Row] = []
    ships = {move.args[0] for move in loads}
    each = max(1, min(2, LOADS_SHOWN // max(1, len(ships))))
    for move in proposals.loads(s, a.seat, loads, each):
        made, _ = effect(s, str(move), [move])
        card = move.args[0]
        words = say(
            "choose-ship",
            card=card,
            furs=phrases.letters(move.args[1:], BEAVER),
            goods=s.box.ship_goods[card],
            mark=marks.of(f"ship.{card}.goods"),
        )
        rows.append(Row("", marked(words, made, "ship", furs=False), str(move)))
    if len(loads) > len(rows):
        rows.append(Row(_other(loads, rows), say("choose-ship-more"), None))
    return rows


def _other(moves: list[Move], rows: list[Row]) -> str:
    """An answer that can be typed and is not in a row."""
    shown = {row.text for row in rows}
    return next(str(move) for move in moves if str(move) not in shown)


def _picks(s: State, a: Ask, picks: list[Move]) -> list[Row]:
    """For each number of furs, the pick that makes the best load with those in hand."""
    rows: list[Row] = []
    for move in proposals.best_furs(s, a.seat, picks):
        made, _ = effect(s, str(move), [move])
        furs = phrases.letters(move.args[1:], BEAVER)
        words = say("choose-trade", furs=furs, trader=phrases.trader(TOP))
        rows.append(Row("", marked(words, made, "trade", furs=False), str(move)))
    if len(picks) > len(rows):
        rows.append(Row(_other(picks, rows), say("choose-trade-more"), None))
    return rows


def _dealing(options: list[AmountOption]) -> Row:
    """Buying and selling wood or corn: an amount is typed."""
    deal = "both" if len(options) > 1 else options[0].deal or ""
    words = say(f"choose-{options[0].verb}", deal=deal, fee=options[0].fee)
    first, *others = (
        f"{one.prefix}1" + (f"..{one.most}" if one.most > 1 else "") for one in options
    )
    return Row(" ".join([first, *(label.split(" ")[1] for label in others)]), words, None)
