"""Playing what a record says, over a socket of its own, as another device would."""

from __future__ import annotations

import itertools
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page

from browser.positions import GAMES, bring, record_before
from nieuw.core.events import Earned, FinalScored, Harvested, Unloaded
from nieuw.game.reader import read
from nieuw.game.turn import Sentence, Turn

SAY = """([game, text]) => new Promise((done) => {
  const url = new URL(`ws/${game}`, location.href).href.replace("http", "ws");
  const line = new WebSocket(url);
  line.onopen = () => line.send(JSON.stringify({ t: "hello", v: 0, wire: 2 }));
  line.onmessage = ({ data }) => {
    const said = JSON.parse(data);
    if (said.t === "ask" && text) {
      const { v, ask: { seat } } = said;
      line.send(JSON.stringify({ t: "move", id: `said ${v}`, v, seat, text }));
      text = "";
    }
    if (said.t === "answer" || said.t === "error") {
      line.close();
      done(said);
    }
  };
})"""


def say(page: Page, game: str, text: str) -> None:
    """Play a sentence for the seat that is asked."""
    answer = page.evaluate(SAY, [game, text])
    assert answer["t"] == "answer", answer


def bring_before(
    context: BrowserContext, happens: Callable[[Turn], bool], name: str = "3-greedy-1"
) -> tuple[str, str]:
    """A hot seat table where something is about to happen, and the sentence that does it."""
    path = GAMES / f"{name}.nar"
    entries = list(read(path.read_text("utf-8")).entries)
    for n, (_, said) in enumerate(entries):
        if not isinstance(said, Sentence) or not said.chosen:
            continue
        later = (what for _, what in entries[n + 1 :])
        forced = itertools.takewhile(lambda what: isinstance(what, Sentence) and what.forced, later)
        if happens(Turn(said, [what for what in forced if isinstance(what, Sentence)])):
            return bring(context, record_before(path, n)), said.line.text
    raise AssertionError(f"never in {name}")


def ships(turn: Turn) -> bool:
    """Whether a ship is filled."""
    return turn.line.text.startswith("ship")


def ends_a_round(turn: Turn) -> bool:
    """Whether it is the last of a round with corn, goods and coins, but not of the game."""
    corn = any(isinstance(event, Harvested) and event.corn for event in turn.events)
    goods = any(isinstance(event, Unloaded) and event.arrived for event in turn.events)
    coins = any(isinstance(event, Earned) and event.coins for event in turn.events)
    last = any(isinstance(event, FinalScored) for event in turn.events)
    return corn and goods and coins and not last
