// Pieces move, they don't blink: where they stood before is set against where they stand now.
import { tick } from "svelte";
import { changes, flights, voyages, type Change, type Flight, type Voyage } from "./difference";
import { apart, over, SAILING, type Frame, type Piece } from "./layer";
import type { View } from "../wire/wire";

type Places = Map<string, Element>;
interface Happened {
  flying: Flight[];
  sailing: Voyage[];
  changed: Change[];
}

/** How long a changed count stays in its place, at the shortest. */
export const READING = 900;
/** A piece that is drawn so much smaller where it goes flies there as it was. */
const SMALLER = 1.4;

function places(root: ParentNode, attribute: string): Places {
  const found: Places = new Map();
  for (const element of root.querySelectorAll(`[${attribute}]`)) {
    const id = element.getAttribute(attribute);
    if (id && !found.has(id) && element.getClientRects().length) found.set(id, element);
  }
  return found;
}

/** Where every piece stands. */
function record(root: Element): Map<string, Piece> {
  const found = new Map<string, Piece>();
  const frames = new Map<Element, Frame>();
  for (const [id, element] of places(root, "data-piece")) {
    const around = element.closest(".zone, .player") ?? root;
    const frame = frames.get(around) ?? {
      element: around,
      rect: around.getBoundingClientRect(),
    };
    frames.set(around, frame);
    found.set(id, { rect: element.getBoundingClientRect(), element, frame });
  }
  return found;
}

/**
 * Make a change and let everything on the board go where it belongs, in so many ms; 0 for at once.
 * `shown` tells the table that is drawn.
 */
export async function move(
  root: Element | undefined,
  ms: number,
  shown: () => View | null,
  change: () => void,
): Promise<void> {
  const was = shown();
  if (!root || !was || ms <= 0 || document.hidden) {
    change();
    return;
  }
  const before = record(root);
  change();
  const now = shown();
  await tick();
  if (!now || !root.isConnected) return;
  await play(root, before, ms, {
    flying: flights(was, now),
    sailing: voyages(was, now),
    changed: changes(was, now),
  });
}

/**
 * Let the pieces go from their old places to where they are now. A new piece comes from the place its
 * `data-from` names, or fades in; one that is gone sails or flies where that is told, or fades out.
 */
async function play(
  root: Element,
  before: Map<string, Piece>,
  ms: number,
  { flying, sailing, changed }: Happened,
): Promise<void> {
  const fixed = places(root, "data-place");
  const timing: KeyframeAnimationOptions = { duration: ms, easing: "cubic-bezier(.3,.7,.3,1)" };
  // First everything is measured, then everything is moved: a layout is made only once.
  const spots = new Map([...fixed].map(([id, element]) => [id, element.getBoundingClientRect()]));
  const counts = changed.flatMap(({ place, n }) => {
    const rect = counted(fixed.get(place));
    return rect ? [{ n, rect }] : [];
  });
  const now = record(root);
  const layer = over(root);
  const running: Promise<unknown>[] = [];
  const gone = new Map([...before].filter(([id]) => !now.has(id)));
  for (const [id, { rect, element }] of now) {
    const old = before.get(id);
    const from = old?.rect ?? spots.get(element.getAttribute("data-from") ?? "");
    if (!from) {
      // An empty berth and a ship in a fleet are seen once the ship has sailed.
      const delay = sailing.length && /^(fleet|berth):/.test(id) ? SAILING * ms : 0;
      const coming = { ...timing, delay, fill: "backwards" } as const;
      running.push(element.animate([{ opacity: 0 }, { opacity: 1 }], coming).finished);
    } else if (old && from.width > SMALLER * rect.width) {
      running.push(layer.fly(old, rect, timing, rect.width / from.width));
      const frames = [{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1 }];
      running.push(element.animate(frames, timing).finished);
    } else if (Math.abs(from.left - rect.left) > 1 || Math.abs(from.top - rect.top) > 1) {
      running.push(travel(element, way(from, rect), timing));
    }
  }
  for (const { from, to } of flying) {
    const end = spots.get(to) ?? before.get(to)?.rect ?? now.get(to)?.rect;
    const piece = before.get(from) ?? pictured(fixed.get(from), spots.get(from));
    if (!piece || !end) continue;
    gone.delete(from);
    running.push(layer.fly(piece, end, timing));
  }
  for (const { ship, furs } of sailing) {
    const piece = gone.get(`ship:${ship}`);
    if (!piece) continue;
    gone.delete(`ship:${ship}`);
    const cargo = furs.flatMap((purse) => fixed.get(purse)?.querySelector("svg") ?? []);
    running.push(layer.sail(piece, cargo, ms));
  }
  for (const piece of gone.values()) {
    // What is still there shows another piece by now.
    if (!piece.element.isConnected) running.push(layer.fade(piece, timing));
  }
  // New numbers take the place of old ones.
  if (counts.length) layer.clear();
  for (const { n, rect } of counts) running.push(layer.count(n, rect, Math.max(READING, 3 * ms)));
  await Promise.allSettled(running);
}

/** What a place shows, as a piece that can fly from it. */
function pictured(place: Element | undefined, rect: DOMRect | undefined): Piece | undefined {
  const element = place?.querySelector("svg");
  return place && element && rect ? { rect, element, frame: { element: place, rect } } : undefined;
}

/** Where the number of a place stands, with what follows it: its picture is beside that. */
function counted(place: Element | undefined): DOMRect | undefined {
  const number = place?.querySelector("b")?.getBoundingClientRect();
  const all = place?.getBoundingClientRect();
  if (!number || !all) return undefined;
  return new DOMRect(number.left - 2, all.top, all.right - number.left + 2, all.height);
}

/** The way from an old place to a new one, as key frames. */
function way(from: DOMRect, to: DOMRect): Keyframe[] {
  const { x, y } = apart(to, from);
  const scale = to.width ? from.width / to.width : 1;
  return [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: "none" }];
}

/** Over the others on its way; not as a key frame, so that the compositor can move it alone. */
async function travel(
  element: Element,
  frames: Keyframe[],
  timing: KeyframeAnimationOptions,
): Promise<void> {
  if (!(element instanceof HTMLElement)) return;
  element.style.zIndex = "9";
  try {
    await element.animate(frames, timing).finished;
  } finally {
    element.style.zIndex = "";
  }
}
