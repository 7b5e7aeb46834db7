"""Small positions to test the rules on: every piece accounted for, set up in few words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from nieuw.box.file import builtin
from nieuw.core import events
from nieuw.core.agenda import ASK_AUCTION, ASK_TURN, AUCTION, STEP
from nieuw.core.box import Box
from nieuw.core.engine import advance, apply, legal, new_game
from nieuw.core.events import Event, Gained, Made, Scored
from nieuw.core.names import (
    BEAVER,
    BUILDINGS,
    CARDS,
    COLUMNS,
    DISPLAYED,
    DISTRICTS,
    FURS,
    FURS_OF_A_KIND,
    KIND_LETTERS,
    TILE_KINDS,
    TILE_LETTERS,
    WHY_NAMES,
)
from nieuw.core.state import State
from nieuw.text.sentences import expand

E = TypeVar("E", bound=Event)
BOX = builtin().box
BOX_FIELDS = (
    "name",
    "digest",
    "land_houses",
    "land_wood",
    "land_corn",
    "ship_furs",
    "ship_coins",
    "ship_goods",
    "docks",
    "column_tiles",
    "column_coins",
    "trader_furs",
    "trader_goods",
    "land_points",
    "boats",
    "camps",
    "areas",
)


def box_with(**changes: Any) -> Box:
    """The built-in box with other numbers in some places."""
    fields: dict[str, Any] = {field: getattr(BOX, field) for field in BOX_FIELDS}
    return Box(**{**fields, **changes})


PLAIN = box_with(
    land_houses=[99] + [1, 2, 3] * 8,
    land_wood=[99, *range(1, 25)],
    land_corn=[99, *range(2, 50, 2)],
    ship_furs=[99] + [3, 4, 5, 6] * 6,
    ship_coins=[99, *range(1, 25)],
    ship_goods=[99, *range(1, 25)],
    docks=[99, 4, 2, 2, 2],
    column_coins=[99, 1, 0, 2, 4, 3],
    boats=[1, 2, 4, 8],
    camps=[[], [], [2, 2, 1, 1, 1], [3, 2, 2, 1, 1], [4, 3, 2, 2, 1], [5, 4, 3, 2, 1]],
    areas=[[], [], [2, 1, 1, 1, 1], [3, 2, 2, 2, 2], [5, 3, 3, 3, 3], [5, 3, 3, 3, 3]],
)
"""A box of easy sums. Land card c has 1, 2, 3, 1, ... house spaces, c wood and 2c corn; ship c
takes 3, 4, 5, 6, 3, ... furs for c coins and c goods; boat i costs twice boat i - 1. What
the rules may not look at is 99."""


# Positions ------------------------------------------------------------------------------------


def position(seats: int, step: int, round_now: int = 3, box: Box = BOX) -> State:
    """The middle of a game as everybody left set-up, with empty districts; nobody is asked."""
    s = new_game(seats, box)
    s.round = round_now
    s.step = step
    show(s, land=range(9, 13), ships=range(9, 13))
    deal(s, "CLT", "CLT", "CL", "CT", "LT")
    traders(s, top="BMOR", mid="XXX", low="BMOX")
    s.agenda = [(STEP, 0, step + 1, 0)]
    return s


def at_turn(
    seats: int,
    step: int,
    seat: int,
    tiles: int = 1,
    round_now: int = 3,
    order: Sequence[int] | None = None,
    box: Box = BOX,
) -> State:
    """A seat's turn in step 5, 6 or 7, with so many tiles of the step; the later seats follow."""
    s = position(seats, step, round_now, box)
    s.order = list(order or range(seats))
    kind = step - 5
    other, third = [letter for letter in TILE_LETTERS if letter != TILE_LETTERS[kind]]
    own = TILE_LETTERS[kind]
    deal(s, own * 3, other * 2 + third, other + third, other + third, own + third)
    free = [3] if seats == 2 else [2, 3, 4, 5]
    for i, p in enumerate(s.players):
        p.column = 1 if i == seat else free.pop(0)
    s.players[seat].tiles[kind] = tiles
    for later in reversed(s.order[s.order.index(seat) :]):
        s.agenda.append((ASK_TURN, later, 1, 0))
    return s


