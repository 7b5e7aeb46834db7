"""One line is what a person would say in one go (`docs/notation.md`).

Inside the engine a payment is asked for kind by kind and a deal draw by draw; a line is the whole
sentence. `expand` takes a sentence apart, `by_line` puts what happened together again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from nieuw.core.agenda import ASK_PAY_BID, ASK_PAY_MARKET, DEAL, END
from nieuw.core.engine import IllegalMove, apply, asked, legal, to_move
from nieuw.core.events import Dealt, Event, Made
from nieuw.core.moves import Move
from nieuw.core.names import (
    CHANCE,
    COIN,
    COLUMN_TILES,
    DRAW_FUR,
    DRAW_TILE,
    KIND_LETTERS,
    KINDS,
    TILE_LETTERS,
    TO_PAY,
    TRADER_NAMES,
    Seat,
)
from nieuw.core.notation import LONGEST, InvalidMove, amounts, amounts_text, short
from nieuw.core.paying import payment_range
from nieuw.core.state import State
from nieuw.core.verbs import VERB_NAMES


class Line(NamedTuple):
    """What one seat, or chance, did in one go."""

    step: int
    seat: int
    """A seat or CHANCE."""
    text: str


def payment_text(paid: Sequence[int]) -> str:
    """The sentence that pays these amounts: `pay 3c 1B`."""
    return " ".join(["pay", *amounts_text(tuple(paid), COIN)])


# A sentence taken apart ------------------------------------------------------------------------


def expand(s: State, text: str) -> list[Move]:
    """The engine's moves that a sentence stands for, checked; the state stays as it is.

    Raises InvalidMove for a text that can't be read and IllegalMove for one that can't be played.
    """
    moves = answers(s, text)
    if moves is None:
        t = s.copy()
        t.log = []
        moves = draw_all(t, text)
    return moves


def answers(s: State, text: str) -> list[Move] | None:
    """The moves of a sentence, found without making them; None for a deal, whose draws depend on
    each other. Errors as in `expand`."""
    if len(text) > LONGEST:
        raise InvalidMove(f"expected a move, got a text of {len(text)} characters")
    what = s.agenda[-1][0]
    words = text.split()
    if what in (ASK_PAY_BID, ASK_PAY_MARKET) and words[:1] == ["pay"]:
        return _payment(s, text, amounts(words[1:], COIN))
    if DEAL <= what < END and words[:1] != [] and words[0] in VERB_NAMES[DRAW_FUR:]:
        return None
    move = Move.read(text)
    if move not in legal(s):
        raise IllegalMove(text, asked(s))
    return [move]


def _payment(s: State, text: str, wanted: tuple[int, ...]) -> list[Move]:
    """One move for each kind asked about; where only one amount is left, the engine answers."""
    what, seat, due, kind = s.agenda[-1]
    purse = s.players[seat].purse
    if sum(wanted) != due:
        raise IllegalMove(text, f"{due} due, {sum(wanted)} offered")
    if any(n > held for n, held in zip(wanted, purse, strict=True)):
        raise IllegalMove(text, "more offered than held")
    moves: list[Move] = []
    paid = [0] * KINDS
    while due:
        least, most = payment_range(s, (what, seat, due, kind))
        n = wanted[kind] if least < most else least
        if not least <= n <= most:
            raise IllegalMove(text, asked(s))
        if least < most:
            moves.append(Move(TO_PAY, (kind, n)))
        paid[kind] = n
        due -= n
        kind += 1
    _check_text(payment_text(paid), text)
    return moves


def draw_all(s: State, text: str) -> list[Move]:
    """Make every draw of a deal in a state with a log; the sentence must hold the whole deal.
    Where it is wrong, the state is left in between. Errors as in `expand`."""
    assert s.log is not None
    name, *words = text.split()
    verb = VERB_NAMES.index(name)
    moves: list[Move] = []
    for word in _drawn_words(verb, words):
        move = Move.read(f"{name} {word}")
        if move not in legal(s):
            raise IllegalMove(text, asked(s))
        apply(s, move)
        moves.append(move)
    if not moves:
        raise InvalidMove(f"expected what was drawn, got {short(text)}")
    if deals(s, verb):
        raise IllegalMove(text, f"{s.agenda[-1][2]} more to be drawn")
    _check_text(by_line(s.log)[0][0].text, text)
    return moves


def deals(s: State, verb: int) -> bool:
    """Whether chance continues with another draw of that verb."""
    return to_move(s) == CHANCE and legal(s)[0].verb == verb


def _drawn_words(verb: int, words: list[str]) -> list[str]:
    """The single draws in the words of a deal: letters apart, traders left out."""
    if verb == DRAW_TILE:
        return list("".join(words))
    if verb == DRAW_FUR:
        return list("".join(word for word in words if word not in TRADER_NAMES))
    return words


def _check_text(expected: str, text: str) -> None:
    if expected != text:
        raise InvalidMove(f"expected {expected}, got {short(text)}")


# What happened, put together -------------------------------------------------------------------


def grouped(
    events: Iterable[Event], begins: Callable[[Event, Event | None], bool]
) -> list[list[Event]]:
    """Events in groups; `begins` says, from an event and the head of the last group, whether
    a new one begins. What comes before the first group is left out."""
    groups: list[list[Event]] = []
    for event in events:
        if begins(event, groups[-1][0] if groups else None):
            groups.append([event])
        elif groups:
            groups[-1].append(event)
    return groups


def lines(events: Iterable[Event]) -> list[Line]:
    """What happened, as lines of the notation."""
    return [line for line, _ in by_line(events)]


def by_line(events: Iterable[Event]) -> list[tuple[Line, list[Event]]]:
    """Each line of the notation with all that happened from it to the next."""
    return [(_line(group), group) for group in grouped(events, _begins_line)]


def pays(event: Made, seat: Seat) -> bool:
    """Whether a seat pays one kind of a payment."""
    return event.seat == seat and event.move.verb == TO_PAY


def same_payment(event: Made, head: Event | None) -> bool:
    """Whether a move carries on the payment before it."""
    return (
        isinstance(head, Made)
        and event.step == head.step
        and pays(head, head.seat)
        and pays(event, head.seat)
    )


def _begins_line(event: Event, head: Event | None) -> bool:
    """Another line begins with a move or draw, unless that carries on the payment of a seat or
    the deal before it."""
    if isinstance(event, Made):
        return not same_payment(event, head)
    if isinstance(event, Dealt):
        return not (
            isinstance(head, Dealt) and (event.step, event.move.verb) == (head.step, head.move.verb)
        )
    return False


def _line(group: list[Event]) -> Line:
    """The line that a move or deal is written as."""
    head = group[0]
    if isinstance(head, Dealt):
        drawn = [event for event in group if isinstance(event, Dealt)]
        return Line(head.step, CHANCE, " ".join([VERB_NAMES[head.move.verb], *dealt_words(drawn)]))
    assert isinstance(head, Made)
    if head.move.verb != TO_PAY:
        return Line(head.step, head.seat, str(head.move))
    paid = [0] * KINDS
    for event in group:
        if isinstance(event, Made):
            kind, n = event.move.args
            paid[kind] = n
    return Line(head.step, head.seat, payment_text(paid))


def dealt_words(drawn: Sequence[Dealt]) -> list[str]:
    """The words of a deal, after its verb."""
    verb = drawn[0].move.verb
    if verb == DRAW_TILE:
        return _tile_words([TILE_LETTERS[one.move.args[0]] for one in drawn])
    if verb == DRAW_FUR:
        return _fur_words(drawn)
    return [str(one.move).split()[1] for one in drawn]


def _tile_words(letters: list[str]) -> list[str]:
    """Tiles as they lie in the columns; a deal begun elsewhere ends in the last column too."""
    words: list[str] = []
    end = len(letters)
    for n in reversed(COLUMN_TILES):
        if end > 0:
            words.append("".join(letters[max(0, end - n) : end]))
        end -= n
    return words[::-1]


def _fur_words(drawn: Sequence[Dealt]) -> list[str]:
    """Furs in one word for each receiver, a trader's after its name."""
    words: list[str] = []
    receiver: tuple[int, int] | None = None
    for one in drawn:
        if (one.seat, one.trader) != receiver:
            receiver = (one.seat, one.trader)
            if one.trader >= 0:
                words.append(TRADER_NAMES[one.trader])
            words.append("")
        words[-1] += KIND_LETTERS[one.move.args[0]]
    return words
