"""Starting and stopping the server as a person would, and a browser."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from cli.running import environment, free_port

START = Path(__file__).parent.parent / "server" / "start.py"
NAMES = ("chromium-headless-shell", "chromium", "google-chrome")
ARGS = [
    *("--disable-gpu", "--disable-dev-shm-usage", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
]


@contextlib.contextmanager
def chromium() -> Iterator[Browser]:
    """Chromium without a window."""
    found = os.environ.get("NIEUW_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    assert found, "Chromium is not installed"
    args = [*ARGS, "--no-sandbox"] if os.geteuid() == 0 else ARGS
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=found, args=args)
        yield made
        made.close()


def start_server(database: Path, port: int | None = None) -> tuple[subprocess.Popen[str], str]:
    """`nieuw serve`, and the address it says."""
    command = [sys.executable, "-m", "nieuw.cli", "serve", "--database", str(database)]
    command += ["--port", str(port or free_port())]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    return server, server.stdout.readline().split()[1]


def start_with(database: Path, **options: str) -> tuple[subprocess.Popen[str], str]:
    """A server that a test wants different (`tests/server/start.py`), and its address."""
    command = [sys.executable, str(START), str(database)]
    server = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env=environment(**options)
    )
    assert server.stdout is not None
    return server, f"http://127.0.0.1:{server.stdout.readline().strip()}/"


def stop_server(server: subprocess.Popen[str]) -> None:
    """End it at once, as a power cut would."""
    server.kill()
    server.communicate()
