"""The answers of a turn in steps 5 to 7: the actions of a tile, then the special actions."""

from __future__ import annotations

from nieuw import phrases
from nieuw.ask import Ask, Choice, Option, choice
from nieuw.cli.rows import Row, marked
from nieuw.core.engine import legal
from nieuw.core.majority import standing
from nieuw.core.moves import Move
from nieuw.core.names import BEAVER, DISTRICTS, FURS, TO_SHIP, TO_TRADE, TOP
from nieuw.core.river import next_area, travel_cost
from nieuw.core.rules.special import FUR_PRICE
from nieuw.core.rules.trade import load_points
from nieuw.core.state import State
from nieuw.notation import parse
from nieuw.words import say

LOADS_SHOWN = 2


def turn_rows(s: State, a: Ask) -> list[Row]:
    """The answers of a turn: the tile's actions, then the specials; each counted."""
    found: list[Row] = []
    loads = [move for move in legal(s) if move.verb == TO_SHIP]
    picks = [move for move in legal(s) if move.verb == TO_TRADE and move.args[0] == TOP]
    ships_told = False
    for o in a["options"]:
        if o["verb"] == "build":
            found += _builds(s, a, o)
        elif o["verb"] == "ship" and not ships_told:
            found += _loads(s, a, loads)
            ships_told = True
        elif o["verb"] == "trade" and o["shape"] == "mix":
            found += _picks(s, a, picks)
        elif o["shape"] == "amount":
            found.append(_dealing(o))
        else:
            found += [
                Row("", marked(_words(s, a, c), c, furs=False), c["text"]) for c in o["choices"]
            ]
    count = 0
    rows: list[Row] = []
    for row in found:
        count += row.text is not None
        rows.append(row if row.text is None else row._replace(label=str(count)))
    return rows


def _words(s: State, a: Ask, made: Choice) -> str:
    """The words of an answer that is whole in itself."""
    seat = a["seat"]
    move = parse(made["text"])
    words = made["text"].split()
    verb = "-".join(words[:2]) if words[0] == "pass" else words[0]
    if verb == "add":
        return say("choose-add", n=move.args[0], card=phrases.land(s.box, move.args[0]))
    if verb == "trade":
        base = move.args[0] * FURS
        furs = phrases.letters(s.stalls[base : base + FURS], BEAVER)
        return say("choose-trade", furs=furs, trader=phrases.trader(move.args[0]))
    if verb == "warehouse":
        dock = s.players[seat].warehouses + 1
        return say("choose-warehouse", room=s.box.docks[dock])
    if verb == "houses":
        return say("choose-houses", n=move.args[0])
    if verb == "market":
        return say("choose-market", n=move.args[0], price=FUR_PRICE * move.args[0])
    if verb == "post":
        return say("choose-post", area=next_area(s, seat) + 1, travel=_travel_after(s, move))
    return say(f"choose-{verb}")


def _travel_after(s: State, move: Move) -> int:
    """Travel corn once the post has moved."""
    t = choice(s, str(move), [move])[1]
    return travel_cost(t, s.agenda[-1][1])


def _builds(s: State, a: Ask, o: Option) -> list[Row]:
    """One business in each district; more are typed."""
    rows: list[Row] = []
    for d in range(1, DISTRICTS + 1):
        text = f"build {d}"
        made, t = choice(s, text, [parse(text)])
        words = say(
            "choose-build",
            district=phrases.district(d),
            n=t.businesses[(d - 1) * s.seats + a["seat"]],
            lead=("no", "tied", "sole")[standing(t, d, a["seat"])],
        )
        rows.append(Row("", marked(words, made), text))
    if o["most"] > 1:
        rows.append(Row(say("label-build"), say("choose-build-more", most=o["most"]), None))
    return rows


def _loads(s: State, a: Ask, loads: list[Move]) -> list[Row]:
    """The best loads of each ship; another is typed."""
    held = s.players[a["seat"]].purse[BEAVER:]
    rows: list[Row] = []
    for card in dict.fromkeys(move.args[0] for move in loads):
        own = [move for move in loads if move.args[0] == card]
        own.sort(key=lambda move: (-load_points(move.args[1:]), -_rest(held, move.args[1:])))
        for move in own[:LOADS_SHOWN]:
            made = choice(s, str(move), [move])[0]
            words = say(
                "choose-ship",
                card=card,
                furs=phrases.letters(move.args[1:], BEAVER),
                goods=s.box.ship_goods[card],
            )
            rows.append(Row("", marked(words, made, furs=False), str(move)))
    if len(loads) > len(rows):
        rows.append(Row(say("label-ship"), say("choose-ship-more"), None))
    return rows


def _rest(held: list[int], load: tuple[int, ...]) -> int:
    """What the furs kept back would be worth as a load."""
    return load_points(tuple(have - n for have, n in zip(held, load, strict=True)))


def _picks(s: State, a: Ask, picks: list[Move]) -> list[Row]:
    """For each number of furs the pick that makes the best load with those in hand."""
    held = s.players[a["seat"]].purse[BEAVER:]
    best: dict[int, Move] = {}
    for move in picks:
        n = sum(move.args[1:])
        if n not in best or _together(held, move) > _together(held, best[n]):
            best[n] = move
    rows: list[Row] = []
    for move in best.values():
        made = choice(s, str(move), [move])[0]
        furs = phrases.letters(move.args[1:], BEAVER)
        words = say("choose-trade", furs=furs, trader=phrases.trader(TOP))
        rows.append(Row("", marked(words, made, furs=False), str(move)))
    if len(picks) > len(rows):
        rows.append(Row(say("label-trade"), say("choose-trade-more"), None))
    return rows


def _together(held: list[int], move: Move) -> int:
    return load_points(tuple(have + n for have, n in zip(held, move.args[1:], strict=True)))


def _dealing(o: Option) -> Row:
    """Buying or selling of wood or corn: an amount is typed."""
    deal = "buy" if o["prefix"].endswith("+") else "sell"
    words = say(f"choose-{o['verb']}", deal=deal, most=o["most"], fee=o["fee"])
    return Row(f"{o['prefix']}1" + (f"..{o['most']}" if o["most"] > 1 else ""), words, None)
