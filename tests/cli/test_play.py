"""The text game from the first question to the last point, typed through a pipe."""

from __future__ import annotations

import re
from itertools import chain, cycle, islice
from pathlib import Path

import pytest

from cli.running import Ran, process, run
from helpers import at_auction, at_turn, begin, give, own_land, play_text, position, put
from nieuw.bots import BOTS
from nieuw.box import file as boxfile
from nieuw.cli.answer import Unclear, notation
from nieuw.cli.how import how
from nieuw.cli.marks import Marks
from nieuw.cli.menu import menu
from nieuw.cli.why import why
from nieuw.core.agenda import ASK_PAY_BID, ASK_PAY_MARKET
from nieuw.core.engine import IllegalMove, apply, apply_within_step, legal, to_move
from nieuw.core.moves import Move
from nieuw.core.names import COIN
from nieuw.core.notation import InvalidMove
from nieuw.core.state import State
from nieuw.core.verbs import VERB_NAMES
from nieuw.game.dealer import Dealer
from nieuw.game.reader import read
from nieuw.game.record import Record, Segment
from nieuw.game.writer import write
from nieuw.say import phrases
from nieuw.say.words import say
from nieuw.text.sentences import expand
from playing import choose_furs, kind, record_game, stops

ANSWERS = ("1", "2", "3", "4", "5", "pass", "1 2", "2 5", "3 4", "1 2 3")
ANYTHING = "\n".join(islice(cycle(ANSWERS), 4000)) + "\n"
"""Typed one after the other, some of it answers every question; the rest is refused."""
MARKS = Marks(boxfile.builtin())
WHO = ["A", "B", "C"]
TABLES = {
    2: "Anna,bot:greedy",
    3: "Anna,bot:uniform,Bo",
    4: "bot,Anna,bot:uniform,bot:greedy",
    5: "Anna,Bo,Cy,bot:greedy,bot:uniform",
}


def play(*typed: str, words: str = "--seed 2") -> Ran:
    """A game with these lines typed."""
    return run("play", "--text", *words.split(), typed="\n".join(typed) + "\n")


def after(ran: Ran, line: str) -> list[str]:
    """What was printed after a typed line."""
    return ran.out.split(f"> {line}\n", 1)[1].splitlines()


def game(ran: Ran) -> list[str]:
    """Everything that was printed but for where the game is saved."""
    *lines, last = ran.out.splitlines()
    assert last.startswith("The game is saved. Continue with: nieuw play /")
    return lines


@pytest.mark.parametrize("seats", TABLES)
def test_a_whole_game(seats: int) -> None:
    ran = run(
        "play",
        "--text",
        "--seed",
        "7",
        "--players",
        TABLES[seats],
        typed=ANYTHING + "save end.nar\n",
    )
    assert ran.code == 0
    assert "End of the game: final scoring\n" in ran.out
    assert re.search(r" (wins|share the win) with \d+ points\.\nThe game is over\.", ran.out)
    assert ran.out.endswith("Saved as end.nar.\nWatch it again with: nieuw replay end.nar\n")
    assert run("verify", "end.nar").out.endswith(" deals match the seed\n")
    record = read(Path("end.nar").read_text())
    total = next(line for line in ran.out.splitlines() if line.startswith("total "))
    assert total.split()[1:] == [str(n) for n in record.result() or []]


@pytest.mark.parametrize("seats", TABLES)
def test_every_question_fits_the_screen(seats: int) -> None:
    """Board, question and answers in 100 columns and 40 lines, at any moment of a game."""
    ran = run("play", "--text", "--seed", "8", "--players", TABLES[seats], typed=ANYTHING)
    shown = re.findall(r"\n((?:Round|Setup)[^\n]* Order: .*?\n)> ", ran.out, re.DOTALL)
    assert len(shown) > 40
    for screen in shown:
        assert len(screen.splitlines()) <= 40, screen
    assert max(map(len, ran.out.splitlines()[:-1])) <= 100


