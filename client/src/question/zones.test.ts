import { describe, expect, it } from "vitest";
import { kinds, question, questions, turn } from "../testing/samples";
import type { About } from "./composing";
import { zones, zonesBeside } from "./zones";

describe("the zones of a question", () => {
  it("are those its answers are about", () => {
    expect(["3-place", "3-close"].map((name) => zones(question(name), ""))).toEqual([
      ["city"],
      ["city"],
    ]);
    expect(["3-auction", "3-bid", "2-take"].map((name) => zones(question(name), ""))).toEqual(
      Array(3).fill(["cashbox"]),
    );
    const tile = question("3-turn-trade");
    expect(
      (["ship", "trade", "post", "add", "wood", ""] as const).map((verb) => zones(tile, verb)),
    ).toEqual([["ships"], ["traders", "river"], ["city", "river"], ["land"], ["city"], ["city"]]);
  });

  it("of a payment are those of what is paid for", () => {
    const pay = (about: About) => ({
      ...turn(null, kinds("pay", 3, 3, { c: 3 }, { about })),
      kind: "pay" as const,
    });
    expect(zones(pay({ t: "furs", n: 1, price: 3, held: 5 }), "pay")).toEqual(["city"]);
    expect(zones(pay({ t: "column", column: 2 }), "pay")).toEqual(["cashbox"]);
  });
});

describe("the board on a phone", () => {
  it.each(questions)("repeats nothing the question draws: $name", ({ ask }) => {
    for (const { verb } of [...ask.options, { verb: "" as const }]) {
      const shown = zonesBeside(ask, verb);
      expect(zones(ask, verb)).toEqual(expect.arrayContaining(shown));
      const drawn: Partial<Record<string, string[]>> = {
        bid: ["cashbox"],
        trade: ["river"],
        post: ["river"],
        pay: ask.step === 4 ? ["cashbox"] : [],
      };
      expect(shown).toEqual(drawn[verb] ?? []);
    }
  });
});
