// Pieces move, they don't blink: where they stood before is set against where they stand now.
import { tick } from "svelte";
import { changes, flights, type Change, type Flight } from "./difference";
import type { View } from "../wire";

interface Before {
  rect: DOMRect;
  element: Element;
}
type Places = Map<string, Element>;

/** How long a changed count stays beside its place, at the shortest. */
const READING = 900;

function places(root: ParentNode, attribute: string): Places {
  const found: Places = new Map();
  for (const element of root.querySelectorAll(`[${attribute}]`)) {
    const id = element.getAttribute(attribute);
    if (id && !found.has(id) && element.getClientRects().length) found.set(id, element);
  }
  return found;
}

/** Where every piece stands. */
function record(root: ParentNode): Map<string, Before> {
  const before = new Map<string, Before>();
  for (const [id, element] of places(root, "data-piece")) {
    before.set(id, { rect: element.getBoundingClientRect(), element });
  }
  return before;
}

/**
 * Make a change and let everything on the board go where it belongs, in so many ms; 0 for at once.
 * `shown` tells the table that is drawn.
 */
export async function move(root: Element | undefined, ms: number, shown: () => View | null, change: () => void): Promise<void> {
  const was = shown();
  if (!root || !was || ms <= 0 || document.hidden) return change();
  const before = record(root);
  change();
  const now = shown();
  await tick();
  if (!now || !root.isConnected) return;
  await play(root, before, ms, flights(was, now), changes(was, now));
}

/**
 * Let the pieces go from their old places to where they are now. A new piece comes from the place its
 * `data-from` names, or fades in; one that is gone flies where a flight says, or fades out.
 */
async function play(root: Element, before: Map<string, Before>, ms: number, flying: Flight[], changed: Change[]): Promise<void> {
  const now = places(root, "data-piece");
  const fixed = places(root, "data-place");
  const timing: KeyframeAnimationOptions = { duration: ms, easing: "cubic-bezier(.3,.7,.3,1)" };
  // First everything is measured, then everything is moved: a layout is made only once.
  const spots = new Map([...fixed].map(([id, element]) => [id, element.getBoundingClientRect()]));
  const here = new Map([...now].map(([id, element]) => [id, element.getBoundingClientRect()]));
  const running: Promise<unknown>[] = [];
  for (const [id, element] of now) {
    const rect = here.get(id)!;
    const old = before.get(id)?.rect ?? spots.get(element.getAttribute("data-from") ?? "");
    if (!old) running.push(element.animate([{ opacity: 0 }, { opacity: 1 }], timing).finished);
    else if (Math.abs(old.left - rect.left) > 1 || Math.abs(old.top - rect.top) > 1) {
      running.push(travel(element, way(old, rect), timing));
    }
  }
  const layer = over(root);
  const flown = new Set<string>();
  for (const { from, to } of flying) {
    const start = before.get(from)?.rect ?? spots.get(from);
    const end = spots.get(to) ?? before.get(to)?.rect ?? here.get(to);
    const picture = before.get(from)?.element ?? fixed.get(from)?.querySelector("svg");
    if (!start || !end || !picture) continue;
    flown.add(from);
    running.push(layer.fly(picture, start, end, timing));
  }
  for (const [id, { rect, element }] of before) {
    // What is still there shows another piece by now.
    const gone = !now.has(id) && !flown.has(id) && !element.isConnected;
    if (gone) running.push(layer.fade(element, rect, timing));
  }
  for (const { place, n } of changed) {
    const rect = spots.get(place);
    if (rect) running.push(layer.count(n, rect, Math.max(READING, 3 * ms)));
  }
  await Promise.allSettled(running);
}

/** The way from an old place to a new one, as key frames. */
function way(from: DOMRect, to: DOMRect): Keyframe[] {
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = to.width ? from.width / to.width : 1;
  return [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: "none" }];
}

/** Over the others on its way; not as a key frame, so that the compositor can move it alone. */
async function travel(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Promise<void> {
  if (!(element instanceof HTMLElement)) return;
  element.style.zIndex = "9";
  try {
    await element.animate(frames, timing).finished;
  } finally {
    element.style.zIndex = "";
  }
}

/** Things drawn over the board that nobody can press or hear. */
function over(root: Element) {
  let origin: DOMRect | undefined;
  async function show(element: HTMLElement, rect: DOMRect, frames: Keyframe[], timing: KeyframeAnimationOptions): Promise<void> {
    const shell = document.createElement("span");
    shell.className = "flying";
    shell.ariaHidden = "true";
    shell.inert = true;
    shell.append(element);
    root.append(shell);
    // Where 0 is depends on the frames around: a container is a frame of its own for what is fixed.
    origin ??= shell.getBoundingClientRect();
    shell.style.transform = `translate(${rect.left - origin.left}px, ${rect.top - origin.top}px)`;
    try {
      await element.animate(frames, { ...timing, fill: "both" }).finished;
    } finally {
      shell.remove();
    }
  }
  function sized(picture: Element, rect: DOMRect): HTMLElement {
    const element = document.createElement("span");
    const copy = picture.cloneNode(true) as Element;
    for (const one of [copy, ...copy.querySelectorAll("[data-piece], [id]")]) {
      one.removeAttribute("data-piece");
      one.removeAttribute("id");
    }
    element.style.width = `${rect.width}px`;
    element.style.height = `${rect.height}px`;
    element.append(copy);
    return element;
  }
  return {
    fly(picture: Element, from: DOMRect, to: DOMRect, timing: KeyframeAnimationOptions) {
      const x = to.left + to.width / 2 - (from.left + from.width / 2);
      const y = to.top + to.height / 2 - (from.top + from.height / 2);
      const high = Math.min(60, Math.hypot(x, y) / 4);
      return show(sized(picture, from), from, [
        { transform: "none" },
        { transform: `translate(${x / 2}px, ${y / 2 - high}px) scale(1.15)` },
        { transform: `translate(${x}px, ${y}px) scale(0.8)` },
      ], { ...timing, easing: "ease-in-out" });
    },
    fade(picture: Element, rect: DOMRect, timing: KeyframeAnimationOptions) {
      return show(sized(picture, rect), rect, [{ opacity: 1 }, { opacity: 0, transform: "translateY(-6px)" }], timing);
    },
    count(n: number, rect: DOMRect, ms: number) {
      const element = document.createElement("b");
      element.className = n > 0 ? "more" : "less";
      element.textContent = n > 0 ? `+${n}` : `−${-n}`;
      const still = { opacity: 1, transform: "translateY(-60%)" };
      return show(element, rect, [
        { opacity: 0, transform: "translateY(0)" },
        { ...still, offset: 0.15 },
        { ...still, offset: 0.7 },
        { opacity: 0, transform: "translateY(-110%)" },
      ], { duration: ms });
    },
  };
}
