"""Small damage: to texts, and to positions so that the text stays well formed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from nieuw import State
from nieuw.core.agenda import (
    ASK_AUCTION,
    ASK_BID,
    ASK_CLOSE,
    ASK_PAY_BID,
    ASK_PAY_MARKET,
    ASK_PLACE,
    ASK_TAKE,
    ASK_TURN,
    AUCTION,
    AWARD,
    COLLECT,
    DEAL_FURS,
    DEAL_LAND,
    DEAL_SHIPS,
    DEAL_STALL,
    DEAL_TILES,
    END,
    STEP,
    has_seat,
)
from nieuw.core.names import BEAVER, FURS, KINDS

ITEMS = (
    STEP,
    AUCTION,
    AWARD,
    COLLECT,
    ASK_PLACE,
    ASK_AUCTION,
    ASK_BID,
    ASK_PAY_BID,
    ASK_PAY_MARKET,
    ASK_TAKE,
    ASK_TURN,
    ASK_CLOSE,
    DEAL_FURS,
    DEAL_STALL,
    DEAL_LAND,
    DEAL_SHIPS,
    DEAL_TILES,
    END,
)
LETTERS = '0123456789 -+*;:="\\abcdefLSTCgwnBMORX\n\r\t\0é\u2028'


def damage_text(text: str, rng: Random) -> str:
    """A text with one or a few things deleted, doubled, swapped, changed or cut off."""
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        text = rng.choice(_TEXT)(text, rng)
    return text


def _lines(change: Callable[[list[str], int, Random], None]) -> Callable[[str, Random], str]:
    def changed(text: str, rng: Random) -> str:
        lines = text.split("\n")
        change(lines, rng.randrange(len(lines)), rng)
        return "\n".join(lines)

    return changed


def _drop_line(lines: list[str], at: int, rng: Random) -> None:
    del lines[at]


def _double_line(lines: list[str], at: int, rng: Random) -> None:
    lines.insert(at, lines[at])


def _swap_lines(lines: list[str], at: int, rng: Random) -> None:
    other = min(len(lines) - 1, at + rng.choice((1, 1, 2, 7)))
    lines[at], lines[other] = lines[other], lines[at]


def _swap_words(lines: list[str], at: int, rng: Random) -> None:
    words = lines[at].split(" ")
    a, b = rng.randrange(len(words)), rng.randrange(len(words))
    words[a], words[b] = words[b], words[a]
    lines[at] = " ".join(words)


def _drop_word(lines: list[str], at: int, rng: Random) -> None:
    words = lines[at].split(" ")
    del words[rng.randrange(len(words))]
    lines[at] = " ".join(words)


def _change_number(lines: list[str], at: int, rng: Random) -> None:
    digits = [i for i, letter in enumerate(lines[at]) if letter in "0123456789"]
    if digits:
        i = rng.choice(digits)
        new = rng.choice("0123456789") + rng.choice(("", "", "", "9", "999999999999"))
        lines[at] = lines[at][:i] + new + lines[at][i + 1 :]


def _change_letter(text: str, rng: Random) -> str:
    at = rng.randrange(len(text) + 1)
    return text[:at] + rng.choice(LETTERS) + text[at + 1 :]


def _insert_letter(text: str, rng: Random) -> str:
    at = rng.randrange(len(text) + 1)
    return text[:at] + rng.choice(LETTERS) + text[at:]


def _cut(text: str, rng: Random) -> str:
    return text[: rng.randrange(len(text) + 1)]


_TEXT: tuple[Callable[[str, Random], str], ...] = (
    _lines(_drop_line),
    _lines(_double_line),
    _lines(_swap_lines),
    _lines(_swap_words),
    _lines(_drop_word),
    _lines(_change_number),
    _lines(_change_number),
    _change_letter,
    _insert_letter,
    _cut,
)


def damage(s: State, rng: Random) -> State:
    """A copy with a few things elsewhere; furs and buildings mostly still add up."""
    t = s.copy()
    for _ in range(rng.choice((1, 1, 2, 3, 5))):
        rng.choice(_POSITION)(t, rng)
    return t


def _furs(t: State, rng: Random) -> None:
    """A fur from one place to another."""
    i = rng.randrange(FURS)
    places = [(t.reserve, i), (t.discard, i)]
    places += [(t.stalls, trader * FURS + i) for trader in range(3)]
    places += [(p.purse, BEAVER + i) for p in t.players]
    (here, a), (there, b) = rng.choice(places), rng.choice(places)
    n = rng.choice((1, 1, here[a]))
    if here[a] >= n:
        here[a] -= n
        there[b] += n


def _no_furs_left(t: State, rng: Random) -> None:
    """The whole reserve to the discard or to a seat."""
    to_seat = rng.random() < 0.5
    for i in range(FURS):
        if to_seat:
            t.players[0].purse[BEAVER + i] += t.reserve[i] + t.discard[i]
            t.discard[i] = 0
        else:
            t.discard[i] += t.reserve[i]
        t.reserve[i] = 0


def _purse(t: State, rng: Random) -> None:
    rng.choice(t.players).purse[rng.randrange(4)] = rng.choice((0, 0, 1, 2, 3, 9, 70, 600))


def _score(t: State, rng: Random) -> None:
    rng.choice(t.players).score = rng.choice((0, 1, 200, 700))


def _buildings(t: State, rng: Random) -> None:
    """Buildings from stock to the city, or back."""
    seat = rng.randrange(t.seats)
    p = t.players[seat]
    at = rng.randrange(6) * t.seats + seat
    n = rng.choice((1, 2, p.spare, -1, -t.businesses[at]))
    if n <= p.spare and -n <= t.businesses[at]:
        p.spare -= n
        t.businesses[at] += n


def _houses(t: State, rng: Random) -> None:
    p = rng.choice(t.players)
    if p.spare:
        p.spare -= 1
        p.houses += 1


def _cleared(t: State, rng: Random) -> None:
    rng.choice(t.players).cleared += rng.choice((1, -1))


def _warehouses(t: State, rng: Random) -> None:
    p = rng.choice(t.players)
    n = rng.choice((1, -1))
    p.warehouses += n
    p.spare -= n


def _cards(t: State, rng: Random) -> None:
    """A card from one place to another, or out of the game."""
    for places in (
        [t.land, t.land_deck, *(p.row for p in t.players)],
        [t.ships, t.ship_deck, *(p.ships for p in t.players)],
    ):
        here, there = rng.choice(places), rng.choice(places)
        if here and rng.random() < 0.7:
            card = here.pop(rng.randrange(len(here)))
            if rng.random() < 0.7:
                there.append(card)
    t.land_deck.sort()
    t.ship_deck.sort()


def _camps(t: State, rng: Random) -> None:
    a, b = rng.randrange(len(t.camps)), rng.randrange(len(t.camps))
    t.camps[a], t.camps[b] = t.camps[b], t.camps[a]
    if rng.random() < 0.3:
        t.camps[a] += rng.choice((1, -1))


def _post(t: State, rng: Random) -> None:
    rng.choice(t.players).post = rng.randrange(9)


def _order(t: State, rng: Random) -> None:
    rng.shuffle(t.order)


def _round(t: State, rng: Random) -> None:
    t.round = rng.randrange(7)


def _step(t: State, rng: Random) -> None:
    t.step = rng.randrange(13)
    if rng.random() < 0.8 and t.agenda[0][0] == STEP:
        t.agenda[0] = (STEP, 0, t.step + 1, 0)


def _column(t: State, rng: Random) -> None:
    rng.choice(t.players).column = rng.randrange(6)


def _columns(t: State, rng: Random) -> None:
    """Somebody has, or everybody gives back, a column."""
    for n, p in enumerate(t.players):
        p.column = rng.choice((n + 1, 0, p.column))


def _tiles(t: State, rng: Random) -> None:
    p = rng.choice(t.players)
    kind = rng.randrange(3)
    p.tiles[kind] = rng.choice((0, t.columns[p.column * 3 + kind]))


def _dealt(t: State, rng: Random) -> None:
    a, b = rng.randrange(3, 18), rng.randrange(3, 18)
    t.columns[a], t.columns[b] = t.columns[b], t.columns[a]


def _bids(t: State, rng: Random) -> None:
    if t.bids:
        t.bids[rng.randrange(t.seats)] = rng.choice((-2, -1, 0, 1, 2, 5, 70))
    elif rng.random() < 0.2:
        t.bids = [rng.choice((-2, -1, 0, 3)) for _ in range(t.seats)]
        t.column = rng.randrange(1, 6)
        t.selector = rng.randrange(t.seats)


def _auction(t: State, rng: Random) -> None:
    if t.column:
        t.column = rng.randrange(1, 6)
        t.selector = rng.randrange(t.seats)


def _no_auction(t: State, rng: Random) -> None:
    t.column, t.selector, t.bids = 0, -1, []


def _item(t: State, rng: Random) -> None:
    """Another seat, number or question at one place of the agenda."""
    at = rng.randrange(len(t.agenda))
    what, seat, n, m = t.agenda[at]
    part = rng.randrange(5)
    if part == 0:
        what = rng.choice(ITEMS)
    seat = rng.randrange(t.seats) if has_seat(what) else 0
    if part == 1:
        n = rng.choice((0, 1, 2, 3, 4, 6, 9, 25))
    if part == 2:
        m = rng.randrange(KINDS)
    t.agenda[at] = (what, seat, n, m)


def _item_away(t: State, rng: Random) -> None:
    if len(t.agenda) > 1:
        del t.agenda[rng.randrange(len(t.agenda))]


def _item_again(t: State, rng: Random) -> None:
    at = rng.randrange(len(t.agenda))
    for _ in range(rng.choice((1, 1, 2, 30))):
        t.agenda.insert(at, t.agenda[at])


def _items_swapped(t: State, rng: Random) -> None:
    a, b = rng.randrange(len(t.agenda)), rng.randrange(len(t.agenda))
    t.agenda[a], t.agenda[b] = t.agenda[b], t.agenda[a]


def _other_seats(t: State, rng: Random) -> None:
    """Every question goes to the next seat."""
    t.agenda = [
        (what, (seat + 1) % t.seats if has_seat(what) else 0, n, m) for what, seat, n, m in t.agenda
    ]


_POSITION: tuple[Callable[[State, Random], None], ...] = (
    _furs,
    _no_furs_left,
    _purse,
    _score,
    _buildings,
    _houses,
    _cleared,
    _warehouses,
    _cards,
    _camps,
    _post,
    _order,
    _round,
    _step,
    _column,
    _columns,
    _tiles,
    _dealt,
    _bids,
    _auction,
    _no_auction,
    _item,
    _item,
    _item_away,
    _item_again,
    _items_swapped,
    _other_seats,
)
