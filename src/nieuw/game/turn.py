"""A sentence and everything that followed from it, as a value."""

from __future__ import annotations

from typing import NamedTuple

from nieuw.core.engine import apply
from nieuw.core.events import Dealt, Event, Made
from nieuw.core.state import State
from nieuw.game.dealer import Dealer
from nieuw.text.sentences import Line, answers, by_line, deals, draw_all


class Sentence(NamedTuple):
    """One line of a game, and what happened until the next."""

    line: Line
    round: int
    """The round it belongs to."""
    events: list[Event]
    forced: bool
    """Whether the engine gave the only answer itself."""

    @property
    def chosen(self) -> bool:
        """Whether it was a seat's choice: no draw, and not the only answer."""
        return isinstance(self.events[0], Made) and not self.forced


class Turn(NamedTuple):
    """What a seat or chance played, and what the engine then answered itself."""

    said: Sentence
    forced: list[Sentence]

    @property
    def line(self) -> Line:
        """The sentence itself."""
        return self.said.line

    @property
    def sentences(self) -> list[Sentence]:
        """All lines, in order."""
        return [self.said, *self.forced]

    @property
    def events(self) -> list[Event]:
        """Everything that happened, in order."""
        return [event for sentence in self.sentences for event in sentence.events]

    @property
    def moves(self) -> int:
        """How many moves of the engine it took: each draw and each kind paid is one."""
        return sum(isinstance(event, Made | Dealt) for event in self.events)


def play(s: State, text: str) -> tuple[Turn, State]:
    """Play a sentence; the turn and the state after it. The state given stays as it is.

    Raises InvalidMove for a text that can't be read and IllegalMove for one that can't be played.
    """
    moves = answers(s, text)
    t = s.copy()
    t.log = []
    if moves is None:
        draw_all(t, text)
    else:
        for move in moves:
            apply(t, move)
    return _ended(t, s.round)


def deal(s: State, dealer: Dealer) -> tuple[Turn, State]:
    """Let the dealer draw one sentence; the turn and the state after it."""
    t = s.copy()
    t.log = []
    move = dealer.draw(t)
    apply(t, move)
    while deals(t, move.verb):
        apply(t, dealer.draw(t))
    return _ended(t, s.round)


def _ended(t: State, round: int) -> tuple[Turn, State]:
    """The turn in a log, played in a round, and the state with its log closed."""
    assert t.log is not None
    sentences = [
        Sentence(line, round, events, isinstance(events[0], Made) and events[0].forced)
        for line, events in by_line(t.log)
    ]
    t.log = None
    return Turn(sentences[0], sentences[1:]), t
