"""How to answer a question: only what is legal now."""

from __future__ import annotations

from nieuw.cli.menu import Menu
from nieuw.core.engine import legal
from nieuw.core.names import TO_PASS
from nieuw.core.state import State
from nieuw.core.verbs import VERB_NAMES
from nieuw.say.words import in_a_row, say


def how(s: State, asked: Menu) -> list[str]:
    """What can be typed, in a paragraph or two."""
    moves = legal(s)
    match asked.kind:
        case "turn":
            examples = {move.verb: str(move) for move in reversed(moves)}
            shown = in_a_row(examples[verb] for verb in sorted(examples))
            special = any(VERB_NAMES[verb] == "pass special" for verb in examples)
            return [say("how-turn", list=shown), *([say("how-special")] if special else [])]
        case "bid":
            passes = "yes" if any(move.verb == TO_PASS for move in moves) else "no"
            return [say("how-bid", passes=passes)]
        case "auction":
            return [say("how-auction", pair="yes" if s.seats == 2 else "no")]
    return [say(f"how-{asked.kind}")]
