"""Starting and stopping the server as a person would."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path


def start_server(database: Path, port: int | None = None) -> tuple[subprocess.Popen[str], str]:
    """`nieuw serve`, and the address it says."""
    command = [sys.executable, "-m", "nieuw.cli", "serve", "--database", str(database)]
    command += ["--port", str(port)] if port else []
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    return server, server.stdout.readline().split()[1]


def stop_server(server: subprocess.Popen[str]) -> None:
    """End it at once, as a power cut would."""
    server.kill()
    server.communicate()
