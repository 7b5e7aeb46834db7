import { describe, expect, it } from "vitest";
import {
  amountText,
  bounds,
  canAdd,
  changed,
  CHOSEN,
  chosen,
  compose,
  first,
  groups,
  landPoints,
  load,
  missing,
  mixText,
  payment,
  pressable,
  quick,
  ready,
  passing,
  rivals,
  shortcut,
  still,
  sureBid,
  tilesOf,
  total,
  zones,
  zonesBeside,
  type Keyed,
  type Picks,
} from "./compose";
import type { Ask, Asked, At, Choice, Forecast, Option, TableInfo, View } from "./wire";

interface Sample {
  info: TableInfo;
  at: At;
  ask: Asked | null;
}
const files = import.meta.glob<Sample>("../samples/*.json", { eager: true, import: "default" });
const samples = Object.entries(files).map(([path, one]) => ({ name: path.replace(/.*\/|\.json/g, ""), ...one }));
const sample = (name: string) => samples.find((one) => one.name === name) as Sample;
const asked = (name: string) => sample(name).ask?.ask as Ask;
const pick = (name: string, prefix: string) =>
  asked(name).options.find((one) => one.prefix === prefix) as Option;

const FUR = "[1-9][0-9]?[BMORX]";
const MIX = "[1-9][0-9]{0,2}[cgwnBMORX]";
/** The actions of docs/notation.md. */
const GRAMMAR = new RegExp(
  `^(place [1-6]|auction [1-5]|take [1-5]|bid (0|[1-9][0-9]{0,2})|pass|pay( ${MIX})+` +
    `|build( [1-6]){1,3}|elect|add L[1-9][0-9]?|clear|trade top( ${FUR})+|trade mid|trade low` +
    `|ship S[1-9][0-9]?( ${FUR})+|pass tile|(wood|corn) [+-][1-9][0-9]{0,2}|warehouse|post` +
    `|houses [1-3]|market [1-3]|pass special|close( [1-6]){1,25})$`,
);

function option(change: Partial<Option>): Option {
  return { verb: "", shape: "mix", prefix: "", choices: [], least: 0, most: 0, items: [], fee: 0, ...change };
}
const items = (of: Record<string, number>) => Object.entries(of).map(([word, most]) => ({ word, most }));
const calm = { upkeep: 0, harvest: 0 } as Forecast;

describe("texts", () => {
  it("counts letters, and names districts one by one in their order", () => {
    const pay = option({ prefix: "pay", least: 5, most: 5, items: items({ c: 5, w: 2, B: 1 }) });
    expect(mixText(pay, { B: 1, c: 3, w: 1 })).toBe("pay 3c 1w 1B");
    const build = option({ prefix: "build", least: 1, most: 3, items: items({ 1: 3, 2: 3, 6: 3 }) });
    expect(mixText(build, { 6: 2, 2: 1 })).toBe("build 2 6 6");
    const ship = option({ prefix: "ship S5", least: 3, most: 3, items: items({ B: 3, O: 1 }) });
    expect(mixText(ship, { O: 1, B: 2 })).toBe("ship S5 2B 1O");
    const top = option({ prefix: "trade top", least: 1, most: 2, items: items({ X: 2 }) });
    expect(mixText(top, { X: 2 })).toBe("trade top 2X");
    const close = option({ prefix: "close", least: 2, most: 2, items: items({ 4: 2 }) });
    expect(mixText(close, { 4: 2 })).toBe("close 4 4");
  });

  it("says amounts with the sign of the prefix, and only those in range", () => {
    const wood = option({ shape: "amount", prefix: "wood +", least: 1, most: 4 });
    expect([0, 3, 4, 5, 1.5].map((n) => amountText(wood, n))).toEqual(["", "wood +3", "wood +4", "", ""]);
    const bid = option({ shape: "amount", prefix: "bid ", least: 0, most: 7 });
    expect([0, 7].map((n) => amountText(bid, n))).toEqual(["bid 0", "bid 7"]);
  });

  it("are empty while something is missing, too much or unknown", () => {
    const pay = option({ prefix: "pay", least: 3, most: 3, items: items({ c: 2, g: 2 }) });
    const wrong: Picks[] = [{}, { c: 2 }, { c: 2, g: 2 }, { c: 3 }, { B: 3 }, { c: 4, g: -1 }];
    expect(wrong.map((picks) => mixText(pay, picks))).toEqual(wrong.map(() => ""));
    expect(compose(option({ shape: "list", prefix: "elect" }), { n: 0, picks: {}, chosen: "elect" })).toBe("");
  });
});

