import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PlayerView, View } from "../wire/wire";
import { READING } from "./flip";
import { GAVEL, LONGEST, Pace } from "./pace.svelte";
import type { Scene } from "./scenes";

const view = (round: number) =>
  ({ round, ships: [], players: [] as PlayerView[] }) as unknown as View;
const scene = (round: number, step = 0, of = 1): Scene => ({
  view: view(round),
  line: null,
  events: [],
  told: step ? { step, round: of } : null,
  sold: null,
});
let speed = 250;
let drawn: (number | null)[] = [];

function pace(): Pace {
  const made: Pace = new Pace(
    (change) => {
      change();
      drawn.push(made.behind?.round ?? null);
    },
    () => speed,
  );
  return made;
}

beforeEach(() => {
  vi.useFakeTimers();
  speed = 250;
  drawn = [];
});
afterEach(() => vi.useRealTimers());

test("a single table is shown at once", () => {
  pace().follow(view(0), [scene(1)]);
  expect(drawn).toEqual([null]);
});

test("tables that came together are shown one after the other", () => {
  const made = pace();
  made.follow(view(0), [scene(1), scene(2), scene(3)]);
  expect(drawn).toEqual([1]);
  vi.advanceTimersByTime(250);
  expect(drawn).toEqual([1, 2]);
  vi.advanceTimersByTime(250);
  expect(drawn).toEqual([1, 2, null]);
  vi.runAllTimers();
  expect(drawn).toHaveLength(3);
});

test("what comes meanwhile waits for its turn", () => {
  const made = pace();
  made.follow(view(0), [scene(1), scene(2)]);
  made.follow(view(2), [scene(3)]);
  vi.runAllTimers();
  expect(drawn).toEqual([1, 2, null]);
});

test("the board is never far behind", () => {
  const made = pace();
  made.follow(
    view(0),
    Array.from({ length: 12 }, (_, i) => scene(i + 1)),
  );
  vi.advanceTimersByTime(2 * LONGEST);
  expect(drawn.at(-1)).toBeNull();
  made.follow(
    view(12),
    Array.from({ length: 60 }, (_, i) => scene(i + 13)),
  );
  expect(made.behind).toBeNull();
});

test("nothing is shown on the way where nothing moves", () => {
  speed = 0;
  const made = pace();
  made.follow(view(0), [scene(1), scene(2), scene(3)]);
  expect(drawn).toEqual([null]);
});

test("whoever is in a hurry sees the present", () => {
  const made = pace();
  made.follow(view(0), [scene(1), scene(2), scene(3)]);
  made.skip();
  expect(drawn).toEqual([1, null]);
  vi.runAllTimers();
  expect(drawn).toEqual([1, null]);
  made.skip();
  expect(drawn).toEqual([1, null]);
});

test("each scene is heard as it is shown, and those that are skipped all at once", () => {
  const made = pace();
  const heard: number[][] = [];
  made.hear = (scenes) => heard.push(scenes.map((one) => one.view.round));
  made.follow(view(0), [scene(1), scene(2), scene(3), scene(4)]);
  vi.advanceTimersByTime(250);
  expect(heard).toEqual([[1], [2]]);
  made.skip();
  made.skip();
  expect(heard).toEqual([[1], [2], [3, 4]]);
  speed = 0;
  made.follow(view(4), [scene(5), scene(6)]);
  expect(heard.at(-1)).toEqual([5, 6]);
});

test("the end of a round is told step by step, and the question waits until the table is there", () => {
  const made = pace();
  made.follow(view(0), [scene(1), scene(2, 8), scene(3, 9), scene(4, 1, 2)]);
  expect([drawn, made.telling]).toEqual([[1], true]);
  vi.advanceTimersByTime(250);
  expect([drawn, made.scene?.told?.step]).toEqual([[1, 2], 8]);
  vi.advanceTimersByTime(READING - 1);
  expect(drawn).toEqual([1, 2]);
  vi.advanceTimersByTime(1);
  expect([drawn, made.scene?.told?.step]).toEqual([[1, 2, 3], 9]);
  vi.advanceTimersByTime(READING);
  expect([drawn, made.telling, made.told.length]).toEqual([[1, 2, 3, 4], true, 3]);
  vi.advanceTimersByTime(READING);
  expect([drawn.at(-1), made.telling]).toEqual([null, false]);
});

test("what is told can be skipped, and is not told where nothing moves", () => {
  const made = pace();
  made.follow(view(0), [scene(1), scene(2, 8), scene(3, 9)]);
  made.skip();
  expect([drawn, made.telling, made.scene?.view.round]).toEqual([[1, null], false, 3]);
  speed = 0;
  made.follow(view(3), [scene(4, 8), scene(5, 9)]);
  expect([drawn, made.telling]).toEqual([[1, null, null], false]);
});

test("whoever is rounds behind is told the last one only", () => {
  const made = pace();
  made.follow(view(0), [scene(1, 8, 1), scene(2, 9, 1)]);
  made.follow(view(2), [scene(3), scene(4, 8, 2), scene(5, 9, 2)]);
  vi.advanceTimersByTime(READING);
  expect(drawn).toEqual([1, 4]);
  expect(made.told.map(({ told }) => told?.round)).toEqual([2]);
});

test("a move that is to be seen stays, also the last one", () => {
  const made = pace();
  made.lingers = () => true;
  made.follow(view(0), [scene(1)]);
  expect([drawn, made.telling]).toEqual([[1], true]);
  vi.advanceTimersByTime(READING);
  expect([drawn, made.telling]).toEqual([[1, null], false]);
});

test("a sale is held for a beat at the chosen pace, and the question waits for it", () => {
  const sale = { ...scene(2), sold: { column: 1, seat: 0, price: 3 } };
  for (const ms of [120, 250, 500]) {
    speed = ms;
    drawn = [];
    const made = pace();
    made.follow(view(0), [scene(1), sale, scene(3)]);
    expect([made.telling, made.ending]).toEqual([true, false]);
    vi.advanceTimersByTime(ms);
    expect([drawn, made.scene]).toEqual([[1, 2], sale]);
    vi.advanceTimersByTime(Math.max(READING, GAVEL * ms) - 1);
    expect([drawn, made.telling]).toEqual([[1, 2], true]);
    vi.advanceTimersByTime(1);
    expect([drawn, made.telling]).toEqual([[1, 2, null], false]);
  }
});

test("only what ends a round is told as its end", () => {
  const made = pace();
  made.follow(view(0), [scene(1), scene(2, 8)]);
  expect(made.ending).toBe(true);
  made.skip();
  expect(made.ending).toBe(false);
});
