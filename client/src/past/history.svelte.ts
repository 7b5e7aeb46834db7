// The log of a table, and its past: the lines told so far, and the earlier table looked at.
import type { Pace } from "../board/pace.svelte";
import { api, Refusal, type Fault } from "../wire/api";
import type { At, Moment, Note, StoryLine, View } from "../wire/wire";
import { merged, noted } from "./group";

export class History {
  story = $state.raw<StoryLine[]>([]);
  /** The log of the record a game goes on from; its last line is -1. */
  before = $state.raw<StoryLine[]>([]);
  /** Whether that log is still on its way. */
  recalling = $state(false);
  /** What people did beside the moves, in order. */
  notes = $state.raw<Note[]>([]);
  /** An earlier table that is looked at, null for the present one. */
  past = $state.raw<Moment | null>(null);

  #moments = new Map<number, Moment>();
  /** The table after the last choice of each of my seats, and the line of that choice. */
  #left = new Map<number, { n: number; view: View }>();
  #looking = 0;
  /** The line that is asked for, and how often lines were taken back. */
  #sought = 0;
  #cuts = 0;

  constructor(
    readonly id: string,
    /** The board: it shows what is looked at. */
    readonly pace: Pace,
    /** Called with what went wrong. */
    readonly fail: (fault: Fault) => void,
  ) {}

  /** A line of the log, below 0 of the one before it. */
  line(n: number): StoryLine | undefined {
    return n < 0 ? this.before[n + this.before.length] : this.story[n];
  }

  // What is told ----------------------------------------------------------------------------------

  /** Go on with new lines; false if some are missing between them and those known. */
  take(at: At): boolean {
    const story = merged(this.story, at.since, at.story);
    if (!story) return false;
    this.#forget(parting(this.story, story));
    this.story = story;
    this.notes = noted(this.notes, at.since, at.notes ?? []);
    return true;
  }

  /** Lines from `since` on were taken back: what was known of them is wrong. */
  #forget(since: number): void {
    if (since === this.story.length) return;
    this.#cuts += 1;
    for (const n of this.#moments.keys()) if (n >= since) this.#moments.delete(n);
    if (this.#sought >= since) this.#looking += 1;
    if (this.past && this.past.n >= since) this.past = null;
  }

  /** What came before can't always be read; the log then begins here. */
  async recall(): Promise<void> {
    if (this.before.length) return;
    this.recalling = true;
    try {
      this.before = await api.before(this.id);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
    } finally {
      this.recalling = false;
    }
  }

  /** Keep the table as these seats leave it with their choices, before what follows by chance. */
  leave(at: At, mine: number[]): void {
    for (const { n, seat, chosen } of at.story) {
      if (!chosen || !mine.includes(seat)) continue;
      const stage = at.stages?.find((one) => one.n >= n);
      this.#left.set(seat, { n, view: stage?.view ?? at.view });
    }
  }

  /** The table after line n, if that was the last choice of a seat of mine and is known. */
  leftBy(seat: number, n: number): View | null {
    const left = this.#left.get(seat);
    return left?.n === n ? left.view : null;
  }

  // Looking back ----------------------------------------------------------------------------------

  /** The table after line n, from the server (which counts lines) or from memory. */
  async moment(n: number): Promise<Moment> {
    const known = this.#moments.get(n);
    if (known) return known;
    const cuts = this.#cuts;
    const found = { ...(await api.moment(this.id, n + 1)), n };
    if (cuts === this.#cuts) this.#moments.set(n, found);
    return found;
  }

  /** Show the table after line n; the last line, and any later one, is the present. */
  async look(n: number): Promise<void> {
    this.pace.skip();
    this.#looking += 1;
    const turn = this.#looking;
    this.#sought = n;
    if (n >= this.story.length - 1) {
      this.#show(null, this.story.length - 1);
      return;
    }
    try {
      const found = await this.moment(Math.max(-this.before.length, n));
      if (turn === this.#looking) this.#show(found, found.n);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.fail(refusal);
    }
  }

  /** A step of one line is followed on the board; over more of them nothing flies, and no sum of changes is told. */
  #show(past: Moment | null, n: number): void {
    const from = this.past?.n ?? this.story.length - 1;
    const change = () => (this.past = past);
    if (Math.abs(n - from) > 1) change();
    else this.pace.draw(change);
  }

  now(): Promise<void> {
    return this.look(this.story.length);
  }

  /** A line earlier or later than the one looked at. */
  step(by: number): Promise<void> {
    return this.look((this.past?.n ?? this.story.length - 1) + by);
  }
}

/** The first line in which two logs differ. */
export function parting(was: StoryLine[], now: StoryLine[]): number {
  const at = was.findIndex((line, i) => line.text !== now[i]?.text || line.seat !== now[i].seat);
  return at < 0 ? was.length : at;
}
