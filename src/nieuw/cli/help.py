"""Help as plain text, every word of it from the catalogues."""

from __future__ import annotations

from typing import Any

from cyclopts.help import PlainFormatter
from rich.console import Console, ConsoleOptions
from rich.text import Text


class Help(PlainFormatter):
    """The plain help; the line of usage begins as the reader's language begins it."""

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        """The line as it is: the package would put an English word before it."""
        console.print(Text(str(usage).strip()), soft_wrap=True)
        console.print()
