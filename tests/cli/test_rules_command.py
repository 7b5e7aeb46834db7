"""The rules in the terminal: all of them, a chapter, one alone, and those of a question."""

from __future__ import annotations

import io
import re
from typing import get_args

import pytest

from cli.running import Ran, process, run
from nieuw.cli.about import READINGS
from nieuw.cli.errors import Fail
from nieuw.cli.rules import CHAPTERS, MATTER, Rule, print_rules, print_rules_for, rules_for
from nieuw.cli.screen import screen
from nieuw.say import words
from nieuw.show.names import Asked, Tile
from nieuw.show.question import ask
from playing import stops
from test_rule_texts import numbered
from words.rendering import speaking

IN_GERMAN = """\
R4.8*   Wer zuletzt noch keine Spalte hat, nimmt kostenlos
        eine beliebige übrige, samt ihren Münzen, und behält
        den Reihenfolgemarker.
          Unsere Auslegung: Die ungarische Regel gibt der
          letzten Person „die übrige“ Spalte, doch im
          Beispiel darf sie wählen. Zu dritt oder zu viert
          sind dann noch mindestens zwei Spalten übrig;
          darum lassen wir sie wählen.
"""
BASICS = """\
R0      Basics
R0.1*   You lead a district if you have the most businesses
        there: alone if you have more than everyone else,
        tied if someone else has as many. Without a business
        you never lead, not even if nobody has one.
          How we read it: No rule book says who leads a
          district where nobody has a business. We play:
          nobody. Otherwise an empty town would score, and
          its special actions would be free.
R0.2    Turn order goes by order markers, lowest first. You
        keep your marker from round to round until an
        auction changes it.
R0.3*   Everything is open, except the order of the decks
        and of the face-down furs.
          How we read it: The rule books say that furs lie
          face up and nothing about the rest. We play with
          everything open: it all lies on the table anyway.
R0.4    Points never fall below 0, and there is no upper
        limit.
R0*     How we read it: The Hungarian rules call the
        Carpenters’ Guild a mill. Both Russian copies once
        say polecat for mink, and one says factory for
        trading post. These are slips of translation; we use
        one word for each.
"""
HEADINGS = {
    "en": (
        *("R0 Basics", "R1 Setup", "R2 Preparation (steps 1–3)", "R4 Bidding (step 4)"),
        *("R5 Your turn, and the city (step 5)", "R6 Land (step 6)", "R7 Trade (step 7)"),
        *("R9 Special actions (steps 5–7)", "R10 Supply and income (steps 8–11)"),
        "R12 End of the game",
    ),
    "de": (
        *("R0 Grundbegriffe", "R1 Spielaufbau", "R2 Vorbereitungsphase (Schritte 1–3)"),
        *("R4 Bietphase (Schritt 4)", "R5 Dein Zug und die Stadt (Schritt 5)"),
        *("R6 Land (Schritt 6)", "R7 Handel (Schritt 7)", "R9 Sonderaktionen (Schritte 5–7)"),
        *("R10 Einkommens- und Versorgungsphase (Schritte 8–11)", "R12 Spielende"),
    ),
    "ru": (
        *("R0 Основные понятия", "R1 Подготовка к игре", "R2 Фаза подготовки (этапы 1–3)"),
        *("R4 Фаза ставок (этап 4)", "R5 Твой ход и город (этап 5)", "R6 Земля (этап 6)"),
        *("R7 Торговля (этап 7)", "R9 Специальные действия (этапы 5–7)"),
        *("R10 Фаза снабжения и дохода (этапы 8–11)", "R12 Конец игры"),
    ),
    "hu": (
        *("R0 Alapfogalmak", "R1 Előkészületek", "R2 Előkészítés-fázis (1–3. lépés)"),
        *("R4 Licitálásfázis (4. lépés)", "R5 A köröd és a város (5. lépés)"),
        *("R6 Föld (6. lépés)", "R7 Kereskedés (7. lépés)"),
        *("R9 Különleges akciók (5–7. lépés)", "R10 Fenntartás- és bevételfázis (8–11. lépés)"),
        "R12 A játék vége",
    ),
    "it": (
        *("R0 Concetti di base", "R1 Allestimento", "R2 Fase preparazione (passi 1–3)"),
        *("R4 Fase asta (passo 4)", "R5 Il tuo turno e la città (passo 5)", "R6 Terra (passo 6)"),
        *("R7 Commercio (passo 7)", "R9 Azioni speciali (passi 5–7)"),
        *("R10 Fase provviste e rendite (passi 8–11)", "R12 Fine del gioco"),
    ),
}
HERE = """\
R4.8*   The last player without a column takes any column left for free, with
        its coins, and keeps their order marker.
R4.9    With two players, the column up for auction must have three tiles. The
        loser then takes a two-tile column for free, with its coins.
R4.10   Tiles in columns nobody took are not used this round.
To see others, type rules 7 (a chapter), rules 7.2 (one rule) or rules all. They
also say how we read the rules marked *.
"""
QUESTIONS: list[tuple[Asked, Tile | None]] = [
    *((kind, None) for kind in get_args(Asked) if kind != "turn"),
    *(("turn", tile) for tile in get_args(Tile)),
]
NO_CHAPTER = (
    "expected a chapter (0, 1, 2, 4, 5, 6, 7, 9, 10, 12), a rule such as 4.8, or all, got “{}”"
)
NOT_IN_4 = "expected a rule from 4.1 to 4.10, got “{}”"
NOT_IN_10 = "expected a rule from 10.8 to 10.11, got “{}”"
WRONG = {
    **dict.fromkeys(("", ".", "r", "rr4", "rall", "bidding", "4 8", "4,8", "４.８"), NO_CHAPTER),
    **dict.fromkeys(("3", "04", "3.1", "8", "11", "13"), NO_CHAPTER),
    **dict.fromkeys(("4.", "4.0", "4.08", "4.11", "R4-11", "4.8.1"), NOT_IN_4),
    **dict.fromkeys(("10.1", "10.7", "10.x"), NOT_IN_10),
}


