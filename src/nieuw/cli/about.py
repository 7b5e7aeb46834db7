"""What this program is, whose game it plays, and what it does not know."""

from __future__ import annotations

import platform
from importlib import metadata

import nieuw.core.engine
from nieuw.boxfile import BoxFile
from nieuw.cli.boxes import sources
from nieuw.cli.screen import screen
from nieuw.words import say


def version() -> str:
    """The installed version."""
    try:
        return metadata.version("nieuw-amsterdam")
    except metadata.PackageNotFoundError:
        return say("about-no-version")


def about(box: BoxFile) -> None:
    """Version, core, box, sources, licence and credits."""
    console = screen()
    pure = nieuw.core.engine.__file__.endswith(".py")
    core = say("about-pure") if pure else say("about-compiled")
    python = platform.python_version()
    console.print(say("about-version", version=version(), core=core, python=python))
    console.print(say("box-name", name=box.name, digest=box.digest), soft_wrap=True)
    console.print(say("about-box", total=len(box.leaves), **sources(box)))
    console.print(say("about-credits"))
    console.print(say("about-licence"))
