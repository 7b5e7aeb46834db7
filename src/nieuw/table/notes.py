"""What people do besides moving, as sentences of the log: takebacks, votes, seats."""

from __future__ import annotations

from nieuw.bots.levels import LEVELS
from nieuw.core.box import Box
from nieuw.game.turn import Sentence
from nieuw.say.log import deed
from nieuw.say.phrases import Arg, Phrase, Who, phrase
from nieuw.table.wire import Ended, Poll


def undone(seat: int, lines: list[Sentence], box: Box) -> Phrase:
    """Someone took these lines back."""
    return phrase("log-undo", **taken(seat, lines, box))


def asked(seat: int, lines: list[Sentence], box: Box) -> Phrase:
    """Someone wants to take these lines back."""
    return phrase("log-undo-asked", **taken(seat, lines, box))


def agreed(seat: int, lines: list[Sentence], box: Box) -> Phrase:
    """Everyone agreed that someone takes these lines back."""
    return phrase("log-undo-agreed", **taken(seat, lines, box))


def voted(poll: Poll, seat: int, agree: bool) -> Phrase:
    """Someone answered."""
    match poll.about, agree:
        case "undo", True:
            return phrase("log-undo-yes", who=Who(seat))
        case "undo", False:
            return phrase("log-undo-no", who=Who(seat))
        case "abandon", True:
            return phrase("log-abandon-yes", who=Who(seat))
        case "abandon", False:
            return phrase("log-abandon-no", who=Who(seat))
        case "stand-in", True:
            return phrase("log-absent-yes", who=Who(seat))
        case _:
            return phrase("log-absent-no", who=Who(seat))


def moot(poll: Poll) -> Phrase:
    """Someone moved before everyone had answered."""
    match poll.about:
        case "undo":
            return phrase("log-undo-moot")
        case "abandon":
            return phrase("log-abandon-moot")
        case "stand-in":
            return absent_back(poll.whose)


def abandon_asked(seat: int) -> Phrase:
    """Someone wants to end the game."""
    return phrase("log-abandon-asked", who=Who(seat))


def absent_asked(seat: int, whose: int) -> Phrase:
    """Someone wants a bot to play for a person who is away."""
    return phrase("log-absent-asked", who=Who(seat), whose=Who(whose))


def absent_back(seat: int) -> Phrase:
    """They came back before everyone had answered."""
    return phrase("log-absent-back", who=Who(seat))


def relieved(seat: int, bot: str) -> Phrase:
    """A bot plays for someone who is away."""
    return phrase("log-seat-relieved", who=Who(seat), bot=_bot_name(bot))


def ended(how: Ended) -> Phrase:
    """The game ended early."""
    match how.reason:
        case "resigned":
            return phrase("log-ended-resigned", who=Who(how.seat))
        case "abandoned":
            return phrase("log-ended-abandoned")
        case "put-away":
            return phrase("log-ended-put-away")
        case "expired":
            return phrase("log-ended-expired")


def handed(seat: int, bot: str) -> Phrase:
    """A bot plays for someone, or they are back."""
    if bot:
        return phrase("log-seat-bot", who=Who(seat), bot=_bot_name(bot))
    return phrase("log-seat-back", who=Who(seat))


def _bot_name(bot: str) -> Arg:
    return phrase(f"bot-{bot}") if bot in LEVELS else bot


def taken(seat: int, lines: list[Sentence], box: Box) -> dict[str, Arg]:
    """Who takes back how many choices, and the first of them without its price."""
    choices = sum(line.chosen for line in lines)
    return {"who": Who(seat), "n": choices, "what": deed(lines[0].events, box)}
