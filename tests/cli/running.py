"""Running `nieuw`: in this process for most tests, as a process of its own where it matters."""

from __future__ import annotations

import contextlib
import io
import os
import socket
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple
from unittest import mock

import nieuw
from nieuw.cli import main

COMMAND = [sys.executable, "-m", "nieuw.cli"]


class Ran(NamedTuple):
    """How a run ended."""

    code: int
    out: str
    err: str


def run(*words: str, typed: str = "") -> Ran:
    """A command in this process, with what is typed on its standard input."""
    out, err = io.StringIO(), io.StringIO()
    with (
        mock.patch.object(sys, "stdin", io.StringIO(typed)),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        code = main(words)
    assert "Traceback" not in err.getvalue()
    return Ran(code, out.getvalue(), err.getvalue())


def environment(**more: str) -> dict[str, str]:
    """The environment of a process: this package, English, nothing about colours."""
    names = ("PATH", "HOME", "TMPDIR", "XDG_DATA_HOME")
    kept = {k: v for k, v in os.environ.items() if k in names}
    where = str(Path(nieuw.__file__).parents[1])
    return {**kept, "PYTHONPATH": where, "LANG": "C.UTF-8", **more}


def free_port() -> int:
    """A port nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def has_ipv6() -> bool:
    """Whether this machine can talk to itself over IPv6."""
    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError:
        return False
    return True


def process(
    *words: str,
    typed: bytes = b"",
    cwd: Path | None = None,
    under: Sequence[str] = (),
    **more: str,
) -> Ran:
    """The same as a process of its own, started by another command (`under`) if there is one."""
    done = subprocess.run(
        [*under, *COMMAND, *words],
        input=typed,
        capture_output=True,
        cwd=cwd,
        env=environment(**more),
        timeout=120,
        check=False,
    )
    assert b"Traceback" not in done.stderr
    return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())
