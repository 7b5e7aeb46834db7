import { expect, test } from "vitest";
import sample from "../../samples/3-bid.json";
import type { View } from "../wire/wire";
import { changes, flights, voyages } from "./difference";

const view = sample.at.view as unknown as View;

function changed(change: (next: View) => void): View {
  const next = structuredClone(view);
  change(next);
  return next;
}

test("nothing flies where nothing happened", () => {
  expect(flights(view, view)).toEqual([]);
  expect(changes(view, view)).toEqual([]);
});

test("furs fly from the trader that sold them to the purse that got them", () => {
  const before = changed(
    (next) =>
      (next.traders = [
        [2, 1, 0, 0, 1],
        [1, 1, 1, 0, 0],
        [0, 0, 0, 4, 0],
      ]),
  );
  const after = structuredClone(before);
  after.traders[0] = [1, 1, 0, 0, 0];
  const purse = after.players[1]!.purse;
  purse[1]! -= 2;
  purse[4]! += 1;
  purse[8]! += 1;
  expect(flights(before, after)).toEqual([
    { from: "fur:top:0:1", to: "purse:1:4" },
    { from: "fur:top:4:0", to: "purse:1:8" },
  ]);
  expect(changes(before, after)).toEqual([
    { place: "purse:1:1", n: -2 },
    { place: "purse:1:4", n: 1 },
    { place: "purse:1:8", n: 1 },
  ]);
});

test("furs drawn unseen come from nowhere", () => {
  const after = changed((next) => (next.players[0]!.purse[5]! += 2));
  expect(flights(view, after)).toEqual([]);
});

test("furs fly from the purse into the ship they are loaded on, and points are told", () => {
  const before = changed((next) => {
    next.players[2]!.purse = [0, 0, 0, 0, 2, 0, 0, 1, 0];
    next.ships = [4, 9];
  });
  const after = structuredClone(before);
  after.players[2]!.purse = [3, 0, 0, 0, 0, 0, 0, 0, 0];
  after.players[2]!.ships.push(9);
  after.players[2]!.score += 8;
  expect(flights(before, after)).toEqual([
    { from: "purse:2:4", to: "ship:9" },
    { from: "purse:2:4", to: "ship:9" },
    { from: "purse:2:7", to: "ship:9" },
  ]);
  expect(voyages(before, after)).toEqual([
    { ship: 9, furs: ["purse:2:4", "purse:2:4", "purse:2:7"] },
  ]);
  expect(changes(before, after)).toContainEqual({ place: "score:2", n: 8 });
});

test("only a ship from the harbour sails", () => {
  const before = changed((next) => (next.ships = [3]));
  const after = structuredClone(before);
  after.players[1]!.ships.push(9);
  expect(voyages(before, after)).toEqual([]);
});

test("furs that are paid with go nowhere", () => {
  const before = changed((next) => (next.players[0]!.purse[4] = 2));
  const after = structuredClone(before);
  after.players[0]!.purse[4] = 0;
  expect(flights(before, after)).toEqual([]);
});
