"""Writes `client/samples/*.json`: tables at every kind of question, for the page's own tests and
its gallery. Run by hand after a change of messages, box or notation."""

from __future__ import annotations

from pathlib import Path

import msgspec

from nieuw.bots import bot
from nieuw.bots.rng import Rng
from nieuw.box.file import builtin
from nieuw.core.engine import to_move
from nieuw.core.names import OVER, SEAT_NAMES
from nieuw.game.dealer import Dealer
from nieuw.game.record import Record
from nieuw.show.question import ask
from nieuw.show.view import box_view
from nieuw.table.entries import Stamp
from nieuw.table.live import Live
from nieuw.table.wire import Asked, Chair, TableInfo

OUT = Path(__file__).parent.parent / "client" / "samples"
LAST_LINES = 12
NAMES = ("Anneke", "Willem", "Bartholomeus", "Katharina", "Jo")


def kind_now(record: Record) -> str:
    """What is asked, as the name of a sample."""
    question = ask(record.state)
    if question is None:
        return "over" if to_move(record.state) == OVER else ""
    if question.kind == "turn":
        return f"turn-{question.tile}"
    if question.bidding and question.bidding.opens:
        return "open"
    return question.kind


def worth_a_look(record: Record, kind: str) -> bool:
    """Turns only where the seat has a tile to use."""
    s = record.state
    if not kind.startswith("turn"):
        return bool(kind)
    return s.players[to_move(s)].tiles[s.step - 5] > 0


def sample(live: Live) -> dict[str, object]:
    """Everything a page gets at this moment."""
    s = live.record.state
    question = ask(s)
    chairs = [
        Chair(
            seat,
            SEAT_NAMES[seat],
            NAMES[seat],
            "person" if seat < 2 else "bot",
            "" if seat < 2 else "greedy",
            seat != 1,
            question is not None and seat == question.seat,
        )
        for seat in range(s.seats)
    ]
    at = live.at(0 if live.over else max(0, len(live.story) - LAST_LINES))
    return {
        "info": TableInfo(
            "sample", at.phase, True, False, "random", chairs, box_view(builtin()), 1, ""
        ),
        "at": at,
        "ask": Asked(at.v, question, 0) if question else None,
    }


def main() -> None:
    """One sample a kind of question and number of seats."""
    OUT.mkdir(parents=True, exist_ok=True)
    for seats in (2, 3, 4, 5):
        record = Record.new(builtin(), list(NAMES[:seats]))
        live = Live.new(record, ["me"] * seats)
        live.write("seed", Dealer.numbered(40 + seats).seed, Stamp())
        rng = Rng(seats)
        found: dict[str, dict[str, object]] = {}
        while True:
            kind = kind_now(record)
            if worth_a_look(record, kind) and (kind not in found or record.state.round in (3, 4)):
                made = sample(live)
                found[kind] = msgspec.json.decode(msgspec.json.encode(made))
            if live.over:
                break
            name = "uniform" if rng.below(12) == 0 else "greedy"
            player = bot(name)
            said = player.choose(record.state, live.mover, rng, player.budget)
            live.write("move", said, Stamp(), live.mover)
        for kind, made in found.items():
            text = msgspec.json.encode(made)
            (OUT / f"{seats}-{kind}.json").write_bytes(text)


if __name__ == "__main__":
    main()
