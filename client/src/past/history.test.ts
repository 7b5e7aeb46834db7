import { expect, test, vi } from "vitest";
import { Pace } from "../board/pace.svelte";
import { later } from "../testing/later";
import { at, view } from "../testing/log";
import { api, Refusal } from "../wire/api";
import type { Moment } from "../wire/wire";
import { phrase } from "../words/words.svelte";
import { History, parting } from "./history.svelte";

const moment: Moment = { n: 0, view, forecast: [] };
const history = () => new History("t", new Pace(), vi.fn());
const texts = (of: History) => of.story.map((line) => line.text);

test("the log grows by what is new, and takes nothing where lines are missing", () => {
  const made = history();
  expect(made.take(at(1, 0, 2))).toBe(true);
  expect(made.take(at(2, 2, 1))).toBe(true);
  expect(made.take(at(3, 4, 1))).toBe(false);
  expect(texts(made)).toEqual(["v1", "v1", "v2"]);
});

test("a takeback cuts it, and what was known of later lines is forgotten", () => {
  const made = history();
  made.take(at(1, 0, 5));
  made.past = { ...moment, n: 4 };
  made.take(at(2, 2, 1));
  expect(texts(made)).toEqual(["v1", "v1", "v2"]);
  expect(made.past).toBeNull();
});

test("no table is shown of a line that was taken back while it was asked for", async () => {
  const made = history();
  const first = later<Moment>();
  const ask = vi.spyOn(api, "moment").mockReturnValueOnce(first.answer).mockResolvedValue(moment);
  made.take(at(1, 0, 5));
  const look = made.look(3);
  made.take(at(2, 2, 4));
  first.give(moment);
  await look;
  expect(made.past).toBeNull();
  await made.look(3);
  expect(made.past?.n).toBe(3);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("a table is asked for once, and of two looks the later one counts", async () => {
  const made = history();
  const slow = later<Moment>();
  const ask = vi
    .spyOn(api, "moment")
    .mockReset()
    .mockReturnValueOnce(slow.answer)
    .mockResolvedValue(moment);
  made.take(at(1, 0, 5));
  const first = made.look(1);
  await made.look(2);
  slow.give(moment);
  await first;
  expect(made.past?.n).toBe(2);
  await made.step(-1);
  expect(made.past?.n).toBe(1);
  expect(ask).toHaveBeenCalledTimes(2);
  await made.now();
  expect(made.past).toBeNull();
});

test("what can't be looked at is told", async () => {
  const made = history();
  const refusal = new Refusal("gone", "", 404);
  vi.spyOn(api, "moment").mockRejectedValueOnce(refusal);
  made.take(at(1, 0, 5));
  await made.look(1);
  expect(made.past).toBeNull();
  expect(made.fail).toHaveBeenCalledExactlyOnceWith(refusal);
});

test("the past looked at stays when the same log is told anew", () => {
  const made = history();
  made.take(at(1, 0, 5));
  made.past = { ...moment, n: 3 };
  const again = at(2, 0, 6);
  for (const line of again.story.slice(0, 5)) line.text = "v1";
  made.take(again);
  expect(made.past.n).toBe(3);
  expect(parting(made.story, made.story.slice(0, 2))).toBe(2);
});

test("what people did beside the moves stays where the lines stand", () => {
  const made = history();
  const note = (seq: number, n: number) => ({ seq, n, seat: 0, what: phrase("log-undo-moot", {}) });
  made.take(at(1, 0, 5, { notes: [note(1, 3)] }));
  made.take(at(2, 5, 0, { notes: [note(2, 5)] }));
  made.take(at(3, 2, 0, { notes: [note(3, 2)] }));
  expect(made.notes).toEqual([note(1, 2), note(2, 2), note(3, 2)]);
  made.take(at(4, 2, 1));
  expect(made.notes.map((one) => one.n)).toEqual([2, 2, 2]);
  made.take(at(5, 0, 3, { notes: [note(3, 2)] }));
  expect(made.notes).toEqual([note(3, 2)]);
});

test("what came before is read once, and stands below line 0", async () => {
  const made = history();
  const ask = vi.spyOn(api, "before").mockResolvedValue(at(0, 0, 2).story);
  made.take(at(1, 0, 1));
  const recalled = made.recall();
  expect(made.recalling).toBe(true);
  await recalled;
  expect(made.recalling).toBe(false);
  await made.recall();
  expect(ask).toHaveBeenCalledOnce();
  expect([made.line(-1)?.text, made.line(-3), made.line(0)?.text]).toEqual(["v0", undefined, "v1"]);
});

test("only a step of one line is followed on the board, not a jump", async () => {
  const drawn = vi.fn((change: () => void) => change());
  const made = new History("t", new Pace(drawn), vi.fn());
  vi.spyOn(api, "moment").mockResolvedValue(moment);
  made.take(at(1, 0, 9));
  await made.look(7);
  expect(drawn).toHaveBeenCalledTimes(1);
  await made.look(2);
  expect(made.past?.n).toBe(2);
  await made.step(1);
  expect(drawn).toHaveBeenCalledTimes(2);
  await made.now();
  expect(made.past).toBeNull();
  expect(drawn).toHaveBeenCalledTimes(2);
});
