import { expect, test } from "vitest";
import type { Scene } from "../board/scenes";
import type { Made, StoryLine } from "../wire/wire";
import { Bell, cues } from "./cues";

type Event = StoryLine["events"][number];
const made = (verb: Made["verb"], seat = 0): Event => ({
  t: "made",
  seat,
  verb,
  forced: false,
  bid: null,
});
const scene = (events: Event[], sold: Scene["sold"] = null) => ({ events, sold });

test("a bid, a ship, clearing and elections are heard, whoever makes them", () => {
  expect(cues([scene([made("bid", 2)])])).toEqual(["bid"]);
  expect(cues([scene([made("ship")])])).toEqual(["ship"]);
  expect(cues([scene([made("clear")])])).toEqual(["clear"]);
  expect(cues([scene([made("elect", 1)])])).toEqual(["elections"]);
});

test("nothing else is", () => {
  const events: Event[] = [
    made("auction"),
    made("pass"),
    made("pay"),
    made("build"),
    made("trade"),
    made("pass tile"),
    { t: "won", seat: 1, column: 2, bid: 0, selector: -1 },
    { t: "scored", seat: 0, n: 9, why: "ship" },
    { t: "began", step: 8, round: 2 },
  ];
  expect(cues([scene(events)])).toEqual([]);
});

test("the hammer falls after the bid that ended the auction", () => {
  expect(cues([scene([made("bid")], { column: 3, seat: 0, price: 7 })])).toEqual(["bid", "sold"]);
});

test("of scenes that are skipped each sound is heard once, in their order", () => {
  const skipped = [
    scene([made("ship")]),
    scene([made("bid")]),
    scene([made("bid", 1), made("ship")], { column: 1, seat: 1, price: 4 }),
  ];
  expect(cues(skipped)).toEqual(["ship", "bid", "sold"]);
});

test("the bell calls whoever is asked when somebody else was to move", () => {
  const bell = new Bell();
  const rung = (asked: number, others = false) => bell.rings(asked, others);
  expect(rung(-1, true)).toBe(false);
  expect(rung(0)).toBe(true);
  expect(rung(0)).toBe(false);
  // The question comes a moment after its table.
  expect(rung(-1)).toBe(false);
  expect(rung(0)).toBe(false);
  expect(rung(-1, true)).toBe(false);
  expect(rung(0)).toBe(true);
});

test("it does not ring for a page that has just been opened", () => {
  const bell = new Bell();
  expect(bell.rings(0, false)).toBe(false);
  expect(bell.rings(0, false)).toBe(false);
});

test("it calls each of those who share a device", () => {
  const bell = new Bell();
  bell.rings(0, false);
  expect([bell.rings(1, false), bell.rings(1, false), bell.rings(0, false)]).toEqual([
    true,
    false,
    true,
  ]);
});
