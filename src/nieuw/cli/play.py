"""The text game: people and bots at one terminal, from the first question to the last point."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

from rich.console import Console

from nieuw.cli.answer import Unclear, notation
from nieuw.cli.asking import print_question, window
from nieuw.cli.board import Board, print_board
from nieuw.cli.ending import print_ending
from nieuw.cli.errors import Fail, one_line
from nieuw.cli.how import how
from nieuw.cli.menu import Menu, menu
from nieuw.cli.rows import effects
from nieuw.cli.rules import print_rules, print_rules_for
from nieuw.cli.screen import coloured, print_block, print_log, screen
from nieuw.cli.session import Session
from nieuw.cli.why import why
from nieuw.core.engine import IllegalMove
from nieuw.core.notation import InvalidMove
from nieuw.core.verbs import VERB_NAMES
from nieuw.say.log import Told
from nieuw.say.words import say
from nieuw.show.forecast import Forecast, forecast
from nieuw.show.preview import preview
from nieuw.text.sentences import expand

LOG_SHOWN = 30
FINAL_CHAPTER = "12"
"""The rules that matter once the game is over."""


class Quit(Exception):
    """The person leaves."""


def play(session: Session, intro: str) -> None:
    """Play until the game is over or the person leaves."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  (arrow keys and history for input)
    talk = Talk(session, screen())
    talk.print(intro)
    if session.marks and not session.played:
        talk.print(session.marks.note(session.box))
    try:
        while True:
            talk.turn()
    except Quit:
        talk.farewell()
    except KeyboardInterrupt:
        talk.console.print()
        talk.farewell()
        raise


