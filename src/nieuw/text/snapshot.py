"""A position as canonical text, and its hash: the `position` block of a record.

`write` and `read` are each other's inverse. `read` refuses every text that could not occur in a
game with this box (`plausible`), so that a stranger's position never breaks the engine.
"""

from __future__ import annotations

import hashlib
import re

from nieuw.core.agenda import ITEM_NAMES, Item, has_seat, item_text
from nieuw.core.box import Box
from nieuw.core.names import (
    BEAVER,
    BUILDINGS,
    CARDS,
    COIN,
    COLUMNS,
    DISTRICTS,
    FINAL_STEP,
    MAX_SEATS,
    MIN_SEATS,
    ROUNDS,
    TILE_KINDS,
    TILE_LETTERS,
    TRADER_NAMES,
)
from nieuw.core.notation import HIGHEST, InvalidMove, amounts, amounts_text, card, number, short
from nieuw.core.rules.auction import NO_BID, PASSED
from nieuw.core.rules.special import WAREHOUSES
from nieuw.core.state import Player, State
from nieuw.text.plausible import problem

ITEMS = {name: what for what, name in ITEM_NAMES.items()}
SEAT_WORDS = (
    "purse",
    "score",
    "spare",
    "row",
    "houses",
    "cleared",
    "ships",
    "warehouses",
    "post",
    "tiles",
    "column",
)


class InvalidPosition(Exception):
    """A text that isn't a position; `line` counts from 1 within the position."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(reason)
        self.line = line


def digest(s: State) -> str:
    """The hash of a position: equal for equal states."""
    return "sha256:" + hashlib.sha256(write(s).encode()).hexdigest()


def write(s: State) -> str:
    """The position as text, one line per thing, always the same for the same state."""
    lines = [
        f"seats {s.seats}",
        f"round {s.round}",
        f"step {s.step}",
        _join("order", [str(seat + 1) for seat in s.order]),
        _join("camps", [str(n) for n in s.camps]),
        _join("land", _cards("L", s.land)),
        _join("ships", _cards("S", s.ships)),
        _join("land-deck", _cards("L", s.land_deck)),
        _join("ship-deck", _cards("S", s.ship_deck)),
        _join("reserve", amounts_text(tuple(s.reserve), BEAVER)),
        _join("discard", amounts_text(tuple(s.discard), BEAVER)),
    ]
    for trader, name in enumerate(TRADER_NAMES):
        furs = tuple(s.stalls[trader * 5 : trader * 5 + 5])
        lines.append(_join(name, amounts_text(furs, BEAVER)))
    lines.append(_join("tiles", [_tiles(s.columns[c * 3 : c * 3 + 3]) for c in range(1, 6)]))
    lines.append(_join("auction", _auction(s)))
    for district in range(DISTRICTS):
        there = s.businesses[district * s.seats : (district + 1) * s.seats]
        lines.append(_join(f"district {district + 1}", [str(n) for n in there]))
    for seat, p in enumerate(s.players):
        lines.append(_join(f"seat {seat + 1}", _seat(p)))
    lines.extend(f"agenda {item_text(item)}" for item in reversed(s.agenda))
    return "\n".join(lines) + "\n"


def _join(key: str, words: list[str]) -> str:
    return " ".join([key, *words])


def _cards(letter: str, cards: list[int]) -> list[str]:
    return [f"{letter}{n}" for n in cards]


def _tiles(counts: list[int]) -> str:
    return "".join(TILE_LETTERS[k] * counts[k] for k in range(TILE_KINDS)) or "-"


def _auction(s: State) -> list[str]:
    if s.column == 0:
        return []
    bids = ["-" if b == NO_BID else "pass" if b == PASSED else str(b) for b in s.bids]
    return [str(s.column), str(s.selector + 1), *bids]


def _seat(p: Player) -> list[str]:
    return [
        "purse",
        *amounts_text(tuple(p.purse), COIN),
        "score",
        str(p.score),
        "spare",
        str(p.spare),
        "row",
        *_cards("L", p.row),
        "houses",
        str(p.houses),
        "cleared",
        str(p.cleared),
        "ships",
        *_cards("S", p.ships),
        "warehouses",
        str(p.warehouses),
        "post",
        str(p.post + 1),
        "tiles",
        _tiles(p.tiles),
        "column",
        str(p.column),
    ]


def read(text: str, box: Box) -> State:
    """The state of a position text; raises InvalidPosition at the first wrong line."""
    rest = _Lines(text.splitlines())
    try:
        s = _read(rest, box)
    except InvalidMove as error:
        raise InvalidPosition(rest.at, str(error)) from None
    reason = problem(s)
    if reason:
        raise InvalidPosition(1, f"expected a position that can occur, but {reason}")
    if write(s) != text:
        raise InvalidPosition(1, "expected single spaces, one canonical order and nothing more")
    return s


def _read(rest: _Lines, box: Box) -> State:
    s = State()
    s.box = box
    s.log = None
    s.seats = number(_one(rest.words("seats")), MIN_SEATS, MAX_SEATS)
    s.round = number(_one(rest.words("round")), 0, ROUNDS)
    s.step = number(_one(rest.words("step")), 0, FINAL_STEP)
    s.order = [n - 1 for n in _numbers(rest.words("order"), s.seats, 1, s.seats)]
    s.camps = _numbers(rest.words("camps"), len(box.camps[s.seats]), 0, 5)
    s.land = [card("L", word) for word in rest.words("land")]
    s.ships = [card("S", word) for word in rest.words("ships")]
    s.land_deck = [card("L", word) for word in rest.words("land-deck")]
    s.ship_deck = [card("S", word) for word in rest.words("ship-deck")]
    s.reserve = list(amounts(rest.words("reserve"), BEAVER))
    s.discard = list(amounts(rest.words("discard"), BEAVER))
    s.stalls = [n for name in TRADER_NAMES for n in amounts(rest.words(name), BEAVER)]
    s.columns = [0] * TILE_KINDS + _read_columns(rest.words("tiles"))
    s.column, s.selector, s.bids = _read_auction(rest.words("auction"), s.seats)
    s.businesses = []
    for district in range(1, DISTRICTS + 1):
        s.businesses += _numbers(rest.words(f"district {district}"), s.seats, 0, BUILDINGS)
    s.players = [_read_seat(rest.words(f"seat {n}")) for n in range(1, s.seats + 1)]
    s.agenda = []
    while rest.at < len(rest.lines):
        s.agenda.insert(0, _read_item(rest.words("agenda"), s.seats))
    return s


class _Lines:
    """The lines of a position, taken one by one."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.at = 0

    def words(self, key: str) -> list[str]:
        """The words after the key of the next line."""
        line = self.lines[self.at] if self.at < len(self.lines) else "the end of the position"
        self.at += 1
        if line != key and not line.startswith(key + " "):
            raise InvalidMove(f"expected a line {key}, got {short(line)}")
        return line[len(key) :].split()


