"""The five levels: named in every language, in order of strength, weak in human ways."""

from __future__ import annotations

import pytest

from bots.asking import decisions, play
from nieuw.bots import bot
from nieuw.bots.base import BadBudget, Bot, Budget, Thinker
from nieuw.bots.beam import limit
from nieuw.bots.levels import LEVELS, USUAL, ShortSighted
from nieuw.bots.rng import Rng
from nieuw.bots.weights import models
from nieuw.core.agenda import ASK_BID
from nieuw.core.engine import to_move
from nieuw.core.rules.final import winners
from nieuw.core.state import State
from nieuw.say import words
from nieuw.text.sentences import expand

NAMES = ["deckhand", "farmer", "merchant", "patroon", "director-general"]
FEW = Budget(8)


def test_five_and_the_second_is_proposed() -> None:
    assert list(LEVELS) == NAMES
    assert NAMES[1] == USUAL


@pytest.mark.parametrize("language", words.languages())
def test_a_name_and_a_sentence(language: str) -> None:
    names = [words.say_in(language, f"bot-{name}", {}) for name in NAMES]
    about = [words.say_in(language, f"bot-about-{name}", {}) for name in NAMES]
    assert len({*names, *about}) == 10
    assert all(0 < len(name) <= 25 for name in names)
    assert all(len(text) <= 120 and text.endswith(".") for text in about)
    if language != "en":
        assert not {words.say_in("en", f"bot-about-{name}", {}) for name in NAMES} & set(about)


@pytest.mark.parametrize("name", NAMES)
def test_it_goes_by_its_name_and_takes_no_budget(name: str) -> None:
    assert bot(name).name == name
    with pytest.raises(BadBudget, match=rf"^expected {name} without a budget, got '5'$"):
        bot(f"{name}:5")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("game", ["2-mixed-1.nar", "5-mixed-1.nar"])
def test_every_kind_of_decision(name: str, game: str) -> None:
    """A legal answer, and the same again for the same seed."""
    kinds: set[tuple[int, int]] = set()
    for s, _ in decisions(game):
        kind = (s.agenda[-1][0], s.step)
        if kind in kinds:
            continue
        kinds.add(kind)
        text = answer(bot(name), s)
        expand(s, text)
        assert answer(bot(name), s) == text
    assert len(kinds) >= 7


def answer(player: Bot, s: State) -> str:
    """What it says with little time."""
    return player.choose(s.copy(), to_move(s), Rng(3), FEW)


def test_time_is_capped() -> None:
    """So that no table waits long, on any machine."""
    for name in NAMES[3:]:
        budget = bot(name).budget
        assert budget.simulations > 0
        assert 0 < budget.seconds <= 3


def test_the_upper_ones_say_why() -> None:
    for name in NAMES[2:]:
        player = bot(name)
        assert isinstance(player, Thinker)
        s, _ = next(decisions("3-greedy-1.nar"))
        thoughts = player.think(s.copy(), to_move(s), Rng(3), FEW)
        assert thoughts[0].text == answer(bot(name), s)
        assert sum(thoughts[0].values) == pytest.approx(1)


def bids_of(player: ShortSighted, game: str) -> list[tuple[int, int]]:
    """What it bids in the auctions of a game, with what the column is worth to it."""
    found: list[tuple[int, int]] = []
    for s, _ in decisions(game):
        if s.agenda[-1][0] != ASK_BID:
            continue
        word, *n = answer(player, s).split()
        worth = limit(models()[s.seats], s, to_move(s))
        found.append((int(n[0]) if word == "bid" else -1, worth))
    return found


def test_the_deckhand_is_timid_and_the_farmer_pays_too_much() -> None:
    timid = bids_of(ShortSighted("a", 0.0, 0.3), "4-greedy-1.nar")
    bold = bids_of(ShortSighted("b", 0.0, 1.15), "4-greedy-1.nar")
    assert len(timid) > 10
    assert all(n <= max(0, 0.3 * worth) for n, worth in timid)
    assert any(n > worth for n, worth in bold)
    assert sum(n for n, _ in bold) > 2 * sum(max(0, n) for n, _ in timid)


def won(player: str, against: str, games: int) -> float:
    """Games of two won by a bot, from both seats of each deal."""
    wins = 0.0
    for number in range(games):
        seat = number % 2
        bots = [bot(against), bot(against)]
        bots[seat] = bot(player)
        best = winners(play(bots, seed=number // 2 + 1).state)
        wins += (seat in best) / len(best)
    return wins


@pytest.mark.long
def test_the_order_of_strength() -> None:
    """A small fixed match; the proof is in docs/bots.md."""
    assert won("farmer", "deckhand", 8) >= 5
    assert won("merchant", "farmer", 6) >= 4
    assert won("patroon", "merchant", 4) >= 3
