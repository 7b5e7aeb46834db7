"""The options of a question, by type: a list of whole answers, an amount, or a mix to compose.

Each says what it is about and, where one is needed, proposes an answer. `preview` says what a
composed answer does.
"""

from __future__ import annotations

from typing import Literal, cast

import msgspec

from nieuw.core.agenda import (
    ASK_PAY_BID,
)
from nieuw.core.majority import ELECTION_POINTS, standing
from nieuw.core.moves import Move
from nieuw.core.names import (
    BEAVER,
    DISTRICTS,
    FURS,
    GOODS,
    KIND_LETTERS,
    KIND_NAMES,
    MARKET,
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
    TO_PAY,
    TO_PLACE,
    TO_POST,
    TO_SHIP,
    TO_TAKE,
    TO_TRADE,
    TO_WAREHOUSE,
    TO_WOOD,
    TOP,
    TRADER_NAMES,
    Seat,
)
from nieuw.core.paying import last_kind
from nieuw.core.river import travel_cost
from nieuw.core.row import housed
from nieuw.core.rules.auction import waiting
from nieuw.core.rules.income import dock_room
from nieuw.core.rules.special import FUR_PRICE, coins_after_fee, fee
from nieuw.core.state import State
from nieuw.core.verbs import VERB_NAMES
from nieuw.show import proposals
from nieuw.show.about import (
    About,
    AboutColumn,
    AboutDistrict,
    AboutElections,
    AboutFurs,
    AboutHouses,
    AboutLand,
    AboutNothing,
    AboutPass,
    AboutPost,
    AboutRow,
    AboutShip,
    AboutTrader,
    AboutWarehouse,
)
from nieuw.show.names import Kind, Verb
from nieuw.show.obstacles import DISTRICT_OF
from nieuw.show.preview import Effect, effect
from nieuw.show.view import houses_on_cards

Uses = Literal["tile", "special"]


class Option(msgspec.Struct, kw_only=True):
    """One way to answer."""

    verb: Verb
    prefix: str
    """How its text begins; no two options of a question begin alike."""
    about: About
    uses: Uses | None = None
    """In a turn: what it uses, a tile or the special."""
    fee: int = 0
    """For a special action: 1 coin, or 0 with a majority in its district (R9.1)."""


class Choice(Effect):
    """A whole answer of a list."""

    about: About


class ListOption(Option, tag_field="shape", tag="list", kw_only=True):
    """One of a few whole answers."""

    choices: list[Choice]
    proposal: str
    """The text of one of them; empty if nothing is proposed."""


class AmountOption(Option, tag_field="shape", tag="amount", kw_only=True):
    """A number after the prefix."""

    least: int
    most: int
    proposal: int
    deal: Literal["buy", "sell"] | None = None
    """Of wood or corn."""
    coins: int = 0
    """For each of them (R9.3, R9.4)."""


class KindItem(msgspec.Struct, tag_field="t", tag="kind"):
    """A kind of resource in a mix; counted, as in 2B."""

    kind: Kind
    word: str
    most: int


class DistrictItem(msgspec.Struct, tag_field="t", tag="district"):
    """A district in a mix; said once for each business, as in 6 6."""

    district: int
    word: str
    most: int


Item = KindItem | DistrictItem


class MixOption(Option, tag_field="shape", tag="mix", kw_only=True):
    """Words of the items after the prefix, in their order."""

    items: list[Item]
    least: int
    most: int
    """The range of the total."""
    proposal: dict[str, int]
    """How many of each word; empty if nothing is proposed."""


AnyOption = ListOption | AmountOption | MixOption


def options(s: State, seat: Seat, moves: list[Move]) -> list[AnyOption]:
    """The moves of one verb in the shape a person composes them."""
    verb = moves[0].verb
    if verb == TO_BID:
        least, most = moves[0].args[0], moves[-1].args[0]
        column = AboutColumn(s.column)
        return [
            AmountOption(
                verb="bid", prefix="bid ", about=column, least=least, most=most, proposal=least
            )
        ]
    if verb in (TO_WOOD, TO_CORN):
        return _dealings(s, seat, moves)
    if verb == TO_PAY:
        return [_payment(s)]
    if verb == TO_BUILD:
        return [_building(moves)]
    if verb == TO_CLOSE:
        return [_closing(s, seat)]
    if verb == TO_SHIP:
        return _loads(s, seat, moves)
    if verb == TO_TRADE:
        return _trades(s, seat, moves)
    return [_list(s, seat, moves)]