def test_the_usual_game_starts_at_once() -> None:
    out = process("play", "--text").out.splitlines()
    assert out[0] == (
        "Nieuw Amsterdam: Blue, Yellow (bot Farmer) and Orange (bot Farmer). You play Blue."
    )
    assert out[1].startswith(
        "For other players: nieuw play --text --players Anna,Bo,bot:farmer. Type ? for help"
    )
    assert out[-1] == "Nothing has been played, so nothing is saved."


def test_a_seed_deals_the_same_game() -> None:
    assert game(play("1", "2")) == game(play("1", "2"))
    assert game(play("1", "2")) != game(play("1", "2", words="--seed 3"))


def test_seats_is_you_and_bots() -> None:
    assert play(words="--seats 2").out.startswith("Nieuw Amsterdam: Blue and Yellow (bot Farmer). ")


def test_bots_alone_play_to_the_end() -> None:
    ran = play(words="--seed 1 --players bot,bot:uniform")
    assert "The game is over." in ran.out
    assert ran.code == 0


@pytest.mark.parametrize(
    ("players", "called"),
    [
        ("Anna,Bo", ["Anna", "Bo"]),
        ("Yellow,Bo", ["Yellow (Blue)", "Bo"]),
        ("[red]x,Bo", ["[red]x", "Bo"]),
    ],
)
def test_names(players: str, called: list[str]) -> None:
    ran = run("play", "--text", "--players", players, typed="1\n2\n")
    for name in called:
        assert f"{name} places a business" in ran.out


def test_long_names_leave_the_board_whole() -> None:
    ran = run("play", "--text", "--players", f"{'A' * 60},{'B' * 60}", typed="1\n")
    assert max(map(len, ran.out.splitlines())) <= 140
    cut = f"{'A' * 19}… "
    heading, first, *_ = ran.out.split("\nPlayer ")[1].splitlines()
    assert " ".join(heading.split()) == "points at end coins goods wood corn furs tiles"
    assert first.startswith(cut)
    assert "…" not in first.removeprefix(cut)


# Answers --------------------------------------------------------------------------------------


def test_answers_in_any_spelling() -> None:
    canonical = play("place 3", "place 4", "auction 3", "bid 1", "pay 1g")
    loose = play("3", " Place  4 ", "AUCTION 3", "1", "1G")
    said = [line for line in game(canonical) if not line.startswith(">")]
    assert said == [line for line in game(loose) if not line.startswith(">")]
    assert "Blue wins column 3 for 1, paying 1 good, and gets 2 coins from it" in said


def test_payments_typed_as_amounts() -> None:
    ran = play("3", "4", "3", "6", "1m 5c", "2n 1C 1 w, 1r 1c")
    assert after(ran, "1m 5c")[0] == "You don’t have 1 mink."
    assert after(ran, "2n 1C 1 w, 1r 1c")[0] == (
        "Blue wins column 3 for 6, paying 2 coins, 1 wood, 2 corn and 1 muskrat, and gets 2 coins "
        "from it"
    )


NO_MOVE = "isn’t a move. Possible now: place. (type ? for help)"
NOT_NOW = (
    "isn’t possible now; see the answers above. Moves now start with: place. (type ? for help)"
)
WRONG_ANSWERS = {
    "bla": f"bla {NO_MOVE}",
    "7": "place 7: districts are numbered 1 to 6. (type ? for help)",
    "1 2": "place 1 2 can’t be read. Write it like this: place 3. (type ? for help)",
    "x" * 90: f"{'x' * 30}... {NO_MOVE}",
    "build 2": f"build 2 {NOT_NOW}",
    "build 2 9": "build 2 9: districts are numbered 1 to 6. (type ? for help)",
    "corn 20": f"corn 20 {NOT_NOW}",
    "pay 3c": f"pay 3c {NOT_NOW}",
    "пас": f"пас {NO_MOVE}",
    "\x1b[2J": f"?[2j {NO_MOVE}",
    "save": "Save where? Type save and a file name, such as save game.nar",
    "save .": ".: can’t be written: Is a directory",
    "save no/where": "no/where: can’t be written: No such file or directory",
    "save a\0b": "a?b: can’t be written: embedded null byte",
    "undo": "You have no decision to take back.",
    "? 9": "place 9: districts are numbered 1 to 6. (type ? for help)",
    "?9": "place 9: districts are numbered 1 to 6. (type ? for help)",
    "? bla": f"bla {NO_MOVE}",
}


