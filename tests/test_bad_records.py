"""Broken records: each says in one line where it is wrong; nothing breaks the reader itself.

`bad_records.txt` has a line `name: error` for each file of `bad_records/`, which are the good ones
with one thing wrong.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mutants import damage, damage_text
from nieuw import CHANCE, OVER, State, apply, legal, to_move
from nieuw.bots.playout import choose_any, draw_any
from nieuw.bots.rng import Rng
from nieuw.game.dealer import commitment
from nieuw.game.deals import check_deals
from nieuw.game.reader import (
    LONGEST_FILE,
    LONGEST_REMARKS,
    MOST_REMARKS,
    MOST_SEEDS,
    RecordError,
    read,
)
from nieuw.game.writer import write
from nieuw.text import snapshot
from nieuw.text.plausible import problem
from nieuw.text.snapshot import InvalidPosition
from playing import BOX, PLAYERS, SEATS, kind, stops

HERE = Path(__file__).parent / "bad_records"
GOOD = ("good_auction", "good_game", "good_position", "good_start")
SEEDS = st.integers(0, 2**32)
many = settings(max_examples=600, deadline=None, database=None, derandomize=True)

WRONG_DRAWS = {
    "draws_not_from_the_seed": "line 45 '5 *       furs B': expected furs X from the seed",
    "first_draw_not_from_the_seed": (
        "line 8 '0 *       furs RX MO top BMXR mid ORR low XBRB': expected"
        " furs XR MO top BMXR mid ORR low XBRB from the seed"
    ),
    "draws_of_an_older_seed": (
        "line 35 '1 *       land L10 L8 L1 L4': expected land L7 L3 L1 L4 from the seed"
    ),
}


def errors() -> dict[str, str]:
    """The error of each broken file."""
    lines = (HERE.parent / "bad_records.txt").read_text("utf-8").splitlines()
    return dict(line.split(": ", 1) for line in lines if not line.startswith("#"))


WRONG = errors()


def text(name: str) -> str:
    return (HERE / f"{name}.nar").read_bytes().decode("utf-8")


@pytest.mark.parametrize("name", GOOD)
def test_the_records_they_were_made_from_are_good(name: str) -> None:
    record = read(text(name))
    assert write(record, reveal=True) == text(name)
    checked, unknown = check_deals(record)
    assert unknown == 0
    assert (checked == 0) == (name in ("good_auction", "good_position"))


def test_no_file_is_forgotten() -> None:
    assert {path.stem for path in HERE.iterdir()} == {*GOOD, *WRONG, *WRONG_DRAWS}
    assert len({text(path.stem) for path in HERE.iterdir()}) == len(list(HERE.iterdir()))


@pytest.mark.parametrize("name", WRONG)
def test_wrong(name: str) -> None:
    with pytest.raises(RecordError) as caught:
        read(text(name))
    assert str(caught.value) == WRONG[name]
    check_error(caught.value, text(name))


@pytest.mark.parametrize("name", WRONG_DRAWS)
def test_wrong_draws(name: str) -> None:
    """Every line can be played, but the seed gave something else."""
    record = read(text(name))
    with pytest.raises(RecordError) as caught:
        check_deals(record)
    assert str(caught.value) == WRONG_DRAWS[name]
    check_error(caught.value, text(name))


def check_error(error: RecordError, record: str) -> None:
    """One printable line, and the number of a line of the file or of the first one after it."""
    assert re.fullmatch(r"line [0-9]+( '.*'| \".*\")?: .+", str(error))
    assert str(error).isprintable()
    assert str(error).isascii()
    assert 1 <= error.number <= len(record.split("\n")) + 1
    assert str(error).startswith(f"line {error.number}")
    assert str(error).endswith(error.reason)


def test_too_long_a_file() -> None:
    expected = f"^line 1: expected at most {LONGEST_FILE} characters, got {LONGEST_FILE + 1}$"
    with pytest.raises(RecordError, match=expected):
        read("x" * (LONGEST_FILE + 1))


SEED = f"dealer {commitment('0' * 32)} seed:{'0' * 32}\n"


@pytest.mark.parametrize(
    ("line", "most", "reason"),
    [
        ("; x\n", MOST_REMARKS, "remarks"),
        (";\n", MOST_REMARKS, "remarks"),
        (f"; {'x' * 498}\n", LONGEST_REMARKS // 500, "remarks"),
        (SEED, MOST_SEEDS - 1, "seeds"),
    ],
)
def test_too_much_that_is_no_game(line: str, most: int, reason: str) -> None:
    """An honest record is far shorter; a longer one is refused where it gets too long."""
    good = text("good_start")
    lines = len(good.splitlines())
    assert len(read(good + line * most).entries) >= most
    with pytest.raises(RecordError, match=f"^line {lines + most + 1} .*: expected .* {reason}"):
        read(good + line * (most + 1))


def test_too_many_headers_of_others() -> None:
    good = text("good_start")
    head, _, body = good.partition("\n\n")
    read("\n".join([head, *["Event Sunday"] * MOST_REMARKS, "", body]))
    with pytest.raises(RecordError, match="expected at most 2000 remarks and other headers"):
        read("\n".join([head, *["Event Sunday"] * (MOST_REMARKS + 1), "", body]))


def test_a_missing_last_line_end_is_no_error() -> None:
    good = text("good_start")
    assert write(read(good.removesuffix("\n")), reveal=True) == good


# Damaged at random ----------------------------------------------------------------------------


def check_damaged_record(seed: int) -> None:
    rng = Random(seed)
    broken = damage_text(text(rng.choice(GOOD)), rng)
    try:
        record = read(broken)
        check_deals(record)
    except RecordError as error:
        check_error(error, broken)
        return
    again = read(write(record, reveal=True))
    assert snapshot.write(again.state) == snapshot.write(record.state)
    assert write(again, reveal=True) == write(record, reveal=True)


@many
@given(SEEDS)
def test_damaged_records(seed: int) -> None:
    """A damaged record is read, or is refused with its line: nothing else happens."""
    check_damaged_record(seed)


@cache
def pool() -> list[State]:
    """Positions of every kind, a few of each for every number of seats."""
    found = []
    for seats in SEATS:
        for name in ("any", "busy", "furs"):
            seen: set[tuple[str, int, int]] = set()
            for s in stops(seats, seats, PLAYERS[name]):
                what = (kind(s), s.step, s.round // 2)
                if what not in seen:
                    seen.add(what)
                    found.append(s.copy())
    return found


def check_damaged_position(seed: int) -> bool:
    """Whether the position was taken; then thirty moves can be played, each to a position that
    can be written and read again."""
    rng = Random(seed)
    s = rng.choice(pool())
    if rng.random() < 0.2:
        broken = damage_text(snapshot.write(s), rng)
    else:
        broken = snapshot.write(damage(s, rng))
    try:
        s = snapshot.read(broken, BOX)
    except InvalidPosition:
        return False
    assert snapshot.write(s) == broken
    dice = Rng(seed)
    for _ in range(30):
        if to_move(s) == OVER:
            break
        if to_move(s) == CHANCE:
            apply(s, draw_any(s, dice))
        else:
            assert len(legal(s)) > 1
            apply(s, choose_any(s, dice))
        assert problem(s) == "", broken
        again = snapshot.read(snapshot.write(s), BOX)
        assert snapshot.write(again) == snapshot.write(s)
    return True


@many
@given(SEEDS)
def test_damaged_positions(seed: int) -> None:
    """A stranger's position never breaks the engine, now or later."""
    check_damaged_position(seed)


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_many_damaged_records() -> None:
    for seed in range(20_000):
        check_damaged_record(seed)


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_many_damaged_positions() -> None:
    assert sum(check_damaged_position(seed) for seed in range(30_000)) > 3_000


