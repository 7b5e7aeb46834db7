"""The server as a process of its own, run by the tests: `start.py FILE`.

Everything stands at the top, because the processes bots think in load this file again. What a test
wants different comes in the environment:

- NIEUW_TEST_BOTS adds bots that hang, crash, exit or lie, and is the file they sign when asked;
- NIEUW_TEST_OFFERED are bots of the host's, as JSON: specs by name;
- NIEUW_TEST_LIMIT is the number of seconds a bot may think;
- NIEUW_TEST_VOTING is the number of seconds bots leave people to vote;
- NIEUW_TEST_MINUTE is the number of milliseconds in a minute of waiting for somebody away;
- NIEUW_TEST_HOST is where to listen, if not on 127.0.0.1 alone;
- NIEUW_TEST_LAN is the address of this machine on its network: then it listens on all of them;
- NIEUW_TEST_BUSY is the number of milliseconds to wait for another process that writes;
- NIEUW_TEST_LOG=1 logs every request.
"""

from __future__ import annotations

import json
import os
import sys
import threading
from typing import Any, cast

import uvicorn

from nieuw import bots
from nieuw.bots.base import Budget
from nieuw.bots.rng import Rng
from nieuw.core.state import State
from nieuw.server import bot_turns, hub, run
from nieuw.server.bot_thinking import BotThinking
from nieuw.store import database
from nieuw.table import absence


def sign(name: str) -> None:
    """Leave a sign that a bot was asked."""
    with open(os.environ["NIEUW_TEST_BOTS"], "a", encoding="utf-8") as file:
        file.write(f"{name}\n")


class Hanging:
    """Never answers."""

    name = "hanging"
    budget = Budget()

    def choose(self, s: State, seat: int, rng: Rng, budget: Budget) -> str:
        sign(self.name)
        threading.Event().wait()
        return ""


class Crashing:
    """Fails."""

    name = "crashing"
    budget = Budget()

    def choose(self, s: State, seat: int, rng: Rng, budget: Budget) -> str:
        sign(self.name)
        raise ValueError("a bot that fails")


class Exiting:
    """Takes its process with it."""

    name = "exiting"
    budget = Budget()

    def choose(self, s: State, seat: int, rng: Rng, budget: Budget) -> str:
        sign(self.name)
        os._exit(3)


class Lying:
    """Answers what nobody asked."""

    name = "lying"
    budget = Budget()

    def choose(self, s: State, seat: int, rng: Rng, budget: Budget) -> str:
        sign(self.name)
        return "build 1 2 3 4 5 6 7"


class Loud(uvicorn.Config):
    """Logs every request."""

    def __init__(self, *words: Any, **options: Any) -> None:
        super().__init__(*words, **{**options, "log_level": "info", "access_log": True})


def ready(port: int) -> None:
    """Say the port; whatever is said from then on goes to the log, where it is looked through."""
    print(port, flush=True)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())


BAD = (Hanging, Crashing, Exiting, Lying)

if os.environ.get("NIEUW_TEST_BOTS"):
    bots.BOTS.update({one.name: bots.at_once(one) for one in BAD})
    hub.OLD_BOTS = (*hub.OLD_BOTS, *(one.name for one in BAD))
if limit := os.environ.get("NIEUW_TEST_LIMIT"):
    cast(Any, hub).BotThinking = lambda **options: BotThinking(limit=float(limit))
if voting := os.environ.get("NIEUW_TEST_VOTING"):
    bot_turns.VOTING = float(voting)
if minute := os.environ.get("NIEUW_TEST_MINUTE"):
    absence.MINUTE = int(minute)
if lan := os.environ.get("NIEUW_TEST_LAN"):
    cast(Any, run).lan_address = lambda family: lan
if busy := os.environ.get("NIEUW_TEST_BUSY"):
    database.BUSY = int(busy)
if os.environ.get("NIEUW_TEST_LOG"):
    cast(Any, uvicorn).Config = Loud

if __name__ == "__main__":
    offered = json.loads(os.environ.get("NIEUW_TEST_OFFERED", "{}"))
    host = os.environ.get("NIEUW_TEST_HOST") or (run.EVERYWHERE if lan else run.LOCAL)
    run.serve(host, 0, sys.argv[1], "", ready, offered)
