"""What things are called, from the same catalogues as the page's words."""

from __future__ import annotations

import re

from nieuw.say.spaces import NO_BREAK
from nieuw.say.words import say_in


def says(key: str, **args: str | int) -> str:
    """A message of the English catalogues."""
    return say_in("en", key, args)


def like(key: str, **args: str | int) -> re.Pattern[str]:
    """Whatever is said as a message is, with any words where `...` or 77 was put in."""
    text = re.escape(says(key, **args).rstrip(" :"))
    text = text.replace(re.escape("..."), ".+").replace("77", r"\d+")
    return re.compile(re.sub(r"(?:\\ |\u00a0)", r"\\s", text))


def plain(text: str) -> str:
    """A message as names and snapshots have it: with plain spaces."""
    return text.replace(NO_BREAK, " ")
