"""The search: whole games, budgets, the same again for the same numbers, thoughts that add up."""

from __future__ import annotations

import time

import pytest

from bots.asking import decisions, play
from bots.write import CHOSEN, answers
from nieuw.bots import bot
from nieuw.bots.base import BadBudget, Budget, Thought
from nieuw.bots.mcts import Mcts, added, by_visits
from nieuw.bots.narrow import asks_payment
from nieuw.bots.rng import Rng
from nieuw.bots.tree import Tree, offers
from nieuw.bots.weights import models
from nieuw.core.agenda import ASK_PLACE
from nieuw.core.engine import legal, menu, to_move
from nieuw.core.names import MAX_SEATS, MIN_SEATS
from nieuw.core.state import State
from nieuw.text.sentences import expand

SEATS = range(MIN_SEATS, MAX_SEATS + 1)


def some(name: str, every: int) -> list[State]:
    """Some positions of a kept game."""
    return [s for s, _ in decisions(name)][::every]


@pytest.mark.parametrize("seats", SEATS)
def test_a_game_comes_to_its_end(seats: int) -> None:
    assert play([Mcts(["8"]) for _ in range(seats)], seats).result() is not None


@pytest.mark.parametrize("seats", SEATS)
def test_the_same_again_for_the_same_numbers(seats: int) -> None:
    for s in some(f"{seats}-greedy-2.nar", 9):
        first, second = (
            Mcts(["40"]).think(s.copy(), to_move(s), Rng(7), Budget(40)) for _ in range(2)
        )
        assert first == second


def test_another_seed_draws_otherwise() -> None:
    """Behind the last trade of a round lie draws."""
    s = [s for s in some("4-greedy-1.nar", 1) if (s.round, s.step) == (2, 7)][-1]
    first, second = (Mcts().think(s, to_move(s), Rng(n), Budget(60)) for n in (1, 2))
    assert [t.values for t in first] != [t.values for t in second]


@pytest.mark.parametrize("seats", SEATS)
def test_thoughts_add_up(seats: int) -> None:
    for s in some(f"{seats}-greedy-3.nar", 11):
        thoughts = Mcts().think(s.copy(), to_move(s), Rng(1), Budget(30))
        assert sum(t.visits for t in thoughts) == 30
        assert [t.visits for t in thoughts] == sorted([t.visits for t in thoughts], reverse=True)
        assert Mcts().choose(s.copy(), to_move(s), Rng(1), Budget(30)) == thoughts[0].text
        for thought in thoughts:
            assert sum(thought.values) == pytest.approx(1)
            assert thought.line[0] == thought.text
            expand(s, thought.text)


def test_the_position_stays_as_it_was() -> None:
    for s in some("3-greedy-1.nar", 30):
        before = [p.purse[:] for p in s.players], s.agenda[:], s.businesses[:]
        Mcts().think(s, to_move(s), Rng(1), Budget(20))
        assert before == ([p.purse[:] for p in s.players], s.agenda[:], s.businesses[:])


@pytest.mark.parametrize("priors", [False, True])
def test_every_simulation_is_counted_once(priors: bool) -> None:
    for s in some("4-mixed-2.nar", 25):
        if asks_payment(s):
            continue
        tree = Tree(models()[4], s.copy(), Rng(3), priors)
        tree.run(50, 0.0, False)
        assert tree.done == tree.root.visits == 50
        assert sum(edge.visits for edge in tree.root.edges) == 50
        for edge in tree.root.edges:
            assert sum(edge.values) == pytest.approx(edge.visits)
            assert sum(node.visits for node in edge.children) <= edge.visits
            assert edge.values[tree.root.seat] == pytest.approx(edge.mine)


def test_what_the_menu_offers_is_what_is_legal() -> None:
    for s in some("5-mixed-3.nar", 7):
        lists = menu(s)
        everything = set(legal(s))
        for other in some("5-mixed-4.nar", 40):
            for move in legal(other)[:60]:
                assert offers(lists, move) == (move in everything)


def test_a_time_cap_is_kept() -> None:
    """Over by a fifth or 50 ms at most, of this process's own time: others may have the rest.
    Python may tidy up once or twice in between."""
    player = Mcts(["100ms"])
    for s in some("4-greedy-4.nar", 45):
        tries = []
        for _ in range(3):
            began = time.process_time()
            player.choose(s, to_move(s), Rng(1), Budget(0, 0.1))
            tries.append(time.process_time() - began)
        assert min(tries) <= 0.15


