import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { View } from "../wire";
import { LONGEST, Pace } from "./pace.svelte";

const view = (round: number) => ({ round }) as View;
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
  pace().follow(view(0), [view(1)]);
  expect(drawn).toEqual([null]);
});

test("tables that came together are shown one after the other", () => {
  const made = pace();
  made.follow(view(0), [view(1), view(2), view(3)]);
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
  made.follow(view(0), [view(1), view(2)]);
  made.follow(view(2), [view(3)]);
  vi.runAllTimers();
  expect(drawn).toEqual([1, 2, null]);
});

test("the board is never far behind", () => {
  const made = pace();
  made.follow(view(0), Array.from({ length: 12 }, (_, i) => view(i + 1)));
  vi.advanceTimersByTime(2 * LONGEST);
  expect(drawn.at(-1)).toBeNull();
  made.follow(view(12), Array.from({ length: 60 }, (_, i) => view(i + 13)));
  expect(made.behind).toBeNull();
});

test("nothing is shown on the way where nothing moves", () => {
  speed = 0;
  const made = pace();
  made.follow(view(0), [view(1), view(2), view(3)]);
  expect(drawn).toEqual([null]);
});

test("whoever is in a hurry sees the present", () => {
  const made = pace();
  made.follow(view(0), [view(1), view(2), view(3)]);
  made.skip();
  expect(drawn).toEqual([1, null]);
  vi.runAllTimers();
  expect(drawn).toEqual([1, null]);
  made.skip();
  expect(drawn).toEqual([1, null]);
});
