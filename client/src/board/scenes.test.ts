import { expect, test } from "vitest";
import { at as message } from "../testing/log";
import sample from "../../samples/3-bid.json";
import type { At, StoryLine, View } from "../wire/wire";
import { scenes } from "./scenes";

type Event = StoryLine["events"][number];
const view = sample.at.view as unknown as View;

/** A table with so much corn, goods and coins at the first seat, its points, and what lies on display. */
function table(purse: [number, number, number], score: number, more: Partial<View> = {}): View {
  const next = structuredClone({ ...view, ...more });
  const [corn, goods, coin] = purse;
  Object.assign(next.players[0]!.purse, { 0: coin, 1: goods, 3: corn });
  next.players[0]!.score = score;
  next.players[0]!.businesses = [2, 0, 0, 0, 0, 0];
  return next;
}
function line(n: number, events: Event[], seat = 0): StoryLine {
  return { n, round: 2, step: 7, seat, text: "", chosen: seat >= 0, said: [], events };
}
const gained = (
  kind: "corn" | "goods" | "coin",
  n: number,
  why: "harvest" | "upkeep" | "cargo" | "income" | "ship",
): Event => ({
  t: "gained",
  seat: 0,
  kind,
  n,
  why,
});
const began = (step: number, round = 2): Event => ({ t: "began", step, round });
const said = (story: StoryLine[], now: View, stages: At["stages"] = []): At => ({
  ...message(9, story[0]!.n, 0),
  story,
  view: now,
  stages,
});
const told = (of: View) => {
  const { purse, score, businesses } = of.players[0]!;
  return [of.round, of.step, purse[3], purse[1], purse[0], score, businesses[0]];
};
const END: Event[] = [
  { t: "made", seat: 0, verb: "ship", forced: false, bid: null },
  gained("coin", 3, "ship"),
  began(8),
  gained("corn", 4, "harvest"),
  began(9),
  gained("corn", -5, "upkeep"),
  { t: "closed", seat: 0, district: 1, n: 1 },
  { t: "scored", seat: 0, n: -2, why: "close" },
  began(10),
  gained("goods", 2, "cargo"),
  began(11),
  gained("coin", 6, "income"),
];

test("a move is one scene", () => {
  const events: Event[] = [{ t: "made", seat: 0, verb: "ship", forced: false, bid: null }];
  const at = said([line(4, events)], view);
  expect(scenes(view, at)).toEqual([{ view, line: at.story[0], events, told: null, sold: null }]);
});

test("the end of a round is a scene for each step, with the purse as it was then", () => {
  const before = table([1, 0, 1], 10, { round: 2, step: 7, land: [1, 2], ships: [3, 4] });
  const stage = table([0, 2, 10], 8, { round: 3, step: 1, land: [], ships: [], mover: -1 });
  stage.players[0]!.businesses = [1, 0, 0, 0, 0, 0];
  stage.players[0]!.ships = [4];
  const now = structuredClone({ ...stage, step: 4, land: [7, 8], ships: [5, 6] });
  const story = [line(4, [...END, began(1, 3)]), line(5, [{ t: "land-dealt", card: 7 }], -1)];
  const found = scenes(before, said(story, now, [{ n: 4, view: stage }]));
  expect(found.map((scene) => [scene.told?.step ?? 0, ...told(scene.view)])).toEqual([
    [0, 2, 7, 1, 0, 4, 10, 2],
    [8, 2, 8, 5, 0, 4, 10, 2],
    [9, 2, 9, 0, 0, 4, 8, 1],
    [10, 2, 10, 0, 2, 4, 8, 1],
    [11, 2, 11, 0, 2, 10, 8, 1],
    [1, 3, 4, 0, 2, 10, 8, 1],
  ]);
  expect(found.map((scene) => scene.view.ships)).toEqual([[3], [3], [3], [3], [3], [5, 6]]);
  expect(found.at(-1)?.view).toBe(now);
});

test("a step that gave nobody anything is not told", () => {
  const at = said(
    [
      line(4, [
        began(8),
        { t: "harvested", seat: 0, corn: 0 },
        began(11),
        gained("coin", 1, "income"),
      ]),
    ],
    view,
  );
  expect(scenes(view, at).map((scene) => scene.told?.step)).toEqual([11]);
});

test("the last round ends before the final scoring", () => {
  const now = table([0, 2, 10], 20, { step: 12 });
  const events: Event[] = [
    began(11),
    gained("coin", 6, "income"),
    began(12),
    { t: "scored", seat: 0, n: 12, why: "final-land" },
  ];
  const found = scenes(view, said([line(4, events)], now));
  expect(found.map((scene) => [scene.told?.step ?? 0, scene.view.players[0]!.score])).toEqual([
    [11, 8],
    [0, 20],
  ]);
});

test("several rounds at once are no story", () => {
  const at = said(
    [line(4, [began(8, 2), gained("corn", 1, "harvest")]), line(5, [began(8, 3)])],
    view,
  );
  expect(scenes(view, at)).toHaveLength(1);
});

/** Three seats bid for column 2: null is still to answer, -1 has passed. */
const bidding = (bids: (number | null)[]): View => ({
  ...view,
  auction: {
    bidders: [1, 2, 0],
    bids,
    column: 2,
    high: Math.max(...bids.map(Number)),
    selector: 1,
  },
});
const won = (selector: number): Event => ({ t: "won", seat: 2, column: 2, bid: 5, selector });
const sold = (before: View, after: View, events: Event[] = []) =>
  scenes(before, said([line(4, events)], after)).map((scene) => scene.sold);

test("a column is sold when the last has answered, and only then", () => {
  const [open, last] = [bidding([null, 3, 5]), bidding([-1, 3, 5])];
  expect(sold(bidding([null, 3, null]), open)).toEqual([null]);
  expect(sold(open, last)).toEqual([{ column: 2, seat: 2, price: 5 }]);
  expect(sold(last, last)).toEqual([null]);
  expect(sold(last, view, [won(1)])).toEqual([null]);
});

test("where the payment comes with the last answer, the column is sold once", () => {
  const paid = { ...view, auction: null };
  expect(sold(bidding([null, 3, 5]), paid, [won(1)])).toEqual([{ column: 2, seat: 2, price: 5 }]);
});

test("what is taken free is not sold", () => {
  expect(sold(view, { ...view, auction: null }, [won(-1)])).toEqual([null]);
});

const made = (seat: number, verb: "bid" | "pass", bid: number | null): Event => ({
  t: "made",
  seat,
  verb,
  forced: false,
  bid,
});

test("every answer is a scene, and the sale is seen before the column is handed over", () => {
  const paid = { ...view, auction: null };
  const story = [
    line(4, [made(2, "bid", 5)], 2),
    line(5, [made(0, "pass", null)], 0),
    line(6, [won(1)], 2),
  ];
  const found = scenes(bidding([null, 3, null]), said(story, paid));
  expect(found.map((scene) => [scene.view.auction?.bids, scene.line?.n, scene.sold])).toEqual([
    [[null, 3, 5], 4, null],
    [[-1, 3, 5], 5, { column: 2, seat: 2, price: 5 }],
    [undefined, 6, null],
  ]);
  expect(found.at(-1)?.view).toBe(paid);
});