class Talk:
    """The conversation: questions and answers, and the commands."""

    def __init__(self, session: Session, console: Console) -> None:
        self.session = session
        self.console = console
        self.unsaved = ""
        """Why the game can't be saved as it is played; empty if it can."""

    def print(self, text: str, style: str = "") -> None:
        """A sentence, with names in their colours."""
        print_block(self.console, coloured(text, self.session.seats, style))

    def turn(self) -> None:
        """Up to the next question, and its answer."""
        self.keep()
        for told in self.session.advance():
            self.keep()
            self.log(told)
        if self.session.over:
            self.ended()
        else:
            self.question()

    def keep(self) -> None:
        """Save the game; what is wrong is said once."""
        try:
            self.session.keep()
            self.unsaved = ""
        except Fail as fail:
            if not self.unsaved:
                self.print(say("keep-failed", reason=fail.lines[0]), "red")
            self.unsaved = fail.lines[0]

    def question(self) -> None:
        """Ask until the game has moved on or back."""
        session = self.session
        asked = menu(session.record.state, session.seats.who, session.marks)
        self.show(asked)
        moved = False
        while not moved:
            moved = self.answer(asked, self.read())

    def show(self, asked: Menu) -> None:
        """The question and its answers, and the board."""
        seats = self.session.seats
        forecast = coloured(self.forecast(asked.seat), seats)
        print_question(self.console, self.board(), asked, seats, forecast)

    def board(self) -> Board:
        """The table as it is now."""
        session = self.session
        return Board(self.console, session.record.state, session.seats, session.marks)

    def forecast(self, seat: int, told: Forecast | None = None) -> str:
        """The end of the round and of the game for a seat, as things are now."""
        found = told or forecast(self.session.record.state, seat)
        numbers = {key: n for key, n in found.items() if isinstance(n, int)}
        return say("forecast", who=self.session.seats.who[seat], **numbers)

    def read(self) -> str:
        """A line from the person; the end of the input means leaving."""
        if sys.stdin is None:
            raise Quit
        self.console.file.flush()
        if sys.stdin.isatty():
            try:
                return input(say("prompt")).strip()
            except EOFError:
                self.console.print()
                raise Quit from None
        line = sys.stdin.readline()
        if not line:
            raise Quit
        self.console.print(say("prompt") + one_line(line.strip()))
        return line.strip()

    def answer(self, asked: Menu, typed: str) -> bool:
        """Do what was typed; whether the game has moved."""
        if typed.startswith("?"):
            typed = f"? {typed[1:]}"
        word, _, rest = typed.partition(" ")
        match word.lower():
            case "":
                self.show(asked)
            case "?" | "help":
                self.help(asked, rest.strip())
            case "board":
                print_board(self.console, self.board())
            case "legend":
                self.legend()
            case "rules":
                self.rules(asked, rest.strip())
            case "forecast":
                self.forecasts()
            case "log":
                self.log(self.session.log[-min(LOG_SHOWN, window(self.console) - 2) :])
            case "undo":
                return self.undo()
            case "save":
                self.save(rest.strip())
            case "quit" | "exit":
                raise Quit
            case _:
                return self.move(asked, typed)
        return False

    def move(self, asked: Menu, typed: str) -> bool:
        """A move, or why it isn't one."""
        state = self.session.record.state
        try:
            text = notation(state, asked, typed)
            told = self.session.play(text)
        except Unclear as unclear:
            self.print(str(unclear))
            return False
        except (InvalidMove, IllegalMove):
            self.print(say("play-error", message=why(state, text)), "red")
            return False
        self.log(told)
        return True

    def help(self, asked: Menu, typed: str) -> None:
        """How to answer this question, or what one answer would do."""
        if not typed:
            for text in (*how(self.session.record.state, asked), say("how-board")):
                self.print(text)
            self.print(say("how-commands"))
            return
        state = self.session.record.state
        try:
            text = notation(state, asked, typed)
            found = preview(state, text)
            verb = VERB_NAMES[expand(state, text)[0].verb]
        except Unclear as unclear:
            self.print(str(unclear))
            return
        except (InvalidMove, IllegalMove):
            self.print(say("play-error", message=why(state, text)), "red")
            return
        rows = [row.words for row in asked.rows if row.text == found.text]
        if done := effects(found, verb):
            self.print(say("preview", text=found.text, effects=done))
        elif rows:
            self.print(say("preview", text=found.text, effects=rows[0]))
        self.print(self.forecast(asked.seat, found.forecast))

    def log(self, told: list[Told]) -> None:
        """Sentences of the log."""
        print_log(self.console, told, self.session.seats, self.session.marks)

    def legend(self) -> None:
        """What letters and marks mean."""
        self.print(say("board-legend"))
        if self.session.marks:
            self.print(self.session.marks.note(self.session.box))

    def rules(self, asked: Menu | None, wanted: str) -> None:
        """The rules that matter now, those of a chapter, or one alone."""
        try:
            if wanted or asked is None:
                print_rules(self.console, wanted or FINAL_CHAPTER)
            else:
                print_rules_for(self.console, asked.kind, asked.tile)
        except Fail as error:
            self.print(error.lines[0], "red")

    def forecasts(self) -> None:
        """The forecast for everyone."""
        for seat in self.session.record.state.order:
            self.print(self.forecast(seat))

    def undo(self) -> bool:
        """Undo, with a word about the dealer."""
        seen = self.session.undo()
        if seen is None:
            self.print(say("undo-nothing"))
            return False
        self.print(say("undo-new-seed") if seen else say("undo-done"))
        return True

    def save(self, name: str) -> None:
        """Write the record where the person says."""
        if not name:
            self.print(say("save-where"))
            return
        try:
            renewed = self.session.save(Path(os.path.expanduser(name)))
        except Fail as error:
            self.print(error.lines[0], "red")
            return
        self.print(say("save-new-seed", file=name) if renewed else say("save-done", file=name))

    def ended(self) -> None:
        """The last table, and what can still be done."""
        print_ending(self.console, self.session.record, self.session.seats)
        self.print(say("end-what-now"))
        while True:
            typed = self.read()
            word, _, rest = typed.partition(" ")
            match word.lower():
                case "" | "quit" | "exit":
                    raise Quit
                case "save":
                    self.save(rest.strip())
                case "undo":
                    if self.undo():
                        return
                case "log":
                    self.log(self.session.log)
                case "board":
                    print_board(self.console, self.board())
                case "legend":
                    self.legend()
                case "rules":
                    self.rules(None, rest.strip())
                case _:
                    self.print(say("end-what-now"))

    def farewell(self) -> None:
        """Whether the game is saved, and how to continue."""
        self.keep()
        if self.session.file is not None:
            if self.session.over:
                farewell = say("quit-over", command=self.session.again("replay"))
            else:
                farewell = say("quit-saved", command=self.session.again("play"))
            self.console.print(farewell, soft_wrap=True)
        elif self.session.played:
            self.print(say("quit-unsaved", reason=self.unsaved), "red")
        else:
            self.print(say("quit-nothing"))
