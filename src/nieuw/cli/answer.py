"""What a person typed, as notation: labels, loose spelling and shortcuts made canonical."""

from __future__ import annotations

import re

from nieuw.cli.menu import Menu
from nieuw.core.agenda import ASK_TURN
from nieuw.core.engine import legal
from nieuw.core.names import KIND_LETTERS, TO_BID, TRADER_NAMES
from nieuw.core.notation import short
from nieuw.core.state import State
from nieuw.core.verbs import BID, COLUMN, DISTRICT, DISTRICT_LIST, VERBS
from nieuw.say import phrases
from nieuw.say.words import in_a_row, say

LETTERS = {letter.lower(): letter for letter in KIND_LETTERS}
"""Case does not matter: no two kinds share a letter."""
BARE = tuple(
    row.name
    for row in VERBS
    if row.form in (DISTRICT, COLUMN, BID, DISTRICT_LIST) and ASK_TURN not in row.asked
)
"""The questions answered by numbers alone, each named like its verb."""
SHOWN = 4


class Unclear(Exception):
    """Something typed that could mean several answers, or none of the possible ones."""


def notation(s: State, menu: Menu, typed: str) -> str:
    """The notation of what was typed; if it makes no sense, the engine will say so."""
    words = typed.replace(",", " ").split()
    plain = " ".join(words).lower()
    for row in menu.rows:
        if row.text is not None and plain == row.label:
            return row.text
    if not words:
        return ""
    numbers = all(re.fullmatch("[0-9]+", word) for word in words)
    if menu.kind in BARE and numbers:
        words = [menu.kind, *words]
    elif menu.kind == "pay" and not numbers and re.match("[0-9]", words[0]):
        words = ["pay", *words]
    elif numbers:
        raise Unclear(say("play-no-answer", found=short(plain)))
    canonical = _canonical(words)
    if menu.kind == "bid":
        _check_bid(s, " ".join(canonical))
    if menu.kind == "close" and canonical[0] == "close":
        _check_closing(s, canonical[1:])
    if menu.kind == "pay" and canonical[0] == "pay":
        _check_held(s, menu.seat, canonical[1:])
    return _completed(s, " ".join(canonical))


def _canonical(words: list[str]) -> list[str]:
    """Words in the spelling and order of the notation."""
    verb = words[0].lower()
    rest = words[1:]
    if verb in ("build", "close"):
        return [verb, *sorted(rest)]
    if verb == "pay":
        return [verb, *_amounts(rest)]
    if verb in ("ship", "trade", "add") and rest:
        first = _trader(rest[0].lower()) if verb == "trade" else rest[0].upper()
        return [verb, first, *_amounts(rest[1:])]
    return [verb, *(word.lower() for word in rest)]


def _trader(word: str) -> str:
    """A trader by the word of the notation, or as the board calls it."""
    called = {say(f"board-trader-{name}").lower(): name for name in TRADER_NAMES}
    return called.get(word, word)


def _amounts(words: list[str]) -> list[str]:
    """Amounts such as `3C 1w` or `1 b` in the order of the kinds; anything else as it is."""
    found = re.findall(r"([0-9]{1,3}) ?([A-Za-z])(?= |$)", " ".join(words))
    if "".join(n + letter for n, letter in found) != "".join(words):
        return words
    counts: dict[str, int] = {}
    for n, letter in found:
        kind = LETTERS.get(letter.lower())
        if kind is None:
            return words
        counts[kind] = counts.get(kind, 0) + int(n)
    return [f"{counts[kind]}{kind}" for kind in KIND_LETTERS if counts.get(kind)]


def _check_bid(s: State, text: str) -> None:
    """A bid must be above the highest and no more than the bidder has."""
    moves = [move for move in legal(s) if move.verb == TO_BID]
    if re.fullmatch("bid [0-9]+", text) and moves and text not in map(str, moves):
        least, most = moves[0].args[0], moves[-1].args[0]
        raise Unclear(say("play-bid-range", least=least, most=most))


def _check_closing(s: State, districts: list[str]) -> None:
    """As many businesses as are due, each by its district (R10.9)."""
    due = s.agenda[-1][2]
    if len(districts) != due and all(re.fullmatch("[1-6]", word) for word in districts):
        example = str(legal(s)[0]).removeprefix("close ")
        raise Unclear(say("why-closing", due=due, n=len(districts), example=example))


def _check_held(s: State, seat: int, paid: list[str]) -> None:
    """Nobody pays with what they don't have."""
    for word in paid:
        if re.fullmatch(f"[0-9]{{1,4}}[{KIND_LETTERS}]", word):
            kind, n = KIND_LETTERS.index(word[-1]), int(word[:-1])
            if n > s.players[seat].purse[kind]:
                raise Unclear(say("play-not-held", amount=phrases.amount(kind, n)))


def _completed(s: State, text: str) -> str:
    """The one answer that begins like this, if there is only one: `pass`, `ship S5`."""
    whole = [str(move) for move in legal(s)]
    if text in whole or text.startswith("pay"):
        return text
    longer = [answer for answer in whole if answer.startswith(text + " ")]
    if len(longer) <= 1:
        return longer[0] if longer else text
    shown = in_a_row(longer[:SHOWN])
    if len(longer) <= SHOWN:
        raise Unclear(say("play-which", list=shown))
    raise Unclear(say("play-which-more", list=shown, more=len(longer) - SHOWN))
