"""Every number at a decision is what then happens.

The oracle is the engine: an answer is given, every later choice is passed, businesses are closed
as the forecast says, and what happened is compared with what was foretold.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain
from typing import cast

import msgspec
import pytest

from helpers import at_turn, give, only, put
from nieuw.bots.playout import draw_any
from nieuw.bots.rng import Rng
from nieuw.core.agenda import (
    ASK_CLOSE,
    ASK_PAY_MARKET,
    ASK_TURN,
    DEAL_FURS,
    STEP,
)
from nieuw.core.engine import advance, apply, apply_within_step, legal, to_move
from nieuw.core.events import (
    Closed,
    Earned,
    Event,
    FinalScored,
    Harvested,
    Scored,
    Unloaded,
    Upkept,
)
from nieuw.core.moves import PASS_SPECIAL, PASS_TILE, Move
from nieuw.core.names import (
    BEAVER,
    CHANCE,
    COIN,
    CORN,
    FINAL_STEP,
    GOODS,
    KIND_NAMES,
    OVER,
    TO_CLOSE,
    WHY_CLOSE,
)
from nieuw.core.rules.income import businesses_of, harvest_due
from nieuw.core.state import State
from nieuw.show import proposals
from nieuw.show.forecast import Forecast, closed, forecast
from nieuw.show.names import Kind
from nieuw.show.options import AnyOption, ListOption
from nieuw.show.preview import Effect, Loss, Preview, preview
from nieuw.show.question import Ask, ask
from nieuw.text.sentences import expand, payment_text
from playing import PLAYERS, SEATS, stops
from test_ask import preview_standing, texts

CITY_STEP, HARVEST_STEP, UPKEEP_STEP = 5, 8, 9
MANY = 2000
"""Of a mix with more ways than this only the proposal is tried."""


# The oracle ------------------------------------------------------------------------------------


def answered(s: State, text: str) -> tuple[State, list[Event]]:
    """The position right after an answer, before the next step, and what happened."""
    t = s.copy()
    t.log = []
    for move in expand(s, text):
        apply_within_step(t, move)
    return t, t.log


def completed(s: State) -> State:
    """The position once furs of the Black Market are paid for as proposed, and drawn."""
    t = s.copy()
    while t.step >= CITY_STEP and t.agenda[-1][0] in (ASK_PAY_MARKET, DEAL_FURS):
        for move in expand(t, proposed(t)) if to_move(t) != CHANCE else [draw_any(t, Rng(1))]:
            apply_within_step(t, move)
    return t


def proposed(s: State) -> str:
    """The payment that is proposed."""
    return payment_text(proposals.payment(s))


def played_out(s: State, seat: int) -> tuple[State, list[Event]]:
    """The rest of the round for a seat, all choices passed: where it ends, and what happens.
    Others that have a turn left get the corn they lack; no bid and no market is paid."""
    t = s.copy()
    t.log = []
    told = closed(s, seat)[1]
    if s.step < UPKEEP_STEP:
        for other, p in enumerate(t.players):
            if other != seat and has_turn(s, other):
                lacking = businesses_of(t, other) - harvest_due(t, other) - p.purse[CORN]
                p.purse[CORN] += max(0, lacking)
    if s.step < CITY_STEP:
        t.agenda = [(STEP, 0, HARVEST_STEP, 0)]
    t.agenda = [item for item in t.agenda if item[0] not in (ASK_PAY_MARKET, DEAL_FURS)]
    advance(t)
    while t.round == s.round and to_move(t) != OVER:
        what, who = t.agenda[-1][:2]
        if what == ASK_TURN:
            apply(t, PASS_TILE if PASS_TILE in legal(t) else PASS_SPECIAL)
        else:
            assert what == ASK_CLOSE, t.agenda
            apply(t, Move(TO_CLOSE, tuple(told[who])))
    return t, t.log


def has_turn(s: State, seat: int) -> bool:
    """Whether a seat has a turn before the upkeep of this round."""
    return s.step < 7 or any(item[:2] == (ASK_TURN, seat) for item in s.agenda)


def ended_now(s: State, seat: int) -> FinalScored:
    """The final scoring of a seat, were this the end."""
    t = s.copy()
    t.agenda = [(STEP, 0, FINAL_STEP, 0)]
    t.log = []
    advance(t)
    return next(event for event in only(FinalScored, t.log) if event.seat == seat)


# What was foretold, compared -------------------------------------------------------------------


def check_forecast(s: State, seat: int, told: Forecast) -> None:
    """R10.8 to R10.11 and R12 for a seat, as they happen from a position on."""
    end, events = played_out(s, seat)

    def happened(count: Callable[[Event], int]) -> int:
        return sum(count(event) for event in events if getattr(event, "seat", None) == seat)

    upkeep = happened(lambda e: e.due if isinstance(e, Upkept) else 0)
    harvest = happened(lambda e: e.corn if isinstance(e, Harvested) else 0)
    arrived = happened(lambda e: e.arrived if isinstance(e, Unloaded) else 0)
    lost = happened(lambda e: e.lost if isinstance(e, Unloaded) else 0)
    final = ended_now(s, seat)
    assert told == {
        "corn": s.players[seat].purse[CORN],
        "harvest": harvest,
        "upkeep": upkeep,
        "needed": max(0, upkeep - harvest),
        "closing": happened(lambda e: e.n if isinstance(e, Closed) else 0),
        "points_lost": happened(
            lambda e: -e.n if isinstance(e, Scored) and e.why == WHY_CLOSE else 0
        ),
        "corn_left": end.players[seat].purse[CORN],
        "goods_held": s.players[seat].purse[GOODS],
        "room": sum(s.box.docks[1 : s.players[seat].warehouses + 1]),
        "goods": arrived,
        "goods_lost": lost,
        "coins_held": s.players[seat].purse[COIN],
        "coins": happened(lambda e: e.coins if isinstance(e, Earned) else 0),
        "final_election": final.election,
        "final_land": final.land,
        "final_furs": final.furs,
        "final_rest": final.rest,
        "final_total": final.election + final.land + final.furs + final.rest,
    }
    assert end.players[seat].purse[GOODS] == s.players[seat].purse[GOODS] + arrived - lost


def check_answer(s: State, text: str) -> Preview:
    """Price, prize, points, standing, and how the round would end."""
    seat = to_move(s)
    seen = preview(s, text)
    t, _ = answered(s, text)
    check_ledger(s, t, seen)
    asks_price = t.agenda[-1][0] == ASK_PAY_MARKET
    assert seen.to_pay == (sum(proposals.payment(t)) if asks_price else 0)
    assert seen.mixed == (seen.to_pay + seen.price.get("coin", 0) if asks_price else 0)
    check_forecast(completed(t), seat, seen.forecast)
    check_loss(s, completed(t), seat, seen.loses)
    through = s.copy()
    for move in expand(s, text):
        apply(through, move)
    assert seen.standing == list(preview_standing(through, seat))
    assert seen.reveals == (to_move(through) == CHANCE)
    return seen


def check_loss(s: State, t: State, seat: int, told: Loss | None) -> None:
    """What the end of the round takes from a seat whose last answer this was; nothing is told to
    one that has a turn left, or had nothing to decide any more."""
    lost = Loss(0, 0, 0)
    pays = s.step == 7 and s.agenda[-1][0] == ASK_PAY_MARKET
    if (has_turn(s, seat) or pays) and not has_turn(t, seat):
        for event in played_out(t, seat)[1]:
            if isinstance(event, Closed) and event.seat == seat:
                lost.businesses += event.n
            elif isinstance(event, Unloaded) and event.seat == seat:
                lost.goods += event.lost
            elif isinstance(event, Scored) and (event.seat, event.why) == (seat, WHY_CLOSE):
                lost.points -= event.n
    assert (told or Loss(0, 0, 0)) == lost


def check_ledger(s: State, t: State, seen: Effect) -> None:
    """The purse and the points after an answer and what follows without a choice, before and after
    furs are drawn: nobody can know which ones."""
    seat = to_move(s)
    follows = Counter[str]()
    for one in seen.follows:
        follows[one.kind] += one.n
    purse, u = s.players[seat].purse, drawn(t)
    for kind, word in enumerate(KIND_NAMES):
        name = cast(Kind, word)
        now = u.players[seat].purse[kind] if kind < BEAVER else t.players[seat].purse[kind]
        change = seen.prize.get(name, 0) - seen.price.get(name, 0) + follows[name]
        assert now - purse[kind] == change, name
    assert u.players[seat].score - s.players[seat].score == seen.points + follows["points"]


def drawn(s: State) -> State:
    """The position once furs of the Black Market are drawn."""
    t = s.copy()
    while t.step >= CITY_STEP and t.agenda[-1][0] == DEAL_FURS:
        apply_within_step(t, draw_any(t, Rng(1)))
    return t


def check_choices(s: State, question: Ask) -> None:
    """A listed answer says the same as its preview."""
    for option in question.options:
        for choice in option.choices if isinstance(option, ListOption) else ():
            seen = msgspec.structs.asdict(preview(s, choice.text))
            told = msgspec.structs.asdict(choice)
            told.pop("about")
            assert told == {name: seen[name] for name in told}


# Whole games -----------------------------------------------------------------------------------


def questions(seats: int, seed: int, player: str) -> Iterator[State]:
    """Every question of a game; in turns some of them again with little corn, few points and many
    goods, and how the round would end then."""
    for n, s in enumerate(stops(seats, seed, PLAYERS[player])):
        if to_move(s) in (CHANCE, OVER):
            continue
        yield s
        if CITY_STEP <= s.step < HARVEST_STEP and n % 4 == 0:
            t = s.copy()
            for other, p in enumerate(t.players):
                p.purse[CORN] = (0, 1, p.purse[CORN])[(n // 4 + other) % 3]
                p.score = (0, 1, 3, 20)[(n // 4 + other) % 4]
                p.purse[GOODS] += (0, 0, 9)[(n // 4 + 2 * other) % 3]
            yield t
            yield from closings(t.copy(), Rng(n))


def closings(s: State, rng: Rng) -> Iterator[State]:
    """What is asked of those who can't pay for all, if everybody passes now."""
    round = s.round
    while s.round == round and to_move(s) not in (CHANCE, OVER):
        moves = legal(s)
        if s.agenda[-1][0] == ASK_CLOSE:
            yield s
        elif s.agenda[-1][0] == ASK_TURN:
            moves = [move for move in moves if move in (PASS_TILE, PASS_SPECIAL)]
        apply(s, moves[rng.below(len(moves))])


