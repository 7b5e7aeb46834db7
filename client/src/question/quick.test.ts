import { expect, it } from "vitest";
import { quick } from "./quick";

it("small amounts are one press away, and so are ten and all", () => {
  expect(quick(1)).toEqual([1]);
  expect(quick(6)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(quick(7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(quick(12)).toEqual([1, 2, 3, 4, 5, 6, 10, 12]);
});