def _list(s: State, seat: Seat, moves: list[Move]) -> ListOption:
    verb = moves[0].verb
    return ListOption(
        verb=_verb(verb),
        prefix=VERB_NAMES[verb],
        about=_about_option(verb),
        uses=_uses(verb),
        fee=_fee(s, seat, verb),
        choices=[_choice(s, seat, move) for move in moves],
        proposal=proposals.of_list(moves),
    )


def _verb(verb: int) -> Verb:
    return cast(Verb, VERB_NAMES[verb])


def _choice(s: State, seat: Seat, move: Move) -> Choice:
    made, after = effect(s, str(move), [move])
    return Choice(**msgspec.structs.asdict(made), about=_about(s, seat, move, after))


def _about_option(verb: int) -> About:
    return AboutDistrict(DISTRICT_OF[verb]) if verb in DISTRICT_OF else AboutNothing()


def _uses(verb: int) -> Uses | None:
    if TO_BUILD <= verb <= TO_SHIP:
        return "tile"
    return "special" if verb in DISTRICT_OF else None


def _fee(s: State, seat: Seat, verb: int) -> int:
    return fee(s, seat, DISTRICT_OF[verb]) if verb in DISTRICT_OF else 0


def _about(s: State, seat: Seat, move: Move, after: State) -> About:
    """What a whole answer is about."""
    verb, args = move.verb, move.args
    if verb == TO_PLACE:
        return AboutDistrict(args[0])
    if verb in (TO_AUCTION, TO_TAKE):
        return AboutColumn(args[0])
    if verb == TO_ADD:
        return AboutLand(args[0], _retreat(s, after))
    if verb == TO_TRADE:
        return _stall(s, args[0])
    p = s.players[seat]
    if verb == TO_ELECT:
        return AboutElections(
            [ELECTION_POINTS[standing(s, d, seat)] for d in range(1, DISTRICTS + 1)]
        )
    if verb == TO_HOUSES:
        return AboutHouses(
            args[0], houses_on_cards(after, seat), housed(s.box, after.players[seat])
        )
    if verb == TO_WAREHOUSE:
        return AboutWarehouse(s.box.docks[p.warehouses + 1], dock_room(after, seat))
    if verb == TO_POST:
        return AboutPost(after.players[seat].post + 1, travel_cost(after, seat))
    if verb == TO_MARKET:
        held = coins_after_fee(s, seat, MARKET) + p.purse[GOODS]
        return AboutFurs(args[0], FUR_PRICE * args[0], held)
    if verb == TO_CLEAR:
        ready = p.row[p.cleared : housed(s.box, p)]
        return AboutRow(len(ready), sum(s.box.land_corn[card] for card in ready))
    if verb == TO_PASS:
        return _passing(s)
    return _about_option(verb)


def _retreat(s: State, after: State) -> int | None:
    """R6.2, R6.3: where a longhouse went."""
    if s.camps == after.camps:
        return None
    grown = [camp for camp, n in enumerate(after.camps, 1) if n > s.camps[camp - 1]]
    return grown[0] if grown else 0


def _passing(s: State) -> AboutPass:
    """R4.7 to R4.9: what passing in an auction leads to."""
    if len(waiting(s)) > 2:
        return AboutPass("auction")
    return AboutPass("two-tile-column" if s.seats == 2 else "column")


def _stall(s: State, trader: int) -> AboutTrader:
    return AboutTrader(TRADER_NAMES[trader], sum(s.stalls[trader * FURS : (trader + 1) * FURS]))


# Amounts ---------------------------------------------------------------------------------------