def answers(s: State, question: Ask, rng: Rng, most: int) -> Iterator[str]:
    """Of up to so many options some answers: the first, the last, and one between."""
    options = list(question.options)
    while len(options) > most:
        options.pop(rng.below(len(options)))
    for option in options:
        said = (
            [proposed(s)] if option.verb == "pay" and ways(option) > MANY else list(texts(option))
        )
        yield from dict.fromkeys([said[0], said[rng.below(len(said))], said[-1]])


def ways(option: AnyOption) -> int:
    """About how many answers an option has."""
    product = 1
    for item in getattr(option, "items", ()):
        product *= item.most + 1
    return product


def check_games(seats: int, seeds: range, player: str, most: int) -> Counter[str]:
    """Every question of some games; how often what is rare was met."""
    rng = Rng(seats)
    met: Counter[str] = Counter()
    for s in chain.from_iterable(questions(seats, seed, player) for seed in seeds):
        question = ask(s)
        assert question is not None
        for seat in range(seats):
            check_forecast(s, seat, forecast(s, seat))
        check_choices(s, question)
        for text in answers(s, question, rng, most):
            seen = check_answer(s, text)
            seat = to_move(s)
            last = s.step == 7 and not any(has_turn(s, other) for other in s.order if other != seat)
            met["last turn"] += last
            met["close"] += question.kind == "close"
            met["nothing to lose"] += seen.forecast["points_lost"] < 2 * seen.forecast["closing"]
            met["several close"] += sum(map(bool, closed(answered(s, text)[0], seat)[1])) > 1
            met["furs to pay for"] += seen.to_pay > 0
            met["businesses lost"] += bool(seen.loses and seen.loses.businesses)
            met["goods lost"] += bool(seen.loses and seen.loses.goods)
            met["lost by paying"] += bool(seen.loses) and question.kind == "pay"
    return met


