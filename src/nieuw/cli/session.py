"""A game in progress at this terminal: the record, its bots, undo and the file."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path

from nieuw.bots.base import Bot
from nieuw.bots.rng import Rng
from nieuw.cli.files import read_text, write_record
from nieuw.cli.history import decisions, log_of, log_of_turns, reveals
from nieuw.cli.marks import Marks
from nieuw.cli.saves import box_of, holds, is_save, new_save, save
from nieuw.cli.seats import Seats, known_bot
from nieuw.cli.typed import typed_again
from nieuw.core.engine import to_move
from nieuw.core.names import CHANCE, OVER
from nieuw.game.dealer import Dealer
from nieuw.game.record import Record
from nieuw.game.turn import Sentence, Turn
from nieuw.game.writer import write
from nieuw.say.log import Told


class Session:
    """Continues a record, lets the bots answer, and reports what happens."""

    def __init__(
        self,
        record: Record,
        bots: dict[int, Bot] | None = None,
        bot_seed: int | None = None,
        file: Path | None = None,
        box: Path | None = None,
    ) -> None:
        self.record = record
        self.seats = Seats(record.seats)
        self.marks = Marks(record.box)
        if bots is None:
            bots = {seat: known_bot(spec) for seat, spec in self.seats.bots.items()}
        self.bots = bots
        self.people = set(range(len(self.seats))) - set(self.bots)
        self.rng = Rng(secrets.randbits(32) if bot_seed is None else bot_seed)
        self.log = log_of(record)
        self.file = file
        """The file that has the game as it is now."""
        self.box = box
        """The file of its box, unless that is a built-in one."""
        self._box_text = read_text(box) if box else ""
        self._save = file if file and is_save(file) else None
        self._saved = read_text(file) if self._save and file else ""
        """What was in that file last; another text comes from another program."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return to_move(self.record.state) == OVER

    @property
    def played(self) -> bool:
        """Whether anybody has chosen anything."""
        return any(
            isinstance(entry.what, Sentence) and entry.what.chosen for entry in self.record.entries
        )

    def advance(self) -> Iterator[list[Told]]:
        """Deal and let the bots answer until it is a person's turn; what happens, bit by bit."""
        while (mover := to_move(self.record.state)) not in self.people and mover != OVER:
            if mover == CHANCE:
                turns = self.record.deal()
            else:
                player = self.bots[mover]
                text = player.choose(self.record.state.copy(), mover, self.rng, player.budget)
                turns = [self.record.play(text)]
            yield self._tell(turns)

    def play(self, text: str) -> list[Told]:
        """A person's answer; raises InvalidMove or IllegalMove and changes nothing."""
        return self._tell([self.record.play(text)])

    def _tell(self, turns: list[Turn]) -> list[Told]:
        """Extend the log; what is new."""
        new = log_of_turns(turns, self.record.box.box)
        self.log += new
        self.file = None
        return new

    def undo(self) -> bool | None:
        """Back to the last decision of a person here; whether a new seed decides the draws from now
        on, because something drawn was seen. None if there is nothing to take back."""
        made = decisions(self.record, self.people)
        if not made:
            return None
        seen = reveals(self.record, made[-1])
        self.record = self.record.back_to(made[-1], Dealer.fresh() if seen else None)
        self.log = log_of(self.record)
        self.file = None
        return seen

    def keep(self) -> None:
        """Save the game as it is now, unless a file has it or nothing was played; in a file of its
        own if its file was played on elsewhere. Fail says why it can't be saved."""
        if self.file is None and self.played:
            if self._save is None or not holds(self._save, self._saved):
                self._save = new_save()
            self._saved = save(self.record, self._save, self._box_text)
            self.file = self._save

    def save(self, path: Path) -> bool:
        """Write the record with its seed; whether a new seed decides the draws from now on, because
        a readable one may not."""
        write_record(path, write(self.record, reveal=True))
        self.file = path
        if not self.over:
            self.record.new_segment(Dealer.fresh())
        return not self.over

    def again(self, command: str) -> str:
        """The command that opens the file of this game, as it can be typed."""
        assert self.file is not None
        box = self.box and (box_of(self.file) or self.box)
        return typed_again(command, self.file, box)