def at_auction(seats: int, order: Sequence[int] | None = None, box: Box = BOX) -> State:
    """The first auction of a round."""
    s = position(seats, 4, box=box)
    s.order = list(order or range(seats))
    s.agenda += [(AUCTION, 0, 0, 0), (ASK_AUCTION, s.order[0], 0, 0)]
    return s


def begin(s: State, step: int) -> list[Event]:
    """Begin a step and go on to the next decision or draw; what happened."""
    s.agenda = [(STEP, 0, step, 0)]
    s.log = []
    advance(s)
    events, s.log = s.log, None
    return events


# Pieces ---------------------------------------------------------------------------------------


def give(
    s: State,
    seat: int,
    *,
    coin: int | None = None,
    goods: int | None = None,
    wood: int | None = None,
    corn: int | None = None,
    furs: str | None = None,
) -> None:
    """Let a seat hold exactly these; what is not named stays."""
    purse = s.players[seat].purse
    for kind, n in enumerate((coin, goods, wood, corn)):
        if n is not None:
            purse[kind] = n
    if furs is not None:
        purse[BEAVER:] = fur_counts(furs)
        refill(s)


def fur_counts(letters: str) -> list[int]:
    """Furs by kind: `BBX` is 2 0 0 0 1."""
    assert set(letters) <= set(KIND_LETTERS[BEAVER:])
    return [letters.count(letter) for letter in KIND_LETTERS[BEAVER:]]


def refill(s: State) -> None:
    """Every fur that lies nowhere else is in the reserve."""
    for i in range(FURS):
        elsewhere = s.discard[i] + sum(s.stalls[i::FURS])
        elsewhere += sum(p.purse[BEAVER + i] for p in s.players)
        s.reserve[i] = FURS_OF_A_KIND - elsewhere


def traders(s: State, top: str = "", mid: str = "", low: str = "") -> None:
    """Exactly these furs lie at the traders."""
    s.stalls = fur_counts(top) + fur_counts(mid) + fur_counts(low)
    refill(s)


def scarce(s: State, reserve: str = "", discard: str = "") -> None:
    """Nothing but these can be drawn; the last seat holds all other furs."""
    s.reserve = fur_counts(reserve)
    s.discard = fur_counts(discard)
    last = s.players[-1].purse
    for i in range(FURS):
        last[BEAVER + i] = 0
        held = sum(p.purse[BEAVER + i] for p in s.players)
        there = s.reserve[i] + s.discard[i] + sum(s.stalls[i::FURS]) + held
        last[BEAVER + i] = FURS_OF_A_KIND - there


def show(s: State, land: Sequence[int] | None = None, ships: Sequence[int] | None = None) -> None:
    """Exactly these cards are on display."""
    if land is not None:
        s.land = list(land)
    if ships is not None:
        s.ships = list(ships)
    cut_decks(s)


def cut_decks(s: State) -> None:
    """The decks hold as many cards as the round leaves, none of them in play."""
    left = CARDS - DISPLAYED * s.round
    rows = [card for p in s.players for card in p.row]
    held = [card for p in s.players for card in p.ships]
    s.land_deck = rest(s.land + rows, left)
    s.ship_deck = rest(s.ships + held, left)


def rest(used: list[int], n: int) -> list[int]:
    """The last n cards that are not used."""
    unused = [card for card in range(1, CARDS + 1) if card not in used]
    return unused[len(unused) - n :]


def own_land(s: State, seat: int, row: Sequence[int], houses: int = 0, cleared: int = 0) -> None:
    """A seat's row of land, with its houses taken from the stock."""
    p = s.players[seat]
    p.row = list(row)
    p.spare += p.houses - houses
    p.houses = houses
    p.cleared = cleared
    show(s, land=[card for card in s.land if card not in p.row])


def own_ships(s: State, seat: int, *ships: int) -> None:
    """A seat's ship cards."""
    s.players[seat].ships = list(ships)
    show(s, ships=[card for card in s.ships if card not in ships])


def own_warehouses(s: State, seat: int, n: int) -> None:
    """A seat's warehouses, taken from the stock."""
    p = s.players[seat]
    p.spare += p.warehouses - n
    p.warehouses = n


