"""Who sits where: the players of an option or a record, and their names in sentences."""

from __future__ import annotations

from typing import NamedTuple

from nieuw.bots import bot
from nieuw.bots.base import BadBudget, Bot, UnknownBot
from nieuw.bots.levels import LEVELS, USUAL
from nieuw.cli.errors import Fail
from nieuw.core.names import MAX_SEATS, MIN_SEATS
from nieuw.game.record import BOT, LONGEST_NAME, is_bot
from nieuw.say.words import listed, say

USUAL_SEATS = 3
SHORT = 7
"""The longest name, in characters, that fits over a narrow column."""


class Seats:
    """The seats of one game: colours, names for sentences, and bots by seat."""

    def __init__(self, seats: list[tuple[str, str]]) -> None:
        self.colours = [colour for colour, _ in seats]
        names = [name for _, name in seats]
        self.bots = {
            seat: name.removeprefix(BOT) for seat, name in enumerate(names) if is_bot(name)
        }
        self.who = [self._called(seat, names) for seat in range(len(seats))]

    def __len__(self) -> int:
        return len(self.colours)

    def colour(self, seat: int) -> str:
        """The word for the colour of a seat."""
        return say(f"colour-{self.colours[seat]}")

    def _called(self, seat: int, names: list[str]) -> str:
        """The person's name, or else the colour; both if the name is ambiguous."""
        name = names[seat]
        colour = self.colour(seat)
        if not name or is_bot(name):
            return colour
        others = [
            other.casefold()
            for i, n in enumerate(names)
            if i != seat
            for other in (n, self.colour(i))
        ]
        return say("who-both", name=name, colour=colour) if name.casefold() in others else name

    def short(self, seat: int) -> str:
        """A heading for a narrow column: the name if all are short, otherwise the colour."""
        return self.who[seat] if self._all_short() else self.colour(seat)

    def long(self, seat: int) -> str:
        """The name, with the colour if narrow columns show that."""
        who, colour = self.who[seat], self.colour(seat)
        if self._all_short() or colour in who:
            return who
        return say("who-both", name=who, colour=colour)

    def _all_short(self) -> bool:
        return max(len(who) for who in self.who) <= SHORT

    def listed(self) -> str:
        """All seats with who plays them: `Anna (Blue) and Yellow (bot greedy)`."""
        return listed(
            say("seat-bot", who=self.who[seat], bot=bot_name(self.bots[seat]))
            if seat in self.bots
            else say("seat-person", who=self.who[seat])
            for seat in range(len(self))
        )


def bot_name(spec: str) -> str:
    """A bot as people read it: a level in their language, any other as it is written."""
    return say(f"bot-{spec}") if spec in LEVELS else spec


def known_bot(spec: str, outside: bool = False) -> Bot:
    """The bot for a spec, or one clear error line."""
    try:
        return bot(spec, outside)
    except (UnknownBot, BadBudget) as error:
        raise Fail(str(error)) from None


class Players(NamedTuple):
    """Who plays a new game: the names for its record, and the bots by seat."""

    names: list[str]
    bots: dict[int, Bot]


def new_players(players: str | None, bots: str | None, seats: int | None) -> Players:
    """Who plays, by `--players`, or by `--bots` against one person, and `--seats`."""
    if players is None:
        others = USUAL_SEATS - 1 if bots is None else min(len(bots.split(",")), MAX_SEATS - 1)
        seated = seated_bots(bots or USUAL, others if seats is None else seats - 1)
        return Players(["", *(BOT + one.name for one in seated)], dict(enumerate(seated, 1)))
    if bots is not None:
        raise Fail(say("error-players-bots"))
    found = [_player(word) for word in split(players)]
    names = [one if isinstance(one, str) else BOT + one.name for one in found]
    if not MIN_SEATS <= len(names) <= MAX_SEATS:
        raise Fail(say("error-players", least=MIN_SEATS, most=MAX_SEATS, found=len(names)))
    if seats not in (None, len(names)):
        raise Fail(say("error-players-seats", seats=seats or 0, found=len(names)))
    people = [name.casefold() for name in names if not is_bot(name)]
    if len(set(people)) < len(people):
        raise Fail(say("error-players-alike"))
    return Players(names, {i: one for i, one in enumerate(found) if not isinstance(one, str)})


def bot_specs(players: str | None, bots: str | None) -> list[str]:
    """The bots of `--players` or `--bots` that are none of the levels."""
    named = [word.removeprefix(BOT) for word in split(players) if is_bot(word)]
    specs = [*named, *split(bots)]
    return [spec for spec in specs if spec not in LEVELS]


def split(words: str | None) -> list[str]:
    """The items of an option that takes several."""
    return [word.strip() for word in words.split(",")] if words is not None else []


def _player(word: str) -> str | Bot:
    if word == "bot":
        return known_bot(USUAL)
    if is_bot(word):
        return known_bot(word.removeprefix(BOT), outside=True)
    if not word or len(word) > LONGEST_NAME or not word.isprintable():
        raise Fail(say("error-name", most=LONGEST_NAME))
    return word


def seated_bots(words: str, seats: int) -> list[Bot]:
    """One bot for each seat from `--bots`; a shorter list is repeated."""
    specs = split(words)
    if len(specs) > seats:
        raise Fail(say("error-bots-seats", most=str(seats), found=str(len(specs))))
    return [known_bot(specs[seat % len(specs)], outside=True) for seat in range(seats)]
