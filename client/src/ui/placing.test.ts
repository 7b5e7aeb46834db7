import { describe, expect, it } from "vitest";
import { place, RIM, type Box, type Size } from "./placing";

const room = { width: 320, height: 568 };
const tip = { width: 200, height: 80 };
const sign = (left: number, top: number, width = 20, height = 20): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

function standing(at: Box, size: Size = tip, within: Size = room): Box {
  const { x, y } = place(at, size, within);
  return { left: x, top: y, right: x + size.width, bottom: y + size.height };
}

const over = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe("a tip", () => {
  it("stands above its sign and points at its middle", () => {
    const { x, y, side, nib } = place(sign(150, 300), tip, room);
    expect([side, x, y + tip.height < 300, x + nib]).toEqual(["above", 60, true, 160]);
  });

  it("stands below where there is no room above", () => {
    const { side, y } = place(sign(150, 40), tip, room);
    expect([side, y > 60]).toEqual(["below", true]);
  });

  it("stands beside what is as high as the window", () => {
    const wide = { width: 1280, height: 300 };
    expect(place(sign(100, 10, 60, 280), tip, wide).side).toBe("right");
    expect(place(sign(1200, 10, 60, 280), tip, wide).side).toBe("left");
  });

  it("is in the window and never over its sign, wherever that is", () => {
    for (let left = -10; left <= room.width; left += 10)
      for (let top = -10; top <= room.height; top += 10) {
        const at = sign(left, top);
        const here = standing(at);
        expect(over(here, at)).toBe(false);
        expect(here.left >= RIM && here.right <= room.width - RIM).toBe(true);
        expect(here.top >= RIM && here.bottom <= room.height - RIM).toBe(true);
      }
  });

  it("points at its sign from within its own edge", () => {
    for (const left of [0, 300]) {
      const { nib } = place(sign(left, 300), tip, room);
      expect(nib > 8 && nib < tip.width - 8).toBe(true);
    }
  });
});
