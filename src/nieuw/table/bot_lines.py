"""Bots that play for people: how much of a game."""

from __future__ import annotations

from collections.abc import Sequence

from nieuw.table.wire import StoodIn, StoryLine


def stood_in(story: Sequence[StoryLine], players: Sequence[str]) -> list[StoodIn]:
    """Seats that bots played for their people, from the lines of a log and the bot that chose each
    of them for its person."""
    choices: dict[int, list[str]] = {}
    for line, bot in zip(story, players, strict=True):
        if line.chosen:
            choices.setdefault(line.seat, []).append(bot)
    return [
        StoodIn(seat, list(dict.fromkeys(filter(None, bots))), sum(map(bool, bots)), len(bots))
        for seat, bots in sorted(choices.items())
        if any(bots)
    ]
