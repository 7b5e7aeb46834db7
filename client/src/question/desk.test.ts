import { describe, expect, it } from "vitest";
import {
  choice,
  districts,
  list,
  low,
  pass,
  questions,
  sample,
  ship,
  top,
  turn,
  wood,
} from "../testing/samples";
import type { Ask, Preview } from "../wire/wire";
import { Desk, type Look } from "./desk.svelte";

const nothing: Look = () => Promise.resolve({ error: "" });

function desk(ask: Ask, look: Look = nothing): Desk {
  const { info, at } = sample("3-turn-trade");
  return new Desk(ask, at.view, info.box, () => info.chairs, at.forecast[ask.seat]!, look);
}
const trade = () =>
  turn(
    "trade",
    top(2, { B: 2, X: 2 }),
    low(),
    ship(5, 2, { B: 2, X: 2 }, { B: 2 }),
    ship(9, 1, { B: 1, X: 1 }, { B: 1 }),
    wood(14),
    pass("pass tile"),
    pass("pass special"),
  );

describe("a desk", () => {
  it.each(questions)("opens at $name", ({ ask, at, info }) => {
    const ahead = at.forecast[ask.seat]!;
    const one = new Desk(ask, at.view, info.box, () => info.chairs, ahead, nothing);
    expect(one.lit.length).toBeGreaterThan(0);
    for (const key of Object.keys(one.can)) {
      one.press(key);
      expect(one.option).not.toBeNull();
    }
  });

  it("begins with a full ship, and follows what is pressed on the board", () => {
    const one = desk(trade());
    expect([one.text, one.lit]).toEqual(["ship S5 2B", ["ships"]]);
    one.press("ship:9");
    expect(one.text).toBe("ship S9 1B");
    one.press("trader:low");
    expect([one.text, one.lit]).toEqual(["trade low", ["traders", "river"]]);
    one.press("trader:top");
    expect(one.text).toBe("");
    one.add("X");
    expect(one.text).toBe("trade top 1X");
    one.press("special:1");
    expect([one.text, one.special, one.lit]).toEqual(["wood +1", 1, ["city"]]);
    one.press("special:4");
    expect(one.text).toBe("wood +1");
    one.press("trader:low");
    one.press("district:1");
    expect(one.text).toBe("wood +1");
  });

  it("adds a business for every press on a district", () => {
    const elect = list("elect", [choice("elect")], { uses: "tile" });
    const one = desk(
      turn("city", districts("build", 1, 3, { 1: 3, 6: 3 }), elect, pass("pass tile")),
    );
    for (const key of ["district:6", "district:1", "district:6", "district:6"]) one.press(key);
    expect(one.text).toBe("build 1 6 6");
  });

  it("marks on the board what is chosen, and what is pointed at", () => {
    const one = desk(trade());
    expect(one.marks).toEqual({ "ship:5": "chosen" });
    one.point = "trader:low";
    expect(one.marks).toEqual({ "ship:5": "chosen", "trader:low": "" });
    one.press("trader:low");
    expect(one.marks).toEqual({ "trader:low": "chosen" });
    one.press("special:1");
    one.point = "";
    expect(one.marks).toEqual({ "district:1": "chosen" });
  });

  it("takes digits as amounts, columns and districts", () => {
    const one = desk(trade());
    one.press("special:1");
    one.digit(1);
    one.digit(2);
    expect(one.text).toBe("wood +12");
    one.step(-1);
    expect(one.text).toBe("wood +11");
    const columns = [2, 3].map((column) => choice(`auction ${column}`, { t: "column", column }));
    const column = desk({ ...turn(null, list("auction", columns)), kind: "auction" });
    column.digit(3);
    expect(column.text).toBe("auction 3");
    const places = [1, 2].map((district) =>
      choice(`place ${district}`, { t: "district", district }),
    );
    const place = desk({ ...turn(null, list("place", places)), kind: "place" });
    place.digit(2);
    expect(place.text).toBe("place 2");
  });

  it("asks once what a text would do, and again after a failure", async () => {
    const asked: string[] = [];
    const one = desk(trade(), (text) => {
      asked.push(text);
      if (asked.length === 1) return Promise.reject(new Error("gone"));
      return Promise.resolve({ ...choice(text), points: 6 } as unknown as Preview);
    });
    for (let i = 0; i < 3; i++) {
      one.peek(one.text);
      await new Promise((done) => setTimeout(done, 0));
    }
    expect(asked).toEqual(["ship S5 2B", "ship S5 2B"]);
    expect([one.does?.points, one.points("ship S5 2B"), one.points("elect")]).toEqual([6, 6, null]);
  });
});

describe("words", () => {
  it("of questions are all there, and none too many", () => {
    const source = Object.values(
      import.meta.glob<string>(["./*.{svelte,ts}", "../ui/*.{svelte,ts}"], {
        eager: true,
        query: "?raw",
        import: "default",
      }),
    ).join("");
    const [ftl = ""] = Object.values(
      import.meta.glob<string>("../../../locales/en/question.ftl", {
        eager: true,
        query: "?raw",
        import: "default",
      }),
    );
    const known = new Set([...ftl.matchAll(/^(q-[\w-]+) =/gm)].map((found) => found[1]));
    const used = [...source.matchAll(/["'](q-[\w-]+)["']/g)].map((found) => found[1]);
    const begun = [...source.matchAll(/`(q-[\w-]+)\$\{/g)].map((found) => found[1] ?? "");
    const ids = new Set(["q-title", "q-sure"]);
    expect(used.filter((id) => !known.has(id) && !ids.has(id ?? ""))).toEqual([]);
    expect(
      [...known].filter((id) => !used.includes(id) && !begun.some((b) => id?.startsWith(b))),
    ).toEqual([]);
  });
});