@pytest.mark.parametrize("typed", WRONG_ANSWERS)
def test_a_wrong_answer_is_explained_and_asked_again(typed: str) -> None:
    ran = play(typed, "1")
    said = ran.out.split("6  Trading Company (move your trading post)\n")[1].splitlines()
    assert said[1] == WRONG_ANSWERS[typed]
    assert said[2] == "> 1"
    assert said[3] == "Blue places a business in the Lumberyard"


def test_an_empty_line_shows_the_question_again() -> None:
    out = play("", "?").out
    first, again, _ = out.split("> ")
    question = first[first.index("\nSetup. Order: ") :]
    assert again == f"\n{question}"


def test_a_bid_out_of_range() -> None:
    ran = play("1", "2", "3", "99", "0")
    assert after(ran, "99")[0] == "You can bid from 0 to 19; see the answers above."


def test_unclear_answers_in_a_turn() -> None:
    ran = play("1", "2", "3", "1", "1", "99", "pass", "build")
    assert after(ran, "99")[0] == (
        "There is no answer '99'; type the label to the left of an answer, or ? for help."
    )
    assert after(ran, "pass")[0] == "Which of these: pass tile, pass special?"
    assert after(ran, "build")[0].startswith("Which of these: build 1, build 2, build 3, build 4 (")


def test_typed_answers_of_a_turn() -> None:
    ran = play("1", "2", "3", "1", "1", "? build 3 3", "build 6 3 3", "wood +2")
    assert after(ran, "? build 3 3")[0] == "Effect of build 3 3: −2 wood"
    assert after(ran, "? build 3 3")[1].startswith("Forecast for Blue: corn ")
    assert after(ran, "build 6 3 3")[0] == (
        "Blue builds 3 businesses, 2 in the Docks and 1 in the Trading Company: −3 wood"
    )
    assert after(ran, "wood +2")[0] == "Blue buys 2 wood: −2 coins, +2 wood"


# Words that are no answers --------------------------------------------------------------------


def test_help_for_the_question() -> None:
    ran = play("?", "1", "help", "2", "1", "?", "0")
    assert after(ran, "?")[0] == "Type the number of a district: 1 to 6."
    assert "save FILE, quit." in "\n".join(after(ran, "help")[:6])
    assert "Type the number you bid" in ran.out


def test_board_log_and_forecast() -> None:
    ran = play("log", "1", "forecast", "board")
    assert after(ran, "log")[0].startswith("Blue draws ")
    for at, who in enumerate(("Blue", "Yellow", "Orange")):
        assert after(ran, "forecast")[at].startswith(f"Forecast for {who}: corn 2 + 0 harvest")
    assert after(ran, "board")[1].startswith("Setup. Order: ")


def test_undo_goes_back_to_ones_own_decision() -> None:
    ran = play("1", "undo", "6", "log")
    assert after(ran, "undo")[0] == "Back to your last decision."
    log = after(ran, "log")
    assert "Blue places a business in the Trading Company" in log
    assert "Blue places a business in the Lumberyard" not in log


def test_undo_past_a_draw_starts_another_seed() -> None:
    ran = play("1", "2", "undo", "3", "save new.nar")
    said = " ".join(after(ran, "undo")[:2])
    assert "drawn since then, so from here on a new seed decides the draws." in said
    record = read(Path("new.nar").read_text())
    assert sum(isinstance(entry.what, Segment) for entry in record.entries) == 1
    assert run("verify", "new.nar").code == 0


def test_undo_after_a_save_starts_another_seed() -> None:
    ran = play("1", "save a.nar", "undo", "1", "2", "save b.nar")
    assert "a new seed decides the draws." in " ".join(after(ran, "undo")[:2])
    assert run("verify", "a.nar", "b.nar").code == 0


