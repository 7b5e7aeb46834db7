"""The game at a glance: the questions, the possible answers, and what follows.

Eight names are the whole library: `new_game`, `to_move`, `legal`, `outcomes`, `apply`, `play`,
`State.copy` and `results`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nieuw.core.agenda import (
    ASK,
    ASK_AUCTION,
    ASK_BID,
    ASK_CLOSE,
    ASK_PAY_BID,
    ASK_PAY_MARKET,
    ASK_PLACE,
    ASK_TAKE,
    ASK_TURN,
    AUCTION,
    AWARD,
    COLLECT,
    DEAL,
    DEAL_FURS,
    DEAL_STALL,
    END,
    STEP,
    Item,
)
from nieuw.core.box import Box
from nieuw.core.events import Began, Dealt, Made
from nieuw.core.furs import fur_ready
from nieuw.core.moves import PASS, Move
from nieuw.core.names import (
    CHANCE,
    FINAL_STEP,
    MAX_SEATS,
    MIN_SEATS,
    OVER,
    ROUNDS,
    TO_ADD,
    TO_AUCTION,
    TO_BID,
    TO_BUILD,
    TO_CLEAR,
    TO_CLOSE,
    TO_CORN,
    TO_ELECT,
    TO_HOUSES,
    TO_MARKET,
    TO_PASS,
    TO_PASS_SPECIAL,
    TO_PASS_TILE,
    TO_PAY,
    TO_PLACE,
    TO_POST,
    TO_SHIP,
    TO_TAKE,
    TO_TRADE,
    TO_WAREHOUSE,
    TO_WOOD,
)
from nieuw.core.paying import pay, pay_moves, payment_range
from nieuw.core.rules.auction import (
    auction,
    auction_moves,
    award,
    bid,
    bid_moves,
    bid_range,
    collect,
    may_pass,
    next_auction,
    pass_bid,
    take,
    take_moves,
)
from nieuw.core.rules.city import build, elect
from nieuw.core.rules.final import final_scoring
from nieuw.core.rules.income import close, close_moves, harvest, income, unload, upkeep
from nieuw.core.rules.land import add, clear
from nieuw.core.rules.prepare import (
    deal_tiles,
    draw,
    draws,
    fill_stalls,
    show_cards,
)
from nieuw.core.rules.setup import place, place_moves, set_up
from nieuw.core.rules.special import corn, houses, market, post, warehouse, wood
from nieuw.core.rules.trade import ship, trade
from nieuw.core.rules.turn import (
    only_pass,
    pass_special,
    pass_tile,
    push_turns,
    turn_menu,
    use_special,
    use_tile,
)
from nieuw.core.state import State


class IllegalMove(Exception):
    """A move that can't be played now, with its text and what was expected instead."""

    def __init__(self, move: str, asked: str) -> None:
        super().__init__(f"{move} is not possible: {asked}")
        self.move = move
        self.asked = asked


def new_game(seats: int, box: Box) -> State:
    """A game for 2 to 5 seats, before its first draw; seat 0 has order marker 1."""
    if not MIN_SEATS <= seats <= MAX_SEATS:
        raise ValueError(f"expected {MIN_SEATS} to {MAX_SEATS} seats, got {seats}")
    return set_up(seats, box)


def to_move(s: State) -> int:
    """The seat that decides, or CHANCE, or OVER."""
    item = s.agenda[-1]
    if item[0] < DEAL:
        return item[1]
    return OVER if item[0] == END else CHANCE


def menu(s: State) -> list[list[Move]]:
    """The legal moves of the seat to move, one list per verb; lists may be empty."""
    item = s.agenda[-1]
    what = item[0]
    seat = item[1]
    if what == ASK_TURN:
        return turn_menu(s, item)
    if what == ASK_BID:
        return [bid_moves(s, seat), [PASS] if may_pass(s, seat) else []]
    if what in (ASK_PAY_BID, ASK_PAY_MARKET):
        return [pay_moves(s, item)]
    if what == ASK_AUCTION:
        return [auction_moves(s)]
    if what == ASK_TAKE:
        return [take_moves(s)]
    if what == ASK_PLACE:
        return [place_moves()]
    if what == ASK_CLOSE:
        return [close_moves(s, seat, item[2])]
    return []


