"""The page in a real Chromium: what it weighs, when it can be played, how soon a move is seen.

A server of its own on a fresh database, the client as it was built, and Chromium over its debugging
protocol. Printed beside the targets:

- the first load of a table in the heaviest language, as bytes over the wire, without and with
  fonts;
- from opening a table's address to a question that can be answered, over a mobile network
  (Chromium's own "Fast 4G": 8.1 Mbit/s down, 1.35 Mbit/s up, 165 ms on every request), and the
  same on a processor four times slower;
- from the message of a move to the first painted frame that shows it;
- frames per second while at least 60 pieces move.

Run with `bench/run client`; it ends with status 1 where a target is missed.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

CHROMIUM = ("chromium-headless-shell", "chromium", "google-chrome")
ARGS = [
    *("--disable-gpu", "--disable-dev-shm-usage", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
]
LANGUAGES = ("en", "de", "ru", "hu", "it")
FAST_4G = {
    "offline": False,
    "latency": 165,
    "downloadThroughput": 8.1e6 / 8,
    "uploadThroughput": 1.35e6 / 8,
}
SLOWER = 4
SEATED = [{"kind": "me", "name": "Anna"}, *[{"kind": "bot", "bot": "greedy"}] * 4]
FIRST_CHOICE = "document.querySelector('.ask:not([aria-busy=true]) button:enabled')"

PLAYABLE = f"""
(function look() {{
  if ({FIRST_CHOICE}) window.playable ??= performance.now();
  else requestAnimationFrame(look);
}})();
"""
"""When the question first has a button that can be pressed, in ms since the page was asked for."""

DRAWN = """
window.drawn = [];
window.PlainSocket = WebSocket;
window.WebSocket = class extends PlainSocket {
  constructor(...args) {
    super(...args);
    this.addEventListener("message", ({ data }) => {
      const came = performance.now();
      const v = data.startsWith('{"t":"at"') ? JSON.parse(data).v : 0;
      if (!v) return;
      const wait = new MutationObserver(() => {
        if (Number(document.querySelector("[data-v]")?.dataset.v) < v) return;
        wait.disconnect();
        // A task after the next frame's callbacks: that frame has been painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => window.drawn.push(performance.now() - came);
          port2.postMessage(0);
        });
      });
      wait.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
  }
};
"""
"""For every message of a move: ms until the frame that shows it is painted."""

FRAMES = """
() => new Promise((done) => {
  const times = [];
  let most = 0;
  const frame = (now) => {
    const moving = document.getAnimations().filter((one) => one.playState === "running").length;
    most = Math.max(most, moving);
    if (moving || !times.length) times.push(now);
    if (moving || times.length < 3) requestAnimationFrame(frame);
    else done({ most, times });
  };
  requestAnimationFrame(frame);
})
"""
"""The times of all frames while anything moves, and how many pieces moved at once."""


@dataclass
class Figure:
    """Something measured, beside what it should be."""

    name: str
    value: float
    target: float | None
    """None where there is none."""
    unit: str
    note: str = ""
    most: bool = True
    """Whether the target is the most it may be, not the least."""

    @property
    def reached(self) -> bool:
        """Whether it is as it should be."""
        if self.target is None:
            return True
        return self.value <= self.target if self.most else self.value >= self.target

    def line(self) -> str:
        """A row of the table."""
        value, target, verdict = f"{self.value:,.0f} {self.unit}", "", ""
        if self.target is not None:
            target = f"{'≤' if self.most else '≥'} {self.target:,.0f} {self.unit}"
            verdict = "reached" if self.reached else "MISSED"
        return f"| {self.name:<40} | {value:>9} | {target:>11} | {verdict:<7} | {self.note:<24} |"


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """A server on a fresh database; its address."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "nieuw.cli", "serve", "--port", str(port)]
    command += ["--database", str(folder / "tables.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            yield server.stdout.readline().split()[1]
        finally:
            server.terminate()


@contextmanager
def somebody(browser: Browser, address: str, **prefs: Any) -> Iterator[tuple[BrowserContext, str]]:
    """Somebody new on a desktop, at a table with four bots: their browser, and the table's path."""
    context = browser.new_context(base_url=address, viewport={"width": 1280, "height": 800})
    context.set_default_timeout(60_000)
    likes = {"pause": 0, "speed": 250, **prefs}
    assert context.request.post("api/me", data={"prefs": likes}).ok
    made = context.request.post("api/tables", data={"seats": SEATED, "start": "1"})
    yield context, f"#/table/{made.json()['id']}"
    context.close()


def first_load(browser: Browser, address: str, language: str) -> tuple[float, float]:
    """Kilobytes over the wire until the table stands still, without fonts and with them."""
    with somebody(browser, address, language=language) as (context, path):
        page = context.new_page()
        kinds: dict[str, str] = {}
        sizes: dict[str, float] = {}
        wire = context.new_cdp_session(page)
        wire.on("Network.responseReceived", lambda e: kinds.update({e["requestId"]: e["type"]}))
        wire.on(
            "Network.loadingFinished",
            lambda e: sizes.update({e["requestId"]: e["encodedDataLength"]}),
        )
        wire.on(
            "Network.webSocketFrameReceived",
            lambda e: sizes.update(
                {
                    e["requestId"]: sizes.get(e["requestId"], 0)
                    + len(e["response"]["payloadData"].encode())
                }
            ),
        )
        wire.send("Network.enable")
        page.goto(path)
        page.wait_for_function(f"() => {FIRST_CHOICE}")
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready.then(() => 0)")
        fonts = sum(size for key, size in sizes.items() if kinds.get(key) == "Font")
        return (sum(sizes.values()) - fonts) / 1000, sum(sizes.values()) / 1000


def playable(browser: Browser, address: str, slower: int, times: int) -> float:
    """Milliseconds to a question that can be answered; the median of several newcomers."""
    found: list[float] = []
    for _ in range(times):
        with somebody(browser, address) as (context, path):
            page = context.new_page()
            page.add_init_script(PLAYABLE)
            wire = context.new_cdp_session(page)
            wire.send("Network.enable")
            wire.send("Network.emulateNetworkConditions", FAST_4G)
            wire.send("Emulation.setCPUThrottlingRate", {"rate": slower})
            page.goto(path, wait_until="commit")
            page.wait_for_function("() => window.playable")
            found.append(page.evaluate("window.playable"))
    return statistics.median(found)


def moves_drawn(browser: Browser, address: str, moves: int) -> list[float]:
    """Milliseconds from the message of a move to its frame: bots play, two moves a second."""
    with somebody(browser, address, pause=400) as (context, path):
        page = context.new_page()
        page.add_init_script(DRAWN)
        page.goto(path)
        page.wait_for_function(f"() => {FIRST_CHOICE}")
        hand_over(page, path)
        page.wait_for_function("n => window.drawn.length >= n", arg=moves, timeout=300_000)
        return [float(ms) for ms in page.evaluate("window.drawn.slice(1)")]


def hand_over(page: Page, path: str) -> None:
    """Let a bot sit in, over a socket of its own."""
    page.evaluate(
        """(game) => new Promise((done) => {
          const url = new URL(`ws/${game}`, location.href).href.replace("http", "ws");
          const line = new (window.PlainSocket ?? WebSocket)(url);
          line.onopen = () => {
            line.send(JSON.stringify({ t: "hello", v: 0, wire: 2 }));
            line.send(JSON.stringify({ t: "hand", id: "bench", seat: 0, bot: "greedy" }));
          };
          line.onmessage = ({ data }) => data.includes('"t":"answer"') && (line.close(), done());
        })""",
        path.rpartition("/")[2],
    )


def moving_pieces(browser: Browser, address: str, least: int) -> tuple[float, float, int]:
    """Frames a second and the longest frame while pieces of a real game move, and how many did."""
    with somebody(browser, address, speed=500) as (context, path):
        game = path.rpartition("/")[2]
        page = context.new_page()
        page.goto(path)
        page.wait_for_function(f"() => {FIRST_CHOICE}")
        hand_over(page, path)
        page.locator("main.final").wait_for()
        page.goto(f"#/replay/{game}")
        page.get_by_role("slider").wait_for()
        gaps: list[float] = []
        most = 0
        for key in ("End", "Home") * 4:
            page.wait_for_function("() => !document.getAnimations().length")
            page.keyboard.press(key)
            seen = page.evaluate(FRAMES)
            if seen["most"] >= least:
                most = max(most, seen["most"])
                gaps += [b - a for a, b in zip(seen["times"], seen["times"][1:], strict=False)]
        assert gaps, f"fewer than {least} pieces moved"
        return 1000 / statistics.mean(gaps), max(gaps), most


def measure(browser: Browser, address: str, quick: bool) -> list[Figure]:
    """All figures."""
    loads = {one: first_load(browser, address, one) for one in LANGUAGES}
    heavy = max(LANGUAGES, key=lambda one: loads[one][0])
    full = max(LANGUAGES, key=lambda one: loads[one][1])
    times = 1 if quick else 5
    fast = playable(browser, address, 1, times)
    slow = playable(browser, address, SLOWER, times)
    drawn = sorted(moves_drawn(browser, address, 30 if quick else 200))
    rate, worst, pieces = moving_pieces(browser, address, 60)
    half, most = drawn[len(drawn) // 2], drawn[int(len(drawn) * 0.95)]
    note = f"p50 {half:.0f} ms, {len(drawn)} moves"
    return [
        Figure(
            "first load without fonts",
            loads[heavy][0],
            200,
            "KB",
            f"{heavy}; en {loads['en'][0]:.0f}",
        ),
        Figure(
            "first load with fonts", loads[full][1], 1000, "KB", f"{full}; en {loads['en'][1]:.0f}"
        ),
        Figure("playable on 4G", fast, 1500, "ms", f"median of {times}"),
        Figure("playable on 4G, processor 4 times slower", slow, None, "ms", f"median of {times}"),
        Figure("a move drawn after its message, p95", most, 60, "ms", note),
        Figure(
            "frames per second, 60 pieces moving",
            round(rate),
            60,
            "fps",
            f"{pieces} pieces, longest {worst:.0f} ms",
            most=False,
        ),
    ]


def main() -> None:
    """Serve, measure, tell."""
    parser = argparse.ArgumentParser(description="The page in a real Chromium.")
    parser.add_argument("--quick", action="store_true", help="fewer rounds")
    parser.add_argument("--json", action="store_true", help="figures as JSON")
    args = parser.parse_args()
    found = os.environ.get("NIEUW_CHROMIUM") or next(
        filter(None, map(shutil.which, CHROMIUM)), None
    )
    if not found:
        raise SystemExit("Chromium is not installed")
    flags = [*ARGS, "--no-sandbox"] if os.geteuid() == 0 else ARGS
    with (
        tempfile.TemporaryDirectory() as name,
        serving(Path(name)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found, args=flags)
        figures = measure(browser, address, args.quick)
        print(f"Chromium {browser.version}")
        browser.close()
    if args.json:
        print(json.dumps({one.name: one.value for one in figures}))
    else:
        print(*(one.line() for one in figures), sep="\n")
    if not all(one.reached for one in figures):
        raise SystemExit(1)


if __name__ == "__main__":
    main()
