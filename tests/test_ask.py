"""The question and its previews: what is offered is what is legal, and does what it said."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, product

import pytest

from helpers import at_turn, give
from nieuw.ask import Option, ask, preview
from nieuw.bots.rng import Rng
from nieuw.core.agenda import STEP
from nieuw.core.engine import IllegalMove, advance, legal, new_game, to_move
from nieuw.core.events import GAINED, LOST, SCORED
from nieuw.core.names import CHANCE, CORN, GOODS, KIND_NAMES, OVER, WHY_NAMES
from nieuw.core.river import travel_cost
from nieuw.core.rules.income import businesses_of, harvest_due, income_due
from nieuw.core.state import State
from nieuw.forecast import forecast
from nieuw.notation import InvalidMove, expand, play_text
from nieuw.snapshot import digest
from playing import PLAYERS, SEATS, kind, sentence, stops

PLAYED = [(seats, player) for seats in SEATS for player in ("any", "greedy", "busy")]


def texts(option: Option) -> Iterator[str]:
    """Everything an option lets one say."""
    if option["shape"] == "list":
        yield from (choice["text"] for choice in option["choices"])
    elif option["shape"] == "amount":
        for n in range(option["least"], option["most"] + 1):
            yield f"{option['prefix']}{n}"
    else:
        bounds = [range(item["most"] + 1) for item in option["items"]]
        for counts in product(*bounds):
            if option["least"] <= sum(counts) <= option["most"]:
                yield " ".join([option["prefix"], *mixed(option, counts)])


def mixed(option: Option, counts: tuple[int, ...]) -> list[str]:
    """The words of a mix: counted letters, or districts one by one."""
    words: list[str] = []
    for item, n in zip(option["items"], counts, strict=True):
        if item["word"].isdigit():
            words += [item["word"]] * n
        elif n:
            words.append(f"{n}{item['word']}")
    return words


@pytest.mark.parametrize(("seats", "player"), PLAYED)
def test_what_is_offered_is_what_is_legal(seats: int, player: str) -> None:
    for s in stops(seats, 3, PLAYERS[player]):
        question = ask(s)
        if to_move(s) in (CHANCE, OVER):
            assert question is None
            continue
        assert question is not None
        assert question["seat"] == to_move(s)
        assert (question["round"], question["step"]) == (s.round, s.step)
        said = [text for option in question["options"] for text in texts(option)]
        assert len(set(said)) == len(said)
        if question["kind"] == "pay":
            assert question["due"] == s.agenda[-1][2]
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
        t = s.copy()
        play_text(t, text)
        assert seen["reveals"] == (to_move(t) == CHANCE)
        assert seen["standing"] == list(preview_standing(t, seat))
        assert seen["area"] == t.players[seat].post + 1
        if t.step == s.step:
            assert seen["travel"] == travel_cost(t, seat)
        if s.step not in (5, 6, 7) or (t.round == s.round and t.step < 8):
            assert seen["forecast"] == forecast(t, seat)
        else:
            had, prize, price = s.players[seat].purse[CORN], seen["prize"], seen["price"]
            assert seen["forecast"]["corn"] == had + prize.get("corn", 0) - price.get("corn", 0)
            built = len(text.split()) - 1 if text.startswith("build") else 0
            assert seen["forecast"]["upkeep"] == forecast(s, seat)["upkeep"] + built
        if not seen["ends_turn"] and kind(s) == "ask-turn":
            assert (t.round, t.step) == (s.round, s.step)
            check_purse(s, t, seat, seen["price"], seen["prize"])
            assert t.players[seat].score - s.players[seat].score == seen["points"]


def preview_standing(s: State, seat: int) -> Iterator[int]:
    """By another way: counting heads in each district."""
    for base in range(0, len(s.businesses), s.seats):
        here = s.businesses[base : base + s.seats]
        mine = here[seat]
        if mine == 0 or mine < max(here):
            yield 0
        else:
            yield 2 if here.count(mine) == 1 else 1


def check_purse(
    s: State, t: State, seat: int, price: dict[str, int], prize: dict[str, int]
) -> None:
    """A forced pass at the end of one's turn may bring a coin more than the choice itself."""
    for i, name in enumerate(KIND_NAMES):
        change = t.players[seat].purse[i] - s.players[seat].purse[i]
        assert change - prize.get(name, 0) + price.get(name, 0) in ((0, 1) if i == 0 else (0,))


