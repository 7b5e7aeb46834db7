// The board follows the table: what came at once is shown one after the other, quickly.
import type { View } from "../wire";

/** How long the board may be behind the table, in ms. */
export const LONGEST = 1600;
/** Nobody sees a step shorter than this. */
export const SHORTEST = 60;

export class Pace {
  /** The table on the way that the board shows; null when it shows the present. */
  behind = $state.raw<View | null>(null);
  #coming: View[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #draw: (change: () => void) => void;
  #speed: () => number;

  constructor(draw: (change: () => void) => void, speed: () => number) {
    this.#draw = draw;
    this.#speed = speed;
  }

  /** Go from the table that is shown to the present, which is the last of these, over all the others. */
  follow(shown: View, tables: View[]): void {
    this.#coming.push(...tables);
    this.behind ??= shown;
    if (this.#timer === undefined) this.#next();
  }

  /** To the present at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#coming = [];
    if (this.behind) this.#draw(() => (this.behind = null));
  }

  #next(): void {
    this.#timer = undefined;
    const table = this.#coming.shift();
    const left = this.#coming.length;
    if (!table || !left) return this.skip();
    const wait = Math.min(this.#speed(), LONGEST / left);
    if (wait < SHORTEST) return this.skip();
    this.#draw(() => (this.behind = table));
    this.#timer = setTimeout(() => this.#next(), wait);
  }
}