def put(s: State, district: int, *counts: int) -> None:
    """The businesses of every seat in a district, taken from the stock."""
    base = (district - 1) * s.seats
    for seat, n in zip(range(s.seats), counts, strict=True):
        s.players[seat].spare += s.businesses[base + seat] - n
        s.businesses[base + seat] = n


def there(s: State, district: int) -> list[int]:
    """The businesses of every seat in a district."""
    return s.businesses[(district - 1) * s.seats : district * s.seats]


def buildings(s: State, seat: int) -> int:
    """All buildings of a seat, wherever they are."""
    p = s.players[seat]
    city = sum(there(s, d)[seat] for d in range(1, DISTRICTS + 1))
    return p.spare + p.houses + p.warehouses + city


def all_buildings_there(s: State) -> bool:
    """Whether every seat still has its 25 buildings."""
    return all(buildings(s, seat) == BUILDINGS for seat in range(s.seats))


def post(s: State, *areas: int) -> None:
    """The areas of the trading posts, counted from 1."""
    for p, area in zip(s.players, areas, strict=True):
        p.post = area - 1


def deal(s: State, *columns: str) -> None:
    """These tiles lie in the cash box."""
    s.columns = [0] * TILE_KINDS
    for tiles in columns + ("",) * (COLUMNS - len(columns)):
        s.columns += [tiles.count(letter) for letter in TILE_LETTERS]


def dealt(s: State) -> list[str]:
    """The tiles of each column, as letters."""
    return [
        "".join(TILE_LETTERS[k] * s.columns[c * TILE_KINDS + k] for k in range(TILE_KINDS))
        for c in range(1, COLUMNS + 1)
    ]


# Play -----------------------------------------------------------------------------------------


def play(s: State, *texts: str) -> list[Event]:
    """Play sentences of the notation in place; what happened."""
    s.log = []
    for text in texts:
        play_text(s, text)
    events, s.log = s.log, None
    return events


def play_text(s: State, text: str) -> None:
    """Play a sentence of the notation in place."""
    for move in expand(s, text):
        apply(s, move)


def options(s: State, *verbs: str) -> list[str]:
    """What can be done now, as texts; with verbs, only what begins with one of them."""
    texts = [str(move) for move in legal(s)]
    return [text for text in texts if not verbs or text.split()[0] in verbs]


def purse(s: State, seat: int) -> str:
    """What a seat holds: `8c 4g 3w 2n 1B`."""
    counts = zip(s.players[seat].purse, KIND_LETTERS, strict=True)
    return " ".join(f"{n}{letter}" for n, letter in counts if n)


def furs_at(s: State, trader: int) -> str:
    """The furs lying at a trader, as letters."""
    counts = s.stalls[trader * FURS : (trader + 1) * FURS]
    return "".join(KIND_LETTERS[BEAVER + i] * n for i, n in enumerate(counts))


def event_types() -> list[type[Event]]:
    """Every kind of event, in the order of the module. `Event.__subclasses__()` won't do: slots
    make a dataclass twice, and the first copy stays among them until it is collected."""
    there = vars(events).values()
    return [
        kind
        for kind in there
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    ]


def only(kind: type[E], events: Iterable[Event]) -> list[E]:
    """The events of one kind."""
    return [e for e in events if isinstance(e, kind)]


def made(events: Iterable[Event]) -> list[tuple[int, str, bool]]:
    """Moves: seat, text and whether it was forced."""
    return [(e.seat, str(e.move), e.forced) for e in only(Made, events)]


def changes(events: list[Event], *reasons: str) -> list[tuple[int, str, str]]:
    """Changes of purses: seat, amount and reason; with reasons, only those."""
    return [
        (e.seat, f"{e.n:+d}{KIND_LETTERS[e.kind]}", WHY_NAMES[e.why])
        for e in only(Gained, events)
        if not reasons or WHY_NAMES[e.why] in reasons
    ]


def points(events: list[Event], *reasons: str) -> list[tuple[int, int, str]]:
    """Changes of scores: seat, amount and reason; with reasons, only those."""
    return [
        (e.seat, e.n, WHY_NAMES[e.why])
        for e in only(Scored, events)
        if not reasons or WHY_NAMES[e.why] in reasons
    ]
