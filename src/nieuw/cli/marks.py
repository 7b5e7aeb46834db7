"""Marks on numbers that are not proven to be the printed ones, as `nieuw box show` has them."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from nieuw.box.file import BoxFile
from nieuw.cli.typed import typed
from nieuw.core.names import CARDS
from nieuw.say.phrases import Arg, Many, Phrase, phrase
from nieuw.say.words import say

MARKS: Final = {"printed": "", "inferred": "~", "reported": "'", "reconstructed": "*"}
"""The mark for each kind of source, the surest first."""
LAND: Final = ("houses", "wood", "corn")
SHIP: Final = ("furs", "coins", "goods")
"""The numbers on a card, as box files call them."""


class Marks:
    """The marks of a box."""

    def __init__(self, box: BoxFile) -> None:
        self._of = {leaf.key: MARKS[leaf.source.split(":")[0]] for leaf in box.leaves}
        core = box.box
        values = {"land": (core.land_houses, core.land_wood, core.land_corn)}
        values["ship"] = (core.ship_furs, core.ship_coins, core.ship_goods)
        self._cards = {
            (section, *(numbers[card] for numbers in values[section])): self.worst(
                f"{section}.{card}.{name}" for name in names
            )
            for section, names in (("land", LAND), ("ship", SHIP))
            for card in range(1, CARDS + 1)
        }

    def __bool__(self) -> bool:
        """Whether there is anything to mark."""
        return any(self._of.values())

    def of(self, key: str) -> str:
        """The mark of a number, by its key in a box file."""
        return self._of[key]

    def worst(self, keys: Iterable[str]) -> str:
        """The mark of what several numbers make together: that of the least sure one."""
        order = list(MARKS.values())
        return max((self._of[key] for key in keys), key=order.index)

    def note(self, box: Path | None) -> str:
        """What the marks mean, and where the sources of this box are shown."""
        command = typed("box", "show", *([str(box)] if box else []))
        return say("marks", command=command, tick=MARKS["reported"])

    def land(self, card: int) -> str:
        """The mark of a land card."""
        return self.worst(f"land.{card}.{name}" for name in LAND)

    def ship(self, card: int) -> str:
        """The mark of a ship card."""
        return self.worst(f"ship.{card}.{name}" for name in SHIP)

    def put(self, what: Phrase) -> Phrase:
        """A sentence with the marks of the cards it shows by their numbers."""
        if what.id in ("card-land", "card-ship"):
            section, names = ("land", LAND) if what.id == "card-land" else ("ship", SHIP)
            mark = self._cards[(section, *(what.args[name] for name in names))]
            return phrase("card-marked", card=what, mark=mark) if mark else what
        args = {name: self._put(arg) for name, arg in what.args.items()}
        return Phrase(what.id, args)

    def _put(self, arg: Arg) -> Arg:
        if isinstance(arg, Many):
            return Many(tuple(self.put(item) for item in arg.items), arg.row)
        return self.put(arg) if isinstance(arg, Phrase) else arg
