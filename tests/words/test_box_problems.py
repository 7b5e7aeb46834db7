"""What is wrong with a box file is said in the reader's language: every kind of it, and every
broken box."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from nieuw.box import file as boxfile
from nieuw.box import wrong
from nieuw.box.file import BoxError
from nieuw.box.wrong import Expected, Got, Problem
from nieuw.say import words
from nieuw.say.box_problems import problem, summary, too_long
from words.rendering import speaking

BAD = sorted((Path(__file__).parents[1] / "bad_boxes").glob("*.toml"))
OTHERS = [language for language in words.languages() if language != words.DEFAULT]
AS_WRITTEN = re.compile(
    r"^[\w.\\]+:"  # the key
    r"|[„“«][^”“»]*[”“»]"  # a text of the file, or a word to be written there
    r"|\b(?:houses|wood|corn|furs|coins|goods) = \d+"
    r"|\bnan\b|\btrue\b|\bUTF-8\b|\b(?:TOML|JSON)\b|\b(?:land|ship)\.\d+|\breconstructed-1\b"
    r"|(?:\b\w+, )+source\b|houses, wood, corn$"
)
"""What stands in a box file in one way only."""
OF_BOTH = {"de": {"byte", "bytes", "text", "position", "name"}, "it": {"byte", "file"}}
"""Words of English that another language has too."""


def found(path: str | Path) -> list[Problem]:
    with pytest.raises(BoxError) as caught:
        boxfile.read(path)
    return caught.value.problems


def said(one: Problem, language: str) -> str:
    with speaking(language):
        return words.say_phrase(problem(one)).replace("\u00a0", " ")


BROKEN = {path.stem: found(path) for path in BAD}
ELSEWHERE = [
    Problem("file", wrong.File(), wrong.Directory()),
    Problem("file", wrong.File(), wrong.Device()),
    Problem("file", wrong.FileOrBuiltin(("reconstructed-1",)), wrong.Neither()),
    Problem("file", wrong.ReadableFile(), wrong.Unreadable("…")),
    Problem("file", wrong.SmallFile(1_000_000), wrong.More()),
    Problem("file", wrong.Json(), wrong.Text("x")),
    Problem("file", wrong.JsonObject(), wrong.List(0)),
    Problem("name", wrong.Builtin(("reconstructed-1",)), wrong.Text("x")),
    Problem("name", wrong.OwnName(), wrong.BuiltinName("reconstructed-1")),
    Problem("river.boats", wrong.ListOfNumbers(2, 8), wrong.List(9)),
    Problem("column.6", wrong.NoSuchNumber("column", 5), wrong.Table()),
    Problem("ship.25", wrong.NoSuchNumber("ship", 24), wrong.Table()),
    Problem("camp.10", wrong.NoSuchNumber("camp", 9), wrong.Table()),
    Problem("area.10", wrong.NoSuchNumber("area", 9), wrong.Table()),
]
"""What no file of that folder has."""
ALL = [*(one for problems in BROKEN.values() for one in problems), *ELSEWHERE]


def test_every_kind_is_here() -> None:
    assert {type(one.expected) for one in ALL} == set(get_args(Expected))
    assert {type(one.got) for one in ALL} == set(get_args(Got))


@pytest.mark.parametrize("language", OTHERS)
def test_no_word_is_english(language: str) -> None:
    english = {word for one in ALL for word in letters(said(one, "en"))}
    assert {"expected", "whole", "missing", "there"} <= english
    for one in ALL:
        text = said(one, language)
        assert not english & letters(text) - OF_BOTH.get(language, set()), text


def letters(text: str) -> set[str]:
    """The words of a sentence that could be of one language only."""
    return set(re.findall(r"[^\W\d_]{4,}", AS_WRITTEN.sub(" ", text).lower()))


@pytest.mark.parametrize("language", words.languages())
def test_every_problem_is_said_in_one_line_with_its_place(language: str) -> None:
    for one in ALL:
        text = said(one, language)
        assert text.isprintable(), text
        assert text.startswith(f"{one.key}: ") or one.key == "file" or one == ELSEWHERE[7], text


EXACT = {
    ("unknown_card", "en"): "land.25: there are only 24 land cards",
    ("unknown_card", "de"): "land.25: es gibt nur 24 Landkarten",
    ("unknown_card", "ru"): "land.25: карт земли всего 24",
    ("unknown_card", "hu"): "land.25: földkártyából csak 24 van",
    ("unknown_card", "it"): "land.25: le carte Terreno sono solo 24",
    ("range_wood", "en"): "land.2.wood: expected a whole number from 0 to 9, got 10",
    ("range_wood", "de"): "land.2.wood: erwartet ist eine ganze Zahl von 0 bis 9, nicht 10",
    ("range_wood", "ru"): "land.2.wood: нужно целое число от 0 до 9, а здесь 10",
    ("range_wood", "hu"): "land.2.wood: 0 és 9 közötti egész szám kell, itt pedig 10 van",
    ("range_wood", "it"): "land.2.wood: ci vuole un numero intero da 0 a 9, non 10",
    ("not_filled_in", "en"): "land.2.wood: expected a whole number from 0 to 9, "
    "but it isn’t filled in yet",
    ("missing_card", "en"): "land.24: expected a table, but it is missing",
    ("unknown_key", "en"): "land.7.gold: there is no such key here, "
    "only houses, wood, corn, source",
    ("duplicate_key", "en"): "not valid TOML at line 20, column 15: Cannot overwrite a value",
    ("duplicate_key", "de"): "kein gültiges TOML: Fehler in Zeile 20, Spalte 15",
    ("cut", "en"): "not valid TOML at the end of the file: Unterminated string",
    ("cut", "hu"): "nem érvényes TOML: hiba a fájl végén",
    ("spaces_fall", "en"): "camp.3.spaces: more players can’t have fewer spaces (2, 1, 2, 3)",
    ("no_ship_of_5_furs_2_coins", "de"): "ship: erwartet ist mindestens 1 Karte mit furs = 5 und "
    "coins = 2, nicht 0",
    ("land_worse", "it"): "land.6: land.7 è almeno altrettanto buona in tutto, nessuno prenderebbe "
    "questa carta (houses = 2, wood = 3 e corn = 3)",
    ("name_with_spaces", "ru"): "name: нужны строчные латинские буквы, цифры и дефисы, всего не "
    "больше 40, а здесь «My Box»",
    ("count_docks", "ru"): "wharf.docks: нужен список целых чисел, всего 4, а здесь список из 3 "
    "элементов",
}


@pytest.mark.parametrize(("name", "language"), EXACT)
def test_a_line(name: str, language: str) -> None:
    (one,) = BROKEN[name]
    assert said(one, language) == EXACT[name, language]


def test_a_trader_that_is_not_there() -> None:
    one = Problem("trader.new", wrong.NoSuchKey(("top", "mid", "low")), wrong.Table())
    assert one in boxfile.problems(with_traders("new"))
    assert said(one, "en") == "trader.new: there is no such key here, only top, mid, low"


def with_traders(name: str) -> dict[str, object]:
    """The values of the built-in box with one trader more."""
    data = dict(boxfile.builtin().values)
    return {**data, "trader": {**data["trader"], name: {}}}


MORE = {
    "en": " (and 10 more problems)",
    "de": " (und 10 weitere Probleme)",
    "ru": " (и ещё ошибок: 10)",
    "hu": " (és még 10 hiba)",
    "it": " (e ancora 10 problemi)",
}


@pytest.mark.parametrize("language", words.languages())
def test_how_many_more(language: str) -> None:
    first = said(BROKEN["empty"][0], language)
    with speaking(language):
        text = words.say_phrase(summary(BoxError("box", BROKEN["empty"])))
        alone = words.say_phrase(summary(BoxError("box", BROKEN["empty"][:1])))
    assert text.replace("\u00a0", " ") == first + MORE[language]
    assert alone.replace("\u00a0", " ") == first


def test_a_file_too_long_for_the_server() -> None:
    assert words.say_phrase(too_long(100_000, 500)).replace("\u00a0", " ") == (
        "too big: a box file has at most 100,000 characters, and 500 in a line"
    )