# Positions that were once taken though no game comes to them ----------------------------------


def auction() -> str:
    """Three seats without a column; seat 2 has opened with 0 and seat 1 is asked."""
    return text("good_auction").split("position\n")[1].split("end\n")[0]


def columns(position: str, taken: list[int]) -> str:
    """The seats hold these columns."""
    for seat, column in enumerate(taken, 1):
        position = re.sub(rf"(seat {seat} .*column )[0-9]", rf"\g<1>{column}", position)
    return position


def first(wanted: str, seats: int, seed: int) -> str:
    """The first such question of a game, in the second round."""
    return next(snapshot.write(s) for s in stops(seats, seed) if kind(s) == wanted and s.round == 2)


ASKED = "agenda ask-bid 1 0 0\nagenda ask-bid 3 0 0\n"
HOLES = {
    "columns held while tiles are dealt": columns(first("deal-tiles", 2, 6), [1, 3]),
    "one column held while tiles are dealt": columns(first("deal-tiles", 2, 6), [1, 0]),
    "an auction for the last seat": columns(auction(), [1, 0, 2])
    .replace("auction 3 2 - 0 -", "auction 3 2 - - -")
    .replace(ASKED, "agenda ask-bid 2 0 0\n"),
    "the last seat pays, without a choice": columns(auction(), [1, 0, 2])
    .replace("auction 3 2 - 0 -", "auction 3 2 - 2 -")
    .replace(ASKED + "agenda award 0", "agenda ask-pay-bid 2 2 0\nagenda collect 2"),
    "a selector with a column": columns(first("ask-auction", 3, 4), [0, 1, 0]),
    "a selector without the lowest marker": first("ask-auction", 3, 4).replace(
        "ask-auction 2", "ask-auction 3"
    ),
    "the last column for a seat that has one": re.sub(
        r"ask-take ([0-9])", lambda m: f"ask-take {int(m[1]) % 3 + 1}", first("ask-take", 3, 4)
    ),
    "two seats bid for a column of two tiles": re.sub(
        r"\nauction [0-9]", "\nauction 4", first("ask-bid", 2, 6)
    ),
}


@pytest.mark.parametrize("name", HOLES)
def test_no_hole(name: str) -> None:
    with pytest.raises(InvalidPosition):
        snapshot.read(HOLES[name], BOX)
