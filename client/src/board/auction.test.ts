import { expect, test } from "vitest";
import sample from "../../samples/3-bid.json";
import type { StoryLine, View } from "../wire/wire";
import { answers, lineUp, saleOf } from "./auction";

type Event = StoryLine["events"][number];
const table = sample.at.view as unknown as View;

/** Seats 1, 2, 0 and 3 bid for column 2 in this order: null is still to answer, -1 has passed. */
const auction = (...bids: (number | null)[]) => ({
  bidders: [1, 2, 0, 3],
  bids,
  column: 2,
  high: Math.max(-1, ...bids.flatMap((bid) => bid ?? [])),
  selector: 1,
});
const view = (...bids: (number | null)[]): View => ({ ...table, auction: auction(...bids) });
const made = (seat: number, verb: "bid" | "pass" | "pay", bid: number | null = null): Event => ({
  t: "made",
  seat,
  verb,
  forced: false,
  bid,
});
const won: Event = { t: "won", seat: 1, column: 2, bid: 0, selector: 1 };
const line = (n: number, ...events: Event[]): StoryLine => ({
  n,
  round: 1,
  step: 4,
  seat: 0,
  text: "",
  chosen: true,
  said: [],
  events,
});
const bids = ({ auction }: View) => [auction?.bids, auction?.high];

test("everybody stands in the order they answer, and over what they bid", () => {
  expect(
    lineUp(auction(null, null, null, null), 1).map(({ seat, stand }) => [seat, stand]),
  ).toEqual([
    [1, "now"],
    [2, "later"],
    [0, "later"],
    [3, "later"],
  ]);
  expect(lineUp(auction(null, 3, 5, null), 0)).toEqual([
    { seat: 1, bid: 3, stand: "outbid", over: 0 },
    { seat: 2, bid: 5, stand: "leads", over: 3 },
    { seat: 0, bid: null, stand: "now", over: 5 },
    { seat: 3, bid: null, stand: "later", over: 5 },
  ]);
});

test("a bid of nothing leads, and whoever passed is out", () => {
  expect(lineUp(auction(-1, 0, -1, null), 3).map(({ stand }) => stand)).toEqual([
    "leads",
    "passed",
    "passed",
    "now",
  ]);
});

test("a column is sold to the highest bid once everybody has answered", () => {
  expect(saleOf(auction(-1, 3, 5, null))).toBeNull();
  expect(saleOf(auction(-1, 3, 5, -1))).toEqual({ column: 2, seat: 2, price: 5 });
  expect(saleOf(auction(-1, 0, -1, -1))).toEqual({ column: 2, seat: 1, price: 0 });
});

test("answers that came at once are given one by one, and then somebody else is asked", () => {
  const lines = [line(4, made(2, "bid", 7)), line(5, made(0, "pass"))];
  const { given, rest } = answers(view(null, 3, null, null), lines);
  expect(given.map(({ view }) => [...bids(view), view.mover])).toEqual([
    [[null, 3, 7, null], 7, 0],
    [[-1, 3, 7, null], 7, 3],
  ]);
  expect(given.map(({ line }) => line.n)).toEqual([4, 5]);
  expect(rest).toEqual([]);
});

test("what follows the last answer is no answer", () => {
  const lines = [line(4, made(3, "pass")), line(5, made(2, "pay"), { ...won, seat: 2, bid: 5 })];
  const { given, rest } = answers(view(-1, 3, 5, null), lines);
  expect(given.map(({ view }) => [...bids(view), view.mover])).toEqual([[[-1, 3, 5, -1], 5, -1]]);
  expect(rest).toEqual(lines.slice(1));
});

test("a column for nothing is handed over after the last answer", () => {
  const { given, rest } = answers(view(-1, 0, -1, null), [line(4, made(3, "pass"), won)]);
  expect(given.map(({ view, line }) => [...bids(view), line.events])).toEqual([
    [[-1, 0, -1, -1], 0, [made(3, "pass")]],
  ]);
  expect(rest.map(({ n, events }) => [n, events])).toEqual([[4, [won]]]);
});

test("without an auction nobody answers", () => {
  const lines = [line(4, made(3, "pass"))];
  expect(answers({ ...table, auction: null }, lines)).toEqual({ given: [], rest: lines });
});