def test_undo_after_the_end() -> None:
    ran = run(
        "play", "--text", "--seed", "7", "--players", TABLES[2], typed=ANYTHING + "undo\nquit\n"
    )
    assert after(ran, "undo")[0].startswith("Back to your last decision.")
    assert "Round 6 of 6" in "\n".join(after(ran, "undo"))


def test_at_the_end_one_may_look_back() -> None:
    ran = run(
        "play", "--text", "--seed", "7", "--players", "bot,bot", typed="log\nboard\nbla\nundo\n\n"
    )
    assert after(ran, "log")[0].startswith("Blue draws ")
    assert after(ran, "board")[1].startswith("End of the game. Order: ")
    assert after(ran, "undo")[0] == "You have no decision to take back."
    assert ran.code == 0


def test_save_reveals_the_seed_and_draws_from_another() -> None:
    ran = play("1", "save a.nar", "2", "save b.nar", "quit")
    assert after(ran, "save a.nar")[0] == (
        "Saved as a.nar, with the seed of the draws so far; from here on, a new seed decides the "
        "draws."
    )
    assert ran.out.endswith("Continue with: nieuw play b.nar\n")
    assert f"seed:{Dealer.numbered(2).seed}" in Path("a.nar").read_text()
    record = read(Path("b.nar").read_text())
    seeds = [entry.what.seed for entry in record.entries if isinstance(entry.what, Segment)]
    assert len(seeds) == 1
    assert seeds[0] is not None
    assert run("verify", "a.nar", "b.nar").out.splitlines() == [
        "ok a.nar: 11 lines, not finished (round 0), the one deal matches the seed",
        "ok b.nar: 19 lines, not finished (round 1), all 4 deals match the seed",
    ]


def test_save_replaces_only_a_record() -> None:
    Path("notes.txt").write_text("mine\n")
    ran = play("save notes.txt", "save a.nar", "1", "save a.nar", "quit")
    assert after(ran, "save notes.txt")[0] == (
        "notes.txt: exists and isn’t a record of this game; choose another name"
    )
    assert Path("notes.txt").read_text() == "mine\n"
    assert "place 1" in Path("a.nar").read_text()
    assert sorted(p.name for p in Path().iterdir()) == ["a.nar", "notes.txt"]


def test_resume() -> None:
    play("1", "2", "save a.nar")
    before = Path("a.nar").read_text()
    ran = run("play", "a.nar", typed="quit\n")
    assert ran.out.startswith(
        "Nieuw Amsterdam: Blue, Yellow (bot Farmer) and Orange (bot Farmer), resumed from a.nar.\n"
        "From here on, a new seed decides the draws. "
    )
    assert ran.out.endswith("Continue with: nieuw play a.nar\n")
    assert Path("a.nar").read_text() == before
    ran = run("play", "a.nar", typed="undo\n4\nlog\nsave b.nar\n")
    assert "Blue places a business in the Carpenters’ Guild" in ran.out
    assert run("verify", "b.nar").code == 0


def test_resume_a_game_of_people_and_an_unknown_bot() -> None:
    record = Record.new(boxfile.builtin(), ["Anna", "bot:nobody"], Dealer.numbered(1))
    Path("a.nar").write_text(write(record))
    known = ", ".join([*BOTS, "exec:COMMAND"])
    assert run("play", "a.nar").err == f"nieuw: expected a bot ({known}), got 'nobody'\n"


def test_resume_starts_no_program() -> None:
    """A record is anybody's word: what it names is never run."""
    names = ["Anna", "bot:exec:touch sign"]
    Path("a.nar").write_text(write(Record.new(boxfile.builtin(), names, Dealer.numbered(1))))
    ran = run("play", "a.nar")
    assert (
        ran.err == "nieuw: expected a bot of this installation, got the program exec:touch sign\n"
    )
    assert not Path("sign").exists()


