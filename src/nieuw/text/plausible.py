"""Whether a position can occur: what must always be true, checked before a stranger's position is
played. Each check returns the first thing that is wrong, in a few words, or nothing."""

from __future__ import annotations

import re

from nieuw.core.agenda import (
    ASK_BID,
    ASK_CLOSE,
    ASK_PAY_BID,
    ASK_PAY_MARKET,
    ASK_PLACE,
    ASK_TURN,
    COLLECT,
    DEAL_FURS,
    DEAL_LAND,
    DEAL_SHIPS,
    DEAL_STALL,
    DEAL_TILES,
    ITEM_NAMES,
    STEP,
    Item,
)
from nieuw.core.engine import advance
from nieuw.core.furs import furs_left
from nieuw.core.names import (
    BEAVER,
    BUILDINGS,
    CARDS,
    CARDS_OF_A_COLOUR,
    COLUMNS,
    DISPLAYED,
    FURS,
    FURS_OF_A_KIND,
    GOODS,
    KIND_NAMES,
    ROUNDS,
    TILE_KINDS,
    TILES_OF_A_KIND,
    TRADERS,
)
from nieuw.core.paying import last_kind
from nieuw.core.river import last_inhabited
from nieuw.core.row import free_spaces, housed
from nieuw.core.rules.auction import NO_BID, PASSED, waiting
from nieuw.core.rules.income import businesses_of, dock_room
from nieuw.core.state import State

MOST = 500
"""No game comes near this many resources or points, and from there none outgrows the notation."""

# The agenda of each step, next item first.
_TURNS = r"(ask-turn )*"
_AGENDAS = {
    0: r"(deal-furs )*(deal-stall )*(ask-place )*step ",
    1: r"(deal-land )?(deal-ships )?step ",
    2: r"(deal-stall )*step ",
    3: r"deal-tiles step ",
    4: r"(ask-take |(ask-auction |(ask-bid )*award |ask-pay-bid collect )auction )step ",
    5: r"((ask-pay-market )?deal-furs )?" + _TURNS + "step ",
    6: r"((ask-pay-market )?deal-furs )?" + _TURNS + "step ",
    7: r"((ask-pay-market )?deal-furs )?" + _TURNS + "step ",
    9: r"(ask-close )*step ",
    12: r"end ",
}


def problem(s: State) -> str:
    """The first thing wrong with a position, or an empty text."""
    return (
        _cards(s)
        or _pieces(s)
        or _river(s)
        or _cash_box(s)
        or _agenda(s)
        or _columns(s)
        or _bids(s)
        or next(filter(None, (_item(s, item) for item in s.agenda)), "")
        or _settled(s)
    )


def _cards(s: State) -> str:
    rows = [card for p in s.players for card in p.row]
    held = [card for p in s.players for card in p.ships]
    shown = CARDS - DISPLAYED * s.round
    for name, deal, deck, display, owned in (
        ("land", DEAL_LAND, s.land_deck, s.land, rows),
        ("ship", DEAL_SHIPS, s.ship_deck, s.ships, held),
    ):
        to_come = sum(item[2] for item in s.agenda if item[0] == deal)
        everywhere = deck + display + owned
        if len(set(everywhere)) < len(everywhere):
            return f"a {name} card is there twice"
        red = list(range(CARDS_OF_A_COLOUR + 1, CARDS + 1))
        if deck != sorted(deck) or deck[-CARDS_OF_A_COLOUR:] != (
            red if len(deck) >= CARDS_OF_A_COLOUR else [c for c in deck if c in red]
        ):
            return f"the {name} deck is not the rest of blue on red cards in order"
        if len(deck) != shown + to_come:
            return f"the {name} deck has {len(deck)} cards instead of {shown + to_come}"
        if len(display) > DISPLAYED - to_come:
            return f"more than {DISPLAYED} {name} cards are on display"
    return ""


