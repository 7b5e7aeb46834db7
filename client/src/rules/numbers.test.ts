import { beforeAll, expect, it, vi } from "vitest";
import { fetchRules, speak } from "../words/words.svelte";
import { readings, rulesOf, ruleText } from "./numbers";
import { SECTIONS } from "./sections";
import catalogue from "../../../locales/en/rules.ftl?raw";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await speak("en");
});

const ids = SECTIONS.map(({ id }) => id);

it("knows no rule before its words are there", () => {
  expect(ids.flatMap(rulesOf).map(ruleText)).toEqual(ids.flatMap(rulesOf).map(() => null));
  expect(readings(ids)).toEqual([]);
});

it("has every rule of the catalogue in one section, and every reading", async () => {
  await fetchRules("en");
  const keys = (prefix: string) =>
    [...catalogue.matchAll(new RegExp(`^${prefix}([0-9-]+) =`, "gm"))].map((found) => found[1]);
  expect(ids.flatMap(rulesOf).map(({ key }) => key)).toEqual(keys("rule-"));
  expect(readings(ids).map(({ key }) => key)).toEqual(expect.arrayContaining(keys("reading-")));
  expect(readings(ids)).toHaveLength(keys("reading-").length);
  expect(rulesOf("bidding").at(-1)).toEqual({ number: "R4.10", key: "4-10" });
});