def test_a_special_shows_its_fee_and_why() -> None:
    s = at_turn(3, 5, 0)
    give(s, 0, coin=9)
    fees = {o["verb"]: o["fee"] for o in asked(s) if o["verb"] in ("wood", "corn", "post")}
    assert fees["wood"] == 1
    s.businesses[0] += 1
    s.players[0].spare -= 1
    fees = {o["verb"]: o["fee"] for o in asked(s) if o["verb"] == "wood"}
    assert fees == {"wood": 0}


def asked(s: State) -> list[Option]:
    """The options of the present question."""
    question = ask(s)
    assert question is not None
    return question["options"]


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
def test_the_forecast_comes_true(seats: int) -> None:
    """R10.8 to R10.11 as they happen, and R12 as the game would end now."""
    met = 0
    for player in ("any", "greedy", "uniform"):
        for s in stops(seats, 5, PLAYERS[player]):
            if s.round and kind(s) == "ask-turn":
                check_round(s)
                check_end(s)
                met += 1
    assert met > 100


def check_round(s: State) -> None:
    """Steps 8 to 11 right now, against what was foretold."""
    told = [forecast(s, seat) for seat in range(s.seats)]
    t = s.copy()
    t.agenda = [(STEP, 0, 8, 0)]
    t.log = []
    advance(t)
    for seat, seen in enumerate(told):
        gained: dict[str, int] = {}
        for e in t.log:
            if e.what == GAINED and e.seat == seat:
                gained[WHY_NAMES[e.why]] = gained.get(WHY_NAMES[e.why], 0) + e.b
        assert gained.get("harvest", 0) == seen["harvest"]
        paid = min(seen["upkeep"], seen["corn"] + seen["harvest"])
        assert gained.get("upkeep", 0) == -paid
        assert seen["closing"] == seen["upkeep"] - paid
        if not any(one["closing"] for one in told):
            lost = sum(e.b for e in t.log if e.what == LOST and e.seat == seat)
            assert lost == seen["goods_lost"]
            assert gained.get("cargo", 0) == seen["goods"] - lost
            assert gained.get("income", 0) == seen["coins"]
    assert [seen["corn"] for seen in told] == [p.purse[CORN] for p in s.players]


@pytest.mark.parametrize("seats", SEATS)
def test_the_income_once_businesses_are_closed(seats: int) -> None:
    """R10.9, R10.11: the best of all ways to close so many."""
    met = 0
    for now in stops(seats, 5, PLAYERS["greedy"]):
        if not now.round or kind(now) != "ask-turn":
            continue
        s = now.copy()
        seat = to_move(s)
        own = businesses_of(s, seat)
        for closing in range(own + 1):
            s.players[seat].purse[CORN] = max(0, own - closing - harvest_due(s, seat))
            seen = forecast(s, seat)
            assert seen["coins"] == best_income(s, seat, seen["closing"])
            met += seen["closing"] > 0
    assert met > 20


def test_the_income_while_businesses_are_closed() -> None:
    """R10.9: corn is paid by then, and only what is still to be closed counts."""
    met = 0
    for s in chain.from_iterable(stops(3, seed, PLAYERS["any"]) for seed in range(1, 21)):
        if kind(s) == "ask-close":
            seat = to_move(s)
            seen = forecast(s, seat)
            assert seen["closing"] == s.agenda[-1][2]
            assert seen["coins"] == best_income(s, seat, seen["closing"])
            met += 1
    assert met > 10


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


def check_end(s: State) -> None:
    """The final scoring right now, against what was foretold."""
    t = s.copy()
    t.agenda = [(STEP, 0, 12, 0)]
    t.log = []
    advance(t)
    for seat in range(s.seats):
        seen = forecast(s, seat)
        points = {WHY_NAMES[e.why]: e.b for e in t.log if e.what == SCORED and e.seat == seat}
        assert points.get("final-election", 0) == seen["final_election"]
        assert points.get("final-land", 0) == seen["final_land"]
        assert points.get("final-furs", 0) == seen["final_furs"]
        assert points.get("final-rest", 0) == seen["final_rest"]
        assert sum(points.values()) == seen["final_total"]
        assert s.players[seat].purse[GOODS] <= 10
