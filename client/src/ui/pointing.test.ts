import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HOLD, NEXT, Pointing, REST, SLIP } from "./pointing.svelte";

let pointing: Pointing<string>;
const wait = (ms: number) => vi.advanceTimersByTime(ms);

beforeEach(() => {
  vi.useFakeTimers();
  pointing = new Pointing();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a mouse", () => {
  it("is answered once it rests, and only while it is there", () => {
    pointing.hover("boat");
    wait(REST - 1);
    expect(pointing.shown).toBe(null);
    wait(1);
    expect(pointing.shown).toBe("boat");
    pointing.hover("boat");
    expect(pointing.shown).toBe("boat");
    pointing.hover(null);
    expect(pointing.shown).toBe(null);
  });

  it("that passes over a sign is not answered", () => {
    pointing.hover("boat");
    wait(REST - 1);
    pointing.hover(null);
    wait(REST);
    expect(pointing.shown).toBe(null);
  });

  it("goes on to the next sign sooner", () => {
    pointing.hover("boat");
    wait(REST);
    pointing.hover("post");
    expect(pointing.shown).toBe(null);
    wait(NEXT);
    expect(pointing.shown).toBe("post");
  });

  it("that presses needs no words until it has been elsewhere", () => {
    pointing.hover("ship");
    wait(REST);
    pointing.click("ship");
    pointing.hover("ship");
    wait(REST);
    expect(pointing.shown).toBe(null);
    pointing.hover(null);
    pointing.hover("ship");
    wait(REST);
    expect(pointing.shown).toBe("ship");
  });
});

describe("a finger", () => {
  it("held on a sign is answered, and its click is none", () => {
    pointing.press("tile", 5, 5);
    wait(HOLD);
    expect(pointing.shown).toBe("tile");
    pointing.lift();
    expect(pointing.shown).toBe("tile");
    expect(pointing.ends()).toBe(true);
    expect(pointing.ends()).toBe(false);
  });

  it("that taps is not answered, and its click counts", () => {
    pointing.press("tile", 5, 5);
    wait(HOLD - 1);
    pointing.lift();
    wait(HOLD);
    expect([pointing.shown, pointing.ends()]).toEqual([null, false]);
  });

  it("may tremble, but not slip away", () => {
    pointing.press("tile", 5, 5);
    pointing.slip(5 + SLIP, 5);
    wait(HOLD);
    expect(pointing.shown).toBe("tile");
    pointing.press("tile", 5, 5);
    pointing.slip(6 + SLIP, 5);
    wait(HOLD);
    expect(pointing.shown).toBe(null);
  });

  it("is answered at once when the device says that it was held", () => {
    pointing.press("tile", 5, 5);
    expect(pointing.hold()).toBe(true);
    expect([pointing.shown, pointing.ends()]).toEqual(["tile", true]);
    pointing.press(null, 5, 5);
    expect([pointing.hold(), pointing.shown]).toEqual([false, null]);
  });

  it("that taps after a held press is heard", () => {
    pointing.press("tile", 5, 5);
    wait(HOLD);
    pointing.lift();
    pointing.press("tile", 5, 5);
    pointing.lift();
    expect([pointing.shown, pointing.ends()]).toEqual([null, false]);
  });
});

describe("the keyboard", () => {
  it("is answered at once, until it goes", () => {
    pointing.focus("key");
    expect(pointing.shown).toBe("key");
    pointing.blur();
    expect(pointing.shown).toBe(null);
  });

  it("that leaves takes no words from the mouse", () => {
    pointing.hover("boat");
    wait(REST);
    pointing.blur();
    expect(pointing.shown).toBe("boat");
  });
});
