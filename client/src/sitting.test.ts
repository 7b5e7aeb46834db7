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
