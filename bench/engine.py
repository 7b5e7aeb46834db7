"""How fast the engine is, pure and compiled, beside Catanatron in the same run.

`bench/run` sets up the three environments and then runs this. Every round starts one fresh
interpreter an engine, one after the other on one core, so that a slow moment of the machine
meets all three. The exit status is 1 where a floor is missed.

With `--against COMMIT` it is measured next to the engine of that commit instead, in alternating
runs; what counts is the median of their ratios. It sets up its environments itself.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import shutil
import statistics
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

if not __package__:  # started as a script
    sys.path[0] = str(Path(__file__).resolve().parent.parent)
from bench.environments import (
    KINDS,
    full,
    interpreter,
    set_up_commit,
    set_up_sources,
)

HERE = Path(__file__).resolve().parent
ENGINES = ("pure", "compiled", "catanatron")
Rounds = dict[str, list[dict[str, Any]]]
"""The figures of every round, by engine."""

# The title, the figure, and whether the smallest is the best.
ROWS = [
    *((f"actions/s, {n} seats", f"loop actions {n}", False) for n in (2, 3, 4, 5)),
    *((f"games/s, {n} seats", f"loop games {n}", False) for n in (2, 3, 4, 5)),
    ("decisions/s, 4 seats", "loop decisions 4", False),
    *((f"actions/s driven, {n} seats", f"driven actions {n}", False) for n in (2, 3, 4, 5)),
    ("copies/s", "copies", False),
    ("µs per legal list", "legal", True),
    ("bytes per state", "bytes", True),
]
# The goal, the engine, the figure, and how many times Catanatron's: target and floor.
GOALS = [
    ("pure actions/s", "pure", "loop actions 4", 5, 4),
    ("compiled actions/s", "compiled", "loop actions 4", 40, 25),
    ("pure copies/s", "pure", "copies", 10, None),
    ("compiled copies/s", "compiled", "copies", 25, None),
]
STRETCH = 1_000_000
"""Compiled actions/s to dream of, on whatever machine."""
FLOOR = 0.97
"""Of the rates of the commit it is measured against."""
RATES = {"actions/s, 4 seats": "loop actions 4", "copies/s": "copies"}
PLAYED = {"pure": 10, "compiled": 40, "catanatron": 2}
"""Games of the shorter run under valgrind; the longer has five times as many."""


def worker(engine: str, *what: str) -> list[str]:
    """The command that measures an engine, by the name of its environment."""
    which = "catanatron" if engine == "catanatron" else "nieuw"
    return [str(interpreter(engine)), str(HERE / "worker.py"), which, *what]


def run(command: list[str]) -> tuple[dict[str, Any], str]:
    """What a worker found, and what it said besides."""
    own = {k: v for k, v in os.environ.items() if not k.startswith("PYTHON")}
    done = subprocess.run(
        command, env={**own, "PYTHONHASHSEED": "0"}, capture_output=True, text=True
    )
    if done.returncode:
        raise SystemExit(f"{' '.join(command)} failed:\n{done.stderr}")
    found: dict[str, Any] = json.loads(done.stdout)
    return found, done.stderr


def measure(rounds: int) -> Rounds:
    found: Rounds = {engine: [] for engine in ENGINES}
    for i in range(1, rounds + 1):
        for engine in ENGINES:
            print(f"round {i} of {rounds}: {engine}", file=sys.stderr)
            figures, _ = run(worker(engine, "measure"))
            if figures["engine"] != engine:
                raise SystemExit(f"the {engine} environment has the {figures['engine']} engine")
            found[engine].append(figures)
    for seats in (2, 3, 4, 5):
        played = {found[engine][0][f"length {seats}"] for engine in ("pure", "compiled")}
        if len(played) > 1:
            raise SystemExit(f"pure and compiled did not play the same games: {played}")
    return found


def best(found: Rounds, engine: str, figure: str, smallest: bool = False) -> float:
    values = [float(figures[figure]) for figures in found[engine]]
    return min(values) if smallest else max(values)


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"


def table(lines: Sequence[Sequence[str]]) -> None:
    """Print a table that is also Markdown; the first line is its head."""
    widths = [max(len(cell) for cell in column) for column in zip(*lines, strict=True)]
    for i, (first, *rest) in enumerate(lines):
        cells = [first.ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(rest, widths[1:], strict=True)]
        print(f"| {' | '.join(cells)} |")
        if i == 0:
            print(f"|{'-' * (widths[0] + 2)}|{'|'.join('-' * (w + 1) + ':' for w in widths[1:])}|")


def machine() -> str:
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists() and (named := re.search(r"model name\s*: (.*)", info.read_text())):
        model = named[1]
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{model}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}, {python}"


def print_figures(found: Rounds) -> None:
    """Best of the rounds, with the median in brackets; ratios are of the best."""
    lines = [["", "pure", "compiled", "Catanatron", "pure ×", "compiled ×"]]
    for title, figure, smallest in ROWS:
        cells, ratios = [], []
        peer_figure = figure.replace("driven", "loop")
        for engine in ENGINES:
            name = peer_figure if engine == "catanatron" else figure
            values = [figures[name] for figures in found[engine] if name in figures]
            if values:
                top = best(found, engine, name, smallest)
                cells.append(f"{number(top)} ({number(statistics.median(values))})")
            else:
                cells.append("")
        for engine in ENGINES[:2]:
            if cells[2]:
                ratio = best(found, engine, figure, smallest)
                ratio /= best(found, "catanatron", peer_figure, smallest)
                ratios.append(number(1 / ratio if smallest else ratio))
            else:
                ratios.append("")
        lines.append([title, *cells, *ratios])
    table(lines)


def print_goals(found: Rounds) -> bool:
    """Beside the targets; false where a floor is missed."""
    lines = [["times Catanatron", "here", "target", "floor", ""]]
    kept = True
    for title, engine, figure, target, floor in GOALS:
        ratio = best(found, engine, figure) / best(found, "catanatron", figure)
        if ratio >= target:
            verdict = "target reached"
        elif floor is None:
            verdict = "short of the target"
        else:
            verdict = "above the floor" if ratio >= floor else "BELOW THE FLOOR"
        kept = kept and (floor is None or ratio >= floor)
        lines.append([title, number(ratio), f"{target}", f"{floor or ''}", verdict])
    rate = best(found, "compiled", "loop actions 4")
    reached = "stretch reached" if rate >= STRETCH else f"{rate / STRETCH:.0%} of the stretch"
    lines.append(["compiled actions/s, itself", number(rate), f"{STRETCH:,}", "", reached])
    table(lines)
    return kept


def print_instructions() -> None:
    """Instructions an action: a long run less a short one, so that starting up cancels out."""
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        print("instructions per action: skipped, valgrind is not installed")
        return
    lines = [["", *ENGINES], ["instructions per action, 4 seats"]]
    for engine in ENGINES:
        total, actions = 0, 0
        for sign, games in ((-1, PLAYED[engine]), (1, 5 * PLAYED[engine])):
            count = [valgrind, "--tool=callgrind", "--callgrind-out-file=/dev/null"]
            played, said = run([*count, *worker(engine, "play", str(games))])
            collected = re.search(r"Collected : (\d+)", said)
            assert collected, said
            total += sign * int(collected[1])
            actions += sign * played["actions"]
        lines[1].append(f"{total / actions:,.0f}")
    table(lines)


def rates(engine: str) -> dict[str, float]:
    """Actions and copies a second, measured once."""
    figures, _ = run(worker(engine, "rates"))
    if not engine.endswith(figures["engine"]):
        raise SystemExit(f"the {engine} environment has the {figures['engine']} engine")
    return {figure: float(figures[figure]) for figure in RATES.values()}


def print_against(commit: str, pairs: int) -> bool:
    """Medians of pairs of runs; false if one is below the floor."""
    other = commit[:7]
    lines = [["", other, "now", f"now / {other}", "lowest", "highest"]]
    kept = True
    for engine in KINDS:
        then_engine = set_up_commit(commit, engine)
        measured = []
        for i in range(1, pairs + 1):
            print(f"{engine}: pair {i} of {pairs}", file=sys.stderr)
            measured.append((rates(then_engine), rates(engine)))
        for title, figure in RATES.items():
            ratios = [now[figure] / then[figure] for then, now in measured]
            middle = statistics.median(ratios)
            kept = kept and middle >= FLOOR
            cells = [
                number(statistics.median(pair[i][figure] for pair in measured)) for i in (0, 1)
            ]
            cells += [f"{ratio:.3f}" for ratio in (middle, min(ratios), max(ratios))]
            lines.append([f"{engine} {title}", *cells])
    table(lines)
    return kept


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the engine beside Catanatron.")
    parser.add_argument("--against", metavar="COMMIT", help="next to another commit instead")
    parser.add_argument("--pairs", type=int, default=20, help="of runs, with --against")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--instructions", action="store_true", help="also count them (minutes)")
    asked = parser.parse_args()
    if asked.against:
        asked.against = full(asked.against)
        set_up_sources()
    for engine in KINDS if asked.against else ENGINES:
        if not interpreter(engine).exists():
            raise SystemExit(f"there is no environment for {engine} yet: run bench/run")
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    if asked.against:
        print(f"{machine()}; one core, medians of {asked.pairs} pairs\n")
        sys.exit(0 if print_against(asked.against, asked.pairs) else 1)
    print(f"{machine()}; one core, {asked.rounds} rounds, best (median)\n")
    found = measure(asked.rounds)
    print_figures(found)
    print()
    kept = print_goals(found)
    if asked.instructions:
        print()
        print_instructions()
    sys.exit(0 if kept else 1)


if __name__ == "__main__":
    main()