describe("every sample", () => {
  it.each(samples.filter(({ ask }) => ask))("composes only what the notation has: $name", ({ ask, at }) => {
    const question = ask?.ask as Ask;
    const seat = at.view.players[question.seat];
    const ahead = at.forecast[question.seat] as Forecast;
    for (const one of question.options) {
      const begin = first(one, seat?.purse ?? [], ahead);
      const texts =
        one.shape === "amount"
          ? [one.least, one.most].map((n) => amountText(one, n))
          : one.shape === "mix"
            ? [mixText(one, greedy(one)), ...(one.least === one.most ? [mixText(one, load(one))] : [])]
            : one.choices.map(({ text }) => compose(one, { ...begin, chosen: text }));
      expect(texts.length).toBeGreaterThan(0);
      for (const text of texts) expect(text).toMatch(GRAMMAR);
      if (one.verb === "pay") expect(mixText(one, begin.picks)).toMatch(GRAMMAR);
    }
  });

  it.each(samples.filter(({ ask }) => ask))("shows every option in one group: $name", ({ ask }) => {
    const question = ask?.ask as Ask;
    const found = groups(question);
    const passes = [found.pass, found.passTile, found.passSpecial].filter(Boolean).length;
    expect(found.tile.length + found.special.length + found.rest.length + passes).toBe(question.options.length);
    expect(zones(question, "").length).toBeGreaterThan(0);
  });

  /** Whatever fits, in the order of the items. */
  function greedy(one: Option): Picks {
    return one.items.reduce((picks, { word, most }) => changed(one, picks, word, most), {} as Picks);
  }
});

describe("what was picked once", () => {
  const mix = option({ shape: "mix", prefix: "trade top", least: 1, most: 3, items: [{ word: "B", most: 2 }, { word: "X", most: 1 }] });
  const left = { n: 5, picks: { B: 2, O: 1, X: 2 }, chosen: "trade low" };

  it("stays as far as it is still allowed", () => {
    expect(still(mix, left).picks).toEqual({ B: 2, X: 1 });
    expect(still({ ...mix, most: 2 }, left).picks).toEqual({ B: 2 });
    expect(still({ ...mix, items: [{ word: "X", most: 1 }] }, left).picks).toEqual({ X: 1 });
    expect(still(option({ shape: "amount", least: 1, most: 3 }), left).n).toBe(3);
    expect(still(option({ shape: "amount", least: 6, most: 9 }), left).n).toBe(6);
    const low = { text: "trade low" } as Choice;
    expect(still(option({ shape: "list", choices: [low] }), left).chosen).toBe("trade low");
    expect(still(option({ shape: "list" }), left).chosen).toBe("");
  });
});

describe("the board on a phone", () => {
  it.each(samples.filter(({ ask }) => ask))("repeats nothing the question draws: $name", ({ ask }) => {
    const { ask: question } = ask as Asked;
    for (const { verb } of [...question.options, { verb: "" }]) {
      const shown = zonesBeside(question, verb);
      expect(zones(question, verb)).toEqual(expect.arrayContaining(shown));
      const drawn = { bid: ["cashbox"], trade: ["river"], post: ["river"], pay: question.step === 4 ? ["cashbox"] : [] };
      expect(shown).toEqual(drawn[verb as keyof typeof drawn] ?? []);
    }
  });
});

describe("samples", () => {
  it.each(samples)("name columns as they are counted: $name", ({ at }) => {
    const said = JSON.stringify(at.story);
    for (const [, column] of said.matchAll(/"column":(-?\d+)/g)) expect([1, 2, 3, 4, 5]).toContain(Number(column));
  });
});