def _dealings(s: State, seat: Seat, moves: list[Move]) -> list[AnyOption]:
    """Buying and selling, each an amount."""
    verb = moves[0].verb
    found: list[AnyOption] = []
    deals: list[tuple[Literal["buy", "sell"], int]] = [("buy", 1), ("sell", -1)]
    for deal, sign in deals:
        most = max(sign * move.args[0] for move in moves)
        if most > 0:
            found.append(
                AmountOption(
                    verb=_verb(verb),
                    prefix=f"{VERB_NAMES[verb]} {'+' if sign > 0 else '-'}",
                    about=_about_option(verb),
                    uses="special",
                    fee=_fee(s, seat, verb),
                    least=1,
                    most=most,
                    proposal=1,
                    deal=deal,
                    coins=1,
                )
            )
    return found


# Mixes -----------------------------------------------------------------------------------------


def _kind(kind: int, most: int) -> KindItem:
    return KindItem(KIND_NAMES[kind], KIND_LETTERS[kind], most)


def _district(district: int, most: int) -> DistrictItem:
    return DistrictItem(district, str(district), most)


def _furs(counts: list[int], most: int) -> list[Item]:
    return [_kind(BEAVER + i, min(most, n)) for i, n in enumerate(counts) if n]


def _amounts(counts: list[int], first_kind: int = 0) -> dict[str, int]:
    return {KIND_LETTERS[first_kind + i]: n for i, n in enumerate(counts) if n}


def _building(moves: list[Move]) -> MixOption:
    most = len(moves[-1].args)
    return MixOption(
        verb="build",
        prefix="build",
        about=AboutNothing(),
        uses="tile",
        items=[_district(district, most) for district in range(1, DISTRICTS + 1)],
        least=1,
        most=most,
        proposal={},
    )


def _closing(s: State, seat: Seat) -> MixOption:
    n = s.agenda[-1][2]
    there = s.businesses[seat :: s.seats]
    best = proposals.closings(s)[0].args
    return MixOption(
        verb="close",
        prefix="close",
        about=AboutNothing(),
        items=[
            _district(district, min(n, there[district - 1]))
            for district in range(1, DISTRICTS + 1)
            if there[district - 1]
        ],
        least=n,
        most=n,
        proposal={str(district): best.count(district) for district in sorted(set(best))},
    )


def _payment(s: State) -> MixOption:
    what, seat, due, first = s.agenda[-1]
    purse = s.players[seat].purse
    bid = what == ASK_PAY_BID
    return MixOption(
        verb="pay",
        prefix="pay",
        about=AboutColumn(s.column)
        if bid
        else AboutFurs(due // FUR_PRICE, due, sum(purse[: GOODS + 1])),
        items=[
            _kind(kind, min(due, purse[kind]))
            for kind in range(first, last_kind(what) + 1)
            if purse[kind]
        ],
        least=due,
        most=due,
        proposal=_amounts(proposals.payment(s)),
    )


def _loads(s: State, seat: Seat, moves: list[Move]) -> list[AnyOption]:
    """A mix for each ship that can be loaded."""
    held = s.players[seat].purse[BEAVER:]
    loaded = {move.args[0] for move in moves}
    return [
        MixOption(
            verb="ship",
            prefix=f"ship S{card}",
            about=AboutShip(card),
            uses="tile",
            items=_furs(held, s.box.ship_furs[card]),
            least=s.box.ship_furs[card],
            most=s.box.ship_furs[card],
            proposal=_amounts(proposals.load(held, s.box.ship_furs[card]), BEAVER),
        )
        for card in s.ships
        if card in loaded
    ]


def _trades(s: State, seat: Seat, moves: list[Move]) -> list[AnyOption]:
    """The top trader as a mix, the others whole."""
    found: list[AnyOption] = []
    if moves[0].args[0] == TOP:
        lying = s.stalls[:FURS]
        most = min(sum(lying), s.players[seat].purse[GOODS])
        found.append(
            MixOption(
                verb="trade",
                prefix="trade top",
                about=_stall(s, TOP),
                uses="tile",
                items=_furs(lying, most),
                least=1,
                most=most,
                proposal={},
            )
        )
    whole = [move for move in moves if move.args[0] != TOP]
    if whole:
        found.append(_list(s, seat, whole))
    return found