def legal(s: State) -> list[Move]:
    """Every move that can be made now, by a seat or by chance."""
    if DEAL <= s.agenda[-1][0] < END:
        return [move for move, _ in outcomes(s)]
    return [move for moves in menu(s) for move in moves]


def outcomes(s: State) -> list[tuple[Move, int]]:
    """What chance can draw now, with whole-number weights."""
    what = s.agenda[-1][0]
    return draws(s, what) if DEAL <= what < END else []


def apply(s: State, move: Move) -> None:
    """Make a legal move and continue to the next decision; trusts the caller."""
    make(s, move, False)
    advance(s)


def apply_within_step(s: State, move: Move) -> None:
    """The same, but never into the next step: if that would begin, it is next on the agenda."""
    make(s, move, False)
    advance(s, within_step=True)


def play(s: State, move: Move) -> None:
    """Make a move, or raise IllegalMove and leave the state as it was."""
    if move not in legal(s):
        raise IllegalMove(str(move), asked(s))
    apply(s, move)


def asked(s: State) -> str:
    """What the agenda waits for, in a few words of the notation."""
    mover = to_move(s)
    if mover == OVER:
        return "the game is over"
    verbs: list[str] = []
    for move in legal(s):
        verb = str(move).split(" ", 1)[0]
        if verb not in verbs:
            verbs.append(verb)
    who = "chance" if mover == CHANCE else f"seat {mover + 1}"
    return f"step {s.step} asks {who} for {', '.join(verbs)}"


def results(s: State) -> list[int]:
    """Points of each seat, final once the game is over."""
    return [p.score for p in s.players]


def make(s: State, move: Move, forced: bool) -> None:
    """Carry out one move: the list of everything a seat can do."""
    item = s.agenda.pop()
    what = item[0]
    seat = item[1]
    if s.log is not None:
        write_down(s, item, move, forced)
    if what >= DEAL:
        draw(s, item, move)
    elif what == ASK_TURN:
        make_turn(s, item, move)
    elif what == ASK_BID:
        if move.verb == TO_BID:
            bid(s, seat, move.args[0])
        else:
            assert move.verb == TO_PASS, move
            pass_bid(s, seat)
    elif what == ASK_PAY_BID or what == ASK_PAY_MARKET:
        assert move.verb == TO_PAY, move
        pay(s, item, move.args[1])
    elif what == ASK_AUCTION:
        assert move.verb == TO_AUCTION, move
        auction(s, seat, move.args[0])
    elif what == ASK_TAKE:
        assert move.verb == TO_TAKE, move
        take(s, seat, move.args[0])
    elif what == ASK_PLACE:
        assert move.verb == TO_PLACE, move
        place(s, seat, move.args[0])
    else:
        assert what == ASK_CLOSE and move.verb == TO_CLOSE, (item, move)
        close(s, seat, move.args)


def write_down(s: State, item: Item, move: Move, forced: bool) -> None:
    """Log who made a move, or for whom chance made it."""
    assert s.log is not None
    what, seat, _, trader = item
    if what == DEAL_FURS:
        s.log.append(Dealt(s.step, move, seat, -1))
    elif what >= DEAL:
        s.log.append(Dealt(s.step, move, -1, trader if what == DEAL_STALL else -1))
    else:
        s.log.append(Made(seat, s.step, move, forced))


