import { expect, test } from "vitest";
import type { GameCard } from "../wire/wire";
import { sorted, waits } from "./games";

const game = (id: string, of: Partial<GameCard>) =>
  ({ id, phase: "running", my_turn: false, copied: false, changed: 0, ...of }) as GameCard;

test("a trial never waits for anybody, whose turn it may be", () => {
  expect(waits(game("a", { my_turn: true }))).toBe(true);
  expect(waits(game("a", { my_turn: true, copied: true }))).toBe(false);
  expect(waits(game("a", {}))).toBe(false);
});

test("games that wait come first, those that are over last, of each the newest first", () => {
  const games = [
    game("over", { phase: "over", changed: 9 }),
    game("trial", { my_turn: true, copied: true, changed: 8 }),
    game("theirs", { changed: 7 }),
    game("old", { my_turn: true, changed: 1 }),
    game("mine", { my_turn: true, changed: 2 }),
  ];
  expect(sorted(games).map(({ id }) => id)).toEqual(["mine", "old", "trial", "theirs", "over"]);
});
