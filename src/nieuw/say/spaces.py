"""A number stays on the line of the word after it: `3 coins`, `64 %`, Hungarian `3. oszlop`.

Catalogues are written with plain spaces; `client/src/words/spaces.ts` has the same rule.
"""

from __future__ import annotations

import re
from typing import Final

NO_BREAK: Final = "\u00a0"
_HIDDEN: Final = "\ue000"
_LETTER: Final = "A-Za-zÀ-ÖØ-öø-ɏЀ-ӿ"
_LOWER: Final = "a-zß-öø-ÿőű"
_NUMBER_AND_WORD: Final = re.compile(
    rf"(^|[^{_LETTER}0-9_.,])([0-9]+(?:[.,][0-9]+)*)(?: (?=[{_LETTER}%])|(\.) (?=[{_LOWER}]))"
)


def hidden(text: str) -> str:
    """What is put into a message, so that its own spaces stay: names of people and files."""
    return text.replace(" ", _HIDDEN)


def joined(text: str) -> str:
    """The message with what was put in, and its numbers joined to their words."""
    text = _NUMBER_AND_WORD.sub(rf"\1\2\3{NO_BREAK}", text)
    return text.replace(_HIDDEN, " ")
