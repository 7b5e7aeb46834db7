import { describe, expect, it } from "vitest";
import type { Ask, Asked, At, Choice, Forecast, Option, Preview, TableInfo } from "../wire";
import { Desk, type Look } from "./desk.svelte";

interface Sample {
  info: TableInfo;
  at: At;
  ask: Asked | null;
}
const files = import.meta.glob<Sample>("../../samples/*.json", { eager: true, import: "default" });
const sample = (name: string) => files[`../../samples/${name}.json`] as Sample;

const choice = (text: string) => ({ text, price: {}, prize: {}, points: 0 }) as Choice;
function option(change: Partial<Option>): Option {
  return { verb: "", shape: "mix", prefix: "", choices: [], least: 0, most: 0, items: [], fee: 0, ...change };
}
const list = (verb: string, ...texts: string[]) =>
  option({ verb, shape: "list", prefix: verb, choices: texts.map(choice) });
const items = (most: number, ...words: string[]) => words.map((word) => ({ word, most }));
const nothing: Look = () => Promise.resolve({ error: "" });

function desk(ask: Ask, look: Look = nothing): Desk {
  const { info, at } = sample("3-turn-trade");
  return new Desk(ask, at.view, info.box, () => info.chairs, at.forecast[ask.seat] as Forecast, look);
}
const turn = (step: number, ...options: Option[]) =>
  ({ kind: "turn", seat: 2, round: 4, step, due: 0, options }) as Ask;
const trade = () =>
  turn(
    7,
    option({ verb: "trade", prefix: "trade top", least: 1, most: 2, items: items(2, "B", "X") }),
    list("trade", "trade low"),
    option({ verb: "ship", prefix: "ship S5", least: 2, most: 2, items: items(2, "B", "X") }),
    option({ verb: "ship", prefix: "ship S9", least: 1, most: 1, items: items(1, "B", "X") }),
    option({ verb: "wood", shape: "amount", prefix: "wood +", least: 1, most: 14 }),
    list("pass tile", "pass tile"),
    list("pass special", "pass special"),
  );

describe("a desk", () => {
  it.each(Object.entries(files).filter(([, one]) => one.ask))("opens at %s", (_, { ask, at, info }) => {
    const { ask: question } = ask as Asked;
    const at1 = at.forecast[question.seat] as Forecast;
    const one = new Desk(question, at.view, info.box, () => info.chairs, at1, nothing);
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
    const build = option({ verb: "build", prefix: "build", least: 1, most: 3, items: items(3, "1", "6") });
    const one = desk(turn(5, build, list("elect", "elect"), list("pass tile", "pass tile")));
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
    const column = desk({ ...turn(4, list("auction", "auction 2", "auction 3")), kind: "auction" });
    column.digit(3);
    expect(column.text).toBe("auction 3");
    const place = desk({ ...turn(0, list("place", "place 1", "place 2")), kind: "place" });
    place.digit(2);
    expect(place.text).toBe("place 2");
  });

  it("asks once what a text would do, and again after a failure", async () => {
    const asked: string[] = [];
    const one = desk(trade(), (text) => {
      asked.push(text);
      if (asked.length === 1) return Promise.reject(new Error("gone"));
      return Promise.resolve({ ...choice(text), points: 6 } as Preview);
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
      import.meta.glob<string>(["./*.{svelte,ts}", "../compose.ts"], { eager: true, query: "?raw", import: "default" }),
    ).join("");
    const [ftl = ""] = Object.values(
      import.meta.glob<string>("../../../locales/en/question.ftl", { eager: true, query: "?raw", import: "default" }),
    );
    const known = new Set([...ftl.matchAll(/^(q-[\w-]+) =/gm)].map((found) => found[1]));
    const used = [...source.matchAll(/["'](q-[\w-]+)["']/g)].map((found) => found[1]);
    const begun = [...source.matchAll(/`(q-[\w-]+)\$\{/g)].map((found) => found[1] ?? "");
    const ids = new Set(["q-title", "q-sure"]);
    expect(used.filter((id) => !known.has(id) && !ids.has(id ?? ""))).toEqual([]);
    const passes = ["q-pass-tile", "q-pass-special"];
    expect(
      [...known].filter((id) => !used.includes(id) && !begun.some((b) => id?.startsWith(b)) && !passes.includes(id ?? "")),
    ).toEqual([]);
  });
});
