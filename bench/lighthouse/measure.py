"""Lighthouse's scores of the page, beside their targets.

A server of its own on a fresh database, the client as it was built, Chromium without a window.
Home, rules and a table, as a desktop and as a phone see them; of several runs the median counts.

Run with `bench/run lighthouse`; it ends with status 1 where a target is missed.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import tempfile
from pathlib import Path
from typing import Any, NamedTuple
from urllib.request import Request, urlopen

from bench.client import ARGS, CHROMIUM, serving

SEATED = [{"kind": "me", "name": "Anna"}, *[{"kind": "bot", "bot": "farmer"}] * 2]
PATIENCE = 180
PERFORMANCE, ACCESSIBILITY = "performance", "accessibility"
PRACTICES, SEO = "best-practices", "seo"
SHIFT = "cumulative-layout-shift"
LISTED = ("home", "rules")
"""Pages that search engines are shown."""


class Device(NamedTuple):
    """What a page is looked at with, and what its performance must be."""

    name: str
    flags: list[str]
    performance: int


DEVICES = (Device("desktop", ["--preset=desktop"], 100), Device("phone", [], 90))


class Looked(NamedTuple):
    """One run: scores of 100, and the layout shift."""

    scores: dict[str, int]
    shift: float


def pages(address: str) -> dict[str, str]:
    """Every page that is looked at."""
    wish = json.dumps({"seats": SEATED, "start": "1"}).encode()
    with urlopen(
        Request(f"{address}api/tables", wish, {"Content-Type": "application/json"})
    ) as made:
        game = json.load(made)["id"]
    return {"home": address, "rules": f"{address}#/rules", "table": f"{address}#/table/{game}"}


def look(lighthouse: Path, chromium: str, address: str, device: Device) -> Looked:
    """One run of Lighthouse."""
    flags = ["--headless=new", *ARGS, *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        command = ["node", str(lighthouse / "node_modules/lighthouse/cli/index.js"), address]
        command += [f"--chrome-flags={' '.join(flags)}", "--output=json", f"--output-path={report}"]
        command += ["--quiet", "--no-enable-error-reporting", *device.flags]
        command += [f"--only-categories={PERFORMANCE},{ACCESSIBILITY},{PRACTICES},{SEO}"]
        env = {**os.environ, "CHROME_PATH": chromium, "TMPDIR": folder}
        subprocess.run(command, env=env, check=True, timeout=PATIENCE)
        told: dict[str, Any] = json.loads(report.read_text())
    scores = {name: round(100 * one["score"]) for name, one in told["categories"].items()}
    return Looked(scores, told["audits"][SHIFT]["numericValue"])


def targets(device: Device, page: str) -> dict[str, int]:
    """What each score must be at least."""
    wanted = {PERFORMANCE: device.performance}
    if device.name == "desktop":
        wanted |= {ACCESSIBILITY: 100, PRACTICES: 100}
    return wanted | ({SEO: 100} if page in LISTED else {})


def row(device: Device, page: str, runs: list[Looked]) -> bool:
    """A row of the table; whether all its targets are reached."""
    wanted = targets(device, page)
    reached = True
    cells = [device.name, page]
    for name in (PERFORMANCE, ACCESSIBILITY, PRACTICES, SEO):
        score = round(statistics.median(run.scores[name] for run in runs))
        short = score < wanted.get(name, 0)
        reached &= not short
        cells.append(f"{score}{f' MISSED, {wanted[name]}' if short else ''}")
    shift = statistics.median(run.shift for run in runs)
    reached &= shift < 0.1
    cells.append(f"{shift:.3f}{'' if shift < 0.1 else ' MISSED, 0.1'}")
    print(f"| {' | '.join(cells)} |", flush=True)
    return reached


def main() -> None:
    """Serve, look, tell."""
    parser = argparse.ArgumentParser(description="Lighthouse's scores of the page.")
    parser.add_argument("--lighthouse", type=Path, required=True, help="where it is installed")
    parser.add_argument("--runs", type=int, default=5, help="of each page (default 5)")
    args = parser.parse_args()
    chromium = os.environ.get("NIEUW_CHROMIUM") or next(
        filter(None, map(shutil.which, CHROMIUM)), None
    )
    if not chromium:
        raise SystemExit("Chromium is not installed")
    reached = True
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address:
        print(f"| | | {PERFORMANCE} | {ACCESSIBILITY} | {PRACTICES} | {SEO} | layout shift |")
        print("|---|---|---:|---:|---:|---:|---:|", flush=True)
        for device in DEVICES:
            for name, at in pages(address).items():
                runs = [look(args.lighthouse, chromium, at, device) for _ in range(args.runs)]
                reached &= row(device, name, runs)
    if not reached:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
