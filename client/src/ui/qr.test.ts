import jsQR from "jsqr";
import { encode } from "uqr";
import { expect, it } from "vitest";
import { outline } from "./qr";

const LINKS = [
  "http://192.168.1.5:8626/#/join/abcdefghijklmnopqrstuv",
  `https://example.org/a/long/prefix/#/table/${"x".repeat(120)}`,
];

/** Draws a path of runs into pixels, several for each module. */
function pixels({ size, path }: { size: number; path: string }, scale = 4) {
  const width = size * scale;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1)
      for (let at = Number(x) * scale; at < (Number(x) + Number(run)) * scale; at += 1)
        data.fill(0, (row * width + at) * 4, (row * width + at) * 4 + 3);
  return { data, width };
}

it.each(LINKS)("another reader reads what is drawn: %s", (link) => {
  const drawn = outline(encode(link, { border: 4 }));
  const { data, width } = pixels(drawn);
  expect(jsQR(data, width, width)?.data).toBe(link);
});

it("has a quiet zone of four modules all around", () => {
  const { size, path } = outline(encode(LINKS[0]!, { border: 4 }));
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((run) => run.slice(1).map(Number));
  expect(Math.min(...runs.map(([x]) => x!), ...runs.map(([, y]) => y!))).toBe(4);
  expect(Math.max(...runs.map(([x, , n]) => x! + n!), ...runs.map(([, y]) => y! + 1))).toBe(
    size - 4,
  );
});
