import { expect, it } from "vitest";
import { matches } from "./search";

it("finds a rule by the beginnings of its words, in any order and without accents", () => {
  const text = "The winner takes the column’s tiles, and then its coins.";
  expect(matches("COIN win", text)).toBe(true);
  expect(matches("oins", text)).toBe(false);
  expect(matches("koln", "Köln, Gebühr")).toBe(true);
  expect(matches("gebuhr", "Köln, Gebühr")).toBe(true);
  expect(matches("расчист", "Расчистка земли")).toBe(true);
});

it("finds a rule by its number", () => {
  expect(matches("r4.6", "Swap markers", "R4.6")).toBe(true);
  expect(matches("R4.1", "Unused columns", "R4.10")).toBe(true);
  expect(matches("R4.6", "Travel", "R7.2")).toBe(false);
});

it("finds nothing for nothing", () => {
  expect(matches("", "anything")).toBe(false);
  expect(matches(" … ", "anything")).toBe(false);
});
