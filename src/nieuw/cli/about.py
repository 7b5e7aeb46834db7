"""What this program is, whose game it plays, and what it does not know."""

from __future__ import annotations

import platform
from importlib import metadata

from rich.table import Table

import nieuw.core.engine
from nieuw.box.check import PROVEN
from nieuw.box.file import BoxFile, builtin_names
from nieuw.cli.boxes import sources
from nieuw.cli.screen import screen
from nieuw.cli.typed import typed
from nieuw.say.words import say

READINGS = (
    *("0", "0-1", "0-3", "1-3", "1-5", "1-8", "2-2", "4-1", "4-7", "4-8", "5-2", "5-3", "5-4"),
    *("6-1", "6-2", "6-3", "6-4", "7-1", "7-3", "9-1", "9-5", "9-7", "9-8", "12-1"),
)
"""Where the rule books differ or say nothing, by rule: R4.8 is `4-8`; `0` are words and names."""


def version() -> str:
    """The installed version."""
    try:
        return metadata.version("nieuw-amsterdam")
    except metadata.PackageNotFoundError:
        return say("about-no-version")


def _numbers(box: BoxFile) -> str:
    """Where the numbers of a box come from; of one's own, as far as its file says."""
    counts = sources(box)
    if box.name in builtin_names():
        command = typed("box", "template")
        return say("about-box", total=len(box.leaves), command=command, **counts)
    proven = sum(leaf.key in PROVEN for leaf in box.leaves)
    entered = sum(leaf.printed and leaf.key not in PROVEN for leaf in box.leaves)
    del counts["printed"]
    return say("about-box-own", total=len(box.leaves), proven=proven, entered=entered, **counts)


def about(box: BoxFile) -> None:
    """Version, core, box, sources, how we read the rules, credits and licence."""
    console = screen()
    pure = nieuw.core.engine.__file__.endswith(".py")
    core = say("about-pure") if pure else say("about-compiled")
    python = platform.python_version()
    console.print(say("about-version", version=version(), core=core, python=python))
    console.print(say("box-name", name=box.name, digest=box.digest), soft_wrap=True)
    console.print(_numbers(box))
    console.print(say("about-readings"))
    readings = Table.grid(padding=(0, 2, 0, 0))
    for key in READINGS:
        readings.add_row(f"  R{key.replace('-', '.')}", say(f"reading-{key}"))
    console.print(readings)
    console.print(say("about-credits"))
    console.print(say("about-licence"))