def make_turn(s: State, item: Item, move: Move) -> None:
    """Carry out an action of steps 5 to 7: first the step's own two, then the specials."""
    seat = item[1]
    verb = move.verb
    args = move.args
    if verb <= TO_PASS_TILE:
        use_tile(s, item)
        if verb == TO_BUILD:
            build(s, seat, args)
        elif verb == TO_ELECT:
            elect(s, seat)
        elif verb == TO_ADD:
            add(s, seat, args[0])
        elif verb == TO_CLEAR:
            clear(s, seat)
        elif verb == TO_TRADE:
            trade(s, seat, args)
        elif verb == TO_SHIP:
            ship(s, seat, args)
        else:
            assert verb == TO_PASS_TILE, move
            pass_tile(s, seat)
    else:
        use_special(s, item)
        if verb == TO_WOOD:
            wood(s, seat, args[0])
        elif verb == TO_CORN:
            corn(s, seat, args[0])
        elif verb == TO_WAREHOUSE:
            warehouse(s, seat)
        elif verb == TO_HOUSES:
            houses(s, seat, args[0])
        elif verb == TO_MARKET:
            market(s, seat, args[0])
        elif verb == TO_POST:
            post(s, seat)
        else:
            assert verb == TO_PASS_SPECIAL, move
            pass_special(s, seat)


def forced(s: State, item: Item) -> Move | None:
    """The answer to an ASK that has only one."""
    what = item[0]
    if what == ASK_TURN:
        return only_pass(s, item)
    if what in (ASK_PAY_BID, ASK_PAY_MARKET):
        least, most = payment_range(s, item)
        return pay_moves(s, item)[0] if least == most else None
    if what == ASK_BID:
        least, most = bid_range(s, item[1])
        if may_pass(s, item[1]):
            return None if least <= most else PASS
        return bid_moves(s, item[1])[0] if least == most else None
    if what == ASK_TAKE:
        moves = take_moves(s)
        return moves[0] if len(moves) == 1 else None
    if what == ASK_CLOSE:
        moves = close_moves(s, item[1], item[2])
        return moves[0] if len(moves) == 1 else None
    return None


def advance(s: State, within_step: bool = False) -> None:
    """Carry out the agenda until a seat has a choice, chance has a draw, or the game is over; or,
    within a step, until the next one would begin."""
    while True:
        item = s.agenda[-1]
        what = item[0]
        if what >= DEAL:
            if what > DEAL_STALL or fur_ready(s):
                return
            s.agenda.pop()
        elif what >= ASK:
            answer = forced(s, item)
            if answer is None:
                return
            make(s, answer, True)
        elif what == STEP and within_step:
            return
        else:
            s.agenda.pop()
            if what == STEP:
                begin(s, item[2])
            elif what == AUCTION:
                next_auction(s)
            elif what == AWARD:
                award(s)
            else:
                assert what == COLLECT, item
                collect(s, item[1])


def begin(s: State, step: int) -> None:
    """R2: six rounds of eleven steps, then the end of the game (R12)."""
    if step == 1:
        s.round += 1
    s.step = step
    if s.log is not None:
        s.log.append(Began(step, s.round))
    if step == FINAL_STEP:
        s.agenda.append((END, 0, 0, 0))
        final_scoring(s)
        return
    s.agenda.append((STEP, 0, next_step(s.round, step), 0))
    ROUND[step - 1](s)


def next_step(round: int, step: int) -> int:
    """The next step; after the last step of the last round, the end of the game."""
    if step < len(ROUND):
        return step + 1
    return 1 if round < ROUNDS else FINAL_STEP


ROUND: Final[tuple[Callable[[State], None], ...]] = (
    show_cards,  # 1: new land and ships
    fill_stalls,  # 2: new furs
    deal_tiles,  # 3: new tiles
    next_auction,  # 4: bidding for the columns
    push_turns,  # 5: city
    push_turns,  # 6: land
    push_turns,  # 7: trade
    harvest,  # 8
    upkeep,  # 9
    unload,  # 10: goods from the ships
    income,  # 11
)
"""R2: what each step of a round does."""
