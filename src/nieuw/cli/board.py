"""The table as text: all of it, or, in a small window, the parts that matter for a question."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, get_args

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from nieuw.cli import letters
from nieuw.cli.marks import Marks
from nieuw.cli.screen import STYLES, WIDE, coloured, fits, height_of, print_block
from nieuw.cli.seats import Seats
from nieuw.core.majority import SOLE, TIED, standing
from nieuw.core.names import BEAVER, COLUMNS, CORN, DISTRICTS, ROUNDS, TOP, TRADER_NAMES, TRADERS
from nieuw.core.state import State
from nieuw.say import phrases
from nieuw.say.phrases import tile_letters
from nieuw.say.words import in_a_row, say
from nieuw.show.names import Asked, Tile
from nieuw.show.view import view

LEADS = {SOLE: "^", TIED: "="}
LONGEST_NAME = 20
LONGEST_NARROW = 12
"""Letters of a name in a table."""

Pair = tuple[str, RenderableType]
"""A label and its meaning."""
Part = Literal["city", "camps", "traders", "cash", "land", "ships", "mine", "purses", "estates"]
PARTS: Final[tuple[Part, ...]] = get_args(Part)
"""The parts of a narrow board, from top to bottom; `mine` stands in for `purses`."""
FIRST: Final[dict[Asked | Tile, tuple[Part, ...]]] = {
    "place": ("mine", "city", "purses", "camps", "traders"),
    "auction": ("mine", "cash", "land", "ships", "purses", "traders"),
    "bid": ("mine", "cash", "land", "ships", "purses", "traders"),
    "pay": ("mine", "estates", "purses", "city"),
    "take": ("mine", "cash", "land", "ships", "purses", "traders"),
    "city": ("mine", "city", "purses", "estates"),
    "land": ("mine", "land", "estates", "camps", "purses"),
    "trade": ("mine", "ships", "camps", "traders", "purses"),
    "close": ("mine", "city", "estates", "purses"),
}
"""What matters for a question, a turn by its kind of tile; the other parts follow in order."""
SURE = {"trade": 4, "auction": 4, "bid": 4, "take": 4}
"""How many parts come before the forecast, if not two."""
LOG_ROOM = 4
"""Lines above the board that parts which don't matter leave to what happened."""