def _one(words: list[str]) -> str:
    if len(words) != 1:
        raise InvalidMove(f"expected one word, got {len(words)}")
    return words[0]


def _numbers(words: list[str], count: int, low: int, high: int) -> list[int]:
    if len(words) != count:
        raise InvalidMove(f"expected {count} numbers, got {len(words)}")
    return [number(word, low, high) for word in words]


def _read_tiles(word: str) -> list[int]:
    if not re.fullmatch(f"-|[{TILE_LETTERS}]{{1,3}}", word):
        raise InvalidMove(f"expected tiles such as CLT, or -, got {short(word)}")
    return [word.count(letter) for letter in TILE_LETTERS]


def _read_columns(words: list[str]) -> list[int]:
    if len(words) != COLUMNS:
        raise InvalidMove(f"expected {COLUMNS} columns, got {len(words)}")
    return [n for word in words for n in _read_tiles(word)]


def _read_auction(words: list[str], seats: int) -> tuple[int, int, list[int]]:
    if not words:
        return 0, -1, []
    if len(words) != seats + 2:
        raise InvalidMove(f"expected a column, a seat and {seats} bids, got {len(words)} words")
    bids = [
        NO_BID if word == "-" else PASSED if word == "pass" else number(word, 0, HIGHEST)
        for word in words[2:]
    ]
    return number(words[0], 1, COLUMNS), number(words[1], 1, seats) - 1, bids


def _read_seat(words: list[str]) -> Player:
    parts = _parts(words)
    p = Player()
    p.purse = list(amounts(parts["purse"], COIN))
    p.score = number(_one(parts["score"]), 0, HIGHEST)
    p.spare = number(_one(parts["spare"]), 0, BUILDINGS)
    p.row = [card("L", word) for word in parts["row"]]
    p.houses = number(_one(parts["houses"]), 0, BUILDINGS)
    p.cleared = number(_one(parts["cleared"]), 0, CARDS)
    p.ships = [card("S", word) for word in parts["ships"]]
    p.warehouses = number(_one(parts["warehouses"]), 1, WAREHOUSES)
    p.post = number(_one(parts["post"]), 1, 9) - 1
    p.tiles = _read_tiles(_one(parts["tiles"]))
    p.column = number(_one(parts["column"]), 0, COLUMNS)
    return p


def _parts(words: list[str]) -> dict[str, list[str]]:
    """The words of a seat, by the label before them; every label once and in order."""
    parts: dict[str, list[str]] = {}
    for word in words:
        if len(parts) < len(SEAT_WORDS) and word == SEAT_WORDS[len(parts)]:
            parts[word] = []
        elif parts:
            parts[SEAT_WORDS[len(parts) - 1]].append(word)
        else:
            raise InvalidMove(f"expected purse, got {short(word)}")
    if len(parts) < len(SEAT_WORDS):
        raise InvalidMove(f"expected {SEAT_WORDS[len(parts)]}, got the end of the line")
    return parts


def _read_item(words: list[str], seats: int) -> Item:
    if len(words) != 4 or words[0] not in ITEMS:
        raise InvalidMove(f"expected an agenda item, got {short(' '.join(words))}")
    what = ITEMS[words[0]]
    seat = number(words[1], 1, seats) - 1 if has_seat(what) else number(words[1], 0, 0)
    return what, seat, number(words[2], 0, HIGHEST), number(words[3], 0, HIGHEST)
