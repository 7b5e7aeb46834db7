// The town at the end of a game from the water: a house for every business, higher with more points.
import { nth } from "../wire/numbers";
import { GABLES, type Gable } from "../pieces/gables";

export const WIDE = 1200;
export const HIGH = 630;
/** Where the houses stand. */
export const QUAY = 452;
const MARGIN = 48;
const GAP = 28;
const LOWEST = 70;
const HIGHEST = 205;
const WIDEST = 84;
/** A street of few houses still has room for a name: as much as this many take. */
const LEAST = 2.5;
/** Neighbours differ in height. */
const FRONTS = [1, 0.86, 0.94, 0.8, 0.9] as const;

export interface House {
  x: number;
  /** Where its front begins, below the gable. */
  y: number;
  wide: number;
  gable: Gable;
}
export interface Street {
  seat: number;
  x: number;
  wide: number;
  houses: House[];
}

/** The streets from left to right, the most points first. */
export function skyline(businesses: readonly number[], points: readonly number[]): Street[] {
  const share = (seat: number) => Math.max(LEAST, businesses[seat] ?? 0);
  const seats = points.map((_, seat) => seat).sort((a, b) => nth(points, b) - nth(points, a));
  const room = WIDE - 2 * MARGIN - GAP * (seats.length - 1);
  const unit = room / seats.reduce((sum, seat) => sum + share(seat), 0);
  const most = Math.max(1, ...points);
  let left = MARGIN;
  return seats.map((seat) => {
    const x = left;
    const wide = unit * share(seat);
    left += wide + GAP;
    const count = businesses[seat] ?? 0;
    const w = Math.min(WIDEST, wide / Math.max(1, count));
    const high = LOWEST + ((HIGHEST - LOWEST) * nth(points, seat)) / most;
    const houses = Array.from({ length: count }, (_, i) => ({
      x: x + (wide - count * w) / 2 + i * w,
      y: QUAY - high * nth(FRONTS, i % FRONTS.length),
      wide: w,
      gable: nth(GABLES, (i + 2 * seat) % GABLES.length),
    }));
    return { seat, x, wide, houses };
  });
}
