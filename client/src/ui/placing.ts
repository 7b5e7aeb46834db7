// Where a tip stands: beside its sign, never over it, and within the window.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Size {
  width: number;
  height: number;
}
export type Side = "above" | "below" | "right" | "left";
export interface Place {
  x: number;
  y: number;
  side: Side;
  /** Where along its edge the tip points at the sign. */
  nib: number;
}

/** Between a tip and its sign. */
const GAP = 9;
/** Between a tip and the edge of the window. */
export const RIM = 6;
/** As close to its corner as a tip may point. */
const CORNER = 14;

/** Above, where neither a finger nor the mouse is in the way; else wherever there is room. */
export function place(sign: Box, tip: Size, room: Size): Place {
  const seen = {
    left: between(sign.left, 0, room.width),
    right: between(sign.right, 0, room.width),
    top: between(sign.top, 0, room.height),
    bottom: between(sign.bottom, 0, room.height),
  };
  const free: Record<Side, number> = {
    above: seen.top - tip.height,
    below: room.height - seen.bottom - tip.height,
    right: room.width - seen.right - tip.width,
    left: seen.left - tip.width,
  };
  const side =
    (["above", "below", "right", "left"] as const).find((one) => free[one] >= GAP + RIM) ??
    (free.above > free.below ? "above" : "below");
  const middle = { x: (seen.left + seen.right) / 2, y: (seen.top + seen.bottom) / 2 };
  const aside = side === "right" || side === "left";
  const wanted = {
    x: { above: 0, below: 0, right: seen.right + GAP, left: seen.left - GAP - tip.width }[side],
    y: { above: seen.top - GAP - tip.height, below: seen.bottom + GAP, right: 0, left: 0 }[side],
  };
  if (aside) wanted.y = middle.y - tip.height / 2;
  else wanted.x = middle.x - tip.width / 2;
  const x = between(wanted.x, RIM, room.width - RIM - tip.width);
  const y = between(wanted.y, RIM, room.height - RIM - tip.height);
  const nib = aside
    ? between(middle.y - y, CORNER, tip.height - CORNER)
    : between(middle.x - x, CORNER, tip.width - CORNER);
  return { x, y, side, nib };
}

function between(n: number, least: number, most: number): number {
  return Math.max(least, Math.min(n, most));
}
