"""A game as a record: header, lines, and where they lead.

A record can grow: `play` and `deal` continue it, `game.writer` gives its text. Its states are
values: each turn leads to a new one, and some are kept, so that going back costs only a few moves.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from nieuw.box.file import BoxFile
from nieuw.core.engine import new_game, results, to_move
from nieuw.core.names import CHANCE, MAX_SEATS, MIN_SEATS, OVER, SEAT_NAMES
from nieuw.core.rules.final import winners
from nieuw.core.state import State
from nieuw.game.dealer import Dealer
from nieuw.game.trail import Trail
from nieuw.game.turn import Sentence, Turn, deal, play
from nieuw.text import snapshot
from nieuw.text.sentences import Line

LONGEST_NAME = 60
BOT = "bot:"
"""How the name of a bot's seat begins."""
KEPT_EVERY = 32
"""Going back takes fewer moves of the engine than this."""
MANY_SEEDS = 500
"""From this many on, seeds without lines after them are left out, so that a record stays short no
matter how often play goes back."""


class Comment(NamedTuple):
    """A remark, kept in its place."""

    text: str


class Segment(NamedTuple):
    """From here on the draws come from the seed with this hash; known once it is revealed."""

    commitment: str
    seed: str | None


class Entry(NamedTuple):
    """One line of the body, with its number in the file (0 while it was never in one)."""

    number: int
    what: Sentence | Comment | Segment


class Kept(NamedTuple):
    """A state along the way."""

    turns: int
    """How many turns led to it."""
    moves: int
    """How many moves of the engine those took."""
    state: State


