"""What starts which game, how hints are typed, and the language that is asked for."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from cli.running import Ran, environment, process, run
from cli.test_commands import COMMANDS, own_box
from cli.test_serving import serving
from nieuw.say.words import chosen_language
from nieuw.server import run as server

ROOT = Path(__file__).parent.parent.parent
LANGUAGES = ("de", "en", "hu", "it", "ru")


def address(said: list[str]) -> str:
    """Where the page that opens is."""
    found = re.search(r"http://\S+", said[-1])
    assert found, said
    return found[0]


# Which game -----------------------------------------------------------------------------------


@pytest.mark.browser  # the page is there only in the wheel
@pytest.mark.parametrize(
    ("words", "wished"),
    [
        ("", ""),
        ("--seats 4", "#/new?seats=,bot:farmer,bot:farmer,bot:farmer"),
        ("--players Anna,bot:merchant,Bo", "#/new?seats=Anna,bot:merchant,Bo"),
        ("--bots uniform --language hu", "#/new?seats=,bot:uniform&language=hu"),
        ("--players Zoë&Co,bot", "#/new?seats=Zo%C3%AB%26Co,bot:farmer"),
    ],
)
def test_options_of_the_browser_game_open_its_page(words: str, wished: str) -> None:
    with serving("play", *words.split()) as (_, said):
        base, hash_, rest = address(said).partition("#")
        assert hash_ + rest == wished
        with urlopen(f"{base}api/bots") as answer:
            bots = json.load(answer)
        assert bots[0] == "deckhand"
        assert ("uniform" in bots) == ("uniform" in words)


@pytest.mark.browser
def test_lan_and_port_are_followed() -> None:
    with serving("play", "--lan", "--seats", "4", "--port", "18626") as (_, said):
        assert said[0].startswith("Open http://127.0.0.1:18626/#/new?seats=,bot:farmer")


@pytest.mark.browser
def test_the_page_knows_the_box_of_the_command() -> None:
    Path("own.toml").write_text(own_box())
    with serving("play", "--box", "own.toml") as (_, said):
        with urlopen(f"{address(said)}api/box") as answer:
            assert json.load(answer) == {"name": "own", "text": own_box()}
        second = process("play", "--box", "own.toml")
        assert second == Ran(
            2,
            "",
            f"nieuw: a server is already running at {address(said)}, without own: stop it first\n",
        )
        third = process("play", "--seats", "2")
        there = f"{address(said)}#/new?seats=,bot:farmer"
        assert third == Ran(0, f"A server is already running: {there}\n", "")


def test_without_the_page_the_terminal_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(server, "WEB", tmp_path)
    said = "this installation has no page for the browser: add --text to play in the terminal"
    assert run("play", "--seats", "4") == Ran(2, "", f"nieuw: {said}\n")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("play --seed 3", "--seed is only for the game in the terminal: add --text"),
        ("play --text --lan", "--lan is only for the game in the browser: "),
        ("play --text --port 8999", "--port is only for the game in the browser: "),
        ("play a.nar --lan", "--lan is only for the game in the browser: "),
    ],
)
def test_options_of_the_other_game(words: str, said: str) -> None:
    Path("a.nar").touch()
    ran = run(*words.split())
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"nieuw: {said}")


def test_a_record_alone_is_played_on() -> None:
    run("play", "--text", "--seed", "2", typed="1\nsave a.nar\n")
    assert run("a.nar").out.startswith("Nieuw Amsterdam: Blue, Yellow (bot Farmer) and ")
    assert run("b.nar").err == "nieuw: there is no command or file “b.nar”: see nieuw --help\n"


# Hints ----------------------------------------------------------------------------------------


def scripted(*words: str, typed: bytes = b"") -> Ran:
    """A command of somebody who starts the game with `./play`."""
    words = words if words[:1] and not words[0].startswith("-") else ("play", *words)
    return process(*words, typed=typed, NIEUW_STARTED_AS="./play")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_typed_as_the_game_is_started(language: str) -> None:
    """`./play` for those who have no `nieuw`; all in one process, which has one language."""
    commands = [*COMMANDS, "box check", "train value"]
    calls = [[*words.split(), "--help", "--language", language] for words in commands]
    script = f"from nieuw.cli import main\nfor words in {calls}: main(words); print('====')"
    done = subprocess.run(
        [sys.executable, "-c", script],
        env=environment(NIEUW_STARTED_AS="./play"),
        capture_output=True,
        text=True,
    )
    helps = done.stdout.split("\n====\n")
    for words, text in zip(commands, helps[:-1], strict=True):
        command = "" if words == "play" else f" {words}"
        assert re.match(rf"\S+: \./play{command}\b", text)
        *_, example, _, last = text.rstrip().splitlines()
        assert f": ./play{command}" in example
        assert "nieuw " not in text
        assert "--language de, en, hu, it, ru" in last


def test_hints_are_typed_as_the_game_is_started() -> None:
    Path("my games").mkdir()
    game = "my games/a.nar"
    out = scripted("--text", "--seed", "2", typed=f"1\nsave {game}\nquit\n".encode()).out
    assert "./play --text --players Anna,Bo,bot:farmer." in out
    assert out.endswith("Continue with: ./play 'my games/a.nar'\n")
    assert scripted(game).out.startswith("Nieuw Amsterdam: ")
    assert scripted("nosuch").err.endswith("see ./play --help\n")
    assert scripted("box", "template", "t.toml").out.endswith("./play box check t.toml\n")
    assert "./play box template" in scripted("about").out


def test_the_script_says_how_it_was_started(tmp_path: Path) -> None:
    """`./play` itself, next to an environment that only prints what it is given."""
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    nieuw = tmp_path / ".venv" / "bin" / "nieuw"
    nieuw.write_text('#!/bin/sh\necho "$NIEUW_STARTED_AS:" "$@"\n')
    nieuw.chmod(0o755)
    (tmp_path / "setup.sh").write_text("ready() { :; }\n")
    script = tmp_path / "play"
    script.write_text((ROOT / "play").read_text())
    script.chmod(0o755)
    for words, passed in (
        ([], "play"),
        (["--lan"], "play --lan"),
        (["a.nar"], "a.nar"),
        (["replay", "a.nar"], "replay a.nar"),
        (["--help"], "--help"),
    ):
        done = subprocess.run(
            ["./play", *words], cwd=tmp_path, env=environment(), capture_output=True, text=True
        )
        assert (done.stdout, done.stderr) == (f"./play: {passed}\n", "")


# Language -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--language de rules 4.8", "R4.8*"),
        ("rules --language de 4.8", "R4.8*"),
        ("rules 4.8 --language=de_AT.UTF-8", "R4.8*"),
    ],
)
def test_the_language_may_be_anywhere(words: str, said: str) -> None:
    german = process("rules", "4.8", LANG="de_DE.UTF-8").out
    assert german != process("rules", "4.8").out
    ran = process(*words.split(), LANG="ru_RU.UTF-8")
    assert ran.out == german
    assert ran.out.startswith(said)


def test_one_run_leaves_the_language_of_the_next_alone() -> None:
    english = run("rules", "4.8").out
    assert run("rules", "4.8", "--language", "it").out != english
    assert chosen_language() == ""
    assert run("rules", "4.8").out == english


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("about --language", "--language needs a value: see --help"),
        ("about --language=", "--language needs a value: see --help"),
        ("about --language nl", "--language: expected de, en, hu, it, ru, got “nl”"),
        ("about --language de --language it", "--language appears twice"),
    ],
)
def test_a_language_we_do_not_speak(words: str, said: str) -> None:
    assert run(*words.split()) == Ran(2, "", f"nieuw: {said}\n")