RARE = (
    *("last turn", "close", "nothing to lose", "several close", "furs to pay for"),
    *("businesses lost", "goods lost"),
)
"""What the games must meet."""
PLAYED = [(seats, player) for seats in SEATS for player in ("any", "busy", "greedy")]


@pytest.mark.long
@pytest.mark.parametrize(("seats", "player"), PLAYED)
def test_what_is_foretold_happens(seats: int, player: str) -> None:
    met = check_games(seats, range(6, 9), player, most=3)
    assert all(met[what] > 2 for what in RARE), met


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("seats", SEATS)
def test_what_is_foretold_happens_for_long(seats: int, player: str) -> None:
    met = check_games(seats, range(10, 16), player, most=20)
    assert all(met[what] > 20 for what in RARE), met


# The cases people met --------------------------------------------------------------------------


def test_passing_the_last_special_tells_what_it_loses() -> None:
    """A business without corn and goods without room: both are on the button."""
    s = at_turn(3, 7, 0)
    put(s, 1, 2, 0, 0)
    give(s, 0, corn=1, coin=7, wood=0, goods=s.box.docks[1] + 2)
    s.players[0].score = 1
    s.players[0].warehouses = 1
    s.players[0].tiles = [0, 0, 0]
    passing = next(o for o in menu_of(s) if o.verb == "pass special")
    assert isinstance(passing, ListOption)
    assert passing.choices[0].loses == Loss(businesses=1, points=1, goods=2)
    fed = preview(s, "corn +1")
    assert fed.loses == Loss(businesses=0, points=0, goods=2)


