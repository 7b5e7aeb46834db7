import { expect, test } from "vitest";
import type { CatchUp } from "./log/catchup.svelte";
import { Sitting } from "./sitting.svelte";
import type { Table } from "./store.svelte";
import type { Asked, At, Preview, TableInfo } from "./wire";

interface Sample {
  info: TableInfo;
  at: At;
  ask: Asked;
}
const files = import.meta.glob<Sample>("../samples/3-*.json", { eager: true, import: "default" });

/** A table as the page knows it, with only what a sitting reads; `past` hides the question, as in the store. */
function seated(name: string) {
  const { info, at, ask } = files[`../samples/${name}.json`] as Sample;
  const table = {
    at,
    info,
    asked: { ...ask, v: at.v },
    past: null as object | null,
    pending: null as object | null,
    status: { kind: "live", since: 0 },
    mine: [ask.ask.seat],
    play: () => Promise.resolve(true),
    get standing() {
      return this.past ? null : this.asked;
    },
  };
  const away = { open: false } as CatchUp;
  return { table, sitting: new Sitting(table as unknown as Table, away, () => info.chairs) };
}

test("what is half composed outlives a look at the past", () => {
  const { table, sitting } = seated("3-place");
  sitting.press("district:4");
  expect(sitting.desk?.text).toBe("place 4");
  table.past = {};
  expect([sitting.asked, sitting.lit, sitting.can]).toEqual([null, [], {}]);
  table.past = null;
  expect(sitting.desk?.text).toBe("place 4");
  expect(sitting.lit).toEqual(["city"]);
});

/** The next question of the same table. */
function asks(table: ReturnType<typeof seated>["table"], change: Partial<Asked["ask"]>) {
  table.at = { ...table.at, v: table.at.v + 1 };
  table.asked = { ...table.asked, v: table.at.v, ask: { ...table.asked.ask, ...change } };
}

test("what is half composed outlives the other half of the turn", () => {
  const { table, sitting } = seated("3-turn-trade");
  const { kind, options, step } = table.asked.ask;
  const top = {
    verb: "trade", shape: "mix", prefix: "trade top", choices: [], least: 1, most: 3, fee: 0,
    items: [{ word: "B", most: 2 }, { word: "X", most: 1 }],
  };
  const wood = { ...top, verb: "wood", shape: "amount", prefix: "wood +", most: 9, items: [] };
  const both = [top, wood] as typeof options;
  asks(table, { options: both });
  sitting.desk?.open("trade top");
  sitting.desk?.add("B", 2);
  sitting.desk?.add("X");
  sitting.desk?.open("wood +");
  sitting.desk?.set(4);
  sitting.desk?.open("trade top");
  expect(sitting.desk?.text).toBe("trade top 2B 1X");
  sitting.desk?.open("wood +");
  expect(sitting.desk?.text).toBe("wood +4");
  sitting.play("wood +4");
  asks(table, { kind: "pay", options: [{ ...top, verb: "pay", prefix: "pay" }] as typeof options });
  expect(sitting.desk?.text).not.toContain("trade");
  asks(table, { kind, options: [{ ...top, items: [{ word: "B", most: 1 }, { word: "X", most: 1 }] }] as typeof options });
  expect(sitting.desk?.text).toBe("trade top 1B 1X");
  sitting.play("trade top 1B 1X");
  asks(table, { options: both });
  expect(sitting.desk?.picks).toEqual({});
  sitting.desk?.open("wood +");
  expect(sitting.desk?.text).toBe("wood +1");
  sitting.desk?.set(3);
  asks(table, { step: step === 7 ? 6 : 7 });
  sitting.desk?.open("wood +");
  expect(sitting.desk?.text).toBe("wood +1");
});

test("a pass leaves the other half as it is", () => {
  const { table, sitting } = seated("3-turn-trade");
  const wood = { verb: "wood", shape: "amount", prefix: "wood +", choices: [], least: 1, most: 9, fee: 0, items: [] };
  asks(table, { options: [...table.asked.ask.options, wood] as Asked["ask"]["options"] });
  sitting.desk?.open("wood +");
  sitting.desk?.set(5);
  sitting.play("pass tile");
  asks(table, { options: [wood] as Asked["ask"]["options"] });
  expect(sitting.desk?.text).toBe("wood +5");
});

test("another question begins anew", () => {
  const { table, sitting } = seated("3-place");
  sitting.press("district:4");
  const next = files["../samples/3-auction.json"] as Sample;
  table.at = { ...next.at };
  table.asked = { ...next.ask, v: next.at.v };
  table.mine = [next.ask.ask.seat];
  expect(sitting.desk?.ask.kind).toBe("auction");
  expect(sitting.desk?.text).toBe("");
});

test("nothing can be pressed while an answer is on its way", () => {
  const { table, sitting } = seated("3-place");
  table.pending = {};
  sitting.press("district:4");
  expect(sitting.desk?.text).toBe("");
});

test("everything that can be pressed says what a press does", () => {
  const { sitting } = seated("3-turn-trade");
  expect(Object.keys(sitting.can)).toEqual(Object.keys(sitting.desk?.can ?? {}));
  for (const words of Object.values(sitting.can)) expect(words).toMatch(/^\[q-press-/);
});

test("the end of the round follows the answer being composed", () => {
  const { table, sitting } = seated("3-place");
  const seat = table.asked.ask.seat;
  const seen = { text: "place 4", forecast: { ...table.at.forecast[seat], closing: 2 } };
  Object.assign(table, { me: seat });
  expect(sitting.after).toBeNull();
  sitting.press("district:4");
  const desk = sitting.desk;
  if (desk) desk.seen = { "place 4": seen as Preview };
  expect(sitting.after?.forecast.closing).toBe(2);
  sitting.press("district:5");
  expect(sitting.after).toBeNull();
});
