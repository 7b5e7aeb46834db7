"""Help as plain text, all of it from the catalogues."""

from __future__ import annotations

import textwrap
from typing import Any

from cyclopts.help import HelpPanel, PlainFormatter
from rich.console import Console, ConsoleOptions
from rich.text import Text


class Help(PlainFormatter):
    """The plain help; the usage line begins as in the reader's language."""

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """An argument is called as in the usage line, which also says what is required; the package
        would use its name in the code, and an English word."""
        entries = [
            entry.copy(positional_label=entry.positional_label and entry.metavar, required=False)
            for entry in panel.entries
        ]
        super().__call__(console, options, panel.copy(entries=entries))

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        """The line as it is: the package would put an English word before it."""
        console.print(Text(str(usage).strip()), soft_wrap=True)
        console.print()

    def _print_plain(self, console: Console, text: str) -> None:
        """An entry with its further lines indented; the package breaks lines before it indents
        them."""
        if text.startswith(self.indent):
            text = textwrap.fill(
                " ".join(text.split()),
                console.width,
                initial_indent=self.indent,
                subsequent_indent=3 * self.indent,
                break_on_hyphens=False,
            )
        console.print(Text(text), soft_wrap=True)
