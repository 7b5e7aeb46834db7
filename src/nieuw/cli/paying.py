"""Ways to pay that are worth proposing: what one can spare first, furs last."""

from __future__ import annotations

from nieuw.core.agenda import ASK_PAY_MARKET
from nieuw.core.moves import amounts_text
from nieuw.core.names import BEAVER, COIN, CORN, GOODS, KINDS, WOOD
from nieuw.core.rules.income import businesses_of, harvest_due
from nieuw.core.state import State

SPARED = ((COIN, 2), (WOOD, 2), (GOODS, 3))
"""How much of a kind one would rather keep."""
ORDERS = (
    (CORN, COIN, GOODS, WOOD),
    (CORN, GOODS, WOOD, COIN),
    (CORN, COIN, WOOD, GOODS),
    (COIN, CORN, GOODS, WOOD),
)
"""First what can be spared of each, then the rest, in one of these orders."""


def proposals(s: State) -> list[str]:
    """Payments for the question asked, best first, as notation."""
    what, seat, due, _ = s.agenda[-1]
    orders = ((COIN, GOODS), (GOODS, COIN)) if what == ASK_PAY_MARKET else ORDERS
    keep = dict(SPARED)
    keep[CORN] = max(0, businesses_of(s, seat) - harvest_due(s, seat))
    found: list[str] = []
    for order in orders:
        paid = _payment(s.players[seat].purse, due, order, keep, what != ASK_PAY_MARKET)
        text = " ".join(["pay", *amounts_text(tuple(paid), COIN)])
        if text not in found:
            found.append(text)
    return found


def _payment(
    purse: list[int], due: int, order: tuple[int, ...], keep: dict[int, int], furs: bool
) -> list[int]:
    """What to pay of each kind, kinds of `order` in turn; furs of the rarest kind last of all."""
    paid = [0] * KINDS
    for kind in order:
        paid[kind] = min(max(0, purse[kind] - keep[kind]), due - sum(paid))
    for kind in order:
        paid[kind] += min(purse[kind] - paid[kind], due - sum(paid))
    if furs:
        for kind in sorted(range(BEAVER, KINDS), key=lambda k: (purse[k], k)):
            paid[kind] = min(purse[kind], due - sum(paid))
    return paid