def printed(wanted: str, language: str = "en", columns: int = 80) -> str:
    """All rules, a chapter or one, as they are shown."""
    file = io.StringIO()
    console = screen(file)
    console.width = columns
    with speaking(language):
        print_rules(console, wanted)
    return file.getvalue()


def test_every_rule_of_the_docs_is_in_one_chapter() -> None:
    assert [rule.key for rules in CHAPTERS.values() for rule in rules] == list(numbered())
    for chapter, rules in CHAPTERS.items():
        assert {rule.chapter for rule in rules} == {chapter}


# Shown ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", ["4.8", "R4.8", "r4.8", "4-8", "R4-8", "r4-8"])
def test_one_rule_with_its_reading(number: str) -> None:
    assert printed(number, "de", 60) == IN_GERMAN


def test_a_rule_without_a_reading() -> None:
    assert printed("10.11") == (
        "R10.11  Step 11: you get 1 coin for every district where you have a business,\n"
        "        and 1 more for every district you lead alone.\n"
    )


@pytest.mark.parametrize("number", ["0", "R0", "r0"])
def test_a_chapter(number: str) -> None:
    assert printed(number, "en", 60) == BASICS


@pytest.mark.parametrize("language", words.languages())
def test_all_rules_in_order(language: str) -> None:
    with speaking(language):
        expected = flat(words.say("page-rules-short"))
        expected += "".join(f" {flat(words.say(f'page-rules-short-{n}'))}" for n in (1, 2, 3, 4))
        for heading, (chapter, rules) in zip(HEADINGS[language], CHAPTERS.items(), strict=True):
            expected += f" {heading}"
            for rule in rules:
                mark = "*" if rule.key in READINGS else ""
                expected += f" R{rule.number}{mark} {flat(words.say(f'rule-{rule.key}'))}"
                expected += reading(rule.key) if mark else ""
            expected += f" R0*{reading('0')}" if chapter == 0 else ""
    text = printed("all", language)
    assert flat(text) == expected
    assert text.count("*") == len(READINGS)


def flat(text: str) -> str:
    """A text on one line, with plain spaces."""
    return " ".join(text.split())


def reading(key: str) -> str:
    """A reading with what leads to it, after a space."""
    return f" {flat(words.say('rules-reading', reading=words.say(f'reading-{key}')))}"


