import { expect, test, vi } from "vitest";
import { later } from "../testing/later";
import type { CatchUp } from "../past/catchup.svelte";
import { Sitting } from "./sitting.svelte";
import type { Table } from "./store.svelte";
import { kinds, sample, top, wood } from "../testing/samples";
import type { Asked, Preview } from "../wire/wire";

function asking(name: string) {
  const { ask, ...rest } = sample(name);
  return { ...rest, ask: ask! };
}

/** A table as the page knows it, with only what a sitting reads; `past` hides the question, as in the store. */
function seated(name: string) {
  const { info, at, ask } = asking(name);
  const table = {
    at,
    info,
    asked: { ...ask, v: at.v },
    history: { past: null as object | null },
    pace: { telling: false },
    pending: null as object | null,
    status: { kind: "live", since: 0 },
    mine: [ask.ask.seat],
    play: () => Promise.resolve(true),
    preview: (): Promise<Preview> => Promise.reject(new Error("not asked")),
    get standing() {
      return this.history.past ? null : this.asked;
    },
  };
  const away = { open: false } as CatchUp;
  return { table, sitting: new Sitting(table as unknown as Table, away, () => info.chairs) };
}

test("what is half composed outlives a look at the past", () => {
  const { table, sitting } = seated("3-place");
  sitting.press("district:4");
  expect(sitting.desk?.text).toBe("place 4");
  table.history.past = {};
  expect([sitting.asked, sitting.lit, sitting.can]).toEqual([null, [], {}]);
  table.history.past = null;
  expect(sitting.desk?.text).toBe("place 4");
  expect(sitting.lit).toEqual(["city"]);
});

test("what is half composed outlives a page loaded anew, for the same question alone", () => {
  const shelf = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, text: string) => shelf.set(key, text),
    removeItem: (key: string) => shelf.delete(key),
  });
  const { sitting } = seated("3-place");
  sitting.press("district:4");
  sitting.keep();
  const again = seated("3-place");
  expect(again.sitting.desk?.text).toBe("place 4");
  const third = seated("3-place");
  expect(third.sitting.desk?.text).toBe("");
  third.sitting.press("district:4");
  third.sitting.keep();
  const later = seated("3-place");
  asks(later.table, {});
  expect(later.sitting.desk?.text).toBe("");
  vi.unstubAllGlobals();
});

/** The next question of the same table. */
function asks(table: ReturnType<typeof seated>["table"], change: Partial<Asked["ask"]>) {
  table.at = { ...table.at, v: table.at.v + 1 };
  table.asked = { ...table.asked, v: table.at.v, ask: { ...table.asked.ask, ...change } };
}

test("what is half composed outlives the other half of the turn", () => {
  const { table, sitting } = seated("3-turn-trade");
  const { kind, step } = table.asked.ask;
  const both = [top(3, { B: 2, X: 1 }), wood(9)];
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
  asks(table, { kind: "pay", options: [kinds("pay", 1, 3, { B: 2, X: 1 })] });
  expect(sitting.desk?.text).not.toContain("trade");
  asks(table, { kind, options: [top(3, { B: 1, X: 1 })] });
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
  asks(table, { options: [...table.asked.ask.options, wood(9)] });
  sitting.desk?.open("wood +");
  sitting.desk?.set(5);
  sitting.play("pass tile");
  asks(table, { options: [wood(9)] });
  expect(sitting.desk?.text).toBe("wood +5");
});

test("another question begins anew", () => {
  const { table, sitting } = seated("3-place");
  sitting.press("district:4");
  const next = asking("3-auction");
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

test("who looks elsewhere while something is taken back stays there", async () => {
  const { table, sitting } = seated("3-place");
  const answer = later<boolean>();
  const now = vi.fn(() => Promise.resolve());
  const line = { n: 1, chosen: true };
  Object.assign(table, { takeBack: () => answer.answer });
  Object.assign(table.history, { past: { n: 0 }, story: [line], now });
  const back = sitting.back();
  table.history.past = { n: -1 };
  answer.give(true);
  await back;
  expect(now).not.toHaveBeenCalled();
  await sitting.back();
  expect(now).toHaveBeenCalledOnce();
});

test("a table that others have changed is seen at once, with what is half composed", async () => {
  const { table, sitting } = seated("3-turn-city");
  const { asked, at } = table;
  table.preview = () => Promise.resolve({ points: 1 } as Preview);
  sitting.press("district:4");
  const text = sitting.desk?.text ?? "";
  sitting.desk?.peek(text);
  await vi.waitFor(() => expect(sitting.desk?.points(text)).toBe(1));
  const view = structuredClone(at.view);
  const rival = view.players[(asked.ask.seat + 1) % view.seats]!;
  rival.businesses[3] = 5;
  table.at = { ...at, v: at.v + 2, view };
  table.asked = { ...asked, v: at.v + 2 };
  expect(sitting.desk?.view).toBe(table.at.view);
  expect([sitting.desk?.text, sitting.desk?.points(text)]).toEqual([text, null]);
});
