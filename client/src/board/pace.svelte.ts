// The board follows the table: what came at once is shown one after the other. What ends a round is told, so
// that each step can be read, and a sale stays for a beat; the rest is quick.
import type { View } from "../wire/wire";
import { voyages } from "./difference";
import { READING } from "./flip";
import { SAILING } from "./layer";
import type { Scene } from "./scenes";

/** How long the board may be behind the table for anything but a round's end, in ms. */
export const LONGEST = 1600;
/** Nobody sees a step shorter than this. */
export const SHORTEST = 60;
/** How many times as long as a piece takes to move a column is seen to be sold. */
export const GAVEL = 5;

export class Pace {
  /** The table on the way that the board shows; null when it shows the present. */
  behind = $state.raw<View | null>(null);
  /** What is shown now, or was shown last. */
  scene = $state.raw<Scene | null>(null);
  /** What was told of the round that ends, so far. */
  told = $state.raw<Scene[]>([]);
  /** Whether something is told: a question waits until the table is there. */
  telling = $state(false);
  /** Whether a round ends in what is told. */
  ending = $state(false);
  #coming: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** Lets the board move its pieces: called with the change to be made. */
    public draw: (change: () => void) => void = (change) => change(),
    /** How long a piece takes to move, in ms. */
    public speed: () => number = () => 0,
    /** Whether a move stays to be seen before any question. */
    public lingers: (scene: Scene) => boolean = () => false,
    /** Called with each scene as it is shown, or with all that are skipped. */
    public hear: (scenes: Scene[]) => void = () => undefined,
  ) {}

  /** Go from the table that is shown to the present, which is the last of these, over all the others. */
  follow(shown: View, scenes: Scene[]): void {
    this.#coming.push(...scenes);
    this.#drop();
    this.behind ??= shown;
    const moves = this.speed() > 0;
    this.telling ||= moves && scenes.some((scene) => this.#stays(scene));
    this.ending ||= moves && scenes.some(({ told }) => told);
    if (this.#timer === undefined) this.#next();
  }

  /** To the present at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const last = this.#coming.at(-1);
    if (last) {
      this.hear(this.#coming);
      this.#show(last);
    }
    this.#coming = [];
    this.telling = false;
    this.ending = false;
    if (this.behind) this.draw(() => (this.behind = null));
  }

  #stays(scene: Scene): boolean {
    return scene.told !== null || scene.sold !== null || this.lingers(scene);
  }

  /** Whoever is more than a round behind is told the last one only. */
  #drop(): void {
    const rounds = this.#coming.filter(({ told }) => told).map(({ told }) => roundOf(told));
    const last = rounds.at(-1);
    if (last === rounds[0]) return;
    this.#coming.splice(
      0,
      this.#coming.findIndex(({ told }) => told && roundOf(told) === last),
    );
  }

  #next(): void {
    this.#timer = undefined;
    const [scene] = this.#coming;
    if (!scene) return this.skip();
    const wait = this.#wait(scene);
    const last = this.#coming.length === 1;
    if (this.speed() === 0 || wait < SHORTEST || (last && !this.#stays(scene))) return this.skip();
    this.#coming.shift();
    this.hear([scene]);
    this.#show(scene);
    this.draw(() => (this.behind = scene.view));
    this.#timer = setTimeout(() => this.#next(), wait);
  }

  #show(scene: Scene): void {
    this.scene = scene;
    if (!scene.told) return;
    const round = roundOf(scene.told);
    this.told = [...this.told.filter(({ told }) => told && roundOf(told) === round), scene];
  }

  /** How long a scene is shown: a ship must be gone, and a number read. */
  #wait(scene: Scene): number {
    const ms = this.speed();
    const sails = this.behind && voyages(this.behind, scene.view).length > 0;
    const least = sails && this.telling ? SAILING * ms : 0;
    if (this.#stays(scene)) return Math.max(READING, (scene.sold ? GAVEL : 3) * ms, least);
    const left = this.#coming.filter((one) => !this.#stays(one)).length;
    return Math.max(least, Math.min(scene.line?.chosen ? 3 * ms : ms, LONGEST / left));
  }
}

/** The round whose end a scene belongs to: the deal of the next one does, too. */
function roundOf(told: Scene["told"]): number {
  if (!told) return 0;
  return told.step < 8 ? told.round - 1 : told.round;
}
