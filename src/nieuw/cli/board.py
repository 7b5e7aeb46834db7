"""The table in about twenty lines of text: river, city, traders, displays, cash box, players."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from nieuw.cli.screen import STYLES, WIDE, coloured, print_block
from nieuw.cli.seats import Seats
from nieuw.core.majority import SOLE, TIED, standing
from nieuw.core.names import (
    BEAVER,
    COLUMNS,
    CORN,
    DISTRICTS,
    GOODS,
    ROUNDS,
    TOP,
    TRADER_NAMES,
    TRADERS,
)
from nieuw.core.rules.special import WAREHOUSES
from nieuw.core.state import State
from nieuw.say import phrases
from nieuw.say.phrases import letters, tile_letters
from nieuw.say.words import in_a_row, say
from nieuw.show.view import PlayerView, View, view

MARKS = {SOLE: "*", TIED: "="}


def board(s: State, seats: Seats, width: int) -> RenderableType:
    """The whole table."""
    v = view(s)
    city = _city(s, seats)
    river = _pairs([*_river(s, v, seats), *_traders(s, v)])
    parts: list[RenderableType] = [_head(s, seats)]
    if width >= WIDE:
        both = Table.grid(padding=(0, 3))
        both.add_column(no_wrap=True)
        both.add_column()
        both.add_row(city, river)
        parts.append(both)
    else:
        parts += [city, river]
    parts += [_pairs(_displays(s, v, seats)), _players(v, seats), _estates(s, v, seats)]
    parts.append(Text(say("board-legend"), style="dim"))
    return Group(*parts)


def print_board(console: Console, s: State, seats: Seats) -> None:
    """Show the table."""
    console.print()
    print_block(console, board(s, seats, console.width))


def _head(s: State, seats: Seats) -> Text:
    """Round, step and order."""
    order = in_a_row(seats.who[seat] for seat in s.order)
    step = say(f"step-{s.step}")
    if 1 <= s.step <= 11:
        text = say("board-head", round=s.round, rounds=ROUNDS, step=s.step, name=step, order=order)
    else:
        text = say("board-head-outside", name=step, order=order)
    return coloured(text, seats, "bold")


def _city(s: State, seats: Seats) -> Table:
    """Businesses of each seat in each district, with who leads."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(say("board-city"), no_wrap=True)
    for seat in range(s.seats):
        table.add_column(
            Text(seats.short(seat), style=STYLES[seats.colours[seat]]),
            justify="right",
            no_wrap=True,
        )
    for d in range(1, DISTRICTS + 1):
        cells = [
            f"{s.businesses[(d - 1) * s.seats + seat] or '.'}{MARKS.get(standing(s, d, seat), ' ')}"
            for seat in range(s.seats)
        ]
        table.add_row(say("board-district", n=d, name=phrases.district(d)), *cells)
    return table


def _pairs(rows: list[tuple[str, RenderableType]]) -> Table:
    """Labels and their meaning."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for label, value in rows:
        table.add_row(label, value)
    return table


def _river(s: State, v: View, seats: Seats) -> Iterator[tuple[str, RenderableType]]:
    """Longhouses, boats and posts, downstream first."""
    camps = [f"{n}/{most}" for n, most in zip(v["camps"], v["spaces"], strict=True)]
    river = camps[0]
    for boat, camp in zip(s.box.boats, camps[1:], strict=True):
        river += f" {boat}n {camp}"
    yield say("board-river"), river
    posts = []
    for area in range(1, len(v["areas"]) + 1):
        here = [seats.who[i] for i, p in enumerate(v["players"]) if p["area"] == area]
        if here:
            posts.append(say("board-posts", area=area, list=in_a_row(here)))
    yield say("board-posts-label"), coloured("  ".join(posts), seats)


def _traders(s: State, v: View) -> Iterator[tuple[str, RenderableType]]:
    """What the three traders sell, and for how much."""
    for trader in range(TRADERS):
        furs = letters(v["traders"][trader], BEAVER)
        n = s.box.trader_goods[trader]
        price = say("board-price-each", n=n) if trader == TOP else say("board-price-all", n=n)
        label = say(f"board-trader-{TRADER_NAMES[trader]}")
        yield label, say("board-trader", furs=furs, price=price)


def _displays(s: State, v: View, seats: Seats) -> list[tuple[str, RenderableType]]:
    """Cash box, land and ships."""
    box = s.box
    taken = {p["column"]: seats.who[i] for i, p in enumerate(v["players"]) if p["column"]}
    columns = []
    for c in range(1, COLUMNS + 1):
        tiles = tile_letters(v["columns"][c - 1])
        if s.step >= 4 and c in taken:
            columns.append(say("board-column-taken", column=c, tiles=tiles, who=taken[c]))
        else:
            columns.append(say("board-column", column=c, tiles=tiles, coins=box.column_coins[c]))
    land = [
        say(
            "board-land-card",
            card=c,
            houses=box.land_houses[c],
            wood=box.land_wood[c],
            corn=box.land_corn[c],
        )
        for c in s.land
    ]
    ships = [
        say(
            "board-ship-card",
            card=c,
            furs=box.ship_furs[c],
            coins=box.ship_coins[c],
            goods=box.ship_goods[c],
        )
        for c in s.ships
    ]
    return [
        (say("board-cash-box"), coloured("   ".join(columns), seats)),
        (say("board-land"), "   ".join(land) or "-"),
        (say("board-ships"), "   ".join(ships) or "-"),
    ]


def _players(v: View, seats: Seats) -> Table:
    """What everyone has at hand."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(say("board-player"), no_wrap=True, max_width=20, overflow="ellipsis")
    numbers = ("points", "final", "coins", "goods", "wood", "corn")
    for name in numbers:
        table.add_column(say(f"board-{name}"), justify="right", no_wrap=True)
    for name in ("furs", "tiles", "post", "wharf", "stock"):
        table.add_column(say(f"board-{name}"), no_wrap=True)
    for seat in v["order"]:
        p = v["players"][seat]
        purse = p["purse"]
        table.add_row(
            Text(seats.long(seat), style=STYLES[seats.colours[seat]]),
            str(p["score"]),
            str(p["projection"]["total"]),
            str(purse[0]),
            f"{purse[GOODS]}/{p['room']}",
            str(purse[2]),
            str(purse[CORN]),
            letters(purse[BEAVER:], BEAVER),
            tile_letters(p["tiles"]),
            say("board-post-travel", area=p["area"], corn=p["travel"]),
            f"{p['warehouses']}/{WAREHOUSES}",
            str(p["buildings"]),
        )
    return table


def _estates(s: State, v: View, seats: Seats) -> Table:
    """Land rows and ships of everyone who has any."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, max_width=20, overflow="ellipsis")
    table.add_column()
    for seat in v["order"]:
        p = v["players"][seat]
        if p["row"] or p["ships"]:
            name = Text(seats.who[seat], style=STYLES[seats.colours[seat]])
            table.add_row(name, Text(_row(s, p)))
    return table


def _row(s: State, p: PlayerView) -> str:
    cards = [
        say("board-row-cleared", card=card)
        if i < p["cleared"]
        else say("board-row-card", card=card, houses=p["houses"][i], of=s.box.land_houses[card])
        for i, card in enumerate(p["row"])
    ]
    ships = [say("board-row-ship", card=c, goods=s.box.ship_goods[c]) for c in p["ships"]]
    return say("board-row", land=" ".join(cards) or "-", ships=" ".join(ships) or "-")
