"""The answers of a turn in steps 5 to 7: the actions of a tile, then the special actions."""

from __future__ import annotations

from nieuw.cli.rows import Row, marked
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
from nieuw.show.options import AmountOption, Choice, ListOption, MixOption
from nieuw.show.preview import effect
from nieuw.show.question import Ask

LOADS_SHOWN = 2


def turn_rows(s: State, a: Ask) -> list[Row]:
    """The answers of a turn: the tile's actions, then the specials; each counted."""
    found: list[Row] = []
    loads = [move for move in legal(s) if move.verb == TO_SHIP]
    picks = [move for move in legal(s) if move.verb == TO_TRADE and move.args[0] == TOP]
    ships_shown = False
    for option in a.options:
        if isinstance(option, AmountOption):
            found.append(_dealing(option))
        elif isinstance(option, ListOption):
            found += [_whole(s, option, choice) for choice in option.choices]
        elif option.verb == "build":
            found += _builds(s, a, option)
        elif option.verb == "trade":
            found += _picks(s, a, picks)
        elif not ships_shown:
            found += _loads(s, a, loads)
            ships_shown = True
    count = 0
    rows: list[Row] = []
    for row in found:
        count += row.text is not None
        rows.append(row if row.text is None else row._replace(label=str(count)))
    return rows


def _whole(s: State, option: ListOption, made: Choice) -> Row:
    return Row("", marked(_words(s, option, made), made, option.verb, furs=False), made.text)


def _words(s: State, option: ListOption, made: Choice) -> str:
    """The words of a complete answer."""
    match made.about:
        case AboutLand(card=card):
            return say("choose-add", n=card, card=phrases.land(s.box, card))
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


def _builds(s: State, a: Ask, option: MixOption) -> list[Row]:
    """One business in each district; more can be typed."""
    rows: list[Row] = []
    for d in range(1, DISTRICTS + 1):
        text = f"build {d}"
        made, t = effect(s, text, [Move.read(text)])
        words = say(
            "choose-build",
            place=phrases.place(d),
            n=t.businesses[(d - 1) * s.seats + a.seat],
            lead=("no", "tied", "sole")[standing(t, d, a.seat)],
        )
        rows.append(Row("", marked(words, made, option.verb), text))
    if option.most > 1:
        rows.append(Row(say("label-build"), say("choose-build-more", most=option.most), None))
    return rows


def _loads(s: State, a: Ask, loads: list[Move]) -> list[Row]:
    """The best loads of each ship; another can be typed."""
    rows: list[Row] = []
    for move in proposals.loads(s, a.seat, loads, LOADS_SHOWN):
        made, _ = effect(s, str(move), [move])
        card = move.args[0]
        words = say(
            "choose-ship",
            card=card,
            furs=phrases.letters(move.args[1:], BEAVER),
            goods=s.box.ship_goods[card],
        )
        rows.append(Row("", marked(words, made, "ship", furs=False), str(move)))
    if len(loads) > len(rows):
        rows.append(Row(say("label-ship"), say("choose-ship-more"), None))
    return rows


def _picks(s: State, a: Ask, picks: list[Move]) -> list[Row]:
    """For each number of furs, the pick that makes the best load with those in hand."""
    rows: list[Row] = []
    for move in proposals.best_furs(s, a.seat, picks):
        made, _ = effect(s, str(move), [move])
        furs = phrases.letters(move.args[1:], BEAVER)
        words = say("choose-trade", furs=furs, trader=phrases.trader(TOP))
        rows.append(Row("", marked(words, made, "trade", furs=False), str(move)))
    if len(picks) > len(rows):
        rows.append(Row(say("label-trade"), say("choose-trade-more"), None))
    return rows


def _dealing(option: AmountOption) -> Row:
    """Buying or selling wood or corn: an amount is typed."""
    words = say(f"choose-{option.verb}", deal=option.deal or "", fee=option.fee)
    label = f"{option.prefix}1" + (f"..{option.most}" if option.most > 1 else "")
    return Row(label, words, None)
