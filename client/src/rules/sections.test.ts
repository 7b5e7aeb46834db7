import { beforeAll, expect, it, vi } from "vitest";
import { speak } from "../words/words.svelte";
import { saySteps, SECTIONS, stepNumbers } from "./sections";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await speak("en");
});

it("says which steps a section is about", () => {
  const said = SECTIONS.map((section) => [section.id, stepNumbers(section), saySteps(section)]);
  expect(said.filter(([, numbers]) => numbers)).toEqual([
    ["preparation", "1–3", "steps 1–3"],
    ["bidding", "4", "step 4"],
    ["city", "5", "step 5"],
    ["land", "6", "step 6"],
    ["trade", "7", "step 7"],
    ["special", "5–7", "steps 5–7"],
    ["supply", "8–11", "steps 8–11"],
  ]);
  expect(said.filter(([, numbers, steps]) => !numbers && steps)).toEqual([]);
});
