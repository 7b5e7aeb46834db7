import { describe, expect, it } from "vitest";
import {
  amount,
  choice,
  districts,
  kinds,
  list,
  low,
  question,
  questions,
  ship,
  top,
  wood,
} from "../testing/samples";
import {
  about,
  amountText,
  canAdd,
  changed,
  choiceOf,
  compose,
  filled,
  first,
  missing,
  mixText,
  mostOf,
  ready,
  still,
  type Option,
  type Picks,
} from "./composing";

const FUR = "[1-9][0-9]?[BMORX]";
const MIX = "[1-9][0-9]{0,2}[cgwnBMORX]";
/** The actions of docs/notation.md. */
const GRAMMAR = new RegExp(
  `^(place [1-6]|auction [1-5]|take [1-5]|bid (0|[1-9][0-9]{0,2})|pass|pay( ${MIX})+` +
    `|build( [1-6]){1,3}|elect|add L[1-9][0-9]?|clear|trade top( ${FUR})+|trade mid|trade low` +
    `|ship S[1-9][0-9]?( ${FUR})+|pass tile|(wood|corn) [+-][1-9][0-9]{0,2}|warehouse|post` +
    `|houses [1-3]|market [1-3]|pass special|close( [1-6]){1,25})$`,
);
const nothing = { n: 0, picks: {}, chosen: "" };

describe("texts", () => {
  it("count kinds, and name districts one by one in their order", () => {
    expect(mixText(kinds("pay", 5, 5, { c: 5, w: 2, B: 1 }), { B: 1, c: 3, w: 1 })).toBe(
      "pay 3c 1w 1B",
    );
    expect(mixText(districts("build", 1, 3, { 1: 3, 2: 3, 6: 3 }), { 6: 2, 2: 1 })).toBe(
      "build 2 6 6",
    );
    expect(mixText(ship(5, 3, { B: 3, O: 1 }), { O: 1, B: 2 })).toBe("ship S5 2B 1O");
    expect(mixText(top(2, { X: 2 }), { X: 2 })).toBe("trade top 2X");
    expect(mixText(districts("close", 2, 2, { 4: 2 }), { 4: 2 })).toBe("close 4 4");
  });

  it("say amounts with the sign of the prefix, and only those in range", () => {
    expect([0, 3, 4, 5, 1.5].map((n) => amountText(wood(4), n))).toEqual([
      "",
      "wood +3",
      "wood +4",
      "",
      "",
    ]);
    expect([0, 7].map((n) => amountText(amount("bid ", 0, 7), n))).toEqual(["bid 0", "bid 7"]);
  });

  it("are empty while something is missing, too much or unknown", () => {
    const pay = kinds("pay", 3, 3, { c: 2, g: 2 });
    const wrong: Picks[] = [{}, { c: 2 }, { c: 2, g: 2 }, { c: 3 }, { B: 3 }, { c: 4, g: -1 }];
    expect(wrong.map((picks) => mixText(pay, picks))).toEqual(wrong.map(() => ""));
    expect(compose(list("elect", []), { ...nothing, chosen: "elect" })).toBe("");
  });

  it("of every shape come from what was picked for it", () => {
    const pick = { n: 3, picks: { X: 1 }, chosen: "trade low" };
    expect([wood(4), top(2, { X: 2 }), low()].map((option) => compose(option, pick))).toEqual([
      "wood +3",
      "trade top 1X",
      "trade low",
    ]);
  });
});

describe("what an answer is about", () => {
  it("is read by its kind", () => {
    const column = choice("take 4", { t: "column", column: 4 });
    expect(about(column, "column")?.column).toBe(4);
    expect(about(column, "land")).toBeNull();
    expect(about(null, "column")).toBeNull();
  });

  it("is found by the text of a choice", () => {
    expect(choiceOf(low(), "trade low")?.about).toEqual({ t: "trader", trader: "low", furs: 2 });
    expect([
      choiceOf(low(), "trade mid"),
      choiceOf(top(1, { X: 1 }), "trade top"),
      choiceOf(null, ""),
    ]).toEqual([null, null, null]);
  });
});

