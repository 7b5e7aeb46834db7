"""The question and its previews: what is offered is what is legal, and does what it said."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import cast

import pytest

from helpers import at_turn, give, only
from nieuw.bots.rng import Rng
from nieuw.core.engine import IllegalMove, apply, legal, new_game, to_move
from nieuw.core.events import Event, LonghouseMoved
from nieuw.core.moves import Move
from nieuw.core.names import CHANCE, KIND_NAMES, OVER, TO_BID
from nieuw.core.notation import InvalidMove
from nieuw.core.river import travel_cost
from nieuw.core.rules.income import businesses_of, income_due
from nieuw.core.state import State
from nieuw.game.turn import play
from nieuw.show.about import AboutLand
from nieuw.show.forecast import cheapest
from nieuw.show.names import Kind
from nieuw.show.options import AmountOption, AnyOption, DistrictItem, Item, ListOption, MixOption
from nieuw.show.preview import Preview, preview
from nieuw.show.question import ask
from nieuw.text.sentences import expand
from nieuw.text.snapshot import digest
from playing import PLAYERS, SEATS, kind, sentence, stops

PLAYED = [(seats, player) for seats in SEATS for player in ("any", "greedy", "busy")]


def texts(option: AnyOption) -> Iterator[str]:
    """Everything an option lets one say."""
    match option:
        case ListOption(choices=choices):
            yield from (choice.text for choice in choices)
        case AmountOption(prefix=prefix, least=least, most=most):
            yield from (f"{prefix}{n}" for n in range(least, most + 1))
        case MixOption(prefix=prefix, items=items, least=least, most=most):
            for counts in product(*(range(item.most + 1) for item in items)):
                if least <= sum(counts) <= most:
                    yield " ".join([prefix, *mixed(items, counts)])


def mixed(items: list[Item], counts: Iterable[int]) -> list[str]:
    """The words of a mix: kinds counted, districts one by one."""
    words: list[str] = []
    for item, n in zip(items, counts, strict=True):
        if isinstance(item, DistrictItem):
            words += [item.word] * n
        elif n:
            words.append(f"{n}{item.word}")
    return words


@pytest.mark.parametrize(("seats", "player"), PLAYED)
def test_what_is_offered_is_what_is_legal(seats: int, player: str) -> None:
    for s in stops(seats, 3, PLAYERS[player]):
        question = ask(s)
        if to_move(s) in (CHANCE, OVER):
            assert question is None
            continue
        assert question is not None
        assert question.seat == to_move(s)
        assert (question.round, question.step) == (s.round, s.step)
        said = [text for option in question.options for text in texts(option)]
        assert len(set(said)) == len(said)
        if question.kind == "pay":
            assert question.due == s.agenda[-1][2]
            for text in said[:: 1 + len(said) // 20]:
                assert expand(s, text)
        else:
            assert sorted(said) == sorted(str(move) for move in legal(s))


@pytest.mark.parametrize(("seats", "player"), PLAYED)
def test_a_preview_tells_what_will_happen(seats: int, player: str) -> None:
    rng = Rng(seats)
    for s in stops(seats, 4, PLAYERS[player]):
        if to_move(s) in (CHANCE, OVER):
            continue
        seat = to_move(s)
        text = sentence(s, rng)
        before = digest(s)
        seen = preview(s, text)
        assert digest(s) == before
        t = play(s, text)[1]
        assert seen.reveals == (to_move(t) == CHANCE)
        assert seen.standing == list(preview_standing(t, seat))
        assert seen.area == t.players[seat].post + 1
        if t.step == s.step:
            assert seen.travel == travel_cost(t, seat)
        if not (seen.ends_turn or seen.reveals) and kind(s) == "ask-turn":
            assert (t.round, t.step) == (s.round, s.step)
            check_purse(s, t, seat, seen)
            assert t.players[seat].score - s.players[seat].score == seen.points


def preview_standing(s: State, seat: int) -> Iterator[int]:
    """By another way: counting heads in each district."""
    for base in range(0, len(s.businesses), s.seats):
        here = s.businesses[base : base + s.seats]
        mine = here[seat]
        if mine == 0 or mine < max(here):
            yield 0
        else:
            yield 2 if here.count(mine) == 1 else 1


def check_purse(s: State, t: State, seat: int, seen: Preview) -> None:
    """What the answer gives and takes, and a tile that is passed up after it, as it is no use."""
    for i, name in enumerate(KIND_NAMES):
        kind = cast(Kind, name)
        change = t.players[seat].purse[i] - s.players[seat].purse[i]
        follows = sum(one.n for one in seen.follows if one.kind == kind)
        assert change == seen.prize.get(kind, 0) - seen.price.get(kind, 0) + follows


def test_a_special_shows_its_fee_and_why() -> None:
    s = at_turn(3, 5, 0)
    give(s, 0, coin=9)
    fees = {o.verb: o.fee for o in asked(s) if o.verb in ("wood", "corn", "post")}
    assert fees["wood"] == 1
    s.businesses[0] += 1
    s.players[0].spare -= 1
    fees = {o.verb: o.fee for o in asked(s) if o.verb == "wood"}
    assert fees == {"wood": 0}


def asked(s: State) -> list[AnyOption]:
    """The options of the present question."""
    question = ask(s)
    assert question is not None
    return question.options


def test_what_can_not_be_is_told_and_costs_nothing() -> None:
    s = at_turn(3, 5, 0)
    before = digest(s)
    with pytest.raises(InvalidMove, match="expected a verb"):
        preview(s, "dance")
    with pytest.raises(IllegalMove, match="is not possible"):
        preview(s, "bid 3")
    assert digest(s) == before


def test_at_the_start_nobody_is_asked() -> None:
    assert ask(new_game(2, at_turn(2, 5, 0).box)) is None


@pytest.mark.parametrize("seats", SEATS)
def test_the_cheapest_businesses_to_close(seats: int) -> None:
    """R10.9, R10.11: of all ways to close so many, none leaves more income."""
    met = 0
    for s in stops(seats, 5, PLAYERS["greedy"]):
        if s.round and kind(s) == "ask-turn":
            seat = to_move(s)
            for n in range(businesses_of(s, seat) + 1):
                t = s.copy()
                for district in cheapest(s, seat, n):
                    t.businesses[(district - 1) * seats + seat] -= 1
                assert businesses_of(t, seat) == businesses_of(s, seat) - n
                assert min(t.businesses) >= 0
                assert income_due(t, seat) == best_income(s, seat, n)
                met += n > 0
    assert met > 20


def best_income(s: State, seat: int, closing: int) -> int:
    """What the seat earns after the best of all ways to close so many."""
    own = s.businesses[seat :: s.seats]
    best = 0
    for left in product(*[range(n + 1) for n in own]):
        if sum(left) == sum(own) - closing:
            t = s.copy()
            t.businesses[seat :: s.seats] = left
            best = max(best, income_due(t, seat))
    return best


@pytest.mark.parametrize(("seats", "player"), PLAYED)
def test_a_sure_bid_is_the_lowest_that_nobody_can_top(seats: int, player: str) -> None:
    met = 0
    for s in stops(seats, 6, PLAYERS[player]):
        question = ask(s)
        if question is None or question.bidding is None:
            continue
        bids = [move.args[0] for move in legal(s) if move.verb == TO_BID]
        sure = question.bidding.sure
        assert bids[0] <= sure
        met += sure in bids
        for n in {sure - 1, sure} & set(bids):
            assert goes_on(s, n) == (n < sure)
    assert met > 5


def goes_on(s: State, n: int) -> bool:
    """Whether somebody is asked for a higher bid after this one."""
    t = s.copy()
    apply(t, Move(TO_BID, (n,)))
    return kind(t) == "ask-bid" and (t.round, t.column) == (s.round, s.column)


def test_where_a_longhouse_goes_when_land_is_added() -> None:
    """R6.2, R6.3: to the next camp, out of the game, or nowhere."""
    told: set[str] = set()
    for seed in range(1, 4):
        for s in stops(2, seed, PLAYERS["busy"]):
            question = ask(s)
            for option in question.options if question else ():
                for choice in option.choices if isinstance(option, ListOption) else ():
                    if isinstance(choice.about, AboutLand):
                        moved = only(LonghouseMoved, happened(s, choice.text))
                        camp = moved[0].next + 1 if moved else None
                        assert choice.about.retreat == camp
                        told.add("camp" if camp else str(camp))
    assert told == {"camp", "0", "None"}


def happened(s: State, text: str) -> list[Event]:
    """The events of an answer on a copy."""
    t = s.copy()
    t.log = []
    for move in expand(t, text):
        apply(t, move)
    return t.log
