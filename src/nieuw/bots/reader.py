"""Reads the features off a position and adds up what a seat can expect to end with, in points.

A seat's value is what it would score if the game ended now, plus the weighted sum of its features.
Compiled with the core.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from nieuw.bots.features import (
    AREA,
    BUSINESSES,
    BUYS,
    CARGO,
    CITY_MORE,
    CLEAR,
    CLEAR_SOON,
    CLEARED,
    COINS,
    COINS_MORE,
    COLUMN_COINS,
    CORN_MORE,
    CORN_OVER,
    ELECT,
    FAMINE,
    FEATURES,
    FURS_DRAWN,
    FURS_FIRST,
    FURS_HELD,
    HARVEST,
    HUNGRY,
    INCOME,
    INCOME_STEP,
    LAND_MORE,
    LAND_TILE,
    LEADING,
    LEADS,
    MARGIN,
    MARKED_WOOD,
    MARKER,
    OPEN_POINTS,
    OWES,
    PLENTY,
    REACH,
    READY,
    ROOM,
    ROW,
    SHIP_LACKS,
    SHIP_POINTS,
    SOLE,
    SPACES,
    SPECIALS,
    STANDARD,
    STORED,
    TRADE_MORE,
    TRADE_TILE,
    TRAVEL,
    WAITING,
    WOODS,
    WOODS_MORE,
)
from nieuw.core.agenda import ASK_CLOSE, ASK_TURN, DEAL_FURS
from nieuw.core.names import (
    BEAVER,
    CITY,
    COIN,
    COLUMNS,
    CORN,
    DISTRICTS,
    FURS,
    GOODS,
    LAND,
    LOW,
    MID,
    ROUNDS,
    TILE_KINDS,
    TOP,
    TRADE,
    WOOD,
    Seat,
)
from nieuw.core.state import Player, State

AUCTION_STEP: Final = 4
TRADE_STEP: Final = 7
HARVEST_STEP: Final = 8
UPKEEP_STEP: Final = 9
UNLOAD_STEP: Final = 10


class Reader:
    """Reads features off positions and sums them up with the weights of one moment."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights
        self.row: list[float] = [0.0] * FEATURES
        self.keeping = False
        self.total = 0.0
        self.bidder: i64 = -1
        self.bid: i64 = 0
        self.hope: list[float] = [0.0] * 7
        """What a seat without a column can expect: tiles of each kind, one and more, and coins."""

    def note(self, feature: i64, x: float) -> None:
        """One feature of the seat."""
        self.total += self.weights[feature] * x
        if self.keeping:
            self.row[feature] = x

    def look(self, s: State) -> None:
        """What is the same for all seats: who leads the auction, and which columns are left."""
        self.bidder = -1
        self.bid = -1
        step: i64 = s.step
        hope = self.hope
        if step < AUCTION_STEP:
            for i in range(6):
                hope[i] = 0.6 if i < 3 else 0.2
            hope[6] = 0.8
            return
        if step > AUCTION_STEP:
            return
        if s.column:
            for seat, bid in enumerate(s.bids):
                if bid > self.bid:
                    self.bid = bid
                    self.bidder = seat
        gone: i64 = 0
        if self.bid >= 0:
            gone = 1 << s.column
        for p in s.players:
            gone |= 1 << p.column
        left: i64 = 0
        one: list[i64] = [0, 0, 0]
        more: list[i64] = [0, 0, 0]
        coins: i64 = 0
        for column in range(1, COLUMNS + 1):
            c: i64 = column
            if (gone >> c) & 1:
                continue
            if s.seats == 2 and s.box.column_tiles[column] == 3 and gone > 1:
                continue
            left += 1
            coins += s.box.column_coins[column]
            for kind in range(TILE_KINDS):
                n: i64 = s.columns[column * TILE_KINDS + kind]
                if n:
                    one[kind] += 1
                    more[kind] += n - 1
        for kind in range(TILE_KINDS):
            hope[kind] = float(one[kind]) / float(max(left, 1))
            hope[3 + kind] = float(more[kind]) / float(max(left, 1))
        hope[6] = float(coins) / float(max(left, 1))

    def points(self, s: State, seat: Seat) -> float:
        """What the seat can expect to end with; call `look` first."""
        self.total = 0.0
        p = s.players[seat]
        step: i64 = s.step
        later: i64 = ROUNDS - max(1, s.round)
        city = self.tiles(s, seat, p, CITY)
        land = self.tiles(s, seat, p, LAND)
        trade = self.tiles(s, seat, p, TRADE)
        ended = self.in_city(s, seat, p, step, later, city)
        ended += self.on_land(s, p, land)
        ended += self.in_trade(s, seat, p, step, later, trade)
        self.of_turns(s, seat, p, step)
        return ended + self.total

    def tiles(self, s: State, seat: Seat, p: Player, kind: i64) -> float:
        """How likely the seat has a tile of a kind, and how many more."""
        step: i64 = s.step
        here: float
        more: float
        if step > AUCTION_STEP or (step == AUCTION_STEP and p.column):
            n: i64 = p.tiles[kind]
            here = 1.0 if n else 0.0
            more = float(n - 1) if n > 1 else 0.0
        elif step == AUCTION_STEP and seat == self.bidder:
            m: i64 = s.columns[s.column * TILE_KINDS + kind]
            here = 1.0 if m else 0.0
            more = float(m - 1) if m > 1 else 0.0
        else:
            here = self.hope[kind]
            more = self.hope[3 + kind]
        if kind == CITY:
            self.note(CITY_MORE, more)
        elif kind == LAND:
            self.note(LAND_TILE, here)
            self.note(LAND_MORE, more)
        else:
            self.note(TRADE_TILE, here)
            self.note(TRADE_MORE, more)
        return here

    def in_city(self, s: State, seat: Seat, p: Player, step: i64, later: i64, tile: float) -> float:
        """Businesses, majorities, corn and coins; what they score at the end."""
        n: i64 = s.seats
        all_of_them = s.businesses
        businesses: i64 = 0
        sole: i64 = 0
        tied: i64 = 0
        present: i64 = 0
        margin: i64 = 0
        reach: i64 = 0
        me: i64 = seat
        for district in range(DISTRICTS):
            d: i64 = district
            base = d * n
            mine: i64 = all_of_them[base + me]
            best: i64 = 0
            for other in range(s.seats):
                o: i64 = other
                if o != me:
                    theirs: i64 = all_of_them[base + o]
                    if theirs > best:
                        best = theirs
            if mine >= best and mine:
                self.note(LEADS + d, 1.0)
                if mine > best:
                    sole += 1
                    margin += min(mine - best, 3) - 1
                else:
                    tied += 1
            else:
                self.note(LEADS + d, 0.0)
                if best - mine <= 1:
                    reach += 1
            businesses += mine
            if mine:
                present += 1
        election = 3 * sole + 2 * tied
        purse = p.purse
        wood: i64 = purse[WOOD]
        self.note(SOLE, float(sole))
        self.note(MARGIN, float(margin))
        self.note(REACH, float(reach))
        self.note(BUSINESSES, float(businesses))
        self.note(ELECT, tile * float(election))
        incomes = later + 1 if step < INCOME_STEP else later
        self.note(INCOME, float((present + sole) * incomes))
        harvest: i64 = 0
        for i in range(p.cleared):
            harvest += s.box.land_corn[p.row[i]]
        corn: i64 = purse[CORN]
        if step < HARVEST_STEP:
            corn += harvest
        if step < UPKEEP_STEP:
            corn -= businesses
        hungry: i64 = 0
        if corn < 0:
            hungry = -corn
            corn = 0
        elif step == UPKEEP_STEP:
            for item in s.agenda:
                if item[0] == ASK_CLOSE and item[1] == seat:
                    hungry += item[2]
        self.note(HUNGRY, float(hungry))
        self.note(CORN_OVER, float(min(corn, 5)))
        self.note(CORN_MORE, float(corn - 5) if corn > 5 else 0.0)
        balance = corn + (harvest - businesses + hungry) * later
        self.note(FAMINE, float(-balance) if balance < 0 else 0.0)
        self.note(PLENTY, float(balance) if balance > 0 and later else 0.0)
        self.note(HARVEST, float(harvest * later))
        coins: i64 = purse[COIN]
        self.note(COINS, float(min(coins, 6)))
        self.note(COINS_MORE, float(coins - 6) if coins > 6 else 0.0)
        self.note(WOODS, float(min(wood, 4)))
        self.note(WOODS_MORE, float(wood - 4) if wood > 4 else 0.0)
        goods: i64 = purse[GOODS]
        self.note(STORED, float(goods))
        rest = coins + wood + goods + corn
        return float(p.score + election - 2 * hungry) + float(rest) / 3.0

    def on_land(self, s: State, p: Player, tile: float) -> float:
        """The land row; what it scores at the end."""
        box = s.box
        length: i64 = len(p.row)
        left: i64 = p.houses
        cleared: i64 = p.cleared
        wood: i64 = p.purse[WOOD]
        soon_left = left + min(min(wood, 3), p.spare)
        complete: i64 = 0
        soon: i64 = 0
        spaces = -left
        marked: i64 = 0
        for i in range(len(p.row)):
            at: i64 = i
            card = p.row[i]
            houses: i64 = box.land_houses[card]
            spaces += houses
            left -= houses
            soon_left -= houses
            if left >= 0:
                complete += 1
            if soon_left >= 0:
                soon += 1
            if at >= cleared:
                marked += box.land_wood[card]
        points = box.land_points
        last: i64 = len(points) - 1
        row: i64 = points[min(length, last)]
        ready: i64 = 0
        if complete > cleared:
            ready = points[min(complete, last)]
        self.note(ROW, float(length))
        self.note(CLEARED, float(cleared))
        self.note(READY, float(ready))
        self.note(OPEN_POINTS, float(row) if length > cleared else 0.0)
        self.note(SPACES, float(spaces))
        self.note(MARKED_WOOD, float(marked))
        self.note(CLEAR, tile * float(ready))
        possible: i64 = 0
        if soon > complete and soon > cleared:
            possible = points[min(soon, last)]
            possible -= ready
        self.note(CLEAR_SOON, tile * float(possible))
        return float(ready)

    def in_trade(
        self, s: State, seat: Seat, p: Player, step: i64, later: i64, tile: float
    ) -> float:
        """Furs, ships, traders and the river; what they score at the end."""
        purse = p.purse
        first: i64 = 0
        second: i64 = 0
        held: i64 = 0
        for kind in range(BEAVER, BEAVER + FURS):
            n: i64 = purse[kind]
            held += n
            if n > first:
                second = first
                first = n
            elif n > second:
                second = n
        drawn: i64 = 0
        top = s.agenda[-1]
        if top[0] == DEAL_FURS and top[1] == seat:
            drawn = top[2]
        self.note(FURS_HELD, float(held))
        self.note(FURS_FIRST, float(first))
        self.note(FURS_DRAWN, float(drawn))
        box = s.box
        room: i64 = 0
        for i in range(1, p.warehouses + 1):
            room += box.docks[i]
        cargo: i64 = 0
        for card in p.ships:
            cargo += box.ship_goods[card]
        unloads = later + 1 if step < UNLOAD_STEP else later
        self.note(CARGO, float(min(cargo, room) * unloads))
        self.note(ROOM, float(room))
        best = 0.0
        points: i64 = 0
        fewest: i64 = 99
        if tile > 0.0:
            for card in s.ships:
                wanted: i64 = box.ship_furs[card]
                if wanted < fewest:
                    fewest = wanted
                if wanted > held:
                    continue
                of_first = min(first, wanted)
                of_second = min(second, wanted - of_first)
                worth = wanted + 2 * of_first + of_second
                paid: i64 = box.ship_coins[card]
                brings: i64 = box.ship_goods[card]
                brings *= unloads
                total = float(worth - wanted) + 0.4 * float(paid + brings)
                if total > best:
                    best = total
                    points = worth - wanted
        self.note(SHIP_POINTS, tile * float(points))
        lacks = 0.0
        if fewest < 99 and fewest > held:
            lacks = float(fewest - held)
        self.note(SHIP_LACKS, tile * lacks)
        travel: i64 = 0
        camp: i64 = p.post
        while s.camps[camp] == 0:
            travel += box.boats[camp]
            camp += 1
        buys: i64 = 0
        if tile > 0.0 and purse[CORN] >= travel:
            buys = self.can_buy(s, purse[GOODS])
        self.note(BUYS, tile * float(buys))
        self.note(TRAVEL, float(travel))
        self.note(AREA, float(p.post))
        return float(held + drawn)

    def can_buy(self, s: State, goods: i64) -> i64:
        """The most furs that one trade brings."""
        most: i64 = 0
        stalls = s.stalls
        for trader in (TOP, MID, LOW):
            lying: i64 = 0
            for i in range(FURS):
                lying += stalls[trader * FURS + i]
            if trader == TOP:
                lying = min(lying, goods)
            elif goods < s.box.trader_goods[trader]:
                lying = 0
            if lying > most:
                most = lying
        return most

    def of_turns(self, s: State, seat: Seat, p: Player, step: i64) -> None:
        """Specials left this round, the order marker, and the auction."""
        specials: i64 = 0
        if step <= AUCTION_STEP:
            specials = 3
        elif step <= TRADE_STEP:
            specials = TRADE_STEP - step
            for item in s.agenda:
                if item[0] == ASK_TURN and item[1] == seat:
                    specials += item[2]
        self.note(SPECIALS, float(specials))
        marker: i64 = 0
        for other in s.order:
            if other == seat:
                break
            marker += 1
        self.note(MARKER, float(marker))
        waiting = step == AUCTION_STEP and p.column == 0
        leading = waiting and seat == self.bidder
        self.note(LEADING, 1.0 if leading else 0.0)
        self.note(OWES, float(self.bid) if leading else 0.0)
        if leading:
            self.note(COLUMN_COINS, float(s.box.column_coins[s.column]))
            waiting = False
        elif waiting:
            self.note(COLUMN_COINS, self.hope[6])
        else:
            self.note(COLUMN_COINS, 0.0)
        self.note(WAITING, 1.0 if waiting else 0.0)
        self.note(STANDARD, 1.0)
