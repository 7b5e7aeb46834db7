"""Every kind of decision, each as a record that ends where somebody has to make it."""

from __future__ import annotations

import functools
from dataclasses import replace
from pathlib import Path

from playwright.sync_api import BrowserContext

from nieuw.core.agenda import (
    ASK_AUCTION,
    ASK_BID,
    ASK_CLOSE,
    ASK_PAY_BID,
    ASK_PAY_MARKET,
    ASK_PLACE,
    ASK_TAKE,
    ASK_TURN,
)
from nieuw.core.engine import menu
from nieuw.core.state import State
from nieuw.core.verbs import VERB_NAMES
from nieuw.game.reader import read
from nieuw.game.record import Record
from nieuw.game.writer import write

GAMES = Path(__file__).parent.parent / "games"
NAMES = ("Anna", "Bartholomew", "Zsófia", "Дмитрий", "Maria Elena")
QUESTIONS = {
    ASK_PLACE: "place",
    ASK_AUCTION: "auction",
    ASK_BID: "bid",
    ASK_PAY_BID: "pay",
    ASK_PAY_MARKET: "pay-market",
    ASK_TAKE: "take",
    ASK_CLOSE: "close",
}
TILE_VERBS = ("build", "elect", "add", "clear", "trade", "ship")
SPECIALS = ("wood", "corn", "warehouse", "houses", "market", "post")
KINDS = (
    *("place", "auction", "open", "bid", "pay", "pay-market", "take", "close"),
    *(*TILE_VERBS, *SPECIALS, "only-special", "only-pass"),
)
"""All there is to decide: questions, actions of a tile, special actions, and what is left."""


def kinds_at(s: State) -> list[tuple[str, int]]:
    """The kinds of decision a position asks for, and how many answers each has."""
    what = s.agenda[-1][0]
    answers = {VERB_NAMES[moves[0].verb]: len(moves) for moves in menu(s) if moves}
    if what == ASK_TURN:
        found = [(verb, answers[verb]) for verb in (*TILE_VERBS, *SPECIALS) if verb in answers]
        if not any(verb in answers for verb in TILE_VERBS):
            found.append(("only-pass" if "pass tile" in answers else "only-special", len(answers)))
        return found
    kind = QUESTIONS.get(what, "")
    if kind == "bid" and "pass" not in answers:
        kind = "open"
    return [(kind, sum(answers.values()))] if kind else []


@functools.cache
def richest(seats: int = 5) -> dict[str, tuple[Path, int]]:
    """For every kind the game of simple bots and the line with the most answers to choose from;
    with 4 seats where 5 never take."""
    best: dict[str, tuple[int, int, int, Path, int]] = {}
    games = list(GAMES.glob(f"{seats}-[gmu]*.nar"))
    games += GAMES.glob("4-greedy-*.nar") if seats > 4 else ()
    for path in sorted(games, reverse=True):
        record = read(path.read_text("utf-8"))
        for at, (_, s) in enumerate(record.states()):
            for kind, answers in kinds_at(s):
                found = (s.seats, answers, s.round, path, at)
                if kind not in best or found[:3] >= best[kind][:3]:
                    best[kind] = found
    return {kind: (path, at) for kind, (*_, path, at) in best.items()}


def record_before(path: Path, count: int) -> Record:
    """The first lines of a game of the tests, played by people."""
    record = read(path.read_text("utf-8"))
    seats = [(colour, name) for (colour, _), name in zip(record.seats, NAMES, strict=False)]
    return replace(record, seats=seats).back_to(count)


def position(kind: str, seats: int = 5) -> Record:
    """A record that ends at a decision of that kind."""
    return record_before(*richest(seats)[kind])


def bring(context: BrowserContext, record: Record) -> str:
    """A hot seat table that goes on from a record; its id."""
    made = context.request.post("api/import", data={"record": write(record)})
    assert made.ok, made.text()
    return str(made.json()["id"])