def test_bots_by_their_specs() -> None:
    assert play(words="--bots uniform").out.startswith(
        "Nieuw Amsterdam: Blue and Yellow (bot uniform).\n"
    )
    ran = play(words="--seats 4 --bots uniform,greedy")
    assert ", Yellow (bot uniform), Orange (bot greedy) and Red (bot uniform).\n" in ran.out


def test_resume_a_game_that_is_over(games: Path) -> None:
    ran = run("play", str(games / "game-0001.nar"))
    assert ", read from" in ran.out
    assert "The game is over." in ran.out
    assert ran.out.endswith(f"Watch it again with: nieuw replay {games / 'game-0001.nar'}\n")


def test_equal_names_are_told_apart() -> None:
    record = Record.new(boxfile.builtin(), ["guest", "guest", "bot:greedy"], Dealer.numbered(1))
    Path("a.nar").write_text(write(record))
    ran = run("play", "a.nar", typed="1\n2\n")
    assert "guest (Blue) places a business in the Lumberyard" in ran.out
    assert "guest (Yellow) places a business in the Granary" in ran.out


LANGUAGES = ("en", "de", "ru", "hu", "it")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_city_is_never_cut(language: str) -> None:
    """Five seats with the longest words of a language, in 100 columns."""
    words = ["play", "--text", "--seed", "8", "--players", "bot,bot,Anna,bot,bot"]
    out = process(*words, typed=b"1\n", NIEUW_LANGUAGE=language).out
    assert "…" not in out
    assert max(map(len, out.splitlines()[:-1])) <= 100


def test_a_payment_that_is_not_what_is_due() -> None:
    record = record_game(3, 1)
    states = [s.copy() for _, s in record.states()]
    asked = [s for s in states if s.agenda[-1][0] in (ASK_PAY_BID, ASK_PAY_MARKET)]
    due = [s.agenda[-1][2] for s in asked]
    assert max(due) > 1
    for s, n in zip(asked, due, strict=True):
        assert why(s, "pay 999c") == f"You have to pay {n}, but this adds up to 999."
        assert why(s, "pay 0c") == "pay 0c can’t be read. Write it like this: pay 3c 1w 1B."


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_english_where_another_language_is_spoken(language: str) -> None:
    typed = "\n".join(one for one in WRONG_ANSWERS if "save" not in one).encode()
    out = process("play", "--text", typed=typed, NIEUW_LANGUAGE=language).out
    assert not re.search(r"\b(expected|got|possible|Possible|asks|offered|Write|read)\b", out)
    help_ = process("play", "--help", NIEUW_LANGUAGE=language).out
    assert "Usage" not in help_
    assert " nieuw play " in help_.splitlines()[0]


def test_what_a_pass_leads_to() -> None:
    """R4.7, R4.8: to a later column, or for the last without one to a column free."""
    told: set[tuple[int, str]] = set()
    for s in stops(4, 1):
        if kind(s) == "ask-bid":
            without = [p.column for p in s.players].count(0)
            rows = menu(s, ["A", "B", "C", "D"], MARKS).rows
            told |= {(without, row.words) for row in rows if row.label == "pass"}
    later = "no bid; you can still bid for later columns"
    free = "no bid; as the last player you take one of the columns left, for free"
    assert told == {(4, later), (3, later), (2, free)}


def test_what_is_lost_for_good() -> None:
    """R10.9, R10.10: on the answer after which nothing can prevent it."""
    s = at_turn(3, 7, 0)
    put(s, 1, 2, 0, 0)
    give(s, 0, corn=1, coin=4, wood=0, goods=s.box.docks[1] + 3)
    s.players[0].score = 1
    s.players[0].warehouses = 1
    s.players[0].tiles = [0, 0, 0]
    assert row(s, "pass special").endswith("(loses 1 business, 1 point and 3 goods)")
    apply(s, Move.read("market 1"))
    assert row(s, "pay 3g").endswith("(loses 1 business and 1 point) (then a draw)")


def row(s: State, text: str) -> str:
    """The words of an answer, with plain spaces."""
    (words,) = [row.words for row in menu(s, ["A", "B", "C"], MARKS).rows if row.text == text]
    return words.replace("\u00a0", " ")


