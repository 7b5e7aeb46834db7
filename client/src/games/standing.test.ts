import { expect, test } from "vitest";
import type { Chair, GameCard } from "../wire/wire";
import { heights, sailed } from "./standing";

const chairs = [0, 1, 2].map((seat) => ({ seat }) as Chair);

test("a house is as high as its seat has points, and a town grows with its game", () => {
  expect(heights({ chairs, points: [0, 40, 80] })).toEqual([11, 20.5, 30]);
  expect(heights({ chairs, points: [0, 60, 120] })).toEqual([11, 20.5, 30]);
  expect(heights({ chairs, points: [] })).toEqual([11, 11, 11]);
});

test("the ship sails from the first round to the end", () => {
  const at = (round: number, step: number, phase: GameCard["phase"] = "running") =>
    sailed({ round, step, phase });
  expect([at(0, 0), at(1, 0), at(4, 0), at(4, 6)]).toEqual([0, 0, 0.5, 3.5 / 6]);
  expect([at(6, 12), at(6, 12, "over"), at(3, 4, "ended")]).toEqual([1, 1, (2 + 4 / 12) / 6]);
});
