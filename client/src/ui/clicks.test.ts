import { expect, it } from "vitest";
import { aimed } from "./clicks";

it("takes one click, and none from a key, but not the second of a double click", () => {
  expect([0, 1, 2, 3].map((detail) => aimed({ detail }))).toEqual([true, true, false, false]);
});
