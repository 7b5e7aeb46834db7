"""Whatever is said in a test is said with arguments of their kinds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest

from nieuw.say import words
from nieuw.say.arguments import kind_name, kinds


class WrongArgument(AssertionError):
    """An argument that is not of its kind."""


def check(key: str, args: Mapping[str, str | int]) -> None:
    """Hold what a message is said with to `locales/arguments.toml`."""
    for name, value in args.items():
        try:
            kind = kind_name(key, name)
        except KeyError:
            continue  # no message has a use for it
        of = kinds()[kind]
        right = type(value) is int if of.numbers else type(value) is str
        if not right or (of.words and value not in of.words):
            raise WrongArgument(f"{key}.{name}: {value!r} is no {kind}")


@pytest.fixture(scope="session", autouse=True)
def checked() -> Iterator[None]:
    """Every message is checked before it is said."""
    say_in = words.say_in

    def say_checked(language: str, key: str, args: Mapping[str, str | int]) -> str:
        check(key, args)
        return say_in(language, key, args)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(words, "say_in", say_checked)
        yield