describe("exact texts of samples", () => {
  it("composes bids, payments and dealings", () => {
    expect(amountText(pick("3-bid", "bid "), 2)).toBe("bid 2");
    expect(amountText(pick("3-turn-city", "wood -"), 2)).toBe("wood -2");
    const { view, forecast } = sample("3-pay").at;
    const seat = asked("3-pay").seat;
    const paid = payment(pick("3-pay", "pay"), view.players[seat]?.purse ?? [], forecast[seat] as Forecast);
    expect(mixText(pick("3-pay", "pay"), paid)).toBe("pay 3c 6g");
    expect(mixText(pick("3-close", "close"), { 3: 1 })).toBe("close 3");
  });

  it("knows what on the board may be pressed", () => {
    expect(pressable(asked("3-auction"))).toEqual({
      "column:2": "auction 2",
      "column:3": "auction 3",
      "column:4": "auction 4",
      "column:5": "auction 5",
    });
    expect(Object.keys(pressable(asked("3-place")))).toEqual([1, 2, 3, 4, 5, 6].map((d) => `district:${d}`));
    expect(pressable(asked("3-close"))).toEqual({ "district:1": "close", "district:3": "close" });
    expect(pressable(asked("3-turn-city"))).toMatchObject({ "district:1": "build", "district:6": "build" });
    const tiles = { options: [
      option({ verb: "ship", prefix: "ship S17" }),
      option({ verb: "trade", prefix: "trade top" }),
      option({ verb: "trade", shape: "list", prefix: "trade", choices: [{ text: "trade low" }] as Option["choices"] }),
      option({ verb: "add", shape: "list", prefix: "add", choices: [{ text: "add L7" }] as Option["choices"] }),
      option({ verb: "build", prefix: "build", items: items({ 3: 2 }) }),
    ] } as Ask;
    expect(pressable(tiles)).toEqual({
      "ship:17": "ship S17",
      "trader:top": "trade top",
      "trader:low": "trade low",
      "land:7": "add L7",
      "district:3": "build",
    });
  });

  it("knows what on the board is chosen", () => {
    const nothing = { n: 0, picks: {}, chosen: "" };
    const build = option({ verb: "build", prefix: "build", items: items({ 3: 2, 6: 2 }) });
    expect(chosen(build, { ...nothing, picks: { 3: 2, 6: 1 } })).toEqual({ "district:3": "+2", "district:6": "+1" });
    const close = option({ verb: "close", prefix: "close", items: items({ 1: 2 }) });
    expect(chosen(close, { ...nothing, picks: { 1: 1 } })).toEqual({ "district:1": "−1" });
    const land = option({ verb: "add", shape: "list", prefix: "add" });
    expect(chosen(land, nothing)).toEqual({});
    for (const [verb, text, key] of [
      ["add", "add L7", "land:7"],
      ["auction", "auction 3", "column:3"],
      ["take", "take 5", "column:5"],
      ["place", "place 2", "district:2"],
      ["trade", "trade low", "trader:low"],
    ] as const)
      expect(chosen(option({ verb, shape: "list", prefix: verb }), { ...nothing, chosen: text })).toEqual({ [key]: CHOSEN });
    expect(chosen(option({ verb: "ship", prefix: "ship S17" }), nothing)).toEqual({ "ship:17": CHOSEN });
    expect(chosen(option({ verb: "trade", prefix: "trade top" }), nothing)).toEqual({ "trader:top": CHOSEN });
    expect(chosen(option({ verb: "warehouse", shape: "list", prefix: "warehouse" }), nothing)).toEqual({ "district:3": CHOSEN });
    for (const verb of ["bid", "pay", "elect", "clear"]) expect(chosen(option({ verb, prefix: verb }), nothing)).toEqual({});
  });
});

describe("bounds", () => {
  const pay = option({ prefix: "pay", least: 6, most: 6, items: items({ c: 4, g: 6 }) });

  it("leave room for what is picked already", () => {
    expect(bounds(pay, {}, "g")).toEqual({ least: 0, most: 6 });
    expect(bounds(pay, { c: 4 }, "g")).toEqual({ least: 0, most: 2 });
    expect(bounds(pay, { c: 4 }, "B")).toEqual({ least: 0, most: 0 });
    expect(canAdd(pay, { c: 4 }, "c")).toBe(false);
    expect([missing(pay, { c: 4 }), missing(pay, { c: 4, g: 2 })]).toEqual([2, 0]);
  });

  it("hold when something is added or taken", () => {
    expect(changed(pay, { c: 4 }, "g", 9)).toEqual({ c: 4, g: 2 });
    expect(changed(pay, { c: 1 }, "c", -3)).toEqual({});
    expect(ready(pay, changed(pay, { c: 4 }, "g", 2))).toBe(true);
  });
});

describe("proposals", () => {
  const all = items({ c: 9, g: 9, w: 9, n: 9, B: 9, M: 9, O: 9, R: 9, X: 9 });
  const due = (n: number) => option({ verb: "pay", prefix: "pay", least: n, most: n, items: all });
  const purse = [5, 2, 1, 4, 3, 1, 0, 0, 0];
  const ahead = { upkeep: 4, harvest: 1 } as Forecast;
  const text = (n: number) => mixText(due(n), payment(due(n), purse, ahead));

  it("pay with what can best be missed", () => {
    expect(text(3)).toBe("pay 3c");
    expect(text(4)).toBe("pay 3c 1n");
    expect(text(6)).toBe("pay 3c 2g 1n");
    expect(text(7)).toBe("pay 3c 2g 1w 1n");
    expect(text(9)).toBe("pay 5c 2g 1w 1n");
    expect(text(12)).toBe("pay 5c 2g 1w 4n");
    expect(text(13)).toBe("pay 5c 2g 1w 4n 1M");
    expect(text(14)).toBe("pay 5c 2g 1w 4n 1B 1M");
  });

  it("load as many of a kind as there are", () => {
    const ship = option({ verb: "ship", prefix: "ship S1", least: 4, most: 4, items: items({ B: 1, M: 2, X: 3 }) });
    expect(mixText(ship, load(ship))).toBe("ship S1 1M 3X");
    expect(total(first(ship, [], calm).picks)).toBe(4);
  });

  it("choose where there is one choice only", () => {
    const elect = option({ verb: "elect", shape: "list", choices: [{ text: "elect" }] as Option["choices"] });
    expect(first(elect, [], calm).chosen).toBe("elect");
  });
});

