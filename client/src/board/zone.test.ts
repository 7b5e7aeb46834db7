import { expect, test } from "vitest";
import type { View } from "../wire/wire";
import { berthed, dealt, longhouses, owners, reaches, tilesOf } from "./zone";

const samples = import.meta.glob<{ at: { view: View } }>("../../samples/*.json", {
  eager: true,
  import: "default",
});

function sample(name: string): View {
  const found = samples[`../../samples/${name}.json`];
  if (!found) throw new Error(name);
  return found.at.view;
}

test("a longhouse keeps its number when it walks upstream, and the last of a camp leaves", () => {
  expect(longhouses([2, 1, 0, 0, 0])).toEqual([[1, 2], [0], [], [], []]);
  expect(longhouses([1, 2, 0, 0, 0])).toEqual([[2], [0, 1], [], [], []]);
  expect(longhouses([0, 2, 0, 0, 0])).toEqual([[], [0, 1], [], [], []]);
});

test("the river's columns fill its width and leave room for every longhouse", () => {
  const widths = reaches([5, 4, 3, 2, 1], [5, 3, 3, 3, 3], 640);
  expect(widths.reduce((sum, n) => sum + n, 0)).toBeCloseTo(640);
  expect(widths[0]).toBeGreaterThanOrEqual(155);
});

test("an empty place is a card taken only once the cards of the round are dealt", () => {
  expect(dealt(sample("3-place"))).toBe(false);
  expect(dealt({ ...sample("3-close"), step: 1 })).toBe(false);
  expect(
    ["3-auction", "3-turn-land", "3-close", "3-over"].map((name) => dealt(sample(name))),
  ).toEqual([true, true, true, true]);
});

test("a column shows its tiles, and which of them its owner has used", () => {
  const view = sample("4-turn-city");
  const left = view.players.map((player) => player.tiles.reduce((sum, n) => sum + n, 0));
  view.players.forEach((player, seat) => {
    const tiles = tilesOf(view, player.column - 1);
    expect(tiles.filter((tile) => !tile.used).length).toBe(left[seat]);
  });
});

test("owners of a district are told with their lead", () => {
  const view = sample("5-bid");
  const leaders = owners(view, 1).filter((owner) => owner.leads);
  expect(leaders.length).toBeGreaterThan(0);
  expect(owners(sample("5-place"), 0)).toEqual([]);
});

test("a ship that sails leaves its berth empty, and the others lie still", () => {
  expect(berthed([], [3, 7, 2, 9], 4)).toEqual([3, 7, 2, 9]);
  expect(berthed([3, 7, 2, 9], [3, 2, 9], 4)).toEqual([3, null, 2, 9]);
  expect(berthed([3, null, 2, 9], [2, 9], 4)).toEqual([null, null, 2, 9]);
  expect(berthed([3, null, 2, 9], [3, 7, 2, 9], 4)).toEqual([3, 7, 2, 9]);
  expect(berthed([null, null, 2, 9], [5, 1, 4, 8], 4)).toEqual([5, 1, 4, 8]);
});
