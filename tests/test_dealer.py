"""The dealer: a promise that can be checked, draws that depend on nothing but seed and question."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import pairwise

import pytest

from nieuw import CHANCE, Move, State, apply, legal, new_game, to_move
from nieuw.core.agenda import item_text
from nieuw.core.names import (
    BEAVER,
    DRAW_FUR,
    DRAW_LAND,
    DRAW_SHIP,
    DRAW_TILE,
    KIND_LETTERS,
    TILE_LETTERS,
)
from nieuw.game.dealer import Dealer, commitment
from playing import BOX, PLAYERS, moves, stops

SEED = "0123456789abcdef0123456789abcdef"


# The promise --------------------------------------------------------------------------------


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    expected = "sha256:" + hashlib.sha256(SEED.encode()).hexdigest()
    assert commitment(SEED) == expected
    assert Dealer(SEED).commitment == expected
    assert expected.endswith("c4f7da2b5061b7f9")


def test_numbered() -> None:
    """The dealer of a number is the same on every machine and forever."""
    assert Dealer.numbered(0).seed == hashlib.sha256(b"nieuw 0").hexdigest()[:32]
    assert Dealer.numbered(1).seed == "849738b4d9eb784e7b495e18a2bfa9a4"
    assert Dealer.numbered(1).commitment == (
        "sha256:2bdc4a6f3a6ac0300b03778e07b4d212278f97f4d4ac361652050656990a2448"
    )
    numbers = (*range(-50, 1000), 10**40)
    assert len({Dealer.numbered(n).seed for n in numbers}) == len(numbers)


def test_fresh() -> None:
    seeds = {Dealer.fresh().seed for _ in range(100)}
    assert len(seeds) == 100
    assert all(Dealer(seed).seed == seed for seed in seeds)


@pytest.mark.parametrize(
    "seed",
    [
        "",
        "0",
        SEED[:-1],
        SEED + "0",
        SEED.upper(),
        SEED + "\n",
        " " + SEED[1:],
        SEED[:-1] + "g",
        SEED[:-1] + "\N{ARABIC-INDIC DIGIT ONE}",
        SEED[:-2] + "\0\0",
    ],
)
def test_bad_seeds(seed: str) -> None:
    with pytest.raises(ValueError, match=r"^expected a seed of 32 hexadecimal digits, got '"):
        Dealer(seed)


# The draws ----------------------------------------------------------------------------------


def by_hand(s: State, seed: str) -> Move:
    """The draw as docs/notation.md tells it, counted without the engine's lists."""
    key = f"{seed} {s.round} {s.step} {item_text(s.agenda[-1])}"
    number = int(hashlib.sha256(key.encode()).hexdigest(), 16)
    name = key.split()[3]
    if name in ("deal-furs", "deal-stall"):
        lot = [Move(DRAW_FUR, (BEAVER + i,)) for i in range(5) for _ in range(s.reserve[i])]
    elif name == "deal-tiles":
        left = [4 - sum(s.columns[kind::3]) for kind in range(3)]
        lot = [Move(DRAW_TILE, (i,)) for i in range(3) for _ in range(left[i])]
    else:
        verb, deck = (DRAW_LAND, s.land_deck) if name == "deal-land" else (DRAW_SHIP, s.ship_deck)
        lot = [Move(verb, (card,)) for card in [c for c in deck if c <= 12] or deck]
    return lot[number % len(lot)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("player", ["any", "furs"])
def test_draws_as_written_down(seats: int, player: str) -> None:
    dealer = Dealer.numbered(seats)
    draws = 0
    for s in stops(seats, seats, PLAYERS[player], dealer):
        if to_move(s) == CHANCE:
            assert dealer.draw(s) == by_hand(s, dealer.seed)
            draws += 1
    assert draws > 6 * 20


def deal(s: State, dealer: Dealer) -> list[Move]:
    """The draws until a seat decides."""
    drawn = []
    while to_move(s) == CHANCE:
        drawn.append(dealer.draw(s))
        apply(s, drawn[-1])
    return drawn


def test_pinned_draws() -> None:
    """Never to change: every record that reveals its seed is checked against these."""
    s = new_game(3, BOX)
    dealer = Dealer(SEED)
    furs = "".join(KIND_LETTERS[move.args[0]] for move in deal(s, dealer))
    for seat in range(6):
        apply(s, legal(s)[seat % 6])
    cards = deal(s, dealer)
    assert furs == "MMOOBORXMXOMOBBBB"
    shown_first = [str(move).split()[1] for move in cards[:8]]
    assert " ".join(shown_first) == "L7 L4 L9 L8 S5 S4 S11 S2"
    assert "".join(TILE_LETTERS[move.args[0]] for move in cards[8:]) == "CLCLCTLTLTCT"


def test_a_draw_changes_nothing_and_is_always_the_same() -> None:
    s = new_game(2, BOX)
    dealer = Dealer(SEED)
    assert {dealer.draw(s) for _ in range(5)} == {dealer.draw(s.copy())}
    assert dealer.draw(s) == Dealer(SEED).draw(s)


def test_no_draw_without_a_question() -> None:
    s = next(s for s in stops(2, 1) if to_move(s) == 0)
    with pytest.raises(AssertionError, match="no draw is asked for"):
        Dealer(SEED).draw(s)


# Streams ------------------------------------------------------------------------------------


def shown(seats: int, seed: int, player: str, dealer: Dealer) -> list[tuple[list[int], ...]]:
    """What chance put on the table in each round, furs aside."""
    found: dict[int, tuple[list[int], ...]] = {}
    for s in stops(seats, seed, PLAYERS[player], dealer):
        if s.step == 4:
            found.setdefault(s.round, (s.land[:], s.ships[:], s.columns[:]))
    return [found[n] for n in range(1, 7)]


def test_play_does_not_move_cards_and_tiles() -> None:
    dealer = Dealer(SEED)
    first = shown(4, 1, "any", dealer)
    for seed, player in ((2, "any"), (3, "uniform"), (4, "furs"), (5, "greedy")):
        assert shown(4, seed, player, dealer) == first


def test_each_round_and_stack_has_its_own_stream() -> None:
    """Nothing repeats from round to round, and ships do not follow land."""
    land_as_ships = same_tiles = 0
    for number in range(60):
        rounds = shown(2, 1, "any", Dealer.numbered(number))
        land_as_ships += sum(land == ships for land, ships, _ in rounds)
        same_tiles += sum(a[2] == b[2] for a, b in pairwise(rounds))
        assert len({card for land, _, _ in rounds for card in land}) == 24
        assert len({card for _, ships, _ in rounds for card in ships}) == 24
        assert {card for land, _, _ in rounds[:3] for card in land} == set(range(1, 13))
    assert land_as_ships <= 3
    assert same_tiles <= 6


def test_furs_of_another_seat_do_not_shift_mine() -> None:
    """The key holds seat and number: what one seat draws is not what the next one draws."""
    s = new_game(5, BOX)
    dealer = Dealer(SEED)
    t = s.copy()
    other = next(move for move in legal(t) if move != dealer.draw(t))
    apply(s, dealer.draw(s))
    apply(t, other)
    drawn, changed = deal(s, dealer), deal(t, dealer)
    assert len(drawn) == len(changed) == 20
    same = sum(a == b for a, b in zip(drawn, changed, strict=True))
    assert same >= 12, "one fur more or less moves few of the draws"


def test_all_draws_are_as_likely_as_they_should_be() -> None:
    """Fixed seeds, so it never fails by bad luck: chi square within its 0.001 to 0.999 range."""
    first_fur: Counter[int] = Counter()
    first_land: Counter[int] = Counter()
    last_ship: Counter[int] = Counter()
    first_tile: Counter[int] = Counter()
    n = 2400
    for number in range(n):
        dealer = Dealer.numbered(number)
        s = new_game(2, BOX)
        first_fur[dealer.draw(s).args[0]] += 1
        deal(s, dealer)
        for _ in range(4):
            apply(s, legal(s)[0])
        cards = deal(s, dealer)
        first_land[cards[0].args[0]] += 1
        last_ship[cards[7].args[0]] += 1
        first_tile[cards[8].args[0]] += 1
    for counted, kinds, low, high in (
        (first_fur, 5, 0.09, 18.5),
        (first_land, 12, 1.8, 31.3),
        (last_ship, 12, 1.8, 31.3),
        (first_tile, 3, 0.002, 13.9),
    ):
        expected = n / kinds
        assert len(counted) == kinds
        chi_square = sum((seen - expected) ** 2 for seen in counted.values()) / expected
        assert low < chi_square < high


def test_the_other_end_of_a_game_is_even_too() -> None:
    """Tiles of the last round in the last column, over many seeds."""
    counted: Counter[int] = Counter()
    for number in range(300):
        s = new_game(2, BOX)
        for _ in moves(s, number, dealer=Dealer.numbered(number)):
            pass
        for kind, n in enumerate(s.columns[15:18]):
            counted[kind] += n
    assert sum(counted.values()) == 600
    assert all(150 < n < 250 for n in counted.values())
