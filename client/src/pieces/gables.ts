// Outlines of gables above a front of width w, from its upper left corner.

export const GABLES = ["step", "spout", "neck", "bell", "cornice"] as const;
export type Gable = (typeof GABLES)[number];

/** The outline as the data of a path, and how high it stands. */
export function gable(kind: Gable, w: number): { d: string; high: number } {
  const u = (...parts: (string | number)[]) =>
    parts.map((part) => (typeof part === "number" ? round(part * w) : part)).join(" ");
  switch (kind) {
    case "step": {
      const up = u("v", -0.125, "h", 0.0975);
      const down = u("h", 0.0975, "v", 0.125);
      const top = u("v", -0.0875, "h", 0.22, "v", 0.0875);
      return {
        d: `M0 0 ${up.concat(" ").repeat(4)}${top} ${down.concat(" ").repeat(4)}z`,
        high: 0.5875 * w,
      };
    }
    case "spout":
      return {
        d: `M0 0 ${u("v", -0.06, "L", 0.4, -0.5, "v", -0.1, "h", 0.2, "v", 0.1, "L", 1, -0.06)}V0z`,
        high: 0.6 * w,
      };
    case "neck":
      return {
        d: `M0 0 ${u("v", -0.06, "h", 0.06, "c", 0, -0.12, 0.1, -0.12, 0.15, -0.1)} ${u(
          "c",
          0.06,
          0.02,
          0.07,
          -0.06,
          0.07,
          -0.12,
          "v",
          -0.24,
          "L",
          0.5,
          -0.64,
          "L",
          0.72,
          -0.52,
          "v",
          0.24,
        )} ${u("c", 0, 0.06, 0.01, 0.14, 0.07, 0.12, "c", 0.05, -0.02, 0.15, -0.02, 0.15, 0.1, "h", 0.06)}V0z`,
        high: 0.64 * w,
      };
    case "bell":
      return {
        d: `M0 0 ${u("v", -0.08, "c", 0.16, -0.01, 0.2, -0.1, 0.23, -0.22, "c", 0.03, -0.14, 0.1, -0.2, 0.19, -0.21)} ${u(
          "v",
          -0.06,
          "h",
          0.16,
          "v",
          0.06,
          "c",
          0.09,
          0.01,
          0.16,
          0.07,
          0.19,
          0.21,
          "c",
          0.03,
          0.12,
          0.07,
          0.21,
          0.23,
          0.22,
        )} V0z`,
        high: 0.57 * w,
      };
    default:
      return {
        d: `${u("M", -0.03)} 0 ${u("v", -0.07, "h", 0.32, "L", 0.5, -0.24, "L", 0.71, -0.07, "h", 0.32)}V0z`,
        high: 0.24 * w,
      };
  }
}

function round(n: number): number {
  return Math.round(n * 100) / 100;
}

/** A sail of width w and height h, its upper left corner at x and y. */
export function sail(x: number, y: number, w: number, h: number): string {
  const q = (a: number, b: number, c: number, d: number) =>
    `q${round(a * w)} ${round(b * h)} ${round(c * w)} ${round(d * h)}`;
  return `M${x} ${y}${q(0.5, 0.14, 1, 0)}${q(0.2, 0.5, 0.06, 1)}${q(-0.56, 0.16, -1.12, 0)}${q(-0.14, -0.5, 0.06, -1)}z`;
}