def test_what_is_left_after_a_payment() -> None:
    """With the coins of the column that is paid for."""
    met = 0
    for s in stops(3, 2):
        if kind(s) != "ask-pay-bid" or s.agenda[-1][3] > COIN:
            continue
        for answer in menu(s, ["A", "B", "C"], MARKS).rows:
            if answer.text:
                t = s.copy()
                for move in expand(s, answer.text):
                    apply_within_step(t, move)
                purse = t.players[to_move(s)].purse
                left = say("choose-pay", paid="", left=phrases.amounts(purse)).partition(";")[2]
                assert answer.words.partition(";")[2].startswith(left)
                met += s.box.column_coins[s.column] > 0
    assert met > 3


# Answers that help ----------------------------------------------------------------------------


def said(s: State, typed: str) -> str:
    """What is said about an answer that can't be played, with plain spaces."""
    try:
        text = notation(s, menu(s, ["A", "B", "C"], MARKS), typed)
    except Unclear as unclear:
        return str(unclear).replace("\u00a0", " ")
    with pytest.raises((InvalidMove, IllegalMove)):
        play_text(s.copy(), text)
    return why(s, text).replace("\u00a0", " ")


def test_how_to_buy_and_sell() -> None:
    s = at_turn(3, 5, 0)
    give(s, 0, coin=6, wood=2, corn=0)
    put(s, 1, 1, 0, 0)
    put(s, 2, 1, 0, 0)
    assert said(s, "corn 20") == (
        "corn 20 isn’t possible now. To buy, type corn +1 (up to +6). You can’t sell now."
    )
    both = "isn’t possible now. To buy, type wood +1 (up to +6); to sell, wood -1 (up to -2)."
    assert said(s, "wood 2") == f"wood 2 {both}"
    assert said(s, "wood +7") == f"wood +7 {both}"
    give(s, 0, coin=0, corn=3)
    assert said(s, "corn +1") == (
        "corn +1 isn’t possible now. To sell, type corn -1 (up to -3). You can’t buy now."
    )


def at_closing(due: int) -> State:
    """Blue has as many businesses too many in step 9 (R10.9)."""
    s = position(3, 8)
    put(s, 1, 3, 0, 0)
    put(s, 4, 2, 0, 0)
    give(s, 0, corn=5 - due)
    begin(s, 9)
    assert kind(s) == "ask-close"
    return s


def test_how_many_to_close() -> None:
    s = at_closing(3)
    for typed, n in (("close 1", "this is 1 business"), ("1 4", "these are 2 businesses")):
        said_so = f"You have to close 3, but {n}. Type a district for each: 1 1 1."
        assert said(s, typed) == said_so
    assert said(s, "close 1 1 1 4").startswith("You have to close 3, but these are 4 businesses.")
    assert notation(s, menu(s, ["A", "B", "C"], MARKS), "4 1 4") == "close 1 4 4"


def test_help_offers_only_what_is_legal() -> None:
    opening = play("1", "2", "1", "?", "0")
    assert "pass" not in " ".join(after(opening, "?")).split("On the board")[0]
    bids = (s for s in stops(3, 1) if kind(s) == "ask-bid")
    s = next(s for s in bids if "pass" in map(str, legal(s)))
    assert "Or type pass." in how(s, menu(s, ["A", "B", "C"], MARKS))[0]
    met: set[str] = set()
    for s in stops(3, 4):
        if kind(s) == "ask-turn":
            (first, *_) = how(s, menu(s, ["A", "B", "C"], MARKS))
            shown = re.search(r"Possible now: (.*)\.$", first)
            assert shown
            examples = shown[1].replace("\u00a0", " ").split(", ")
            legal_now = {str(move) for move in legal(s)}
            assert set(examples) <= legal_now
            verbs = {VERB_NAMES[move.verb] for move in legal(s)}
            assert {VERB_NAMES[Move.read(text).verb] for text in examples} == verbs
            met |= verbs
    assert {"build", "elect", "add", "trade", "pass tile", "pass special"} <= met


