"""Box files: checked, shown, and started from a template."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

from nieuw.box import file as boxfile
from nieuw.box.file import BoxError, BoxFile
from nieuw.cli.errors import Fail
from nieuw.cli.files import write_new, wrong_box
from nieuw.cli.marks import MARKS
from nieuw.cli.screen import print_block, screen
from nieuw.cli.typed import typed
from nieuw.core.names import CARDS, COLUMNS, MAX_SEATS, MIN_SEATS, TRADER_NAMES
from nieuw.say.box_problems import problem
from nieuw.say.words import say


def check(file: str) -> None:
    """Everything wrong with a box, or that nothing is."""
    try:
        box = boxfile.of_its_own(boxfile.load(file), file)
    except BoxError as error:
        raise Fail(*(wrong_box(error, problem(one)) for one in error.problems)) from None
    found = say("box-ok", file=file, name=box.name, n=len(box.leaves), digest=box.digest)
    screen().print(found, soft_wrap=True)


def template(file: str | None) -> None:
    """A box file to fill in."""
    if file is None:
        sys.stdout.write(boxfile.template())
        return
    write_new(Path(file), boxfile.template())
    command = typed("box", "check", file)
    screen().print(say("box-template", file=file, command=command), soft_wrap=True)


def sources(box: BoxFile) -> dict[str, int]:
    """How many numbers come from each kind of source."""
    kinds = [leaf.source.split(":")[0] for leaf in box.leaves]
    return {kind: kinds.count(kind) for kind in MARKS}


def show(box: BoxFile) -> None:
    """Every number of a box, marked with where it comes from."""
    console = screen()
    console.print(say("box-name", name=box.name, digest=box.digest), soft_wrap=True)
    console.print(say("box-legend", **sources(box)))
    numbers = {leaf.key: f"{leaf.value}{MARKS[leaf.source.split(':')[0]]}" for leaf in box.leaves}
    cards = [str(n) for n in range(1, CARDS + 1)]
    _print(console, numbers, "land", cards, ("houses", "wood", "corn"))
    _print(console, numbers, "ship", cards, ("furs", "coins", "goods"))
    columns = [str(n) for n in range(1, COLUMNS + 1)]
    _print(console, numbers, "column", columns, ("tiles", "coins"))
    _print(console, numbers, "trader", list(TRADER_NAMES), ("furs", "price"))
    camps = [str(n) for n in range(1, len(box.box.camps[MIN_SEATS]) + 1)]
    spaces = tuple(f"spaces.{i + 1}" for i in range(MAX_SEATS - MIN_SEATS + 1))
    _print(console, numbers, "camp", camps, spaces)
    _print(console, numbers, "area", camps, ("black", "white"))
    for name in ("wharf.docks", "river.boats", "land_points"):
        found = [text for key, text in numbers.items() if key.startswith(f"{name}.")]
        key = name.replace("_", "-").replace(".", "-")
        console.print(say(f"box-{key}", numbers=" ".join(found)))


def _print(
    console: Console,
    numbers: dict[str, str],
    section: str,
    names: list[str],
    fields: tuple[str, ...],
) -> None:
    """One section, with a column for each card or item: there are many, with few numbers each."""
    console.print()
    console.print(say(f"box-{section}"), style="bold")
    for first in range(0, len(names), CARDS // 2):
        some = names[first : first + CARDS // 2]
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
        table.add_column("")
        for name in some:
            head = say(f"trader-{name}") if section == "trader" else name
            table.add_column(head, justify="right", min_width=4)
        for field in fields:
            label = say(f"box-{section}-{field.replace('.', '-')}")
            table.add_row(label, *(numbers[f"{section}.{name}.{field}"] for name in some))
        print_block(console, table)
