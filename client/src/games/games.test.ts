import { expect, test } from "vitest";
import type { GameCard } from "../wire/wire";
import { sorted, waits } from "./games";
import { asked } from "./make";

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

test("the seats of an address are mine first, then people here and bots", () => {
  const seats = asked("seats=bot:farmer,Anna,Bo%20B%2E,bot:mcts:2000&language=de");
  expect(seats.map(({ kind, name, bot }) => [kind, name, bot])).toEqual([
    ["bot", "", "farmer"],
    ["me", "Anna", ""],
    ["here", "Bo B.", ""],
    ["bot", "", "mcts:2000"],
  ]);
  expect(new Set(seats.map(({ colour }) => colour)).size).toBe(4);
  expect(asked("seats=,bot:,").map(({ kind }) => kind)).toEqual(["me", "bot", "here"]);
  expect(asked("")).toEqual([]);
});