describe("bidding", () => {
  const player = (held: number, column = 0) => ({ purse: [held, 0, 0, 0, 0, 0, 0, 0, 0], column });
  const view = {
    order: [2, 0, 4, 1, 3],
    players: [player(9), player(15), player(30), player(4, 2), player(7)],
    auction: { column: 1, selector: 2, high: 3, bids: [null, null, 3, null, -1] },
  } as unknown as View;
  const bid = option({ verb: "bid", shape: "amount", prefix: "bid ", least: 4, most: 9 });

  it("knows who may still bid: those still to come first, those with a column not at all", () => {
    expect(rivals(view, 0).map(({ seat, limit, bid: n, toBid }) => [seat, limit, n, toBid])).toEqual([
      [1, 15, null, true],
      [2, 30, 3, false],
      [4, 7, -1, false],
    ]);
  });

  it("knows what passing leads to", () => {
    expect(passing(view, rivals(view, 0))).toBe("q-pass-means");
    expect(passing(view, rivals(view, 0).slice(0, 1))).toBe("q-pass-last");
    expect(passing({ ...view, seats: 2 }, rivals(view, 0).slice(0, 1))).toBe("q-pass-two");
  });

  it("knows the bid nobody can top", () => {
    expect(sureBid(bid, rivals(view, 0))).toBe(16);
    expect(sureBid(bid, rivals(view, 1))).toBe(10);
    expect(sureBid(bid, [])).toBe(4);
  });
});

describe("the turn", () => {
  it("counts tiles and places", () => {
    const { at, info } = sample("3-turn-trade");
    const seat = at.view.players[2];
    expect(seat && tilesOf(at.view, seat)).toEqual({ all: 1, used: 0 });
    expect([1, 3, 8, 11].map((place) => landPoints(info.box, place))).toEqual([1, 6, 36, 36]);
  });
});

describe("shortcuts", () => {
  const key = (name: string, tagName = "H2", more: Partial<Keyed> = {}) =>
    shortcut({
      key: name,
      target: { tagName } as unknown as EventTarget,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      ...more,
    });

  it("mean what they say", () => {
    expect(key("Enter")).toEqual({ do: "primary" });
    expect(key("p")).toEqual({ do: "pass" });
    expect(key("U")).toEqual({ do: "undo" });
    expect(key("7")).toEqual({ do: "digit", n: 7 });
    expect([key("+"), key("-")]).toEqual([{ do: "more" }, { do: "less" }]);
    expect(key("Escape")).toEqual({ do: "back" });
  });

  it("leave fields, buttons and the browser alone", () => {
    expect(key("p", "INPUT")).toBeNull();
    expect(key("Enter", "BUTTON")).toBeNull();
    expect(key("p", "H2", { ctrlKey: true })).toBeNull();
    expect(key("x")).toBeNull();
  });

  it("take Enter from a button that was only clicked", () => {
    const enter = { key: "Enter", target: { tagName: "BUTTON" } as unknown as EventTarget };
    const plain = { ctrlKey: false, metaKey: false, altKey: false };
    expect(shortcut({ ...enter, ...plain }, true)).toEqual({ do: "primary" });
    expect(shortcut({ ...enter, ...plain })).toBeNull();
  });

  it("are not taken from where somebody writes, but work on a slider", () => {
    const on = (type: string) => ({ target: { tagName: "INPUT", type } as unknown as EventTarget });
    expect(key("Enter", "INPUT", on("text"))).toBeNull();
    expect(key("p", "INPUT", on("text"))).toBeNull();
    expect(key("Enter", "INPUT", on("range"))).toEqual({ do: "primary" });
    expect(key("7", "INPUT", on("range"))).toEqual({ do: "digit", n: 7 });
  });
});

it("small amounts are one press away, and so are ten and all", () => {
  expect(quick(1)).toEqual([1]);
  expect(quick(6)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(quick(7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(quick(12)).toEqual([1, 2, 3, 4, 5, 6, 10, 12]);
});
