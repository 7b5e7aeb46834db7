"""Words to moves and back (`docs/notation.md`): one line is what one person would say.

Inside the engine a payment is asked kind by kind and a deal draw by draw; a line holds the whole
sentence. `expand` takes a sentence apart, `lines` puts what happened together again.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from nieuw.core.agenda import ASK_PAY_BID, ASK_PAY_MARKET, DEAL, END
from nieuw.core.engine import IllegalMove, apply, asked, legal, to_move
from nieuw.core.events import DEALT, MADE, Event
from nieuw.core.moves import Move, amounts_text
from nieuw.core.names import (
    BEAVER,
    CARDS,
    CHANCE,
    COIN,
    COLUMNS,
    DISTRICTS,
    DRAW_FUR,
    DRAW_LAND,
    DRAW_SHIP,
    DRAW_TILE,
    KIND_LETTERS,
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
    TO_PAY,
    TO_PLACE,
    TO_SHIP,
    TO_TAKE,
    TO_TRADE,
    TO_WOOD,
    TOP,
    TRADER_NAMES,
    VERB_NAMES,
)
from nieuw.core.state import State

HIGHEST = 999
"""No amount in a text is larger: a real game never comes near it."""
LONGEST = 500
"""No line of the notation is longer."""


class InvalidMove(Exception):
    """A text that is no move of the notation."""


class Line(NamedTuple):
    """What one seat, or chance, did in one go."""

    step: int
    seat: int
    """A seat or CHANCE."""
    text: str


def parse(text: str) -> Move:
    """The move a text says, whether or not it can be played; payments and draws of one kind."""
    if len(text) > LONGEST:
        raise InvalidMove(f"expected a move, got a text of {len(text)} characters")
    words = text.split()
    verb = " ".join(words[:2])
    if verb in ("pass tile", "pass special"):
        words = [verb, *words[2:]]
    if not words or words[0] not in VERB_NAMES:
        raise InvalidMove(f"expected a verb such as build or pass, got {short(text)}")
    move = Move(VERB_NAMES.index(words[0]), _args(VERB_NAMES.index(words[0]), words[1:]))
    if str(move) != text:
        raise InvalidMove(f"expected {move}, got {short(text)}")
    return move


def short(text: str) -> str:
    """A text as an error message shows it: quoted, printable, not too long."""
    shown = text if len(text) <= 60 else text[:57] + "..."
    return ascii(shown).replace("\\u2026", "...")


def _args(verb: int, words: list[str]) -> tuple[int, ...]:
    """The arguments of a verb, each within its range."""
    if verb in (TO_PLACE, TO_AUCTION, TO_TAKE, TO_BID, TO_HOUSES, TO_MARKET):
        low, high = _RANGES[verb]
        return (number(_one(words), low, high),)
    if verb in (TO_BUILD, TO_CLOSE):
        if not 1 <= len(words) <= 25:
            raise InvalidMove(f"expected districts, got {len(words)} of them")
        return tuple(sorted(number(word, 1, DISTRICTS) for word in words))
    if verb in (TO_ADD, DRAW_LAND):
        return (card("L", _one(words)),)
    if verb == DRAW_SHIP:
        return (card("S", _one(words)),)
    if verb in (TO_WOOD, TO_CORN):
        word = _one(words)
        if word[:1] not in ("+", "-"):
            raise InvalidMove(f"expected +n to buy or -n to sell, got {short(word)}")
        n = number(word[1:], 1, HIGHEST)
        return (n if word[0] == "+" else -n,)
    if verb == TO_SHIP:
        if not words:
            raise InvalidMove("expected a ship and furs, got nothing")
        return (card("S", words[0]), *amounts(words[1:], BEAVER))
    if verb == TO_TRADE:
        if not words or words[0] not in TRADER_NAMES:
            raise InvalidMove(f"expected top, mid or low, got {short(' '.join(words[:1]))}")
        trader = TRADER_NAMES.index(words[0])
        if trader != TOP:
            return (trader,)
        return (trader, *amounts(words[1:], BEAVER))
    if verb == TO_PAY:
        kind, n = _amount(_one(words))
        return (kind, n)
    if verb == DRAW_FUR:
        return (_letter(_one(words), KIND_LETTERS[BEAVER:]) + BEAVER,)
    if verb == DRAW_TILE:
        return (_letter(_one(words), TILE_LETTERS),)
    return ()


_RANGES = {
    TO_PLACE: (1, DISTRICTS),
    TO_AUCTION: (1, COLUMNS),
    TO_TAKE: (1, COLUMNS),
    TO_BID: (0, HIGHEST),
    TO_HOUSES: (1, 3),
    TO_MARKET: (1, 3),
}


def _one(words: list[str]) -> str:
    if len(words) != 1:
        raise InvalidMove(f"expected one argument, got {len(words)}")
    return words[0]


def number(word: str, low: int, high: int) -> int:
    """A whole number within its range, written without sign or leading zeros."""
    if not re.fullmatch(r"[0-9]{1,4}", word) or not low <= int(word) <= high:
        raise InvalidMove(f"expected a number from {low} to {high}, got {short(word)}")
    return int(word)


def card(letter: str, word: str) -> int:
    """The number of a card such as L7."""
    if not re.fullmatch(letter + r"[0-9]{1,2}", word) or not 1 <= int(word[1:]) <= CARDS:
        raise InvalidMove(f"expected a card {letter}1 to {letter}{CARDS}, got {short(word)}")
    return int(word[1:])


def _letter(word: str, letters: str) -> int:
    if len(word) != 1 or word not in letters:
        raise InvalidMove(f"expected one of {' '.join(letters)}, got {short(word)}")
    return letters.index(word)


def _amount(word: str) -> tuple[int, int]:
    if not re.fullmatch(f"[0-9]{{1,3}}[{KIND_LETTERS}]", word):
        raise InvalidMove(f"expected an amount such as 3c or 1B, got {short(word)}")
    return KIND_LETTERS.index(word[-1]), int(word[:-1])


def amounts(words: list[str], first_kind: int) -> tuple[int, ...]:
    """Counts by kind, from the first kind on; each kind at most once and in order."""
    counts = [0] * (KINDS - first_kind)
    last = first_kind - 1
    for word in words:
        kind, n = _amount(word)
        if kind <= last or n == 0:
            raise InvalidMove(
                f"expected amounts in the order {KIND_LETTERS[first_kind:]}, "
                f"none of them 0, got {short(' '.join(words))}"
            )
        counts[kind - first_kind] = n
        last = kind
    return tuple(counts)


def expand(s: State, text: str) -> list[Move]:
    """The engine's moves that a sentence stands for, checked; the state stays as it is.

    Raises InvalidMove for a text that can't be read and IllegalMove for one that can't be played.
    """
    if len(text) > LONGEST:
        raise InvalidMove(f"expected a move, got a text of {len(text)} characters")
    t = s.copy()
    t.log = []
    what = t.agenda[-1][0]
    words = text.split()
    if what in (ASK_PAY_BID, ASK_PAY_MARKET) and words[:1] == ["pay"]:
        moves = _expand_payment(t, words[1:])
    elif DEAL <= what < END and words[:1] != [] and words[0] in VERB_NAMES[DRAW_FUR:]:
        moves = _expand_deal(t, words)
    else:
        moves = [parse(text)]
        _try(t, moves[0], text)
    said = lines(t.log)[0].text
    if said != text:
        raise InvalidMove(f"expected {said}, got {short(text)}")
    return moves


def _try(t: State, move: Move, text: str) -> None:
    if move not in legal(t):
        raise IllegalMove(text, asked(t))
    apply(t, move)


def _expand_payment(t: State, words: list[str]) -> list[Move]:
    """One move for each kind asked about, until everything due is paid."""
    what, seat, due, _ = t.agenda[-1]
    wanted = amounts(words, COIN)
    text = " ".join(["pay", *words])
    if sum(wanted) != due:
        raise IllegalMove(text, f"{due} due, {sum(wanted)} offered")
    if any(n > held for n, held in zip(wanted, t.players[seat].purse, strict=True)):
        raise IllegalMove(text, "more offered than held")
    moves: list[Move] = []
    while t.agenda[-1][0] == what and t.agenda[-1][1] == seat:
        kind = t.agenda[-1][3]
        move = Move(TO_PAY, (kind, wanted[kind]))
        _try(t, move, text)
        moves.append(move)
    return moves


def _expand_deal(t: State, words: list[str]) -> list[Move]:
    """One move for each card, fur or tile of the sentence; it must hold the whole deal."""
    verb = VERB_NAMES.index(words[0])
    text = " ".join(words)
    moves: list[Move] = []
    for word in _drawn_words(verb, words[1:]):
        move = Move(verb, _args(verb, [word]))
        _try(t, move, text)
        moves.append(move)
    if not moves:
        raise InvalidMove(f"expected what was drawn, got {short(text)}")
    if to_move(t) == CHANCE and legal(t)[0].verb == verb:
        raise IllegalMove(text, f"{t.agenda[-1][2]} more to be drawn")
    return moves


def _drawn_words(verb: int, words: list[str]) -> list[str]:
    """The single draws in the words of a deal: letters apart, traders left out."""
    if verb == DRAW_TILE:
        return list("".join(words))
    if verb == DRAW_FUR:
        return list("".join(word for word in words if word not in TRADER_NAMES))
    return words


def play_text(s: State, text: str) -> list[Line]:
    """Play a sentence and what follows by itself; the lines made. Errors as in `expand`."""
    moves = expand(s, text)
    outer = s.log
    s.log = []
    for move in moves:
        apply(s, move)
    made = lines(s.log)
    if outer is not None:
        outer.extend(s.log)
    s.log = outer
    return made


def lines(events: list[Event]) -> list[Line]:
    """What happened, as lines of the notation."""
    return [line for line, _ in by_line(events)]


def by_line(events: list[Event]) -> list[tuple[Line, list[Event]]]:
    """Each line of the notation with all that happened from it to the next."""
    found: list[list[Event]] = []
    for e in events:
        if e.what in (MADE, DEALT) and not (found and _one_sentence(found[-1][0], e)):
            found.append([e])
        elif found:
            found[-1].append(e)
    return [(_sentence([e for e in group if e.what in (MADE, DEALT)]), group) for group in found]


def _one_sentence(first: Event, later: Event) -> bool:
    """Whether two events belong to one line: a payment of one seat, or draws of one kind."""
    assert first.move is not None and later.move is not None
    if first.what != later.what or first.move.verb != later.move.verb or first.a != later.a:
        return False
    return first.what == DEALT or (first.move.verb == TO_PAY and first.seat == later.seat)


def _sentence(events: list[Event]) -> Line:
    first = events[0]
    moves = [e.move for e in events if e.move is not None]
    verb = moves[0].verb
    if first.what == DEALT:
        if verb == DRAW_TILE:
            words = _tile_words([TILE_LETTERS[m.args[0]] for m in moves])
        elif verb == DRAW_FUR:
            words = _fur_words(events)
        else:
            words = [str(m).split()[1] for m in moves]
        return Line(first.a, CHANCE, " ".join([VERB_NAMES[verb], *words]))
    if verb == TO_PAY:
        counts = [0] * KINDS
        for m in moves:
            counts[m.args[0]] = m.args[1]
        return Line(first.a, first.seat, " ".join(["pay", *amounts_text(tuple(counts), COIN)]))
    return Line(first.a, first.seat, str(moves[0]))


COLUMN_TILES = (3, 3, 2, 2, 2)


def _tile_words(letters: list[str]) -> list[str]:
    """Tiles as they lie in the columns; a deal begun elsewhere ends in the last column too."""
    words: list[str] = []
    end = len(letters)
    for n in reversed(COLUMN_TILES):
        if end > 0:
            words.append("".join(letters[max(0, end - n) : end]))
        end -= n
    return words[::-1]


def _fur_words(events: list[Event]) -> list[str]:
    """Furs in one word for each receiver, a trader's behind its name."""
    words: list[str] = []
    receiver: tuple[int, int] | None = None
    for e in events:
        assert e.move is not None
        if (e.seat, e.b) != receiver:
            receiver = (e.seat, e.b)
            if e.b >= 0:
                words.append(TRADER_NAMES[e.b])
            words.append("")
        words[-1] += KIND_LETTERS[e.move.args[0]]
    return words
