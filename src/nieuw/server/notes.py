"""What people do beside the moves, as sentences of the log: takebacks, votes, seats."""

from __future__ import annotations

from nieuw.bots.levels import LEVELS
from nieuw.server.wire import StoryLine
from nieuw.words import Arg, Phrase, Who, phrase


def undone(seat: int, lines: list[StoryLine]) -> Phrase:
    """Somebody took these lines back."""
    return phrase("log-undo", **taken(seat, lines))


def asked(seat: int, lines: list[StoryLine]) -> Phrase:
    """Somebody wants to take these lines back."""
    return phrase("log-undo-asked", **taken(seat, lines))


def agreed(seat: int, lines: list[StoryLine]) -> Phrase:
    """All agreed that somebody takes these lines back."""
    return phrase("log-undo-agreed", **taken(seat, lines))


def voted(seat: int, agree: bool) -> Phrase:
    """Somebody answered."""
    if agree:
        return phrase("log-undo-yes", who=Who(seat))
    return phrase("log-undo-no", who=Who(seat))


def moot() -> Phrase:
    """Somebody moved before all had answered."""
    return phrase("log-undo-moot")


def handed(seat: int, bot: str) -> Phrase:
    """A bot sits in for somebody, or they are back."""
    if bot:
        name = phrase(f"bot-{bot}") if bot in LEVELS else bot
        return phrase("log-seat-bot", who=Who(seat), bot=name)
    return phrase("log-seat-back", who=Who(seat))


def taken(seat: int, lines: list[StoryLine]) -> dict[str, Arg]:
    """Who takes back how many choices, and the first of them without its price."""
    what: Phrase = next(told.what for told in lines[0].said if told.kind == "line")
    bare = what.args["text"] if what.id == "with-changes" else what
    return {"who": Who(seat), "n": sum(line.chosen for line in lines), "what": bare}
