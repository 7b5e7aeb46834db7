import { beforeEach, describe, expect, it } from "vitest";
import { aimed, notice } from "./clicks";

/** A click, noticed as the page does; whether it was aimed at what it hit. */
function click(x: number, y: number, timeStamp: number, place = "", detail = 1): boolean {
  const closest = () => (place ? { getAttribute: () => place } : null);
  const event = { clientX: x, clientY: y, timeStamp, detail, target: { closest } };
  notice(event as unknown as MouseEvent);
  return aimed(event);
}

beforeEach(() => click(-100, -100, 0));

describe("a click", () => {
  it("counts once, and a key's always, but not the second of a double click", () => {
    expect([0, 1, 2, 3].map((detail) => aimed({ detail }))).toEqual([true, true, false, false]);
  });

  it("doesn't commit where another has just brought the button that does", () => {
    click(75, 604, 1000);
    expect(click(80, 600, 1700, "deck")).toBe(false);
    expect(click(80, 600, 2400, "deck")).toBe(true);
  });

  it("commits anywhere else, and after a while", () => {
    click(75, 604, 1000);
    expect(click(75, 640, 1700, "deck")).toBe(true);
    click(75, 604, 3000);
    expect(click(75, 604, 4600, "deck")).toBe(true);
  });

  it("commits again where one has just committed", () => {
    click(75, 604, 1000, "deck");
    expect(click(75, 604, 1700, "deck")).toBe(true);
    expect(click(75, 604, 2400, "dialog")).toBe(false);
  });
});
