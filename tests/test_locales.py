"""The words for people: every message is well formed, said somewhere, and there for every name."""

from __future__ import annotations

import ast as python
import re
from collections import Counter
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast, visitor

from helpers import event_types
from nieuw.arena.game import KINDS
from nieuw.bots.levels import LEVELS
from nieuw.cli.about import READINGS
from nieuw.cli.rules import CHAPTERS
from nieuw.core import events
from nieuw.core.names import (
    DISTRICT_NAMES,
    DRAW_FUR,
    KIND_NAMES,
    SEAT_NAMES,
    TILE_NAMES,
    TRADER_NAMES,
    WHY_HARVEST,
    WHY_NAMES,
)
from nieuw.core.verbs import VERB_NAMES
from nieuw.say import phrases, words
from nieuw.show.obstacles import First, Lack
from nieuw.show.question import KINDS_OF_QUESTION

SRC = Path(__file__).parent.parent / "src" / "nieuw"
CLIENT = Path(__file__).parent.parent / "client" / "src"
COMMANDS = [
    *("play", "serve", "simulate", "arena", "replay", "verify", "analyse", "box", "bot", "about"),
    *("rules", "box-check", "box-show", "box-template", "train", "train-value"),
]
SPEAKING = ("say", "phrase")
QUESTIONS: list[str] = sorted(set(KINDS_OF_QUESTION.values()))
TURNS = [verb.replace(" ", "-") for verb in VERB_NAMES[6:20]]
TOLD_ALONE = [why for why in WHY_NAMES[WHY_HARVEST:] if why != "close"]

FAMILIES: dict[str, list[str]] = {
    "amount-": list(KIND_NAMES),
    "arena-kind-": [*KINDS, "all"],
    "ask-": [name for name in QUESTIONS if name not in ("bid", "turn")],
    "ask-turn-": list(TILE_NAMES),
    "board-": [
        "points",
        "final",
        "coins",
        "goods",
        "wood",
        "corn",
        "furs",
        "tiles",
        "post",
        "wharf",
        "stock",
    ],
    "board-trader-": list(TRADER_NAMES),
    "bot-": list(LEVELS),
    "box-": [
        "land",
        "ship",
        "column",
        "trader",
        "camp",
        "area",
        "wharf-docks",
        "river-boats",
        "land-points",
    ],
    "box-{}-": [
        *("land-houses", "land-wood", "land-corn", "ship-furs", "ship-coins", "ship-goods"),
        *("column-tiles", "column-coins", "trader-furs", "trader-price"),
        *("camp-spaces-1", "camp-spaces-2", "camp-spaces-3", "camp-spaces-4"),
        *("area-black", "area-white"),
    ],
    "box-problem-only-": ["land", "ship", "column", "camp", "area"],
    "chapter-": [str(chapter) for chapter in CHAPTERS],
    "choose-": TURNS,
    "colour-": list(SEAT_NAMES),
    "district-": list(DISTRICT_NAMES[1:]),
    "example-": COMMANDS,
    "help-": COMMANDS,
    "how-": QUESTIONS,
    "in-": list(DISTRICT_NAMES[1:]),
    "log-dealt-": ["land", "ships"],
    "log-verb-": [verb.replace(" ", "-") for verb in VERB_NAMES[:DRAW_FUR]],
    "log-why-": TOLD_ALONE,
    "q-first-": [first.split()[0] for first in get_args(First)],
    "q-no-": list(get_args(Lack)),
    "reading-": list(READINGS),
    "rule-": [rule.key for rules in CHAPTERS.values() for rule in rules],
    "special-": list(DISTRICT_NAMES[1:]),
    "step-": [str(step) for step in range(13)],
    "takes-": [],
    "tiles-": list(TILE_NAMES),
    "trader-": list(TRADER_NAMES),
    "usage-": COMMANDS,
    "why-": list(WHY_NAMES),
}
"""How the keys begin that are put together while the program runs, and how they may end."""


def resources(language: str) -> dict[str, ast.Resource]:
    """The files of a language, parsed."""
    files = sorted((words.folder() / language).glob("*.ftl"))
    return {file.name: FluentParser().parse(file.read_text(encoding="utf-8")) for file in files}


def entries(language: str) -> dict[str, ast.Message | ast.Term]:
    """Messages and terms by id; a term's begins with a dash."""
    return {
        f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name: entry
        for resource in resources(language).values()
        for entry in resource.body
        if isinstance(entry, ast.Message | ast.Term)
    }


def said() -> tuple[set[str], set[str], set[str]]:
    """What the sources say: whole keys, beginnings of keys, and the keys of options."""
    whole: set[str] = set()
    begun: set[str] = set()
    options: set[str] = set()
    for file in [
        SRC / "table" / "notes.py",
        *sorted((SRC / "say").glob("*.py")),
        *sorted((SRC / "cli").rglob("*.py")),
        *sorted((SRC / "arena").glob("*.py")),
    ]:
        for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, python.Call) or not isinstance(node.func, python.Name):
                continue
            if node.func.id in ("option", "flag"):
                key = node.args[0]
                assert isinstance(key, python.Constant)
                whole.add(str(key.value))
                if node.func.id == "option":
                    options.add(str(key.value))
            elif node.func.id in SPEAKING and isinstance(node.args[0], python.Constant):
                whole.add(str(node.args[0].value))
            elif node.func.id in SPEAKING and isinstance(node.args[0], python.JoinedStr):
                text = python.unparse(node.args[0])[2:-1]
                begun.add(re.sub(r"\{[^{}]*\}$", "", text).replace("{section}", "{}"))
    return whole, begun, options


