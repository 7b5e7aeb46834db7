import { expect, test } from "vitest";
import { HIGH, QUAY, skyline, WIDE } from "./skyline";

test("every business is a house, and nothing overlaps or leaves the picture", () => {
  for (const businesses of [
    [3, 4],
    [1, 0, 9],
    [14, 1, 1, 1, 0],
    [0, 0],
    [6, 6, 6, 6, 6],
  ]) {
    const points = businesses.map((_, seat) => 20 + ((seat * 37) % 50));
    const streets = skyline(businesses, points);
    expect(streets.map(({ seat, houses }) => [seat, houses.length]).sort()).toEqual(
      businesses.map((n, seat) => [seat, n]),
    );
    let right = 0;
    for (const { x, wide, houses } of streets) {
      expect(x).toBeGreaterThan(right);
      expect(wide).toBeGreaterThan(100);
      right = x + wide;
      let end = x;
      for (const house of houses) {
        expect(house.x).toBeGreaterThanOrEqual(end - 0.001);
        end = house.x + house.wide;
        expect(house.y - 0.65 * house.wide).toBeGreaterThan(150);
        expect(house.y).toBeLessThan(QUAY);
      }
      expect(end).toBeLessThanOrEqual(right + 0.001);
    }
    expect(right).toBeLessThan(WIDE);
  }
  expect(QUAY).toBeLessThan(HIGH);
});

test("the most points are on the left and highest, also with points below zero or none at all", () => {
  const streets = skyline([2, 2, 2], [10, 31, 0]);
  expect(streets.map(({ seat }) => seat)).toEqual([1, 0, 2]);
  const tops = streets.map(({ houses }) => Math.min(...houses.map(({ y }) => y)));
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  expect(skyline([1, 1], [0, 0]).map(({ houses }) => houses[0]?.y)).toEqual([382, 382]);
});
