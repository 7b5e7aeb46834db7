"""The board and a question in windows of every size: nothing is cut, and what matters is shown."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.text import Text

from cli.running import run
from cli.test_commands import own_box
from helpers import at_auction, at_turn, fur_counts, give, own_land, own_ships
from helpers import show as show_cards
from nieuw.box.file import builtin, read
from nieuw.cli import asking
from nieuw.cli.board import FIRST, PARTS, Board
from nieuw.cli.marks import Marks
from nieuw.cli.menu import menu
from nieuw.cli.screen import Screen, screen
from nieuw.cli.seats import Seats
from nieuw.core.names import BEAVER
from nieuw.core.state import State
from nieuw.game.reader import read as read_record
from nieuw.say.phrases import letters
from nieuw.say.words import choose_language, languages, say
from nieuw.show.question import ask

GAMES = Path(__file__).parent.parent / "games"
MARKS = Marks(builtin())
COLOURS = ("blue", "yellow", "orange", "red", "green")
LONG = "3-strong-1"
"""Its trade steps have the longest questions of all games here."""


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    yield
    choose_language("")


def states(game: str, step: int) -> list[State]:
    """Every so many questions of a game."""
    record = read_record((GAMES / f"{game}.nar").read_text())
    asked = [s.copy() for _, s in record.states() if ask(s) is not None]
    return asked[::step]


def console(columns: int) -> Screen:
    """A window in which nothing is kept from being written."""
    made = screen(io.StringIO())
    made.width = columns
    return made


def seats_of(s: State) -> Seats:
    return Seats([(colour, "") for colour in COLOURS[: s.seats]])


def lines_of(made: Screen) -> list[str]:
    """What was written."""
    assert isinstance(made.file, io.StringIO)
    return made.file.getvalue().splitlines()


def whole(s: State, columns: int) -> list[str]:
    """The whole board."""
    made = console(columns)
    made.print(Board(made, s, seats_of(s), MARKS).whole())
    return [line.rstrip() for line in lines_of(made)]


def question(
    s: State, columns: int, lines: int, monkeypatch: pytest.MonkeyPatch, forecast: str = "Forecast"
) -> list[str]:
    """A question with the board above it."""
    monkeypatch.setattr(asking, "window", lambda _: lines)
    made, seats = console(columns), seats_of(s)
    board = Board(made, s, seats, MARKS)
    asking.print_question(made, board, menu(s, seats.who, MARKS), seats, Text(forecast))
    return lines_of(made)


# Nothing is cut -------------------------------------------------------------------------------


@pytest.mark.parametrize("columns", [60, 80, 100, 140])
@pytest.mark.parametrize("language", languages())
def test_the_board_cuts_nothing(language: str, columns: int) -> None:
    choose_language(language)
    for game in ("2-mixed-1", "3-strong-1", "4-greedy-1", "5-mixed-5"):
        for s in states(game, 29):
            shown = whole(s, columns)
            assert "…" not in "\n".join(shown)
            assert max(map(len, shown)) <= columns
            purses = " ".join(" ".join(shown).split(f" {say('board-points')} ")[1].split())
            for seat, p in enumerate(s.players):
                furs = letters(p.purse[BEAVER:], BEAVER).removesuffix("-")
                who = re.escape(seats_of(s).who[seat])
                assert re.search(rf"(^| ){who} {p.score} .*{furs}", purses)


@pytest.mark.parametrize("columns", [60, 80, 100])
@pytest.mark.parametrize("language", languages())
def test_questions_cut_nothing(
    language: str, columns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose_language(language)
    for game in (LONG, "5-mixed-5"):
        for s in states(game, 23):
            shown = question(s, columns, 24, monkeypatch)
            assert "…" not in "\n".join(shown)
            assert max(map(len, shown)) <= columns


def test_a_heap_of_furs_is_not_cut() -> None:
    s = at_turn(3, 7, 0)
    give(s, 0, coin=17, goods=9, wood=12, corn=11)
    s.players[0].purse[BEAVER:] = fur_counts("B" * 12 + "M" * 11 + "O" * 4 + "R" * 3 + "X" * 2)
    s.players[0].score = 123
    s.players[0].warehouses = 4
    for columns in (60, 80, 100):
        text = "\n".join(whole(s, columns))
        assert "…" not in text
        assert " 123 " in text
        assert "12B 11M 4O 3R 2X" in " ".join(text.split())


def test_a_long_name_is_cut_before_anything_else() -> None:
    s = at_turn(2, 5, 0)
    made = console(60)
    seats = Seats([("blue", "Bartholomew van der Donck"), ("red", "Bo")])
    made.print(Board(made, s, seats, MARKS).whole())
    text = "\n".join(lines_of(made))
    assert re.search(r"^Bartholomew… +[0-9]+ +[0-9]+ +", text, re.M)
    assert max(map(len, text.splitlines())) <= 60


# What fits ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_a_question_with_its_board_fits_80_x_24(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At three seats, with the prompt; the longest questions too."""
    choose_language(language)
    asked = [*states(LONG, 5), *states("3-mixed-2", 11), *states("3-greedy-4", 11)]
    for s in asked:
        shown = question(s, 80, 24, monkeypatch)
        assert len(shown) <= 23, "\n".join(shown)
        assert say("board-points") in "\n".join(shown)