def used() -> set[str]:
    """Every key the sources can say."""
    whole, _, options = said()
    put_together = {
        prefix.replace("{}-", "") + name for prefix, names in FAMILIES.items() for name in names
    }
    return whole | put_together | {f"takes-{key}" for key in options}


def said_in_the_client() -> tuple[set[str], set[str], tuple[str, ...]]:
    """What the pages say: keys said outright, every text that could be one, beginnings of keys."""
    files = [*CLIENT.rglob("*.svelte"), *CLIENT.rglob("*.ts")]
    skipped = [file for file in files if ".test." in file.name or file.name == "messages.ts"]
    text = "\n".join(file.read_text("utf-8") for file in files if file not in skipped)
    outright = set(re.findall(r"\bsay\(\s*\"([a-z0-9-]+)\"", text))
    texts = set(re.findall(r"[\"'`]([a-z][a-z0-9-]+)[\"'`]", text))
    begun = set(re.findall(r"`([a-z][a-z0-9-]*-)\$\{", text))
    return outright, texts, tuple(sorted(begun))


@pytest.mark.parametrize("language", words.languages())
def test_no_junk(language: str) -> None:
    for name, resource in resources(language).items():
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), (name, entry.content)


@pytest.mark.parametrize("language", words.languages())
def test_no_key_twice(language: str) -> None:
    ids = Counter(
        (type(entry), entry.id.name)
        for resource in resources(language).values()
        for entry in resource.body
        if isinstance(entry, ast.Message | ast.Term)
    )
    assert [key for key, n in ids.items() if n > 1] == []


def test_keys_put_together_are_of_known_families() -> None:
    _, begun, _ = said()
    assert begun == set(FAMILIES)


def test_what_is_said_is_there() -> None:
    outright, _, _ = said_in_the_client()
    assert len(outright) > 100
    assert sorted((used() | outright) - set(entries("en"))) == []


def test_what_is_there_is_said() -> None:
    messages = {key for key in entries("en") if not key.startswith("-")}
    _, texts, begun = said_in_the_client()
    unsaid = messages - used() - texts
    assert sorted(key for key in unsaid if not key.startswith(begun)) == []


def test_every_term_is_referred_to() -> None:
    text = "".join(
        file.read_text(encoding="utf-8") for file in (words.folder() / "en").glob("*.ftl")
    )
    for key in entries("en"):
        if key.startswith("-"):
            assert f"{{ {key} }}" in text


EVENTS: dict[type[events.Event], str] = {
    events.Began: "log-step",
    events.Made: "log-verb-place",
    events.Dealt: "log-dealt-furs",
    events.Won: "log-won",
    events.Gained: "change-gain",
    events.Scored: "amount-points",
    events.Harvested: "log-why-harvest",
    events.Upkept: "log-why-upkeep",
    events.Closed: "log-verb-close",
    events.Unloaded: "log-event-lost",
    events.Earned: "log-why-income",
    events.FinalScored: "log-why-final-rest",
    events.LonghouseMoved: "log-event-longhouse",
    events.MarkerMoved: "log-event-marker",
    events.PostMoved: "log-event-post",
    events.Reshuffled: "log-event-reshuffled",
}


def test_every_event_is_told() -> None:
    assert list(EVENTS) == event_types()
    assert set(EVENTS.values()) <= set(entries("en"))


def variables(entry: ast.Message | ast.Term) -> set[str]:
    """The arguments a message may ask for."""
    found: set[str] = set()

    class Variables(visitor.Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:
            found.add(node.id.name)

    Variables().visit(entry)
    return found


MORE = {"zone-boat": {"n"}}
"""What a message is said with for other languages though English can do without it."""


@pytest.mark.parametrize("language", words.languages())
def test_another_language_says_the_same(language: str) -> None:
    english, other = entries("en"), entries(language)
    messages = {key for key in english if not key.startswith("-")}
    assert sorted(messages - set(other)) == []
    assert sorted(key for key in other if not key.startswith("-") and key not in messages) == []
    for key in messages:
        assert variables(other[key]) <= variables(english[key]) | MORE.get(key, set()), key


# The door to the words ------------------------------------------------------------------------


def test_plurals() -> None:
    assert words.say("amount-coin", n=1) == "1\u00a0coin"
    assert words.say("amount-coin", n=2) == "2\u00a0coins"
    assert words.say("amount-points", n=0) == "0\u00a0points"


def test_a_list(monkeypatch: pytest.MonkeyPatch) -> None:
    for language, last in (("en", "and"), ("de", "und"), ("ru", "и"), ("hu", "és"), ("it", "e")):
        monkeypatch.setattr(words, "language", lambda name=language: name)
        lists = [words.listed(things) for things in ("", "a", "ab", "abc")]
        assert lists == ["", "a", f"a {last} b", f"a, b {last} c"]
        assert [words.in_a_row(things) for things in ("", "a", "abc")] == ["", "a", "a, b, c"]
    changes = phrases.in_a_row([phrases.change(kind, 1, WHY_HARVEST, "") for kind in (0, 2)])
    assert words.say_phrase(changes).count(",") == 1


def test_missing_words_are_an_error() -> None:
    with pytest.raises(words.MissingWords, match="no message nothing-like-this"):
        words.say("nothing-like-this")
    with pytest.raises(words.MissingWords, match="amount-coin"):
        words.say("amount-coin")


def test_a_language_without_words_is_english(monkeypatch: pytest.MonkeyPatch) -> None:
    assert words.say_in("en", "nothing", {}) == "nothing"
    for variable in ("NIEUW_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for value in ("", "C.UTF-8", "en_GB.UTF-8", "tlh_XX"):
        monkeypatch.setenv("LC_ALL", value)
        words.language.cache_clear()
        assert words.language() == "en"
    words.language.cache_clear()
