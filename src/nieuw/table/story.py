"""The log of a game, for a page."""

from __future__ import annotations

from nieuw.core.box import Box
from nieuw.game.turn import Sentence
from nieuw.say.log import log
from nieuw.show.events import shown
from nieuw.table.wire import StoryLine


def story_line(n: int, sentence: Sentence, box: Box) -> StoryLine:
    """A sentence as a line of the log."""
    return StoryLine(
        n,
        sentence.round,
        *sentence.line,
        chosen=sentence.chosen,
        said=log(sentence.events, box),
        events=shown(sentence.events),
    )
