"""The files of sentences, and how what is said now is compared with them."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
GAMES = Path(__file__).parent.parent / "games"


class Decision(NamedTuple):
    """A decision in a game of the tests: after how many entries it is asked for, and its kind."""

    game: str
    entries: int
    kind: str
    seats: int

    @property
    def name(self) -> str:
        """What it is called."""
        return f"{self.kind}-{self.seats}"


def decisions() -> list[Decision]:
    """Every kind of decision, in games of several seat counts."""
    listed: list[Decision] = []
    for line in (HERE / "decisions.txt").read_text("utf-8").splitlines():
        kind, seats, game, count = line.split()
        listed.append(Decision(game, int(count), kind, int(seats)))
    return listed


def read_lines(path: Path) -> list[str]:
    """The lines that are kept in a file."""
    return path.read_text("utf-8").split("\n")[:-1]


def section(path: Path, name: str) -> list[str]:
    """The lines below a heading of a kept file."""
    lines = read_lines(path)
    first = lines.index(f"== {name}") + 1
    rest = (n for n in range(first, len(lines)) if lines[n].startswith("== "))
    return lines[first : next(rest, len(lines))]


def write_lines(path: Path, lines: list[str]) -> None:
    """Keep lines in a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(f"{line}\n" for line in lines), "utf-8")


def difference(path: Path, said: list[str]) -> str:
    """The first line that isn't as in its file, after the lines above it; empty where all are."""
    return first_difference(path.name, read_lines(path), said)


def first_difference(name: str, kept: list[str], said: list[str]) -> str:
    """The same of lines that were read."""
    for n in range(max(len(kept), len(said))):
        was = kept[n] if n < len(kept) else "(the end)"
        now = said[n] if n < len(said) else "(the end)"
        if was != now:
            above = [f"  {line}" for line in kept[max(0, n - 6) : n]]
            return "\n".join([f"{name}, line {n + 1}", *above, f"- {was}", f"+ {now}"])
    return ""


OF_TWO = ("place", "auction", "open", "bid", "pay", "take")
"""What is asked in other words where two play."""
DECIDED = [d for d in decisions() if d.seats == 5 or (d.seats == 2 and d.kind in OF_TWO)]
"""The decisions that are looked at on the page."""
LOGGED = next(d for d in DECIDED if d.game == "5-mixed-5" and d.kind == "pay-market")
"""Where the log is looked at as a whole."""
