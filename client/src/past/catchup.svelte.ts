// What happened while somebody was away: told line by line, then what it did to them.
import { effects, type Effect } from "./effects";
import type { StoryLine, View } from "../wire/wire";
import type { History } from "./history.svelte";

/** However long the absence was, it is told within this time, in ms, if lines can be read that fast. */
const PATIENCE = 45_000;
const FASTEST = 400;

/** How long a line is shown, for the speed at which pieces move and how many lines there are. */
export function reading(speed: number, lines = 1): number {
  if (speed === 0) return 0;
  return Math.min(500 + speed * 3, Math.max(FASTEST, PATIENCE / lines));
}

/** The lines worth telling to somebody who saw the first `n`: none if all are their own. */
export function missed(story: StoryLine[], n: number, mine: number[]): StoryLine[] {
  const lines = story.slice(n).filter((line) => line.said.length);
  const strange = lines.some((line) => line.seat >= 0 && !mine.includes(line.seat));
  return strange ? lines : [];
}

/** How many lines there were when one of these seats last chose something. */
export function lastTurn(story: StoryLine[], mine: number[]): number {
  return story.map((line) => line.chosen && mine.includes(line.seat)).lastIndexOf(true) + 1;
}

/** What it must know of a table. */
export interface Told {
  readonly history: Pick<History, "story" | "moment" | "look" | "now">;
  readonly at: { view: View } | null;
  readonly mine: number[];
  readonly me: number;
}

export class CatchUp {
  lines = $state.raw<StoryLine[]>([]);
  /** The line being shown, -1 before the first. */
  index = $state(-1);
  playing = $state(false);
  /** What it all did to the seat, when it is told to the end. */
  told = $state.raw<Effect[] | null>(null);
  /** How many lines there were when it was last told to the end. */
  upTo = $state(0);
  #table: Told;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pace: () => number;
  #before: Promise<View | null> = Promise.resolve(null);

  constructor(table: Told, pace: () => number) {
    this.#table = table;
    this.#pace = pace;
  }

  get open(): boolean {
    return this.lines.length > 0;
  }

  /** Begin to tell what came after the first n lines, if there is anything to tell. */
  async begin(n: number): Promise<void> {
    const lines = missed(this.#table.history.story, n, this.#table.mine);
    const [first] = lines;
    if (!first || n < 1) return;
    this.lines = lines;
    this.told = null;
    this.index = -1;
    const before = this.#table.history.moment(Math.max(0, first.n - 1));
    this.#before = before.then((moment) => moment.view).catch(() => null);
    if (reading(this.#pace(), this.lines.length) === 0) return this.skip();
    this.playing = true;
    await this.#next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  go(): void {
    this.playing = true;
    void this.#next();
  }

  /** To the end at once. */
  async skip(): Promise<void> {
    this.pause();
    const { lines } = this;
    this.index = lines.length - 1;
    await this.#table.history.now();
    const before = await this.#before;
    if (lines === this.lines) this.#sumUp(before);
  }

  /** Show the board after one of the lines. */
  async look(n: number): Promise<void> {
    this.pause();
    this.index = Math.max(
      0,
      this.lines.findIndex((line) => line.n === n),
    );
    await this.#table.history.look(n);
  }

  close(): void {
    this.pause();
    this.upTo = this.#table.history.story.length;
    this.lines = [];
    this.told = null;
    void this.#table.history.now();
  }

  async #next(): Promise<void> {
    clearTimeout(this.#timer);
    const shown = this.index + 1;
    const line = this.lines[shown];
    if (!line) return this.skip();
    this.index = shown;
    await this.#table.history.look(line.n);
    if (this.playing && this.index === shown)
      this.#timer = setTimeout(() => void this.#next(), reading(this.#pace(), this.lines.length));
  }

  #sumUp(before: View | null): void {
    const after = this.#table.at?.view;
    const seat = this.#table.me;
    this.told = after && before && seat >= 0 ? effects(before, after, seat) : [];
  }
}