def test_paying_for_the_last_furs_tells_what_it_loses() -> None:
    """Goods without room are better paid with than kept; the main button says so."""
    s = at_turn(3, 7, 0)
    give(s, 0, corn=9, coin=4, wood=0, goods=s.box.docks[1] + 3)
    s.players[0].warehouses = 1
    s.players[0].tiles = [0, 0, 0]
    assert preview(s, "market 1").loses is None
    apply(s, Move.read("market 1"))
    assert preview(s, "pay 3g").loses is None
    assert preview(s, "pay 3c").loses == Loss(businesses=0, points=0, goods=3)
    assert preview(s, "pay 1c 2g").loses == Loss(businesses=0, points=0, goods=1)


def menu_of(s: State) -> list[AnyOption]:
    """The options of a question."""
    question = ask(s)
    assert question is not None
    return question.options


def test_the_last_closing_of_a_round_foretells_this_round() -> None:
    """A forecast of the next round, in which nothing is paid for yet, once said: income 0."""
    s = at_turn(3, 7, 2)
    for district, counts in ((1, (2, 0, 0)), (2, (1, 0, 0)), (3, (0, 1, 0)), (6, (0, 0, 1))):
        put(s, district, *counts)
    for seat, corn in ((0, 2), (1, 1), (2, 1)):
        give(s, seat, corn=corn, coin=0, wood=0, goods=0)
    apply(s, PASS_SPECIAL)
    assert (s.step, to_move(s)) == (UPKEEP_STEP, 0)
    assert preview(s, "close 1").forecast["coins"] == 4
    assert preview(s, "close 2").forecast["coins"] == 2
    apply(s, Move(TO_CLOSE, (1,)))
    assert s.players[0].purse[0] == 4