@pytest.mark.parametrize("kind", FIRST)
def test_what_matters_for_a_question_is_shown(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The part that matters most besides the purses, in a window of 24 lines, unless there are very
    many answers."""
    there = {
        "city": "post, travel",
        "cash": "Cash box  1 ",
        "land": "Land  L",
        "ships": "Ships  S",
        "estates": "",
    }
    met = 0
    for s in [*states("3-strong-2", 3), *states(LONG, 1)]:
        asked = menu(s, list(COLOURS), MARKS)
        if (asked.tile or asked.kind) != kind or len(question(s, 80, 1, monkeypatch)) > 14:
            continue
        first = next(part for part in FIRST[kind] if part not in ("mine", "purses"))
        assert there[first] in "\n".join(question(s, 80, 24, monkeypatch))
        met += 1
    assert met


def test_every_part_has_its_place() -> None:
    assert set(PARTS) >= {part for parts in FIRST.values() for part in parts}
    kinds = {"place", "auction", "bid", "pay", "take", "city", "land", "trade", "close"}
    assert set(FIRST) == kinds


def test_a_tall_window_shows_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    s = states("3-strong-2", 40)[2]
    shown = question(s, 80, 60, monkeypatch)
    assert [line.rstrip() for line in shown[1:]][: len(whole(s, 80))] == whole(s, 80)
    assert question(s, 80, 60, monkeypatch) == question(s, 80, asking.ENDLESS, monkeypatch)
    assert "Forecast" in shown


def test_a_pipe_has_no_end() -> None:
    assert asking.window(console(80)) == asking.ENDLESS


def test_a_small_window_shows_ones_own_purse(monkeypatch: pytest.MonkeyPatch) -> None:
    s = at_turn(3, 5, 1)
    for lines in range(1, 20):
        shown = question(s, 80, lines, monkeypatch)
        assert shown[0].startswith("Round 3 of 6, step 5: city actions.")
    room = len(question(s, 80, 1, monkeypatch)) + 3
    purses = [line for line in question(s, 80, room, monkeypatch) if line.startswith("Yellow ")]
    assert len(purses) == 1


# Land, ships and marks ------------------------------------------------------------------------


def test_a_row_of_land_shows_wood_and_corn() -> None:
    """As ships show their goods; cleared land only the corn it still brings."""
    s = at_turn(2, 6, 0)
    own_land(s, 0, [1, 2, 10], houses=3, cleared=1)
    own_ships(s, 0, 9, 2)
    estate = next(line for line in whole(s, 100) if line.startswith("Blue  land"))
    assert estate == "Blue  land [L1 1n] L2 1/1h* 4w* 2n* L10 1/3h 7w* 3n* ships S9 +3g* S2 +2g"


def test_numbers_on_the_board_are_marked() -> None:
    s = at_auction(3)
    show_cards(s, land=[7, 10, 1, 2], ships=[4, 9, 2, 1])
    s.players[0].warehouses = 4
    shown = whole(s, 80)
    assert "Camps  3/3~ 1n 0/2* 1n 0/2* 1n* 0/1* 1n* 0/1*" in shown
    assert "Land  L7 2h* 3w 4n~  L10 3h 7w* 3n*  L1 1h* 5w* 1n  L2 1h* 4w* 2n*" in shown
    assert "Ships  S4 4f' 5c' 2g'  S9 5f 2c 3g*  S2 3f* 3c* 2g  S1 3f* 4c* 1g*" in shown
    assert any(line.startswith("Cash box  1 ") and " +1c*  5 " in line for line in shown)
    assert any(re.match(r"Blue +0 .* 4/10~ ", line) for line in shown)


def test_printed_numbers_have_no_marks(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    printed = re.sub('"(inferred|reported|reconstructed)[^"]*"', '"printed: mine"', own_box())
    file.write_text(printed)
    box = read(file)
    assert not Marks(box)
    assert Marks(builtin())
    run("play", "--text", "--box", str(file), "--seed", "2", typed="1\nsave a.nar\n")
    out = run("replay", "a.nar", "--box", str(file)).out
    assert not re.search(r"[0-9a-z)][*~'](?!\w)", out.split("c coins")[0])
    assert "reconstructed" not in out


def test_a_replay_marks_its_numbers_and_says_why() -> None:
    run("play", "--text", "--seed", "2", typed="1\n2\nsave a.nar\n")
    out = " ".join(run("replay", "a.nar").out.split())
    assert "Numbers marked * are reconstructed by us and ~ inferred" in out
    assert "nieuw box show shows the sources." in out
    assert "New land: (2 houses, 2 wood, 5 corn)*, (2 houses, 3 wood, 4 corn)*, (1 house," in out
    assert "^ leads, = tied" in out


def test_answers_mark_their_cards() -> None:
    s = at_turn(2, 6, 0)
    show_cards(s, land=[1, 2, 10, 7])
    words = [row.words.replace("\u00a0", " ") for row in menu(s, ["A", "B"], MARKS).rows]
    assert "add L10 (3 houses, 7 wood, 3 corn)*" in words


def test_a_dumb_terminal_is_as_wide_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    monkeypatch.setenv("TERM", "dumb")
    assert screen(io.StringIO()).width == 60
