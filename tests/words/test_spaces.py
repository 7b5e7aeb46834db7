"""A number stays with the word after it, in messages and on a narrow terminal."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.text import Text

from nieuw.cli.screen import screen
from nieuw.say.spaces import NO_BREAK, joined
from nieuw.say.words import say

TEXTS = [
    line
    for line in (Path(__file__).parent / "spaces.txt").read_text("utf-8").splitlines()
    if not line.startswith("#")
]


@pytest.mark.parametrize("text", TEXTS)
def test_a_text(text: str) -> None:
    assert joined(text.replace("~", " ")) == text.replace("~", NO_BREAK)


def test_a_message() -> None:
    assert say("amount-coin", n=3) == f"3{NO_BREAK}coins"
    assert say("change-loss", amount=say("amount-coin", n=1)) == f"−1{NO_BREAK}coin"


def test_what_is_put_in_stays_as_it_is() -> None:
    assert say("log-verb-houses", who="Team 2 go", n=3) == f"Team 2 go builds 3{NO_BREAK}houses"
    command = "nieuw play 'my 2 games.nar'"
    assert say("quit-saved", command=command).endswith(command)


def test_what_is_typed_is_plain() -> None:
    for key in ("usage-simulate", "example-simulate", "example-arena", "label-close"):
        assert say(key, command="nieuw").isascii(), key
    assert "build 2 6 6" in say("choose-build", most=3)


@pytest.mark.parametrize("made", [str, Text])
def test_the_terminal_breaks_no_line_there_and_writes_plain_spaces(
    made: type[str] | type[Text],
) -> None:
    file = io.StringIO()
    console = screen(file)
    console.width = 16
    console.print(made(say("log-verb-houses", who="Anneke", n=3)))
    assert file.getvalue().split() == ["Anneke", "builds", "3", "houses"]
    assert [line.rstrip(" ") for line in file.getvalue().splitlines()] == [
        "Anneke builds",
        "3 houses",
    ]
