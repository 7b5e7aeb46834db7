// A small table for the pictures of the rules: Blue looks on, Yellow and Orange play.
import type { BoxView, Chair, PlayerView, View } from "../wire/wire";

export const CHAIRS: Chair[] = (["blue", "yellow", "orange"] as const).map((colour, seat) => ({
  seat,
  colour,
  name: "",
  kind: "person",
  bot: "",
  here: true,
  mine: seat === 0,
}));

export const BOX: BoxView = {
  name: "",
  digest: "",
  land: [
    { houses: 2, wood: 2, corn: 3 },
    { houses: 2, wood: 4, corn: 2 },
    { houses: 3, wood: 5, corn: 3 },
    { houses: 3, wood: 6, corn: 4 },
  ],
  ships: [{ furs: 5, coins: 2, goods: 3 }],
  column_tiles: [3, 3, 2, 2, 2],
  column_coins: [1, 0, 2, 1, 0],
  docks: [4, 2, 2, 2],
  boats: [1, 1, 1, 1],
  trader_furs: [4, 3, 4],
  trader_goods: [1, 4, 3],
  land_points: [1, 3, 6, 10, 15, 21, 28, 36],
  reconstructed: [],
};

function player(more: Partial<PlayerView>): PlayerView {
  return {
    purse: [8, 4, 3, 2, 0, 1, 0, 0, 1],
    projection: { election: 0, land: 0, furs: 0, rest: 0, total: 0 },
    score: 0,
    buildings: 17,
    row: [],
    row_points: BOX.land_points,
    houses: [],
    housed: 0,
    cleared: 0,
    ships: [],
    warehouses: 1,
    room: 4,
    area: 1,
    travel: 0,
    tiles: [0, 0, 0],
    column: 0,
    businesses: [0, 0, 0, 0, 0, 0],
    standing: [0, 0, 0, 0, 0, 0],
    fees: [1, 1, 1, 1, 1, 1],
    camp: 2,
    fills: [],
    affords: [true, true, true],
    ...more,
  };
}

export const PLAYERS: PlayerView[] = [
  player({
    row: [1, 2, 3, 4],
    houses: [2, 2, 3, 2],
    housed: 3,
    cleared: 2,
    travel: 1,
    businesses: [2, 1, 0, 0, 0, 0],
    standing: [2, 1, 0, 0, 0, 0],
    fees: [0, 0, 1, 1, 1, 1],
  }),
  player({
    area: 2,
    businesses: [1, 1, 0, 0, 0, 0],
    standing: [0, 1, 0, 0, 0, 0],
    fees: [1, 0, 1, 1, 1, 1],
  }),
  player({
    area: 3,
    businesses: [0, 0, 1, 0, 0, 0],
    standing: [0, 0, 2, 0, 0, 0],
    fees: [1, 1, 0, 1, 1, 1],
  }),
];

export const TABLE: View = {
  seats: 3,
  round: 3,
  step: 4,
  mover: 2,
  order: [1, 0, 2],
  players: PLAYERS,
  camps: [0, 2, 0, 0, 0],
  spaces: [3, 2, 2, 1, 1],
  areas: [3, 2, 2, 2, 2],
  traders: [
    [1, 1, 1, 1, 0],
    [1, 0, 1, 0, 1],
    [1, 1, 1, 1, 0],
  ],
  land: [],
  ships: [1],
  land_deck: 0,
  ship_deck: 0,
  columns: [
    [0, 1, 2],
    [2, 1, 0],
    [1, 0, 1],
    [0, 1, 1],
    [1, 1, 0],
  ],
  reserve: [8, 7, 6, 6, 5],
  discard: [0, 0, 0, 0, 0],
  auction: { column: 1, selector: 1, bids: [6, 5, null], high: 6, bidders: [1, 0, 2] },
};