class Board:
    """The table at a moment, for a console."""

    def __init__(self, console: Console, s: State, seats: Seats, marks: Marks) -> None:
        self.console = console
        self.s = s
        self.v = view(s)
        self.seats = seats
        self.marks = marks
        self.wide = console.width >= WIDE

    def whole(self) -> Group:
        """Everything; side by side if that fits."""
        both = Table.grid(padding=(0, 3))
        both.add_column(no_wrap=True)
        both.add_column()
        both.add_row(self.districts(), _pairs([self.camps(), self.posts(), *self.traders()]))
        players = self.players()
        if self.wide and fits(self.console, players):
            cards = _pairs([self.cash(), self.land(), self.ships()])
            return Group(self.head(), both, cards, players, self.estates())
        parts = (self.part(name, -1) for name in PARTS if name != "mine")
        return Group(self.head(), *parts)

    def excerpt(self, topic: Asked | Tile, mover: int, forecast: Text, lines: int) -> Group:
        """What fits, the more important parts first."""
        head = self.head()
        left = lines - height_of(self.console, head)
        shown: dict[Part, RenderableType] = {}
        below: list[RenderableType] = []
        sure = SURE.get(topic, 2)
        for at, name in enumerate(dict.fromkeys((*FIRST[topic], *PARTS))):
            if at == sure and height_of(self.console, forecast) <= left:
                below.append(forecast)
                left -= height_of(self.console, forecast)
            part = self.part(name, mover)
            height = height_of(self.console, part)
            if name == "mine" and "purses" in shown:
                continue
            if name == "purses" and "mine" in shown:
                height -= height_of(self.console, shown["mine"])
            if height <= left - (LOG_ROOM if at >= len(FIRST[topic]) else 0):
                shown[name] = part
                left -= height
        if "purses" in shown:
            shown.pop("mine", None)
        return Group(head, *(shown[name] for name in PARTS if name in shown), *below)

    def part(self, name: Part, mover: int) -> RenderableType:
        """A part of the narrow board, for the seat to move."""
        match name:
            case "city":
                return self.city()
            case "camps":
                return _pairs([self.camps()])
            case "traders":
                return _pairs(list(self.traders()))
            case "cash":
                return _pairs([self.cash()])
            case "land":
                return _pairs([self.land()])
            case "ships":
                return _pairs([self.ships()])
            case "mine":
                return self.purses([mover])
            case "purses":
                return self.purses(self.v["order"])
            case "estates":
                return self.estates()

    def head(self) -> Text:
        """Round, step and order."""
        s = self.s
        order = in_a_row(self.seats.who[seat] for seat in s.order)
        step = say(f"step-{s.step}")
        if not 1 <= s.step <= 11:
            text = say("board-head-outside", name=step, order=order)
        else:
            numbers = {"round": s.round, "rounds": ROUNDS, "step": s.step}
            text = say("board-head", **numbers, name=step, order=order)
        return coloured(text, self.seats, "bold")

    # The city -------------------------------------------------------------------------------

    def business(self, d: int, seat: int) -> str:
        """Businesses of a seat in a district, and whether it leads: `2^`."""
        n = self.s.businesses[(d - 1) * self.s.seats + seat] or "."
        return f"{n}{LEADS.get(standing(self.s, d, seat), ' ')}"

    def districts(self) -> Table:
        """The city, a line for each district."""
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
        table.add_column(say("board-city"), no_wrap=True)
        for seat in range(self.s.seats):
            heading = Text(self.seats.short(seat), style=self.style(seat))
            table.add_column(heading, justify="right", no_wrap=True)
        for d in range(1, DISTRICTS + 1):
            district = say("board-district", n=d, name=phrases.district(d))
            table.add_row(district, *(self.business(d, seat) for seat in range(self.s.seats)))
        return table

    def city(self) -> Table:
        """The city, a line for each seat, with what else it has built."""
        table = self.table(say("board-city"))
        for d in range(1, DISTRICTS + 1):
            table.add_column(f"{d} ", justify="right", no_wrap=True)
        for name in ("post", "wharf", "stock"):
            table.add_column(say(f"board-{name}"), no_wrap=True)
        for seat in self.v["order"]:
            p = self.v["players"][seat]
            built = [self.business(d, seat) for d in range(1, DISTRICTS + 1)]
            facts = [letters.post(p), letters.wharf(p), str(p["buildings"])]
            table.add_row(self.name(seat), *built, *facts)
        return table

    # The river and the cards ----------------------------------------------------------------

    def camps(self) -> Pair:
        """Longhouses and boats, downstream first."""
        return say("board-river"), letters.river(self.s.box, self.marks, self.v, self.s.seats)

    def posts(self) -> Pair:
        """Who is where on the other bank."""
        posts = []
        for area in range(1, len(self.v["areas"]) + 1):
            there = [i for i, p in enumerate(self.v["players"]) if p["area"] == area]
            if there:
                who = in_a_row(self.seats.who[i] for i in there)
                posts.append(say("board-posts", area=area, list=who))
        return say("board-posts-label"), coloured("  ".join(posts), self.seats)

    def traders(self) -> Iterator[Pair]:
        """What the three traders sell, and for how much."""
        for trader, name in enumerate(TRADER_NAMES[:TRADERS]):
            furs = phrases.letters(self.v["traders"][trader], BEAVER)
            n = self.s.box.trader_goods[trader]
            price = say("board-price-each", n=n) if trader == TOP else say("board-price-all", n=n)
            mark = self.marks.of(f"trader.{name}.price")
            yield say(f"board-trader-{name}"), say("board-trader", furs=furs, price=price + mark)

    def cash(self) -> Pair:
        """The columns with their tiles and coins; from the bidding on, who has one."""
        taken = {
            p["column"]: self.seats.who[seat]
            for seat, p in enumerate(self.v["players"])
            if p["column"] and self.s.step >= 4
        }
        columns = []
        for c in range(1, COLUMNS + 1):
            tiles = self.v["columns"][c - 1]
            text = letters.column(self.s.box, self.marks, c, tiles)
            columns.append(f"{c} {tile_letters(tiles)} ({taken[c]})" if c in taken else text)
        return say("board-cash-box"), coloured(_side_by_side(columns), self.seats)

    def land(self) -> Pair:
        """The land on display."""
        cards = [letters.land_card(self.s.box, self.marks, c) for c in self.s.land]
        return say("board-land"), _side_by_side(cards)

    def ships(self) -> Pair:
        """The ships on display."""
        cards = [letters.ship_card(self.s.box, self.marks, c) for c in self.s.ships]
        return say("board-ships"), _side_by_side(cards)

    # The players ----------------------------------------------------------------------------

    def players(self) -> Table:
        """What everyone has, in one wide table."""
        table = self.table(say("board-player"))
        for name in ("points", "final", "coins", "goods", "wood", "corn"):
            table.add_column(say(f"board-{name}"), justify="right", no_wrap=True)
        for name in ("furs", "tiles", "post", "wharf", "stock"):
            table.add_column(say(f"board-{name}"), no_wrap=True)
        for seat in self.v["order"]:
            p = self.v["players"][seat]
            long = self.name(seat, self.seats.long(seat))
            facts = [letters.post(p), letters.wharf(p), str(p["buildings"])]
            table.add_row(long, *self.counts(seat), tile_letters(p["tiles"]), *facts)
        return table

    def purses(self, seats: list[int]) -> Table:
        """What seats have at hand; in letters if columns would be too wide."""
        table = self.table(say("board-player"))
        for name in ("points", "final", "coins", "goods", "wood", "corn"):
            table.add_column(say(f"board-{name}"), justify="right", no_wrap=True)
        for name in ("furs", "tiles"):
            table.add_column(say(f"board-{name}"), no_wrap=True)
        for seat in seats:
            tiles = tile_letters(self.v["players"][seat]["tiles"])
            table.add_row(self.name(seat), *self.counts(seat), tiles)
        return table if fits(self.console, table) else self.purses_in_letters(seats)

    def purses_in_letters(self, seats: list[int]) -> Table:
        """The same for a narrow window."""
        table = self.table(say("board-player"))
        for name in ("points", "final"):
            table.add_column(say(f"board-{name}"), justify="right", no_wrap=True)
        table.add_column(say("board-tiles"), no_wrap=True)
        table.add_column(say("board-purse"))
        for seat in seats:
            p = self.v["players"][seat]
            points = [str(p["score"]), str(p["projection"]["total"])]
            purse = letters.purse(self.marks, p)
            table.add_row(self.name(seat), *points, tile_letters(p["tiles"]), purse)
        return table

    def counts(self, seat: int) -> list[str]:
        """Points, what they would be if the game ended now, and everything payable."""
        p = self.v["players"][seat]
        coins, _, wood = p["purse"][:3]
        return [
            *(str(p["score"]), str(p["projection"]["total"])),
            *(str(coins), letters.held(self.marks, p), str(wood), str(p["purse"][CORN])),
            letters.furs(p),
        ]

    def estates(self) -> Table:
        """Land rows and ships of everyone who has any."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True)
        table.add_column()
        for seat in self.v["order"]:
            p = self.v["players"][seat]
            if p["row"] or p["ships"]:
                land = letters.row(self.s.box, self.marks, p)
                ships = letters.fleet(self.s.box, self.marks, p)
                table.add_row(self.name(seat), say("board-row", land=land, ships=ships))
        return table

    def table(self, heading: str) -> Table:
        """A table with names on the left."""
        made = Table(box=None, padding=(0, 2 if self.wide else 1, 0, 0), pad_edge=False)
        made.add_column(heading, no_wrap=True)
        return made

    def name(self, seat: int, name: str = "") -> Text:
        """The name of a seat in its colour, cut if it is very long."""
        text = Text(name or self.seats.who[seat], style=self.style(seat))
        text.truncate(LONGEST_NAME if self.wide else LONGEST_NARROW, overflow="ellipsis")
        return text

    def style(self, seat: int) -> str:
        """The colour of a seat."""
        return STYLES[self.seats.colours[seat]]


def print_board(console: Console, board: Board) -> None:
    """Show the whole table."""
    console.print()
    print_block(console, board.whole())


def _pairs(rows: list[Pair]) -> Table:
    """Labels and their meaning."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for label, value in rows:
        table.add_row(label, value)
    return table


def _side_by_side(things: list[str]) -> str:
    """Cards or columns."""
    return letters.in_pieces(things, "  ") or "-"