def test_whichever_limit_comes_first() -> None:
    s = some("4-greedy-5.nar", 50)[1]
    thoughts = Mcts().think(s, to_move(s), Rng(1), Budget(10, 600.0))
    assert sum(t.visits for t in thoughts) == 10
    thoughts = Mcts().think(s, to_move(s), Rng(1), Budget(10_000_000, 0.05))
    assert 1 <= sum(t.visits for t in thoughts) < 10_000_000


def test_the_most_visited_is_chosen() -> None:
    s = some("2-greedy-5.nar", 20)[2]
    tree = Mcts().search(s, to_move(s), Rng(1), Budget(60))
    best = by_visits(tree.root.edges)[0]
    assert best.visits == max(edge.visits for edge in tree.root.edges)


def test_a_settled_choice_is_not_thought_over() -> None:
    """It ends early, and with the answer of the whole search."""
    saved = 0
    for s in some("4-greedy-3.nar", 9):
        whole, early = (
            Mcts().search(s, to_move(s), Rng(1), Budget(200), early) for early in (False, True)
        )
        assert whole.done == 200
        saved += whole.done - early.done
        first, second = (by_visits(tree.root.edges)[0] for tree in (whole, early))
        assert first.plan == second.plan
    assert saved > 0


def test_what_could_still_change_is_thought_over() -> None:
    """A lead of five is safe from four more simulations, and not from five."""
    s = next(s for s in some("4-greedy-3.nar", 1) if s.agenda[-1][0] == ASK_PLACE)
    tree = Mcts().search(s, to_move(s), Rng(1), Budget(20))
    for edge, visits in zip(tree.root.edges, [3, 9, 4, *[0] * 99], strict=False):
        edge.visits = visits
    assert tree.settled(4)
    assert not tree.settled(5)


def test_the_only_answer_is_given_at_once() -> None:
    s = some("4-greedy-3.nar", 20)[1]
    tree = Tree(models()[4], s.copy(), Rng(1), True)
    tree.root_edges([[legal(s)[0]]], [0.0])
    tree.run(200, 0.0, True)
    assert tree.done == 1


def test_two_processes_add_up_what_they_find() -> None:
    player = Mcts(["30", "x2"])
    s = some("3-greedy-2.nar", 40)[1]
    found = player.think(s, to_move(s), Rng(1), player.budget)
    assert sum(t.visits for t in found) == 30
    again = Mcts(["30", "x2"])
    assert again.think(s, to_move(s), Rng(1), again.budget) == found
    assert again.choose(s, to_move(s), Rng(1), again.budget) == found[0].text
    for one in (player, again):
        assert one.pool is not None
        one.pool.shutdown()


def test_thoughts_of_two_are_added_by_visits() -> None:
    one = [Thought("a", 3, (0.5, 0.5), ("a",)), Thought("b", 1, (0.0, 1.0), ("b",))]
    two = [Thought("b", 3, (0.8, 0.2), ("b", "c"))]
    first, second = added([one, two])
    assert (first.text, first.visits, first.line) == ("b", 4, ("b", "c"))
    assert first.values == pytest.approx((0.6, 0.4))
    assert second == one[0]


@pytest.mark.parametrize("spec", ["mcts:x0", "mcts:x65", "mcts:x2:x2", "mcts:x", "mcts:100:xx"])
def test_impossible_processes_are_one_line(spec: str) -> None:
    with pytest.raises(BadBudget, match=r"^expected .*processes.*, got [^\n]*$"):
        bot(spec)


def test_budgets_in_the_name() -> None:
    assert bot("mcts").budget == Budget(1000)
    assert bot("mcts:250").budget == Budget(250)
    assert bot("mcts:2000:1s").budget == Budget(2000, 1.0)
    assert bot("mcts:2000:1s").name == "mcts:2000:1s"
    assert bot("mcts:2000:x4").budget == Budget(2000)
    with pytest.raises(BadBudget):
        bot("mcts:many")


def test_plain_and_compiled_choose_alike() -> None:
    """This runs on both, and both find what was written down."""
    assert list(answers()) == CHOSEN.read_text("utf-8").splitlines()
