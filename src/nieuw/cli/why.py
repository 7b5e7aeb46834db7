"""Why something typed can't be played, in the reader's language.

Errors of the notation and of the engine are English, for tools; a person at the table gets these.
"""

from __future__ import annotations

import re

from nieuw.cli.closed import closed_way
from nieuw.cli.errors import one_line
from nieuw.core.agenda import ASK_PAY_BID, ASK_PAY_MARKET
from nieuw.core.engine import legal
from nieuw.core.moves import Move
from nieuw.core.names import COIN, DISTRICTS, TO_CORN, TO_WOOD
from nieuw.core.notation import InvalidMove, amounts
from nieuw.core.state import State
from nieuw.core.verbs import VERB_NAMES, VERBS
from nieuw.say.words import in_a_row, say
from nieuw.show.question import ask

LONGEST = 30
COUNTED = ("houses", "market")
"""What is done a number of times at once."""
OF_DISTRICTS = ("place", "build", "close")
DEALS = {"wood": TO_WOOD, "corn": TO_CORN}
"""What is bought and sold by amounts with a sign."""


def why(s: State, text: str) -> str:
    """What is wrong with a sentence that the engine refused."""
    found = one_line(text if len(text) <= LONGEST else f"{text[:LONGEST]}...")
    verbs = in_a_row(dict.fromkeys(VERB_NAMES[move.verb] for move in legal(s)))
    verb, _, rest = text.partition(" ")
    if verb not in VERB_NAMES:
        return say("why-verb", found=found, verbs=verbs)
    if verb in DEALS and (deal := _deal(s, verb, found)):
        return deal
    a = ask(s)
    if a and (closed := closed_way(a, verb)):
        return say("why-closed", found=found, why=closed)
    numbers = [int(word) for word in rest.split() if re.fullmatch("[0-9]{1,3}", word)]
    if verb in COUNTED and numbers and verb in map(_verb, legal(s)):
        most = max(move.args[0] for move in legal(s) if _verb(move) == verb)
        return say("why-at-most", found=found, most=most)
    if verb in OF_DISTRICTS and any(not 1 <= n <= DISTRICTS for n in numbers):
        return say("why-districts", found=found)
    if verb not in map(_verb, legal(s)):
        return say("why-not-now", found=found, verbs=verbs)
    try:
        if verb == "pay":
            what, _, due, _ = s.agenda[-1]
            offered = sum(amounts(rest.split(), COIN))
            if what in (ASK_PAY_BID, ASK_PAY_MARKET) and offered != due:
                return say("why-due", due=due, n=offered)
        else:
            Move.read(text)
    except InvalidMove:
        return say("why-form", found=found, example=VERBS[VERB_NAMES.index(verb)].example)
    return say("why-not-now", found=found, verbs=verbs)


def _verb(move: Move) -> str:
    """The verb of a move, as it is typed."""
    return VERB_NAMES[move.verb]


def _deal(s: State, verb: str, found: str) -> str:
    """How wood or corn is bought and sold now; empty if it isn't."""
    amounts = [move.args[0] for move in legal(s) if move.verb == DEALS[verb]]
    buy, sell = max([0, *amounts]), -min([0, *amounts])
    bought = {"buy": f"{verb} +1", "buy_most": f"+{buy}"}
    sold = {"sell": f"{verb} -1", "sell_most": f"-{sell}"}
    if buy and sell:
        return say("why-deal-both", found=found, **bought, **sold)
    if buy:
        return say("why-deal-buy", found=found, **bought)
    return say("why-deal-sell", found=found, **sold) if sell else ""
