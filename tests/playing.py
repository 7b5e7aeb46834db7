"""Games to look at: any player, any number of seats, the same game for the same numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from nieuw import CHANCE, OVER, Move, State, apply, builtin, legal, new_game, to_move
from nieuw.bots.greedy import Greedy
from nieuw.bots.playout import choose_any, draw_any
from nieuw.bots.rng import Rng
from nieuw.core.agenda import ASK_BID, ASK_PAY_BID, ASK_TURN, ITEM_NAMES
from nieuw.core.engine import menu
from nieuw.core.moves import PASS_SPECIAL, PASS_TILE
from nieuw.core.names import MAX_SEATS, MIN_SEATS, TO_MARKET, TO_SHIP, TO_TRADE
from nieuw.game.dealer import Dealer
from nieuw.game.record import Record
from nieuw.text.sentences import lines

BOX = builtin().box
SEATS = range(MIN_SEATS, MAX_SEATS + 1)
ASKED = sorted(name for name in ITEM_NAMES.values() if name.startswith(("ask-", "deal-")))
"""Every kind of question a game can stop at."""

Player = Callable[[State, Rng], Move]


def choose_uniform(s: State, rng: Rng) -> Move:
    """Any legal move, each as likely: many businesses, few special actions."""
    moves = legal(s)
    return moves[rng.below(len(moves))]


def choose_busy(s: State, rng: Rng) -> Move:
    """Like `choose_any`, but never passes in a turn where there is anything to do."""
    move = choose_any(s, rng)
    while s.agenda[-1][0] == ASK_TURN and move in (PASS_TILE, PASS_SPECIAL):
        if len(legal(s)) <= 2:
            break
        move = choose_any(s, rng)
    return move


def choose_furs(s: State, rng: Rng) -> Move:
    """Furs above all, from traders and market onto ships, until the reserve runs out; never
    spends on anything else but the way to them."""
    if s.agenda[-1][0] == ASK_TURN:
        for verb in (TO_SHIP, TO_TRADE, TO_MARKET):
            found = [moves for moves in menu(s) if moves and moves[0].verb == verb]
            if found:
                return found[0][rng.below(len(found[0]))]
    if s.agenda[-1][0] in (ASK_BID, ASK_PAY_BID):
        return legal(s)[0]
    return choose_any(s, rng)


PLAYERS: dict[str, Player] = {
    "any": choose_any,
    "uniform": choose_uniform,
    "busy": choose_busy,
    "furs": choose_furs,
    "greedy": Greedy().pick,
}


def moves(
    s: State, seed: int, player: Player = choose_any, dealer: Dealer | None = None
) -> Iterator[Move]:
    """Play on to the end; each move is given before it is made."""
    rng = Rng(seed)
    while (mover := to_move(s)) != OVER:
        if mover != CHANCE:
            move = player(s, rng)
        elif dealer is not None:
            move = dealer.draw(s)
        else:
            move = draw_any(s, rng)
        yield move
        apply(s, move)


def stops(
    seats: int, seed: int, player: Player = choose_any, dealer: Dealer | None = None
) -> Iterator[State]:
    """A game from beginning to end, at each decision, each draw and when it is over."""
    s = new_game(seats, BOX)
    for _ in moves(s, seed, player, dealer):
        yield s
    yield s


def kind(s: State) -> str:
    """What the game waits for."""
    return ITEM_NAMES[s.agenda[-1][0]]


def sentence(s: State, rng: Rng, player: Player = choose_any) -> str:
    """What the player to move says: a payment in one go."""
    t = s.copy()
    t.log = []
    what, seat = t.agenda[-1][:2]
    apply(t, player(t, rng))
    while kind(t).startswith("ask-pay") and t.agenda[-1][:2] == (what, seat):
        apply(t, player(t, rng))
    return lines(t.log)[0].text


def record_game(
    seats: int,
    seed: int,
    player: Player = choose_any,
    least: int = 10**9,
    start: State | None = None,
) -> Record:
    """The record of a game, or of its beginning of at least so many lines."""
    names = [f"Player {n}" for n in range(1, seats + 1)]
    record = Record.new(builtin(), names, Dealer.numbered(seed), start=start)
    rng = Rng(seed)
    while to_move(record.state) != OVER and len(record.entries) < least:
        if to_move(record.state) == CHANCE:
            record.deal()
        else:
            record.play(sentence(record.state, rng, player))
    return record
