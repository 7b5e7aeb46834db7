import { describe, expect, it } from "vitest";
import {
  low,
  pass,
  question,
  questions,
  sample,
  samples,
  ship,
  turn,
  wood,
} from "../testing/samples";
import { groups, tilesOf } from "./groups";
import { zones } from "./zones";

describe("the options of a question", () => {
  it.each(questions)("stand in one group each: $name", ({ ask }) => {
    const found = groups(ask);
    const passes = [found.pass, found.passTile, found.passSpecial].filter(Boolean).length;
    expect(found.tile.length + found.special.length + found.rest.length + passes).toBe(
      ask.options.length,
    );
    expect(zones(ask, "").length).toBeGreaterThan(0);
  });

  it("are of a tile, special, or ways to pass", () => {
    const found = groups(
      turn("trade", low(), ship(3, 2, { B: 2 }), wood(2), pass("pass tile"), pass("pass special")),
    );
    expect(found.tile.map(({ prefix }) => prefix)).toEqual(["trade", "ship S3"]);
    expect(found.special.map(({ prefix }) => prefix)).toEqual(["wood +"]);
    expect([
      found.passTile?.choice.text,
      found.passSpecial?.choice.text,
      found.pass,
      found.rest,
    ]).toEqual(["pass tile", "pass special", null, []]);
    expect(groups(question("3-bid"))).toMatchObject({
      pass: { verb: "pass" },
      rest: [{ prefix: "bid " }],
    });
  });
});

describe("the tiles of a turn", () => {
  it("are counted by their kind", () => {
    const { at } = sample("3-turn-trade");
    expect(tilesOf(question("3-turn-trade"), at.view)).toEqual({ all: 1, left: 1 });
    expect(tilesOf({ ...question("3-turn-trade"), tile: null }, at.view)).toEqual({
      all: 0,
      left: 0,
    });
  });
});

describe("what the server tells", () => {
  it.each(samples)("has the points for every place of a row and the next one: $name", ({ at }) => {
    for (const { row, row_points } of at.view.players)
      expect(row_points).toHaveLength(row.length + 1);
  });

  it.each(samples)("names columns as they are counted: $name", ({ at }) => {
    const said = JSON.stringify(at.story);
    for (const [, column] of said.matchAll(/"column":(-?\d+)/g))
      expect([1, 2, 3, 4, 5]).toContain(Number(column));
  });
});