describe("every sample", () => {
  it.each(questions)("composes only what the notation has: $name", ({ ask }) => {
    for (const option of ask.options) {
      const texts = ways(option);
      expect(texts.length).toBeGreaterThan(0);
      for (const text of texts) expect(text).toMatch(GRAMMAR);
    }
  });

  it.each(questions)("proposes what can be said at once: $name", ({ ask }) => {
    for (const option of ask.options) {
      if (option.shape === "mix" && Object.keys(option.proposal).length)
        expect(mixText(option, option.proposal)).toMatch(GRAMMAR);
      if (option.verb === "pay" || option.verb === "ship")
        expect(compose(option, first(option))).toMatch(GRAMMAR);
      if (option.shape === "amount") expect(compose(option, first(option))).toMatch(GRAMMAR);
    }
  });

  function ways(option: Option): string[] {
    switch (option.shape) {
      case "amount":
        return [option.least, option.most].map((n) => amountText(option, n));
      case "mix":
        return [mixText(option, filled(option))];
      case "list":
        return option.choices.map(({ text }) =>
          compose(option, { ...first(option), chosen: text }),
        );
    }
  }
});

describe("exact texts of samples", () => {
  const option = (name: string, prefix: string) =>
    question(name).options.find((one) => one.prefix === prefix)!;

  it("compose bids, payments and dealings", () => {
    expect(compose(option("3-bid", "bid "), { ...nothing, n: 2 })).toBe("bid 2");
    expect(compose(option("3-turn-city", "wood -"), { ...nothing, n: 2 })).toBe("wood -2");
    expect(compose(option("3-pay", "pay"), first(option("3-pay", "pay")))).toBe("pay 3c 6g");
    expect(compose(option("3-close", "close"), { ...nothing, picks: { 3: 1 } })).toBe("close 3");
  });
});

describe("bounds", () => {
  const pay = kinds("pay", 6, 6, { c: 4, g: 6 });

  it("leave room for what is picked already", () => {
    expect(mostOf(pay, {}, "g")).toBe(6);
    expect(mostOf(pay, { c: 4 }, "g")).toBe(2);
    expect(mostOf(pay, { c: 4 }, "B")).toBe(0);
    expect(canAdd(pay, { c: 4 }, "c")).toBe(false);
    expect([missing(pay, { c: 4 }), missing(pay, { c: 4, g: 2 })]).toEqual([2, 0]);
  });

  it("hold when something is added or taken", () => {
    expect(changed(pay, { c: 4 }, "g", 9)).toEqual({ c: 4, g: 2 });
    expect(changed(pay, { c: 1 }, "c", -3)).toEqual({});
    expect(ready(pay, changed(pay, { c: 4 }, "g", 2))).toBe(true);
    expect(filled(pay)).toEqual({ c: 4, g: 2 });
  });
});

describe("an option begins", () => {
  it("with what is proposed", () => {
    expect(first(amount("bid ", 4, 9, { proposal: 6 }))).toEqual({ ...nothing, n: 6 });
    expect(first(kinds("pay", 3, 3, { c: 3 }, { proposal: { c: 3 } }))).toEqual({
      ...nothing,
      picks: { c: 3 },
    });
    expect(first(ship(1, 4, { B: 1, M: 2, X: 3 }, { M: 1, X: 3 }))).toEqual({
      ...nothing,
      picks: { M: 1, X: 3 },
    });
    expect(first(top(2, { X: 2 }))).toEqual(nothing);
  });

  it("with nothing where something is lost", () => {
    expect(first({ ...districts("close", 1, 1, { 3: 1 }), proposal: { 3: 1 } })).toEqual(nothing);
  });

  it("with the choice that is proposed", () => {
    const choices = [choice("houses 1"), choice("houses 2")];
    expect(first(list("houses", choices, { proposal: "houses 2" })).chosen).toBe("houses 2");
    expect(first(list("houses", choices)).chosen).toBe("");
  });

  it("with a copy of the proposal", () => {
    const pay = kinds("pay", 3, 3, { c: 3 }, { proposal: { c: 3 } });
    expect(first(pay).picks).not.toBe(pay.proposal);
  });
});

describe("what was picked once", () => {
  const mix = top(3, { B: 2, X: 1 });
  const left = { n: 5, picks: { B: 2, O: 1, X: 2 }, chosen: "trade low" };

  it("stays as far as it is still allowed", () => {
    expect(still(mix, left).picks).toEqual({ B: 2, X: 1 });
    expect(still({ ...mix, most: 2 }, left).picks).toEqual({ B: 2 });
    expect(still(top(3, { X: 1 }), left).picks).toEqual({ X: 1 });
    expect(still(wood(3), left).n).toBe(3);
    expect(still(amount("bid ", 6, 9), left).n).toBe(6);
    expect(still(low(), left).chosen).toBe("trade low");
    expect(still(list("trade", []), left).chosen).toBe("");
  });
});