@pytest.mark.parametrize("columns", [60, 80])
@pytest.mark.parametrize("language", words.languages())
def test_lines_are_as_long_as_the_terminal_is_wide(language: str, columns: int) -> None:
    lines = printed("all", language, columns).splitlines()
    assert columns - 4 < max(map(len, lines)) <= columns
    assert all(line == line.rstrip() for line in lines)


def test_the_command_shows_everything_or_what_is_asked_for() -> None:
    assert run("rules") == run("rules", "ALL") == Ran(0, printed("all", "en", 100), "")
    assert process("rules", "r4.8", NIEUW_LANGUAGE="de", COLUMNS="60") == Ran(0, IN_GERMAN, "")


def test_a_pipe_gets_plain_text() -> None:
    plain = process("rules", "4").out
    coloured = process("rules", "4", FORCE_COLOR="1", TERM="xterm-256color", COLUMNS="100").out
    assert plain.startswith("R4      Bidding (step 4)\nR4.1*   Among the players without ")
    assert "\x1b" not in plain
    assert "\x1b[1mBidding (step 4) " in coloured
    lines = re.sub("\x1b\\[[0-9;]*m", "", coloured).splitlines()
    assert [line.rstrip() for line in lines] == plain.splitlines()


# Typed wrong ----------------------------------------------------------------------------------


@pytest.mark.parametrize("number", WRONG)
def test_one_line_says_what_there_is(number: str) -> None:
    assert run("rules", number) == Ran(2, "", f"nieuw: {WRONG[number].format(number)}\n")


def test_one_number_at_a_time() -> None:
    expected = "nieuw: don’t know what to do with “5”: see --help\n"
    assert run("rules", "4", "5") == Ran(2, "", expected)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("de", "erwartet ist eine Regel von 4.1 bis 4.10, nicht „4.11“"),
        ("ru", "нужно правило от 4.1 до 4.10, а указано «4.11»"),
        ("hu", "4.1 és 4.10 közötti szabály kell, ez pedig „4.11”"),
        ("it", "ci vuole una regola da 4.1 a 4.10, non «4.11»"),
    ],
)
def test_the_line_in_other_languages(language: str, line: str) -> None:
    with pytest.raises(Fail) as failed:
        printed("4.11", language)
    assert [flat(text) for text in failed.value.lines] == [line]


# In a game ------------------------------------------------------------------------------------


def printed_for(kind: Asked, tile: Tile | None, language: str = "en") -> str:
    """The rules of a question, as they are shown on 80 columns."""
    file = io.StringIO()
    console = screen(file)
    console.width = 80
    with speaking(language):
        print_rules_for(console, kind, tile)
    return file.getvalue()


def test_the_rules_of_a_question() -> None:
    assert rules_for("take", None) == (Rule(4, 8), Rule(4, 9), Rule(4, 10))
    assert printed_for("take", None) == HERE


def test_a_turn_has_the_rules_of_its_tile() -> None:
    assert Rule(5, 6) in rules_for("turn", "city")
    assert Rule(6, 4) in rules_for("turn", "land")
    assert Rule(7, 2) in rules_for("turn", "trade")


def test_every_kind_of_question_has_rules_that_exist() -> None:
    assert set(MATTER) == {tile or kind for kind, tile in QUESTIONS}
    known = {rule for rules in CHAPTERS.values() for rule in rules}
    for rules in MATTER.values():
        assert rules
        assert len(set(rules)) == len(rules)
        assert set(rules) <= known


def test_every_question_of_a_game_has_rules() -> None:
    questions = filter(None, map(ask, stops(2, 1)))
    met = {rules_for(question.kind, question.tile) for question in questions}
    assert met == set(MATTER.values())


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize(("kind", "tile"), QUESTIONS)
def test_the_rules_of_a_question_fit_a_small_terminal(
    kind: Asked, tile: Tile | None, language: str
) -> None:
    """80 x 24, with a line to type on."""
    lines = printed_for(kind, tile, language).splitlines()
    assert 5 <= len(lines) <= 23
    assert max(map(len, lines)) <= 80