def _pieces(s: State) -> str:
    for i in range(FURS):
        furs = s.reserve[i] + s.discard[i] + sum(s.stalls[i::FURS])
        furs += sum(p.purse[BEAVER + i] for p in s.players)
        if furs != FURS_OF_A_KIND:
            return f"there are {furs} {KIND_NAMES[BEAVER + i]} furs instead of {FURS_OF_A_KIND}"
    for trader in range(TRADERS):
        if sum(s.stalls[trader * FURS : (trader + 1) * FURS]) > s.box.trader_furs[trader]:
            return "a trader has more furs than spaces"
    for seat, p in enumerate(s.players):
        buildings = p.spare + p.houses + p.warehouses + businesses_of(s, seat)
        if buildings != BUILDINGS:
            return f"seat {seat + 1} has {buildings} buildings instead of {BUILDINGS}"
        if free_spaces(s.box, p) < 0:
            return f"seat {seat + 1} has more houses than spaces for them"
        if p.cleared > housed(s.box, p):
            return f"seat {seat + 1} has cleared land without its houses"
        if max(sum(p.purse), p.score) > MOST:
            return f"seat {seat + 1} has more than {MOST} resources or points"
        if p.purse[GOODS] > dock_room(s, seat):
            return f"seat {seat + 1} has more goods than its docks hold"
    return ""


def _river(s: State) -> str:
    if sorted(s.order) != list(range(s.seats)):
        return "the order does not name every seat once"
    usable = s.box.camps[s.seats]
    if not any(s.camps) or sum(s.camps) > usable[0]:
        return f"there are not 1 to {usable[0]} longhouses"
    if any(n > spaces for n, spaces in zip(s.camps, usable, strict=True)):
        return "a camp has more longhouses than usable spaces"
    for area in range(len(usable)):
        if sum(p.post == area for p in s.players) > s.box.areas[s.seats][area]:
            return f"area {area + 1} has more trading posts than usable spaces"
    if any(p.post > last_inhabited(s) for p in s.players):
        return "a trading post stands upstream of the longhouses"
    return ""


def _cash_box(s: State) -> str:
    dealt = sum(s.columns)
    all_tiles = TILE_KINDS * TILES_OF_A_KIND
    to_come = sum(item[2] for item in s.agenda if item[0] == DEAL_TILES)
    nothing_yet = s.round == 0 or (s.round == 1 and s.step < 3)
    if dealt != (0 if nothing_yet else all_tiles - to_come):
        return f"{dealt} tiles lie in the cash box"
    if any(sum(s.columns[kind::TILE_KINDS]) > TILES_OF_A_KIND for kind in range(TILE_KINDS)):
        return f"there are more than {TILES_OF_A_KIND} tiles of a kind"
    room = dealt
    for column in range(1, COLUMNS + 1):
        lying = sum(s.columns[column * TILE_KINDS : (column + 1) * TILE_KINDS])
        if lying != min(room, s.box.column_tiles[column]):
            return f"column {column} holds {lying} tiles"
        room -= lying
    taken = [p.column for p in s.players if p.column]
    if len(set(taken)) < len(taken):
        return "two seats hold one column"
    for seat, p in enumerate(s.players):
        base = p.column * TILE_KINDS
        if any(n > s.columns[base + kind] for kind, n in enumerate(p.tiles)):
            return f"seat {seat + 1} holds tiles its column did not have"
        if s.step in (5, 6, 7, 8, 9, 10, 11) and not p.column:
            return f"seat {seat + 1} has no column"
    return ""


def _agenda(s: State) -> str:
    names = "".join(ITEM_NAMES[item[0]] + " " for item in reversed(s.agenda))
    if s.step not in _AGENDAS or not re.fullmatch(_AGENDAS[s.step], names):
        return f"the agenda of step {s.step} can't be {names.strip() or 'empty'}"
    if (s.step == 0) != (s.round == 0) or (s.step == 12 and s.round != ROUNDS):
        return f"step {s.step} is not in round {s.round}"
    if s.step < 12 and s.agenda[0] != (STEP, 0, s.step + 1, 0):
        return f"step {s.step} is not followed by step {s.step + 1}"
    once = [(what, seat, m) for what, seat, _, m in s.agenda if what != ASK_PLACE]
    if len(set(once)) < len(once):
        return "the agenda holds the same twice"
    turns = [seat for what, seat, _, _ in reversed(s.agenda) if what == ASK_TURN]
    if turns != s.order[s.seats - len(turns) :]:
        return "the turns are not in order"
    for seat in range(s.seats):
        to_come = sum(item[:2] == (ASK_PLACE, seat) for item in s.agenda)
        if s.step == 0 and businesses_of(s, seat) + to_come != 2:
            return f"seat {seat + 1} does not place two businesses"
    return ""


