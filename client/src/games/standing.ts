// Where a game stands, in the lengths of a small picture.
import { FINAL_STEP, ROUNDS } from "../wire/names";
import type { GameCard } from "../wire/wire";

const LOW = 11;
const HIGH = 30;
/** Points of a good game: below that no house is full height, so that a town grows with its game. */
const GOOD = 80;

/** How high the front of each seat is: the more points, the higher. */
export function heights({ chairs, points }: Pick<GameCard, "chairs" | "points">): number[] {
  const full = Math.max(GOOD, ...points);
  return chairs.map(({ seat }) => LOW + ((points[seat] ?? 0) / full) * (HIGH - LOW));
}

/** How much of the game is played, from 0 to 1. */
export function sailed({ round, step, phase }: Pick<GameCard, "round" | "step" | "phase">): number {
  if (phase === "over") return 1;
  return Math.min(1, (Math.max(0, round - 1) + step / FINAL_STEP) / ROUNDS);
}
