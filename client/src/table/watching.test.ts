import { expect, test } from "vitest";
import type { Scene } from "../board/scenes";
import type { Made, StoryLine, View } from "../wire/wire";
import { zoneOf } from "./watching";

const view = (step: number) => ({ step }) as View;
const scene = (verb: Made["verb"], ...more: StoryLine["events"]): Scene => ({
  view: view(7),
  line: null,
  events: [{ t: "made", seat: 1, verb, forced: false, bid: null }, ...more],
  told: null,
  sold: null,
});

test("a move is watched where it happens", () => {
  expect(zoneOf(scene("bid"), view(4))).toBe("cashbox");
  expect(zoneOf(scene("build"), view(5))).toBe("city");
  expect(zoneOf(scene("clear"), view(6))).toBe("land");
  expect(zoneOf(scene("ship"), view(7))).toBe("ships");
  expect(zoneOf(scene("post"), view(7))).toBe("river");
});

test("a payment is watched at what it is for", () => {
  const won = { t: "won", seat: 1, column: 2, bid: 4, selector: 0 } as const;
  expect(zoneOf(scene("pay", won), view(4))).toBe("cashbox");
  expect(zoneOf(scene("pay"), view(7))).toBe("city");
});

test("where nothing happened yet, it is where the step is at home", () => {
  expect([4, 5, 6, 7].map((step) => zoneOf(null, view(step)))).toEqual([
    "cashbox",
    "city",
    "land",
    "traders",
  ]);
});

test("what ends a round is told by the sheets, and a deal where the tiles are", () => {
  const told = (step: number) => ({ ...scene("pass"), told: { step, round: 2 } });
  expect([8, 9, 10, 11, 1].map((step) => zoneOf(told(step), view(step)))).toEqual([
    ...[null, null, null, null],
    "cashbox",
  ]);
});