@dataclass
class Record:
    """A game from its start, or from any position, until now."""

    box: BoxFile
    seats: list[tuple[str, str]]
    """Colour and name of each seat, in starting order."""
    start: str | None
    """The position the record starts from, as text; None for a whole game."""
    state: State
    """Never changed: every turn leads to another."""
    dealer: Segment | None = None
    entries: Trail[Entry] = field(default_factory=Trail)
    headers: list[str] = field(default_factory=list)
    """Header lines this version does not know, unchanged."""
    secret: Dealer | None = None
    """Who draws now; None when draws come from elsewhere."""
    ended: bool = False
    """Whether it ended early: then nothing about it is secret any more."""
    turns_made: int = 0
    moves_made: int = 0
    kept: Trail[Kept] = field(default_factory=Trail)

    def __post_init__(self) -> None:
        if not self.kept:
            self.kept.append(Kept(self.turns_made, self.moves_made, self.state))

    @classmethod
    def new(
        cls,
        box: BoxFile,
        names: list[str],
        secret: Dealer | None = None,
        colours: list[str] | None = None,
        start: State | None = None,
    ) -> Record:
        """A record without lines: a new game, or one from a position."""
        if not MIN_SEATS <= len(names) <= MAX_SEATS:
            raise ValueError(f"expected {MIN_SEATS} to {MAX_SEATS} seats, got {len(names)}")
        for name in names:
            if len(name) > LONGEST_NAME or not name.isprintable():
                raise ValueError(f"expected a name of up to {LONGEST_NAME} letters, got {name!r}")
        seats = list(zip(colours or SEAT_NAMES[: len(names)], names, strict=True))
        state = start.copy() if start else new_game(len(names), box.box)
        text = snapshot.write(start) if start else None
        dealer = Segment(secret.commitment, secret.seed) if secret else None
        return cls(box, seats, text, state, dealer, secret=secret)

    def branch(self) -> Record:
        """An independent record at the same point."""
        return replace(self, entries=self.entries.branch(), kept=self.kept.branch())

    # Going on ---------------------------------------------------------------------------------

    def play(self, text: str) -> Turn:
        """Make the move in a sentence.

        Raises InvalidMove or IllegalMove and changes nothing when it can't be made.
        """
        return self._written(*play(self.state, text))

    def draw(self) -> Turn:
        """Let the dealer draw one sentence."""
        assert self.secret is not None, "this record has no dealer"
        return self._written(*deal(self.state, self.secret))

    def deal(self) -> list[Turn]:
        """Let the dealer draw until a seat must decide."""
        turns: list[Turn] = []
        while to_move(self.state) == CHANCE:
            turns.append(self.draw())
        return turns

    def _written(self, turn: Turn, after: State) -> Turn:
        self.entries.extend(Entry(0, sentence) for sentence in turn.sentences)
        self.reach(turn, after)
        return turn

    def reach(self, turn: Turn, after: State) -> None:
        """Move to where a turn led, its lines written or about to be."""
        self.state = after
        self.turns_made += 1
        self.moves_made += turn.moves
        if self.moves_made - self.kept[-1].moves >= KEPT_EVERY:
            self.kept.append(Kept(self.turns_made, self.moves_made, after))

    def new_segment(self, secret: Dealer) -> None:
        """Draw from another seed from now on; the old one may be known then."""
        segment = Segment(secret.commitment, secret.seed)
        if self.dealer is None and not self.entries:
            self.dealer = segment
        else:
            last = self.entries[-1].what if self.entries else None
            if isinstance(last, Segment) and len(self.segments()) >= MANY_SEEDS:
                self.entries = self.entries.branch(len(self.entries) - 1)
            self.entries.append(Entry(0, segment))
        self.secret = secret

    # What there is ----------------------------------------------------------------------------

    def sentences(self) -> list[Sentence]:
        """The moves and draws with their events, without remarks."""
        return [entry.what for entry in self.entries if isinstance(entry.what, Sentence)]

    def lines(self) -> list[Line]:
        """The moves and draws as text."""
        return [sentence.line for sentence in self.sentences()]

    def turns(self) -> Iterator[Turn]:
        """The whole game, turn by turn."""
        return turns_of(self.sentences())

    def segments(self) -> list[Segment]:
        """The seeds of the draws, in order."""
        later = [entry.what for entry in self.entries if isinstance(entry.what, Segment)]
        return [self.dealer, *later] if self.dealer else later

    def revealed(self) -> list[Segment]:
        """Those that may be known: all once the game has ended, before that all but the last."""
        return self.segments() if self.over or self.ended else self.segments()[:-1]

    @property
    def over(self) -> bool:
        """Whether the game has been played to its end."""
        return to_move(self.state) == OVER

    def result(self) -> list[int] | None:
        """Points of each seat once the game is over."""
        return results(self.state) if self.over else None

    def winners(self) -> list[int]:
        """The seats that won once the game is over (R12.4)."""
        return winners(self.state) if self.over else []

    # Looking back -----------------------------------------------------------------------------

    def first_state(self) -> State:
        """The position before the first line."""
        return self.kept[0].state

    def states(self) -> Iterator[tuple[Entry, State]]:
        """Each entry with the state before it."""
        s = self.first_state()
        for entry in self.entries:
            yield entry, s
            if isinstance(entry.what, Sentence) and not entry.what.forced:
                s = play(s, entry.what.line.text)[1]

    def decisions(self) -> Iterator[tuple[Entry, Line, State]]:
        """Each line that was a seat's own choice, with the state before it."""
        for entry, s in self.states():
            if isinstance(entry.what, Sentence) and entry.what.chosen:
                yield entry, entry.what.line, s

    def back_to(self, count: int, secret: Dealer | None = None) -> Record:
        """A record of the first `count` entries and the answers they force; with a new dealer,
        from there on a segment."""
        entries = self.entries.branch(self._with_forced(count))
        said = [
            entry.what.line.text
            for entry in entries
            if isinstance(entry.what, Sentence) and not entry.what.forced
        ]
        near = bisect_right(self.kept, len(said), key=lambda kept: kept.turns)
        turns, moves, state = self.kept[near - 1]
        cut = replace(
            self,
            entries=entries,
            state=state,
            turns_made=turns,
            moves_made=moves,
            kept=self.kept.branch(near),
        )
        for text in said[turns:]:
            cut.reach(*play(cut.state, text))
        if secret is not None:
            cut.new_segment(secret)
        return cut

    def _with_forced(self, count: int) -> int:
        """The number of entries up to the last answer that the first `count` force."""
        for at in range(count, len(self.entries)):
            what = self.entries[at].what
            if isinstance(what, Sentence):
                if not what.forced:
                    break
                count = at + 1
        return count

    def entry_of(self, line: int) -> int:
        """The index of a line's entry, counted from 0; after the last one, the end."""
        lines = [at for at, entry in enumerate(self.entries) if isinstance(entry.what, Sentence)]
        return lines[line] if line < len(lines) else len(self.entries)

    def first_lines(self, count: int) -> Record:
        """A record of the first lines and the answers they force."""
        return self.back_to(self.entry_of(count - 1) + 1 if count else 0)

    def shortened(self) -> Record:
        """Without the seeds that have no lines after them, if there are many."""
        if len(self.segments()) < MANY_SEEDS:
            return self
        entries: list[Entry] = []
        used = False
        for entry in reversed(self.entries):
            if used or not isinstance(entry.what, Segment):
                entries.append(entry)
            if not isinstance(entry.what, Comment):
                used = isinstance(entry.what, Sentence)
        return replace(self, entries=Trail(reversed(entries)))

    def followed_by(self, later: Record) -> Record:
        """This record joined with another that starts where this one ends."""
        dealer = [Entry(0, later.dealer)] if later.dealer else []
        kept = [
            Kept(self.turns_made + turns, self.moves_made + moves, state)
            for turns, moves, state in later.kept
        ]
        return replace(
            later,
            start=self.start,
            dealer=self.dealer,
            entries=Trail([*self.entries, *dealer, *later.entries]),
            turns_made=self.turns_made + later.turns_made,
            moves_made=self.moves_made + later.moves_made,
            kept=Trail([*self.kept, *kept]),
        )


def is_bot(name: str) -> bool:
    """Whether the name of a seat says that a bot sits there."""
    return name.startswith(BOT)


def turns_of(sentences: Iterable[Sentence]) -> Iterator[Turn]:
    """Sentences with the answers they forced."""
    said: Sentence | None = None
    forced: list[Sentence] = []
    for sentence in sentences:
        if sentence.forced:
            forced.append(sentence)
            continue
        if said:
            yield Turn(said, forced)
        said, forced = sentence, []
    if said:
        yield Turn(said, forced)