def test_with_two_a_column_needs_three_tiles() -> None:
    two, three = at_auction(2), at_auction(3)
    assert "three-tile" in how(two, menu(two, ["A", "B"], MARKS))[0]
    assert "three-tile" not in how(three, menu(three, ["A", "B", "C"], MARKS))[0]


def test_rules_while_playing() -> None:
    ran = play("rules", "rules 4.8", "rules 99", "1", "2", "rules")
    assert after(ran, "rules")[0].startswith("R1.8*")
    assert after(ran, "rules 4.8")[0].startswith("R4.8*")
    assert after(ran, "rules 99")[0].startswith("expected a chapter (0, 1, 2, 4, ")
    assert "\n> rules\nR4.1*" in ran.out
    over = run("play", "--text", "--players", "bot:uniform,bot:uniform", typed="rules\nlegend\n")
    assert after(over, "rules")[0].startswith("R12 ")
    assert after(over, "legend")[0].startswith("c coins, g goods, w wood")


def test_the_legend_comes_when_it_is_asked_for() -> None:
    ran = play("1", "2", "legend", "3")
    assert ran.out.count("c coins, g goods") == 1
    assert after(ran, "legend")[0].startswith("c coins, g goods, w wood, n corn, f furs, h houses;")


def test_why_a_way_is_closed() -> None:
    """R7.2: nothing to buy with too little corn for the journey; moving the post may help."""
    s = at_turn(3, 7, 0)
    s.camps = [0, 0, 0, 1, 0]
    give(s, 0, coin=0, goods=4, wood=0, corn=1)
    rows = {row.label: row.words.replace("\u00a0", " ") for row in menu(s, WHO, MARKS).rows}
    assert rows["trade"] == "not now (travel: 3 corn, you have 1)"
    assert said(s, "trade mid") == ("trade mid isn’t possible now: travel: 3 corn, you have 1.")
    give(s, 0, coin=3)
    rows = {row.label: row.words.replace("\u00a0", " ") for row in menu(s, WHO, MARKS).rows}
    assert rows["trade"] == "not now (travel: 3 corn, you have 1; buy corn first)"


def test_at_most_so_many() -> None:
    s = at_turn(3, 7, 0)
    own_land(s, 0, [1])
    give(s, 0, coin=3, goods=3, wood=3)
    assert said(s, "houses 2") == "houses 2 isn’t possible: at most 1 now."
    assert said(s, "market 3") == "market 3 isn’t possible: at most 1 now."


def test_traders_as_the_board_calls_them() -> None:
    s = at_turn(3, 7, 0)
    asked = menu(s, WHO, MARKS)
    for typed, text in (("bottom", "low"), ("Middle", "mid"), ("low", "low"), ("top 1B", "top 1B")):
        assert notation(s, asked, f"trade {typed}") == f"trade {text}"


def test_examples_can_be_typed() -> None:
    """What a row shows as an example is an answer, and of no other row."""
    met: set[str] = set()
    for s in chain(stops(3, 2), stops(3, 3, choose_furs)):
        whole = not kind(s).startswith("ask-pay") or s.agenda[-1][3] == COIN
        if to_move(s) < 0 or not whole:
            continue
        asked = menu(s, WHO, MARKS)
        texts = [row.text for row in asked.rows]
        for row in asked.rows:
            words = row.label.split(" ")
            if row.text is None and words[0] in ("ship", "trade") and len(words) > 1:
                assert row.label in map(str, legal(s))
                assert row.label not in texts
                met.add(words[0])
            elif row.text is None and asked.kind == "pay":
                assert f"pay {row.label}" in texts
                met.add("pay")
    assert met == {"ship", "trade", "pay"}


def test_what_an_answer_does_is_never_nothing() -> None:
    ran = play("? 3", "1", "2", "1", "? 4", "0")
    assert after(ran, "? 3")[0] == "Effect of place 3: Docks (build a warehouse)"
    assert after(ran, "? 4")[0] == "Effect of bid 4: bid 4: leaves 16 if you win"
    assert ": nothing" not in ran.out
