import { beforeEach, expect, test, vi } from "vitest";
import { FakeAudio } from "../testing/audio";
import type { Me } from "../wire/wire";

const page = { hidden: false, documentElement: { dataset: {}, lang: "" } };
let pressed: (() => void)[] = [];

/** A page of somebody who likes these things. */
async function opened(prefs: object, active = false) {
  vi.resetModules();
  vi.stubGlobal("navigator", { languages: ["en"], userActivation: { hasBeenActive: active } });
  vi.stubGlobal("document", page);
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify(prefs), setItem: () => undefined });
  vi.stubGlobal("addEventListener", (_: string, hear: () => void) => pressed.push(hear));
  vi.stubGlobal("removeEventListener", (_: string, hear: () => void) => {
    pressed = pressed.filter((one) => one !== hear);
  });
  const { api } = await import("../wire/api");
  const kept = vi
    .spyOn(api, "changeMe")
    .mockImplementation((change) =>
      Promise.resolve({ name: "", games: [], more: "", prefs: change.prefs } as unknown as Me),
    );
  return { kept, ...(await import("./sound.svelte")) };
}
/** Until everything that was begun is done. */
const settled = () => vi.dynamicImportSettled().then(() => new Promise((done) => setTimeout(done)));
const press = async () => {
  for (const hear of pressed) hear();
  await settled();
};
const heard = () => FakeAudio.made.map((audio) => audio.notes.length);

beforeEach(() => {
  FakeAudio.made = [];
  FakeAudio.blocked = false;
  page.hidden = false;
  pressed = [];
  vi.stubGlobal("AudioContext", FakeAudio);
});

test("it is off until it is switched on, and then heard at once", async () => {
  const { attend, kept, play, turn } = await opened({});
  attend();
  await press();
  play(["bid"]);
  await settled();
  expect(FakeAudio.made).toHaveLength(0);
  await turn(true);
  await settled();
  expect(FakeAudio.made.map(({ state }) => state)).toEqual(["running"]);
  expect(heard()).toEqual([10]);
  expect(kept.mock.calls.at(-1)?.[0].prefs).toMatchObject({ sound: true, volume: 60 });
  expect(FakeAudio.made[0]!.volume!.gain.value).toBeCloseTo(0.09);
  play(["bid"]);
  await settled();
  expect(heard()).toEqual([13]);
});

test("switched off it is silent, and gives back what it took", async () => {
  const { play, turn } = await opened({ sound: true });
  await turn(true);
  await settled();
  await turn(false);
  play(["bid"]);
  await settled();
  expect(FakeAudio.made.map(({ state }) => state)).toEqual(["closed"]);
  expect(heard()).toEqual([10]);
});

test("a page that nobody has pressed yet waits for that, and does not play what is over by then", async () => {
  const { attend, play } = await opened({ sound: true });
  const leave = attend();
  play(["bid"]);
  expect(FakeAudio.made).toHaveLength(0);
  await press();
  expect(FakeAudio.made.map(({ state }) => state)).toEqual(["running"]);
  expect(heard()).toEqual([0]);
  play(["bid"]);
  await settled();
  expect(heard()).toEqual([3]);
  leave();
  expect([pressed, FakeAudio.made[0]!.state]).toEqual([[], "closed"]);
});

test("a page that was pressed on the way to the table is heard from the beginning", async () => {
  const { attend } = await opened({ sound: true }, true);
  attend();
  await settled();
  expect(FakeAudio.made.map(({ state }) => state)).toEqual(["running"]);
});

test("a page nobody looks at only calls", async () => {
  const { attend, play } = await opened({ sound: true }, true);
  attend();
  await settled();
  page.hidden = true;
  play(["bid", "sold", "ship", "clear", "elections", "end"]);
  await settled();
  expect(heard()).toEqual([0]);
  play(["bid", "turn"]);
  await settled();
  expect(heard()).toEqual([10]);
});

test("where there is no sound, nothing happens", async () => {
  vi.stubGlobal("AudioContext", undefined);
  const { attend, kept, play, possible, sample, turn } = await opened({ sound: true }, true);
  expect(possible()).toBe(false);
  attend();
  await press();
  await sample();
  play(["turn"]);
  await turn(true);
  await settled();
  expect(kept).toHaveBeenCalledOnce();
});

test("where it is not allowed, it is asked for again with the next press", async () => {
  const { attend, play } = await opened({ sound: true });
  FakeAudio.blocked = true;
  attend();
  await press();
  play(["turn"]);
  await settled();
  expect(heard()).toEqual([0]);
  FakeAudio.blocked = false;
  pressed[0]?.();
  await settled();
  play(["turn"]);
  await settled();
  expect(heard()).toEqual([10]);
});

test("a browser that makes no more of them leaves the page alone", async () => {
  vi.stubGlobal("AudioContext", function () {
    throw new Error("too many");
  });
  const { attend, play, turn } = await opened({ sound: true }, true);
  attend();
  await press();
  play(["turn"]);
  await turn(true);
});