def _columns(s: State) -> str:
    """Step 4: who has a column, who selects, who takes the last."""
    asked = {ITEM_NAMES[what]: seat for what, seat, _, _ in s.agenda}
    if (s.column > 0) != ("award" in asked or "collect" in asked):
        return "an auction is on without its award, or the other way round"
    if s.step in (0, 3) and any(p.column for p in s.players):
        return "a column is held before the bidding"
    if s.step != 4:
        return ""
    first = waiting(s)
    if (len(first) == 1) != ("ask-take" in asked) or not first:
        return f"{len(first)} seats without a column do not fit the question"
    selector = s.selector if s.column else asked.get("ask-auction", asked.get("ask-take"))
    if selector != first[0]:
        return "the seat that selects is not the lowest marker without a column"
    won = [p.column for p in s.players if p.column] + ([s.column] if s.column else [])
    if s.seats == 2 and any(s.box.column_tiles[column] != 3 for column in won):
        return "with two seats the first column has three tiles"
    if s.column in [p.column for p in s.players if p.column]:
        return "the column being auctioned is taken"
    return ""


def _bids(s: State) -> str:
    """Bids are in the order they are made, none above what a seat has."""
    if s.column == 0:
        return ""
    bidders = waiting(s)
    asked = [seat for what, seat, _, _ in reversed(s.agenda) if what == ASK_BID]
    answered = bidders[: len(bidders) - len(asked)]
    if answered + asked != bidders:
        return "the seats are not asked to bid in order"
    paying = [item for item in s.agenda if item[0] in (COLLECT, ASK_PAY_BID)]
    high = -1
    for seat in range(s.seats):
        if (s.bids[seat] != NO_BID) != (seat in answered):
            return f"seat {seat + 1} has bid out of turn"
    for seat in answered:
        bid = s.bids[seat]
        if PASSED < bid <= high or (seat == s.selector and bid == PASSED):
            return f"seat {seat + 1} has not bid more than the others"
        if not paying and bid > sum(s.players[seat].purse):
            return f"seat {seat + 1} has bid more than it holds"
        high = max(high, bid)
    if any(seat != s.bids.index(high) for _, seat, _, _ in paying):
        return "another than the highest bidder pays"
    return ""


def _item(s: State, item: Item) -> str:
    what, seat, n, m = item
    p = s.players[seat]
    right = m == 0
    if what in (ASK_PAY_BID, ASK_PAY_MARKET):
        right = m <= last_kind(what) and 0 < n <= sum(p.purse[m : last_kind(what) + 1])
    elif what == ASK_TURN:
        tiles = p.tiles[s.step - 5]
        right = n <= 1 and (n == 1 or tiles > 0) and m == 0
    elif what == ASK_CLOSE:
        right = 0 < n <= businesses_of(s, seat) and m == 0
    elif what == DEAL_STALL:
        lying = sum(s.stalls[m * FURS : (m + 1) * FURS]) if m < TRADERS else 0
        right = m < TRADERS and 0 < n <= s.box.trader_furs[m] - lying
    elif what == DEAL_FURS:
        right = 0 < n <= min(3, furs_left(s)) and m == 0
    elif what in (DEAL_LAND, DEAL_SHIPS):
        right = 0 < n <= DISPLAYED and m == 0
    elif what == DEAL_TILES:
        right = 0 < n <= TILE_KINDS * TILES_OF_A_KIND and m == 0
    elif what != STEP:
        right = n == 0 and m == 0
    return "" if right else f"the agenda item {ITEM_NAMES[what]} has impossible numbers"


def _settled(s: State) -> str:
    t = s.copy()
    advance(t)
    same = t.agenda == s.agenda and t.step == s.step and t.reserve == s.reserve
    return "" if same else "it goes on by itself, without a choice or a draw"
