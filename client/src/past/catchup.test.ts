import { expect, test, vi } from "vitest";
import { later } from "../testing/later";
import type { Moment, StoryLine, View } from "../wire/wire";
import sample from "../../samples/3-bid.json";
import { CatchUp } from "./catchup.svelte";

const view = sample.at.view as unknown as View;
const LINES = [0, 1, 2].map(
  (n) => ({ n, seat: 1, chosen: true, said: [{ seat: 1 }] }) as unknown as StoryLine,
);

/** Somebody comes back to a table that went on by two lines; what it was before is asked for. */
function back() {
  const before = later<Moment>();
  const look = vi.fn((_: number) => Promise.resolve());
  const history = { story: LINES, moment: () => before.answer, look, now: () => Promise.resolve() };
  return {
    away: new CatchUp({ history, mine: [0], me: 0, at: { view } }, () => 250),
    before,
    look,
  };
}

test("a line pressed before the table it began with is known stays in sight", async () => {
  vi.useFakeTimers();
  const { away, before, look } = back();
  const begun = away.begin(1);
  await away.look(2);
  before.give({ n: 0, view, forecast: [] });
  await begun;
  await vi.runAllTimersAsync();
  expect([away.playing, away.index]).toEqual([false, 1]);
  expect(look).toHaveBeenLastCalledWith(2);
  vi.useRealTimers();
});

test("who skips to the end waits for what it did to them", async () => {
  const { away, before } = back();
  void away.begin(1);
  const skipped = away.skip();
  expect(away.told).toBeNull();
  const poor = {
    ...view,
    players: view.players.map((player) => ({ ...player, score: player.score - 3 })),
  };
  before.give({ n: 0, view: poor, forecast: [] });
  await skipped;
  expect(away.told).toEqual([{ what: "points", kind: "points", n: 3 }]);
});

test("what is put away is not summed up", async () => {
  const { away, before } = back();
  void away.begin(1);
  const skipped = away.skip();
  away.close();
  before.give({ n: 0, view, forecast: [] });
  await skipped;
  expect([away.open, away.told]).toEqual([false, null]);
});
