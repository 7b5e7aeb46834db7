import { describe, expect, it } from "vitest";
import { CHOSEN } from "../board/zone";
import {
  amount,
  choice,
  districts,
  kinds,
  list,
  low,
  question,
  ship,
  top,
  turn,
  wood,
} from "../testing/samples";
import type { Ask } from "../wire/wire";
import { chosen, pressable, specialOf } from "./pressing";

/** What a press on each thing says or begins. */
const presses = (ask: Ask) =>
  Object.fromEntries(
    Object.entries(pressable(ask)).map(([key, { option, choice: whole, item }]) => [
      key,
      whole?.text ?? [option.prefix, ...(item ? [item.word] : [])].join(" "),
    ]),
  );
const warehouse = list("warehouse", [choice("warehouse")], {
  uses: "special",
  about: { t: "district", district: 3 },
});

describe("a press on the board", () => {
  it("answers questions about columns, districts and businesses", () => {
    expect(presses(question("3-auction"))).toEqual({
      "column:2": "auction 2",
      "column:3": "auction 3",
      "column:4": "auction 4",
      "column:5": "auction 5",
    });
    expect(Object.keys(presses(question("3-place")))).toEqual(
      [1, 2, 3, 4, 5, 6].map((d) => `district:${d}`),
    );
    expect(presses(question("3-close"))).toEqual({
      "district:1": "close 1",
      "district:3": "close 3",
    });
    expect(presses(question("3-turn-city"))).toMatchObject({
      "district:1": "build 1",
      "district:6": "build 6",
    });
  });

  it("begins the actions of a turn", () => {
    const land = list("add", [choice("add L7", { t: "land", card: 7, retreat: 2 })], {
      uses: "tile",
    });
    const clear = list("clear", [choice("clear", { t: "row", cards: 1, corn: 2 })], {
      uses: "tile",
    });
    const tiles = turn(
      "trade",
      ship(17, 2, { B: 2 }),
      top(1, { X: 1 }),
      low(),
      land,
      clear,
      districts("build", 1, 2, { 3: 2 }),
    );
    expect(presses(tiles)).toEqual({
      "ship:17": "ship S17",
      "trader:top": "trade top",
      "trader:low": "trade low",
      "land:7": "add L7",
      "district:3": "build 3",
    });
  });

  it("on a district begins its special action where nothing can be built in it", () => {
    const sell = wood(2, { prefix: "wood -", deal: "sell" });
    const specials = { "special:1": "wood +", "special:3": "warehouse" };
    expect(presses(turn("trade", wood(9), sell, warehouse))).toEqual({
      ...specials,
      "district:1": "wood +",
      "district:3": "warehouse",
    });
    const builds = districts("build", 1, 3, { 1: 3, 3: 3 });
    expect(presses(turn("city", wood(9), sell, warehouse, builds))).toEqual({
      ...specials,
      "district:1": "build 1",
      "district:3": "build 3",
    });
  });

  it("does nothing for a bid or a payment", () => {
    const column = { t: "column", column: 2 } as const;
    expect(presses(turn(null, amount("bid ", 0, 4, { about: column })))).toEqual({});
    expect(presses(turn(null, kinds("pay", 2, 2, { c: 2 }, { about: column })))).toEqual({});
  });
});

describe("special actions", () => {
  it("go by their district", () => {
    expect([specialOf(wood(3)), specialOf(warehouse), specialOf(low()), specialOf(null)]).toEqual([
      1, 3, 0, 0,
    ]);
  });
});

describe("marks on the board", () => {
  const nothing = { n: 0, picks: {}, chosen: "" };

  it("count businesses", () => {
    const build = districts("build", 1, 3, { 3: 2, 6: 2 });
    expect(chosen(build, { ...nothing, picks: { 3: 2, 6: 1 } })).toEqual({
      "district:3": "+2",
      "district:6": "+1",
    });
    expect(chosen(districts("close", 1, 2, { 1: 2 }), { ...nothing, picks: { 1: 1 } })).toEqual({
      "district:1": "−1",
    });
  });

  it("show the thing a choice is about", () => {
    for (const [verb, text, about, key] of [
      ["add", "add L7", { t: "land", card: 7, retreat: 2 }, "land:7"],
      ["auction", "auction 3", { t: "column", column: 3 }, "column:3"],
      ["take", "take 5", { t: "column", column: 5 }, "column:5"],
      ["place", "place 2", { t: "district", district: 2 }, "district:2"],
      ["trade", "trade low", { t: "trader", trader: "low", furs: 3 }, "trader:low"],
    ] as const) {
      const option = list(verb, [choice(text, about)]);
      expect(chosen(option, { ...nothing, chosen: text })).toEqual({ [key]: CHOSEN });
      expect(chosen(option, nothing)).toEqual({});
    }
    expect(chosen(ship(17, 2, { B: 2 }), nothing)).toEqual({ "ship:17": CHOSEN });
    expect(chosen(top(1, { X: 1 }), nothing)).toEqual({ "trader:top": CHOSEN });
    expect(chosen(warehouse, nothing)).toEqual({ "district:3": CHOSEN });
    expect(chosen(wood(4), nothing)).toEqual({ "district:1": CHOSEN });
  });

  it("show nothing for what does not lie there", () => {
    const column = { t: "column", column: 2 } as const;
    for (const option of [
      amount("bid ", 0, 4, { about: column }),
      kinds("pay", 2, 2, { c: 2 }, { about: column }),
      list("elect", [choice("elect")]),
      list("clear", [choice("clear", { t: "row", cards: 1, corn: 2 })]),
    ])
      expect(chosen(option, { ...nothing, chosen: option.prefix })).toEqual({});
  });
});
