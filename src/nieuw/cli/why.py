"""Why something typed can't be played, in the reader's language.

Errors of the notation and of the engine are English, for tools; a person at the table gets these.
"""

from __future__ import annotations

from nieuw.cli.errors import one_line
from nieuw.core.agenda import ASK_PAY_BID, ASK_PAY_MARKET
from nieuw.core.engine import legal
from nieuw.core.names import COIN, VERB_NAMES
from nieuw.core.state import State
from nieuw.notation import InvalidMove, amounts, parse
from nieuw.words import listed, say

LONGEST = 30
EXAMPLES = {
    "place": "place 3",
    "auction": "auction 2",
    "bid": "bid 4",
    "pay": "pay 3c 1w 1B",
    "take": "take 2",
    "build": "build 2 6 6",
    "add": "add L7",
    "trade": "trade top 1B 2O",
    "ship": "ship S4 2B 1O",
    "wood": "wood +2",
    "corn": "corn -1",
    "houses": "houses 2",
    "market": "market 2",
    "close": "close 3 3",
}
"""How each verb that takes anything is written."""


def why(s: State, text: str) -> str:
    """What is wrong with a sentence that the engine refused."""
    found = one_line(text if len(text) <= LONGEST else f"{text[:LONGEST]}...")
    verbs = listed(dict.fromkeys(VERB_NAMES[move.verb] for move in legal(s)))
    verb, _, rest = text.partition(" ")
    if verb not in VERB_NAMES:
        return say("why-verb", found=found, verbs=verbs)
    try:
        if verb == "pay":
            offered = sum(amounts(rest.split(), COIN))
            what, _, due, _ = s.agenda[-1]
            if what in (ASK_PAY_BID, ASK_PAY_MARKET) and offered != due:
                return say("why-due", due=due, n=offered)
        else:
            parse(text)
    except InvalidMove:
        return say("why-form", found=found, example=EXAMPLES.get(verb, verb))
    return say("why-not-now", found=found, verbs=verbs)
